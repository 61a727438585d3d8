"""What can happen in a game, declared once: the names of an event's facts, and what others make of it.

A log holds plain tuples, `(rule, name, *facts)`; whoever wants to know a fact asks the declaration where it stands:

    EVENTS = Events(
        event("thrown", "seat faces"),
        event("won", "seat home away", outcome=True, by_seat=True, headline=1),
    )
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from engine.core.game import Event

FACTS = 2
"""Where the facts of an event begin: after its rule and its name."""
UNSEEN = "?"
"""What stands in the place of a fact that a side may not know."""
TURNOVER, HALF, CARD, SCORE, END = "turnover", "half", "card", "score", "end"
BANNERS = (TURNOVER, HALF, CARD, SCORE, END)
"""What is announced in large letters, the weightiest last."""
COUNTS = 3
"""The weight of what everybody stops for: points, cards, halves."""


class Kind(NamedTuple):
    """A kind of event: its name, the names of its facts, and what it means to others."""

    name: str
    facts: tuple[str, ...]
    outcome: bool
    """Whether odds tell it apart."""
    by_seat: bool
    """Whether odds also tell apart to whom it happens, its first fact."""
    headline: int
    """Its rank among those under which other outcomes are gathered, from 1; 0 if it is none of them."""
    points: int
    """What it counts for the side of its first fact, if that is always the same."""
    scores: str
    """The fact that says what it counts, where that differs; or nothing."""
    tries: str
    """The rules by which it is a try, `*` for all of them; or nothing."""
    moves: str
    """How it moves the ball, `run` or `kick` for example, from its fact `start` to its fact `to`; or nothing."""
    lays: str
    """How a card is laid with it after which others are to come, `relay` for example; or nothing."""
    sheet: str
    """What it is to the sheet: a `line` begins with it, it stands `apart`, a match `starts` with it; or nothing, if it
    belongs to the line before it."""
    card: str
    """The card that it gives to the side of its first fact, `yellow` or `red` for example; or nothing."""
    secret: str
    """A fact that only the side of its first fact may know; or nothing."""
    banner: str
    """As what it is announced, one of `BANNERS`; or nothing. What counts is a score, and a card a card."""
    echo: bool
    """Whether it only repeats what its side has just chosen."""
    dealt: str
    """The fact that names a card which it deals, so that several of them are told as one; or nothing."""
    spends: str
    """The fact that says how many minutes it took; or nothing."""
    hope: str
    """What it is to the side of its first fact that has chosen an option for it, `score` for example; or nothing."""
    fear: str
    """What it is to that side, where it dreads it: `knock-on` for example; or nothing."""
    fades: bool
    """Whether nobody asks for it any more once something else has happened: it led there, and that tells it."""
    chain: bool
    """Whether several by one side, one after the other, are told as one: the last, and how many came before it."""

    def of(self, event: Event, fact: str) -> Any:
        """A fact of such an event."""
        return event[FACTS + self.facts.index(fact)]

    def named(self, event: Event) -> dict[str, Any]:
        """The facts of such an event by their names."""
        return dict(zip(self.facts, event[FACTS:], strict=True))


def event(
    name: str,
    facts: str = "",
    *,
    outcome: bool = False,
    by_seat: bool = False,
    headline: int = 0,
    points: int = 0,
    scores: str = "",
    tries: str = "",
    moves: str = "",
    lays: str = "",
    sheet: str = "",
    card: str = "",
    secret: str = "",
    banner: str = "",
    echo: bool = False,
    dealt: str = "",
    spends: str = "",
    hope: str = "",
    fear: str = "",
    fades: bool = False,
    chain: bool = False,
) -> Kind:
    """Declare a kind of event; `facts` are their names, in the order in which they are logged."""
    named = tuple(facts.split())
    banner = banner or (CARD if card else SCORE if points or scores else "")
    return Kind(
        name, named, outcome, by_seat, headline, points, scores, tries, moves, lays, sheet, card, secret,
        banner, echo, dealt or secret, spends, hope, fear, fades, chain,
    )  # fmt: skip


class Happening:
    """An event with its facts by their names: `happening.metres`.

    >>> import engine
    >>> thrown, *_ = engine.kick_off("double").send("5").happenings
    >>> thrown.name, thrown.face, thrown.rule
    ('opening-throw', 5, 'double.kickoff.opening')
    """

    __slots__ = ("facts", "name", "rule")
    rule: str
    """The id of the rule that says so."""
    name: str
    """What happened."""
    facts: dict[str, Any]
    """Its facts by their names."""

    def __init__(self, rule: str, name: str, facts: dict[str, Any]) -> None:
        """Name what a log holds."""
        self.rule = rule
        self.name = name
        self.facts = facts

    def __getattr__(self, fact: str) -> Any:
        """A fact by its name."""
        try:
            return self.facts[fact]
        except KeyError:
            raise AttributeError(f"{self.name} has no {fact!r}, but {', '.join(self.facts) or 'no facts'}") from None

    def __repr__(self) -> str:
        """Show the event as it would be told to a script."""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<{self.name} by {self.rule}{': ' if facts else ''}{facts}>"


class Events:
    """The events of a game by their names."""

    __slots__ = ("by_seat", "cards", "headlines", "kinds", "moves", "outcomes", "points", "secrets")

    def __init__(self, *kinds: Kind) -> None:
        """Declare them, outcomes in the order in which odds show them."""
        self.kinds = {kind.name: kind for kind in kinds}
        assert len(self.kinds) == len(kinds), "an event is declared twice"
        self.outcomes = tuple(kind.name for kind in kinds if kind.outcome)
        self.by_seat = frozenset(kind.name for kind in kinds if kind.by_seat)
        ranked = sorted((kind for kind in kinds if kind.headline), key=lambda kind: kind.headline)
        self.headlines = tuple(kind.name for kind in ranked)
        self.points = {kind.name: kind.points for kind in kinds if kind.points}
        self.moves = {kind.name: kind.moves for kind in kinds if kind.moves}
        self.cards = {kind.name: kind.card for kind in kinds if kind.card}
        self.secrets = {kind.name: FACTS + kind.facts.index(kind.secret) for kind in kinds if kind.secret}
        """Where a fact stands that only the side of the first one may know."""

    def __getitem__(self, name: str) -> Kind:
        """The declaration of an event."""
        return self.kinds[name]

    def __iter__(self) -> Iterator[Kind]:
        """All of them, in the order of their declaration."""
        return iter(self.kinds.values())

    def seen(self, event: Event, seat: int) -> Event:
        """An event as a seat may know it: what only the other side may know stays hidden."""
        place = self.secrets.get(event[1])
        return event if place is None or event[FACTS] == seat else (*event[:place], UNSEEN, *event[place + 1 :])

    def named(self, event: Event) -> dict[str, Any]:
        """The facts of an event by their names."""
        return self.kinds[event[1]].named(event)

    def fact(self, event: Event, name: str) -> Any:
        """One fact of an event."""
        return self.kinds[event[1]].of(event, name)

    def counted(self, event: Event) -> int:
        """What an event counts for the side of its first fact."""
        kind = self.kinds[event[1]]
        return kind.of(event, kind.scores) if kind.scores else kind.points

    def weight(self, event: Event) -> int:
        """How much it matters to those who watch: 0 a card dealt, 1 the usual, 2 a turnover, 3 what counts."""
        kind = self.kinds[event[1]]
        if kind.banner:
            return 2 if kind.banner == TURNOVER else COUNTS
        return 0 if kind.dealt else 1

    def is_try(self, event: Event) -> bool:
        """Whether an event is a try."""
        rules = self.kinds[event[1]].tries
        return rules == "*" or event[0] in rules.split()

    def lines(self, log: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
        """The events of each line of the sheet, from the one that begins it."""
        line: list[Event] = []
        for event in log:
            sheet = self.kinds[event[1]].sheet
            if sheet == "line":
                if line:
                    yield tuple(line)
                line = [event]
            elif line and not sheet:
                line.append(event)
        if line:
            yield tuple(line)

    def happenings(self, log: Iterable[Event]) -> tuple[Happening, ...]:
        """What a log holds, with named facts."""
        return tuple(Happening(event[0], event[1], self.named(event)) for event in log)
