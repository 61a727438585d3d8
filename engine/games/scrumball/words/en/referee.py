"""What one tells a referee of Scrumball Rugby, in English."""

from __future__ import annotations

from engine.core.moment_words import MomentWords

WORDS = MomentWords(
    moments={
        "card": "A card in open play",
        "tackle": "A tackle",
        "ruck": "A ruck and its contest",
        "interception": "An interception",
        "kick": "A kick in open play",
        "drop": "A drop at goal",
        "touch": "A kick to touch",
        "scrum": "A scrum",
        "line-out": "A line-out",
        "maul": "A maul",
        "penalty": "A penalty",
        "conversion": "A conversion",
        "kick-off": "A kick-off",
        "drop-out": "A drop-out",
        "mark": "A mark",
        "substitution": "A substitution",
        "draw": "Drawing cards",
        "opening": "The throw for the kick-off",
    },
    fields={
        "hand": "Who has the ball?",
        "scrum.hand": "Who puts the ball in?",
        "line-out.hand": "Who throws in?",
        "penalty.hand": "Whose penalty is it?",
        "conversion.hand": "Who scored the try?",
        "kick-off.hand": "Who kicks off?",
        "drop-out.hand": "Who drops out?",
        "mark.hand": "Who called the mark?",
        "ball": "Where is the ball?",
        "hands": "Hands",
        "score": "Score",
        "half": "Half",
        "seconds": "Clock",
        "drawn": "Cards drawn in this half",
        "advantage": "Who plays under advantage?",
        "mark": "Mark of the advantage",
        "subs": "Substitutions left",
        "first": "Who kicked off the match?",
        "played": "Cards already played",
        "phases": "Phases of this maul",
        "due": "Cards still to draw",
        "bench": "Who is asked for a substitution?",
    },
    hints={
        "ball": "From 0, the line that {0} defends, to 100, the one that {1} defends; 10 m of in-goal beyond.",
        "mark": "In the same metres as the ball.",
        "drawn": "Left empty, they are counted from the hands and the cards played.",
        "played": "All others lie in the pile.",
        "seconds": "Minutes and seconds of this half: 7:30.",
    },
    values={
        "half": {"1": "first half", "2": "second half"},
        "phases": {"0": "none yet", "1": "one already"},
        "bench": {"2": "both sides", "1": "only the side without the ball"},
    },
)
