"""Requests without end, without bottom or without sense: the bridge never fails, and answers in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.languages import words
from engine.core.moment_fields import Number
from engine.core.refusal import Refusal
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.situation import page
from tests.widgets.match.page import Page, finished
from tests.widgets.reader import Reader, text

ENDLESS = "9" * 5000
DEEP = "[" * 100_000 + "]" * 100_000
REQUESTS = {
    "deep": DEEP,
    "deep tables": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "deep command": '{"id":1,"command":' + DEEP + "}",
    "rather deep": "[" * 500 + "]" * 500,
    "endless number": f'{{"id":{ENDLESS}}}',
    "no number": '{"id":NaN}',
    "infinite": '{"id":1e999}',
    "too long": '{"id":1,"x":"' + "x" * 5_000_000 + '"}',
    "half a character": "\ud800",
    "nothing": "",
    "a list": "[]",
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_a_request_that_cannot_be_read_is_answered(request_: str) -> None:
    answer = json.loads(bridge.handle(request_))
    assert answer["status"]
    assert "ce-note" in answer["html"]


@pytest.mark.parametrize("lang", [None, [], {}, 5, "de", "x" * 5000, "\x1b"])
def test_a_language_that_is_none_is_told(lang: object) -> None:
    """Whatever it is, and however long."""
    spec = {"game": "double", "situation": "penalty-kick", "lang": lang, "start": {}}
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "spec": spec})))
    assert "This book has no language" in answer["status"]
    assert len(answer["status"]) < 300
    assert "\x1b" not in answer["status"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_not_even_a_position_that_cannot_be_drawn_is_the_end(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise IndexError

    monkeypatch.setattr(page, "look", fails)
    spec = {"game": "double", "situation": "x", "lang": lang, "start": {"play": "opening"}}
    answer = json.loads(bridge.handle(json.dumps({"id": 7, "spec": spec, "command": {"do": "open"}})))
    assert (answer["id"], answer["status"]) == (7, words(lang)("widgets.broken"))


@pytest.mark.parametrize("value", ["\ud800", "9" * 5000, "x" * 100_000, "\x1b[31m\u202e", "²", "-+5"])
@pytest.mark.parametrize("command", ["choose", "set", "roll all", "open", "whatif", "table", "fly", "line", "build"])
def test_a_value_that_cannot_be_leaves_the_position(command: str, value: str) -> None:
    reader = Reader("penalty-kick")
    before = text(reader.open())
    fields = {"d0": value, "card": value, value: value}
    more = {"option": value, "link": f"c1{value}", "at": value, "answer": value, "options": [value], "fields": fields}
    reader.send({"do": command, **more})
    assert 0 < len(reader.status) < 400
    assert "\x1b" not in reader.html
    assert reader.status != words("en")("widgets.broken")
    reader.html.encode()
    assert text(reader.open()) == before


def test_a_combination_of_the_editor_has_no_end_of_ways() -> None:
    """A number in the name of a field is no reason to count so far."""
    spec = {"game": "tomy", "situation": "x", "lang": "en", "start": {"play": "turn"}, "editor": True}
    for way in ("²", "999999999999", ENDLESS, "-1", ""):
        command = {"do": "table", "fields": {f"try.{way}.0": "ball"}}
        answer = json.loads(bridge.handle(json.dumps({"id": 1, "spec": spec, "command": command})))
        assert answer["status"]
        assert answer["status"] != words("en")("widgets.broken")


CORRUPT: tuple[object, ...] = (
    *(None, True, 5, "x", [], {}, [None], {"score": None}, {"score": [True, 10**14]}, {"score": "12"}),
    *({"seats": "human"}, {"seats": [None, {}]}, {"seats": ["human", "god"], "winner": []}, {"winner": "0"}),
    {"names": {}, "over": 7, "people": "x", "summary": 3},
)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("entry", CORRUPT, ids=repr)
def test_a_corrupt_result_or_summary_costs_nothing_but_itself(entry: object, lang: str) -> None:
    """The first screen is drawn, and the end of a match, with the sound ones beside it."""
    sound = {"seats": ["human", "medium"], "score": [3, 2], "winner": 0, "names": ["A", "B"]}
    forget()
    page = Page("double", lang)
    page.send({"do": "open"}, results=[entry, sound], shelf=[entry, {"id": "1", "summary": entry}])
    assert page.has("kick-off")
    assert page.has("statistics")
    page.send({"do": "import", "text": finished("double")}, results=[entry], shelf=[entry])
    assert page.position.over
    assert page.answer["match"]["save"]


@pytest.mark.parametrize("at", [ENDLESS, "²", "\ud800", None, [], 1.5, "-", "--1"])
def test_a_moment_that_is_none_is_refused(at: object) -> None:
    forget()
    page = Page("double")
    page.do("import", text=finished("double"))
    here = page.part("at").get("value")
    page.do("seek", at=at)
    assert "seek" in page.status
    assert page.part("at").get("value") == here


@pytest.mark.parametrize("name", ["\ud800Ann", "\x1b[31mAnn", "\u202eAnn\n"])
def test_names_that_a_form_is_given_are_clean(name: str) -> None:
    forget()
    page = Page("double")
    page.kick_off(name0=name)
    shown = page.match.settings.names[0]
    assert shown.isprintable()
    assert shown.endswith("Ann")
    assert page.kept["1"]["summary"]["names"][0] == page.kept["1"]["record"]["names"][0] == shown
    page.html.encode()


def test_the_referee_reads_numbers_as_people_write_them() -> None:
    field = Number("minute", low=1, high=90)
    assert [field.parse(text) for text in ("7", " 7 ", "+7", "007")] == [7, 7, 7, 7]
    for text_ in ("-+7", "--7", "+-7", "7-", "²", ENDLESS, "", "-"):
        with pytest.raises(Refusal):
            field.parse(text_)
