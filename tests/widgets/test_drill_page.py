"""The drill page: questions, answers, what is kept of them, and whatever else may be sent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.languages import LANGUAGES, words
from engine.core.rules import page_of
from engine.games import SHELF
from engine.learn.drills.make import drill
from engine.learn.drills.material import material
from engine.learn.progress import PRACTISED, read
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.drill.page import _MATERIAL
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.rule_map import Chapter, Paragraph, RuleMap, Section

NOW = 1_790_000_000


@pytest.fixture(autouse=True)
def _anew() -> None:
    forget()
    _MATERIAL.clear()


def ask(game: str, lang: str = "en", **command: Any) -> dict[str, Any]:
    more = command.pop("more", {})
    spec = {"game": game, "situation": "drill", "lang": lang, "base": "../", "title": "x", "start": {}, "drill": True}
    kept = {"now": NOW, "progress": None, "material": material(game).plain()}
    request = {"id": 1, "widget": f"s-{game}-drill", "spec": spec, "command": command, **kept, **more}
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_question_is_drawn_answered_and_explained(game: str, lang: str) -> None:
    for number in range(0, 40, 3):
        made = drill(material(game), number)
        opened = ask(game, lang, do="open", link=f"d{number}")
        assert opened["practice"]["screen"] == "asking"
        assert all(f'"option":{place}' in opened["html"] for place in range(len(made.options)))
        assert made.question[lang] in opened["status"]
        wrong = (made.right + 1) % len(made.options)
        told = ask(game, lang, do="answer", option=wrong)
        assert told["practice"]["screen"] == "told"
        assert f"#{made.options[made.right].rule}" in told["html"]
        assert f"#s-{game}-" in told["html"]
        assert "ce-drill__told--picked-wrong" in told["html"]
        assert "ce-drill__told--right" in told["html"]
        assert '"do":"answer"' not in told["html"]


def test_answers_are_remembered_only_for_those_who_want_it() -> None:
    without = ask("double", do="start", fields={"section": "penalty"})
    assert without["practice"]["progress"]["settings"]["double"] == {"drills": ""}
    met = read(ask("double", do="answer", option=0)["practice"]["progress"])
    assert [known.practised for known in met.rules.values()] == [0]
    kept = ask("double", do="start", fields={"section": "penalty", "kept": "on"})["practice"]["progress"]
    answered = read(ask("double", do="answer", option=0, more={"progress": kept})["practice"]["progress"])
    ((rule, known),) = answered.rules.items()
    assert rule.startswith("double.penalty.")
    assert known.practised == 1
    assert answered.status(rule, NOW) == PRACTISED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_that_is_right_in_a_sister_game_says_so(lang: str) -> None:
    book = material("scrumball")
    number, place = next(
        (number, place)
        for number in range(2000)
        for place, option in enumerate(drill(book, number).options)
        if option.rule.startswith("flair.")
    )
    made = drill(book, number)
    chapters = [
        Chapter("flair", "French Flair", (Section("all", "", (Paragraph(made.options[place].rule, "R", ""),)),))
    ]
    ask("scrumball", lang, do="open", link=f"d{number}", more={"map": RuleMap(tuple(chapters)).plain()})
    told = ask("scrumball", lang, do="answer", option=place)["html"]
    assert words(lang)("drill.sister", game="French Flair") in told
    assert f"flair/{page_of(made.options[place].rule)}/#{made.options[place].rule}" in told


def test_what_is_kept_names_the_rules_about_which_one_was_wrong() -> None:
    made = drill(material("double"), 7)
    settings = {"settings": {"double": {"drills": "kept"}}}
    ask("double", do="open", link="d7", more={"progress": settings})
    wrong = ask("double", do="answer", option=(made.right + 1) % 4, more={"progress": settings})
    assert wrong["practice"]["progress"]["weak"] == [made.rule]
    ask("double", do="open", link="d7", more={"progress": wrong["practice"]["progress"]})
    right = ask("double", do="answer", option=made.right, more={"progress": wrong["practice"]["progress"]})
    assert right["practice"]["progress"]["weak"] == []


def test_a_link_asks_about_one_section_and_one_that_is_gone_is_refused() -> None:
    assert ask("scrumball", do="start", section="tackle")["practice"]["screen"] == "asking"
    refused = ask("scrumball", do="start", section="chess")
    assert "“chess”" in refused["status"]
    assert "ce-note--refusal" in refused["html"]


def test_after_five_minutes_comes_the_summary() -> None:
    ask("tomy", do="start")
    ask("tomy", do="answer", option=0)
    assert ask("tomy", do="next", more={"now": NOW + 301})["practice"]["screen"] == "summary"
    assert ask("tomy", do="stop")["practice"]["screen"] == "setup"


def test_where_python_has_begun_anew_the_page_is_asked_for_the_material() -> None:
    answer = ask("double", do="start", more={"material": None})
    assert answer["practice"] == {"needs": True}
    assert ask("double", do="start")["practice"]["screen"] == "asking"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "open", "link": "x"},
        {"do": "open", "link": "d" + "9" * 30},
        {"do": "answer", "option": 0},
        {"do": "next"},
        {"do": "link"},
        {"do": "fly"},
        {"do": "start", "section": "\u202e" * 900},
    ],
)
def test_what_cannot_be_is_refused_in_words(command: dict[str, Any]) -> None:
    answer = ask("double", **command)
    assert answer["status"]
    assert "ce-note--refusal" in answer["html"]
    assert answer["practice"]["screen"] == "setup"


@pytest.mark.parametrize("option", [None, "0", 9, -1, 0.5, True, [0]])
def test_an_answer_that_is_none_changes_nothing(option: object) -> None:
    ask("double", do="open", link="d7")
    answer = ask("double", do="answer", option=option)
    assert answer["practice"]["screen"] == "asking"
    assert "ce-note--refusal" in answer["html"]


@pytest.mark.parametrize("progress", [7, [], {"rules": 3}, {"rules": {"double.a.b": ["x"]}}])
def test_spoiled_progress_is_told_and_the_rest_goes_on(progress: object) -> None:
    answer = ask("double", do="start", more={"progress": progress})
    assert answer["practice"]["screen"] == "asking"
    assert answer["practice"]["lost"] == 1
