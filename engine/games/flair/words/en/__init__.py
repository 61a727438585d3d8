"""The sentences of the game in English."""
