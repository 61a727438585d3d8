"""The sentences of 5-3-Double! in English: `{seat}` is a side by its name, `{other}` the one opposite."""

EVENTS = {
    "opening-throw": "{seat} throws {face}.",
    "opening-tied": "{face} all: both throw again.",
    "starts": "{seat} kicks off, at minute 1.",
    "second-half": "Second half: {seat} starts, at minute {minute}. Cards in force carry over.",
    "thrown": "Minute {minute}: {seat} throws {faces:dice}.",
    "last-action": "{last:reached(minute)}: this is the last action.",
    "minutes": "{spent:go_by|capitalize}: minute {minute}, {kept:hand_now(hand)}.",
    "hand-kept": "{seat} has kept the hand{play_on:kept}.",
    "half-time": "Half-time: {names[0]} {home}, {names[1]} {away}.",
    "full-time": "Full time: {names[0]} {home}, {names[1]} {away}.",
    "won": "{seat} wins, {home:max(away)} to {home:min(away)}.",
    "won-on-cards": "Level scores: {seat} wins with fewer {colour} cards, {fewer} against {more}.",
    "drawn": "Level in points and in cards: a draw.",
    "colour": "{seat} throws {faces:dice} for the colour: {colour:reading}.",
    "yellow": "Yellow card for {seat}, in force up to minute {until}.",
    "red": "Red card for {seat}, in force until full time.",
    "lowered": "{cards:cards|capitalize} in force: the {x} counts as {now}.",
    "penalty": "A 3: penalty for {seat}, with a {x} beside it.",
    "penalty-card": "With the 6 comes a card for {other}.",
    "penalty-kicked": "{seat} kicks: {face} is under {x}, three points.",
    "penalty-missed": "{seat} kicks: {face} is not under {x}, a miss.",
    "penalty-kept": "{seat} keeps the hand for the price of {x:minutes}.",
    "five-three": "A 5 and a 3: no try, play goes back to the penalty.",
    "try-claimed": "A 5: try for {seat}, to be checked against the {x} beside it.",
    "video": "Video: {face}, {granted:granted}.",
    "try-refused": "No try for {seat}.",
    "clear": "{x} is more than 1: nothing to check.",
    "try": "Try for {seat}: five points.",
    "converted": "{seat} converts: {face} is under {x}, two more points.",
    "conversion-missed": "{seat} misses the conversion: {face} is not under {x}.",
    "fault": "Double {face}: a fault by {seat}{face:at_fault}. Penalty for {other}.",
    "fault-kick": "{seat} goes for goal and throws {face}.",
    "fault-kicked": "{other} throws {answer}: {kick} is higher, three points for {seat}.",
    "fault-missed": "{other} throws {answer}: {kick} is not higher, the kick is missed.",
    "fault-kept": "{seat} takes the hand instead of the kick.",
    "drop-chance": "Double 3: a drop goal or a 50:22 for {seat}.",
    "drop-scored": "{other} throws {faces:dice}, no double: drop goal, three points for {seat}.",
    "drop-blocked": "{other} throws {faces:dice}, a double: the drop is blocked.",
    "fifty-twenty-two": "{seat} finds touch with a 50:22 and keeps the hand.",
    "countered": "Double 4: {seat} is countered, and {other} may score a try.",
    "counter": "{seat} throws {face} for the try.",
    "counter-answer": "{seat} throws {answer}: {answer:duel(face)}.",
    "penalty-try": "{face:penalty} try, seven points for {seat}.",
    "penalty-try-card": "Double 6: a card for {other}, then a penalty try for {seat}.",
    "turnover": "Neither a double, a 3 nor a 5: {seat} loses the ball.",
    "knock-on": "1-2: a knock-on.",
    "into-touch": "1-4: a foot in touch.",
    "counter-ruck": "1-6: a counter-ruck.",
    "kicked-away": "2-4: the ball is kicked away.",
    "interception": "2-6: an interception.",
    "rip": "4-6: the ball is ripped away.",
}

CELLS = {
    "fault": "fault",
    "fault-kicked": "{seat} kicks the penalty",
    "fault-missed": "{seat} misses the penalty",
    "fault-kept": "{seat} takes the hand",
    "penalty": "penalty",
    "penalty-kicked": "kicked",
    "penalty-missed": "missed",
    "penalty-kept": "hand kept",
    "drop-scored": "drop goal",
    "drop-blocked": "drop blocked",
    "fifty-twenty-two": "50:22",
    "countered": "countered by {other}",
    "try": "try",
    "try-refused": "no try",
    "converted": "converted",
    "conversion-missed": "not converted",
    "penalty-try": "penalty try",
    "knock-on": "knock-on",
    "into-touch": "foot in touch",
    "counter-ruck": "counter-ruck",
    "kicked-away": "kicked away",
    "interception": "interception",
    "rip": "ripped away",
}

