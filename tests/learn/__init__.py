"""How one learns: memory, progress, drills."""
