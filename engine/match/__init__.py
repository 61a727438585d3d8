"""A match between people and computer players, on a page or at a terminal: what was agreed, and whose turn it is.

`settings.py` is what is agreed before the kick-off, `fixture.py` the match itself, `saves.py` how it is kept.
"""
