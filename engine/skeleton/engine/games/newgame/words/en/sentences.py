"""The sentences of New Game in English.

`{seat}` is a side by its name, `{other}` the one opposite; other fields are facts, by the names of `events.py`.
"""

EVENTS = {
    "toss-thrown": "{seat} throws {face}.",
    "toss-tied": "{face} all: both throw again.",
    "starts": "{seat} kicks first.",
    "near-scored": "{seat} kicks from near: {face}, a goal.",
    "near-missed": "{seat} kicks from near: {face}, wide.",
    "far-scored": "{seat} kicks from far: {face}, a goal that counts three!",
    "far-missed": "{seat} kicks from far: {face}, too short.",
    "one-more": "Level scores: each kicks once more.",
    "won": "{seat} wins, {home:max(away)} to {home:min(away)}.",
    "drawn": "Level scores after five kicks each: a draw.",
}

CELLS = {
    "near-scored": "Near, {face}: goal",
    "near-missed": "Near, {face}: wide",
    "far-scored": "Far, {face}: goal",
    "far-missed": "Far, {face}: short",
}

ASKS = {
    "toss": "{seat} throws the die: the higher kicks first.",
    "kick": "From where does {seat} kick?",
    "near": "{seat} kicks from near: 3 or more is a goal.",
    "far": "{seat} kicks from far: 5 or more is a goal.",
}

OPTIONS = {
    "near": "From near (3 or more)",
    "far": "From far (5 or 6, counts 3)",
}

BARRED = {
    "far": "Two kicks from far are all that a player has in a match.",
}

OUTCOMES = {
    "nothing": "nothing more",
    "starts": "{seat} kicks first",
    "toss-tied": "a tie, throw again",
    "near-scored": "a goal",
    "near-missed": "wide",
    "far-scored": "a goal that counts three",
    "far-missed": "too short",
    "one-more": "one more kick each",
    "won": "{seat} wins",
    "drawn": "a draw",
}

REFUSALS = {
    "not-tossed": "Nobody has won the toss yet, so nobody has kicked.",
    "tossed-already": "This match has had its toss already.",
    "no-kick-now": "There is no kick to take: the toss is still to come, or the match is over.",
    "match-field": "In this match, “{field}” cannot be {value}: it must be {wanted:wanted(low,high)}.",
    "audit-goals": "The score says {stated[0]} to {stated[1]}, the kicks make {counted[0]} to {counted[1]}.",
}

PARTS = {
    "match": "The match",
    "added": "Added kicks",
}

SWITCHES = {
    "level": "What if the scores are level after five kicks each?",
}

SETTINGS = {
    "level/draw": "The match is drawn",
    "level/play-on": "Each kicks once more, until the scores differ",
}

WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a score that so many kicks can make",
}
