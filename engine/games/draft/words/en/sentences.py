"""The sentences of Draft Football in English: `{seat}` is a side by its name, `{other}` the one opposite."""

EVENTS = {
    "turned-up": "Card {number} of the draft: {card:colour_of} ({card:marks}).",
    "pile-made": "The draft lies open; the {number} cards left are the pile.",
    "picked": "{seat} picks {card:colour_of} ({card:marks}).",
    "hand-full": "{seat} has six cards, and shows them to nobody.",
    "engaged": "{seat} kicks off with a blue card.",
    "drew": "{seat} draws {card:drawn} and has {number:cards}.",
    "no-blue": "It is not blue: {seat} keeps it and draws again.",
    "passed-on": "{seat} lays {card:colour_of}{on:upon}: a pass.",
    "crossed": "{seat} lays {card:colour_of}{on:upon}: a cross.",
    "intercepted": "{seat} lays {card:colour_of}{on:upon}: an interception.",
    "shot": "{seat} lays {card:colour_of}{on:upon}: a shot.",
    "parried": "{seat} lays white: the shot is parried.",
    "caught": "{seat} lays {card:colour_of}{on:upon}: the keeper has the ball.",
    "foul": "{seat} lays {card:colour_of}{on:upon}: a foul.",
    "passed": "{seat} cannot lay it and passes.",
    "both-passed": "{seat} cannot go on and passes too: {other} is to answer the same card again.",
    "unparried": "Nobody stops the shot of {seat}: the check decides.",
    "hand-emptied": "That was the last card of {seat}: a goal, if the check confirms it.",
    "not-whistled": "A foul with the last card: the referee does not whistle against {seat}.",
    "goal": "The card says {card:mark}: goal for {seat}, {score[0]}–{score[1]}.",
    "no-goal": "The card says {card:mark}: no goal for {seat}. It goes under the pile, and {other} kicks off.",
    "whistled": "{seat} turns over the decision: {card:decision_of}.",
    "free-kick": "Free kick: {seat} goes on. The card goes under the pile.",
    "yellow-card": "Yellow card: it stays in front of {seat}, and {other} goes on.",
    "goal-lost": "Two yellow cards cost {seat} a goal: {score[0]}–{score[1]}. All three cards go under the pile.",
    "nothing-to-lose": "{seat} has no goal to lose: the yellow cards stay.",
    "penalty": "Penalty for {seat}: the card goes under the pile, and another one decides.",
    "penalty-scored": "The card says {card:mark}: {seat} scores the penalty, {score[0]}–{score[1]}.",
    "penalty-missed": "The card says {card:mark}: {seat} misses the penalty, and goes on from the red card.",
    "unchecked": "No card is left to be drawn for the check, so the goal of {seat} does not count.",
    "refilled": "{seat} draws {card:drawn}: {number:cards} in hand.",
    "pile-empty": "{part:pile}: {part:ends}.",
    "time-up": "Minute {minute}: {part:ends}.",
    "new-pile": "The pile is empty: {number:cards} already played are shuffled into a new one.",
    "half-time": (
        "Half-time: {names[0]} {home}, {names[1]} {away}. The cards are shuffled for a new draft, and "
        "{seat} will kick off."
    ),
    "full-time": "Full time: {names[0]} {home}, {names[1]} {away}.",
    "extra-time": "{part:part}, with a new draft: {seat} will kick off.",
    "golden-goal": "Still level: the next goal wins. A new draft, and {seat} will kick off.",
    "won": "{seat} wins, {home:max(away)}–{home:min(away)}.",
    "drawn": "No card with GOAL is left in the pack: the match is a draw.",
}

CELLS = {
    "goal": "goal",
    "penalty-scored": "goal from a penalty",
    "yellow-card": "yellow card",
    "goal-lost": "second yellow card, one goal taken away",
}

