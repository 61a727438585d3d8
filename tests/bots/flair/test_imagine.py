"""What a seat imagines behind the back of the cards."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.outlook import Outlook
from engine.games import load
from engine.games.flair.table.grammar import possible
from engine.games.flair.table.numbers import DECK, code
from engine.games.flair.table.state import Match, rest
from tests.games.flair import attack, enter
from tests.games.table import Table


def imagined(table: Table, seat: int, seed: int = 0) -> tuple[list[str], list[str]]:
    """The other hand as a seat may imagine it when the play began, and one's own."""
    position = table.position
    match = table.game.imagine(position.base, position.state, seat, Random(seed))
    table.game.audit(match)
    return match.hands[1 - seat], match.hands[seat]


def test_the_other_hand_is_dealt_anew_and_ones_own_is_kept() -> None:
    table = enter("attack", hand="4 7 9 10 12 15", other="1 3 7 9 11 14")
    dealt = {tuple(sorted(imagined(table, 0, seed)[0])) for seed in range(20)}
    assert len(dealt) > 10
    assert all(len(hand) == 6 for hand in dealt)
    assert imagined(table, 0)[1] == ["4", "7", "9", "10", "12", "15"]


def test_discards_are_seen_and_not_dealt() -> None:
    low = [str(number) for number in range(1, 9)]
    table = enter("attack", other="9 9 10 10 11 12", discards=[[], low])
    assert all(not set(imagined(table, 0, seed)[0]) & set(low) for seed in range(20))


def test_every_unseen_card_is_dealt_as_often_as_it_is_there() -> None:
    table = enter("attack")
    dealt = [card for seed in range(700) for card in imagined(table, 0, seed)[0]]
    for card in set(DECK):
        assert abs(dealt.count(card) / 700 - DECK.count(card) * 6 / 21) < 0.15


def test_a_card_laid_in_this_play_was_in_hand() -> None:
    table = enter("attack", 50, hand="2 4 9 10 12 15", point="open").then("cards.play 10:kick")
    assert table.ask.name == "kick-dice"
    assert all("10" in imagined(table, 1, seed)[0] for seed in range(20))
    assert Outlook(table.position, 1).imagine(Random(1)).state.discards[0] == ["10"]


def test_looking_alike_is_imagined_alike() -> None:
    one = enter("attack", other="1 3 7 9 11 14")
    two = enter("attack", other="2 4 5 10 12 15")
    assert [imagined(one, 0, seed) for seed in range(9)] == [imagined(two, 0, seed) for seed in range(9)]


def share(seat: int, phase: str, point: str) -> float:
    """How often the only card that is imagined in the other hand is a 9, when seat 0 is at some point."""
    match = attack("9", point="scrum").position.state.clone()
    assert isinstance(match, Match)
    match.hands[1][:] = ["9"]
    match.decks[1][:] = rest(["9"], [])
    match.phase, match.point, match.last, match.count = phase, point, 8, 1
    dealt = [load("flair").imagine(match, match, seat, Random(seed)).hands[1 - seat] for seed in range(300)]
    return dealt.count(["9"]) / len(dealt)


@pytest.mark.parametrize("phase", ["attack", "tackle"])
def test_whoever_has_begun_a_scrum_exit_nearly_always_holds_a_9(phase: str) -> None:
    assert share(1, phase, "eight") > 0.7


@pytest.mark.parametrize(
    ("seat", "phase", "point"),
    [(0, "attack", "eight"), (1, "contest", "eight"), (0, "contest", "eight"), (1, "attack", "maul-over")],
)
def test_nobody_else_holds_one_more_often_than_the_deck_has_them(seat: int, phase: str, point: str) -> None:
    assert abs(share(seat, phase, point) - 4 / 21) < 0.07


def test_a_side_in_the_middle_of_a_combination_can_go_on() -> None:
    table = attack("2 4 9 10", "nine", 80, last=9, count=1)
    for seed in range(20):
        hand = imagined(table, 1, seed)[0]
        assert possible("nine", 9, 1, code(hand))
