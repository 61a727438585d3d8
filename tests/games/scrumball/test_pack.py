"""The pack: its forty cards, the deal, the new pile."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.asks import Draw
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.scrumball.table.house_rules import PACK, USUAL_PACK, counts, read_pack
from engine.games.scrumball.table.state import Match
from tests.games.table import Table

GAME = load("scrumball")
OTHER = "pass=12,run=8,tackle=8,pass-tackle=4,kick=4,drop=2,touch=2"


@pytest.mark.rule("scrumball.pack.cards")
def test_forty_cards_of_seven_types_lie_in_one_pile() -> None:
    for house, pack in (({}, USUAL_PACK), ({"pack": OTHER}, OTHER)):
        table = Table("scrumball", "opening", house=house, whole=True).then("kickoff.opening 5", "kickoff.opening 2")
        match = table.position.state
        assert isinstance(match, Match)
        assert Counter(match.pile) == counts(pack)
        assert len(match.pile) == 40
        assert isinstance(table.ask, Draw)
        assert table.ask.pool == dict(sorted(counts(pack).items()))


def test_a_pack_has_one_proper_form() -> None:
    given = " touch=3 ;drop=3,kick=4, pass-tackle=6,tackle=8,run=6,pass=10"
    assert read_pack(given) == USUAL_PACK == PACK.accept(USUAL_PACK)
    assert read_pack("run=40") == "pass=0,run=40,tackle=0,pass-tackle=0,kick=0,drop=0,touch=0"


@pytest.mark.parametrize(("given", "code"), [
    ("pass=10", "pack-total"),
    (USUAL_PACK.replace("run=6", "run=7"), "pack-total"),
    (USUAL_PACK + ",maul=0", "pack-type"),
    (USUAL_PACK + ",run=0", "pack-twice"),
    ("", "pack-type"),
    ("pass=ten,run=30", "pack-number"),
    ("pass,run=40", "pack-number"),
    ("pass=-1,run=41", "pack-number"),
    ("pass=100", "pack-number"),
    ("pass=\u0661\u0660,run=30", "pack-number"),
])  # fmt: skip
def test_a_pack_that_cannot_be_is_refused_with_its_reason(given: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        Table("scrumball", "opening", house={"pack": given})
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert sentence.endswith(".")
        assert code not in sentence


@pytest.mark.rule("scrumball.pack.hand")
def test_each_side_draws_six_before_the_kick_off() -> None:
    table = Table("scrumball", "opening", whole=True).then("kickoff.opening 2", "kickoff.opening 5")
    for seat in (1, 0):
        for number in range(6):
            assert (table.ask.name, table.ask.seat) == ("draw", seat)
            assert len(table.now("hands")[seat]) == number
            table.then("renewal.six pass" if number < 5 else "renewal.six tackle")
    assert table.ask.rule == "scrumball.kickoff.kick"
    assert table.now("hands", "drawn") == [[["pass"] * 5 + ["tackle"]] * 2, 12]
    assert table.event("dealt")[2] == 6


@pytest.mark.rule("scrumball.pack.reshuffle")
def test_the_played_cards_become_the_new_pile() -> None:
    pack = counts(USUAL_PACK)
    ours, theirs = ["pass"] * 5, ["run"] * 6
    held = Counter(ours + theirs)
    played = [card for card, number in pack.items() for _ in range(number - held[card])]
    table = Table("scrumball", "draw", attack=0, hands=[ours, theirs], played=played, due=[1, 0])
    assert table.now("drawn") == 40
    assert isinstance(table.ask, Draw)
    assert Counter(table.ask.cards) == Counter(played)
    assert table.refuses("run").code == "card-not-there"
    table.then("renewal.six tackle")
    assert table.event("reshuffled")[2] == 29
    assert table.now("played", "drawn", "due") == [[], 41, [0, 0]]
    match = table.position.state
    assert isinstance(match, Match)
    assert len(match.pile) == 28


def test_nothing_is_shuffled_while_the_pile_lasts() -> None:
    table = Table("scrumball", "draw", attack=0, hands=[["pass"] * 5, ["tackle"] * 6], due=[1, 0]).then(
        "renewal.six pass"
    )
    assert "reshuffled" not in table.names()
