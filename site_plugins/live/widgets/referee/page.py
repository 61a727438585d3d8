"""The referee's desk: a command of the page comes in, the form and the answer go out.

Odds may take longer than an answer should. They come with a second command, which the page is told to send once the
reader has paused.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from engine import games
from engine.core.asks import Choose
from engine.core.languages import words
from engine.core.questions import write
from engine.core.record import Record
from engine.core.refusal import Refusal
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.drawing.throws import in_words
from site_plugins.live.widgets.page.answers import asked, by_fields
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note, View, capital, look, reason
from site_plugins.live.widgets.referee.faults import fault
from site_plugins.live.widgets.referee.form import Desk
from site_plugins.live.widgets.referee.inquiry import Inquiry
from site_plugins.live.widgets.referee.screen import screen

ODDS = {"send": {"do": "odds"}, "after": 150}
"""What the page sends by itself, and after how many milliseconds without another change."""
_inquiries: dict[str, Inquiry] = {}


def forget() -> None:
    """Forget every inquiry, for tests."""
    _inquiries.clear()


def answered(spec: Spec, request: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a request of the referee's page; whatever goes wrong is said, and the page stays as it was."""
    tables = _tables(request.get("tables"))
    before = _inquiries.get(spec.lang) or Inquiry(tables)
    now = before.copy()
    now.tables = tables
    given = request.get("command")
    command: Mapping[str, Any] = given if isinstance(given, dict) else {}
    try:
        done = _do(now, command, spec)
        answer = drawn(spec, now, note=done.get("note"), fresh=bool(done.get("fresh")))
    except Refusal as why:
        return _refused(spec, before, Note(_reason(spec, before, why), why.rule))
    except Exception:
        return _refused(spec, before, Note(words(spec.lang)("widgets.broken")))
    # Kept only once it could be drawn.
    _inquiries[spec.lang] = now
    status = done.get("status")
    answer["status"] = _status(spec, before, now, command) if status is None else status
    answer |= {name: done[name] for name in ("link", "show") if name in done}
    return answer


def drawn(spec: Spec, inquiry: Inquiry, *, note: Note | None = None, fresh: bool = False) -> dict[str, Any]:
    """The whole page of an inquiry, where focus goes, and what the page is to ask for next."""
    view = viewed(spec, inquiry, note=note, fresh=fresh)
    answer: dict[str, Any] = {"html": str(frame(spec, inquiry, view)), "focus": f"{view.root}--ask"}
    if inquiry.position.ask is not None and inquiry.reckoned is not inquiry.position:
        answer["next"] = ODDS
    return answer


def viewed(spec: Spec, inquiry: Inquiry, *, note: Note | None = None, fresh: bool = False) -> View:
    """The position of an inquiry as the side that is asked sees it."""
    own = spec._replace(game=inquiry.game.id)
    return look(own, inquiry.position, floor=0, note=note, fresh=fresh)


def frame(spec: Spec, inquiry: Inquiry, view: View) -> Markup:
    """Form and answer."""
    return screen(Desk(inquiry, view, games.moment_words(inquiry.game.id, spec.lang)))


def _do(inquiry: Inquiry, command: Mapping[str, Any], spec: Spec) -> dict[str, Any]:
    """Carry out a command; what is returned is said, shown or handed over."""
    do, say = command.get("do"), words(spec.lang)
    if do == "open":
        if command.get("link") is None:
            return {"status": ""}
        notice = inquiry.open(str(command["link"])).notice(spec.lang)
        if inquiry.pending is not None:
            told = " ".join(filter(None, (notice, say("referee.who-asks"))))
            return {"status": told, "show": f"{spec.root}--who", **({"note": Note(notice)} if notice else {})}
        return {"note": Note(" ".join(filter(None, (notice, say("referee.linked")))), kind="link")}
    if do == "seat":
        who = inquiry.ask_as(command.get("seat"))
        return {"note": Note(f"{say('referee.linked')} {say('referee.dealt-anew', who=who)}", kind="link")}
    if do == "tell":
        inquiry.tell(_fields(command))
    elif do == "usual":
        inquiry.begin(inquiry.game.id, inquiry.moment.id)
        return {"status": say("referee.usual-again")}
    elif do == "palette":
        inquiry.lay_out(str(command.get("field")))
        return {"status": ""}
    elif do == "put":
        inquiry.put(str(command.get("field")), str(command.get("card")))
    elif do == "take":
        inquiry.take(str(command.get("field")), command.get("place"))
    elif do == "odds":
        inquiry.reckoned = inquiry.position
        return {"status": ""}
    elif do == "link":
        return {"link": _link(inquiry), "status": ""}
    else:
        return _answer(inquiry, command)
    return {}


