"""The computer players of New Game."""
