"""The rules of the game: a module for each section of the book, a function for each paragraph."""
