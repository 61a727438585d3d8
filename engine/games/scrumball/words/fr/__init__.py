"""The sentences of the game in French."""
