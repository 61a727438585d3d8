"""What the computer players of 5-3-Double! go by, in English."""

from __future__ import annotations

EASY = {
    "posts-only": (
        "Looks only at how far the posts are: it kicks from a 3-5 or a 3-6, plays on from a 3-2, and never glances at "
        "the score or the clock."
    ),
    "tempted": "Cannot make up its mind about a 3-4, and takes that even-money kick every other time.",
    "panic": (
        "More than a converted try behind, it turns down every kick and lets the minutes run away while it dreams of "
        "tries."
    ),
    "every-duel": "Never turns down a duel after a fault, though the kicker loses more of them than he wins.",
    "every-drop": "Always goes for the drop goal, even when three points are no use or the hand is worth more.",
}
"""The mistakes of a beginner."""
MEDIUM = {
    "final-whistle": (
        "On the last action of the match a kick is also the final whistle: take it when you are ahead, or when three "
        "points win or save the match and the odds are fair; otherwise keep the hand and play on."
    ),
    "half-time-whistle": (
        "On the last action before half-time keep the hand for one more free action, unless you have five chances in "
        "six of three points."
    ),
    "ahead": (
        "When you are ahead, keep the hand: while the dice are yours the other side can hardly score, and the clock "
        "works for you."
    ),
    "long-shot": (
        "With a 3-2, a 3-4 or a duel, keep the hand: another action of your own is worth more than a long shot."
    ),
    "last-word": (
        "If keeping the hand takes the clock to the last minute, keep it: the last action of the half will then be "
        "yours."
    ),
    "two-scores-behind": (
        "More than seven points behind, one try will not do: take a near kick at once, for it is quick and leaves time "
        "for more."
    ),
    "three-behind": (
        "One to three points behind, a near kick draws you level or puts you ahead: take it, but before half-time only "
        "from a 3-6 or a drop goal."
    ),
    "try-wanted": "Level, or four to seven points behind, in the last ten minutes: keep the hand and play for the try.",
    "early-points": (
        "With plenty of time and no lead, take the points of a 3-6 or a drop goal, and play on from anything less."
    ),
}
"""The rules of thumb of a club player."""
HARD = (
    "It has worked the match out backwards from full time and takes the option with the better chance to win. Every "
    "minute, every point and every card on the table counts; only how long cards still to come will last is averaged."
)
"""How the one that has worked the match out thinks."""
