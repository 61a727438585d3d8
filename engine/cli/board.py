"""What lies open, as a few lines of text: the score and the time, the pitch, the cards of whoever looks.

It reads what games call alike in their views (`minute`, `ball`, `hand`, `pile`…); what a game lacks is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.language import Language
from engine.core.text import GameText

HALVES = ("", "first-half", "second-half")
PITCH = 100
"""Metres from line to line."""
STEP = 2
"""Metres that a character stands for."""
MARKS = {0: "|", 22: ":", 50: "+", 78: ":", 100: "|"}


def board(view: Mapping[str, Any], points: tuple[int, ...], text: GameText, seat: int, say: Language) -> list[str]:
    """The match at a glance, as a seat may see it."""
    lines = [f"{score(view, points, text)}   {', '.join(_when(view, text, say))}".rstrip()]
    if isinstance(view.get("ball"), int):
        lines += pitch(view, text)
    shown = _shown(view, text)
    if shown:
        lines.append(say("terminal.play.on-table", what=shown))
    if isinstance(view.get("hand"), (list, tuple)):
        lines += _hand(view, text, seat, say)
    return lines


def score(view: Mapping[str, Any], points: tuple[int, ...], text: GameText) -> str:
    """The points of both sides; in a cup two of many meet at a time."""
    home, away = view.get("team", (0, 1))[:2]
    return f"{text.who(home)} {points[0]} – {points[1]} {text.who(away)}"


def _when(view: Mapping[str, Any], text: GameText, say: Language) -> list[str]:
    """Which part of the match, and how far it has come."""
    parts: list[str] = []
    name, named = view.get("period") or view.get("part") or HALVES[view.get("half", 0)], getattr(text, "part", None)
    if name and named is not None:
        parts.append(_small(named(name)))
    if isinstance(view.get("minute"), int):
        parts.append(say("terminal.play.minute", minute=view["minute"], last=view.get("last_minute")))
    if isinstance(view.get("rounds"), int):
        parts.append(say("terminal.play.round", number=view["round"], last=view["rounds"]))
    if view.get("seconds"):
        minutes, seconds = divmod(view["seconds"], 60)
        parts.append(f"{minutes}:{seconds:02}")
    return parts


def pitch(view: Mapping[str, Any], text: GameText) -> list[str]:
    """The pitch from line to line with its 22s, the ball as an arrow that shows where its side plays; then in words."""
    beyond = 4
    line = [" "] * beyond + ["-"] * (PITCH // STEP + 1) + [" "] * beyond
    for metres, mark in MARKS.items():
        line[beyond + metres // STEP] = mark
    owner = view.get("attack")
    ball = "o" if owner not in (0, 1) else "><"[owner]
    line[max(0, min(len(line) - 1, beyond + view["ball"] // STEP))] = ball
    place = getattr(text, "spot", None) or getattr(text, "at", None)
    drawn = f"{text.who(0)} {''.join(line).strip()} {text.who(1)}"
    return [drawn] if place is None else [drawn, _capital(place(view["ball"]))]


def _shown(view: Mapping[str, Any], text: GameText) -> str:
    """The dice and the cards that lie on the table face up."""
    if view.get("row"):
        return " · ".join(text.card(card) for card in view["row"])
    if view.get("top"):
        return text.card(view["top"])
    return " · ".join(_die(face, text) for face in view.get("dice") or ())


def _die(shown: int | str | Sequence[int], text: GameText) -> str:
    """What a die shows, or several that one side has rolled."""
    if isinstance(shown, str):
        return text.face(shown)
    return str(shown) if isinstance(shown, int) else "-".join(map(str, shown))


def _hand(view: Mapping[str, Any], text: GameText, seat: int, say: Language) -> list[str]:
    """The cards of whoever looks, and how many the others have."""
    cards = " · ".join(text.card(card) for card in view["hand"]) or say("terminal.play.no-cards")
    counts = []
    other = view.get("other")
    if isinstance(other, int):
        counts.append(say("terminal.play.others", cards=other))
    if isinstance(view.get("pile"), int):
        counts.append(say("terminal.play.pile", cards=view["pile"]))
    hand = say("terminal.play.hand", who=text.who(seat), cards=cards)
    return [f"{hand}   ({', '.join(counts)})" if counts else hand]


def _capital(words: str) -> str:
    """A phrase made into a line."""
    return words[:1].upper() + words[1:]


def _small(words: str) -> str:
    """A title made into the middle of a line."""
    return words[:1].lower() + words[1:]
