"""House rules: what a table may decide, each with its default and the values that it may have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import NamedTuple, ParamSpec, TypeAlias, TypeVar

from engine.core.refusal import Refusal

House: TypeAlias = Mapping[str, str]
"""What a table has agreed on: the value of each house rule."""

P = ParamSpec("P")
T = TypeVar("T")


class HouseRule(NamedTuple):
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
        """The value in its proper form; refuse one that this house rule does not take."""
        if self.read is not None:
            return self.read(str(value))
        if str(value) not in self.allowed:
            raise Refusal("switch-value", key=self.key, value=str(value), allowed=self.allowed)
        return str(value)


def agreed(house_rules: tuple[HouseRule, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Fill in the defaults; refuse a house rule or a value that the game does not know."""
    known = {house_rule.key: house_rule for house_rule in house_rules}
    for key in given:
        if key not in known:
            raise Refusal("switch-unknown", key=str(key), known=tuple(known))
    return {
        key: house_rule.accept(given[key]) if key in given else house_rule.default for key, house_rule in known.items()
    }


def changed_house(house_rules: tuple[HouseRule, ...], house: House) -> dict[str, str]:
    """Only what differs from the defaults, which is what links and pages show."""
    return {s.key: house[s.key] for s in house_rules if house.get(s.key, s.default) != s.default}


def takes_options(function: Callable[P, T]) -> Callable[P, T]:
    """Let programs that readers have kept go on writing `options=` for `house=`."""

    @wraps(function)
    def taking(*given: P.args, **named: P.kwargs) -> T:
        if "options" in named and "house" not in named:
            named["house"] = named.pop("options")
        return function(*given, **named)

    return taking
