"""The Learn page of a game: a match in thirty seconds, its lessons as a list, and a lesson on the stage.

`page.py` answers the page, `sitting.py` says where the reader is, `commands.py` what can be done; the rest draws.
"""
