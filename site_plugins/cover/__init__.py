"""The cover of a game: its facts at a glance, the chart of a turn, and its chapters."""
