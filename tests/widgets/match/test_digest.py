"""What has happened since the reader decided: told in short above the question, and whole in the story."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose, Roll
from engine.core.events import COUNTS, TURNOVER
from engine.match.fixture import ITSELF, PERSON
from site_plugins.live.widgets.match import brief as brief_room
from site_plugins.live.widgets.match import strip as strip_room
from site_plugins.live.widgets.match.brief import MOST, ROOM, brief, fitted, length
from site_plugins.live.widgets.match.digest import Digest, Line, dealt_to, digest
from site_plugins.live.widgets.match.page import Match
from site_plugins.live.widgets.match.strip import RECENT
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import View
from tests.widgets.match.page import GAMES, LANGUAGES, SHORT, Page
from tests.widgets.reader import by_class, plain, text, tree


def line(text: str, weight: int = 1) -> Line:
    """A sentence of so much weight."""
    return Line(text, "double.play.roll", weight, 1)


def seen(page: Page) -> View:
    """What the page shows of its match."""
    view = Match(Spec(page.game, "play", page.lang, "../", "", {}, play=True), {}).seen()
    assert view is not None
    return view


def test_a_short_digest_is_told_whole() -> None:
    assert brief([]) == []
    assert brief([line("x" * (MOST // 2 - 1)), line("y" * (MOST // 2))]) == [0, 1]


def test_what_led_to_the_question_and_what_counts_come_first() -> None:
    part = MOST // 10
    routine = [line("b" * 4 * part) for _ in range(6)]
    assert brief([line("a" * 4 * part, COUNTS), *routine, line("c" * 3 * part)]) == [0, 7]
    shorter = [line("b" * 2 * part) for _ in range(6)]
    assert brief([line("a" * 3 * part, COUNTS), *shorter, line("c" * 2 * part)]) == [0, 5, 6, 7]
    assert brief([line("x" * (MOST + 1))]) == [0], "the last is told however long it is"


@pytest.mark.parametrize(("game", "lang"), [("draft", "en"), ("tomy", "fr")])
def test_what_the_strip_leaves_out_stands_in_the_story(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a whole match: the strip has room, says how much it leaves out, and the story goes back to the decision."""
    room = ROOM // 4
    monkeypatch.setattr(strip_room, "MOST", room)
    page = Page(game, lang)
    page.kick_off(seat1="easy", pace="instant", seed="digest", **SHORT.get(game, {}))
    left = longest = 0
    rng = Random(1)
    while not page.position.over:
        view = seen(page)
        lines = fitted(view, digest(view, page.match.since).lines, room)
        told, shown = plain(text(page.part("strip"))), brief(lines, room)
        assert all(plain(lines[place].text) in told for place in shown)
        assert sum(len(lines[place].text) for place in shown[:-1]) <= ROOM
        out = len(lines) - len(shown)
        badge = by_class(page.part("strip"), "ce-strip__left")
        assert [text(each) for each in badge] == ([f"+{out}"] if out else [])
        actions = {step.action for step in view.steps if step.number > page.match.since}
        # Of actions that only deal cards, those that come together are told as one.
        dealt = {step.action for step in view.steps if dealt_to(view, step)}
        assert all(page.has(f"log{action}") for action in actions - dealt)
        left, longest = max(left, out), max(longest, len(actions))
        page.press(rng)
    assert left > 1
    assert game != "draft" or longest > RECENT


COUNTED = re.compile(r"to and fro|de part et d.autre")


def read(game: str, lang: str = "en") -> list[tuple[View, Digest]]:
    """What a person reads before each decision of a match."""
    return decided(game)[lang]


