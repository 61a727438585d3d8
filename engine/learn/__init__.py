"""How one learns a game: what is known of each rule, and questions about it."""
