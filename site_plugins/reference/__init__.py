"""The reference page: the public names of the engine, read from their docstrings and told in both languages."""
