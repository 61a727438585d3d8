"""The facts of a game and the chart of a turn: read from one file, said in both languages, and true."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import yaml

from engine import games as shelf
from engine.bots import policy
from engine.core.asks import Ask, Choose, Draw
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES, words
from engine.core.players import at_random, play_out
from engine.core.rules import page_of, rules_of
from site_plugins.cover.chart import figure
from site_plugins.cover.facts import Cover, Unclear, minutes, read_cover, read_covers
from site_plugins.cover.print import Chapter, contents, facts
from site_plugins.theme.pages import ASIDE
from tests.conftest import ROOT

COVERS = read_covers(ROOT / "docs", shelf.SHELF)
GOOD = (ROOT / "docs" / "double" / "cover.toml").read_text("utf-8")
HOUSES: dict[str, dict[str, str]] = {"tomy": {"format": "single"}}
"""What a match is where the book's own setting is a series of them."""


class _Nav(yaml.SafeLoader):
    """Reads mkdocs.yml, whose environment variables are of no use here."""


_Nav.add_constructor("!ENV", lambda loader, node: None)


def chapters(game: str) -> list[str]:
    """The chapters of a game in the order of the contents."""
    nav = yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), _Nav)["nav"]
    pages = next(
        pages for entry in nav for pages in entry.values() if isinstance(pages, list) and f"{game}/index.md" in pages
    )
    paths = [page if isinstance(page, str) else next(iter(page.values())) for page in pages]
    names = [path.removeprefix(f"{game}/").removesuffix(".md") for path in paths]
    return [name for name in names if name not in {"index", *ASIDE}]


@pytest.mark.parametrize("game", shelf.SHELF)
def test_a_first_match_needs_the_first_chapters(game: str) -> None:
    first = COVERS[game].first
    assert list(first) == chapters(game)[: len(first)]
    assert first


@pytest.mark.parametrize("game", shelf.SHELF)
def test_what_a_chart_names_exists(game: str) -> None:
    load = shelf.load(game)
    for step in COVERS[game].turn:
        for see in (step.see, *(way.see for way in step.ways)):
            if "." in see:
                assert f"{load.id}.{see}" in rules_of(game)
                assert (ROOT / "docs" / game / f"{page_of(f'{game}.{see}')}.en.md").is_file()
            else:
                assert see in chapters(game)


