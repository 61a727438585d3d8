"""What one tells a referee of 5-3-Double!, in English."""

from __future__ import annotations

from engine.core.moment_words import MomentWords

WORDS = MomentWords(
    moments={
        "throw": "A throw of both dice",
        "penalty": "A 3: the penalty",
        "try": "A 5: the try and its conversion",
        "fault": "A double 1: the fault",
        "drop": "A double 3: the drop",
        "counter": "A double 4: the counter-attack",
        "opening": "The throw for the kick-off",
    },
    fields={
        "hand": "Whose hand is it?",
        "half": "Half",
        "minute": "Minute",
        "score": "Score",
        "yellow": "Yellow cards, given at minute",
        "red": "Red cards",
        "first": "Who kicked off the match?",
        "spent": "Yellow cards over at half-time",
    },
    hints={
        "minute": "At which this action starts.",
        "yellow": "One number for each card: 12 15. Those that have run out may stand there too.",
        "spent": "In the second half: those that ran out in the first one. They stand here, not above.",
        "first": "The other player begins the second half. Left empty: {0}, unless the minute says otherwise.",
    },
    values={"half": {"1": "first half", "2": "second half"}},
)
