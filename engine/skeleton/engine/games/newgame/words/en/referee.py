"""What one tells a referee of New Game, in English."""

from __future__ import annotations

from engine.core.moment_words import MomentWords

WORDS = MomentWords(
    moments={
        "kick": "A kick: from near or from far?",
        "near": "A kick from near",
        "far": "A kick from far",
        "toss": "The toss",
    },
    fields={
        "first": "Who kicked first?",
        "kicks": "Kicks taken so far",
        "score": "Score",
        "far": "Kicks from far so far",
    },
    hints={"kicks": "By both together: it says whose turn it is."},
)
