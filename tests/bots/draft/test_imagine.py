"""The worlds that a seat imagines: they fit all that it has seen, in the middle of a play too, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.outlook import Outlook, World
from engine.core.position import Position
from engine.games import load
from engine.games.draft.table.deck import BIT
from engine.games.draft.table.state import Match
from tests.bots.draft import card, cards
from tests.contract import walk
from tests.games.draft import say, turn

GAME = load("draft")
TABLES: list[dict[str, str]] = [{}, {"packs": "own"}, {"half": "clock"}]


def worlds(position: Position, seat: int, count: int = 40) -> list[Match]:
    """Matches that a seat takes for possible at this moment."""
    rng = Random(5)
    return [Outlook(position, seat).imagine(rng).state for _ in range(count)]


def hidden(match: Match, seat: int) -> list[str]:
    """The cards of a hand that the other has not seen."""
    return match.hands[seat][match.open[seat] :]


@pytest.mark.parametrize("house", TABLES)
def test_a_world_can_be_imagined_whenever_a_seat_is_asked(house: dict[str, str]) -> None:
    in_the_middle = 0
    for position in walk(GAME, 3, house):
        ask = position.ask
        if ask is None:
            continue
        state = Outlook(position).imagine(Random(1)).state
        GAME.audit(state)
        if isinstance(ask, Choose):
            in_the_middle += bool(position.given)
            assert GAME.view(state, ask.seat) == GAME.view(position.state, ask.seat)
    assert in_the_middle > 20


def test_unseen_cards_are_dealt_anew_and_seen_ones_stay() -> None:
    table = turn("bgf", 1, "kgf rgf ygf", "wnf gnf bny yny", open=[0, 1])
    found = worlds(table.position, 0)
    assert all(match.hands[1][:1] == [card("wnf")] and len(match.hands[1]) == 4 for match in found)
    assert len({tuple(sorted(hidden(match, 1))) for match in found}) > 30
    assert all(match.hands[0] == cards("kgf rgf ygf") for match in found)


def test_every_unseen_card_is_as_likely_to_be_in_the_hand() -> None:
    table = turn("bgf", 1, "kgf rgf", "gnf bny", pile=[cards("wnf yny")])
    counts = Counter(name for match in worlds(table.position, 0, 400) for name in hidden(match, 1))
    assert sorted(counts) == sorted(cards("gnf bny wnf yny"))
    assert all(150 < count < 250 for count in counts.values())


def test_whoever_passed_held_nothing_that_fits() -> None:
    table = turn("ygf", 0, "ggf bgf", "bnf gnf bny yny", goes_on=True)
    for match in worlds(table.position, 0):
        assert not any(BIT[name] & match.pack.answers[match.on] for name in match.hands[1])


def test_whoever_draws_holds_nothing_that_fits() -> None:
    table = say(turn("bgf", 0, "ggf bgf", "bnf gnf wny yny"), "laying.draw bgy")
    for match in worlds(table.position, 0):
        assert not any(BIT[name] & match.pack.answers[match.on] for name in match.hands[1][:4])


def test_a_made_up_match_in_which_it_did_hold_some_can_still_be_imagined() -> None:
    table = turn("bgf", 0, "ggf bgf", "knf knp", goes_on=True, pile=[cards("kgy")])
    assert all(len(match.hands[1]) == 2 for match in worlds(table.position, 0, 5))


def test_a_card_that_the_seat_itself_has_drawn_is_not_in_the_other_hand() -> None:
    table = turn("bgf", 1, "ggf ygf", "bnf gnf", pile=[cards("knf wnf")])
    say(table, "laying.draw knf")
    for match in worlds(table.position, 0):
        assert match.hands[0] == cards("ggf ygf knf")
        assert card("knf") not in [*match.hands[1], *match.piles[0]]


def test_a_card_laid_in_this_play_came_from_the_hand() -> None:
    table = turn("bgf", 0, "ggf ygf", "rnf gnf bny").then("laying.answer red")
    for match in worlds(table.position, 0):
        assert match.top == card("rnf")
        assert len(match.hands[1]) == 2


def test_a_decision_turned_over_in_this_play_was_in_the_pile() -> None:
    table = turn("bgf", 0, "ggf ygf", "rnf gnf bny", pile=[cards("wgp wnf yny")])
    say(table, "laying.answer red", "fouls.whistle wgp")
    for match in worlds(table.position, 0):
        assert match.under[0] == cards("wgp")
        assert card("wgp") not in match.hands[1]


def test_a_pile_made_anew_in_this_play_tells_what_was_the_last_card() -> None:
    state: dict[str, Any] = {"house": {"half": "clock"}, "pile": [cards("rnf")]}
    table = turn("bgf", 1, "ggf ygf", "gnf bny wnf", **state)
    say(table, "laying.draw rnf", "laying.draw red")
    assert "new-pile" in table.names()
    for match in worlds(table.position, 0):
        assert sorted(match.hands[1]) == sorted(cards("gnf bny wnf"))


@pytest.mark.parametrize("house", TABLES)
def test_cards_under_the_pile_keep_their_order(house: dict[str, str]) -> None:
    packs = 2 if house.get("packs") == "own" else 1
    under = [cards("bgf yny"), cards("yny bgf")][:packs]
    table = turn("bgp", 1, "rgf ygf rnf", "wnf gnf bnf", house=house, under=under)
    assert all(match.under == under for match in worlds(table.position, 0))


def test_with_packs_of_their_own_cards_stay_in_their_pack() -> None:
    table = turn("bgf", 1, "kgp rgf ygf", "wgf gnf bnf", house={"packs": "own"})
    for match in worlds(table.position, 0):
        assert match.piles[0] == sorted(table.position.state.piles[0])  # type: ignore[attr-defined]
        GAME.audit(match)


def test_two_positions_that_look_alike_give_the_same_worlds() -> None:
    rest = "wnf yny kgf rnf"
    one = turn("bgf", 1, "kgy rgf", "gnf bny", pile=[cards(rest)])
    other = turn("bgf", 1, "kgy rgf", "rnf kgf", pile=[cards("yny gnf wnf bny")])
    for seed in range(20):
        states = [Outlook(table.position).imagine(Random(seed)).state for table in (one, other)]
        assert states[0].key() == states[1].key()
        assert states[0].piles == states[1].piles


def test_a_world_can_be_played_on() -> None:
    world: World = Outlook(turn("bgf", 1, "kgf rgf ygf", "wnf gnf bny", whole=True).position).imagine(Random(1))
    world.send("black")
    assert world.plays == 1
