"""Situations, odds and rulings: what the pages show comes out as it says."""

from __future__ import annotations

import ast
import tomllib
from datetime import date
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.odds import headlines, odds
from engine.core.rules import rules_of
from engine.core.situations import verify
from engine.games import games, situations

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
STATUSES = {"text", "example", "sister", "law", "balance", "rebuilt"}
SAID_BY_THE_TEXT = {"text", "example"}
TESTS = Path(__file__).parent.parent


def table(game: Game[Any], name: str) -> dict[str, Any]:
    """One of the game's TOML files."""
    return tomllib.loads(resources.files(f"engine.games.{game.id}.book").joinpath(name).read_text("utf-8"))


@GAMES
def test_every_situation_comes_out_as_stated(game: Game[Any]) -> None:
    assert [problem for situation in situations(game.id).values() for problem in verify(situation, game)] == []


@GAMES
def test_one_situation_goes_on_to_the_end_of_the_match(game: Game[Any]) -> None:
    """The browser plays the golden matches in it, to tell whether it plays as we do."""
    assert any(situation.scope == "match" for situation in situations(game.id).values())


def proven(game: Game[Any]) -> set[str]:
    """The rules that the game's tests say they prove, read as the rulebook reads them: from the source."""
    found: set[str] = set()
    for path in (TESTS / "games" / game.id).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


@GAMES
def test_every_rule_has_a_situation_a_sentence_and_a_test(game: Game[Any]) -> None:
    shown = {situation.rule for situation in situations(game.id).values()}
    tested = proven(game)
    for id_, function in rules_of(game.id).items():
        assert id_ in shown, f"{id_} is shown by no situation"
        assert id_ in tested, f"{id_} is proven by no test"
        assert function.__doc__, f"{id_} has no sentence"
        assert "\n" not in function.__doc__.strip(), f"{id_}: one sentence, on one line"


@GAMES
def test_odds_add_up_everywhere(game: Game[Any]) -> None:
    for situation in situations(game.id).values():
        position = situation.begin(game)
        for answer in (*situation.example, ""):
            found = odds(position)
            for chances in (found.outcomes, *found.options.values()):
                if chances:
                    assert sum(chances.values()) == 1
                    assert sum(headlines(game, chances).values()) == 1
                    assert all(Fraction(0) < chance <= 1 for chance in chances.values())
            if position.ask is None or not answer:
                break
            assert bool(found.outcomes) != bool(found.options)
            position = position.send(position.ask.parse(answer))


@GAMES
def test_situations_have_titles_and_names_of_their_own(game: Game[Any]) -> None:
    found = situations(game.id)
    for lang in LANGUAGES:
        titles = [situation.title[lang] for situation in found.values()]
        assert len(set(titles)) == len(titles)
        assert all(title.strip() == title and not title.endswith(".") for title in titles)


@GAMES
def test_rulings_are_complete_and_point_at_what_exists(game: Game[Any]) -> None:
    rulings = table(game, "rulings.toml")
    assert rulings
    for id_, ruling in rulings.items():
        assert id_.startswith("r")
        assert id_[1:].isdigit()
        for field in ("question", "answer", "why"):
            assert set(ruling[field]) == set(LANGUAGES), (id_, field)
        assert ruling["question"]["en"].endswith("?")
        assert all(set(reading) == set(LANGUAGES) for reading in ruling.get("rejected", []))
        # What turns no reading down is a note: the text says it.
        assert ruling["status"] in (STATUSES if ruling.get("rejected") else SAID_BY_THE_TEXT), id_
        assert isinstance(ruling["date"], date)
        assert ruling["rules"]
        assert set(ruling["rules"]) <= set(rules_of(game.id)), id_
        assert ruling["situation"] in situations(game.id), id_
        assert set(ruling.get("switches", [])) <= {house_rule.key for house_rule in game.house_rules}
    for house_rule in game.house_rules:
        ruling = rulings[house_rule.ruling.partition("/")[2]]
        assert house_rule.key in ruling["switches"]
        assert set(house_rule.rules) & set(ruling["rules"])


@GAMES
def test_what_holds_nothing_to_play_says_why(game: Game[Any]) -> None:
    coverage = table(game, "coverage.toml")
    lines = {int(line) for line in coverage["lines"]}
    assert all(len(print_) == 10 for print_ in coverage["lines"].values())
    for entry in coverage["nothing"]:
        assert set(entry["reason"]) == set(LANGUAGES)
        first, _, last = entry["lines"].partition("-")
        assert {int(first), int(last or first)} <= lines
