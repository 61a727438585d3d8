"""Whatever comes in, a clear sentence comes out in the reader's language, and the position stays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import games
from engine.core.languages import words
from engine.core.record import Record
from engine.core.refusal import Refusal
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.situation.page import Situation
from tests.widgets.reader import Reader, by_class, plain, text, tree

KICK = "penalty-kick"


def kept(reader: Reader) -> str:
    """The frame without what it says beside the position."""
    root = tree(reader.html)
    for note in by_class(root, "ce-note"):
        root.remove(note)
    return text(root)


def refused(command: object, lang: str, situation: str = KICK) -> str:
    """Send something that cannot be, and see that nothing has moved."""
    reader = Reader(situation, lang)
    before = text(reader.open())
    reader.send(command)
    assert kept(reader) == before
    assert reader.status.split(" § ")[0] in reader.note.replace(" §", "")
    assert text(reader.open()) == before, "the position was lost"
    reader.send(command)
    return reader.status


SENTENCES: list[tuple[Any, str, str]] = [
    ({"do": "fly"}, "cannot do “fly”", "ne connaît pas « fly »"),
    ({}, "cannot do “None”", "ne connaît pas « None »"),
    ("roll", "cannot do “roll”", "ne connaît pas « roll »"),
    (None, "cannot do “None”", "ne connaît pas « None »"),
    ({"do": "undo"}, "nothing to undo", "rien à annuler"),
    ({"do": "set", "fields": {"d0": "7"}}, "No die shows 7", "Aucun dé n’affiche 7"),
    ({"do": "set", "fields": {"d0": "-1"}}, "No die shows -1", "Aucun dé n’affiche -1"),
    ({"do": "set", "fields": {"d0": "six"}}, "cannot be read as dice", "ne se lit pas comme un jet"),
    ({"do": "set", "fields": {"d0": "٣"}}, "cannot be read as dice", "ne se lit pas comme un jet"),
    ({"do": "set", "fields": {"d0": " "}}, "Die 1 is still open", "Le dé 1 est encore libre"),
    ({"do": "set"}, "Die 1 is still open", "Le dé 1 est encore libre"),
    ({"do": "choose", "option": "kick"}, "does not answer this question", "ne répond pas à cette question"),
    ({"do": "open", "link": "hello"}, "does not lead to a position", "ne mène à aucune position"),
    ({"do": "open", "link": "c1%%%"}, "damaged", "abîmé"),
    ({"do": "open", "link": ["c1"]}, "does not lead to a position", "ne mène à aucune position"),
]


@pytest.mark.parametrize(("command", "english", "french"), SENTENCES, ids=[str(s[0]) for s in SENTENCES])
def test_the_refusal_says_why(command: Any, english: str, french: str) -> None:
    """In both languages."""
    assert english in refused(command, "en")
    forget()
    assert french in refused(command, "fr")


def test_an_unknown_option_is_named() -> None:
    """As are those that there are."""
    assert "“fly”" in refused({"do": "choose", "option": "fly"}, "en", "penalty-award")
    assert "« fly »" in refused({"do": "choose", "option": "fly"}, "fr", "penalty-award")


def test_a_roll_where_a_choice_is_asked_is_refused() -> None:
    """Chance does not choose."""
    assert "cannot do “roll”" in refused({"do": "roll"}, "en", "penalty-award")


def test_a_barred_option_is_refused_by_its_rule() -> None:
    """The sentence is the game's own, and leads to the rule that forbids."""
    reader = Reader("penalty-own-half")
    reader.choose("kick")
    (note,) = by_class(tree(reader.html), "ce-note")
    assert [a.get("href") for a in note.iter("a")] == ["../double/penalty/#double.penalty.own-half"]
    assert "own half" in reader.status


def test_after_the_end_nothing_is_asked() -> None:
    """A click too many changes nothing."""
    for command in ({"do": "roll"}, {"do": "set", "fields": {"d0": "1"}}, {"do": "choose", "option": "kick"}):
        forget()
        reader = Reader(KICK)
        before = text(reader.throw(2))
        reader.send(command)
        assert reader.status == "There is nothing left to answer."
        assert kept(reader) == before


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_link_cut_short_is_refused(cut: int) -> None:
    """At whatever place."""
    reader = Reader(KICK)
    reader.throw(2)
    status = refused({"do": "open", "link": reader.link()[:-cut]}, "en", "penalty-award")
    assert "cut short" in status or "damaged" in status


