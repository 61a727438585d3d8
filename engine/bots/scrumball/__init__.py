"""Computer players of Scrumball Rugby."""
