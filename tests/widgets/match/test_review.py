"""After the match: the review works itself out, leads to its moments, and says which rules were new."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.games import SHELF
from site_plugins.live.widgets.match import automatic
from site_plugins.live.widgets.match.result_card import ACCENT, ACCENTS
from tests.widgets.match.page import LANGUAGES, SHORT, Page, looked_back
from tests.widgets.reader import by_class, plain, text, tree

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EACH = pytest.mark.parametrize("game", SHELF)
TOKENS = Path("site_plugins/theme/css/tokens.css")


def over(game: str = "tomy", lang: str = "en", **fields: str) -> Page:
    """A match against an easy player that has just ended."""
    page = Page(game, lang)
    page.kick_off(seat1="easy", **SHORT.get(game, {}), **fields)
    page.press_on()
    page.wait()
    return page


@BOTH
def test_it_works_itself_out_on_the_final_screen(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Short enough to take many turns, and no shorter: each draws the screen anew.
    monkeypatch.setattr(automatic, "SLICE", 0.01)
    page = Page("tomy", lang)
    page.kick_off(seat1="easy", rule_format="single")
    page.press_on()
    page.wait()
    assert page.answer["match"]["screen"] == "match"
    shown = text(page.part("verdict"))
    for head in ("turns", "costs"):
        assert plain(page.say(f"review.{head}")) in shown
    assert not list(page.part("verdict").iter("progress"))


def test_while_it_works_the_page_is_told_to_ask_again_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = looked_back("flair")
    monkeypatch.setattr(automatic, "SLICE", 0.0)
    page.do("back")
    assert page.answer["next"] == {"send": {"do": "go"}, "after": 0}
    assert list(page.part("verdict").iter("progress"))
    page.do("go")
    assert page.status == ""
    assert page.session.review is not None
    assert not page.session.review.done


def test_a_line_leads_to_its_moment() -> None:
    page = over()
    button = next(b for b in page.part("verdict").iter("button") if "moment" in b.get("data-send", ""))
    send = json.loads(button.get("data-send", ""))
    page.send(send)
    assert page.part("at").get("value") == str(send["at"])
    page.do("back")
    assert page.has("verdict")


def test_whoever_only_watched_decided_nothing() -> None:
    page = looked_back("double")
    page.wait()
    shown = text(page.part("verdict"))
    assert page.say("review.turns") in shown
    assert page.say("review.costs") not in shown


def test_rules_are_new_until_another_match_has_met_them() -> None:
    page = over()
    rules = page.answer["match"]["rules"]
    assert page.has("rules-met")
    page.send({"do": "open"}, met=rules)
    assert not page.has("rules-met")
    page.send({"do": "open"}, met=rules[1:])
    (line,) = by_class(page.part("rules-met"), "ce-verdict__rules")
    assert len(line) == 1
    assert any(link.get("href", "").endswith(f"#{rules[0]}") for link in line.iter("a"))


@EACH
def test_the_replay_jumps_from_key_event_to_key_event(game: str) -> None:
    page = looked_back(game)
    page.do("seek", at=0)
    last, seen = len(page.session.moments) - 1, [0]
    while seen[-1] < last:
        page.send(json.loads(page.part("after-key").get("data-send", "")))
        seen.append(int(page.part("at").get("value", "")))
        assert seen[-1] > seen[-2]
        assert text(page.part("key")).strip()
    assert 2 < len(seen) < len(page.session.moments)
    page.send(json.loads(page.part("before-key").get("data-send", "")))
    assert page.part("at").get("value") == str(seen[-2])
    keys = {button.get("data-key") for button in page.frame.iter("button")} - {None}
    assert {"p", "n", "Home", "End", "ArrowLeft", "ArrowRight"} <= keys


def test_a_press_on_the_chart_jumps() -> None:
    page = looked_back("flair")
    columns = by_class(page.frame, "ce-chart__press")
    ats = [json.loads(column.get("data-send", ""))["at"] for column in columns]
    assert ats == sorted(set(ats))
    page.do("seek", at=ats[10])
    assert page.part("at").get("value") == str(ats[10])


@BOTH
@EACH
def test_a_link_opens_at_its_question_and_one_plays_on(game: str, lang: str) -> None:
    page = Page(game, lang)
    page.kick_off(**SHORT.get(game, {}))
    page.press_on(5)
    page.do("link")
    link, ask = page.answer["link"], page.position.ask
    assert ask is not None
    other = Page(game, lang)
    other.do("open", link=link)
    assert other.answer["match"] == {"screen": "shared"}
    shown = text(other.part("ask"))
    assert plain(other.say("review.shared-asks", who=other.match.settings.names[ask.seat])) in shown
    assert text(other.part("go")) == other.say("review.play-on")
    values = [option.get("value") for option in other.part("as")]
    assert str(ask.seat) in values
    assert values[-1] == "all"
    other.do("play-on", fields={"as": "9"})
    assert other.note
    other.do("play-on", fields={"as": str(ask.seat), "level": "easy"})
    assert other.answer["match"]["new"] is True
    assert other.match.settings.seats[ask.seat] == "human"
    assert other.match.settings.people == (ask.seat,)
    other.press_on(2)


@EACH
def test_the_card_is_a_whole_file_with_names_score_and_day(game: str) -> None:
    page = looked_back(game)
    page.send({"do": "open"}, when="18 November 2026")
    page.wait()
    (drawn,) = by_class(page.frame, "ce-card__drawing")
    written = text(drawn)
    score = page.position.result.score  # type: ignore[union-attr]
    for part in ("Camille", "Sacha", "18 November 2026", str(score[0]), str(score[1])):
        assert part in written
    whole = next(one for one in re.findall(r"<svg.*?</svg>", page.html) if "ce-card__drawing" in one)
    assert "http://www.w3.org/2000/svg" in whole
    assert whole.count("class=") == 1, "it needs no style sheet"
    assert ACCENTS.get(game, ACCENT) in whole


def test_a_name_cannot_break_the_card() -> None:
    page = over(name0="<b>&'\"", name1="W" * 40)
    page.wait()
    assert by_class(page.frame, "ce-card__drawing")
    tree(page.html)


def test_its_accents_are_those_of_the_style_sheet() -> None:
    css = TOKENS.read_text("utf-8")
    for game, accent in ACCENTS.items():
        assert re.search(rf'data-game="{game}"\] \{{\s+--ce-accent: light-dark\({accent},', css), game
    assert f"--ce-accent: light-dark({ACCENT}," in css
    assert set(ACCENTS) <= set(SHELF), "a game without an accent has that of the house"


def test_the_season_goes_out_comes_in_and_is_erased() -> None:
    mine = {"seats": ["human", "easy"], "score": [5, 3], "winner": 0}
    page = Page("double")
    page.send({"do": "season-file"}, results=[mine], seasons={"double": [mine, {"seats": 5}], "flair": [mine]})
    file = page.answer["file"]["text"]
    page.send({"do": "season-import", "text": file}, results=[], seasons={"double": [mine]})
    assert page.answer["match"]["seasons"] == {"double": [mine], "flair": [mine]}
    assert page.say("review.season-brought", count=1) == page.note
    page.send({"do": "season-import", "text": file}, seasons={"double": [mine], "flair": [mine]})
    assert page.note == page.say("review.season-same")
    page.send({"do": "season-import", "text": "{"}, results=[mine], seasons={"double": [mine]})
    assert page.note == plain(page.say("core.refusals.season-broken"))
    assert "seasons" not in page.answer["match"]
    page.send({"do": "season-erase"}, results=[mine])
    assert page.answer["match"]["seasons"] == {"double": []}
    assert not by_class(page.frame, "ce-stats")


@BOTH
def test_a_level_is_suggested_and_set_up_by_one_press(lang: str) -> None:
    page = Page("double", lang)
    won = {"seats": ["human", "easy"], "score": [5, 3], "winner": 0}
    page.send({"do": "open"}, results=[won] * 5)
    said = page.say(
        "review.climb", won=5, of=5, level=page.say("review.levels.easy"), next=page.say("review.levels.medium")
    )
    assert plain(said) in text(page.part("statistics"))
    page.send(json.loads(page.part("try-level").get("data-send", "")))
    (chosen,) = [option for option in page.part("seat1") if option.get("selected") is not None]
    assert chosen.get("value") == "medium"