@cache
def decided(game: str) -> dict[str, list[tuple[View, Digest]]]:
    """The same in every language, of one match that nobody looks at: its screens are drawn by other tests."""
    rng, found = Random(4), dict[str, list[tuple[View, Digest]]]({lang: [] for lang in LANGUAGES})
    pages = [Page(game, lang) for lang in LANGUAGES]
    page = pages[0]
    page.kick_off(seat1="medium", seed="4", **SHORT.get(game, {}))
    page.wait(review=False)
    while (ask := page.match.offer) is not None:
        for each in pages if page.match.turn == PERSON else ():
            Match.kept[f"{each.lang}:{each.root}"] = page.session
            view = seen(each)
            found[each.lang].append((view, digest(view, page.match.since)))
        if page.match.turn != PERSON:
            command: dict[str, Any] = {"do": "go"}
        elif isinstance(ask, Choose):
            command = {"do": "choose", "option": ask.options[int(rng.random() * len(ask.options))]}
        else:
            command = {"do": "roll"}
        Match(seen(page).spec, {"command": command}).take()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_before_each_decision_one_reads_what_led_to_it_and_nothing_that_goes_without_saying(game: str) -> None:
    assert len(read(game)) > 3
    for view, told in read(game):
        lines = told.lines
        assert lines, "there is always something to say"
        assert [each.step for each in lines] == sorted(each.step for each in lines)
        assert not any(each.fades for each in lines[:-1])
        # What another side draws unseen, or chooses without anything happening, is told only where it is all there is.
        assert len(lines) == 1 or lines[-1].weight or not lines[-1].fades
        heavy = [each.text for each in lines if each.weight == COUNTS]
        assert not heavy or (told.banner is not None and told.banner.text in heavy)
        assert view.ask is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_has_happened_is_left_to_the_story(game: str, lang: str) -> None:
    """However much happens between two decisions: what does not fit in sentences is told in fewer words."""
    for view, told in read(game, lang):
        lines = fitted(view, told.lines)
        assert brief(lines) == list(range(len(lines)))
        assert lines == told.lines or (length(told.lines) > MOST >= length(lines))
        assert not any(COUNTED.search(line.text) for line in lines), "what is only counted cannot be read"
        # The last of it stands whole, and what counts is named.
        assert lines[-1:] == told.lines[-1:]
        assert max(line.weight for line in lines) == max(line.weight for line in told.lines)


def test_much_is_told_in_few_words_the_oldest_of_it_first() -> None:
    few = 0
    for view, told in read("draft"):
        lines = fitted(view, told.lines)
        few += lines != told.lines
        whole = [plain(line.text) for line in told.lines]
        cut = [place for place, line in enumerate(lines) if plain(line.text) not in whole]
        after = lines[cut[-1] + 1 :] if cut else lines
        assert after == told.lines[-len(after) :], "whole sentences stand after the few words"
        goals = [line.text for line in told.lines if line.event is not None and line.event[1] == "goal"]
        assert sum("goal" in line.text for line in lines) >= len(goals)
    assert few


