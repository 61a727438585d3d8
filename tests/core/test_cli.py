"""The command line, for every game on the shelf."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from engine import games as shelf
from engine.cli import COMMANDS, main
from engine.core.asks import Choose
from engine.core.languages import LANGUAGES, words
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record

CHOICE = next(
    id_
    for id_, situation in shelf.situations("double").items()
    if isinstance(situation.begin(shelf.load("double")).ask, Choose)
)
"""A situation that begins with a choice."""


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints when all is well."""
    assert main(argv) == 0
    return capsys.readouterr().out


def answer(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    """What a command answers in JSON."""
    return json.loads(run(capsys, *argv, "--json"))


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command says on stderr when it refuses."""
    assert main(argv) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err.strip()


def some_way_in(game: str) -> Position:
    """A position after twenty random answers."""
    player = at_random(Random(4))
    position = Position.begin(Start.of(shelf.load(game), names=("Zoé", "Ömer")))
    for _ in range(20):
        assert position.ask is not None
        position = position.send(player(position.ask))
    return position


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "games")
    assert [row["id"] for row in rows] == list(shelf.SHELF)
    for row in rows:
        assert row["title"]
        assert row["version"]
        assert set(row["situations"]) == set(shelf.situations(row["id"]))
        for house_rule in row["switches"].values():
            assert house_rule["default"] in house_rule["allowed"]
    assert all(row["title"] in run(capsys, "games") for row in rows)


@pytest.mark.parametrize("game", shelf.SHELF)
def test_simulate_counts_what_it_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "simulate", game, "--matches", "40", "--seed", "3")
    assert told["matches"] == 40
    assert sum(told["scores"].values()) == sum(told["winners"].values()) == 40
    assert told["events"] > told["matches"]
    assert 0 < told["choices"] < told["decisions"]
    # The seconds are rounded, which tells in a game of short matches.
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.1)
    total = [0, 0]
    for score, times in told["scores"].items():
        for seat, points in enumerate(score.split("-")):
            total[seat] += int(points) * times
    assert told["average_points"] == [round(points / 40, 2) for points in total]


@pytest.mark.parametrize("game", shelf.SHELF)
def test_simulate_depends_on_its_seed_alone(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        answer(capsys, "simulate", game, "--matches", "20", "--seed", seed)["scores"] for seed in ("1", "1", "2")
    )
    assert first == again
    assert first != other


def test_simulate_takes_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    short = answer(capsys, "simulate", "double", "--matches", "20", "--set", "length=20")
    assert short["decisions"] < answer(capsys, "simulate", "double", "--matches", "20")["decisions"]
    assert "length" in refused(capsys, "simulate", "double", "--set", "length=7")


@pytest.mark.parametrize("game", shelf.SHELF)
def test_odds_are_fractions_that_add_up(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for situation in shelf.situations(game):
        told = answer(capsys, "odds", f"{game}/{situation}")
        for chances in told["options"].values() if "options" in told else [told["outcomes"]]:
            assert sum(map(Fraction, chances.values())) == 1
            assert all(chance.count("/") == 1 for chance in chances.values())


@pytest.mark.parametrize("game", shelf.SHELF)
def test_odds_of_a_line_are_those_of_its_situation(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for situation in list(shelf.situations(game))[::5]:
        line = engine.write(engine.situation(f"{game}/{situation}"))
        told, named = answer(capsys, "odds", line), answer(capsys, "odds", f"{game}/{situation}")
        assert told.pop("position") == line
        assert named.pop("situation") == f"{game}/{situation}"
        assert told == named


def test_odds_of_a_line_are_headed_by_what_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "odds", "double | hand=0 > 43 kick").splitlines()
    assert shown[0] == "Camille rolls the 3 again: under 4 scores three points."
    assert [line.split()[-2:] for line in shown[4:]] == [["1/2", "penalty-kicked"], ["1/2", "penalty-missed"]]
    over = run(capsys, "odds", "double | only hand=0 > 43 kick 2").splitlines()
    assert [line.split()[-2:] for line in over] == [["exactly", "key"], over[1].split()[-2:], ["1/1", "penalty-kicked"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.SHELF)
def test_replay_tells_a_link_and_a_file_alike(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    position = some_way_in(game)
    record = Record.of(position)
    file = tmp_path / "match.json"
    file.write_text(record.save(), "utf-8")
    told = answer(capsys, "replay", record.link(), "--lang", lang)
    assert told == answer(capsys, "replay", str(file), "--lang", lang)
    assert told == answer(capsys, "replay", f"https://example.org/#s-x:{record.link()}", "--lang", lang)
    assert told == answer(capsys, "replay", engine.write(position), "--lang", lang)
    assert [event["rule"] for event in told["events"]] == [event[0] for event in position.log]
    text = position.start.game.text(lang, ("Zoé", "Ömer"))
    assert [event["text"] for event in told["events"]] == [text.event(event) for event in position.log]
    assert told["answers"] == 20
    assert position.ask is not None
    assert told["next"] == text.ask(position.ask)
    assert told["next"] in run(capsys, "replay", record.link(), "--lang", lang)


@pytest.mark.parametrize(
    ("argv", "en", "fr"),
    [
        (("simulate", "chess"), "There is no game “chess” here", "Il n’y a pas de jeu «\u00a0chess\u00a0» ici"),
        (("odds", "double/nothing"), "has no situation “nothing”", "n’a pas de situation «\u00a0nothing\u00a0»"),
        (("odds", "double"), "has no situation “”", "n’a pas de situation «\u00a0"),
        (("odds", "double > 5 | 3"), "“|” cannot be read", "«\u00a0|\u00a0» est illisible"),
        (("replay", "double | minute=x"), "“minute” cannot be 'x'", "«\u00a0minute\u00a0» ne peut pas valoir"),
        (("replay", "c1zzz"), "This link is damaged", "Ce lien est abîmé"),
        (("replay", "no-such-file.json"), "The file no-such-file.json cannot be read", "Le fichier no-such-file.json"),
    ],
)
def test_bad_input_is_told_in_the_readers_language(
    argv: tuple[str, ...], en: str, fr: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert en in refused(capsys, *argv)
    assert fr in refused(capsys, *argv, "--lang", "fr")


@pytest.mark.parametrize("argv", [(), ("dance",), ("simulate",), ("simulate", "double", "--matches", "0")])
def test_a_wrong_command_ends_with_2(argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(argv)
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_speaks_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("simulate", "--lang", "fr", "--help"))
    assert "nombre de matchs" in capsys.readouterr().out


@pytest.mark.slow
def test_bench_measures_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    rows = answer(capsys, "bench", "--matches", "10")
    assert [row["game"] for row in rows] == list(shelf.SHELF)
    for row in rows:
        assert row["decisions_per_second"] > 0
        assert row["slowest_odds"] in shelf.situations(row["game"])
    assert all(row["game"] in run(capsys, "bench", "--matches", "10") for row in rows)


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "engine", "games", "--lang", "fr"], capture_output=True, text=True, check=True
    )
    assert all(game in done.stdout for game in shelf.SHELF)


def test_every_command_has_its_line_in_the_list_of_all() -> None:
    for lang in LANGUAGES:
        assert tuple(words(lang).all("terminal.help")) == COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_speaks_both_languages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    helps = {}
    for lang in LANGUAGES:
        with pytest.raises(SystemExit):
            main((name, "--help", "--lang", lang))
        helps[lang] = capsys.readouterr().out
        assert words(lang)(f"terminal.help.{name}")[:20] in helps[lang]
    assert helps["fr"] != helps["en"]
    assert "show this" not in helps["fr"]
    assert not any(f" {mark}" in helps["fr"] for mark in ":;?!»")


@pytest.mark.parametrize(
    ("argv", "en", "fr"),
    [
        (
            ("dance",),
            "cannot be dance; choose from games, play",
            "ne peut pas être dance\u202f; il y a\u00a0: games, play",
        ),
        (("games", "x"), "one word too many: x.", "Ceci est de trop\u00a0: x."),
        (("simulate", "double", "--seed"), "--seed needs a value", "--seed demande quelque chose"),
        (("simulate", "double", "--seed", "x"), "a whole number is needed", "il faut un nombre entier"),
        (("simulate", "double", "--matches", "0"), "a whole number from 1 up", "un nombre entier à partir de 1"),
        (("arena", "double", "--home", "god"), "--home cannot be god", "--home ne peut pas être god"),
    ],
)
def test_a_wrong_command_is_told_in_the_readers_language(
    argv: tuple[str, ...], en: str, fr: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, sentence in (("en", en), ("fr", fr)):
        with pytest.raises(SystemExit):
            main((*argv[:1], f"--lang={lang}", *argv[1:]))
        told = capsys.readouterr().err
        assert sentence in told
        assert told.count("\n") == 1


def test_figures_are_written_in_the_manner_of_the_language() -> None:
    en, fr = words("en"), words("fr")
    assert (en.number(1234567), fr.number(1234567)) == ("1,234,567", "1\u202f234\u202f567")
    assert (en.decimal(1234.5, 2), fr.decimal(1234.5, 2)) == ("1,234.50", "1\u202f234,50")
    assert (en.share(0.5432), fr.share(0.5432)) == ("54.3%", "54,3\u202f%")
    assert "between 10.0% and 20.0%" in en("terminal.between", low=0.1, high=0.2)
    assert "entre 10,0\u202f% et 20,0\u202f%" in fr("terminal.between", low=0.1, high=0.2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "argv",
    [
        ("games",),
        ("simulate", "tomy", "--matches", "5"),
        ("simulate", "tomy", "--matches", "3", "--set", "format=cup"),
        ("arena", "double", "--home", "medium", "--away", "easy", "--matches", "6"),
        ("odds", "double/penalty-kick"),
        ("odds", f"double/{CHOICE}"),
    ],
)
def test_tables_are_aligned(argv: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, *argv, "--lang", lang).splitlines()
    rules = [number for number, line in enumerate(lines) if re.fullmatch(r"-+( {2}-+)+", line)]
    assert rules
    for rule in rules:
        ends = [place.end() for place in re.finditer("-+", lines[rule])]
        gaps = [place for end in ends[:-1] for place in (end, end + 1)]
        end = next((n for n in range(rule, len(lines)) if not lines[n]), len(lines))
        for line in (lines[rule - 1], *lines[rule + 1 : end]):
            assert all(place >= len(line) or line[place] == " " for place in gaps), line
