"""The sentences of the TOMY rugby dice in English: `{seat}` and `{who}` are a side by its name."""

EVENTS = {
    "roll-off": "{who} throws the green die: {face:face}.",
    "roll-off-tied": "The same for both: throw again.",
    "starts": "{who} begins the match.",
    "return-begins": "This time {who} begins.",
    "second-half": "Second half: {who} begins.",
    "thrower": "{who}: player {number} has the side’s next throw.",
    "turn": "{part:part}, throw {round}: {who} to play.",
    "shows-bonus-try": "{attempt:ordinal} attempt: {faces:dice}, a bonus try.",
    "shows-try": "{attempt:ordinal} attempt: {faces:dice}, a try.",
    "shows-drop": "{attempt:ordinal} attempt: {faces:dice}, a drop goal.",
    "shows-penalty": "{attempt:ordinal} attempt: {faces:dice}, a penalty.",
    "shows-in-front": "{attempt:ordinal} attempt: {faces:dice}, a penalty in front of the posts.",
    "shows-nothing": "{attempt:ordinal} attempt: {faces:dice}, nothing that scores.",
    "stopped": "{who} stops there, without points.",
    "refused": "{who} refuses the {score:score} and throws again.",
    "turn-over": "Three attempts and no score: {who} has finished.",
    "bonus-try": "{who} scores a try of the first kind, with the bonus die to come.",
    "try": "{who} scores a try.",
    "drop": "{who} drops a goal.",
    "penalty": "{who} kicks a penalty.",
    "in-front": "{who} kicks a penalty in front of the posts.",
    "between-posts": "The green die: between the posts.",
    "wide": "The green die: wide.",
    "bonus-kept": "{who} leaves the white die and keeps {points:numbers} points.",
    "doubled": "The white die: doubled, {points:numbers} points.",
    "wiped": "The white die: nothing, the whole try is lost.",
    "points": "{points:numbers|capitalize} points for {who}.",
    "let": "{who} leaves the red die alone.",
    "defence-die": "{who} throws the red die: {face:face}.",
    "tackled": "Tackled by {who}: the try is cancelled.",
    "blocked": "Blocked by {who}: the {score:score} is cancelled.",
    "stands": "The points stand.",
    "warned": "The points stand, and {who} takes a warning.",
    "wrong-kind": "A {face:face} does nothing against a {score:score}: the points stand.",
    "no-defence": "Right in front of the posts: {who} cannot defend.",
    "two-cards": "{cards:numbers|capitalize} Cards showing: a warning for {who}.",
    "yellow": "Yellow card for {who}.",
    "red": "Red card for {who}: the next round is lost, its throw and its defence.",
    "third": "{who} has a red card already: this warning does not count.",
    "both-red": "Red against red: {home:who} and {away:who} keep a yellow card each instead.",
    "cannot-defend": "{who} is suspended in this round and cannot defend.",
    "served": "{part:part}, throw {round}: lost for {who}, and the red card is paid for.",
    "half-time": "Half-time: {team:standing(score)}.",
    "carried": "Cards stay in force: {team:held(warnings)}.",
    "full-time": "Time is up: {team:standing(score)}.",
    "extra-time": "{points} all: extra time, two more throws each.",
    "shootout": "Still level: a shoot-out, with {who} to kick first.{team:red_card(warnings)}",
    "shot-in": "Kick {round}: {who} is between the posts.",
    "shot-wide": "Kick {round}: {who} is wide.",
    "shot-let": "{who} leaves the red die alone: the kick counts.",
    "shot-saved": "{who} throws the red die: {face:face}, the kick is cancelled.",
    "shot-stands": "{who} throws the red die: {face:face}. The kick counts.",
    "still-level": "{made} all after {number} kicks each: one more each.",
    "match-won": "{who} wins the match, {score:won(shots)}.",
    "next-match": "{number:next}",
    "series-won": "{who} wins the game, {wins:numbers} matches to {losses:losses}.",
    "cup-tie": "{stage:stage}: {team[0]:who} against {team[1]:who}.",
    "cup-won": "{who} wins the cup!",
}

CELLS = {
    "bonus-try": "bonus try",
    "try": "try",
    "drop": "drop goal",
    "penalty": "penalty",
    "in-front": "penalty in front",
    "between-posts": "between the posts",
    "wide": "wide",
    "doubled": "doubled",
    "wiped": "lost to the white die",
    "tackled": "tackled",
    "blocked": "blocked",
    "stopped": "nothing",
    "turn-over": "nothing",
    "yellow": "yellow card for {who}",
    "red": "red card for {who}",
    "both-red": "reds cancelled",
    "served": "suspended",
    "shot-in": "in",
    "shot-wide": "wide",
    "shot-saved": "cancelled",
    "points": "{points} points",
    "match-won": "{who}",
}

