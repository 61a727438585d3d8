"""House rules: named switches, each with its default and the values that a table may set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from engine.core.refusal import Refusal

Options: TypeAlias = Mapping[str, str]


class Switch(NamedTuple):
    """A house rule that a table may set: `ruling` explains the default, `rules` are those that it changes."""

    key: str
    default: str
    allowed: tuple[str, ...]
    ruling: str
    rules: tuple[str, ...]


def parse_options(switches: tuple[Switch, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Fill in the defaults; refuse a switch or a value that the game does not know."""
    known = {switch.key: switch for switch in switches}
    for key, value in given.items():
        if key not in known:
            raise Refusal("switch-unknown", key=str(key), known=tuple(known))
        if str(value) not in known[key].allowed:
            raise Refusal("switch-value", key=key, value=str(value), allowed=known[key].allowed)
    return {switch.key: str(given.get(switch.key, switch.default)) for switch in switches}


def changed_options(switches: tuple[Switch, ...], options: Options) -> dict[str, str]:
    """Only what differs from the defaults, which is what links and pages show."""
    return {s.key: options[s.key] for s in switches if options.get(s.key, s.default) != s.default}
