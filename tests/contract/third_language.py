"""A throw-away language, made from English: the same sentences in other letters, so that whatever is not data shows."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any
from xml.etree import ElementTree

from engine.learn.lessons import texts

LANG = "qq"
FIRST = "en"
_CYRILLIC = {ord("a") + place: chr(ord("а") + place) for place in range(26)}
_LETTERS = _CYRILLIC | {ord(chr(latin).upper()): other.upper() for latin, other in _CYRILLIC.items()}


def foreign(sentence: str) -> str:
    """A sentence in other letters; its fields and the names of their filters stay, the filters' words do not."""
    parts: list[str] = []
    for text, field, spec, _ in Formatter().parse(sentence):
        parts.append(text.replace("{", "{{").replace("}", "}}").translate(_LETTERS))
        if field is not None:
            parts.append("{" + field + (":" + "|".join(map(_step, spec.split("|"))) if spec else "") + "}")
    return "".join(parts)


def _step(step: str) -> str:
    call, blank, words = step.partition(" ")
    return call + blank + words.translate(_LETTERS)


def translated(words: Any) -> Any:
    """Everything that a file says, in other letters."""
    if isinstance(words, str):
        return foreign(words)
    if isinstance(words, Mapping):
        return {key: translated(value) for key, value in words.items()}
    return [translated(value) for value in words] if isinstance(words, list) else words


def as_toml(table: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[str]:
    """Tables of texts and lists as the lines of a file."""
    if path:
        yield f"[{'.'.join(map(_quoted, path))}]"
    for key, value in table.items():
        if not isinstance(value, Mapping):
            yield f"{_quoted(key)} = {_quoted(value)}"
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from as_toml(value, (*path, key))


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def add_language(house: Path) -> None:
    """Add the language to a copy of the house: a folder for the house, one for each game, and its name in the list."""
    for folder in [house / "engine/words" / FIRST, *house.glob(f"engine/games/*/words/{FIRST}")]:
        made = folder.with_name(LANG)
        shutil.copytree(folder, made)
        for file in made.glob("*.toml"):
            words = translated(tomllib.loads(file.read_text("utf-8")))
            file.write_text("\n".join(as_toml(words)) + "\n", "utf-8")
        for file in made.glob("*.py"):
            file.write_text(re.sub(rf'^(    lang = )"{FIRST}"', rf'\1"{LANG}"', file.read_text("utf-8"), flags=re.M))
    for file in house.glob("engine/games/*/book/situations.toml"):
        titles = {id_: table["title"][FIRST] for id_, table in tomllib.loads(file.read_text("utf-8")).items()}
        own = file.parents[1] / "words" / LANG / file.name
        own.write_text("\n".join(as_toml(translated(titles))) + "\n", "utf-8")
    for file in house.glob("engine/games/*/book/lessons.toml"):
        said = {path: text[FIRST] for path, text in texts(tomllib.loads(file.read_text("utf-8")))}
        own = file.parents[1] / "words" / LANG / file.name
        own.write_text("\n".join(as_toml(translated(said))) + "\n", "utf-8")
    listed = house / "engine/words/__init__.py"
    listed.write_text(listed.read_text("utf-8").replace('"fr")', f'"fr", "{LANG}")'), "utf-8")


def shown() -> dict[str, list[str]]:
    """What a reader of this language sees, and who is called by name.

    Whole matches told, every situation, the pages where one plays, the referee's form.
    """
    import engine
    from engine import games
    from site_plugins.live.widgets.referee.first_frame import first_question
    from site_plugins.live.widgets.situation.first_frame import first_frame, first_screen

    told = {"names": [], "referee": _visible(first_question(LANG, "../"))}
    for game in games.SHELF:
        told[f"{game}: a match"] = list(engine.story(engine.play(game, "random", "random"), LANG))
        told[f"{game}: its page"] = _visible(first_screen(game, LANG, "../"))
        for name, situation in games.situations(game).items():
            told[f"{game}/{name}"] = _visible(first_frame(game, name, LANG, "../"))
            told["names"] += situation.begin(games.load(game)).start.names
    return told


def _visible(html: str) -> list[str]:
    """All that is seen or read out."""
    found: list[str] = []
    for one in ElementTree.fromstring(html).iter():
        found += [one.get(name, "") for name in ("aria-label", "placeholder", "title", "alt")]
        found += [text for text in (one.text, one.tail) if text]
    return [" ".join(text.split()) for text in found if text.strip()]


if __name__ == "__main__":
    print(json.dumps(shown()))
