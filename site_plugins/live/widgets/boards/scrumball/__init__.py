"""The board of Scrumball Rugby."""
