"""Scenarios written from the source alone, each played from both seats.

A is the younger player, whichever seat that is, and B the other. A step says who is asked and what is answered: a card
in its short form is drawn, any other word is chosen. What must come of it is told in short as well:

    score and yellows   A's and B's, as in 1-0          hands      how many cards A and B hold
    asked               who, and the name of the ask    offered    all that may be chosen
    refused             what may not be chosen          pile       how many cards it has, those under it included
    under               the cards under the pile        any other  a field of the match, or an event by +name or -name
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Choose
from tests.games.draft import COLOURS, DECISIONS, MARKS, card, cards
from tests.games.draft.scenarios import SCENARIOS, Scenario
from tests.games.table import Table


def seats(pair: Any, first: int) -> list[Any]:
    """A's and B's in the order of the seats."""
    return list(pair) if first == 0 else list(pair)[::-1]


def begin(scenario: Scenario, first: int) -> Table:
    """The scenario with A in this seat, as the younger player."""
    given = dict(scenario.state)
    house = {"youngest": "first" if first == 0 else "second", **given.pop("house", {})}
    state: dict[str, Any] = {"hands": [cards(hand) for hand in seats((given.pop("a"), given.pop("b")), first)]}
    if "top" in given:
        who, top = given.pop("top").split()
        state |= {"top": card(top), "top_seat": first if who == "A" else 1 - first}
    for field in ("goals", "yellows"):
        if field in given:
            state[field] = [cards(one) for one in seats(given.pop(field), first)]
    for field in ("pile", "discard"):
        if field in given:
            told = given.pop(field)
            state[field] = [cards(told)] if isinstance(told, str) else [cards(one) for one in seats(told, first)]
    play = "engage" if given.get("phase") == "engage" else "turn"
    return Table("draft", play, house=house, whole=True, **state, **given)


def step(table: Table, said: str, first: int) -> None:
    """Let A or B answer."""
    who, word = said.split()
    assert table.ask.seat == (first if who == "A" else 1 - first), f"{said}: {table.ask!r} after {table.names()}"
    short = len(word) == 3 and word[0] in COLOURS and word[1] in MARKS and word[2] in DECISIONS
    table.position = table.position.send(card(word) if short else word)


@pytest.mark.parametrize("first", [0, 1], ids=["home", "away"])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{one.line}: {one.told}" for one in SCENARIOS])
def test_as_the_source_says(scenario: Scenario, first: int) -> None:
    table = begin(scenario, first)
    for said in scenario.steps:
        step(table, said, first)
    now: Any = table.position.state.data()
    for what, wanted in scenario.then.items():
        assert found(table, now, what, first, wanted) == wanted, f"{what} after {table.names()}"


def found(table: Table, now: dict[str, Any], what: str, first: int, wanted: Any) -> Any:
    """What is to be compared, in the short words of the scenarios."""
    if what in {"score", "yellows", "hands"}:
        lists = now["goals" if what == "score" else what]
        return "-".join(str(len(one)) for one in seats(lists, first))
    if what == "asked":
        return f"{'A' if table.ask.seat == first else 'B'} {table.ask.name}"
    if what == "offered":
        assert isinstance(table.ask, Choose)
        return wanted if set(table.ask.options) == set(wanted.split()) else table.ask.options
    if what == "refused":
        return " ".join(word for word in wanted.split() if table.refuses(word).code != "option-unknown")
    if what == "pile":
        return sum(map(len, (*now["pile"], *now["under"])))
    if what == "under":
        lists = seats(wanted, first) if isinstance(wanted, tuple) else [wanted]
        return wanted if now["under"] == [cards(one) for one in lists] else now["under"]
    if what == "top":
        return wanted if now["top"] == card(wanted) else now["top"]
    if what == "engager":
        return "A" if now["engager"] == first else "B"
    if what == "winner":
        assert table.result is not None
        return "A" if table.result.winner == first else "B"
    if what[0] in "+-":
        return wanted if (what[1:] in table.names()) is (what[0] == "+") else table.names()
    return now[what]
