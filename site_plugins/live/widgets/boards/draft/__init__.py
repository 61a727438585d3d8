"""The board of Draft Football."""
