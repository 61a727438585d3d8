"""Whatever cannot be is said in the reader's language, and the screen stays as it was."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots import review
from engine.core.asks import Choose
from engine.core.languages import words
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from site_plugins.live.widgets.match import automatic, coach
from site_plugins.live.widgets.match import page as match_page
from tests.widgets.match.page import LANGUAGES, Page
from tests.widgets.reader import by_class, plain, text


def kept(page: Page) -> str:
    """The screen without what is said beside it."""
    html = page.html
    root = page.frame
    for parent in list(root.iter()):
        for note in [child for child in parent if "ce-note" in child.get("class", "").split()]:
            parent.remove(note)
    page.html = html
    page._read = None
    return text(root)


def match(lang: str) -> Page:
    """A match before its second throw."""
    page = Page("double", lang)
    page.kick_off(throws="hand")
    page.do("roll")
    return page


def at_choice(lang: str) -> Page:
    """A penalty in the other half, where one kicks at goal or plays on."""
    page = Page("double", lang)
    page.kick_off(throws="hand")
    for faces in ((6,), (2,), (3, 4)):
        page.do("set", fields={f"d{place}": str(face) for place, face in enumerate(faces)})
    return page


def at_bar() -> Page:
    """A hand of Scrumball with a tackle in it, which an attack may not play, among other cards."""
    page, rng = Page("scrumball"), Random(1)
    page.kick_off(seat1="medium")
    page.wait()
    while not getattr(page.match.offer, "barred", ()):
        page.press(rng)
    return page


def replay(lang: str) -> Page:
    """A match looked back at."""
    page = match(lang)
    page.do("replay")
    return page


def form(lang: str) -> Page:
    """A page with nothing on it."""
    page = Page("double", lang)
    page.do("open")
    return page


def over(lang: str) -> Page:
    """A match after its end."""
    page = Page("double", lang)
    page.kick_off(**{"seat0": "easy", "seat1": "easy", "rule-length": "20"})
    page.wait()
    return page


NOTHING = ("No match is being played here", "Aucun match ne se joue ici")
SENTENCES: list[tuple[Any, Any, str, str]] = [
    (form, {"do": "fly"}, "cannot do “fly”", "ne connaît pas « fly »"),
    (form, None, "cannot do “None”", "ne connaît pas « None »"),
    (form, ["roll"], "cannot do “None”", "ne connaît pas « None »"),
    *((form, {"do": do}, *NOTHING) for do in ("roll", "choose", "set", "undo", "coach", "hurry", "pause", "reveal")),
    *((form, {"do": do}, *NOTHING) for do in ("replay", "sheet", "back", "link", "file", "rematch", "time")),
    *((form, {"do": do}, *NOTHING) for do in ("take-over", "chart", "take-up")),
    (form, {"do": "import", "text": "{"}, "damaged", "abîmé"),
    (form, {"do": "import", "text": "{}"}, "not a match saved by this book", "n’est pas un match"),
    (form, {"do": "open", "link": "hello"}, "does not lead to a position", "ne mène à aucune position"),
    (form, {"do": "open", "link": "c1abc"}, "damaged", "abîmé"),
    (form, {"do": "new", "fields": {"seat1": "god"}}, "“seat” cannot be “god”", "« seat » ne peut pas être « god »"),
    (form, {"do": "new", "fields": {"name0": "Sacha"}}, "same name", "même nom"),
    (form, {"do": "new", "fields": {"name0": "x" * 41}}, "1 to 40 characters", "1 à 40 caractères"),
    (form, {"do": "new", "fields": {"seed": "x" * 41}}, "at most 40 characters", "au plus 40 caractères"),
    (form, {"do": "new", "fields": {"rule-length": "7"}}, "cannot be “7”", "ne peut pas valoir « 7 »"),
    (match, {"do": "fly"}, "cannot do “fly”", "ne connaît pas « fly »"),
    (match, {"do": "undo"}, "has been revealed since", "a été révélé depuis"),
    (match, {"do": "choose", "option": "kick"}, "does not answer this question", "ne répond pas à cette question"),
    (match, {"do": "set", "fields": {"d0": "7"}}, "No die shows 7", "Aucun dé n’affiche 7"),
    (match, {"do": "set"}, "Die 1 is still open", "Le dé 1 est encore libre"),
    (match, {"do": "coach"}, "not your turn", "pas à vous de jouer"),
    (match, {"do": "reveal"}, "not your turn", "pas à vous de jouer"),
    (match, {"do": "time"}, "cannot do “time”", "ne connaît pas « time »"),
    (match, {"do": "seek", "at": 3}, *NOTHING),
    (match, {"do": "chart"}, *NOTHING),
    (at_choice, {"do": "roll"}, "cannot do “roll”", "ne connaît pas « roll »"),
    (at_choice, {"do": "choose", "option": "fly"}, "“fly” is not one of the choices", "« fly » ne fait pas partie"),
    (replay, {"do": "seek", "at": "soon"}, "cannot do “seek”", "ne connaît pas « seek »"),
    (replay, {"do": "roll"}, *NOTHING),
    (replay, {"do": "take-over", "fields": {"as": "5"}}, "“as” cannot be “5”", "« as » ne peut pas être « 5 »"),
    (replay, {"do": "take-over", "fields": {"level": "god"}}, "cannot be “god”", "ne peut pas être « god »"),
    (over, {"do": "undo"}, "has been revealed since", "a été révélé depuis"),
    (over, {"do": "roll"}, "There is nothing left to answer", "Plus rien n’est demandé"),
]


@pytest.mark.parametrize(
    ("where", "command", "english", "french"), SENTENCES, ids=[f"{s[0].__name__} {s[1]}"[:70] for s in SENTENCES]
)
def test_a_refusal_says_why_and_the_screen_stays(where: Any, command: Any, english: str, french: str) -> None:
    for lang, sentence in zip(LANGUAGES, (english, french), strict=True):
        page = where(lang)
        before, screen = kept(page), page.answer["match"]["screen"]
        page.send(command)
        assert sentence in page.status
        assert page.status in page.note
        assert kept(page) == before
        assert page.answer["match"] == {"screen": screen}


def test_a_barred_option_is_refused_by_its_rule() -> None:
    page = at_bar()
    ask = page.position.ask
    assert isinstance(ask, Choose)
    option, rule = ask.barred[0]
    page.do("choose", option=option)
    (note,) = by_class(page.frame, "ce-note--refusal")
    assert [a.get("href", "").partition("#")[2] for a in note.iter("a")] == [rule]


def test_what_was_written_into_the_form_is_still_there() -> None:
    page = form("en")
    page.do("new", fields={"name0": "Zoé", "name1": "Zoé", "seat1": "hard", "seed": "42", "study": "on"})
    assert [page.part(f"name{seat}").get("value") for seat in (0, 1)] == ["Zoé", "Zoé"]
    assert page.part("seed").get("value") == "42"
    assert page.part("study").get("checked") is not None
    chosen = [option.get("value") for option in page.part("seat1") if option.get("selected") is not None]
    assert chosen == ["hard"]
    page.do("new", fields={"name0": "Zoé", "name1": "Élo", "seat1": "hard"})
    assert page.has("leave")


def test_one_way_needs_no_advice() -> None:
    """What can only be done one way is done by itself: the coach is not offered, and says so if he is asked."""
    shown = games.situation("flair", "no-card")
    record = Record.of(shown.begin(games.load("flair")))._replace(scope="match")
    page = Page("flair")
    page.do("import", text=record.save())
    page.do("reveal")
    offer = page.match.offer
    assert isinstance(offer, Choose)
    assert offer.options == ("none",)
    assert not page.can("coach-go")
    page.do("coach")
    assert page.note == "It is not your turn just now."
    page.do("go")
    assert "none" in [answer for _, answer in page.position.history]


def test_every_refusal_of_ours_has_its_sentence_in_both_languages() -> None:
    codes = words("en").all("match.refusals")
    assert set(codes) == {"not-running", "hands-down"}
    for code in codes:
        said = {words(lang)(f"match.refusals.{code}") for lang in LANGUAGES}
        assert len(said) == 2
        assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize(("place", "name"), [(Fixture, "throw"), (match_page, "match_screen"), (match_page, "saved")])
def test_a_fault_of_our_own_keeps_the_match(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
    """Whether it happens while something is done, while it is drawn or while it is written down."""
    page = match("fr")
    before, history = kept(page), page.position.history
    real, calls = getattr(place, name), iter([True])

    def broken(*args: Any, **more: Any) -> Any:
        if next(calls, False):
            raise ZeroDivisionError
        return real(*args, **more)

    with monkeypatch.context() as patched:
        patched.setattr(place, name, broken)
        page.do("roll")
    assert "mal tourné" in page.status
    assert kept(page) == before
    assert page.position.history == history
    assert page.answer["match"] == {"screen": "match"}
    page.do("roll")
    assert not page.note
    assert len(page.position.history) == 2


def test_a_computer_player_that_fails_is_not_asked_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page("double")
    page.kick_off(seat0="easy", seat1="easy", pace="calm")
    with monkeypatch.context() as patched:
        patched.setattr(automatic, "_step", lambda *_: 1 / 0)
        page.do("go")
    assert page.note
    assert "next" not in page.answer
    assert text(page.part("go")) == page.say("match.go-on")
    page.do("go-on")
    page.do("go")
    assert not page.note


def test_a_coach_who_fails_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_choice("en")
    with monkeypatch.context() as patched:
        patched.setattr(coach, "advice", lambda *_: 1 / 0)
        page.do("coach")
        page.wait()
        assert page.note
        page.do("sheet")
        page.do("back")
        assert not page.note
        assert not page.has("coach")


def test_a_moment_that_cannot_be_imagined_is_left_out_of_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise Refusal("unimaginable")

    page = replay("en")
    monkeypatch.setattr(review, "win_chance", nothing)
    page.do("chart")
    page.wait()
    assert not page.note
    assert not by_class(page.frame, "ce-chart__chance")


@pytest.mark.parametrize("shelf", [None, 5, "x", [5, None], [{}], [{"id": 7}], [{"id": "a", "names": 5, "score": 7}]])
def test_whatever_the_device_hands_in_the_form_is_drawn(shelf: Any) -> None:
    """Storage may hold anything: one bad entry does not take the page away."""
    page = Page("draft")
    page.send({"do": "open"}, shelf=shelf, results=shelf)
    assert page.has("kick-off")
    page.send({"do": "open"}, results=[{"seats": ["human", "god"], "score": "no", "winner": []}])
    assert page.has("kick-off")


def test_the_sentence_is_plain_text() -> None:
    """What comes in from outside is never taken for HTML."""
    page = form("en")
    page.do("new", fields={"name0": "<b>&'\"", "seat1": "<i>"})
    assert "<b>" not in page.html
    assert "<i>" not in page.html
    page.do("new", fields={"name0": "<b>&'\"", "seat1": "human"})
    assert plain("<b>&'\"") in text(page.part("title"))
    assert json.dumps(page.kept["1"])
