"""What a table has written for itself, read for the page of house rules: in words, or why it cannot be played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import games
from engine.core.options import parse_options
from engine.core.refusal import Refusal
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import reason


def answered(spec: Spec, request: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to the page: each value in its proper form and in words, and a sentence for each that is none."""
    command = request.get("command")
    given = command.get("tables") if isinstance(command, dict) else None
    read: dict[str, dict[str, str]] = {}
    wrong: list[str] = []
    for id_, rules in given.items() if isinstance(given, dict) else ():
        for key, value in rules.items() if isinstance(rules, dict) else ():
            try:
                read[f"{id_}/{key}"] = _read(spec.lang, str(id_), str(key), str(value))
            except Refusal as why:
                wrong.append(_why(spec.lang, str(id_), why))
    return {"html": "", "status": "", "house": {"read": read, "wrong": wrong}}


def _read(lang: str, id_: str, key: str, value: str) -> dict[str, str]:
    """A house rule as it was written, in its proper form, and in words."""
    game = games.load(id_)
    proper = parse_options(game.switches, {key: value})[key]
    return {"written": value, "value": proper, "said": game.text(lang).setting(key, proper)}


def _why(lang: str, id_: str, why: Refusal) -> str:
    """A refusal in words, with the game that it is about."""
    try:
        text = games.load(id_).text(lang)
    except Refusal:
        from engine.core.languages import words

        return reason(why, words(lang))
    return f"{text.title()} – {reason(why, text)}"
