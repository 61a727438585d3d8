"""Hidden hands: nothing of them reaches the other side, not even by subtraction or by the odds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose, Draw
from engine.core.odds import odds
from engine.core.position import Position, Start
from engine.games import load
from engine.games.draft.table.deck import DECISION
from engine.games.draft.table.state import Match
from tests.contract import walk
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

GAME = load("draft")
TABLES: list[dict[str, str]] = [{}, {"packs": "own"}, {"half": "clock"}]
PLAYED = ("engage", "turn", "refill")


def exchanged(match: Match, seat: int, rng: Random) -> dict[str, Any] | None:
    """The match with the unseen cards of this seat's hand exchanged for others of its pile; None if it has none."""
    which = match.at[seat]
    unseen = match.hands[seat][match.open[seat] :]
    pile = list(match.piles[which])
    if not unseen or len(pile) < 2:
        return None
    mixed = sorted(pile + unseen, key=lambda _: rng.random())
    data = match.data()
    data["hands"][seat] = match.hands[seat][: match.open[seat]] + mixed[: len(unseen)]
    data["pile"][which] = mixed[len(unseen) :]
    return data


def pairs(house: dict[str, str], seeds: range) -> list[tuple[Position, Position, int]]:
    """Positions of random matches, each with one that differs only in what `seat` cannot see."""
    rng = Random(17)
    found = []
    for seed in seeds:
        for position in walk(GAME, seed, house):
            if position.given or position.play not in PLAYED:
                continue
            for seat in (0, 1):
                assert isinstance(position.state, Match)
                data = exchanged(position.base, 1 - seat, rng)  # type: ignore[arg-type]
                if data is not None:
                    starts = [Start.of(GAME, house, (), position.play, each) for each in (position.base.data(), data)]
                    one, other = (Position.begin(start) for start in starts)
                    found.append((one, other, seat))
    return found


@pytest.mark.parametrize("house", TABLES)
@pytest.mark.slow
def test_a_seat_observes_the_same_whatever_the_other_holds(house: dict[str, str]) -> None:
    seen = pairs(house, range(6))
    assert len(seen) > 100
    assert any(one.ask != other.ask for one, other, _ in seen), "some hands should be asked in another way"
    for one, other, seat in seen:
        assert one.observe(seat) == other.observe(seat)


@pytest.mark.parametrize("house", TABLES)
@pytest.mark.slow
def test_odds_are_the_same_whatever_the_other_holds(house: dict[str, str]) -> None:
    compared = 0
    for one, other, seat in pairs(house, range(2)):
        if one.ask is not None and one.ask.seat == seat:
            assert odds(one) == odds(other)
            compared += 1
    assert compared > 10


def test_a_card_drawn_in_vain_changes_neither_the_odds_nor_the_pool_of_the_shooter() -> None:
    seen = []
    for short in ("bny", "ggy", "ynf", "wgf"):
        table = turn("ggf", 0, "bgf ygf kgf rnf", "bnf gnf kgy ygy bgy")
        say(table, f"laying.draw {short}")
        if short == "wgf":
            continue
        say(table, "laying.draw pass")
        seen.append((odds(table.position), table.position.observe(0)))
    assert all(one == seen[0] for one in seen)


def test_a_draw_is_shown_as_all_the_cards_that_the_seat_cannot_tell_apart() -> None:
    table = turn("ggf", 0, "bgf ygf", "bnf gnf kgy", pile=[cards("ynf bny wgf")])
    ask = table.position.observe(1).ask
    assert isinstance(ask, Draw)
    assert sorted(ask.cards) == sorted(cards("ynf bny wgf bgf ygf"))
    masked = table.position.observe(0).ask
    assert isinstance(masked, Choose)
    assert (masked.name, masked.options, masked.barred) == ("answer", (), ())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_drawn_to_fill_a_hand_is_hidden_from_the_other_and_shown_as_such(seat: int) -> None:
    state: dict[str, Any] = {"hands": [cards("bgf"), cards("bnf")], "phase": "refill", "due": [seat, 1 - seat]}
    table = Table("draft", "refill", **state)
    own, other = (table.position.observe(eyes).ask for eyes in (seat, 1 - seat))
    assert isinstance(own, Draw)
    assert isinstance(other, Draw)
    assert (own.hidden, len(own.cards) > 40) == (True, True)
    assert (other.hidden, other.cards, other.seat, other.name) == (True, (), seat, "refill")


def test_cards_picked_face_up_are_known_until_they_are_laid() -> None:
    state: dict[str, Any] = {"open": [0, 2], "pile": [cards("ynf bny")]}
    table = turn("bgf", 1, "ygf wgf", "gnf rgy kgy", **state)
    ask = table.position.observe(0).ask
    assert isinstance(ask, Draw)
    assert sorted(ask.cards) == sorted(cards("ynf bny kgy"))
    laid = turn("bgf", 0, "ygf wgf", "gnf rgy kgy", **state).then("laying.answer black")
    assert laid.now("open") == [0, 2]
    laid = say(turn("bgf", 0, "ygf wgf", "gnf rgy kgy", **state), "laying.answer red", "fouls.whistle bny")
    assert laid.now("open") == [0, 1]


def test_a_card_that_all_saw_go_under_the_pile_is_known_in_the_hand() -> None:
    state: dict[str, Any] = {"pile": [[]], "under": [cards("ynf bny")], "open": [0, 1]}
    table = turn("bgf", 0, "ygf wgf", "gnf bgy", **state)
    assert table.about("pool") == {card("ynf"): 1}
    say(table, "laying.draw ynf", "laying.draw pass")
    assert table.now("hands")[1] == cards("gnf ynf bgy")
    assert table.now("open") == [0, 2]


def test_the_chance_of_a_decision_does_not_tell_the_offenders_hand() -> None:
    chances = []
    for hidden in ("ygf", "ygp"):
        table = turn("bgy", 1, f"rnf {hidden}", "bnf gnf").then("laying.answer red")
        chances.append(odds(table.position).outcomes)
        unseen = [*table.now("pile")[0], *cards(hidden)]
        free = sum(DECISION[name] == "free" for name in unseen)
        assert chances[-1]["free-kick"] * len(unseen) == free
    assert chances[0] == chances[1]


def test_what_the_other_draws_is_never_in_the_log() -> None:
    for options in TABLES:
        for seed in range(5):
            last = walk(GAME, seed, options)[-1]
            for seat in (0, 1):
                drawn = [event for event in last.observe(seat).log if event[1] in {"drew", "refilled"}]
                assert drawn
                for event in drawn:
                    assert (event[3] == "?") is (event[2] != seat)


def test_the_other_is_not_told_what_was_drawn_but_what_was_laid() -> None:
    table = turn("bgf", 0, "ygf", "gnf bnf")
    assert not GAME.told(table.ask, 0)
    assert GAME.told(table.ask, 1)
    say(table, "laying.draw kgy")
    assert GAME.told(table.ask, 0)
    masked = table.position.observe(0).ask
    assert isinstance(masked, Choose)
    assert masked.options == ()


def test_the_draft_is_open_to_both() -> None:
    table = Table("draft", "pick", row=cards("bgf bgy bnf bny ggf gnf rgf kgf ygf yny wgf wnp"))
    assert table.position.observe(0).ask == table.position.observe(1).ask == table.ask


def test_reckoning_does_not_change_the_match() -> None:
    for position in walk(GAME, 4):
        before = position.base.key()
        for seat in (0, 1):
            known = GAME.known(position.base, seat)
            assert known is not position.base
            assert position.base.key() == before
