"""What one tells a referee of Draft Football, in English."""

from __future__ import annotations

from engine.core.moment_words import MomentWords

WORDS = MomentWords(
    moments={
        "answer": "Answering the card on top",
        "go-on": "Going on from one’s own card",
        "shot": "A shot: the green card on top",
        "foul": "A foul: the red card",
        "engage": "A kick-off",
        "pick": "Picking a card in the draft",
        "deal": "Turning up the cards of the draft",
        "refill": "Drawing up to six after a goal",
    },
    fields={
        "top": "The card on top",
        "top_seat": "Who laid it?",
        "goes_on": "That side goes on from it: nobody has answered",
        "hands": "Hands",
        "goals": "Goals, as cards in front of each side",
        "yellows": "Yellow cards in front of each side",
        "part": "Part of the match",
        "minute": "Minute",
        "discard": "Cards already played",
        "under": "Cards put under the pile",
        "open": "Cards of each hand that the other side has seen",
        "played": "Cards laid in this part",
        "actor": "Who is to act?",
        "engager": "Who kicks off this part?",
        "restart": "This kick-off follows a goal, given or refused",
        "row": "The cards face up",
        "due": "Who draws, in order?",
    },
    hints={
        "discard": "All others lie in the pile.",
        "under": "In the order in which they were put there.",
        "open": "So many from the left.",
    },
    values={
        "due": {"0": "{0}", "1": "{1}"},
        "part": {
            "first-half": "first half",
            "second-half": "second half",
            "extra-1": "extra time, first part",
            "extra-2": "extra time, second part",
            "golden-goal": "golden goal",
        },
    },
    parts={"discard": ("",), "under": ("",)},
)