ASKS = {
    "deal": "The next card of the draft is turned face up.",
    "pick": "{seat} picks a card.",
    "engage": "{seat} kicks off: a blue card.",
    "engage-draw": "{seat} has no blue card to kick off with, and draws.",
    "parry": "A shot: {seat} can parry it.",
    "free-kick": "After the foul {seat} goes on: with which colour?",
    "draw": "{seat} has no card that fits, and draws one.",
    "drawn": "What does {seat} do with the card just drawn?",
    "check": "{seat} turns over a card: GOAL confirms the goal, NO GOAL refuses it.",
    "decision": "{seat} turns over a card: what does the referee decide?",
    "penalty": "{seat} takes the penalty and turns over a card: GOAL scores.",
    "refill": "{seat} draws, up to six cards.",
}

OPTIONS = {
    "colour": "{option:colour|capitalize} ({option:action})",
    "engage/blue": "Blue (kick-off)",
    "drawn/colour": "Lay it: {option:colour} ({option:action})",
    "keep": "Keep it and draw on",
    "pass": "Pass",
    "drawn/pass": "Keep it and pass",
}

BARRED = {
    "answer": "{option:colour|capitalize} is not named at the top right of {on:colours|colour}.",
    "parry": "{option:colour|capitalize} does not stop a shot: only white does.",
    "free-kick": "{option:colour|capitalize} is not named at the top right of red.",
    "go-on": "{option:colour|capitalize} is not named at the bottom left of {on:colours|colour}.",
    "engage": "{option:colour|capitalize} does not kick off: only blue does.",
    "pass": "Whoever has a card that fits has to lay one.",
}

OUTCOMES = {
    "nothing": "nothing more",
    "engaged": "a kick-off",
    "no-blue": "no blue card",
    "passed-on": "a pass (blue)",
    "crossed": "a cross (yellow)",
    "intercepted": "an interception (black)",
    "shot": "a shot (green)",
    "parried": "a save (white)",
    "caught": "the keeper’s ball (white)",
    "foul": "a foul (red)",
    "free-kick": "a free kick",
    "yellow-card": "a yellow card",
    "goal-lost": "a goal taken away",
    "nothing-to-lose": "no goal to take away",
    "penalty": "a penalty",
    "penalty-scored": "scored",
    "penalty-missed": "missed",
    "passed": "no answer",
    "both-passed": "no going on",
    "not-whistled": "not whistled",
    "goal": "goal for {seat}",
    "no-goal": "goal refused to {seat}",
    "pile-empty": "the pile is finished",
    "half-time": "half-time",
    "extra-time": "extra time",
    "golden-goal": "on to a golden goal",
    "won": "{seat} wins",
}

