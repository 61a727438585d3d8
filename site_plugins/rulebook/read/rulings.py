"""The rulings of a game, which answer what the source leaves open, and the notes, which explain what it says.

They stand in `engine/games/<game>/book/rulings.toml`, one table each, named r1, r2…:

    [r16]
    origin = "D16"                          # where the question was first asked; may be left out
    question = { en = "…", fr = "…" }
    answer = { en = "…", fr = "…" }
    why = { en = "…", fr = "…" }
    status = "text"                         # what decides: one of STATUSES; a note has one of SAID_BY_THE_TEXT
    rejected = [ { en = "…", fr = "…" } ]   # readings that we turned down: the reason; without any it is a note
    source = "002:98-101"
    date = 2026-11-16
    rules = ["double.penalty.own-half"]     # the rules on which it bears; the first gives it its topic
    topic = "penalty"                       # one of TOPICS; may be left out where `topics.py` places that rule
    situation = "penalty-own-half"          # the situation that plays it
    cases = ["penalty-with-card"]           # what else plays it, in the words of `cases.py`; may be left out
    switches = ["length"]                   # house rules that let a table play the other reading; may be left out
    otherwise = [ { set = "length=20" } ]   # what then comes of it, for each of these
    events = ["penalty-card"]               # the events of its rules that it decides; left out, all of them
    history = [ { date = 2026-11-01, en = "…", fr = "…" } ]    # what was decided before, and why that changed
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.cases import Case, read_cases
from site_plugins.rulebook.read.sources import Span, parse_spans
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml
from site_plugins.rulebook.read.topics import TOPICS, topic_of

SAID_BY_THE_TEXT = ("text", "example")
STATUSES = (*SAID_BY_THE_TEXT, "sister", "law", "balance", "rebuilt")
_SAID = ("question", "answer", "why", "rejected")
_FIELDS = (
    *(*_SAID, "origin", "status", "source", "date", "rules", "situation", "topic"),
    *("cases", "switches", "otherwise", "events", "history"),
)
_ID = re.compile(r"r\d+[a-z]?")


class Before(NamedTuple):
    """What was decided before: until which day, and why that changed."""

    date: date
    said: Mapping[str, str]


class Ruling(NamedTuple):
    """A question about the source, with our answer; `line` is where it stands in its file."""

    game: str
    id: str
    line: int
    origin: str
    question: Mapping[str, str]
    answer: Mapping[str, str]
    why: Mapping[str, str]
    status: str
    rejected: tuple[Mapping[str, str], ...]
    source: tuple[Span, ...]
    date: date
    rules: tuple[str, ...]
    situation: str
    house_rules: tuple[str, ...]
    cases: tuple[Case, ...] = ()
    otherwise: tuple[Case, ...] = ()
    events: tuple[str, ...] | None = None
    history: tuple[Before, ...] = ()
    placed: str = ""
    """The topic that it names itself."""

    @property
    def number(self) -> str:
        """The number that readers see."""
        return self.id[1:]

    @property
    def is_note(self) -> bool:
        """Whether it only explains the text: nothing was open, so no reading was turned down."""
        return not self.rejected

    @property
    def kind(self) -> str:
        """A ruling or a note."""
        return "note" if self.is_note else "ruling"

    @property
    def name(self) -> str:
        """What tells it from the rulings of all games: flair/r25."""
        return f"{self.game}/{self.id}"

    @property
    def topic(self) -> str:
        """What it is about."""
        return self.placed or (topic_of(self.rules[0]) if self.rules else "")


def read_rulings(game: str, file: str, text: str) -> tuple[dict[str, Ruling], tuple[Problem, ...]]:
    """Read a game's rulings; all mistakes are told, each with its line."""
    problems: list[Problem] = []
    lines = lines_of_tables(text)
    rulings: dict[str, Ruling] = {}
    for id_, data in load_toml(file, text, problems).items():
        table = Table(file, text, lines.get(id_, [0])[0], data, problems)
        if not _ID.fullmatch(id_):
            table.wrong(f"{id_!r} is no ruling id: r and a number")
        rulings[id_] = _read(game, id_, table)
    return rulings, tuple(problems)


def _read(game: str, id_: str, table: Table) -> Ruling:
    table.only(*_FIELDS)
    status = table.text("status")
    if status and status not in STATUSES:
        table.wrong(f"status {status!r} is none of {', '.join(STATUSES)}", "status")
    placed = table.text("topic", needed=False)
    if placed and placed not in TOPICS:
        table.wrong(f"topic {placed!r} is none of {', '.join(TOPICS)}", "topic")
    source: tuple[Span, ...] = ()
    if written := table.text("source", needed=False):
        try:
            source = parse_spans(written)
        except ValueError as why:
            table.wrong(str(why), "source")
    rejected = table.data.get("rejected", [])
    if not isinstance(rejected, list):
        table.wrong("rejected is no list of sentences", "rejected")
        rejected = []
    rules = table.texts("rules")
    if not rules:
        table.wrong("the ruling bears on no rule", "rules")
    return Ruling(
        game=game,
        id=id_,
        line=table.line,
        origin=table.text("origin", needed=False),
        question=table.said("question"),
        answer=table.said("answer"),
        why=table.said("why"),
        status=status,
        rejected=tuple(table.each_language("rejected", reading) for reading in rejected),
        source=source,
        date=table.day("date"),
        rules=rules,
        situation=table.text("situation", needed=False),
        house_rules=table.texts("switches"),
        cases=read_cases(table, "cases"),
        otherwise=read_cases(table, "otherwise"),
        events=table.texts("events") if "events" in table.data else None,
        history=_history(table),
        placed=placed,
    )


def _history(table: Table) -> tuple[Before, ...]:
    """What was decided before, the latest first."""
    written = table.data.get("history", [])
    if not isinstance(written, list) or not all(isinstance(one, dict) for one in written):
        table.wrong("history is no list of { date = …, en = …, fr = … }", "history")
        return ()
    found: list[Before] = []
    for one in written:
        day = one.get("date")
        if type(day) is not date:
            table.wrong("history has an entry without a date: write date = 2026-11-16", "history")
            day = date.min
        said = {lang: sentence for lang, sentence in one.items() if lang != "date"}
        found.append(Before(day, table.each_language("history", said)))
    return tuple(sorted(found, key=lambda before: before.date, reverse=True))
