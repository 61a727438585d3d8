"""The paragraph of a rule, as its block on a page declares it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from site_plugins.rulebook.read.sources import Span, parse_spans

OPTIONS = ("title", "situation", "situations", "nothing", "source")


class Paragraph(NamedTuple):
    """What the block of a rule says: its title, its situations or why there are none, its source."""

    rule: str
    title: str
    situations: tuple[str, ...]
    nothing: str
    source: tuple[Span, ...]


def read_paragraph(rule: str, house: Mapping[str, Any]) -> tuple[Paragraph, tuple[str, ...]]:
    """Read a block's options; everything that is wrong with them is told beside the result."""
    wrong = [f"a rule has no option {key!r}: it has {', '.join(OPTIONS)}" for key in house if key not in OPTIONS]
    title = _text(house, "title", wrong)
    if not title:
        wrong.append("the rule has no title")
    if "situation" in house and "situations" in house:
        wrong.append("write either `situation` or `situations`")
    several = house.get("situations", [])
    if not isinstance(several, list) or not all(isinstance(one, str) for one in several):
        wrong.append("`situations` is a list: [one, other]")
        several = []
    one = _text(house, "situation", wrong)
    situations = (one,) if one else tuple(several)
    if len(set(situations)) < len(situations):
        wrong.append("a situation is named twice")
    nothing = _text(house, "nothing", wrong)
    if not situations and not nothing:
        wrong.append("the rule has no situation, and no reason why nothing can be played (`nothing: …`)")
    if situations and nothing:
        wrong.append("the rule has a situation and says that nothing can be played")
    source: tuple[Span, ...] = ()
    if written := _text(house, "source", wrong):
        try:
            source = parse_spans(written)
        except ValueError as why:
            wrong.append(str(why))
    else:
        wrong.append("the rule does not say which lines of the source it comes from (`source: 002:85`)")
    return Paragraph(rule, title, situations, nothing, source), tuple(wrong)


def _text(house: Mapping[str, Any], key: str, wrong: list[str]) -> str:
    value = house.get(key, "")
    if not isinstance(value, str):
        wrong.append(f"`{key}` is not plain text: put it in quotes")
        return ""
    return value.strip()
