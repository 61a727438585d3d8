"""A situation: a named position that shows one rule, with what must come of it.

Each game keeps its situations in `situations.toml`, one table each, named with words and hyphens:

    [penalty-kick]
    rule = "double.penalty.kick"            # the rule that it shows; the example must run that rule's own function
    title = { en = "…", fr = "…" }          # what the reader is looking at
    play = "action"                         # the play that is entered
    state = { minute = 12, hand = 0 }       # what differs from a new match; all of it is optional
    answers = ["43", "kick"]                # given before the reader comes in, so that the rule's own moment is open
    example = ["2"]                         # the worked example: answers from there on, to the end of the play
    outcome = "penalty-kicked"              # what odds call the way in which the example ends
    after = { minute = 14, hand = 1 }       # what must hold in the state afterwards
    odds = { penalty-kicked = "1/2" }       # exact odds at the reader's moment; for a choice, one table per option
    options = { length = "20" }             # house rules, if they differ
    names = ["Camille", "Sacha"]            # players, if they differ
    scope = "match"                         # goes on after the play; "play" (the usual) stops there
    sheet = true                            # show the match sheet
    editor = true                           # let the reader write the game's rebuilt parts anew
    whatif = true                           # let the reader turn the dice of `answers` to other faces
    builder = "9-10-12"                     # let the reader put something together; this is there at first
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.odds import odds, outcome_key
from engine.core.position import Position, Start
from engine.core.position import send_all as send_all  # noqa: PLC0414 (situations are played by it, and named with it)
from engine.core.refusal import Refusal
from engine.core.rules import RULES, watching

_FIELDS: dict[str, type | tuple[type, ...]] = {
    "rule": str,
    "title": dict,
    "play": str,
    "state": dict,
    "answers": list,
    "example": list,
    "outcome": str,
    "after": dict,
    "odds": dict,
    "options": dict,
    "names": list,
    "scope": str,
    "sheet": bool,
    "editor": bool,
    "whatif": bool,
    "builder": str,
}
_NEEDED = ("rule", "title", "play", "example", "outcome")


class Situation(NamedTuple):
    """A named position that shows one rule; `line` is where it stands in its file."""

    game: str
    id: str
    rule: str
    title: Mapping[str, str]
    play: str
    example: tuple[str, ...]
    outcome: str
    line: int = 0
    state: Mapping[str, Any] = {}
    answers: tuple[str, ...] = ()
    after: Mapping[str, Any] = {}
    odds: Mapping[str, Any] = {}
    house: Mapping[str, str] = {}
    names: tuple[str, ...] = ()
    scope: str = "play"
    sheet: bool = False
    editor: bool = False
    whatif: bool = False
    builder: str = ""

    def begin(self, game: Game[Any], house: Mapping[str, object] | None = None) -> Position:
        """The reader's moment: the position after the answers already given; `house` plays it by other house rules."""
        start = Start.of(game, {**self.house, **(house or {})}, self.names, self.play, self.state, self.scope)
        return send_all(Position.begin(start), self.answers)

    def worked(self, game: Game[Any]) -> Position:
        """The position after the worked example."""
        return send_all(self.begin(game), self.example)


class Malformed(ValueError):
    """A situations file that cannot be used; says which situation, on which line, and why."""


def parse_situations(
    game: str, text: str, titles: Mapping[str, Mapping[str, str]] = MappingProxyType({})
) -> dict[str, Situation]:
    """Read a game's situations; a mistake is told with its line.

    `titles` are those that a language keeps among its own words, by language and id, instead of here.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Malformed(f"situations.toml: {problem}") from problem
    lines = {line.strip()[1:-1]: number for number, line in enumerate(text.splitlines(), 1) if line.startswith("[")}
    found: dict[str, Situation] = {}
    for id_, table in tables.items():
        where = f"situations.toml:{lines.get(id_, 0)}: [{id_}]"
        for field, value in table.items():
            if field not in _FIELDS:
                raise Malformed(f"{where} has an unknown field {field!r}")
            if not isinstance(value, _FIELDS[field]):
                raise Malformed(f"{where}: {field} is a {type(value).__name__}")
        own = {lang: said[id_] for lang, said in titles.items() if id_ in said}
        table["title"] = {**own, **table.get("title", {})}
        missing = [field for field in _NEEDED if field not in table]
        missing += [f"title.{lang}" for lang in LANGUAGES if lang not in table["title"]]
        if missing:
            raise Malformed(f"{where} lacks {', '.join(missing)}")
        values: dict[str, Any] = {
            "house" if key == "options" else key: tuple(value) if isinstance(value, list) else value
            for key, value in table.items()
        }
        found[id_] = Situation(game=game, id=id_, line=lines.get(id_, 0), **values)
    return found


def verify(situation: Situation, game: Game[Any]) -> list[str]:
    """Play the worked example and say everything in which it does not come out as stated."""
    where = f"situations.toml:{situation.line}: [{situation.id}]"
    if situation.rule not in RULES:
        return [f"{where} shows {situation.rule}, which no function plays"]
    try:
        # From the very start: a rule may have done its work in the answers already given.
        with watching() as ran:
            position = situation.begin(game)
            seen = position.told
            end = send_all(position, situation.example)
            game.sheet(end.log, end.start.names)
            game.result(end.state)
    except Refusal as why:
        return [f"{where} {game.text('en').refusal(why)}"]
    problems: list[str] = []
    if situation.scope == "play" and not end.over:
        problems.append(f"its example stops before the end of the play, at {end.ask!r}")
    if situation.rule not in ran:
        problems.append(f"its example never runs {situation.rule}")
    came = outcome_key(game, end.log[seen:])
    if came != situation.outcome:
        problems.append(f"its outcome is {came!r}, not {situation.outcome!r}")
    data = end.state.data()
    for field, value in situation.after.items():
        if field not in data or data[field] != value:
            problems.append(f"afterwards {field} is {data.get(field)!r}, not {value!r}")
    problems += _verify_odds(situation, position)
    return [f"{where} {problem}" for problem in problems]


def _verify_odds(situation: Situation, position: Position) -> list[str]:
    """Compare stated odds with those of the engine; what is not stated is not compared."""
    if not situation.odds:
        return []
    found = odds(position)
    problems: list[str] = []
    for key, stated in situation.odds.items():
        if isinstance(stated, dict):
            pairs = {f"{key} → {name}": (share, found.options.get(key, {}).get(name)) for name, share in stated.items()}
        else:
            pairs = {key: (stated, found.outcomes.get(key))}
        for name, (share, real) in pairs.items():
            if real is None or Fraction(share) != real:
                problems.append(f"its odds of {name} are {real if real is not None else 'none'}, not {share}")
    return problems