def _plain(text: str) -> str:
    """Text with every kind of space as a plain one."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.SHELF)
def test_a_chart_is_whole_and_every_box_is_a_link(game: str, lang: str) -> None:
    turn, say = COVERS[game].turn, words(lang)
    drawn = ET.fromstring(figure(turn, say, lang, lambda see: f"{see}/"))
    assert drawn.get("aria-label") == say("cover.turn")
    steps = drawn.findall("ol/li")
    assert len(steps) == len(turn)
    for number, (step, shown) in enumerate(zip(turn, steps, strict=True), 1):
        own = _link(shown)
        assert own == (f"{step.see}/", f"{number} {_plain(step.does[lang])}")
        said = [(f"{way.see}/", _plain(f"{way.when[lang]} {way.then[lang]}")) for way in step.ways]
        assert [_link(way) for way in shown.findall("ul/li")] == said
        led = [
            None if (sign := way.find("a/svg")) is None else sign.get("aria-label") for way in shown.findall("ul/li")
        ]
        assert led == [None if way.to == "open" else say(f"cover.leads.{way.to}") for way in step.ways]


def _link(entry: ET.Element) -> tuple[str | None, str]:
    """Where the box of an entry leads, and what it says."""
    link = entry.find("a")
    assert link is not None
    return link.get("href"), _plain("".join(link.itertext())).strip()


def test_a_legend_explains_the_signs_that_a_chart_uses_and_no_others() -> None:
    say = words("en")
    turn = COVERS["flair"].turn[:1]
    drawn = ET.fromstring(figure(turn, say, "en", str))
    assert _plain("".join(drawn.find("figcaption").itertext())).strip() == say("cover.leads.over")  # type: ignore[union-attr]
    still = [turn[0]._replace(ways=turn[0].ways[:1])]
    assert ET.fromstring(figure(still, say, "en", str)).find("figcaption") is None


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("steps = 43\n", "", "steps is missing"),
        ("steps = 43", 'steps = "43"', "steps cannot be '43'"),
        ("level = 1", "level = 4", "level cannot be 4"),
        ('box = { en = "no", fr = "non" }', 'box = { en = "no" }', "box is not said in every language"),
        ("level = 1", "level = 1\nprice = 3", "nobody knows price"),
        ('to = "again"', 'to = "away"', "to cannot be 'away'"),
        ('see = "sheet.lines"', "", "see is missing"),
        ("level = 1", "level = ", "Invalid value"),
    ],
)
def test_a_cover_that_cannot_be_used_says_why(old: str, new: str, why: str) -> None:
    assert old in GOOD
    with pytest.raises(Unclear, match=re.escape(why)):
        read_cover("x/cover.toml", GOOD.replace(old, new, 1))


def test_a_game_without_a_cover_file_is_named() -> None:
    with pytest.raises(Unclear, match=r"docs/ludo/cover\.toml is missing"):
        read_covers(ROOT / "docs", ("ludo",))


def test_minutes_are_about_right_and_never_none() -> None:
    assert [minutes(steps) for steps in (1, 43, 129, 322)] == [5, 5, 10, 25]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.SHELF)
def test_the_strip_says_every_fact(game: str, lang: str) -> None:
    cover = COVERS[game]
    strip = ET.fromstring(facts(cover, words(lang), lang))
    said = {row.findtext("dt"): "".join(row.find("dd").itertext()).strip() for row in strip}  # type: ignore[union-attr]
    assert len(said) == 5
    assert words(lang)("cover.about", minutes=cover.minutes) in said.values()
    assert cover.players[lang] in said.values()
    assert words(lang)(f"cover.levels.{cover.level}") in said.values()
    full = [pip for pip in strip.iter("circle") if pip.get("class") == "ce-facts__pip"]
    assert len(full) == cover.level


def test_harder_games_have_more_rules() -> None:
    """How hard a game is said to be follows how much there is to know of it."""
    by_level: dict[int, list[int]] = {}
    for game, cover in COVERS.items():
        shelf.load(game)
        by_level.setdefault(cover.level, []).append(len(chapters(game)))
    levels = sorted(by_level)
    assert all(max(by_level[low]) < min(by_level[high]) for low, high in pairwise(levels))


def test_the_list_keeps_the_numbers_of_the_chapters() -> None:
    cover = COVERS["double"]._replace(first=("b",))
    every = [Chapter(id_, n, id_.upper(), f"about {id_}", f"{id_}/") for n, id_ in enumerate("abc", 1)]
    drawn = ET.fromstring(contents(every, cover, words("en")))
    groups = [[entry.get("value") for entry in part.iter("li")] for part in drawn.iter("section")]
    assert groups == [["2"], ["1", "3"]]


def _steps(game: Any, cover_house: dict[str, str], seed: int) -> int:
    """The throws and the real decisions of a match between two medium players."""
    state = game.new(agreed(game.house_rules, cover_house))
    decide, luck, mind = policy(game.id, "medium"), at_random(Random(f"luck:{seed}")), Random(f"mind:{seed}")
    counted = 0

    def answer(ask: Ask) -> Any:
        nonlocal counted
        if isinstance(ask, Choose) and len(ask.options) == 1:
            return ask.options[0]
        counted += not isinstance(ask, Draw)
        return decide(ask, state, mind)[0] if isinstance(ask, Choose) else luck(ask)

    play_out(game, answer, state=state)
    return counted


@pytest.mark.slow
@pytest.mark.parametrize("game", shelf.SHELF)
def test_the_steps_of_a_match_are_counted(game: str) -> None:
    cover: Cover = COVERS[game]
    found = mean(_steps(shelf.load(game), HOUSES.get(game, {}), seed) for seed in range(40))
    assert found == pytest.approx(cover.steps, rel=0.1)