def _answer(inquiry: Inquiry, command: Mapping[str, Any]) -> dict[str, Any]:
    """What is done with the question itself: answer it, turn a die, go back."""
    do, ask = command.get("do"), inquiry.position.ask
    if do == "choose":
        inquiry.send(asked(ask, Choose, command.get("option")))
    elif do == "set":
        inquiry.send(by_fields(ask, command.get("fields")))
        return {"fresh": True}
    elif do == "roll":
        from random import Random

        from engine.core.players import at_random

        # Made anew each time: a generator kept in a memory snapshot would throw the same dice on every visit.
        inquiry.chance(at_random(Random(os.urandom(16))), every=command.get("all") is True)
        return {"fresh": True}
    elif do == "whatif":
        inquiry.turn(command.get("at"), command.get("answer"))
    elif do == "undo":
        inquiry.undo()
    elif do == "again":
        inquiry.again()
    else:
        raise Refusal("command-unknown", command=str(do))
    return {}


def _link(inquiry: Inquiry) -> str:
    """The whole inquiry as a link: what was told, and every answer since."""
    record = Record.of(inquiry.position)
    return write(record._replace(names=inquiry.names), inquiry.moments)


def _refused(spec: Spec, inquiry: Inquiry, note: Note) -> dict[str, Any]:
    """Something that cannot be done: everything stays, and the reason stands beside it."""
    _inquiries.setdefault(spec.lang, inquiry)
    return {**drawn(spec, inquiry, note=note), "status": note.text, "show": f"{spec.root}--note"}


def _reason(spec: Spec, inquiry: Inquiry, why: Refusal) -> str:
    """A refusal in words; for what is barred, the game's own reason."""
    text, ask = inquiry.game.text(spec.lang, inquiry.sides), inquiry.position.ask
    if why.code == "barred" and ask is not None:
        return capital(text.barred(ask, str(why.data["option"])))
    return reason(why, text if ask is not None else words(spec.lang))


def _status(spec: Spec, before: Inquiry, now: Inquiry, command: Mapping[str, Any]) -> str:
    """What the live region says: what is wrong, or what has happened since and what is asked now."""
    view = viewed(spec, now)
    if now.faults:
        return view.say("referee.wrong", what=fault(view, next(iter(now.faults.values()))))
    answers = command.get("do") in {"choose", "set", "roll"}
    told: list[str] = []
    for step in view.steps[before.taken :] if answers else ():
        if step.open and not step.events and step.ask is not None and step.answer is not None:
            told.append(in_words(view, step.ask, step.answer) + ".")
        told += [view.text.event(event) for event in step.events]
    told.append(capital(view.text.ask(view.ask)) if view.ask is not None else view.headline())
    return " ".join(dict.fromkeys(told))


def _fields(command: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form as plain text."""
    fields = command.get("fields")
    return {str(name): str(value) for name, value in fields.items()} if isinstance(fields, dict) else {}


def _tables(given: object) -> dict[str, dict[str, str]]:
    """The house rules that this device keeps, game by game; what is no such thing counts as none."""
    if not isinstance(given, dict):
        return {}
    return {
        str(game): {str(key): str(value) for key, value in rules.items()}
        for game, rules in given.items()
        if isinstance(rules, dict)
    }
