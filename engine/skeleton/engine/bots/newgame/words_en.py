"""What the computer players of New Game go by, in English."""

from __future__ import annotations

EASY = {
    "safe": "Kicks from near as long as it is not behind, and goes home with far kicks that were never taken.",
    "hurry": "Kicks from far as soon as it is a single goal behind, although there is plenty of time.",
}
"""The mistakes of a beginner."""
MEDIUM = {
    "use-them-up": "A far kick is worth nothing after the last kick: take them while there are kicks left.",
    "far-behind": "Two goals behind or more, kick from far: one at a time will not do.",
    "near-first": "Otherwise kick from near, and keep the far kicks until you know what you need.",
}
"""The rules of thumb of a club player."""
HARD = "It plays the match on to its end from each option, hundreds of times, and takes the one that wins most often."
"""How the one that looks ahead thinks."""
