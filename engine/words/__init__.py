"""The words of the house, a folder for each language; those of a game stand in the game's own `words`."""

LANGUAGES = ("en", "fr")
"""The languages of the book; whoever asks for none of them is answered in the first."""
