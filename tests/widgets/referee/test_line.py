"""A position as one line of text: the referee shows the one he is asked about, and takes any other."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import games
from engine.core.languages import words
from engine.core.lines import read, write
from engine.core.record import Record
from tests.widgets.reader import by_class, by_id, plain, text
from tests.widgets.referee.page import Page
from tests.widgets.referee.test_match_links import ROOT, SECRET, match

PENALTY = "double:3 | action hand=0 minute=12 score=[7,10] > 43"


def line(page: Page) -> str:
    """The line that the page shows."""
    return by_id(page.frame, f"{ROOT}--line-text").text or ""


def paste(page: Page, pasted: str) -> None:
    """Write a line over the one that stands there, and open it."""
    page.send(do="line", fields={"line": pasted})


@pytest.mark.parametrize("game", games.SHELF)
def test_the_line_of_every_moment_leads_back_to_it(game: str) -> None:
    page, other = Page(), Page("fr")
    other.number = 1000
    for moment in games.moments(game).all:
        page.tell(game=game)
        page.tell(moment=moment.id)
        shown = line(page)
        paste(other, shown)
        assert line(other) == shown
        assert read(shown, games.load).position(games.load).ask is not None
        assert not other.faults
        assert not by_class(other.frame, "ce-referee__who")


def test_a_pasted_line_fills_the_form_and_its_answers_follow(page: Page) -> None:
    paste(page, PENALTY)
    assert [page.control(name).get("value") for name in ("score0", "score1")] == ["7", "10"]
    assert page.notes[-1] == plain(words("en")("referee.line-opened"))
    asked = engine.read(PENALTY)
    assert asked.ask is not None
    assert page.question.startswith(plain(asked.start.game.text("en", asked.start.names).ask(asked.ask)))
    page.choose("kick")
    assert line(page).endswith(" > 43 kick")
    page.send(do="copy")
    assert page.answer["copy"] == line(page)
    assert page.answer["copied"] == words("en")("referee.line-copied")


def test_a_link_will_do_as_well(page: Page) -> None:
    position = engine.read(PENALTY)
    paste(page, f"https://example.org/book/double/penalty/#s-double-penalty:{Record.of(position).link()}")
    assert line(page).endswith("> 43")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("pasted", "code", "facts"),
    [
        ("double | hand=", "line-broken", {"part": ""}),
        ("double | hand=0 hand=1", "line-twice", {"key": "hand"}),
        ("double | > >", "line-broken", {"part": ">"}),
        ("chess | hand=0", "game-unknown", {"game": "chess", "known": games.SHELF}),
        ("", "line-broken", {"part": ""}),
        ("a3 Nf6", "line-broken", {"part": "a3 Nf6"}),
        ("q1double.broken", "link-broken", {}),
    ],
)
def test_what_cannot_be_read_stays_with_the_reason_beside_it(
    pasted: str, code: str, facts: dict[str, Any], lang: str
) -> None:
    page = Page(lang)
    paste(page, PENALTY)
    kept = page.question
    paste(page, pasted)
    assert "next" not in page.answer, "nothing writes over what has to be mended"
    said = plain(engine.Refusal(code, **facts).words(lang))
    field, fault = (by_id(page.frame, f"{ROOT}--line-{part}") for part in ("text", "fault"))
    assert (field.text or "") == pasted
    assert field.get("aria-invalid") == "true"
    assert fault.get("id") in (field.get("aria-describedby") or "").split()
    assert text(fault) == page.status == said
    assert page.question == kept
    # The next answer shows the line of the position again.
    page.choose("kick")
    assert line(page).endswith(" > 43 kick")


def test_a_state_that_cannot_be_is_refused_in_words(page: Page) -> None:
    paste(page, "double | action hand=0 minute=500")
    assert page.status == text(by_id(page.frame, f"{ROOT}--line-fault"))
    assert "500" in page.status


@pytest.mark.parametrize("game", SECRET)
def test_a_match_is_asked_about_by_one_side_and_the_other_hand_stays_hidden(game: str) -> None:
    position = match(game)
    page = Page()
    before = line(page) if page.send(do="open") is not None else ""
    paste(page, write(Record.of(position)))
    box = by_id(page.frame, f"{ROOT}--who")
    assert [text(one) for one in box.iter("button")] == list(position.start.names)
    assert line(page) == before, "nothing of the match is shown yet"
    page.send(do="copy")
    assert page.answer["copy"] == before
    page.send(do="seat", seat=0)
    shown = read(line(page), games.load).position(games.load)
    assert shown.state.key() != position.state.key(), "the other hand has been dealt anew"
    assert not by_class(page.frame, "ce-referee__who")


def test_hands_that_the_line_itself_tells_lie_open(page: Page) -> None:
    told = match("draft")
    begun = engine.begin("draft", play=told.play, **told.base.data())
    paste(page, write(Record.of(begun)))
    assert not by_class(page.frame, "ce-referee__who")
    assert read(line(page), games.load).position(games.load).state.key() == begun.state.key()
