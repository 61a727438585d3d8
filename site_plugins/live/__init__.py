"""Widgets that play: their runtime in the browser, and the whole book without a network."""
