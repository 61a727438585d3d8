"""What readers of the Lab use and get: charts, the runner that runs their text, and errors that name their line."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import engine
from engine.core.languages import words
from engine.games import SHELF, situations
from site_plugins.live.lab import examples
from site_plugins.live.lab.kit import at, bars, lines, percent, roll, runner, table, weigh
from site_plugins.live.lab.kit.chart import Picture, ticks


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    runner.speak("en")
    yield
    runner.speak("en")


def ran(source: str, lang: str = "en") -> list[tuple[str, str]]:
    """What a text shows."""
    return examples.worked(source, lang)


def drawn(picture: Picture) -> ElementTree.Element:
    """A picture as a tree: it must be well-formed, and styled by classes alone."""
    assert "style=" not in picture.html
    return ElementTree.fromstring(picture.html)


def test_bars_are_as_long_as_their_values() -> None:
    tree = drawn(bars({"a": 1, "b": 4, "<c>": 0}, title="Three & more"))
    long = [float(bar.attrib["width"]) for bar in tree.iter("rect") if bar.attrib["class"] == "lab-chart__bar"]
    assert long == [105, 420, 0]
    assert tree.find("svg").attrib["aria-label"] == "Three & more. a: 1; b: 4; <c>: 0"  # type: ignore[union-attr]


def test_a_mark_stands_where_its_value_is_and_the_legend_names_both() -> None:
    picture = bars({"a": 0.5}, against={"a": Fraction(1, 4)}, form="%", legend=("counted", "exact"))
    tree = drawn(picture)
    (mark,) = [path for path in tree.iter("path") if path.attrib["class"] == "lab-chart__mark"]
    assert mark.attrib["d"].startswith("M210.0 ")
    assert [item.text for item in tree.iter("li")] == ["counted", "exact"]
    assert str(picture) == "a: 50.0\u202f% · 25.0\u202f%"


def test_lines_rise_with_their_values_and_differ_by_more_than_colour() -> None:
    tree = drawn(lines({"up": [(0, 0), (10, 10)], "flat": [(0, 5), (10, 5)]}, title="T", across="x", up="y"))
    up, flat = tree.iter("polyline")
    assert up.attrib["class"] != flat.attrib["class"]
    (x0, y0), (x1, y1) = ((float(n) for n in point.split(",")) for point in up.attrib["points"].split())
    assert x0 < x1
    assert y0 > y1
    assert tree.find("svg").attrib["aria-label"] == "T. up: 0 → 0, 10 → 10; flat: 0 → 5, 10 → 5"  # type: ignore[union-attr]


def test_nothing_to_draw_is_no_error() -> None:
    for picture in (bars({}), lines({}), lines({"a": []}), lines({"a": [(1, 1)]}), table([])):
        drawn(picture)


@pytest.mark.parametrize(
    ("values", "expected"),
    [([0, 40], [0, 10, 20, 30, 40]), ([3, 3], [2, 2.5, 3, 3.5, 4]), ([0, 0], [0, 0.2, 0.4, 0.6, 0.8, 1])],
)
def test_ticks_are_round_and_hold_every_value(values: list[float], expected: list[float]) -> None:
    assert ticks(values) == expected


def test_a_table_names_its_rows_and_columns() -> None:
    tree = drawn(table([("one", 1.5, "<"), ("two", 2, "&")], head=("", "a", "b"), title="T"))
    assert [cell.text for cell in tree.iter("th")] == ["a", "b", "one", "two"]
    assert [cell.text for cell in tree.iter("td")] == [None, "1.5", "<", "2", "&"]


def test_numbers_are_written_as_the_page_speaks() -> None:
    assert percent(Fraction(5, 12)) == "41.7\u202f%"
    runner.speak("fr")
    assert percent(Fraction(5, 12), 2) == "41,67\u202f%"
    assert str(bars({"a": 1.25})) == "a\u00a0: 1,25"
    runner.speak("xx")
    assert percent(1, 0) == "100\u202f%"


def test_what_is_printed_and_shown_keeps_its_order() -> None:
    shown = ran("from lab import bars, show\nprint('one', end='')\nprint(1)\nshow(bars({'a': 1}), 'plain')\nprint(2)")
    assert [kind for kind, _ in shown] == ["text", "html", "text"]
    assert (shown[0][1], shown[2][1]) == ("one1\n", "plain\n2\n")


def test_every_run_begins_from_nothing() -> None:
    assert ran("x = 1\nprint(__name__)") == [("text", "__main__\n")]
    assert ran("print(x)") == [("error", "Line 1: NameError: name 'x' is not defined\n    print(x)")]


def test_a_text_may_wait_and_may_leave() -> None:
    assert ran("import asyncio\nawait asyncio.sleep(0)\nprint(1)\nexit()\nprint(2)") == [("text", "1\n")]


@pytest.mark.parametrize(
    ("source", "en", "fr"),
    [
        ("\n\n1 / 0", "Line 3: ZeroDivisionError: division by zero\n    1 / 0", "Ligne 3\u00a0: ZeroDivisionError: "),
        ("def f():\n    raise ValueError\n\nf()", "Line 2, in f (called from line 4): ValueError\n", "Ligne 2, dans f"),
        ("x = 1\nif x\n    pass", "Line 2: SyntaxError: expected ':'\n    if x", "Ligne 2\u00a0: SyntaxError: "),
        ("import numpy", "Line 1: ModuleNotFoundError: there is no module “numpy” here", "«\u00a0numpy\u00a0» ici"),
        ("input('?')", "Line 1: RuntimeError: input() has nobody to ask here", "input() n’a personne"),
        (
            "import engine\nengine.load('chess')",
            "Line 2: Refusal: There is no game “chess”",
            "Ligne 2\u00a0: Refusal: ",
        ),
        (
            "import engine\n\nengine.kick_off('double').send('x')",
            "Line 3: Refusal: ",
            "Ligne 3\u00a0: Refusal: ",
        ),
        ("import json\njson.loads('{')", "Line 2: JSONDecodeError: Expecting property name", "Ligne 2"),
    ],
)
def test_an_error_names_the_readers_line_in_the_readers_language(source: str, en: str, fr: str) -> None:
    ((kind, told),) = ran(source)
    assert kind == "error"
    assert told.startswith(en)
    ((_, told),) = ran(source, "fr")
    assert fr in told
    assert "Traceback" not in told
    assert "site_plugins" not in told


def test_a_refusal_of_the_rules_is_told_in_both_languages() -> None:
    source = "from lab import at\nat('double/penalty-award', minute=999)"
    english, french = ran(source)[0][1], ran(source, "fr")[0][1]
    assert "“minute” cannot be 999" in english
    assert "999" in french
    assert english.partition("Refusal: ")[2] != french.partition("Refusal: ")[2]


def test_a_loop_that_prints_for_ever_cannot_fill_the_page() -> None:
    shown = ran("for _ in range(4000):\n    print('x' * 99)")
    (_, text) = shown[0]
    assert len(shown) == 1
    assert runner.LIMIT <= len(text) < runner.LIMIT + 200
    assert text.endswith(f"{words('en')('lab.kit.cut')}\n")


def test_the_first_lines_come_at_once_and_more_in_handfuls() -> None:
    heard: list[tuple[str, str]] = []
    asyncio.run(runner.run("for n in range(9000):\n    print(n)", lambda kind, what: heard.append((kind, what))))
    assert heard[0] == ("text", "0\n")
    assert heard[-1] == ("end", "")
    assert len(heard) < runner.EAGER + 60
    assert "".join(what for _, what in heard).split() == [str(n) for n in range(9000)]


def test_a_situation_can_be_put_into_another_state() -> None:
    position = at("double/penalty-award", minute=30, half=2, score=[3, 10])
    state: Any = position.state
    assert (state.minute, state.score) == (30, [3, 10])
    chances = weigh(position)
    assert set(chances) == {"kick", "keep"}
    assert all(0 <= chance <= 1 for chance in chances.values())
    with pytest.raises(engine.Refusal):
        at("double/nonsense")


def test_what_is_rolled_has_a_name_that_the_odds_know() -> None:
    rng = Random(1)
    for game in SHELF:
        for id_ in list(situations(game))[::7]:
            position = engine.situation(f"{game}/{id_}")
            known = engine.odds(position).outcomes
            if known:
                assert {roll(position, rng) for _ in range(5)} <= set(known), (game, id_)