@pytest.mark.parametrize("version", ["0.1", "-1", "9999", "9" * 5000, "Ⅻ", ""])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_link_of_rules_that_are_not_yet_or_never_were_is_refused(lang: str, version: str) -> None:
    """Old links are played as far as they go; for these there is nothing to go by."""
    position = games.situation("double", KICK).begin(games.load("double"))
    record = Record.of(position)._replace(version=version)
    said = refused({"do": "open", "link": record.link()}, lang)
    code = "version-newer" if version == "9999" else "version-unknown"
    assert said == plain(words(lang).refusal(Refusal(code, theirs=version, ours=games.load("double").version)))


@pytest.mark.parametrize(("lang", "said"), [("en", "position of “chess”"), ("fr", "position de « chess »")])
def test_a_link_of_another_game_is_refused(lang: str, said: str) -> None:
    """A widget plays its own game."""
    position = games.situation("double", KICK).begin(games.load("double"))
    assert said in refused({"do": "open", "link": Record.of(position)._replace(game="chess").link()}, lang)


def test_a_link_with_impossible_answers_is_refused() -> None:
    """The answer at fault is counted."""
    position = games.situation("double", KICK).begin(games.load("double"))
    link = Record.of(position)._replace(answers=("34", "fly")).link()
    assert "Answer 2" in refused({"do": "open", "link": link}, "en")
    link = Record.of(position)._replace(data={"minute": -5}).link()
    assert "minute" in refused({"do": "open", "link": link}, "en")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (None, "“spec”"),
        ("{", "“spec”"),
        ([], "“spec”"),
        ({"lang": "en"}, "“game”"),
        ({"lang": "en", "game": "double"}, "“situation”"),
        ({"lang": "en", "game": "chess", "situation": "x", "start": {}}, "no game “chess”"),
        ({"lang": "en", "game": "double", "situation": KICK}, "“start”"),
        ({"lang": "de", "game": "double", "situation": KICK}, "“de”"),
        ({"lang": "en", "game": "double", "situation": KICK, "start": []}, "“start”"),
        ({"lang": "en", "game": "double", "situation": KICK, "start": {"answers": [5]}}, "“answers”"),
        ({"lang": "en", "game": "double", "situation": KICK, "start": {"names": "us"}}, "“names”"),
        ({"lang": "en", "game": "double", "situation": KICK, "start": {"play": 5}}, "“play”"),
        ({"lang": "en", "game": "double", "situation": KICK, "start": {"play": "scrum"}}, "no play “scrum”"),
        ({"lang": "en", "game": "double", "situation": KICK, "base": 5}, "“base”"),
        ({"lang": "fr", "game": "double", "situation": KICK, "start": {"names": [1]}}, "champ « names »"),
    ],
)
def test_a_widget_that_cannot_be_set_up_says_so(spec: Any, said: str) -> None:
    """There is no position to show, but there is a sentence."""
    answer = json.loads(bridge.handle(json.dumps({"id": 3, "widget": "w", "spec": spec, "command": {"do": "open"}})))
    assert answer["id"] == 3
    assert said in plain(answer["status"])
    assert text(tree(answer["html"])) == plain(answer["status"])


@pytest.mark.parametrize("request_", ["", "{", "[]", "null", '"open"', "{}"])
def test_a_request_that_is_none_is_answered(request_: str) -> None:
    """The worker never dies of what it is sent."""
    answer = json.loads(bridge.handle(request_))
    assert answer["id"] is None
    assert text(tree(answer["html"]))


def test_a_fault_of_our_own_keeps_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a bug is told in words, and the reader goes on from where he was."""
    reader = Reader(KICK, "fr")
    before = text(reader.open())
    with monkeypatch.context() as broken:
        broken.setitem(Situation.commands, "roll", lambda page: 1 / 0)
        reader.send({"do": "roll"})
        assert "mal tourné" in reader.status
        assert kept(reader) == before
    with monkeypatch.context() as broken:
        broken.setattr(Situation, "focus", lambda page: 1 / 0)
        reader.send({"do": "roll"})
        assert "mal tourné" in reader.status
    assert text(reader.open()) == before, "a position that could not be drawn was kept"
    reader.send({"do": "roll"})
    assert not reader.note