ASKS = {
    "roll-off": "{seat} throws the green die: alone between the posts begins.",
    "first": "{seat} throws the three blue dice: first attempt of three.",
    "attempt": "{dice:dice|upper}, {score:lies}. {attempt:left} left: what does {seat} do?",
    "again": "{attempt:ordinal} attempt: {seat} throws {dice:blue} again.",
    "posts": "{seat} throws the green die: seven points between the posts, else five.",
    "in-front": "{seat} throws the green die: three points between the posts, else none.",
    "bonus": "{points:numbers|capitalize} points so far: does {seat} throw the white die?",
    "bonus-die": "{seat} throws the white die: points doubled, or all lost.",
    "defence": "A {score:score}, {points:numbers} points: does {seat} throw the red die against it?",
    "defence-die": "{seat} throws the red die.",
    "shot": "{seat} kicks: one throw of the green die.",
    "save": "The kick passes: does {seat} throw the red die against it?",
    "save-die": "{seat} throws the red die: a tackle or a block cancels the kick.",
}

OPTIONS = {
    "score": "Take the {score:score}",
    "stop": "Stop there",
    "again": "{option:again}",
    "keep": "Keep the {points:numbers} points",
    "throw": "White die: {points:twice} points or none",
    "defend": "Throw the red die",
    "let": "Leave it",
}

OUTCOMES = {
    "nothing": "nothing more",
    "starts": "{who} begins",
    "roll-off-tied": "the same for both, throw again",
    "shows-bonus-try": "a bonus try",
    "shows-try": "a try",
    "shows-drop": "a drop goal",
    "shows-penalty": "a penalty",
    "shows-in-front": "a penalty in front",
    "shows-nothing": "no score",
    "stopped": "no points",
    "between-posts": "between the posts",
    "wide": "wide",
    "doubled": "points doubled",
    "wiped": "all points lost",
    "bonus-kept": "points kept",
    "let": "no defence, points stand",
    "tackled": "tackled, try cancelled",
    "blocked": "blocked, kick cancelled",
    "wrong-kind": "wrong kind of defence, points stand",
    "stands": "points stand",
    "warned": "points stand with a warning",
    "cannot-defend": "suspended, so no defence",
    "yellow": "yellow card for {who}",
    "red": "red card for {who}",
    "third": "a warning that does not count",
    "both-red": "two reds that cancel",
    "served": "{who} loses a throw",
    "shot-in": "the kick passes",
    "shot-wide": "the kick misses",
    "shot-let": "no defence, the kick counts",
    "shot-saved": "the kick is cancelled",
    "shot-stands": "the kick counts",
    "half-time": "half-time",
    "extra-time": "extra time",
    "shootout": "a shoot-out",
    "still-level": "still level",
    "match-won": "{who} wins the match",
    "series-won": "{who} wins the game",
    "cup-won": "{who} wins the cup",
}

CHOICES = {
    "attempt": "with attempts left",
    "bonus": "white die or not",
    "defence": "then the opponent’s choice",
    "save": "then the opponent’s choice",
}

REFUSALS = {
    "begun-already": "This match has begun already.",
    "no-throw-now": (
        "There is no throw of the blue dice now: the match has not begun, is in its shoot-out, or is over."
    ),
    "no-kick-now": "There is no kick to take: this is not a shoot-out.",
    "nothing-scores": "{dice:dice|upper}: these dice score nothing, so there is nothing to take.",
    "score-to-take": "A {score:score} lies there: take it, or throw dice again.",
    "dice-not-there": "On the table lie {dice:dice}: only those can be thrown again.",
    "over-other-score": "The game ended with {last[0]} to {last[1]}, not with {score[0]} to {score[1]}.",
    "over-disagrees": "These results {over:end} the game.",
    "decided-already": "The game was decided after {matches} matches: there is no further one.",
    "fewer-points-won": "A match that ended {home} to {away} was won by the side with more points.",
    "hand-and-first": "Either someone has begun and someone is to throw, or neither.",
    "too-early": "Before the first throw of a match there are no points, no cards and no kicks.",
    "not-begun": "Nobody has begun this match, so it is still at its first throw.",
    "two-reds": "Two red cards cancel each other: they cannot both be there.",
    "hand-suspended": (
        "Whoever comes into a round with a red card loses its throw, and so cannot be the one to throw now."
    ),
    "not-serving": "Only the side that came into this round with a red card is suspended, and the other one throws.",
    "warned-before-throwing": (
        "Before its own throw a side is warned only when it defends, once in a round, and the points then stand."
    ),
    "throwers-in-turn": (
        "“throwers” cannot be {told[0]} and {told[1]}: teammates throw in turn, now {due[0]} and {due[1]}."
    ),
    "not-level": "At {score[0]} to {score[1]} there is no {part:part|lower}: the scores must be level.",
    "no-shots-yet": "There are kicks only in a shoot-out.",
    "shots-in-turn": "At kick {round} the sides cannot have taken {first} and {second} kicks: they kick in turn.",
    "shots-decided": "This shoot-out was decided after {pairs} kicks each.",
    "points-by-throws": (
        "“{field}” cannot be {points} for a side {throws:after}: a throw is worth 3, 5, 7, 10 or 14 points, or none."
    ),
    "match-field": "In this game, “{field}” cannot be {value}: it must be {wanted:wanted(low,high)}.",
    "audit-line": "{part:part}, throw {round}: this line does not follow from what happened before it.",
    "audit-points": "The score says {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}.",
    "audit-cards": (
        "The sides have {stated[0]} and {stated[1]} warnings where {counted[0]} and {counted[1]} were given."
    ),
    "audit-shots": "The kicks say {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}.",
    "audit-matches": "{counted} matches were won, but {stated} are noted.",
    "box-unreadable": "“{entry}” is not an entry of a box: write a name, an equals sign and what belongs to it.",
    "box-unknown": "A box has no “{name}”.",
    "box-twice": "“{name}” is there twice.",
    "box-missing": "“{name}” is left out: a box has four kinds of dice and five scores.",
    "box-six": "The {die} die needs six faces, not {faces}.",
    "box-face": "“{face}” is no face of a {die} die.",
    "box-face-missing": "No side of the {die} die shows “{face:face}”: at least one must.",
    "box-three": "A {score:score} is made with three dice, not {dice}.",
    "box-impossible": "A {score:score} needs the face “{face:face}”, which no side of the blue dice shows.",
    "box-same": "{dice:dice|upper}: this throw cannot be a {taken:score} and a {score:score}.",
}

