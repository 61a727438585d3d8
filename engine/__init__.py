"""The rules of the games, in pure Python: the same code plays in the browser, at build time and in the tests."""
