"""What a device knows of its reader: which rules were met, practised and known, and which lessons were solved.

It is read with care and never fails: what cannot be read is left out, and how much that was is told. The page keeps it
as plain values, and hands in the time; nothing here looks at a clock.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any, NamedTuple

from engine.core.reading import Unreadable, from_json, plain
from engine.core.refusal import Refusal
from engine.core.rules import game_of
from engine.games import SHELF
from engine.learn.memory import GRADES, Card, recalled, review

FORMAT, VERSION = "coup-denvoi-progress", 1
PREFIX = "p1"
UNMET, MET, PRACTISED, KNOWN = "unmet", "met", "practised", "known"
STATUSES = (UNMET, MET, PRACTISED, KNOWN)
"""What there is to know of a rule: nothing yet, it came up, it was asked about, it is remembered."""
LIKELY = 0.8
"""A rule counts as known while it is remembered at least so likely."""
_FILE_MOST, _LINK_MOST, _TEXT_MOST = 400_000, 60_000, 400_000
_RULES_MOST, _LESSONS_MOST, _STEPS_MOST, _ID_MOST = 2_000, 500, 60, 120
_LATEST = 10**11
"""Seconds after which no time is ours any more."""
_STEPS = ("", "new", "lost")


class Known(NamedTuple):
    """What is known of one rule."""

    met: int = 0
    """When it was first met, in seconds; 0 where that is not known."""
    practised: int = 0
    """How often it was asked about."""
    card: Card | None = None


class Progress(NamedTuple):
    """All that a device knows of its reader."""

    rules: Mapping[str, Known] = {}
    lessons: Mapping[str, tuple[int, ...]] = {}
    """The steps solved of each lesson, named by its game and itself: `double/penalty`."""
    settings: Mapping[str, Mapping[str, str]] = {}
    """What was chosen for each game."""
    lost: int = 0
    """How many entries could not be read."""

    def note(self, rule: str, grade: int, when: int) -> Progress:
        """An answer about a rule; its grade goes from 1, wrong, to 4, easy."""
        if grade not in GRADES or not 0 <= when < _LATEST:
            raise Refusal("progress-grade")
        known = self.rules.get(rule, Known())
        # A clock that was set back must not make a memory of the future.
        moment = max(when, known.card.last) if known.card else when
        fresh = Known(known.met or when, known.practised + 1, review(known.card, grade, moment))
        return self._replace(rules={**self.rules, rule: fresh})

    def meet(self, rules: Iterable[str], when: int = 0) -> Progress:
        """Rules that came up, in a match or a situation."""
        fresh = {rule: Known(when) for rule in rules if rule not in self.rules}
        return self._replace(rules={**self.rules, **fresh}) if fresh else self

    def solve(self, lesson: str, step: int) -> Progress:
        """A step of a lesson that was solved."""
        steps = tuple(sorted({*self.lessons.get(lesson, ()), step}))
        return self._replace(lessons={**self.lessons, lesson: steps})

    def choose(self, game: str, **settings: str) -> Progress:
        """What is chosen for a game from now on."""
        return self._replace(settings={**self.settings, game: {**self.settings.get(game, {}), **settings}})

    def status(self, rule: str, when: int) -> str:
        """How far it is with a rule: one of `STATUSES`."""
        known = self.rules.get(rule)
        if known is None:
            return UNMET
        if known.card is None:
            return MET
        return KNOWN if not known.card.steps and recalled(known.card, when) >= LIKELY else PRACTISED

    def is_due(self, rule: str, when: int) -> bool:
        """Whether a rule that was asked about is to be asked about again."""
        known = self.rules.get(rule)
        return known is not None and known.card is not None and known.card.due <= when

    def weak(self) -> tuple[str, ...]:
        """The rules about which the last answer was wrong."""
        return tuple(rule for rule, known in self.rules.items() if known.card is not None and known.card.is_lost)

    def weakest(self, rules: Iterable[str], when: int) -> tuple[str, ...]:
        """The rules in the order in which to ask about them: those that are due, the weakest first; then those that
        were met, then new ones; last those that are remembered."""

        def place(rule: str) -> tuple[int, float]:
            known = self.rules.get(rule)
            if known is None:
                return 2, 0.0
            if known.card is None:
                return 1, 0.0
            if known.card.due <= when:
                return 0, recalled(known.card, when)
            return 3, known.card.due

        return tuple(sorted(rules, key=place))

    def merged(self, other: Progress) -> Progress:
        """Both together: of a rule what was learnt last, of a lesson the steps of both."""
        rules = dict(self.rules)
        for rule, theirs in other.rules.items():
            ours = rules.get(rule, theirs)
            later = max((ours.card, theirs.card), key=lambda card: -1 if card is None else card.last)
            met = min(filter(None, (ours.met, theirs.met)), default=0)
            rules[rule] = Known(met, max(ours.practised, theirs.practised), later)
        lessons = {
            lesson: tuple(sorted({*self.lessons.get(lesson, ()), *other.lessons.get(lesson, ())}))
            for lesson in (*self.lessons, *other.lessons)
        }
        settings = {
            game: {**other.settings.get(game, {}), **self.settings.get(game, {})}
            for game in (*self.settings, *other.settings)
        }
        return Progress(rules, lessons, settings, self.lost + other.lost)

    def plain(self) -> dict[str, Any]:
        """The same as plain values, which `read` takes."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": {rule: _told(known) for rule, known in self.rules.items()},
            "lessons": {lesson: list(steps) for lesson, steps in self.lessons.items()},
            "settings": {game: dict(chosen) for game, chosen in self.settings.items()},
        }

    def kept(self) -> dict[str, Any]:
        """What the page keeps: the same, with what it shows beside the rules without asking Python."""
        return {**self.plain(), "weak": list(self.weak())}

    def export(self) -> str:
        """The same as a file that people can look into."""
        return json.dumps(self.plain(), ensure_ascii=False, indent=1) + "\n"

    def link(self) -> str:
        """The same as a short text that is safe in an address."""
        text = json.dumps(self.plain(), ensure_ascii=False, separators=(",", ":"))
        packed = zlib.compress(text.encode("utf-8", "replace"), 9)
        return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _told(known: Known) -> list[Any]:
    """A rule as a short list."""
    if known.card is None:
        return [known.met, known.practised]
    card = known.card
    numbers = [round(card.stability, 6), round(card.difficulty, 6), card.due, card.last]
    return [known.met, known.practised, *numbers, card.steps, card.step]


