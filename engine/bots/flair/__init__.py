"""Computer players of French Flair."""
