"""The worlds that a side may imagine behind the cards it cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.core.outlook import Outlook
from engine.games import load
from engine.games.scrumball.table.state import Match
from tests.games.scrumball import open_play, ruck
from tests.games.table import Table

GAME = load("scrumball")


def imagined(table: Table, seat: int, luck: int = 1) -> Match:
    """The match of a world that `seat` may imagine now."""
    world = Outlook(table.position, seat).imagine(Random(luck)).state
    assert isinstance(world, Match)
    return world


def other_hands(table: Table, seat: int) -> set[tuple[str, ...]]:
    """The hands that a seat imagines on the other side."""
    return {tuple(sorted(imagined(table, seat, luck).hands[1 - seat])) for luck in range(40)}


def test_the_other_hand_is_dealt_anew_and_the_own_stays() -> None:
    table = open_play(us=["run", "pass"], them=["tackle", "kick"])
    assert len(other_hands(table, 0)) > 5
    for luck in range(10):
        world = imagined(table, 0, luck)
        assert world.hands[0] == ["run", "pass"]
        assert len(world.hands[1]) == 2
        GAME.audit(world)


def test_the_true_hand_makes_no_difference() -> None:
    one, other = (open_play(us=["run", "pass"], them=them) for them in (["tackle", "kick"], ["touch", "run"]))
    for luck in range(5):
        assert imagined(one, 0, luck).key() == imagined(other, 0, luck).key()


def test_played_cards_are_in_nobodys_hand() -> None:
    table = open_play(us=["run"], them=["kick"] * 4, played=["tackle"] * 8 + ["pass"] * 10)
    seen = Counter(card for hand in other_hands(table, 0) for card in hand)
    assert seen["tackle"] == seen["pass"] == 0
    assert seen["run"]


def test_a_card_that_was_laid_in_this_play_came_from_that_hand() -> None:
    table = ruck(2, 4, them=["tackle", "kick"])
    world = imagined(table, 0)
    assert world.played == ["run", "tackle"]
    assert len(world.hands[1]) == 1
    assert "tackle" in world.played
    assert world.phase == "ruck"
    assert len(other_hands(table, 0)) > 3


def test_what_a_side_has_laid_itself_stays_its_own() -> None:
    world = imagined(ruck(2, 4, us=["run", "pass"], them=["tackle", "kick"]), 1)
    assert world.hands[1] == ["kick"]
    assert len(world.hands[0]) == 1
    assert world.played == ["run", "tackle"]


def test_a_side_that_is_stuck_holds_nothing_but_tackles() -> None:
    table = open_play(us=["tackle"] * 3, them=["run"]).then("cards.play stuck")
    assert other_hands(table, 1) == {("tackle",) * 3}
    GAME.audit(imagined(table, 1))


def test_with_an_empty_pile_nothing_is_hidden() -> None:
    us, them = ["run"] * 6, ["tackle"] * 6
    played = ["pass"] * 10 + ["pass-tackle"] * 6 + ["kick"] * 4 + ["drop"] * 3 + ["touch"] * 3 + ["tackle"] * 2
    table = open_play(us=us, them=them, played=played)
    assert other_hands(table, 0) == {tuple(them)}
