"""What the engine says of itself: its public names with their signatures, sentences and examples.

griffe reads the source without running it. A docstring is prose, and then examples, which begin with `>>>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import griffe

PACKAGE = "engine"
# A line of a signature that a phone shows without breaking it.
LINE = 36


class Name(NamedTuple):
    """A public name: what it is, what is said of it, and the names inside it."""

    path: str
    """As a script writes it after `engine.`: `play`, `Position`, `Position.send`."""
    kind: str
    """`class`, `function` or `value`."""
    signature: str
    prose: str
    """Paragraphs with an empty line between them, each on one line; empty when there is no docstring."""
    example: str
    file: str
    line: int
    members: tuple[Name, ...] = ()

    def walk(self) -> Iterator[Name]:
        """This name and those inside it."""
        yield self
        yield from self.members


def public_names(root: Path) -> dict[str, Name]:
    """Every name that the package lists as public, in the order of its list."""
    # Kept for this call only: whoever writes while a page is served wants to see it.
    module = cache(partial(_module, root))
    package = module(PACKAGE)
    found: dict[str, Name] = {}
    for name in map(str, package.exports or ()):
        told = package.members[name]
        if isinstance(told, griffe.Alias):
            home, _, own = told.target_path.rpartition(".")
            told = module(home).members[own]
        assert isinstance(told, griffe.Object)
        found[name] = _name(told, name, root)
    return found


def _module(root: Path, name: str) -> griffe.Module:
    """A module as it is written."""
    place = root.joinpath(*name.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return griffe.visit(name, filepath=file, code=file.read_text("utf-8"))


def _name(told: griffe.Object, path: str, root: Path) -> Name:
    """All that is known of an object, and of what it holds."""
    prose, example = split(told.docstring.value if told.docstring else "")
    members: tuple[Name, ...] = ()
    if isinstance(told, griffe.Class):
        members = tuple(_name(member, f"{path}.{name}", root) for name, member in _inside(told).items())
    kind = "value"
    if isinstance(told, griffe.Class | griffe.Function):
        kind = told.kind.value
    file = told.filepath
    assert isinstance(file, Path)
    return Name(
        path, kind, signature(told, path), prose, example, file.relative_to(root).as_posix(), told.lineno or 0, members
    )


def _inside(told: griffe.Class) -> dict[str, griffe.Object]:
    """The public names of a class and of those in its module that it builds on; what it leaves unsaid, they say."""
    found: dict[str, griffe.Object] = {}
    for base in map(str, told.bases):
        above = told.parent.members.get(base) if told.parent else None
        if isinstance(above, griffe.Class):
            found |= _inside(above)
    for name, member in told.members.items():
        if not name.startswith("_") and isinstance(member, griffe.Object) and (member.docstring or name not in found):
            found[name] = member
    return found


def split(docstring: str) -> tuple[str, str]:
    """The prose of a docstring, a paragraph a line, and its examples as they are written."""
    prose: list[str] = []
    examples: list[str] = []
    for block in docstring.strip().split("\n\n"):
        if block.startswith(">>>"):
            examples.append(block)
        else:
            prose.append(" ".join(block.split()))
    return "\n\n".join(prose), "\n".join(examples)


def signature(told: griffe.Object, path: str) -> str:
    """How a name is written and what it gives: on one line where that is short, else a line for each argument."""
    owner, _, own = path.rpartition(".")
    if isinstance(told, griffe.Function):
        start = f"{owner}.{own}" if "classmethod" in told.labels else own if owner else f"{PACKAGE}.{own}"
        given = _arguments(told)
        short = f"{start}({', '.join(given)}) -> {_type(told.returns)}"
        # Names inside another stand in a list, where a line folds by itself.
        if owner or not given or len(short) <= LINE:
            return short
        lines = [_folded(f"    {one},") for one in given]
        return "\n".join((f"{start}(", *lines, f") -> {_type(told.returns)}"))
    if isinstance(told, griffe.Attribute):
        kind = told.annotation
        if str(kind) == "TypeAlias" or (kind is None and not owner):
            return f"{PACKAGE}.{own} = {_value(told)}"
        return f"{own}: {_type(kind)}" if kind is not None else own
    return f"{PACKAGE}.{own}"


def _arguments(told: griffe.Function) -> list[str]:
    """The arguments of a function, without the object or class that it belongs to; a star before those by name only."""
    written: list[str] = []
    for one in told.parameters:
        if one.name in ("self", "cls"):
            continue
        if one.kind is griffe.ParameterKind.keyword_only and "*" not in written:
            written.append("*")
        if one.kind is griffe.ParameterKind.var_keyword:
            written.append(f"**{one.name}: {_type(one.annotation)}")
        else:
            default = f" = {one.default}" if one.default is not None else ""
            written.append(f"{one.name}: {_type(one.annotation)}{default}")
    return written


def _folded(line: str) -> str:
    """A line of a signature; a long one goes on below, from a stroke or an equals sign."""
    breaks = [line.rfind(mark, 0, LINE) for mark in (" | ", " = ")]
    if len(line) <= LINE or max(breaks) < 0:
        return line
    return f"{line[: max(breaks)]}\n        {line[max(breaks) + 1 :]}"


def _value(told: griffe.Attribute) -> str:
    """What a name stands for; a type that is written as a text is a type all the same."""
    return str(told.value).strip("\"'")


def _type(kind: object) -> str:
    """A type without the words that only a type checker needs."""
    text = str(kind)
    for wrapper in ("Final", "ClassVar"):
        if text.startswith(f"{wrapper}["):
            return text[len(wrapper) + 1 : -1]
    return text
