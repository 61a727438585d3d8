"""The coach: what each option is worth and how sure that is, and in words why."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from engine import games
from engine.bots import policy
from engine.bots.thinking import Estimate, Instant
from engine.core.asks import Choose
from engine.core.languages import words
from engine.core.odds import headlines
from engine.match.fixture import PERSON
from site_plugins.live.widgets.match import automatic, coach
from site_plugins.live.widgets.match.coach import advice
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.page.spec import Spec, spec_of
from site_plugins.live.widgets.page.view import View, capital, look, small
from tests.widgets.match.page import GAMES, LANGUAGES, Page
from tests.widgets.reader import by_class, plain, text

EACH = pytest.mark.parametrize("game", GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def asked(game: str, lang: str) -> Page:
    """A match at a moment at which a person has a choice."""
    page, rng = Page(game, lang), Random(3)
    page.kick_off(seat1="medium", seed="3")
    page.wait()
    while not page.can("coach-go"):
        page.press(rng)
    return page


def view(page: Page) -> View:
    """What the page shows."""
    spec = Spec(page.game, "play", page.lang, "../", "", {}, play=True)
    shown = Match(spec, {}).seen()
    assert shown is not None
    return shown


@EACH
@BOTH
def test_every_option_has_its_value_and_there_are_reasons(game: str, lang: str) -> None:
    page = asked(game, lang)
    before = page.position
    page.do("coach")
    page.wait()
    assert not page.note
    assert page.position is before
    options = page.match.offer
    assert isinstance(options, Choose)
    (table,) = by_class(page.frame, "ce-coach__table")
    rows = list(table[1])
    assert 1 < len(rows) <= len(options.options)
    words = games.load(game).text(lang, page.match.settings.names)
    names = {plain(words.option(options, option)).lower() for option in options.options}
    assert {text(row[0]).lower() for row in rows} <= names
    percent = r"(under |moins de )?\d+([.,]\d)? ?%" if lang == "fr" else r"(under )?\d+(\.\d)?%"
    sure = r"( ± \d+|, by calculation|, par calcul)"
    assert all(re.fullmatch(percent + sure, text(row[2])) for row in rows), [text(row[2]) for row in rows]
    best = text(rows[0][0]).lower()
    sentences = [text(line) for line in page.part("coach").iter("p")]
    assert sentences[0].lower().endswith(f"{best}.")
    assert page.status.startswith(sentences[0])


@EACH
def test_the_advice_is_what_hard_would_do_and_takes_nothing(game: str) -> None:
    """Asked twice the coach says the same, and the match that follows is the one that would have followed."""
    page = asked(game, "en")
    first = []
    for _ in range(2):
        page.do("coach")
        page.wait()
        assert page.session.coach is not None
        first.append(page.session.coach.best())
    assert first[0] == first[1]
    page.do("choose", option=first[0])
    assert not page.has("coach"), "advice about what is no longer asked"
    page.wait()
    after = page.position.history
    other = asked(game, "en")
    other.do("choose", option=first[0])
    other.wait()
    assert other.position.history == after


def test_a_coach_who_thinks_is_seen_to_and_the_match_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "SLICE", 0.0)
    page = asked("scrumball", "fr")
    page.do("coach")
    assert page.status == plain(page.say("match.coach-thinks"))
    assert list(page.part("coach").iter("progress"))
    before = page.match.answers
    page.do("go")
    assert page.match.answers == before
    assert page.match.turn == PERSON
    assert page.answer["next"] == {"send": {"do": "go"}, "after": 0}
    assert page.status == ""
    page.do("undo")
    assert page.has("ask")


@BOTH
def test_options_too_close_to_tell_apart_are_said_to_be(lang: str) -> None:
    page = asked("double", lang)
    shown = view(page)
    ask = shown.ask
    assert isinstance(ask, Choose)
    options = ask.options

    def said(first: float, second: float, error: float) -> bool:
        found = Estimate(options[0], first, error, 50), Estimate(options[1], second, error, 50)
        thinking = Instant(options[0], estimates=found)
        found_ = advice(shown, thinking)
        better = page.say(
            "match.better", more=round(100 * (first - second)), option=small(shown.text.option(ask, options[1]))
        )
        assert (page.say("match.close") in found_) != (better in found_)
        return page.say("match.close") in found_

    assert said(0.52, 0.50, 0.02)
    assert not said(0.60, 0.50, 0.02)
    assert not said(0.52, 0.50, 0.0)


@BOTH
def test_a_rule_of_thumb_is_named_when_it_agrees(lang: str) -> None:
    page = asked("double", lang)
    shown = view(page)
    ask = shown.ask
    assert isinstance(ask, Choose)
    usual, _ = policy("double", "medium")(ask, page.match.outlook().known, Random(0))
    other = next(option for option in ask.options if option != usual)
    start = page.say("match.thumb", sentence="x").removesuffix("x")
    assert any(line.startswith(start) for line in advice(shown, Instant(usual)))
    assert not any(line.startswith(start) for line in advice(shown, Instant(other)))


def test_what_most_likely_comes_of_it_is_exact() -> None:
    """The share in the sentence is the one of the odds."""
    page = asked("tomy", "en")
    page.do("coach")
    page.wait()
    shown = view(page)
    assert page.session.coach is not None
    found = [each.option for each in page.session.coach.estimates()][: coach.LIKELY]
    expected = []
    for option in found:
        shares = headlines(shown.game, shown.odds().options[option])
        if len(shares) > 1:
            most = max(shares.values())
            likely = [small(shown.text.outcome(key)) for key, share in shares.items() if share == most]
            assert shown.ask is not None
            name, share = capital(shown.text.option(shown.ask, option)), shown.say.percent(float(most))
            say = page.say
            expected.append(
                say("match.likely", option=name, outcome=likely[0], chance=share)
                if len(likely) == 1
                else say("match.alike", option=name, outcomes=likely, chance=share)
            )
    assert expected
    assert advice(shown, page.session.coach)[-len(expected) :] == expected


@BOTH
def test_nothing_is_called_most_likely_that_is_no_likelier_than_the_rest(lang: str) -> None:
    """A kick that goes in half the time: both outcomes are named, and neither for the likelier."""
    shown = games.situation("double", "penalty-award")
    seen = look(spec_of(shown, lang, "../"), shown.begin(games.load("double")), floor=0)
    assert [*headlines(seen.game, seen.odds().options["kick"]).values()] == [Fraction(1, 2)] * 2
    (line,) = coach._likely(seen, ["kick"])
    kicked, missed = (small(seen.text.outcome(key)) for key in ("penalty-kicked", "penalty-missed"))
    share = seen.say.percent(0.5)
    name = capital(seen.text.option(seen.ask, "kick")) if seen.ask is not None else ""
    assert line == words(lang)("match.alike", option=name, outcomes=[kicked, missed], chance=share)
    assert words(lang)("match.likely", option=name, outcome=kicked, chance=share) != line
