"""How the computer players of French Flair think, in English."""

from __future__ import annotations

EASY = {
    "more-dice": "Throws two dice whenever it may, although one die wins more scrums, line-outs and conversions.",
    "less-dice": "Kicks off with one die now and then, and the ball hardly leaves halfway.",
    "one-card-at-a-time": "Plays single cards of ten metres where a relay could start a line, and is always tackled.",
    "short-line": "Starts its combinations well, but two passes are all it can think of.",
    "headlong": "Runs as soon as it may, from anywhere and always with two dice.",
    "hopeful-shot": "Shoots at goal whenever the posts are in sight, at the wrong moment or from too far.",
    "whistle-first": "Always takes the penalty, even where playing on would have scored.",
    "safety-first": "Marks or touches down any kick it may, and hands the ball back.",
    "saved-tackle": "Saves its last cards instead of tackling with them, although a turnover would bring new ones.",
    "strong-card": "Tackles with its highest number as if that helped, and misses it in the next attack.",
    "timid": "Contests the ball only when it can hardly go wrong, and lets the other side have the rest.",
    "plays-on": "Forgets the clock, and plays on when the half could be over.",
}

MEDIUM = {
    "kick-long": "Kick off and drop out with two dice: the ball flies further, and a double may even win it back.",
    "one-die": "When you throw first in a duel, take one die: equal dice are yours, and one die is equal more often.",
    "run-on-two": "Run on two dice from fifteen metres or more: the higher one counts, and a double cannot be tackled.",
    "run-on-one": "Close to the line run on one die: a small figure will do, and two dice show a 1 more often.",
    "corner-dice": "Kick to touch with two dice while the line is forty metres away, with one die when it is nearer.",
    "goal-dice": "Shoot at goal with two dice, and with one only from less than ten metres.",
    "mind-the-clock": "Once time is up, end the half if you are ahead; if you are behind, keep the ball in hand.",
    "take-the-points": "Kick a penalty from anywhere within forty metres, and drop from just outside twenty: "
    "three points, and the other side must kick off to you.",
    "to-the-corner": "From further out kick the penalty to touch: the throw is yours.",
    "play-advantage": "Play advantage when the next card scores or the posts are too far: there is nothing to lose.",
    "counter-attack": "Play on from a kick, even behind your own line: a relaunch with six cards goes a long way.",
    "tackle": "Tackle every time, one throw in six intercepts; spend the low numbers and keep the 9s and 10s.",
    "contest-wide": "Contest or clear out when the zone holds at least three of the six values.",
    "let-go": "Let the ball go when the zone is narrower, unless you feel lucky: outside it you give a penalty away.",
    "cross-the-line": "Less than ten metres out any advance crosses the line: play the card that you need least.",
    "maul": "Win a line-out close to the line, and maul: two forwards cannot be stopped, and the next card scores.",
    "pick-and-go": "Pick and go from a ruck when cards run short: five safe metres, and six cards in hand again.",
    "relay-in-the-22": "In the 22 start with a relay, who cannot be tackled, and let the 10 run for the line.",
    "run-for-the-line": "In the 22 run rather than walk: every other card can be tackled, one that crosses cannot.",
    "last-cards": "With two cards left kick to touch: the throw-in may be lost, but far from your own line. With one "
    "left on that line touch down, for six new ones.",
    "pass-on": "Outside the 22 keep passing: in a combination every card makes ten metres that nobody can tackle.",
    "relay": "Without a 9 spend a card as a relay if a line of backs or forwards can follow.",
    "run-to-end": "End a combination with a run: it goes twice as far as an advance, and either will be tackled.",
    "short-step": "If nothing better is left, advance with the card that you will miss least.",
}

HARD = (
    "Imagines hands that you may hold, plays each of its cards on with them a few times by the rules of thumb above, "
    "only more boldly, and takes the one that comes out best; it weighs the lead against the ground and the time left."
)
