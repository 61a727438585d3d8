"""How the computer players of Scrumball Rugby decide, in English."""

from __future__ import annotations

EASY = {
    "hoarded-tackle": "Saves its Tackle cards for its own line, and lets the attack run up to it for nothing.",
    "hopeful-interception": "Dreams of the great interception and misses five in six, with nobody left to tackle.",
    "wasted-pass-tackle": "Tackles with the Pass-Tackle card even with a Tackle card in hand, and later lacks a pass.",
    "shy-at-rucks": "Leaves a ruck alone because the last contest was missed, however wide the zone is now.",
    "bold-at-rucks": "Contests because it feels lucky, even where a single number would do.",
    "tempting-drop": "Cannot hold a Drop card near the posts without trying it, with three passes still in hand.",
    "any-card": "Plays whichever card comes first to hand, and kicks away a ball that could have been carried.",
    "boot-it": "Kicks with two dice because far sounds good, and hands the ball over each time.",
    "two-dice": "Takes two dice wherever it may, though every die more is one more that can show a 1.",
    "maul-anywhere": "Mauls whenever there is a maul, even where five metres do not pay for the risk of a penalty.",
    "goal-from-afar": "Kicks every penalty at goal as soon as the posts can be seen.",
    "quick-tap": "Taps the other penalties in a hurry, and leaves a free line-out further up the field unused.",
    "idle-bench": "Forgets that there are substitutions, and finishes the match with both of them.",
    "forgotten-whistle": "Plays on past the limit although it leads, until the lead is gone.",
    "catch-and-run": "Plays on with every ball it gets, even from its own in-goal.",
    "polite": "Never asks to see the hand of a side that is stuck, so as not to offend.",
}

MEDIUM = {
    "free-shot": "Under advantage, kick or drop at once: if it fails, the penalty brings you back to the mark.",
    "clear-the-22": "In your own 22 a Touch card comes first: the line-out is far away, and you steal four in ten.",
    "run-first": "Run before you pass: it gains most, a 6 cannot be tackled, and it tempts out the tackles.",
    "pass-next": "Without a run, pass: ten sure metres, as far as the defence lets you.",
    "pass-tackle-last": "Keep Pass-Tackle cards to the end of an attack: they are the ones that also defend.",
    "drop-when-dry": "Drop at goal when no card is left to go forward with, from 35 metres at most; until then play "
    "for the try.",
    "touch-when-dry": "With nothing left to carry the ball and half the pitch to go, find touch rather than wait.",
    "kick-when-dry": "Otherwise kick along the ground with the last cards: every second ball is yours again.",
    "ground-the-ball": "Touch down behind your own line: the drop-out is yours, and every second one comes back to "
    "you.",
    "end-in-front": "Past the limit, in front and with the ball: end the match; end the first half if you are far "
    "from their line.",
    "intercept-for-a-try": "Intercept where thirty metres make a try, or where a table counts a 6 on either die; "
    "elsewhere a tackle wins more.",
    "tackle-everything": "Tackle every time, with a Tackle card first: with the contest more than one in three wins "
    "the ball, and fills up your hand.",
    "better-dice": "Count before you throw: one die for an interception, a goal from under ten metres and a touch "
    "within fifty, two for the rest.",
    "contest-wide": "Contest when the zone covers three numbers or more: then every second ball is yours, or better.",
    "leave-narrow": "Leave a zone of one or two numbers alone: a miss gives away an advantage, which is a free shot.",
    "maul-at-the-line": "Maul within ten metres of the line: from the line itself, more than half of them score.",
    "cards-from-afar": "Further out play your cards: one phase in seven ends in a penalty against you.",
    "take-the-points": "Kick penalties at goal up to 30 metres: three points, and they must kick off to you.",
    "touch-from-afar": "From further out kick the penalty to touch: you gain the metres and throw in yourself.",
    "mind-the-score": "When the match can end at any moment, ask what you need: drop if three points do, else keep "
    "the ball in hand.",
    "keep-the-kick-off": "Kick off with one die: 1, 2 or 3 and the ball is still yours.",
    "kick-in-front": "Kick along the ground, not up high: a high kick nearly always gives the ball away, a ground "
    "kick only every second time.",
    "play-on": "Do not mark a kick in your 22: six cards in hand take you further than a kick.",
    "fresh-cards": "Change cards when you hold nothing to tackle with, and lay the kicking cards aside first.",
    "save-the-bench": "Leave a hand alone that can tackle: you have two substitutions, and worse hands will come.",
    "look": "Ask to see the hand of a side that is stuck: it costs nothing.",
}

HARD = (
    "Deals the cards it cannot see in many ways, plays each deal on a few plays with the club player's habits for both "
    "sides, and weighs the score, the ground and the hands that come of it against the cards left in the match."
)
