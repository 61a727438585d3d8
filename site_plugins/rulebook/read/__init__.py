"""What is read: pages, rulings, coverage, glossary, tests, each with its mistakes by file and line."""