FACES = {
    "ball": "ball",
    "player": "player",
    "foot": "foot",
    "posts": "posts",
    "card": "Card",
    "in": "between the posts",
    "wide": "wide",
    "double": "points doubled",
    "nothing": "no points",
    "tackle": "tackle",
    "block": "block",
    "stand": "points stand",
    "warned": "points stand, with a warning",
}

SCORES = {
    "bonus-try": "bonus try",
    "try": "try",
    "drop": "drop goal",
    "penalty": "penalty",
    "in-front": "penalty in front",
}

DICE = {
    "blue": "Action dice (blue)",
    "green": "Posts die (green)",
    "white": "Bonus die (white)",
    "red": "Defence die (red)",
}

CARDS = {
    "yellow": "yellow card",
    "red": "red card",
}

MARKS = {
    "yellow": "Y",
    "red": "R",
}

PARTS = {
    "first-half": "First half",
    "second-half": "Second half",
    "extra-time": "Extra time",
    "shootout": "Shoot-out",
    "cup": "The cup",
}

TOTALS = {
    "first-half": "Score at half-time",
    "second-half": "Score after two halves",
    "extra-time": "Score after extra time",
    "shootout": "Kicks made",
    "cup": "Winner",
}

MATCHES = {
    "1": "Home match",
    "2": "Return match",
    "3": "Decider",
}

STAGES = {
    "quarter-final": "Quarter-final",
    "semi-final": "Semi-final",
    "final": "Final",
    "winner": "Winner",
}

SWITCHES = {
    "format": "What is played?",
    "players": "How many play on each side?",
    "bonus": "Must the white die be thrown after a bonus try?",
    "shootout-defence": "May the red die be thrown in a shoot-out?",
    "box": "Whose dice are thrown?",
}

SETTINGS = {
    "format/series": "Home match, return match and decider: two wins",
    "format/single": "A single match",
    "format/cup": "A knock-out cup of eight",
    "players/1": "One",
    "players/2": "Two, throwing in turn",
    "players/3": "Three, throwing in turn",
    "bonus/optional": "No, whoever scored decides",
    "bonus/compulsory": "Yes, always",
    "shootout-defence/off": "No",
    "shootout-defence/on": "Yes, at each kick that passes",
    "box/book": "The book’s dice, rebuilt",
    "box/other": "Other dice, as someone has written them",
}

WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each side",
    "points": "a total that threes, fives and sevens can make",
    "part": "first-half, second-half, extra-time or shootout",
    "shots": "a list of at most {high} kicks, each true or false",
    "results": "a list of at most {high} matches",
    "result": "a match: the points of both sides and the number of the winner",
    "winner": "one of the two who played, by number from 0 to {high}",
    "true-or-false": "true or false",
}

NUMBERS = {1: "one", 2: "two", 3: "three", 5: "five", 7: "seven", 10: "ten", 14: "fourteen"}
"""Numbers in letters."""

PHRASES = {
    "numbers": NUMBERS,
    "ordinal": {1: "First", 2: "Second", 3: "Third"},
    "lies": {
        "": "no score yet",
        "bonus-try": "a bonus try",
        "try": "a try",
        "drop": "a drop goal",
        "penalty": "a penalty",
        "in-front": "a penalty in front",
    },
    "left": {1: "Two attempts are", 2: "One attempt is"},
    "next": {2: "Now for the return match.", 3: "One win each: a decider, with a roll-off of its own."},
    "losses": {0: "none", 1: "one"},
    "end": {True: "end", False: "do not end"},
}
