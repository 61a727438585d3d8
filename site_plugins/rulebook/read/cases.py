"""The cases of a ruling: how its situation comes out, in more ways than the one that a reader sees.

    cases = [                               # other parts of the answer, played by the ruling
        "card-red",                                                   # another situation, as it stands
        { example = ["11"], outcome = "run-knock-on" },               # the same situation, other dice
    ]
    otherwise = [                           # for each house rule: what comes of the reading that we turned down
        { set = "interception=metres", outcome = "interception", after = { ball = 20 } },
    ]

A case says only what differs from its situation, in the situation's own words (`state`, `answers`, `example`,
`outcome`, `after`, `odds`, `rule`); and it may say who is asked at the reader's moment (`asked`), what may be chosen
there and what not (`offered`, `barred`), how many of which cards can be drawn (`pile`), what the last line of the sheet
is (`line`), or that the engine refuses to begin (`refused`). `set` is a house rule, `key=value`; a key alone stands for
the other value that the book gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.refusal import Refusal
from engine.core.situations import Situation, verify
from site_plugins.rulebook.read.toml_tables import Table

_KINDS: Mapping[str, type | tuple[type, ...]] = {
    "set": str,
    "situation": str,
    "rule": str,
    "state": dict,
    "answers": list,
    "example": list,
    "outcome": str,
    "after": dict,
    "odds": dict,
    "asked": int,
    "offered": list,
    "barred": list,
    "pile": dict,
    "line": dict,
    "refused": str,
}
_OF_SITUATION = ("rule", "answers", "example", "outcome", "after", "odds")
_CLAIMS = ("outcome", "odds", "asked", "offered", "barred", "pile", "line", "refused")


class Case(NamedTuple):
    """What a ruling says of one way to play: `said` holds the fields as they are written."""

    said: Mapping[str, Any]

    @property
    def situation(self) -> str:
        """Another situation than the ruling's own, if it names one."""
        return str(self.said.get("situation", ""))

    @property
    def house_rule(self) -> str:
        """The house rule that it sets, if any."""
        return str(self.said.get("set", "")).partition("=")[0]

    def settings(self, game: Game[Any]) -> dict[str, str]:
        """The house rule with its value."""
        key, given, value = str(self.said.get("set", "")).partition("=")
        if not key:
            return {}
        if given:
            return {key: value}
        # A table's own text is long; a key alone stands for the example of another text that the house rule has.
        others = {house_rule.key: house_rule.allowed[1] for house_rule in game.house_rules}
        return {key: others.get(key, "")}

    def told(self, shown: Situation) -> Situation:
        """The situation as this case has it."""
        changed: dict[str, Any] = {
            key: tuple(self.said[key]) if isinstance(self.said[key], list) else self.said[key]
            for key in _OF_SITUATION
            if key in self.said
        }
        if "state" in self.said:
            changed["state"] = {**shown.state, **self.said["state"]}
        if "outcome" in changed and "after" not in changed:
            changed["after"] = {}
        if set(changed) - {"odds", "rule"} and "odds" not in changed:
            changed["odds"] = {}
        return shown._replace(**changed)


def read_cases(table: Table, key: str) -> tuple[Case, ...]:
    """Read a list of cases; a text alone names a situation."""
    written = table.data.get(key, [])
    if not isinstance(written, list):
        table.wrong(f"{key} is no list of cases", key)
        return ()
    found: list[Case] = []
    for one in written:
        said = {"situation": one} if isinstance(one, str) else one
        if not isinstance(said, dict):
            table.wrong(f"{key} holds {one!r}, which is no case", key)
            continue
        for field, value in said.items():
            if field not in _KINDS:
                table.wrong(f"a case of {key} has no field {field!r}: use {', '.join(_KINDS)}", key)
            elif not isinstance(value, _KINDS[field]):
                table.wrong(f"{field} of a case of {key} is a {type(value).__name__}", key)
        if not said.keys() & {"situation", *_CLAIMS}:
            table.wrong(f"a case of {key} claims nothing: say its {', '.join(_CLAIMS)}", key)
        if "example" in said and "outcome" not in said:
            table.wrong(f"a case of {key} has an example and no outcome", key)
        if key == "otherwise" and "set" not in said:
            table.wrong("a case of otherwise sets no house rule", key)
        found.append(Case(said))
    return tuple(found)


def differences(case: Case, shown: Situation, game: Game[Any]) -> list[str]:
    """Play a case and say in what it does not come out as it claims."""
    said = case.said
    told = case.told(shown)
    told = told._replace(house={**told.house, **case.settings(game)})
    try:
        begin = told.begin(game)
    except Refusal as why:
        return [] if said.get("refused") == why.code else [f"{game.text('en').refusal(why)} ({why.code})"]
    if "refused" in said:
        return [f"it can be played, and should be refused as {said['refused']!r}"]
    ask = begin.ask
    found: list[str] = []
    if "asked" in said and (ask is None or ask.seat != said["asked"]):
        found.append(f"asked is {'nobody' if ask is None else f'seat {ask.seat}'}, not seat {said['asked']}")
    options = ask.options if isinstance(ask, Choose) else ()
    found += [f"{option!r} is not offered" for option in said.get("offered", ()) if option not in options]
    found += [f"{option!r} is offered" for option in said.get("barred", ()) if option in options]
    if "pile" in said:
        pile = {} if ask is None else {str(card): weight for card, weight in ask.outcomes()}
        found += [] if pile == said["pile"] else [f"what can be drawn is {pile}, not {said['pile']}"]
    if said.keys() & {"outcome", "odds"} or not said.keys() & set(_CLAIMS):
        found += [message.partition("] ")[2] for message in verify(told, game)]
    if "line" in said:
        found += _line(said["line"], told, game)
    return found


def _line(said: Mapping[str, Any], told: Situation, game: Game[Any]) -> list[str]:
    """Compare the last line of the sheet that the case fills in."""
    end = told.worked(game)
    last = game.sheet(end.log, end.start.names).parts[-1][1][-1]
    real = {key: list(value) if isinstance(value := getattr(last, key), tuple) else value for key in said}
    return [f"the line’s {key} is {real[key]!r}, not {said[key]!r}" for key in said if real[key] != said[key]]