def read(given: object) -> Progress:
    """What a page has kept; whatever cannot be read is left out and counted."""
    try:
        values = plain(given)
    except Unreadable:
        return Progress(lost=1)
    if not isinstance(values, dict):
        return Progress(lost=0 if values is None else 1)
    lost = 0
    rules: dict[str, Known] = {}
    for rule, value in _table(values.get("rules")):
        known = _known(value)
        if known is None or not _is_id(rule) or len(rules) >= _RULES_MOST:
            lost += 1
        else:
            rules[rule] = known
    lessons: dict[str, tuple[int, ...]] = {}
    for lesson, value in _table(values.get("lessons")):
        if (
            isinstance(value, list)
            and len(lessons) < _LESSONS_MOST
            and len(lesson) <= _ID_MOST
            and all(map(_is_step, value))
        ):
            lessons[lesson] = tuple(sorted(set(value)))
        else:
            lost += 1
    settings = {
        game: {name: str(each)[:40] for name, each in _table(chosen) if len(name) <= 40}
        for game, chosen in _table(values.get("settings"))
        if game in SHELF
    }
    lost += sum(name in values and not isinstance(values[name], dict) for name in ("rules", "lessons", "settings"))
    return Progress(rules, lessons, settings, lost)


def _table(value: object) -> list[tuple[str, Any]]:
    """The entries of a table, or none."""
    return [(str(name), each) for name, each in value.items()] if isinstance(value, dict) else []


def _is_step(value: object) -> bool:
    """The number of a step."""
    return type(value) is int and 0 <= value < _STEPS_MOST


def _is_id(rule: str) -> bool:
    """The id of a rule of a game that this book has; rules that it has no longer are kept, since others may."""
    return len(rule) <= _ID_MOST and rule.count(".") == 2 and game_of(rule) in SHELF


def _known(value: object) -> Known | None:
    """What is known of a rule, or None where that cannot be read."""
    if not isinstance(value, list) or len(value) not in {2, 8}:
        return None
    met, practised, *rest = value
    if not (_is_time(met) and type(practised) is int and 0 <= practised < 10**6):
        return None
    if not rest:
        return Known(met, practised)
    stability, difficulty, due, last, steps, step = rest
    if not all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in (stability, difficulty)):
        return None
    if not (isfinite(stability) and 0.001 <= stability <= 10**6 and 1 <= difficulty <= 10):
        return None
    if not (_is_time(due) and _is_time(last) and steps in _STEPS and type(step) is int and 0 <= step <= 1):
        return None
    if steps != "new" and step:
        return None
    return Known(met, practised, Card(float(stability), float(difficulty), due, last, steps, step))


def _is_time(value: object) -> bool:
    """A time in whole seconds."""
    return type(value) is int and 0 <= value < _LATEST


def from_file(text: str) -> Progress:
    """Read an exported file; refuse one that is foreign, newer or damaged as a whole."""
    if len(text) > _FILE_MOST:
        raise Refusal("progress-long")
    try:
        return _checked(from_json(text))
    except Unreadable as problem:
        raise Refusal("progress-broken") from problem


def from_link(link: str) -> Progress:
    """Read a link; refuse one that is foreign, cut short or broken."""
    text = link.strip().rpartition("#")[2]
    if not text.startswith(PREFIX):
        raise Refusal("progress-foreign")
    if len(text) > _LINK_MOST:
        raise Refusal("progress-long")
    body = text[len(PREFIX) :]
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj()
        raw = unpack.decompress(packed, _TEXT_MOST)
        if unpack.unconsumed_tail:
            raise Refusal("progress-long")
        if not unpack.eof:
            raise Refusal("link-short")
        return _checked(from_json(raw))
    except (ValueError, TypeError, zlib.error, binascii.Error) as problem:
        raise Refusal("link-broken") from problem


def _checked(given: object) -> Progress:
    """What was exported by this book, or an older one."""
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise Refusal("progress-foreign")
    version = given.get("version")
    if type(version) is not int or version < 1:
        raise Refusal("progress-broken")
    if version > VERSION:
        raise Refusal("progress-newer")
    return read(given)
