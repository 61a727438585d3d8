"""However long a link or a save is: it costs little, or it is refused in words."""

from __future__ import annotations

import json
import re
import sys
import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from engine import games
from engine.core.language import Language
from engine.core.languages import words
from engine.core.position import Position, Start
from engine.core.record import MOST_ANSWERS, Record
from engine.core.refusal import Refusal
from engine.match.saves import take_up
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.situation.story import MOST_STEPS

MEGABYTES = 50.0
CALLS = 200_000
"""Calls of Python functions at most, some tenths of a second in Pyodide: a bound that is the same on every machine."""


@cache
def endless(id_: str, most: int) -> tuple[str, ...]:
    """Answers of a match that goes on and on: to each question always the same, such as dice that always tie."""
    game = games.load(id_)
    for seed in range(1000):
        luck, habits, answers = Random(seed), dict[str, float](), list[str]()
        state = game.new(Start.of(game).house)
        play = game.next_play(state)
        while play is not None and len(answers) < most:
            steps = game.plays[play](state)
            try:
                ask = next(steps)
                while True:
                    ways = [answer for answer, _ in ask.outcomes()]
                    answer = ways[int(habits.setdefault(ask.name, luck.random()) * len(ways))]
                    answers.append(ask.write(answer))
                    ask = steps.send(answer)
            except StopIteration:
                play = game.next_play(state)
        if len(answers) >= most:
            return tuple(answers[:most])
    raise AssertionError(f"{id_} always ends")


def record(id_: str, answers: tuple[str, ...]) -> Record:
    """A whole match with these answers."""
    return Record.of(Position.begin(Start.of(games.load(id_))))._replace(answers=answers)


def memory(act: Callable[[], object]) -> float:
    """Megabytes that something takes."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def work(act: Callable[[], object]) -> int:
    """How many Python functions something calls: the same on every machine, whatever else it does."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return calls


@pytest.mark.slow
@pytest.mark.parametrize("id_", games.SHELF)
def test_the_longest_match_that_is_played_again_costs_little(id_: str) -> None:
    """As it is read and played, and as each page and the command line open it."""
    match = record(id_, endless(id_, MOST_ANSWERS))
    link, position = match.link(), match.position(games.load)
    assert len(position.history) == MOST_ANSWERS
    assert take_up(match.save(), id_).fixture.position.log == position.log
    situation = spec_of(next(iter(games.situations(id_).values())), "en", "./").plain()
    bare = {"game": id_, "lang": "en", "base": "./", "start": {}}
    ways: dict[str, Callable[[str], object]] = {
        "record": lambda link: Record.from_link(link).position(games.load).log,
        "situation": lambda link: opened(situation, link),
        "play": lambda link: opened({**bare, "situation": "play", "play": True}, link),
        "referee": lambda link: opened({**bare, "situation": "referee", "referee": True}, link),
    }
    for name, act in ways.items():
        megabytes = memory(partial(act, link))
        assert megabytes <= MEGABYTES, (name, megabytes)
        calls = work(partial(act, link))
        assert calls <= CALLS, (name, calls)


def opened(spec: dict[str, Any], link: str) -> dict[str, Any]:
    """What the page gets when it opens a link."""
    answer: dict[str, Any] = json.loads(
        bridge.handle(json.dumps({"id": 1, "spec": spec, "command": {"do": "open", "link": link}}))
    )
    assert "ce-note" in answer["html"]
    return answer


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id_", games.SHELF)
def test_a_story_lists_its_newest_actions_and_says_what_it_leaves_out(id_: str, lang: str) -> None:
    """A match of as many steps as are listed is told from its first action on, and a longer one not."""
    say = words(lang)
    spec = spec_of(next(iter(games.situations(id_).values())), lang, "./").plain()
    for steps, whole in ((MOST_STEPS, True), (MOST_STEPS + 100, False)):
        answers = endless(id_, steps)
        html = opened(spec, record(id_, answers).link())["html"]
        first = f'<p class="ce-story__action">{say("widgets.action", number=1)}</p>'
        assert (first in html) is whole
        actions = html.count('class="ce-story__action"') + 1
        left_out = re.search(any_number(say, "widgets.unlisted", 777), html)
        assert (left_out is None) is whole
        if left_out:
            # Its sentence is one of those counted, and every action is listed or left out.
            assert say("widgets.earlier", count=actions - 2 + int(left_out["count"])) in html


def any_number(say: Language, key: str, count: int) -> str:
    """A pattern that finds a sentence with any number in the place of this one."""
    return re.escape(say(key, count=count)).replace(str(count), r"(?P<count>\d+)")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id_", games.SHELF)
def test_one_answer_more_is_refused_in_words(id_: str, lang: str) -> None:
    """By every way in which a match can come, and nothing of it is played."""
    match = record(id_, endless(id_, MOST_ANSWERS + 1))
    told = {"en": "more than any match", "fr": "plus que dans aucun match"}[lang]
    with pytest.raises(Refusal) as caught:
        match.replay(games.load)
    assert told in caught.value.words(lang)
    assert str(MOST_ANSWERS)[-3:] in caught.value.words(lang)
    with pytest.raises(Refusal, match="answers-most"):
        take_up(match.save(), id_)
    bare = {"game": id_, "lang": lang, "base": "./", "start": {}}
    for spec in (
        spec_of(next(iter(games.situations(id_).values())), lang, "./").plain(),
        {**bare, "situation": "play", "play": True},
        {**bare, "situation": "referee", "referee": True},
    ):
        assert told in opened(spec, match.link())["status"]


@pytest.mark.slow
@pytest.mark.parametrize("count", [4_000, 20_000])
@pytest.mark.parametrize("id_", games.SHELF)
def test_positions_share_what_was_told(id_: str, count: int) -> None:
    """Also where nobody counts the answers: the cost of each stays the same, and letting go of all of them is safe."""
    answers = endless(id_, count)

    def chain(most: int) -> Position:
        position = Position.begin(Start.of(games.load(id_)))
        for text in answers[:most]:
            assert position.ask is not None
            position = position.send(position.ask.parse(text))
        return position

    assert memory(lambda: chain(count)) < 20 * memory(lambda: chain(count // 10))
    assert work(lambda: chain(count)) < 20 * work(lambda: chain(count // 10))
    position = chain(count)
    assert len(position.log) == position.told > count // 2
    assert sum(len(one.news) for one in (position, position.undo())) == len(position.log) - position.undo().undo().told
    assert position.first.before is None


@pytest.mark.parametrize("id_", games.SHELF)
def test_news_and_log_are_what_they_were(id_: str) -> None:
    """The log is all the news, from the beginning on."""
    position = record(id_, endless(id_, 400)).position(games.load)
    chain = [position]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    assert position.log == tuple(event for one in reversed(chain) for event in one.news)
    for one in chain[::37]:
        assert one.log == position.log[: one.told]


@pytest.mark.parametrize("id_", games.SHELF)
def test_no_play_asks_without_end(id_: str) -> None:
    """A play is run again at each of its answers, so one that never ended would cost more and more."""
    position = record(id_, endless(id_, 2000)).position(games.load)
    longest = 0
    while position.before is not None:
        longest, position = max(longest, len(position.given)), position.before
    assert longest < 40
