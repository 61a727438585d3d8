"""Lessons as data: a lesson has steps, a step is a position, a sentence, and what there is to do.

Each game keeps its lessons in `book/lessons.toml`, one table each, named with words and hyphens; `first` is the match
in thirty seconds:

    [penalty]
    title = { en = "…", fr = "…" }               # a few words
    goal = { en = "…", fr = "…" }                # what one can do afterwards
    enough = true                                # of one lesson: whoever has come so far can play a first match

    [[penalty.steps]]
    at = "penalty-award"                         # a situation; or `play`, `state`, `answers`, `house` of its own, or
                                                 # both; a step without any goes on where the one before ended
    teaches = ["double.penalty.award"]           # rules that this step plays
    say = { en = "…", fr = "…" }                 # at most 25 words

and exactly one of

    show = ["kick", "2"]                         # played before the reader's eyes
    seed = 7, until = { event = "try" }          # the same, by easy players and the luck of this seed
    want = { answer = "kick" }                   # a condition that the reader brings about
    which = "may"                                # which of these may be done now? or "may-not"
    predict = { of = "odds", event = "try" }     # of odds, of the outcome, or of a field of the match: "minute"

with, where it helps,

    luck = ["2"]                                 # dice and cards that fall, in order; then chance, the same each time
    against = ["no-tackle"]                      # what the other side answers, in order; then an easy player
    wrong = [{ when = { answer = "keep" }, rule = "…", say = { en = "…", fr = "…" } }]
    hint = { point = "opt-kick", say = { en = "…", fr = "…" } }
    offer = ["kick", "drop"]                     # for `which`: what to choose from; usually all options and barred ones
    plays = 2                                    # the try goes on through so many plays; usually 1
    you = 1                                      # the reader's side; usually that which is asked first
    solve = ["kick"]                             # what "Show me" plays, where a search would take too long
    again = [{ state = {…}, answers = […] }]     # the same with other dice or cards: whatever differs
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.position import Position, Start, send_all
from engine.core.rules import RULES
from engine.core.situations import Situation
from engine.learn.conditions import Condition, Wanting, read
from engine.learn.source import FILE, own_words, source, tables_of, texts
from engine.learn.source import Malformed as Malformed  # noqa: PLC0414 (part of what this module offers)

FIRST = "first"
"""The match in thirty seconds."""
PARTS = ("ask", "go", "board", "score", "clock", "dice", "hand", "sheet")
"""What a hint may point at besides an option: the question, the button that rolls, and parts of the board."""
MAY, MAY_NOT = "may", "may-not"
Text = Mapping[str, str]

_HEAD = {"title": dict, "goal": dict, "enough": bool, "steps": list}
_ENTRY = ("play", "state", "answers", "house")
_KINDS = ("show", "seed", "want", "which", "predict")
_FIELDS: dict[str, type] = {
    "at": str,
    "play": str,
    "state": dict,
    "answers": list,
    "house": dict,
    "teaches": list,
    "say": dict,
    "show": list,
    "seed": int,
    "until": dict,
    "want": dict,
    "which": str,
    "offer": list,
    "predict": dict,
    "luck": list,
    "against": list,
    "wrong": list,
    "hint": dict,
    "plays": int,
    "you": int,
    "solve": list,
    "again": list,
}


class Entry(NamedTuple):
    """Where a step begins, if it does not go on where the one before ended."""

    play: str
    state: Mapping[str, Any]
    answers: tuple[str, ...]
    house: Mapping[str, str]

    def begin(self, game: Game[Any]) -> Position:
        """The position from which the step goes on, to the end of the match if it must."""
        start = Start.of(game, self.house, (), self.play or None, self.state or None)
        return send_all(Position.begin(start), self.answers)


class Wrong(NamedTuple):
    """A wrong try that was foreseen: how it is known, the rule that speaks against it, and what is said."""

    when: Condition
    rule: str
    say: Text


class Hint(NamedTuple):
    """What to look at, by the name of its part on the page, and what to think of."""

    point: str
    say: Text


class Prediction(NamedTuple):
    """What is to be foretold: `odds` of an event, the `outcome`, or a field of the match, once the luck has fallen."""

    of: str
    event: str = ""
    option: str = ""
    """What is chosen first, where a choice is open."""
    rule: str = ""
    """The rule that explains it, where it is not that of the deciding event."""


class Step(NamedTuple):
    """A position, a sentence, and what there is to do; `again` is the same with other dice or cards."""

    where: str
    kind: str
    say: Text
    teaches: tuple[str, ...]
    entry: Entry | None
    show: tuple[str, ...] = ()
    seed: int = 0
    until: Condition | None = None
    want: Condition | None = None
    which: str = ""
    offer: tuple[str, ...] = ()
    predict: Prediction | None = None
    luck: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    hint: Hint | None = None
    plays: int = 1
    you: int | None = None
    solve: tuple[str, ...] = ()
    again: tuple[Step, ...] = ()


class Lesson(NamedTuple):
    """Steps that lead to something one can do; `line` is where it stands in its file."""

    game: str
    id: str
    title: Text
    goal: Text
    steps: tuple[Step, ...]
    line: int
    enough: bool = False
    """Whether a first match can be played after this lesson: the match explains the rest."""


def parse_lessons(
    game: Game[Any],
    text: str,
    situations: Mapping[str, Situation],
    own: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
) -> dict[str, Lesson]:
    """Read a game's lessons; a mistake is told with its line.

    `own` are the texts that a language keeps among its own words, by language and path, instead of here.
    """
    tables = tables_of(text)
    for path, said in texts(tables):
        said.update({lang: words[path] for lang, words in own.items() if path in words and lang not in said})
    lines: dict[str, list[int]] = {}
    for number, written in enumerate(text.splitlines(), 1):
        if written.startswith("["):
            lines.setdefault(written.strip().strip("[]"), []).append(number)
    return read_lessons(game, tables, situations, lines)


def read_lessons(
    game: Game[Any],
    tables: Mapping[str, Any],
    situations: Mapping[str, Situation | Entry],
    lines: Mapping[str, Sequence[int]] = MappingProxyType({}),
) -> dict[str, Lesson]:
    """Read a game's lessons out of plain tables; `lines` says where each table stands in its file."""
    found: dict[str, Lesson] = {}
    for id_, table in tables.items():
        line = lines.get(id_, [0])[0]
        where = f"{FILE}:{line}: [{id_}]"
        if not isinstance(table, dict):
            raise Malformed(f"{where} stands outside any lesson")
        _typed(where, table, _HEAD)
        places = lines.get(f"{id_}.steps", [])
        try:
            title, goal = (_said(table.get(field), field) for field in ("title", "goal"))
        except Wanting as why:
            raise Malformed(f"{where} {why}") from why
        steps: list[Step] = []
        for place, one in enumerate(table.get("steps", []), 1):
            there = places[place - 1] if place <= len(places) else line
            here = f"{FILE}:{there}: [{id_}] step {place}"
            step = _step(here, one, game, situations)
            if step.entry is None and not steps:
                raise Malformed(f"{here} lacks a position: at, play or state")
            steps.append(step)
        if not steps:
            raise Malformed(f"{where} has no steps")
        found[id_] = Lesson(game.id, id_, title, goal, tuple(steps), line, table.get("enough", False))
    return found