def test_of_a_match_of_hundreds_of_lines_few_are_put_together_again_and_none_too_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A link leads into the middle of a match, and everything before it has happened since: counted, not timed."""
    view, told = max(read("draft"), key=lambda each: length(each[1].lines))
    lines, tries, put = told.lines * 8, [], brief_room._told

    def counted(*given: Any, **more: Any) -> list[Line]:
        tries.append(given)
        return put(*given, **more)

    monkeypatch.setattr(brief_room, "_told", counted)
    found = [fitted(view, lines, room) for room in (MOST, MOST // 2)]
    assert len(tries) < 160, "and not six for every line"
    # Whoever tries every number finds the same.
    monkeypatch.setattr(brief_room, "_least", lambda *_: 1)
    assert found == [fitted(view, lines, room) for room in (MOST, MOST // 2)]
    assert len(tries) > 6 * len(lines)


def test_cards_are_drawn_where_even_few_words_are_too_long_and_the_newest_stays_whole() -> None:
    view, told = max(read("draft"), key=lambda each: length(each[1].lines))
    drawn = 0
    for room in range(MOST // 2, MOST, 10):
        lines = fitted(view, told.lines, room)
        assert lines[-1] == told.lines[-1]
        for line in lines:
            if line.drawn is not None:
                drawn += 1
                assert "ce-trail" in line.drawn
                assert plain(line.text) in text(tree(line.drawn)), "the words stay for the ear"
    assert drawn


def test_of_more_than_fits_in_few_words_the_oldest_are_counted() -> None:
    view, told = max(read("draft"), key=lambda each: length(each[1].lines))
    for room in (MOST // 2, 0):
        lines = fitted(view, told.lines, room)
        assert re.match(r"\d+ moves to and fro", lines[0].text)
        assert length(lines) <= (room or MOST // 2)
    counted = [line for line in lines if "to and fro" in line.text]
    assert len(counted) == 1, "at last all of it is one number"
    assert any(line.weight >= COUNTS for line in lines)


def test_passes_of_one_side_are_told_as_one() -> None:
    """Where the last of them led, and how many came before it; a pass of the other side stands alone."""
    found = 0
    for view, told in read("flair"):
        chains = [line.chain for line in told.lines]
        assert not any(one is not None and one == other for one, other in pairwise(chains))
        for line in told.lines:
            events = [event for step in view.steps[: line.step] for event in step.events]
            if "after 2 other passes" in plain(line.text):
                found += 1
                passes = [event[1] for event in events if view.game.events[event[1]].moves][-3:]
                assert passes == ["passed-on"] * 3
    assert found


def test_where_a_choice_leads_to_a_question_at_once_the_choice_is_told() -> None:
    """“Run”, then “one die or two?”: the strip says run, and not that nothing has happened."""
    met = 0
    for view, told in read("scrumball"):
        last = view.steps[-1] if view.steps else None
        if last is not None and isinstance(last.ask, Choose) and last.seat == 0 and not last.events:
            met += 1
            assert len(told.lines) == 1
            assert re.fullmatch(r"You choose “.+”\.", plain(told.lines[0].text))
    assert met


def test_who_has_the_ball_is_announced_only_until_somebody_plays_it() -> None:
    """“You lose the ball” over a board on which one has had it back is no news."""
    announced = old = 0
    for game in ("double", "scrumball", "flair"):
        for view, told in read(game):
            kinds = [view.game.events[event[1]].banner for line in told.lines for event in line.events]
            if told.banner is not None and told.banner.kind == TURNOVER:
                announced += 1
                assert not any(line.weight for line in told.lines if line.step > told.banner.step)
            else:
                old += TURNOVER in kinds and told.banner is None
    assert announced
    assert old


def test_while_the_cards_lie_covered_nobody_says_that_nothing_has_happened() -> None:
    page, rng, met = Page("scrumball"), Random(3), 0
    page.kick_off(seat1="human", seed="3")
    while met < 3 and not page.position.over:
        if page.match.covered:
            met += 1
            assert "told with the cards" in text(page.part("strip"))
        page.press(rng)
    assert met


def test_a_banner_stays_the_same_while_more_is_told_after_it() -> None:
    """So that it comes in once, and is heard once; another one is another element."""
    page, rng, shown = Page("double"), Random(2), dict[str, set[str]]()
    page.kick_off(seat1="medium", seed="2", pace="calm")
    while not page.position.over:
        for each in by_class(page.frame, "ce-banner"):
            shown.setdefault(str(each.get("id")), set()).add(text(each))
        if "next" in page.answer:
            page.send(page.answer["next"]["send"])
        else:
            press = page.presses
            page.send(press[int(rng.random() * len(press))])
    assert len(shown) > 3
    assert all(len(texts) == 1 for texts in shown.values())


def test_dice_that_fall_by_themselves_are_named_before_they_fall() -> None:
    """The ruck after one's own run: the page says what is rolled, and that it can be hurried."""
    page, rng = Page("scrumball"), Random(3)
    page.kick_off(seat1="medium", seed="5", pace="calm")
    met = 0
    while not page.position.over and met < 2:
        ask = page.position.ask
        if page.match.turn == ITSELF and isinstance(ask, Roll) and ask.seat == 0:
            met += 1
            asked = seen(page).text.ask(ask)
            assert plain(asked)[1:] in text(page.part("ask"))
        if "next" in page.answer:
            page.send(page.answer["next"]["send"])
        else:
            press = page.presses
            page.send(press[int(rng.random() * len(press))])
    assert met


@pytest.mark.parametrize("game", ["scrumball", "flair"])
def test_the_story_tells_cards_that_are_dealt_one_after_the_other_as_one(game: str) -> None:
    """As the strip does: no two lines in a row say that the same side draws a card."""
    page = Page(game)
    page.kick_off(seat1="easy", seed="story")
    page.wait()
    rng, folded = Random(2), False
    for _ in range(12):
        lists = by_class(page.part("panel-story"), "ce-story__lines")
        told = [plain(text(line)).partition(" why?")[0] for lines in lists for line in lines]
        assert not [now for now, then in pairwise(told) if now == then and "draws a card" in now]
        folded = folded or any(re.search(r"draws? \d cards", each) for each in told)
        page.press(rng)
    assert folded
