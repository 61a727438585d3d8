"""What a side may not know: the other hand, the cards it draws, and what it could do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.asks import Choose, Draw
from engine.core.odds import odds
from engine.core.players import at_random
from engine.core.position import Position
from engine.games import load
from engine.games.scrumball.table.state import Match
from tests.contract import walk
from tests.games.scrumball import open_play
from tests.games.table import Table

GAME = load("scrumball")


def swapped(position: Position, seat: int, cards: list[str]) -> Position:
    """The same moment of the same play with another hand for the side that `seat` plays against."""
    base = position.base.clone()
    assert isinstance(base, Match)
    base.hands[1 - seat][:] = cards
    return Position(position.start, base, position.play, position.given)


@pytest.mark.parametrize("cards", [["tackle"] * 3, ["kick"] * 3, ["run", "pass", "pass-tackle"]])
def test_the_attacker_learns_nothing_from_being_answered(cards: list[str]) -> None:
    """A pass waits for an answer: with any hand of three behind it, Camille sees the same."""
    position = open_play(us=["pass", "run"], them=["tackle", "drop", "touch"]).then("cards.play pass").position
    seen = position.observe(0)
    assert seen == swapped(position, 0, cards).observe(0)
    assert isinstance(seen.ask, Choose)
    assert seen.ask.options == ()
    assert seen.ask.barred == ()


@pytest.mark.parametrize("cards", [["tackle"] * 3, ["kick"] * 3, ["run", "pass", "pass-tackle"]])
def test_the_defender_learns_nothing_from_the_attack(cards: list[str]) -> None:
    position = open_play(us=["pass", "run", "touch"], them=["tackle"]).position
    assert position.observe(1) == swapped(position, 1, cards).observe(1)
    restart = Table("scrumball", "drop-out", attack=0, ball=22, hands=[["touch", "run", "run"], ["tackle"]]).position
    assert restart.observe(1) == swapped(restart, 1, cards).observe(1)
    change = Table("scrumball", "substitution", attack=0, bench=2, hands=[["touch", "run", "run"], ["tackle"]]).position
    assert change.observe(1) == swapped(change, 1, cards).observe(1)


def test_the_own_side_sees_its_options() -> None:
    table = open_play(us=["pass", "run"], them=["tackle"]).then("cards.play pass")
    seen = table.position.observe(1).ask
    assert isinstance(seen, Choose)
    assert seen.options == ("tackle", "intercept-tackle", "let-go")


def test_a_card_drawn_is_told_to_its_own_side_only() -> None:
    table = Table("scrumball", "draw", attack=0, hands=[["pass"] * 5, ["tackle"] * 6], due=[1, 0]).then(
        "renewal.six touch"
    )
    assert table.position.observe(0).log[-1][3] == "touch"
    assert table.position.observe(1).log[-1][3] == "?"
    assert GAME.text("en").event(table.position.observe(1).log[-1]) == "Camille draws a card."
    assert GAME.text("fr").event(table.position.observe(1).log[-1]) == "Camille pioche une carte."


def test_the_other_hand_counts_with_the_pile() -> None:
    table = Table("scrumball", "draw", attack=0, due=[1, 0], hands=[["run"] * 5, ["tackle"] * 6])
    seen = table.position.observe(0).ask
    assert isinstance(seen, Draw)
    assert seen.pool["tackle"] == 8
    assert seen.pool["run"] == 1
    assert sum(seen.pool.values()) == 35
    other = table.position.observe(1).ask
    assert isinstance(other, Draw)
    assert other.pool == {}


def test_what_a_side_knows_does_not_depend_on_the_other_hand() -> None:
    position = open_play(us=["pass", "run"], them=["tackle", "drop"]).position
    match = position.state
    assert isinstance(match, Match)
    known = GAME.known(match, 0)
    assert known.hands == (["pass", "run"], ["?", "?"])
    assert Counter(known.pile) == Counter([*match.pile, "tackle", "drop"])
    assert match.hands[1] == ["tackle", "drop"]
    other = match.clone()
    other.hands[1][:] = ["kick", "touch"]
    other.pile = [*match.pile, "tackle", "drop"]
    for card in ("kick", "touch"):
        other.pile.remove(card)
    assert GAME.known(other, 0).key() == known.key()


def test_odds_are_reckoned_without_the_other_hand() -> None:
    """Sacha answers a pass of a hand that nobody may look into, and the odds do not need to."""
    one = open_play(us=["pass", "run"], them=["tackle"]).then("cards.play pass").position
    found = odds(one)
    assert set(found.options) == {"tackle", "intercept-tackle", "let-go"}
    assert odds(swapped(one, 1, ["pass", "kick"])) == found


@pytest.mark.parametrize("seed", range(6))
def test_no_view_and_no_log_ever_holds_the_other_hand(seed: int) -> None:
    for position in walk(GAME, seed):
        match = position.state
        assert isinstance(match, Match)
        for seat in (0, 1):
            seen = position.observe(seat)
            assert seen.view["hand"] == sorted(match.hands[seat])
            assert seen.view["other"] == len(match.hands[1 - seat])
            assert not [event for event in seen.log if event[1] == "drawn" and event[2] != seat and event[3] != "?"]


def test_a_random_player_needs_nothing_but_the_ask() -> None:
    """The engine's own player never looks at a state: a match played blind comes to its end."""
    player = at_random(Random(3))
    position = walk(GAME, 3)[0]
    while position.ask is not None:
        position = position.send(player(position.ask))
    assert position.result is not None
