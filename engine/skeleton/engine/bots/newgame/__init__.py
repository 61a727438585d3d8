"""Computer players of New Game."""
