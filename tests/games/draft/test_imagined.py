"""What a seat may imagine behind what it cannot see: every card is somewhere, and nothing unseen is known."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.core.outlook import Outlook
from engine.games.draft.table.audit import all_there
from engine.games.draft.table.state import Match
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

WORLDS = 300


def mirrored(seat: int, home: str, away: str) -> tuple[str, str]:
    """Hands in the order of the seats."""
    return (home, away) if seat == 0 else (away, home)


def imagined(table: Table, seat: int) -> list[Match]:
    """What the seat imagines the beginning of this play to have been, many times."""
    position, rng = table.position, Random(5)
    game = position.start.game
    return [game.imagine(position.base, position.state, seat, rng) for _ in range(WORLDS)]


def drawn_in_vain(seat: int, **state: Any) -> Table:
    """A shot of `seat`, for which the other has drawn the only card of its kind in vain."""
    hands = mirrored(seat, "bgf ygf kgf", "bnf gnf bgy")
    return say(turn("ggf", seat, *hands, **state), "laying.draw rnf", "laying.draw pass")


@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_of_an_imagined_match_is_somewhere(seat: int) -> None:
    for match in imagined(drawn_in_vain(seat), seat):
        all_there(match)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_drawn_unseen_may_have_been_anywhere(seat: int) -> None:
    table = drawn_in_vain(seat)
    held = sum(card("rnf") in match.hands[1 - seat] for match in imagined(table, seat))
    # Three of 46 cards that cannot be told apart were in the hand, and a white one cannot have been among them.
    unknown = 46 - 7
    assert 0.4 < held / WORLDS / (3 / unknown) < 1.8


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_turned_over_for_all_to_see_is_still_in_the_pile_that_is_imagined(seat: int) -> None:
    hands = mirrored(seat, "bnf gnf bgy", "ygf rnf")
    table = say(turn("bgf", seat, *hands), "laying.answer red", "fouls.whistle wgp")
    for match in imagined(table, seat):
        all_there(match)
        assert card("wgp") in match.piles[0]
        assert card("rnf") in match.hands[1 - seat]
    outlook = Outlook(table.position, seat)
    for seed in range(60):
        assert outlook.imagine(Random(seed)).state.under == [cards("wgp")]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_turned_over_is_not_taken_for_its_twin_in_the_hand(seat: int) -> None:
    hands = mirrored(seat, "bnf gnf bgy", "bgp ygf rnf")
    table = say(turn("bgf", seat, *hands, pile=[cards("bgp ynf")]), "laying.answer red", "fouls.whistle bgp")
    held = 0
    for match in imagined(table, seat):
        all_there(match)
        assert card("bgp") in match.piles[0]
        held += card("bgp") in match.hands[1 - seat]
    assert held < WORLDS


@pytest.mark.parametrize("seat", [0, 1])
def test_who_had_to_draw_held_nothing_that_fits(seat: int) -> None:
    for match in imagined(drawn_in_vain(seat), seat):
        assert not any(name.startswith("white") for name in match.hands[1 - seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_passed_before_holds_nothing_that_fits(seat: int) -> None:
    table = turn("bgf", seat, *mirrored(seat, "ygf wgf", "gnf bnf ynf"), goes_on=True)
    for match in imagined(table, seat):
        assert not any(name.startswith(("red", "black")) for name in match.hands[1 - seat])
    # Of one's own passing nothing follows for the other hand.
    table = turn("bgf", 1 - seat, *mirrored(seat, "ygf wgf", "gnf bnf ynf"))
    assert any(name.startswith(("red", "black")) for match in imagined(table, seat) for name in match.hands[1 - seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_what_one_draws_oneself_tells_nothing_of_the_other_hand(seat: int) -> None:
    table = turn("bgf", 1 - seat, *mirrored(seat, "ygf wgf", "gnf bnf ynf"))
    say(table, "laying.draw gny")
    assert table.ask.name == "drawn"
    colours = Counter(name.split("-")[0] for match in imagined(table, seat) for name in match.hands[1 - seat])
    assert {"red", "black"} <= colours.keys()


@pytest.mark.parametrize("seat", [0, 1])
def test_who_had_to_draw_for_a_kick_off_held_no_blue(seat: int) -> None:
    hands = [cards(hand) for hand in mirrored(seat, "ygf wgf", "gnf ynf wny")]
    house = {"youngest": "first" if seat == 1 else "second"}
    table = Table("draft", "engage", house=house, hands=hands)
    say(table, "laying.engage gny")
    for match in imagined(table, seat):
        all_there(match)
        assert not any(name.startswith("blue") for name in match.hands[1 - seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_pile_made_anew_in_this_play_is_imagined_as_it_was(seat: int) -> None:
    table = drawn_in_vain(seat, house={"half": "clock"}, pile=[cards("rnf")])
    assert "new-pile" in table.names()
    for match in imagined(table, seat):
        all_there(match)
        assert len(match.piles[0]) == 1


def test_with_own_packs_only_the_others_pack_is_dealt_anew() -> None:
    for seat in (0, 1):
        hands = mirrored(seat, "bgf ygf", "bnf gnf bgy")
        table = turn("ggf", seat, *hands, house={"packs": "own"})
        say(table, "laying.draw ygf", "laying.draw pass")
        for match in imagined(table, seat):
            all_there(match)
            assert Counter(match.piles[seat]) == Counter(table.position.base.piles[seat])  # type: ignore[attr-defined]
