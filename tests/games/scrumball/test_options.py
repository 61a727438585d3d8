"""Every option of the game, at every question: offered, or refused by the rule that stands against it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.languages import LANGUAGES
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.core.rules import rules_of
from engine.games import load
from engine.games.scrumball.table.house_rules import TYPES
from engine.games.scrumball.table.why import BELONGS
from tests.contract import house_rules, walk
from tests.games.scrumball import open_play, phase, ruck
from tests.games.table import Table

GAME = load("scrumball")


@cache
def choices() -> list[Position]:
    """A position for every different choice that comes up in matches under every house rule."""
    found: dict[object, Position] = {}
    for seed, options in enumerate([*house_rules(GAME)] * 3):
        for position in walk(GAME, seed, options):
            if isinstance(position.ask, Choose):
                found.setdefault((position.ask.name, position.ask.options, position.ask.seat), position)
    return [*found.values()]


def vocabulary() -> set[str]:
    """Every option that there is."""
    return {option for position in choices() for option in getattr(position.ask, "options", ())} | {"intercept", *TYPES}


def test_the_matches_met_every_question_and_every_option() -> None:
    assert len({position.ask.name for position in choices() if position.ask}) == 21
    assert BELONGS.keys() == vocabulary()


def test_every_option_is_offered_or_refused_by_a_rule_in_both_languages() -> None:
    known = rules_of("scrumball")
    refused = 0
    known_options = vocabulary()
    for position in choices():
        ask = position.ask
        assert isinstance(ask, Choose)
        for option in known_options - set(ask.options):
            with pytest.raises(Refusal) as caught:
                position.send(option)
            why = caught.value
            assert (why.code, why.data) == ("barred", {"option": option}), (ask, option)
            assert why.rule in known
            for lang in LANGUAGES:
                assert GAME.text(lang).barred(ask, option).endswith(".")
            refused += 1
    assert refused > 2000
    with pytest.raises(Refusal, match="option-unknown"):
        choices()[0].send("joker")


REFUSED: list[tuple[Table, str, str, str]] = [
    (open_play(us=["run"]), "pass", "cards.play", "There is no such card in this hand."),
    (open_play(us=["run"]), "kick-with-drop", "cards.play", "There is no such card in this hand."),
    (open_play(us=["run"]), "tackle", "cards.play", "A Tackle card is for the side without the ball."),
    (open_play(us=["run"]), "stuck", "continuity.stuck",
     "Only a side without a card to go on with gives up the ball."),
    (open_play(us=["run"]), "touch-down", "ingoal.touch-down",
     "A side touches down on its own goal line or in its own in-goal."),
    (open_play(us=["run"]), "end", "periods.time-up", "This half has not passed its limit yet."),
    (open_play(us=["run"]), "maul", "maul.formed", "No maul has been formed."),
    (open_play(us=["run"]), "tap", "penalty.by-hand", "No penalty has been given."),
    (open_play(us=["run"]), "contest", "ruck.choice", "There is no ruck to contest."),
    (open_play(us=["run"]), "mark", "restarts.mark",
     "A side can mark only a kick from open play that comes down in its own 22 or in-goal."),
    (open_play(us=["pass"], them=["tackle"]).then("cards.play pass"), "pass-tackle", "tackle.respond",
     "There is no such card in this hand."),
    (open_play(us=["pass"], them=["tackle"]).then("cards.play pass"), "kick", "tackle.respond",
     "Only a Tackle or a Pass-Tackle card stops a pass or a run."),
    (open_play(us=["pass"], them=["kick"]).then("cards.play pass"), "intercept-tackle", "tackle.interception",
     "Only a pass can be intercepted, with a Tackle or a Pass-Tackle card."),
    (open_play(us=["run"]).then("cards.play run", "cards.run 2"), "intercept-tackle", "tackle.interception",
     "Only a pass can be intercepted, with a Tackle or a Pass-Tackle card."),
    (open_play(us=["run"]).then("cards.play run", "cards.run 2"), "intercept", "tackle.interception",
     "Only a pass can be intercepted, not a run."),
    (ruck(2, 4, drawn=60), "end", "periods.declared",
     "A half is ended by the side that has the ball, before it begins an action."),
    (open_play(drawn=60).then("cards.play kick"), "end", "periods.declared",
     "A half is ended by the side that has the ball, before it begins an action."),
    (open_play(75).then("cards.play drop", "kicks.drop one", "kicks.drop 5"), "mark", "restarts.mark",
     "A side can mark only a kick from open play that comes down in its own 22 or in-goal."),
    (open_play(50).then("cards.play kick", "kicks.dice two", "kicks.high 24"), "touch-down", "ingoal.touch-down",
     "A side touches down on its own goal line or in its own in-goal."),
    (phase("drop-out", 22, hands=[["kick"], []]), "touch", "restarts.touch-card",
     "Kicking this to touch takes a Touch card."),
    (phase("drop-out", 22, hands=[["kick"], []]), "kick", "restarts.drop-out", "No card is played here."),
    (phase("penalty", hands=[["run"], []]), "run", "cards.play",
     "A card is played by the side that has the ball, in open play."),
    (phase("penalty"), "keep", "renewal.substitution", "Play has not stopped, so nobody changes cards."),
]  # fmt: skip


@pytest.mark.parametrize(("table", "option", "rule", "sentence"), REFUSED)
def test_the_reason_is_the_nearest_one(table: Table, option: str, rule: str, sentence: str) -> None:
    why = table.refuses(option)
    assert (why.code, why.rule) == ("barred", f"scrumball.{rule}")
    assert GAME.text("en").barred(table.ask, option) == sentence


def test_only_the_own_side_reads_what_its_hand_lacks() -> None:
    table: Any = open_play(us=["pass"], them=["tackle"]).then("cards.play pass")
    seen = table.position.observe(0).ask
    assert isinstance(seen, Choose)
    assert (seen.options, seen.barred) == ((), ())
