"""The board of 5-3-Double!."""