def _typed(where: str, table: Mapping[str, Any], fields: Mapping[str, type]) -> None:
    """Refuse a field that is not known or not of its kind."""
    for field, value in table.items():
        if field not in fields:
            raise Malformed(f"{where} has an unknown field {field!r}")
        if not isinstance(value, fields[field]):
            raise Malformed(f"{where}: {field} is a {type(value).__name__}")


def _step(where: str, table: Mapping[str, Any], game: Game[Any], situations: Mapping[str, Situation | Entry]) -> Step:
    """One step with its variants."""
    _typed(where, table, _FIELDS)
    base = {field: value for field, value in table.items() if field != "again"}
    try:
        step = _read(where, base, game, situations)
        again: list[Step] = []
        for number, other in enumerate(table.get("again", []), 1):
            here = f"{where}, again {number}"
            _typed(here, other, {field: kind for field, kind in _FIELDS.items() if field not in ("again", "teaches")})
            merged = {**base, **other}
            if "at" not in other and "state" in base and "state" in other:
                merged["state"] = {**base["state"], **other["state"]}
            again.append(_read(here, merged, game, situations))
    except Wanting as why:
        raise Malformed(f"{where} {why}") from why
    return step._replace(again=tuple(again))


def _read(where: str, table: Mapping[str, Any], game: Game[Any], situations: Mapping[str, Situation | Entry]) -> Step:
    """One step as it is."""
    kinds = [kind for kind in _KINDS if kind in table]
    if len(kinds) != 1:
        raise Wanting(f"is one of {', '.join(_KINDS)}, not {' and '.join(kinds) or 'none of them'}")
    if kinds == ["seed"] and "until" not in table:
        raise Wanting("has a seed but no until")
    which = table.get("which", MAY)
    if which not in (MAY, MAY_NOT):
        raise Wanting(f"has which = {which!r}; it is “{MAY}” or “{MAY_NOT}”")
    hint = table.get("hint")
    return Step(
        where=where,
        kind=kinds[0],
        say=_said(table.get("say"), "say"),
        teaches=tuple(_rule(rule, game) for rule in table.get("teaches", [])),
        entry=_entry(table, situations),
        show=tuple(table.get("show", ())),
        seed=table.get("seed", 0),
        until=read(table["until"], game) if "until" in table else None,
        want=read(table["want"], game) if "want" in table else None,
        which=which,
        offer=tuple(table.get("offer", ())),
        predict=_prediction(table["predict"], game) if "predict" in table else None,
        luck=tuple(table.get("luck", ())),
        against=tuple(table.get("against", ())),
        wrong=tuple(_wrong(one, game) for one in table.get("wrong", ())),
        hint=None if hint is None else _hint(hint),
        plays=table.get("plays", 1),
        you=table.get("you"),
        solve=tuple(table.get("solve", ())),
    )