ASKS = {
    "opening": "{seat} throws one die: the higher kicks off.",
    "action": "{seat} throws the two dice.",
    "colour": "{seat} throws two dice for the colour of the card: a double is red.",
    "award": "Penalty, 3-{x}: what does {seat} do with it?",
    "kick": "{seat} throws the 3 again: under {against} is three points.",
    "video": "Video: {seat} throws the second die again, and even grants the try.",
    "conversion": "{seat} throws the 5 again: under {against} converts the try.",
    "fault": "{other} is at fault: what does {seat} do with the penalty?",
    "fault-kick": "{seat} kicks, one die against {other}’s.",
    "fault-answer": "{seat} answers with one die: {against} or more saves the goal.",
    "three": "Double 3: a drop goal or a 50:22 for {seat}?",
    "drop": "{seat} throws two dice: a double blocks the drop.",
    "counter": "{seat} throws one die for the try, against {other}’s.",
    "counter-answer": "{seat} answers with one die: {against} calls the video, more stops the try.",
    "counter-video": "Video: {seat} throws again, and even grants the try.",
    "counter-conversion": "{seat} throws once more: under {against} converts the try.",
}

OPTIONS = {
    "award/kick": "Kick at goal (under {x})",
    "award/keep": "Keep the hand ({x:minutes})",
    "fault/kick": "Kick at goal (a duel)",
    "fault/keep": "Take the hand (three minutes)",
    "drop": "Drop goal",
    "fifty-twenty-two": "50:22 (three minutes)",
}

BARRED = {
    "kick": "At 3-1 the penalty is in one’s own half: too far to kick at goal.",
}

OUTCOMES = {
    "nothing": "nothing more",
    "starts": "{seat} kicks off",
    "opening-tied": "a tie, throw again",
    "fault": "a fault",
    "drop-chance": "double 3",
    "countered": "a counter",
    "penalty-try": "a penalty try",
    "penalty": "a penalty",
    "penalty-kicked": "three points",
    "penalty-missed": "a miss",
    "penalty-kept": "the hand kept",
    "fault-kicked": "three points",
    "fault-missed": "a miss",
    "fault-kept": "the hand taken",
    "drop-scored": "a drop goal",
    "drop-blocked": "a blocked drop",
    "fifty-twenty-two": "a 50:22",
    "try": "a try",
    "converted": "converted",
    "conversion-missed": "not converted",
    "try-refused": "no try",
    "turnover": "a turnover",
    "knock-on": "knock-on",
    "into-touch": "foot in touch",
    "counter-ruck": "counter-ruck",
    "kicked-away": "kicked away",
    "interception": "interception",
    "rip": "ripped away",
    "yellow": "yellow card for {seat}",
    "red": "red card for {seat}",
    "hand-kept": "on the last action",
    "half-time": "half-time",
    "won": "{seat} wins",
    "won-on-cards": "{seat} wins on cards",
    "drawn": "a draw",
}

CHOICES = {
    "award": "to kick or to keep",
    "fault": "the opponent’s choice",
    "three": "drop or 50:22",
}

REFUSALS = {
    "hand-and-first": "Either someone has kicked off and someone has the hand, or neither.",
    "too-early": "At minute 1 nothing has happened yet: there can be neither points nor cards.",
    "not-kicked-off": "Nobody has the hand, so the match is still at minute 1 of its first half.",
    "begun-by-other": "{half:begun}",
    "over-too-early": "A match of {length} minutes is not over at minute {minute}.",
    "card-to-come": (
        "At minute {minute} there can be no yellow card of minute {given}: the action that brings one "
        "takes at least two minutes."
    ),
    "cards-too-close": (
        "Two yellow cards at minutes {one} and {two} of one half: the action that brings one takes at "
        "least two minutes."
    ),
    "match-field": "In this match, “{field}” cannot be {value}: it must be {wanted:wanted(low,high)}.",
    "too-many-points": "The two players cannot have {points} points between them: there was time for {most}.",
    "too-many-cards": "The two players cannot have been given {cards} cards: there was time for {most}.",
    "half-time-to-come": "Before half-time the first half has no last line, and no yellow cards are over for good.",
    "kicked-off-already": "This match has been kicked off already.",
    "no-action-now": "There is no action to play: the match has not been kicked off, or it is over.",
    "audit-points": "The score says {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}.",
    "audit-cards": "The sheet has {stated} cards where {counted} were given.",
}

PARTS = {
    "match": "The match",
    "first-half": "First half",
    "second-half": "Second half",
}

CARDS = {
    "yellow": "yellow card",
    "red": "red card",
}

MARKS = {
    "yellow": "Y",
    "red": "R",
}

SWITCHES = {
    "length": "How long is a match?",
    "yellow": "How long does a yellow card last?",
    "hand-kept": "What if the hand is kept on the last action?",
    "five-three": "What is a 5-3 thrown by a player with cards in force?",
}

SETTINGS = {
    "length/40": "40 minutes, in two halves",
    "length/20": "20 minutes, in one go",
    "yellow": "{value} minutes",
    "hand-kept/play-on": "Play goes on until the hand is given up",
    "hand-kept/end": "The half ends all the same",
    "five-three/penalty": "The penalty, as always",
    "five-three/try-with-cards": "A try, its 3 lowered by the cards",
}

WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a total that threes, fives and sevens can make",
    "minutes": "a list of minutes",
    "true-or-false": "true or false",
}

PHRASES = {
    "kept": {True: " on the last action: play goes on", False: ", but this table stops at the last action"},
    "granted": {True: "even, the try stands", False: "odd, the try is refused"},
    "reading": {"red": "a double, so it is red", "yellow": "no double, so it is yellow"},
    "at_fault": {1: "", 2: " and a card"},
    "penalty": {5: "Double 5: penalty", 6: "Penalty"},
    "begun": {
        1: "At minute 1 the player who kicks off has the hand.",
        2: "The second half is begun by the player who did not kick off the match.",
    },
}