REFUSALS = {
    "pack-unreadable": "“{part}” cannot be read: a pack is written as name=value.",
    "pack-colour": "There is no colour “{colour}”: there are {colour:known}.",
    "pack-none": "Without a {colour} card there is no {colour:missing}: at least one is needed.",
    "pack-total": "The six colours add up to {counted} cards; there must be {size}.",
    "pack-goals": "{counted} cards say GOAL; it must be at least 1 and at most {size}.",
    "pack-decisions": (
        "Free kicks, yellow cards and penalties add up to {counted}; each of the {size} cards has one of them."
    ),
    "pack-shot": "On a green card the opponent may lay white and nothing else: the text says so.",
    "pack-no-shot": "These arrows never lead from a kick-off to a shot.",
    "pack-number": "“{field:field}” needs a number of cards, not “{value}”.",
    "pack-list": "The list “{field:field}” is missing: name its colours, or write none.",
    "match-field": "In this match, “{field}” cannot be {value}: it must be {wanted:wanted(low,high)}.",
    "row-too-long": "The draft has twelve cards face up, not {count}.",
    "nothing-to-pick": "No cards lie face up to be picked.",
    "still-drafting": "The draft is still going on and nothing can have been laid yet: “{field}” must be left out.",
    "draft-hands": "A draft cannot have given {first} cards to the player who picks first and {second} to the other.",
    "draft-twelve": "Twelve cards are turned up for a draft; those face up and those picked from them make {count}.",
    "draft-open": "{seat} picks from cards that lie face up, so the other player has seen them all.",
    "draft-over": "Cards lie face up only until the draft is over.",
    "engager-other": "In this part {seat} kicks off: the younger player begins the match, and then they take turns.",
    "actor-other": "As the cards lie, it is up to {seat} to act.",
    "no-going-on": "A player goes on from the card on top when the other has passed, and never from a shot.",
    "kick-off-again": (
        "Something has been laid in this part already, so this kick-off follows a goal, given or refused."
    ),
    "no-card-on-top": "There is no card on top to answer: nobody has kicked off yet.",
    "no-hand": "Both players need a card in hand to play on.",
    "not-in-hand": "There is no {colour:colour} card in this hand, and only cards of the hand can be laid.",
    "drawn-in-vain": "The card drawn does not fit: nothing else can be laid, and it stays in the hand.",
    "drawn-fits": "The card drawn is {colour:colour} and fits: it is laid at once, and no other.",
    "nobody-to-refill": "Nobody is to draw up to six.",
    "nobody-refills": "Hands are drawn up to six only after a goal.",
    "refill-twice": "{seat} draws up to six only once after a goal.",
    "hand-full-already": "{seat} has six cards or more, and draws none.",
    "played-more": "{laid} cards laid in this part lie on the table, so no fewer have been laid.",
    "time-is-up": "By the clock this part ends at minute {minutes}.",
    "pile-used-up": "The pile has no more cards for this part, so it is over.",
    "no-goal-card": "A goal is counted with a GOAL card, and {card} is none.",
    "no-yellow-card": "A booking is a card whose decision is a yellow card, and {card} is none.",
    "over-too-early": "A match ends after its second half, after extra time or with a golden goal.",
    "over-level": "Level sides play on: the match is over once somebody has more goals.",
    "not-level": "Extra time begins, and a golden goal is awaited, only while both have as many goals.",
    "audit-cards": "The pack has {card} {stated} times, and it was found {counted} times.",
    "audit-goals": (
        "There are {stated[0]} and {stated[1]} GOAL cards on the table; what happened makes {counted[0]} "
        "and {counted[1]}."
    ),
}

COLOURS = {
    "blue": "blue",
    "green": "green",
    "red": "red",
    "black": "black",
    "yellow": "yellow",
    "white": "white",
}

ACTIONS = {
    "blue": "pass",
    "green": "shot",
    "red": "foul",
    "black": "interception",
    "yellow": "cross",
    "white": "save",
}

DECISIONS = {
    "free": "free kick",
    "yellow": "yellow card",
    "penalty": "penalty",
}

CARDS = {
    "full": "{value:colour_of}: {value:marks}",
}

MARKS = {
    "yellow": "Y",
}

PARTS = {
    "first-half": "First half",
    "second-half": "Second half",
    "extra-1": "Extra time, first period",
    "extra-2": "Extra time, second period",
    "golden-goal": "Golden goal",
}

SWITCHES = {
    "pack": "What do the cards show?",
    "packs": "Whose cards are they?",
    "half": "What ends a half?",
    "youngest": "Who is younger, and kicks off the first half?",
}

SETTINGS = {
    "packs/common": "One pack of 50 for both",
    "packs/own": "A pack of 20 for each",
    "half/pile": "The end of the pile",
    "half/clock": "A clock of 45 minutes",
    "youngest/first": "The player named first",
    "youngest/second": "The player named second",
}

WANTED = {
    "number": "a whole number from 0 to {high}",
    "seat": "0 or 1, the seat of a player",
    "seats": "a list of seats, 0 or 1",
    "pair": "a list of two, one for each player",
    "cards": "a list of cards",
    "card": "the name of a card, such as blue-goal-free",
    "lists": "a list of {high}, each a list of its own",
    "true-or-false": "true or false",
}

PHRASES = {
    "pile": {
        "first-half": "The pile is finished",
        "second-half": "The pile is finished",
        "extra-1": "A third of the pile has been drawn",
        "extra-2": "A third of the pile has been drawn",
        "golden-goal": "The pile is finished",
    },
    "ends": {
        "first-half": "the first half is over",
        "second-half": "the second half is over",
        "extra-1": "the first period of extra time is over",
        "extra-2": "extra time is over",
        "golden-goal": "no goal has come yet",
    },
    "missing": {"blue": "kick-off", "green": "shot"},
}
