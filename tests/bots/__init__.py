"""Computer players, game by game."""
