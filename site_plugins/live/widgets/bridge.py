"""Between the page and the engine: a command comes in as JSON, a frame goes out as JSON.

Positions are kept here by widget, for as long as the visit lasts. Whatever goes wrong is said in the reader's language,
and the position stays as it was.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import games
from engine.core.asks import Choose, Roll
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.core.text import GameText
from site_plugins.live.widgets.frame import frame
from site_plugins.live.widgets.icons import icon
from site_plugins.live.widgets.markup import Markup, el
from site_plugins.live.widgets.spec import Spec, parse_spec
from site_plugins.live.widgets.view import Note, View, capital, look, say
from site_plugins.live.widgets.words import Words, words


class Kept(NamedTuple):
    """A widget's position, how many answers came before the reader, and whether a link led away from its start."""

    position: Position
    floor: int
    away: bool = False

    def then(self, position: Position) -> Kept:
        """The same widget a step on, or a step back."""
        return self._replace(position=position)


class Done(NamedTuple):
    """What a command led to."""

    kept: Kept
    fresh: bool = False
    link: str = ""
    status: str = ""
    note: Note | None = None


_kept: dict[str, Kept] = {}


def forget() -> None:
    """Forget every position, for tests."""
    _kept.clear()


def handle(request_json: str) -> str:
    """Answer one request of the page; never fails, whatever comes in."""
    try:
        request = json.loads(request_json)
    except ValueError:
        request = None
    if not isinstance(request, dict):
        request = {}
    answer = {"id": request.get("id"), **_answered(request)}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _answered(request: Mapping[str, Any]) -> dict[str, str]:
    """The frame that answers a request."""
    given = request.get("spec")
    lang = given.get("lang") if isinstance(given, dict) else None
    said = words("fr" if lang == "fr" else "en")
    try:
        spec = parse_spec(given, games.situation)
        game = games.load(spec.game)
        text = game.text(spec.lang)
        place = f"{spec.lang}:{request.get('widget', spec.root)}"
        before = _kept.get(place) or Kept(spec.begin(game), len(spec.answers))
    except Refusal as why:
        from engine.core.languages import words as core_words

        return _alone(say(why, said, core_words("fr" if lang == "fr" else "en")))
    except Exception:
        return _alone(said.broken)
    try:
        done = _do(spec, before, request.get("command"))
        answer = _drawn(spec, done, request.get("command"))
    except Refusal as why:
        return _drawn(spec, Done(before, note=Note(_reason(why, before, said, text), why.rule)))
    except Exception:
        return _drawn(spec, Done(before, note=Note(said.broken)))
    # Kept only once it could be drawn: whatever goes wrong on the way, the reader stays where he was.
    _kept[place] = done.kept
    return answer


def _reason(why: Refusal, kept: Kept, said: Words, text: GameText) -> str:
    """A refusal in words; for what is barred, the game's own reason, which says more than that it is not allowed."""
    ask = kept.position.ask
    if why.code == "barred" and ask is not None:
        return capital(text.barred(ask, str(why.data["option"])))
    return say(why, said, text)


def _drawn(spec: Spec, done: Done, command: object = None) -> dict[str, str]:
    """What a command led to, as the answer that the page expects."""
    kept = done.kept
    view = look(spec, kept.position, floor=kept.floor, fresh=done.fresh, note=done.note, away=kept.away)
    answer = {"html": str(frame(view)), "status": _status(view, done, command)}
    if done.link:
        answer["link"] = done.link
    focus = "" if done.note is not None else _focus(view, command)
    if focus:
        answer["focus"] = focus
    return answer


def _alone(sentence: str) -> dict[str, str]:
    """A refusal where there is no position to show."""
    html: Markup = el("p", icon("note"), el("span", sentence), class_="ce-note ce-note--refusal")
    return {"html": str(html), "status": sentence}


