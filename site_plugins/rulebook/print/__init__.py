"""What is put on pages: markup made from the book that was read."""
