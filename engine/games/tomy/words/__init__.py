"""The sentences of the game, in each language."""
