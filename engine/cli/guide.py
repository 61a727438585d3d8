"""A guided match at a terminal: what is explained before a question, a bad idea questioned, and what has been met.

It says what a guided match on a page says (`engine/learn/guide.py`), in the same words. A terminal keeps nothing of its
reader: whatever happened before a match was taken up counts as met.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.bots import LEVELS
from engine.cli.study import page_at, page_of
from engine.core.asks import Choose
from engine.core.language import Language
from engine.core.rules import rules_of
from engine.core.text import GameText
from engine.learn.gists import Gist, gists
from engine.learn.guide import Doubt, at_a_glance, glance, luck_of, to_explain
from engine.learn.lessons import lessons
from engine.match.fixture import Fixture
from engine.match.settings import ALL, OFF

MOST = 12
"""Rules that are named after a match, at most."""


class Guide:
    """What somebody who is guided has been told so far."""

    def __init__(self, match: Fixture, text: GameText, say: Language) -> None:
        """Nothing yet: but what has happened before is nothing new."""
        self.match, self.text, self.say = match, text, say
        self._known = {str(event[0]) for event in match.position.log}
        self._explained: dict[str, None] = {}
        self._since = match.position.told
        self._doubted = ""
        """The option against which something has just been said."""

    @property
    def guides(self) -> bool:
        """Whether somebody plays here who wants to be guided."""
        return self.match.settings.guide != OFF and bool(self.match.settings.people)

    def explain(self) -> list[str]:
        """The rules that matter at this question and have not been explained yet, in short."""
        match, ask = self.match, self.match.offer
        self._doubted = ""
        if not self.guides or ask is None:
            return []
        happened = match.position.log[self._since :]
        self._since = match.position.told
        known = {*self._explained, *(() if match.settings.guide == ALL else self._known)}
        told = gists(self.say.lang)
        now = at_a_glance(to_explain(match.position, ask, happened, known), told.get)
        self._explained |= dict.fromkeys(now)
        return [self._note(rule, told[rule]) for rule in now]

    def _note(self, rule: str, told: Gist) -> str:
        """A rule in short, and where its paragraph stands."""
        page = page_of(rule, self.say.lang)
        return self.say("terminal.play.note", title=told.title, gist=told.text, page=page)

    def doubts(self, option: str) -> str:
        """What there is to say against an option, if it is a bad idea and nothing has been doubted at this question."""
        match, ask = self.match, self.match.offer
        before, self._doubted = self._doubted, ""
        several = isinstance(ask, Choose) and len(ask.options) > 1 and option in ask.options
        if not self.guides or before == option or not several or ask is None or ask.name in match.doubted:
            return ""
        luck = luck_of(match)
        doubt = Doubt(match.position, option, glance(match.position, luck), luck)
        while not doubt.done:
            doubt.step()
        if not doubt.told:
            return ""
        self._doubted, match.doubted = option, (*match.doubted, ask.name)
        worse, more = (self.say.percent(share) for share in doubt.worth)
        return self.say("guide.doubt", worse=worse, more=more, better=self.text.option(ask, doubt.better))

    def afterwards(self) -> list[str]:
        """Which rules have been met, and what to try next."""
        if not self.guides:
            return []
        say, game, told = self.say, self.match.game.id, gists(self.say.lang)
        met = dict.fromkeys([*self._explained, *(str(event[0]) for event in self.match.position.log)])
        named = [rule for rule in met if rule in told]
        lines = ["", say("guide.title"), say("terminal.play.met", count=len(met), all=len(rules_of(game)))]
        lines += [f"  {told[rule].title} ({page_of(rule, say.lang)})" for rule in named[:MOST]]
        lines += ["  " + say("guide.others", count=len(named) - MOST)] if len(named) > MOST else []
        return [*lines, "", say("guide.next"), *(f"  {way}" for way in self._next())]

    def _next(self) -> Iterator[str]:
        """Lessons, where the game has some; questions; a harder player, where there is one."""
        game, say = self.match.game.id, self.say
        if lessons(game):
            for room in ("learn", "drill"):
                yield say("terminal.play.way", way=say(f"guide.rooms.{room}"), to=page_at(game, room, say.lang))
        others = set(self.match.settings.seats)
        level = next((harder for level, harder in pairwise(LEVELS) if level in others), "")
        if level:
            way = say("guide.harder", level=say(f"review.levels.{level}"))
            yield say("terminal.play.way", way=way, to=f"python -m engine play {game} --guided --away {level}")
