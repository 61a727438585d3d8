"""Endless questions about the rules, made by the engine from legal positions, and checked by it in another way."""
