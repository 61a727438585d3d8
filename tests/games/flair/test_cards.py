"""The cards."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.flair.table.numbers import ABILITIES, DECK, EVERYBODY, GROUPS
from tests.games.flair import attack, enter, ways
from tests.games.table import Table


@pytest.mark.rule("flair.cards.deck")
def test_each_side_has_its_own_21_cards() -> None:
    counts = Counter(DECK)
    assert sum(counts.values()) == 21
    assert [counts[str(number)] for number in EVERYBODY] == [1] * 8 + [4, 3] + [1] * 4 + [2]
    table = Table("flair").then("kickoff.opening 6", "kickoff.opening 1")
    for seat in (0, 1):
        for left in range(21, 15, -1):
            assert (table.ask.kind, table.ask.seat, len(table.about("cards"))) == ("draw", seat, left)
            table.then(f"renewal.six {table.about('cards')[0]}")
    assert [len(hand) for hand in table.now("hands")] == [6, 6]


@pytest.mark.rule("flair.cards.deck")
def test_every_number_is_in_one_group() -> None:
    assert sorted(number for group in GROUPS.values() for number in group) == list(EVERYBODY)
    assert GROUPS["strategists"] == (9, 10)


@pytest.mark.rule("flair.cards.abilities")
@pytest.mark.parametrize(("numbers", "able"), [
    ((1, 2, 3, 4, 5), {"advance"}),
    ((6, 7, 8), {"advance", "run"}),
    ((9, 10), {"advance", "run", "kick", "touch", "drop"}),
    ((11, 12, 13, 14), {"advance", "run", "kick"}),
    ((15,), {"advance", "run", "kick", "touch"}),
])  # fmt: skip
def test_what_each_number_can_do(numbers: tuple[int, ...], able: set[str]) -> None:
    for number in numbers:
        assert set(ABILITIES[number]) == able
        table = attack(f"{number}", "kick")
        assert ways(table, str(number)) == able
        for way in able:
            asks = attack(f"{number} 9", "kick").then(f"cards.play {number}:{way}").position
            assert asks.log[-1][1] == "advanced" if way == "advance" else asks.ask is not None


@pytest.mark.rule("flair.cards.play")
def test_a_card_is_played_alone_or_to_begin_a_combination() -> None:
    table = attack("4 9 10 12")
    assert ways(table, "12") == {"advance", "kick", "relay"}
    assert ways(table, "9") == {"on", "advance", "kick", "touch", "drop", "relay"}
    assert (table.ask.seat, table.ask.rule) == (0, "flair.cards.play")
    assert attack("4 9 10 12", seat=1).ask.seat == 1


@pytest.mark.rule("flair.cards.play")
def test_a_pass_needs_someone_to_take_it() -> None:
    assert "on" not in ways(attack("9"), "9")
    assert "on" not in ways(attack("9 4"), "9")
    assert "on" in ways(attack("9 4 6"), "9")
    assert "on" in ways(attack("9 12"), "9")
    assert "relay" not in ways(attack("4 9"), "4")


@pytest.mark.rule("flair.cards.one-property")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_is_spent_on_one_property(seat: int) -> None:
    table = attack("4 15", seat=seat, whole=False).then("cards.play 15:advance")
    assert table.now("hands")[seat] == ["4"]
    assert table.now("discards")[seat] == ["15"]
    assert table.now("phase") == "tackle"


@pytest.mark.rule("flair.cards.one-property")
def test_only_one_of_two_like_cards_is_spent() -> None:
    table = enter("attack", hand="9 9 4", point="open").then("cards.play 9:advance")
    assert table.now("hands")[0] == ["4", "9"]
