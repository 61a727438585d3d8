"""Drawings that belong to no game: HTML, signs, dice, cards, pitch, scoreboard, sheet."""
