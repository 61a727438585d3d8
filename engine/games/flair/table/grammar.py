"""Which card may follow which: every way to play cards in attack, as one table.

A *point* is a moment of the attack: how the ball was won (`ruck`, `scrum`…) or how far a combination has come (`nine`,
`backs`…). At each point the table says who may play, how, for how many metres, and which point comes next. The choices
in a match, the reasons why others are not there, the list of all combinations of a hand and the explanation of one
combination all come from it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.flair.table.numbers import (
    ABILITIES,
    ADVANCE,
    BACKS,
    DROP,
    EVERYBODY,
    FORWARDS,
    FRONT_FIVE,
    KICK,
    RUN,
    TOUCH,
    held,
    holds,
    without,
)

ON = "on"
"""To advance and pass the ball on; the other ways end a combination, or are played alone."""
LAUNCH = "relaunch"
"""To pass on as the first card of a relaunch, where the same card could also begin another combination."""
RELAY = "relay"
MAUL = "maul"
FIX = "fix"
ENDS = (ADVANCE, RUN, KICK, TOUCH, DROP)
LONGEST = 6

ADVANCE_RULE = "flair.advance.ten-metres"
MODEL = "flair.combinations.model"
FORWARDS_RULE = "flair.combinations.forwards"
BACKS_RULE = "flair.combinations.backs"
LINK = "flair.combinations.link"
RELAUNCH = "flair.relaunch.relaunch"
SCRUM_EXIT = "flair.exits.scrum-exit"
GROUPINGS = "flair.exits.groupings"
RELAY_RULE = "flair.exits.relay"
RELAY_NINE = "flair.exits.relay-nine"
TWO_CARDS = "flair.maul.two-cards"
POINT = "flair.fixing.point"
RUN_RULE = "flair.run.metres"
TAP = "flair.penalty.tap"
ABILITY = "flair.cards.abilities"
PACKED = "flair.scrum.front-five"

ANY, UP, OTHER = "any", "up", "other"
"""How a number must stand to the one before: any, strictly higher, not the same."""


class Turn(NamedTuple):
    """What some numbers may do at a point: the ways, the metres of passing on, the next point, and the rule."""

    who: tuple[int, ...]
    ways: tuple[str, ...]
    rule: str
    metres: int = 0
    then: str = ""
    order: str = ANY


NINE_AND_FORWARDS = (*FORWARDS, 9)
NOT_NINE = tuple(number for number in EVERYBODY if number != 9)
BACK_LINE = (9, 10, *BACKS)
ALONE = (ADVANCE, KICK, TOUCH, DROP)
END = (ADVANCE, RUN, KICK, TOUCH)
EARLY_END = (*END, DROP)


def _grouping(direct: tuple[int, ...], relays: tuple[int, ...] = EVERYBODY) -> tuple[Turn, ...]:
    """The ways out of a grouping: some advance directly, the rest of the team waits for a 9 or a relay."""
    return (
        Turn(direct, (ADVANCE,), ADVANCE_RULE),
        Turn((9,), (KICK, TOUCH, DROP), GROUPINGS),
        Turn((9,), (ON,), MODEL, 5, "nine"),
        Turn(relays, (RELAY,), RELAY_RULE, 0, "relay"),
    )


_BEHIND_SCRUM = tuple(number for number in EVERYBODY if number not in FRONT_FIVE)
NEITHER = tuple(number for number in NOT_NINE if number != 10)
_RELAUNCH = (
    Turn(EVERYBODY, ALONE, ADVANCE_RULE),
    Turn(EVERYBODY, (RUN,), RELAUNCH),
    Turn((9,), (ON,), RELAUNCH, 5, "relaunch-nine"),
    Turn(NEITHER, (ON,), RELAUNCH, 10, "relaunch"),
    Turn(EVERYBODY, (RELAY,), RELAY_RULE, 0, "relaunch-relay"),
)
"""What begins with a 9 or a relay goes on as a relaunch: it allows all that the other combinations do, and more."""

GRAMMAR: dict[str, tuple[Turn, ...]] = {
    # How the ball was won
    "open": (
        Turn(EVERYBODY, ALONE, ADVANCE_RULE),
        Turn((9,), (ON,), MODEL, 5, "nine"),
        Turn((10,), (ON,), MODEL, 5, "ten"),
        Turn(EVERYBODY, (RELAY,), RELAY_RULE, 0, "relay"),
    ),
    "ruck": (*_grouping(EVERYBODY), Turn(FRONT_FIVE, (FIX,), POINT, 0, "fixing-pair")),
    "ruck-strict": (*_grouping(NINE_AND_FORWARDS), Turn(FRONT_FIVE, (FIX,), POINT, 0, "fixing-pair")),
    "scrum": (*_grouping((6, 7, 8, 9), _BEHIND_SCRUM), Turn((8,), (ON,), SCRUM_EXIT, 5, "eight")),
    "scrum-far": (*_grouping((6, 7, 8, 9), _BEHIND_SCRUM), Turn((8,), (ON,), SCRUM_EXIT, 5, "eight-far")),
    "line-out": (*_grouping(NINE_AND_FORWARDS), Turn(FORWARDS, (MAUL,), TWO_CARDS, 0, "maul-pair")),
    "line-out-single": (*_grouping(NINE_AND_FORWARDS), Turn(FORWARDS, (MAUL,), TWO_CARDS, 5, "maul-single")),
    "maul": (*_grouping(NINE_AND_FORWARDS), Turn(FORWARDS, (MAUL,), TWO_CARDS, 0, "maul-second-pair")),
    "maul-over": _grouping(NINE_AND_FORWARDS),
    "fixing": _grouping(NINE_AND_FORWARDS),
    "tap": (
        Turn((9,), ALONE, TAP),
        Turn((9,), (ON,), MODEL, 5, "nine"),
        Turn(EVERYBODY, (RELAY,), RELAY_RULE, 0, "relay"),
    ),
    "kick": (*_RELAUNCH, Turn((10,), (ON,), MODEL, 5, "ten"), Turn((10,), (LAUNCH,), RELAUNCH, 10, "relaunch")),
    "restart": (*_RELAUNCH, Turn((10,), (ON,), RELAUNCH, 10, "relaunch")),
    # How far a combination has come
    "nine": (
        Turn(FORWARDS, (ON,), FORWARDS_RULE, 10, "forwards"),
        Turn((10,), (ON, *EARLY_END), BACKS_RULE, 10, "backs"),
        Turn(BACKS, (ADVANCE, KICK, TOUCH), LINK),
    ),
    "ten": (Turn((9, *BACKS), (ON, *EARLY_END), BACKS_RULE, 10, "backs"),),
    "relay": (
        Turn(FORWARDS, (ON,), FORWARDS_RULE, 5, "forwards-relayed"),
        Turn(FORWARDS, (ADVANCE,), RELAY_RULE),
        Turn((10,), (ON, *EARLY_END), BACKS_RULE, 5, "backs-relayed"),
        Turn(BACKS, (ADVANCE, KICK, TOUCH), LINK),
    ),
    "forwards": (
        Turn(FORWARDS, (ON, ADVANCE, RUN), FORWARDS_RULE, 10, "forwards", UP),
        Turn((9,), END, FORWARDS_RULE),
    ),
    "forwards-relayed": (Turn(FORWARDS, (ON, ADVANCE, RUN), FORWARDS_RULE, 10, "forwards-relayed", UP),),
    "backs": (Turn(BACK_LINE, (ON, *END), BACKS_RULE, 10, "backs", OTHER),),
    "backs-relayed": (Turn((10, *BACKS), (ON, *END), BACKS_RULE, 10, "backs-relayed", OTHER),),
    "eight": (Turn((9,), (ON, *EARLY_END), SCRUM_EXIT, 5, "eight-nine"),),
    "eight-far": (Turn((9,), (ON, *EARLY_END), SCRUM_EXIT, 10, "eight-nine"),),
    "eight-nine": (
        Turn((10,), (ON, *EARLY_END), BACKS_RULE, 10, "backs"),
        Turn(BACKS, (RUN,), SCRUM_EXIT),
    ),
    "relaunch-nine": (Turn(EVERYBODY, (ON, *EARLY_END), RELAUNCH, 10, "relaunch", OTHER),),
    "relaunch-relay": (Turn(NOT_NINE, (ON, *EARLY_END), RELAUNCH, 5, "relaunch-relayed"),),
    "relaunch": (Turn(EVERYBODY, (ON, *END), RELAUNCH, 10, "relaunch", OTHER),),
    "relaunch-relayed": (Turn(NOT_NINE, (ON, *END), RELAUNCH, 10, "relaunch-relayed", OTHER),),
    # Simple combinations of two cards
    "maul-pair": (Turn(FORWARDS, (MAUL,), TWO_CARDS, 5, "maul"),),
    "maul-second-pair": (Turn(FORWARDS, (MAUL,), TWO_CARDS, 5, "maul-over"),),
    "maul-single": (Turn(FORWARDS, (MAUL,), TWO_CARDS, 5, "maul-over"),),
    "fixing-pair": (Turn(FRONT_FIVE, (FIX,), POINT, 5, "fixing-chain"),),
    "fixing-chain": (Turn(FRONT_FIVE, (FIX,), POINT, 0, "fixing-pair"),),
}

STARTS = (
    *("open", "ruck", "ruck-strict", "scrum", "scrum-far", "line-out", "line-out-single"),
    *("maul", "maul-over", "fixing", "tap", "kick", "restart"),
)
"""Points at which nothing of a combination has been played yet."""
MOMENTS = ("open", "ruck", "scrum", "line-out", "maul", "fixing", "tap", "kick", "restart")
"""Those of them that a reader may name; the others belong to a house rule, or to what came before."""
HALVES = frozenset({"maul-pair", "maul-second-pair", "fixing-pair"})
"""Points at which one of two cards lies on the table and nothing has moved yet."""

TURNS: dict[str, dict[tuple[int, str], Turn]] = {
    point: {
        (number, way): turn
        for turn in turns
        for number in turn.who
        for way in turn.ways
        if way not in ENDS or way in ABILITIES[number]
    }
    for point, turns in GRAMMAR.items()
}


def written(number: int, way: str) -> str:
    """A card and what is done with it, as it is written: `9` passes on, `9:run`, `relay:4`, `maul:2`, `fix:3`."""
    if way == ON:
        return str(number)
    return f"{way}:{number}" if way in {LAUNCH, RELAY, MAUL, FIX} else f"{number}:{way}"


_WAYS = dict.fromkeys(EVERYBODY, (ON, *ENDS, RELAY, MAUL, FIX)) | {10: (ON, LAUNCH, *ENDS, RELAY, MAUL, FIX)}
READ: dict[str, tuple[str, int, str]] = {
    written(number, way): (str(number), number, way) for number, ways in _WAYS.items() for way in ways
}
"""Every written card: the card, its number and the way."""


def fits(turn: Turn, last: int, number: int) -> bool:
    """Whether a number may stand after the one before."""
    return turn.order == ANY or (number > last if turn.order == UP else number != last)


class Row(NamedTuple):
    """What one number may do at one point, worked out beforehand."""

    order: str
    ends: tuple[str, ...]
    """Written cards that end a combination, or are played alone."""
    leads: tuple[tuple[str, str], ...]
    """Written cards that need another one after them, each with the point to which they lead."""
    moves: tuple[str, ...]
    """Written cards that complete a pair."""
    barred: tuple[tuple[str, str], ...]
    """What one might expect of the number beside its ends, and the rule against each."""
    stuck: tuple[tuple[str, str], ...]
    """The same when the number can do nothing at all."""


def choices(point: str, last: int, count: int, hand: int) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """Every card that may be played at a point in every way, and what may not be, each with the rule against it."""
    options: list[str] = []
    barred: list[tuple[str, str]] = []
    rows = ROWS[point]
    for number in held(hand):
        order, ends, leads, moves, unable, stuck = rows[number]
        if order != ANY and (number <= last if order == UP else number == last):
            barred += stuck
            continue
        more: list[str] = []
        if leads and count + 1 < LONGEST:
            left = hand - (1 << 3 * number)
            # Nearly always some card could end what is begun; only then is it not looked for any further.
            more = [
                option
                for option, then in leads
                if left & FOLLOWERS[then][number] or possible(then, number, count + 1, left)
            ]
        options += ends
        options += moves
        options += more
        # A card that can only be a relay is played as any other card might be: its own number is still barred.
        barred += unable if ends or moves or (more and not more[0].startswith(RELAY)) else stuck
    return tuple(options), tuple(barred)


def possible(point: str, last: int, count: int, hand: int) -> bool:
    """Whether a hand has any card for a point."""
    if hand & FOLLOWERS[point][last]:
        return True
    if count + 1 >= LONGEST:
        return False
    return any(
        possible(then, number, count + 1, without(hand, number))
        for number, then in AFTER[point]
        if holds(hand, number) and fits(TURNS[point][number, ON], last, number)
    )


def why(point: str, last: int, number: int, way: str) -> str:
    """The rule against a card at a point: the first that it breaks."""
    if way == LAUNCH:
        return RELAUNCH
    turn = TURNS[point].get((number, way))
    if turn is not None:
        # What fits and is refused all the same has nobody to go on with.
        return MODEL if way == ON and fits(turn, last, number) else turn.rule
    if way in ENDS and way not in ABILITIES[number]:
        return ABILITY
    for numbers, ways, rule in AGAINST.get(point, ()):
        if number in numbers and way in ways:
            return rule
    return MODEL


_ALL = (ON, *ENDS, RELAY, MAUL, FIX)
_NO_RUN = (EVERYBODY, (RUN,), RUN_RULE)
_NO_MAUL = (EVERYBODY, (MAUL,), TWO_CARDS)
_NO_FIX = (EVERYBODY, (FIX,), POINT)
_NO_RELAY = (EVERYBODY, (RELAY,), RELAY_RULE)
_WAIT = ((10, *BACKS), _ALL, GROUPINGS)
_STARTS_WITH = (FORWARDS, (ON,), FORWARDS_RULE)
_LATER_DROP = (EVERYBODY, (DROP,), MODEL)
_NOT_NOW = (_NO_RELAY, _NO_MAUL, _NO_FIX)
_NO_NINE = ((9,), _ALL, RELAY_NINE)

AGAINST: dict[str, tuple[tuple[tuple[int, ...], tuple[str, ...], str], ...]] = {
    "open": (_NO_RUN, _NO_MAUL, _NO_FIX, _STARTS_WITH, (BACKS, (ON,), BACKS_RULE)),
    **dict.fromkeys(("ruck", "ruck-strict"), (_NO_MAUL, _NO_FIX, _WAIT, _NO_RUN, _STARTS_WITH)),
    **dict.fromkeys(
        ("scrum", "scrum-far"), ((FRONT_FIVE, _ALL, PACKED), _NO_MAUL, _NO_FIX, _WAIT, _NO_RUN, _STARTS_WITH)
    ),
    **dict.fromkeys(
        ("line-out", "line-out-single", "maul", "maul-over", "fixing"),
        (_NO_FIX, _NO_MAUL, _WAIT, _NO_RUN, _STARTS_WITH),
    ),
    "tap": (_NO_MAUL, _NO_FIX, (NOT_NINE, _ALL, TAP), _NO_RUN),
    "kick": (_NO_MAUL, _NO_FIX),
    "restart": (_NO_MAUL, _NO_FIX),
    "nine": (*_NOT_NOW, (BACKS, (ON, RUN), LINK), (FORWARDS, _ALL, FORWARDS_RULE), ((9,), _ALL, BACKS_RULE)),
    "ten": (*_NOT_NOW, ((10,), _ALL, BACKS_RULE), (FORWARDS, _ALL, BACKS_RULE)),
    "relay": (*_NOT_NOW, _NO_NINE, (BACKS, (ON, RUN), LINK), (FORWARDS, _ALL, FORWARDS_RULE)),
    "forwards": (*_NOT_NOW, _LATER_DROP, (EVERYBODY, _ALL, FORWARDS_RULE)),
    "forwards-relayed": (*_NOT_NOW, _NO_NINE, (EVERYBODY, _ALL, FORWARDS_RULE)),
    "backs": (*_NOT_NOW, _LATER_DROP, (EVERYBODY, _ALL, BACKS_RULE)),
    "backs-relayed": (*_NOT_NOW, _NO_NINE, _LATER_DROP, (EVERYBODY, _ALL, BACKS_RULE)),
    **dict.fromkeys(("eight", "eight-far"), (_NO_MAUL, _NO_FIX, (EVERYBODY, _ALL, SCRUM_EXIT))),
    "eight-nine": (*_NOT_NOW, (EVERYBODY, _ALL, SCRUM_EXIT)),
    "relaunch-nine": _NOT_NOW,
    "relaunch-relay": (*_NOT_NOW, _NO_NINE),
    "relaunch": (*_NOT_NOW, _LATER_DROP),
    "relaunch-relayed": (*_NOT_NOW, _NO_NINE, _LATER_DROP),
    **dict.fromkeys(("maul-pair", "maul-second-pair", "maul-single"), (_NO_FIX, (EVERYBODY, _ALL, TWO_CARDS))),
    **dict.fromkeys(("fixing-pair", "fixing-chain"), (_NO_MAUL, (EVERYBODY, _ALL, POINT))),
}
"""The rule against what the table leaves out, row by row; the first that fits is told."""


def _row(point: str, number: int) -> Row:
    """What the table says about one number at one point."""
    turns = {way: turn for (whose, way), turn in TURNS[point].items() if whose == number}
    ends = tuple(written(number, way) for way in ENDS if way in turns)
    needy = [way for way in (ON, LAUNCH, RELAY, MAUL, FIX) if way in turns and _needs_more(turns[way])]
    leads = tuple((written(number, way), turns[way].then) for way in needy)
    moves = tuple(written(number, way) for way in (MAUL, FIX) if way in turns and way not in needy)
    lacking = [way for way in (RUN, DROP) if way in ABILITIES[number] and way not in turns]
    barred = tuple((written(number, way), why(point, 0, number, way)) for way in lacking if ADVANCE in turns)
    own = [way for way in (ADVANCE, *needy) if way in turns and way != RELAY]
    rule = turns[own[0]].rule if own else why(point, 0, number, ADVANCE)
    order = next((turn.order for turn in turns.values()), ANY)
    return Row(order, ends, leads, moves, barred, ((written(number, ADVANCE), rule),))


def _needs_more(turn: Turn) -> bool:
    """Whether a card that does not end a combination must be followed by another."""
    return turn.then not in STARTS and turn.then != "fixing-chain"


def _followers(point: str, last: int) -> int:
    """The numbers that can end what has been begun at a point, as bits of a hand."""
    rows = ROWS[point]
    able = (
        number
        for number in EVERYBODY
        if (rows[number].ends or rows[number].moves)
        and (rows[number].order == ANY or (number > last if rows[number].order == UP else number != last))
    )
    return sum(7 << 3 * number for number in able)


ROWS: dict[str, dict[int, Row]] = {point: {number: _row(point, number) for number in EVERYBODY} for point in GRAMMAR}
FOLLOWERS: dict[str, tuple[int, ...]] = {
    point: tuple(_followers(point, last) for last in range(16)) for point in GRAMMAR
}
AFTER: dict[str, tuple[tuple[int, str], ...]] = {
    point: tuple((number, turn.then) for (number, way), turn in turns.items() if way == ON)
    for point, turns in TURNS.items()
}
