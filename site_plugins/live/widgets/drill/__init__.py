"""Drills: questions about the rules on the stage on which matches are played, and what comes of an answer."""