def _entry(table: Mapping[str, Any], situations: Mapping[str, Situation | Entry]) -> Entry | None:
    """Where a step begins: a situation, with whatever the step says otherwise."""
    at = table.get("at")
    if at is None and not any(field in table for field in _ENTRY):
        return None
    if at is not None and at not in situations:
        raise Wanting(f"begins at {at!r}, which is no situation")
    base = situations[at] if at else None
    return Entry(
        table.get("play", base.play if base else ""),
        {**(base.state if base else {}), **table.get("state", {})},
        tuple(table.get("answers", base.answers if base else ())),
        {**(base.house if base else {}), **table.get("house", {})},
    )


def _said(table: Any, what: str) -> Text:
    """A text in every language."""
    missing = [f"{what}.{lang}" for lang in LANGUAGES if not isinstance(table, dict) or lang not in table]
    if missing:
        raise Wanting(f"lacks {', '.join(missing)}")
    return dict(table)


def _rule(rule: Any, game: Game[Any]) -> str:
    """A rule of this game."""
    if rule not in RULES or not rule.startswith(f"{game.id}."):
        raise Wanting(f"names {rule}, which no function of {game.id} plays")
    return str(rule)


def _only(what: str, table: Any, fields: tuple[str, ...]) -> dict[str, Any]:
    """A table that has no other fields than these."""
    if not isinstance(table, dict):
        raise Wanting(f"{what} is a table")
    unknown = [field for field in table if field not in fields]
    if unknown:
        raise Wanting(f"{what} has an unknown field {unknown[0]!r}")
    return table


def _wrong(table: Any, game: Game[Any]) -> Wrong:
    """A wrong try that was foreseen."""
    table = _only("wrong", table, Wrong._fields)
    say = _said(table["say"], "wrong.say") if "say" in table else {}
    return Wrong(read(table.get("when"), game), _rule(table["rule"], game) if "rule" in table else "", say)


def _hint(table: Any) -> Hint:
    """A hint that points at something."""
    table = _only("hint", table, Hint._fields)
    point = table.get("point", "")
    if point not in PARTS and not point.startswith("opt-"):
        raise Wanting(f"points at {point!r}; it is opt-<option>, or one of {', '.join(PARTS)}")
    return Hint(point, _said(table.get("say"), "hint.say"))


def _prediction(table: Any, game: Game[Any]) -> Prediction:
    """What is to be foretold."""
    table = _only("predict", table, Prediction._fields)
    predict = Prediction(**table)
    if predict.rule:
        _rule(predict.rule, game)
    if predict.of == "odds":
        if predict.event.partition(":")[0] not in game.outcomes:
            raise Wanting(f"asks for the odds of {predict.event!r}, which odds do not tell apart")
    elif predict.of != "outcome" and predict.of.partition(".")[0] not in game.state.fields:
        raise Wanting(f"predicts {predict.of!r}: it is odds, outcome, or a field of the match")
    return predict


@cache
def lessons(id_: str) -> dict[str, Lesson]:
    """The lessons of a game, in the order of its file; none where it has no such file."""
    from engine.games import load, situations

    text = source(id_)
    return {} if text is None else parse_lessons(load(id_), text, situations(id_), own_words(id_))


def lessons_of(rule: str) -> tuple[str, ...]:
    """The lessons that teach a rule, by their ids."""
    found = lessons(rule.partition(".")[0]).values()
    return tuple(lesson.id for lesson in found if any(rule in step.teaches for step in lesson.steps))
