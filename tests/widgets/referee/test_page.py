"""Telling, answering, turning dice, going back: what the referee says of it."""

from __future__ import annotations

import json

import pytest

from engine import games
from engine.core.inquiry_links import link_to
from engine.core.odds import odds
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.referee.first_frame import first_question
from tests.widgets.reader import by_class, by_id, ids, plain, text, tree
from tests.widgets.referee.page import ROOT, Page

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
SLOW = pytest.mark.slow


@LANGUAGES
@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=SLOW)])
def test_every_moment_is_answered(game: str, lang: str, turn: int) -> None:
    """Each shows its own question, the form that it needs, and the odds once they are asked for.

    The fast tests ask about the moments in both languages by turns, the slow ones in the other.
    """
    page = Page(lang)
    for moment in games.moments(game).all[(turn + (lang == "fr")) % 2 :: 2]:
        page.tell(game=game)
        page.tell(moment=moment.id)
        assert not page.faults
        assert not page.notes
        assert page.question
        assert page.status
        assert page.answer["next"] == {"send": {"do": "odds"}, "after": 150}
        shown = {one.get("name", "").removeprefix("f-") for one in page.frame.iter() if one.get("name")}
        wanted = {name for field in moment.fields for name in field.names}
        assert {name for name in shown if name in wanted} or not moment.fields
        page.send(do="odds")
        assert "next" not in page.answer
        assert page.status == ""


def test_dice_as_they_lie_are_read_step_by_step_with_their_rules(page: Page) -> None:
    """5-3-Double!: a 3-4 at minute 12 is a penalty, kicked with a 2."""
    page.ask("double", "throw", minute="12", hand="1")
    page.throw(3, 4)
    assert page.question.startswith("Penalty, 3-4: what does Sacha do with it?")
    page.choose("kick")
    page.throw(2)
    assert any("three points" in line for line in page.story)
    assert "§penalty.kick" in "".join(page.story)
    marks = by_class(page.frame, "ce-mark--id")
    assert "../double/penalty/#double.penalty.kick" in {mark.get("href") for mark in marks}
    (points,) = [text(one) for one in by_class(page.frame, "ce-score__side--away")]
    assert "3" in points


def test_what_may_not_be_done_is_told_with_its_rule(page: Page) -> None:
    """The penalty of a 3-1 cannot be kicked; pressed all the same, the reason is said."""
    page.ask("double", "throw")
    frame = page.throw(3, 1)
    barred = by_id(frame, f"{ROOT}--opt-kick")
    assert barred.get("aria-disabled") == "true"
    (reason,) = by_class(frame, "ce-barred")
    assert "penalty.own-half" in text(reason)
    page.choose("kick")
    assert "own half" in page.status
    assert page.question.startswith("Penalty, 3-1")


def test_a_change_is_answered_with_the_dice_that_were_entered(page: Page) -> None:
    """A yellow card told afterwards lowers the die of a try that has been entered already."""
    page.ask("double", "throw", minute="15")
    page.throw(5, 2)
    before = page.question
    page.tell(**{"f-yellow0": "12"})
    assert page.question != before
    assert any("video" in line.lower() or "lowered" in line.lower() for line in (*page.story, page.question))
    page.tell(**{"f-yellow0": ""})
    assert page.question == before


def test_answers_that_no_longer_fit_are_told_and_kept(page: Page) -> None:
    """Without its 12 the kick is not possible; put back, the kick is there again."""
    page.ask("flair", "kick")
    kicked = page.question
    frame = page.frame
    place = [one.get("id") for one in by_id(frame, f"{ROOT}-f-hands0")].index(f"{ROOT}-f-hands0-4") - 1
    page.send(do="take", field="hands0", place=place)
    assert page.question != kicked
    assert any("not possible here" in note for note in page.notes)
    page.send(do="put", field="hands0", card="12")
    assert page.question == kicked
    assert not page.notes


