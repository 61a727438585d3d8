"""Options in the rules and house rules: named switches, each with its default and the values that a table may set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from engine.core.refusal import Refusal

Options: TypeAlias = Mapping[str, str]


class Switch(NamedTuple):
    """A choice that a table may make: `ruling` explains the default, `rules` are those that it changes.

    It is an option in the rules if the source itself offers it (`printed`), and a house rule otherwise.

    Some values are a table's own: the faces of its dice, the numbers of its cards. Then `read` gives a value its one
    proper form, or refuses it with the reason, and `allowed` are examples, the default among them.
    """

    key: str
    default: str
    allowed: tuple[str, ...]
    ruling: str
    rules: tuple[str, ...]
    read: Callable[[str], str] | None = None
    printed: bool = False

    def accept(self, value: object) -> str:
        """The value in its proper form; refuse one that this switch does not take."""
        if self.read is not None:
            return self.read(str(value))
        if str(value) not in self.allowed:
            raise Refusal("switch-value", key=self.key, value=str(value), allowed=self.allowed)
        return str(value)


def parse_options(switches: tuple[Switch, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Fill in the defaults; refuse a switch or a value that the game does not know."""
    known = {switch.key: switch for switch in switches}
    for key in given:
        if key not in known:
            raise Refusal("switch-unknown", key=str(key), known=tuple(known))
    return {key: switch.accept(given[key]) if key in given else switch.default for key, switch in known.items()}


def changed_options(switches: tuple[Switch, ...], options: Options) -> dict[str, str]:
    """Only what differs from the defaults, which is what links and pages show."""
    return {s.key: options[s.key] for s in switches if options.get(s.key, s.default) != s.default}
