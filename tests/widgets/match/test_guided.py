"""A guided match: rules explained once in the margin, a bad idea questioned once, and what was met at the end."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.position import Position, Start
from engine.core.rules import rules_of
from engine.games import load
from engine.match.fixture import Fixture
from engine.match.saves import saved, take_up
from engine.match.settings import ALL, GUIDES, NEW, OFF, Settings
from site_plugins.live.widgets.page import gists
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.match.page import GAMES, LANGUAGES, SHORT, Page
from tests.widgets.reader import Element, by_class, plain, text


@pytest.fixture(autouse=True)
def _fresh() -> None:
    forget()


class Guided(Page):
    """Somebody whose device keeps which rules it has met."""

    met: tuple[str, ...] = ()

    def __init__(self, game: str, lang: str = "en") -> None:
        super().__init__(game, lang)
        self.here: set[str] = set()

    def send(self, command: object, **more: object) -> Element:
        frame = super().send(command, **{"met": list(self.met), "here": sorted(self.here), **more})
        self.here |= set(self.answer.get("match", {}).get("rules", ()))
        return frame

    def begin(self, **fields: str) -> None:
        self.do("new", fields={"first": "on", "pace": "instant", "seed": "1", **fields})
        self.wait(review=False)

    @property
    def margin(self) -> list[str]:
        """The notes that stand in the margin."""
        return [text(note) for margin in by_class(self.frame, "ce-margin") for note in margin.iter("p")]


def kick_or_keep(guide: str = NEW, doubted: tuple[str, ...] = ()) -> str:
    """A match of a person that stands at a bad idea: three points for a side that needs a try."""
    state = {"half": 2, "minute": 36, "score": [10, 15], "hand": 0}
    position = Position.begin(Start.of(load("double"), {}, (), None, state, "match")).send((3, 2))
    settings = Settings(position.start.names, ("human", "easy"), {}, "1", pace="instant", guide=guide)
    fixture = Fixture(settings, position)
    fixture.doubted = doubted
    return json.dumps(saved(fixture))


@pytest.mark.parametrize(("game", "lang"), [(game, LANGUAGES[place % 2]) for place, game in enumerate(GAMES)])
def test_a_guided_match_explains_each_rule_once(game: str, lang: str) -> None:
    page, rng = Guided(game, lang), Random(2)
    page.begin(**SHORT.get(game, {}))
    assert page.match.settings.seats == ("human", "easy")
    assert page.match.settings.guide == NEW
    assert page.margin
    told: dict[str, int] = {}
    for _ in range(12):
        if page.position.over:
            break
        at = page.match.answers
        now = page.session.margin if page.session.margin_at == at else ()
        assert len(now) <= 2
        assert all(told.setdefault(rule, at) == at for rule in now)
        if page.session.doubt is None:
            titles = [plain(said.title) for rule in now if (said := gists.gist(rule, lang))]
            assert [note[: len(title)] for note, title in zip(page.margin, titles, strict=True)] == titles
        found = page.presses
        send = found[int(rng.random() * len(found))]
        page.send(send)
        page.wait(review=False)
        if page.match.answers == at:
            page.send(send)
            page.wait(review=False)
        assert page.match.answers > at
    # A small new game has seven rules in all.
    assert len(told) > min(3, len(rules_of(game)) // 3)


def test_no_rule_is_explained_that_was_met_before() -> None:
    page = Guided("double")
    page.met = tuple(rules_of("double"))
    page.begin()
    assert page.margin == []
    assert by_class(page.frame, "ce-margin"), "the margin keeps its place"
    page = Guided("double")
    page.met = tuple(rules_of("double"))
    page.begin(guide=ALL)
    assert page.margin


def test_a_rule_counts_as_met_once_the_reader_has_gone_on() -> None:
    page = Guided("double")
    page.begin()
    first = page.session.margin
    assert not page.here
    page.do("open")
    assert page.session.margin == first
    page.press_on(1)
    assert set(first) <= page.here
    # Taken up again elsewhere it is not explained again.
    again = Guided("double")
    forget()
    again.here = set(page.here)
    again.do("take-up", save=page.kept["1"])
    assert not set(first) & set(again.session.explained)


def test_a_bad_idea_is_questioned_once_with_its_odds_and_then_done() -> None:
    page = Guided("double")
    page.do("import", text=kick_or_keep())
    before = page.match.answers
    page.do("choose", option="kick")
    page.wait(review=False)
    assert page.match.answers == before
    (said,) = page.margin
    assert said.startswith("You may; but")
    assert "14%" in said
    assert "26%" in said
    assert "keep the ball" in said
    assert said in page.status.replace("\u00a0", " ")
    page.do("choose", option="kick")
    assert page.match.answers > before
    assert page.match.doubted == ("award",)
    assert take_up(page.kept[page.current], "double").fixture.doubted == ("award",)


def test_nothing_else_is_questioned() -> None:
    for text_, option in (
        (kick_or_keep(), "keep"),
        (kick_or_keep(OFF), "kick"),
        (kick_or_keep(NEW, ("award",)), "kick"),
    ):
        forget()
        page = Guided("double")
        page.do("import", text=text_)
        before = page.match.answers
        page.do("choose", option=option)
        page.wait(review=False)
        assert page.match.answers > before, option


def test_an_unguided_match_has_no_margin() -> None:
    page = Page("double")
    page.kick_off(seat1="easy")
    page.wait(review=False)
    assert not by_class(page.frame, "ce-margin")
    assert "guided" not in page.kept["1"]["settings"]
    assert "rules" not in page.answer["match"]


def test_saves_with_and_without_the_guide_open() -> None:
    told = Page("double")
    told.kick_off(seat1="easy", guide=NEW)
    kept = told.kept["1"]
    assert kept["settings"]["guided"] == NEW
    assert take_up(kept, "double").fixture.settings.guide == NEW
    del kept["settings"]["guided"]
    assert take_up(kept, "double").fixture.settings.guide == OFF
    for broken in (1, "x", [1, 2], {"a": 1}, None):
        assert take_up({**kept, "doubted": broken}, "double").fixture.doubted == ()
    assert set(GUIDES) == {OFF, NEW, ALL}


def test_without_gists_nothing_is_explained_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gists, "BOOK", "no.such.book")
    page = Guided("double")
    page.begin()
    assert page.margin == []
    monkeypatch.undo()
    page.do("open")
    assert page.margin


def test_the_end_tells_what_was_met_and_what_comes_next() -> None:
    page = Guided("double")
    page.begin(**SHORT["double"])
    rng = Random(1)
    while not page.position.over:
        found = page.presses
        page.send(found[int(rng.random() * len(found))])
        page.wait(review=False)
    (after,) = by_class(page.frame, "ce-margin-after")
    said = text(after)
    assert f"of the {len(rules_of('double'))} rules" in said
    assert set(page.session.explained) <= page.here
    assert not by_class(page.frame, "ce-verdict__rules")
    page.do("rematch", level="medium")
    assert page.match.settings.seats == ("human", "medium")
    assert page.match.settings.guide == NEW