def test_a_die_that_was_thrown_can_be_turned(page: Page) -> None:
    """What came after it holds for as long as it is asked for."""
    page.ask("double", "throw")
    page.throw(3, 4)
    page.choose("kick")
    page.throw(2)
    assert any("three points" in line for line in page.story)
    page.send(do="whatif", at=2, answer="6")
    assert not any("three points" in line for line in page.story)
    page.send(do="whatif", at=0, answer="5-4")
    assert page.question.startswith("Camille rolls the 5 again")
    page.send(do="whatif", at=1, answer="1")
    assert "has not been rolled" in page.status


def test_undo_and_back_to_the_question(page: Page) -> None:
    page.ask("double", "throw")
    begin = page.question
    page.throw(3, 4)
    page.choose("kick")
    page.send(do="undo")
    assert page.question.startswith("Penalty")
    page.send(do="again")
    assert page.question == begin
    assert page.story == []
    page.send(do="undo")
    assert page.status == "This is the beginning: there is nothing to undo."


def test_chance_decides_where_it_is_let(page: Page) -> None:
    page.ask("double", "throw")
    seen = set()
    for _ in range(30):
        page.send(do="roll")
        seen.add(tuple(page.story[:1]))
        page.send(do="again")
    assert len(seen) > 5
    page.throw(3, 4)
    page.send(do="roll")
    assert "cannot do" in page.status


def test_hidden_cards_are_drawn_at_once_if_one_likes(page: Page) -> None:
    page.ask("scrumball", "renew", due0="1", due1="0")
    page.send(do="roll", all=True)
    assert "which card" in page.question


def test_another_moment_keeps_what_was_told(page: Page) -> None:
    """The ball stays where it was told to be; what nobody touched is as that moment has it."""
    page.ask("flair", "tackle", ball="63")
    page.tell(moment="scrum")
    assert page.told()["f-ball"] == "63"
    page.tell(moment="penalty")
    assert page.told()["f-ball"] == "63"
    page.send(do="usual")
    assert page.told()["f-ball"] == "70"
    page.tell(moment="conversion")
    assert page.told()["f-ball"] == "100"


def test_another_game_begins_with_its_first_moment(page: Page) -> None:
    page.ask("flair", "tackle", ball="63")
    page.tell(game="scrumball")
    assert page.told()["moment"] == games.moments("scrumball").all[0].id
    assert by_class(page.frame, "ce-referee__desk")[0].get("data-game") == "scrumball"


def test_house_rules_change_the_answer(page: Page) -> None:
    """5-3 with a card in force is a try at some tables."""
    page.ask("double", "throw", yellow0="10")
    page.throw(5, 3)
    by_the_book = page.question
    page.tell(**{"rule-five-three": "try-with-cards"})
    assert page.question != by_the_book
    assert by_class(page.frame, "ce-house")
    page.tell(**{"rule-five-three": "penalty"})
    assert page.question == by_the_book


def test_the_tables_of_the_device_hold_from_the_start() -> None:
    page = Page(tables={"double": {"length": "20"}, "flair": {"clock": "real"}, "tomy": {"no-such": "thing"}})
    page.ask("double", "throw")
    assert page.told()["rule-length"] == "20"
    assert "f-half" not in page.told()
    page.ask("flair", "attack")
    assert "f-seconds" not in page.told()
    page.ask("tomy", "turn")
    assert page.told()["rule-format"] == "series"


def test_a_ruck_is_left_as_the_table_does() -> None:
    """The same words mean what the house rule makes of them."""
    page = Page(tables={"flair": {"ruck-relay": "strict"}})
    page.ask("flair", "attack", point="ruck")
    strict = set(ids(page.frame))
    page.tell(**{"rule-ruck-relay": "free"})
    assert page.told()["f-point"] == "ruck"
    free = {id_ for id_ in ids(page.frame) if by_id(page.frame, id_).get("aria-disabled") is None}
    assert f"{ROOT}--opt-12:advance" in free
    page.tell(**{"rule-ruck-relay": "strict"})
    assert set(ids(page.frame)) == strict
    assert by_id(page.frame, f"{ROOT}--opt-12:advance").get("aria-disabled") == "true"


