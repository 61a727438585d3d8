"""The reference as Markdown: a page says where each name stands and which names inside it are told.

<!-- reference: play -->
<!-- reference: Position ask send undo -->
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from site_plugins.reference.reading import Name
from site_plugins.reference.sentences import Sentence
from site_plugins.rulebook.problems import Problem

PLACE = re.compile(r"^<!-- reference: (?P<name>\w+)(?P<members>(?: \w+)*) -->$", re.MULTILINE)


class Place(NamedTuple):
    """A name that the page tells of, with those inside it that it tells of too."""

    name: str
    members: tuple[str, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """All that stands here, by its path."""
        return (self.name, *(f"{self.name}.{member}" for member in self.members))


def places(markdown: str) -> list[Place]:
    """The places that a page has left, in their order."""
    return [Place(found["name"], tuple(found["members"].split())) for found in PLACE.finditer(markdown)]


def printed(markdown: str, names: Mapping[str, Name]) -> dict[str, Name]:
    """Every name that the page tells of, by its path."""
    known = by_path(names)
    return {path: known[path] for place in places(markdown) for path in place.paths if path in known}


def by_path(names: Mapping[str, Name]) -> dict[str, Name]:
    """Names and those inside them, by their paths."""
    return {one.path: one for name in names.values() for one in name.walk()}


def misplaced(file: str, markdown: str, names: Mapping[str, Name]) -> list[Problem]:
    """Public names that the page leaves out, tells twice, or makes up."""
    told = [path for place in places(markdown) for path in place.paths]
    known = by_path(names)
    reasons = [f"`{name}` is public and not on the page" for name in names if name not in told]
    reasons += [f"`{path}` is on the page twice" for path in dict.fromkeys(told) if told.count(path) > 1]
    reasons += [f"`{path}` is on the page, and the engine has no such name" for path in told if path not in known]
    return [Problem(file, 0, reason) for reason in reasons]


def filled(markdown: str, names: Mapping[str, Name], sentences: Mapping[str, Sentence], lang: str) -> str:
    """The page with each name told in its place; what has no French yet stays English."""

    def told(name: Name) -> str:
        found = sentences.get(name.path)
        return name.prose if lang == "en" or found is None else found.said(lang) or name.prose

    def entry(found: re.Match[str]) -> str:
        name = names.get(found["name"])
        if name is None:
            return ""
        inside = {member.path.rpartition(".")[2]: member for member in name.members}
        members = [inside[member] for member in found["members"].split() if member in inside]
        return "\n\n".join((*_entry(name, told(name)), *(_member(member, told(member)) for member in members)))

    return PLACE.sub(entry, markdown)


def anchor(path: str) -> str:
    """The address of a name on the page; Markdown would read underscores at its ends as stress."""
    return path.strip("_")


def _entry(name: Name, prose: str) -> list[str]:
    """A name under its own heading: where it is written, how it is called, what it does, and an example."""
    parts = [f"### `{name.path}` {{ #{anchor(name.path)} }}", f"`{name.file}`{{ .ce-reference__file }}"]
    if name.kind != "class":
        parts.append(f"```python\n{name.signature}\n```")
    parts.append(prose)
    if name.example:
        parts.append(f"```pycon\n{name.example}\n```")
    return parts


def _member(name: Name, prose: str) -> str:
    """A name inside another, with an address of its own."""
    link = f'[¶](#{anchor(name.path)}){{ .headerlink title="Permanent link" }}'
    body = prose.replace("\n\n", "\n\n    ")
    return f"`{name.signature}` {link} {{: #{anchor(name.path)} }}\n:   {body}"
