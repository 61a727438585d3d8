"""Whole matches: set-up, the match itself, the coach, the replay and what is kept on the device.

`page.py` answers the page; `fixture.py` is a match between people and computer players; everything else draws.
"""
