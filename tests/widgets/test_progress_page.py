"""The map of progress: what it shows, what comes in and goes out, and what is erased."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.core.rules import game_of, rules_of
from engine.games import SHELF, load
from engine.learn.memory import EASY, GOOD
from engine.learn.progress import Progress, read
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.rule_map import Chapter, Paragraph, RuleMap, Section, read_map

NOW = 1_790_000_000
RULE, OTHER, THIRD = "double.penalty.kick", "double.penalty.keep", "flair.run.metres"
KNOWS = Progress().note(RULE, EASY, NOW).note(OTHER, GOOD, NOW).meet([THIRD], NOW)


def book() -> RuleMap:
    for game in SHELF:
        load(game)
    return RuleMap(
        tuple(
            Chapter(
                game,
                load(game).text("en").title(),
                (Section("all", "Everything", tuple(Paragraph(rule, rule, f"{game}-x") for rule in rules_of(game))),),
            )
            for game in SHELF
        )
    )


@pytest.fixture(autouse=True)
def _anew() -> None:
    forget()


def ask(progress: Mapping[str, Any] | None = None, lang: str = "en", **command: Any) -> dict[str, Any]:
    more = command.pop("more", {})
    spec = {
        "game": "double",
        "situation": "progress",
        "lang": lang,
        "base": "./",
        "title": "x",
        "start": {},
        "progress": True,
    }
    kept = {"now": NOW, "progress": progress, "map": book().plain()}
    request = {"id": 1, "widget": "s-progress", "spec": spec, "command": command, **kept, **more}
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_paragraph_has_a_cell_that_says_in_words_what_is_known(lang: str) -> None:
    html = ask(KNOWS.plain(), lang, do="open")["html"]
    for status, count in (("known", 1), ("practised", 1), ("met", 1)):
        assert html.count(f"ce-map__cell--{status}") == count
    total = sum(len(rules_of(game)) for game in SHELF)
    assert html.count("ce-map__cell ") == total
    assert ("not met" if lang == "en" else "pas vue") in html


def test_rules_met_in_matches_count_as_met_without_being_written() -> None:
    answer = ask(None, do="open", more={"met": [RULE]})
    assert answer["html"].count("ce-map__cell--met") == 1
    assert "progress" not in answer["practice"]


def test_a_weak_rule_leads_to_its_questions_and_one_not_met_to_its_situation() -> None:
    html = ask(KNOWS.plain(), do="show", game="double")["html"]
    assert f"./double/drill/#section={OTHER}" in html
    assert "#s-double-x" in html
    assert 'data-game="flair"' not in html


def test_a_link_from_elsewhere_is_asked_about_first_and_then_added() -> None:
    offered = ask(None, do="open", link=KNOWS.link())
    assert "3 rules" in offered["status"]
    assert "progress" not in offered["practice"]
    kept = read(ask(None, do="take")["practice"]["progress"])
    assert set(kept.rules) == {RULE, OTHER, THIRD}
    assert ask(None, do="take")["status"] == "There is nothing to add."


def test_a_file_is_added_and_can_be_left() -> None:
    ask(KNOWS.plain(), do="import", text=Progress().meet([RULE, "tomy.turn.again"], NOW).export())
    assert ask(KNOWS.plain(), do="leave")["status"] == "Nothing was changed."
    ask(KNOWS.plain(), do="import", text=Progress().meet(["tomy.turn.again"], NOW).export())
    assert {game_of(rule) for rule in read(ask(KNOWS.plain(), do="take")["practice"]["progress"]).rules} == {
        "double",
        "flair",
        "tomy",
    }


@pytest.mark.parametrize("text", ["", "{}", '{"format": "coup-denvoi-progress", "version": 9}', "x" * 500_000])
def test_a_file_of_another_kind_is_refused_in_words(text: str) -> None:
    answer = ask(KNOWS.plain(), do="import", text=text)
    assert answer["status"].endswith("Nothing was changed.")
    assert "ce-note--refusal" in answer["html"]


def test_everything_is_erased_only_after_a_second_yes() -> None:
    asked = ask(KNOWS.plain(), do="erase")
    assert "erase" not in asked["practice"]
    assert asked["show"] == "s-progress--asked"
    assert ask(KNOWS.plain(), do="erase")["practice"] == {"erase": True}


def test_what_goes_out_comes_back() -> None:
    file = ask(KNOWS.plain(), do="export")["practice"]["file"]
    assert file["name"].endswith(".json")
    assert read(json.loads(file["text"])) == read(KNOWS.plain())
    assert ask(KNOWS.plain(), do="link")["link"] == KNOWS.link()


def test_the_map_travels_as_plain_values() -> None:
    assert read_map(json.loads(json.dumps(book().plain()))) == book()
