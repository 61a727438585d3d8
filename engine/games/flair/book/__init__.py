"""What the book says of the game, as data: situations, rulings, sources, what house rules change."""
