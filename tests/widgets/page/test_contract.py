"""What every page keeps to: whatever goes wrong is said in the reader's language, and nothing that was kept is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import games
from engine.core.languages import words
from engine.core.refusal import Refusal
from engine.learn.drills.material import material
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.drill.page import Drills
from site_plugins.live.widgets.house_rules import HouseRules
from site_plugins.live.widgets.learn.page import Learn
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.page.contract import Done, Page, forget
from site_plugins.live.widgets.page.spec import Spec, spec_of
from site_plugins.live.widgets.page.view import reason
from site_plugins.live.widgets.progress.page import ProgressPage
from site_plugins.live.widgets.referee.page import Referee
from site_plugins.live.widgets.situation.page import Situation
from tests.widgets.learn.page import brought

KINDS: dict[type[Page[Any]], tuple[dict[str, Any], ...]] = {
    Situation: ({"do": "set", "fields": {"d0": "2"}},),
    Match: (
        {"do": "new", "fields": {"seat0": "human", "seat1": "human", "pace": "instant", "seed": "1"}},
        {"do": "roll"},
    ),
    Referee: ({"do": "tell", "fields": {"game": "tomy"}}, {"do": "roll"}),
    Learn: ({"do": "open", "lesson": "penalty", "step": "2"}, {"do": "choose", "option": "keep"}, {"do": "hurry"}),
    HouseRules: ({"do": "read", "tables": {"double": {"length": "20"}}},),
    Drills: ({"do": "open", "link": "d7"}, {"do": "answer", "option": 0}),
    ProgressPage: ({"do": "show", "game": "double"},),
}
"""Every kind of page, and what a reader has done on it before something goes wrong."""
EACH = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
RULE = "double.penalty.keep"


def spec(kind: type[Page[Any]], lang: str) -> Spec:
    """What such a page says of itself."""
    if kind is Situation:
        return spec_of(games.situation("double", "penalty-kick"), lang, "../")
    page = Spec("double", "x", lang, "../", "x", json.loads(brought("double", lang)) if kind is Learn else {})
    return page._replace(
        play=kind is Match,
        referee=kind is Referee,
        house=kind is HouseRules,
        learn=kind is Learn,
        drill=kind is Drills,
        progress=kind is ProgressPage,
    )


class Visit:
    """Someone in front of one page."""

    def __init__(self, kind: type[Page[Any]], lang: str) -> None:
        """Come there for the first time, and do what there is to lose."""
        forget()
        self.kind, self.spec = kind, spec(kind, lang).plain()
        self.brought = {"material": material("double").plain()} if kind is Drills else {}
        for command in KINDS[kind]:
            assert "show" not in self.send(command)
        self.before = self.seen()

    def send(self, command: object) -> dict[str, Any]:
        """Send a command."""
        request = {"id": 1, "spec": self.spec, "command": command, **self.brought}
        answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
        return answer

    def seen(self) -> str:
        """The page as one finds it."""
        return str(self.send({"do": "open"})["html"])

    def refused(self, command: object, sentence: str) -> dict[str, Any]:
        """Send what cannot be: it is said and shown, and the page stays as it was."""
        answer = self.send(command)
        assert answer["status"] == sentence
        assert answer["show"] == f"{Spec(**self.spec).root}--note"
        shown = answer["house"]["wrong"] if self.kind is HouseRules else [answer["html"]]
        assert any(sentence in one.replace("&#x27;", "'").replace("&quot;", '"') for one in shown)
        assert self.seen() == self.before
        return answer


@EACH
@BOTH
def test_a_command_that_there_is_not_is_named(kind: type[Page[Any]], lang: str) -> None:
    visit = Visit(kind, lang)
    for command in ({"do": "fly"}, "fly"):
        visit.refused(command, reason(Refusal("command-unknown", command="fly"), words(lang)))
    nothing: tuple[object, ...] = (None, 7, [], {}, {"do": None})
    for none in nothing:
        visit.refused(none, reason(Refusal("command-unknown", command="None"), words(lang)))


@EACH
@BOTH
def test_a_refusal_is_said_with_its_rule(kind: type[Page[Any]], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    visit = Visit(kind, lang)

    def refuses(page: Page[Any]) -> None:
        raise Refusal("over", RULE)

    monkeypatch.setitem(kind.commands, "fly", refuses)
    answer = visit.refused({"do": "fly"}, words(lang).refusal(Refusal("over")))
    assert kind is HouseRules or f"#{RULE}" in answer["html"]


@EACH
@BOTH
@pytest.mark.parametrize("where", ["command", "drawn", "status"])
def test_a_fault_of_our_own_loses_nothing(
    kind: type[Page[Any]], lang: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it happens while something is done, while it is drawn or while it is said."""
    visit = Visit(kind, lang)
    faults = iter([True])

    def fails(page: Page[Any], *done: Done) -> Any:
        if next(faults, False):
            raise ZeroDivisionError
        return real(page, *done)

    def changes(page: Page[Any]) -> None:
        page.now = None

    real: Any = getattr(kind, where, None)
    if where == "command":
        monkeypatch.setitem(kind.commands, "fly", fails)
    else:
        monkeypatch.setitem(kind.commands, "fly", lambda page: None)
        monkeypatch.setattr(kind, where, fails)
    visit.refused({"do": "fly"}, words(lang)("widgets.broken"))
    monkeypatch.setitem(kind.commands, "fly", changes)
    if kind is not HouseRules:
        visit.refused({"do": "fly"}, words(lang)("widgets.broken"))


@EACH
def test_no_command_is_at_a_loss_when_it_comes_alone(kind: type[Page[Any]]) -> None:
    """Without what belongs to it, each is carried out or refused in words."""
    for lang in ("en", "fr"):
        for name in kind.commands:
            answer = Visit(kind, lang).send({"do": name})
            assert answer["status"] != words(lang)("widgets.broken"), name
            assert isinstance(answer["html"], str)


def test_every_kind_of_page_keeps_its_own() -> None:
    """A match is never taken for a situation of the same name."""
    assert len({id(kind.kept) for kind in KINDS}) == len(KINDS)
    assert set(Page.__subclasses__()) == set(KINDS)
