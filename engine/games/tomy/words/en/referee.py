"""What one tells a referee of TOMY rugby dice, in English."""

from __future__ import annotations

from engine.core.moment_words import MomentWords

WORDS = MomentWords(
    moments={
        "turn": "A turn, before its first throw",
        "again": "After a throw: again, score or stop?",
        "posts": "A try: the die with the posts",
        "bonus": "A bonus try: the white die",
        "defence": "The defence: the red die",
        "shootout": "A kick of the shoot-out",
        "opening": "The roll-off",
    },
    fields={
        "hand": "Who throws?",
        "shootout.hand": "Who kicks?",
        "part": "Part of the match",
        "round": "Which throw of this part?",
        "shootout.round": "Which kick?",
        "score": "Score",
        "warnings": "Warnings",
        "serving": "Who is suspended in this round?",
        "first": "Who began the match?",
        "shots": "Kicks of the shoot-out so far",
    },
    hints={
        "warnings": "One is a yellow card, two are a red one.",
        "serving": "Whoever came into it with a red card. May stay empty where the cards say so.",
        "first": "Left empty: {0}, unless the rest says otherwise.",
    },
    values={
        "part": {"first-half": "first half", "second-half": "second half", "extra-time": "extra time"},
        "shots": {"in": "in", "wide": "wide"},
    },
)
