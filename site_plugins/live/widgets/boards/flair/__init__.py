"""The board of French Flair."""
