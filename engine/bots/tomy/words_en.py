"""The English words of the computer players of TOMY rugby dice."""

from __future__ import annotations

EASY = {
    "first-that-comes": "It takes the first score that comes and never looks at the sheet, even when three points "
    "cannot save it any more.",
    "spurned-kick": "A drop goal at the first attempt? Sometimes it throws those points back, in hope of a try.",
    "two-alike": "It holds on to two dice that are alike, as one does in other games, though two Balls lead nowhere.",
    "tries-only": "It dreams of tries: a Foot and the Posts are thrown again, even when they lie side by side.",
    "third-forgotten": "Now and then it stops after two attempts, and forgets that there is a third.",
    "white-die": "It cannot leave the white die alone, not even in the lead.",
    "kicks-let-through": "It throws the red die against tries only, as if three points here and there did not add up.",
}
"""The mistakes of a beginner."""
MEDIUM = {
    "take-score": "Take what scores: what is thrown again is gone, and the dice seldom bring it back.",
    "one-short": "If two dice lack only one for a score, keep both and throw the third; of two such pairs, keep the "
    "one that more faces can complete, or that pays more.",
    "best-die": "If no two dice go together, keep the one that most can still become of: a Player for a try, a Foot or "
    "the Posts for a kick.",
    "fresh-throw": "If nothing fits, pick up all three: a Ball is soon thrown again, and a Card is good for nothing.",
    "only-a-try": "In your last throw, more than three points behind, a kick is no help: throw it again, and keep only "
    "what leads to a try.",
    "keep-bonus": "After a bonus try, keep the points unless you badly need more: on average the white die neither "
    "gives nor takes, it only makes the match wilder.",
    "white-die": "If you would still be behind after a bonus try, throw the white die: a wilder match is what you "
    "need.",
    "red-die": "Always throw the red die: it cancels one score in three and brings a warning only one time in six.",
}
"""The rules of thumb of a club player."""
HARD = (
    "It reckons: every way in which the dice of this throw can fall, with the best choice after each of them, and for "
    "the throws to come a table of how often each lead is held. It wants to win the match, not to make points, so it "
    "plays safe in front and takes risks behind."
)
"""How the best player thinks."""
