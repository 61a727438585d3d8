"""MkDocs plugins and the small tools around them: the rulebook, its live situations, its look."""
