"""How one learns a game: lessons, questions about its rules, and what is known of each rule."""
