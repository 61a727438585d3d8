"""Every ruling of the book, played."""
