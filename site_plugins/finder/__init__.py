"""What the finder of the site looks through: every paragraph of the book as a document, in each language."""
