"""Computer players of Draft Football."""
