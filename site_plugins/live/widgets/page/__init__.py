"""What every page of widgets shares: what it says of itself, what it shows, what it reads."""