@LANGUAGES
def test_the_link_opens_this_very_inquiry(lang: str) -> None:
    """What was told, what was answered and the house rules: all of it comes back."""
    page = Page(lang)
    page.ask("double", "throw", minute="31", half="2", score0="10", yellow1="25")
    page.tell(**{"rule-yellow": "20"})
    page.throw(3, 6)
    frame = text(by_class(page.frame, "ce-referee__answer")[0])
    page.send(do="link")
    link = page.answer["link"]
    assert link.startswith("q1double.")
    assert len(link) < 120
    other = Page("en" if lang == "fr" else "fr")
    other.send(do="open", link=f"#{ROOT}:{link}")
    assert other.told()["f-minute"] == "31"
    assert other.told()["f-yellow1"] == "25"
    assert other.told()["rule-yellow"] == "20"
    other.spec["lang"] = lang
    other.send(do="open", link=link)
    other.send(do="open")
    assert text(by_class(other.frame, "ce-referee__answer")[0]) == frame


@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=SLOW)])
def test_every_situation_opens_with_its_position_filled_in(game: str, every: int) -> None:
    """By one tap: the same question, the same events, nothing refused."""
    page = Page()
    for situation in list(games.situations(game).values())[::every]:
        position = situation.begin(games.load(game))
        link = link_to(position, games.moments)
        if not link:
            continue
        page.send(do="open", link=link)
        assert not page.faults, situation.id
        text_of = games.load(game).text("en", position.start.names)
        if position.ask is not None:
            assert plain(text_of.ask(position.ask))[:40].lower() in page.question.lower(), situation.id
        assert any("from the link" in note for note in page.notes), situation.id


def test_the_odds_are_those_of_the_engine(page: Page) -> None:
    """Exact: the same fractions that the engine works out for the position."""
    page.ask("double", "penalty")
    page.choose("kick")
    page.send(do="odds")
    record = games.situation("double", "penalty-kick").begin(games.load("double"))
    shares = {str(share) for share in odds(record).outcomes.values()}
    shown = {one.get("title") for one in by_class(page.frame, "ce-odds__rows")[0]}
    assert shown == shares == {"1/2"}


def test_options_that_come_to_the_same_are_told_together(page: Page) -> None:
    page.ask("flair", "tackle")
    page.send(do="odds")
    heads = [text(one) for one in by_class(page.frame, "ce-odds__option")]
    assert heads == ["Tackle with the 1, 4, 8, 9, 11 or 14"]
    page.tell(moment="attack")
    page.send(do="odds")
    assert not by_class(page.frame, "ce-odds__rows")
    assert "No dice before the next question" in text(by_id(page.frame, f"{ROOT}--odds"))


@LANGUAGES
def test_the_page_is_complete_before_any_script(lang: str) -> None:
    """The first frame: the form, the answer to its first question, and the odds."""
    frame = tree(first_question(lang, ".."))
    (root,) = list(frame)
    assert root.get("id") == ROOT
    assert json.loads(root.get("data-spec", ""))["referee"] is True
    assert by_id(frame, f"{ROOT}--ask") is not None
    assert by_class(frame, "ce-odds__rows")
    assert by_class(frame, "ce-note")


def test_whatever_comes_in_is_answered_with_a_page(page: Page) -> None:
    """Nothing that a page could send leaves it empty."""
    page.ask("flair", "contest")
    for command in (
        {},
        {"do": "tell"},
        {"do": "tell", "fields": {"game": "chess"}},
        {"do": "tell", "fields": {"moment": "no-such"}},
        {"do": "tell", "fields": {"f-zone0": "7"}},
        {"do": "put", "field": "hands0", "card": "99"},
        {"do": "put", "field": "ball", "card": "9"},
        {"do": "take", "field": "hands0", "place": 77},
        {"do": "take", "field": "hands0", "place": "x"},
        {"do": "palette", "field": "nothing"},
        {"do": "set", "fields": {"d0": "7"}},
        {"do": "choose", "option": "dance"},
        {"do": "whatif", "at": "x"},
        {"do": "open", "link": "q1flair.AAAA"},
        {"do": "open", "link": 5},
        {"do": "dance"},
    ):
        page.send(**command)
        assert by_id(page.frame, f"{ROOT}--form") is not None
        assert page.question
    assert json.loads(bridge.handle(json.dumps({"spec": page.spec, "command": None})))["html"]
