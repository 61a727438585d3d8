"""Players that decide by themselves; each sees what it is asked and nothing else."""
