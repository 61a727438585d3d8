"""Lessons: what they hold, when a step is solved, and why a try was wrong."""
