"""Computer players of TOMY rugby dice."""
