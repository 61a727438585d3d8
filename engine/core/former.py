"""Names that a game had once for what it calls otherwise today: whatever was written by them is read by today's.

A game declares them in `table/former.py`. A state, a play and an option are translated where they come in, and nowhere
else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Names: TypeAlias = Mapping[str, str]
"""Former names, each with today's."""


class Former(NamedTuple):
    """The former names of one game; each of these maps a former name to today's."""

    fields: Mapping[str, str | Names] = {}
    """Fields of a state; one that held several facts has a name for each of them."""
    words: Mapping[str, Names] = {}
    """What stood in a field, by today's name of the field."""
    plays: Mapping[str, str] = {}
    asks: Mapping[str, str] = {}
    options: Mapping[str, Names] = {}
    """Options, by today's name of the ask that offers them."""
    events: Mapping[str, str] = {}

    def play(self, name: str | None) -> str | None:
        """A play by today's name."""
        return name if name is None else self.plays.get(name, name)

    def option(self, ask: str, name: str) -> str:
        """An option of an ask by today's name."""
        return self.options.get(ask, {}).get(name, name)

    def state(self, data: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
        """A state by today's names; what is told by both names is left for the game to refuse."""
        if data is None or not (self.fields or self.words):
            return data
        told: dict[str, Any] = {}
        for field, value in data.items():
            today = self.fields.get(field, field)
            if isinstance(today, str):
                told |= {field if today != field and today in data else today: value}
            elif value is None or (isinstance(value, Mapping) and set(value) == set(today)):
                told |= {name: None if value is None else value[part] for part, name in today.items()}
            else:
                told[field] = value
        return {field: _said(value, self.words.get(field, {})) for field, value in told.items()}


def _said(value: Any, names: Names) -> Any:
    """A value in today's words, also within lists."""
    if isinstance(value, list) and names:
        return [_said(part, names) for part in value]
    return names.get(value, value) if isinstance(value, str) else value