def _do(spec: Spec, kept: Kept, command: object) -> Done:
    """Carry out a command."""
    if not isinstance(command, dict):
        raise Refusal("command-unknown", command=str(command))
    do = command.get("do")
    if do == "open":
        link = command.get("link")
        return Done(kept) if link is None else _opened(spec, link)
    if do == "roll":
        return _rolled(kept)
    if do == "choose":
        return Done(kept.then(kept.position.send(_asked(kept, Choose, command.get("option")))))
    if do == "set":
        return Done(kept.then(kept.position.send(_set(kept, command.get("fields")))), fresh=True)
    if do == "undo":
        if len(kept.position.history) <= kept.floor:
            raise Refusal("nothing-to-undo")
        return Done(kept.then(kept.position.undo()), status=words(spec.lang).undone)
    if do == "again":
        begun = spec.begin(kept.position.start.game)
        return Done(Kept(begun, len(spec.answers)), status=words(spec.lang).started)
    if do == "link":
        from engine.core.record import Record

        return Done(kept, link=Record.of(kept.position).link())
    raise Refusal("command-unknown", command=str(do))


def _asked(kept: Kept, kind: type[Choose], option: object) -> str:
    """An option, where a choice is asked for."""
    ask = kept.position.ask
    if ask is None:
        raise Refusal("over")
    if not isinstance(ask, kind):
        raise Refusal("answer-kind", ask.rule, answer=f"“{option}”")
    return str(option)


def _rolled(kept: Kept) -> Done:
    """Throw the dice or draw the card that is asked for, by chance."""
    ask = kept.position.ask
    if ask is None:
        raise Refusal("over")
    if isinstance(ask, Choose):
        raise Refusal("command-unknown", command="roll")
    from random import Random

    from engine.core.players import at_random

    # Made anew each time: a generator kept in a memory snapshot would throw the same dice on every visit.
    answer = at_random(Random(os.urandom(16)))(ask)
    return Done(kept.then(kept.position.send(answer)), fresh=True)


def _set(kept: Kept, fields: object) -> tuple[int, ...]:
    """The dice as the reader set them."""
    ask = kept.position.ask
    if ask is None:
        raise Refusal("over")
    if not isinstance(ask, Roll):
        raise Refusal("command-unknown", command="set")
    if not isinstance(fields, dict):
        raise Refusal("fields-missing", fields=tuple(range(1, ask.dice + 1)))
    faces = [str(fields.get(f"d{place}", "")).strip() for place in range(ask.dice)]
    missing = tuple(place for place, face in enumerate(faces, 1) if not face)
    if missing:
        raise Refusal("fields-missing", fields=missing)
    for face in faces:
        digits = face.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            raise Refusal("dice-unreadable", ask.rule, answer=" ".join(faces), dice=ask.dice, sides=ask.sides)
    return tuple(map(int, faces))


def _opened(spec: Spec, link: object) -> Done:
    """The position that a link leads to, if it is one of this widget's game."""
    from engine.core.record import Record

    record = Record.from_link(str(link))
    if record.game != spec.game:
        raise Refusal("game-other", theirs=record.game, ours=spec.game)
    position = record.position(games.load)
    answers = spec.answers
    own = spec.begin(position.start.game)
    same = own.start == position.start and record.answers[: len(answers)] == answers
    said = words(spec.lang).linked
    return Done(Kept(position, len(answers) if same else 0, not same), status=said, note=Note(said, kind="link"))


def _status(view: View, done: Done, command: object) -> str:
    """What the live region says: what went wrong, or what happened and what is asked now; nothing for a mere look."""
    if done.note is not None and not done.status:
        return done.note.text
    if command == {"do": "open"}:
        return ""
    parts = [done.status] if done.status else []
    if not done.status and not done.link and view.steps:
        last = view.steps[-1]
        if last.faces and not last.events:
            parts.append(view.words.thrown(view.text.who(last.seat), last.faces) + ".")
        parts += [view.text.event(event) for event in last.events]
    parts.append(capital(view.text.ask(view.ask)) if view.ask is not None else view.headline())
    return " ".join(dict.fromkeys(parts))


def _focus(view: View, command: object) -> str:
    """Where focus goes when the thing just pressed is no longer there."""
    do = command.get("do") if isinstance(command, dict) else None
    rolls = view.ask is not None and not isinstance(view.ask, Choose)
    if do in {"roll", "set"}:
        return "" if rolls else f"{view.root}--ask"
    if do == "choose":
        return f"{view.root}--go" if rolls else f"{view.root}--ask"
    if do == "again":
        return f"{view.root}--go" if rolls else f"{view.root}--ask"
    return ""
