"""TOMY rugby dice (reference 7144): three blue dice, a green, a white and a red one, and two matches to win."""
