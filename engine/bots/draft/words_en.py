"""What the players of Draft Football go by, in English."""

from __future__ import annotations

EASY = {
    "no-midfield": "Picks the shots, then the saves, and forgets those who win the ball in between.",
    "first-in-the-row": "Once the shots and the saves are gone, takes the card that lies first in the row.",
    "shoots-on-sight": "Shoots whenever a green card fits, even at a player who was seen to pick a save.",
    "fouls-gladly": "Lays the red card when an interception or a save would have done, and hands out free kicks.",
    "any-that-fits": "Lays any card that fits, without a thought for what it lets the other do.",
}
MEDIUM = {
    "a-shot-to-begin-with": (
        "Pick a shot to begin with, and a second one later: "
        "if the first is parried, the other can follow on the rebound."
    ),
    "every-interception": (
        "Take every interception that you can get: there are few of them, "
        "and black is the one card that answers a pass and still lets you go on to shoot."
    ),
    "a-save-in-hand": "Have a save in hand: only white stops a shot, and you will not always draw it in time.",
    "fill-up": (
        "Fill up with passes and crosses, with at least one blue card for a kick-off, "
        "and leave the fouls to the other side."
    ),
    "win-it-back": "Answer with an interception, or else with a save; foul only when nothing else fits.",
    "shoot-on-the-rebound": "Shoot straight at a save that has just been laid: that hand has one save fewer.",
    "finish-the-cross": "Shoot when your cross was let through: whoever passed on it held no save.",
    "cross-first": (
        "Cross before you pass or shoot: a cross draws the save out of the other hand, "
        "and if nobody answers it, your shot has only the luck of one draw to fear."
    ),
    "shoot-when-clear": (
        "With no cross to lay, shoot as long as you have seen no save go into the other hand and stay there."
    ),
    "hold-the-shot": "Keep your shot while you know of a save in the other hand, and pass until it is gone.",
}
HARD = (
    "Has learnt from thousands of halves what each colour is worth, and picks an interception before any shot. "
    "At every choice it deals itself hands and piles that fit what it has seen, plays each option on, "
    "and takes the one that wins most often."
)
