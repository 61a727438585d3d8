"""Between the page and the engine: a command comes in as JSON, a frame goes out as JSON.

Positions are kept here by widget, for as long as the visit lasts. Whatever goes wrong is said in the reader's language,
and the position stays as it was.

A *table* is the house rules that a reader has set for a game. The page keeps it on the device and sends it along; a
widget begins by it, and one begun by another table begins anew unless the reader is in the middle of something.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from engine import games
from engine.core.asks import Choose, Draw
from engine.core.game import Game
from engine.core.languages import known, words
from engine.core.options import changed_options, parse_options
from engine.core.position import Position
from engine.core.reading import Unreadable, from_json
from engine.core.refusal import Refusal
from engine.core.text import GameText
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.throws import in_words
from site_plugins.live.widgets.page.answers import asked, by_fields
from site_plugins.live.widgets.page.spec import Spec, parse_spec
from site_plugins.live.widgets.page.view import Note, View, capital, look, reason
from site_plugins.live.widgets.situation.frame import frame
from site_plugins.live.widgets.situation.whatif import led, turn

_MOST = 4_000_000
"""Characters of a request at most: all that a page may keep of every match is less."""
Table: TypeAlias = Mapping[str, str]
BOOK: Table = {}


class Kept(NamedTuple):
    """A widget's position, how many answers came before the reader, whether a link led away, and by which table.

    `tried` are the answers before the reader as the reader has turned them; those that nobody asks for now included.
    `built` is what the reader has put together in a builder, and has not played yet.
    """

    position: Position
    floor: int
    away: bool = False
    table: Table = BOOK
    tried: tuple[str, ...] | None = None
    built: Mapping[str, str] | None = None

    def then(self, position: Position) -> Kept:
        """The same widget a step on, or a step back."""
        return self._replace(position=position)

    @property
    def untouched(self) -> bool:
        """The reader has done nothing here yet."""
        return not self.away and len(self.position.history) <= self.floor


class Done(NamedTuple):
    """What a command led to."""

    kept: Kept
    fresh: bool = False
    link: str = ""
    status: str = ""
    note: Note | None = None
    table: Table | None = None
    draft: Mapping[str, str] | None = None


_kept: dict[str, Kept] = {}


def forget() -> None:
    """Forget every position, for tests."""
    _kept.clear()


def handle(request_json: str) -> str:
    """Answer one request of the page; never fails, whatever comes in."""
    try:
        request = from_json(request_json if len(request_json) <= _MOST else "")
    except Unreadable:
        request = None
    if not isinstance(request, dict):
        request = {}
    try:
        answered = _answered(request)
    except Exception:
        # Not even the position as it was can be drawn.
        spec = request.get("spec")
        answered = _alone(words(known(spec.get("lang") if isinstance(spec, dict) else None))("widgets.broken"))
    return json.dumps({"id": request.get("id"), **answered}, ensure_ascii=False, separators=(",", ":"))


def _answered(request: Mapping[str, Any]) -> dict[str, Any]:
    """The frame that answers a request."""
    given = request.get("spec")
    lang = given.get("lang") if isinstance(given, dict) else None
    say = words(known(lang))
    try:
        spec = parse_spec(given)
        if spec.referee:
            # Only the referee's page needs what asks about every game.
            from site_plugins.live.widgets.referee.page import answered as judged

            return judged(spec, request)
        if spec.house:
            from site_plugins.live.widgets.house_rules import answered as read_aloud

            return read_aloud(spec, request)
        game = games.load(spec.game)
        text = game.text(spec.lang)
        place = f"{spec.lang}:{request.get('widget', spec.root)}"
        table = _table(game, request.get("table"))
        if spec.play:
            # Only a Play page needs what plays whole matches.
            from site_plugins.live.widgets.match.page import answered as played

            return played(spec, request, table)
        kept = _kept.get(place)
        before = kept if kept and (kept.table == table or not kept.untouched) else _begun(spec, game, table)
    except Refusal as why:
        return _alone(reason(why, say))
    except Exception:
        return _alone(say("widgets.broken"))
    command = request.get("command")
    try:
        done = _do(spec, before, command, table)
        answer = _drawn(spec, done, command)
    except Refusal as why:
        note = Note(_reason(why, before, text), why.rule)
        return _drawn(spec, Done(before, note=note, draft=_written(command)))
    except Exception:
        return _drawn(spec, Done(before, note=Note(say("widgets.broken"))))
    # Kept only once it could be drawn: whatever goes wrong on the way, the reader stays where he was.
    _kept[place] = done.kept
    return answer


def _reason(why: Refusal, kept: Kept, text: GameText) -> str:
    """A refusal in words; for what is barred, the game's own reason, which says more than that it is not allowed."""
    ask = kept.position.ask
    if why.code == "barred" and ask is not None:
        return capital(text.barred(ask, str(why.data["option"])))
    return reason(why, text)


def _drawn(spec: Spec, done: Done, command: object = None) -> dict[str, Any]:
    """What a command led to, as the answer that the page expects."""
    kept = done.kept
    note = done.note or _not_here(spec, kept)
    view = look(
        spec,
        kept.position,
        floor=kept.floor,
        fresh=done.fresh,
        note=note,
        away=kept.away,
        draft=done.draft,
        built=kept.built,
    )
    answer: dict[str, Any] = {"html": str(frame(view)), "status": _status(view, done, command)}
    if done.link:
        answer["link"] = done.link
    if done.table is not None:
        answer["table"] = {"game": spec.game, "rules": done.table}
    if note is not None and note.kind == "refusal" and done.note is not None:
        answer["show"] = f"{view.root}--note"
    focus = "" if done.note is not None else _focus(view, command)
    if focus:
        answer["focus"] = focus
    return answer


def _alone(sentence: str) -> dict[str, str]:
    """A refusal where there is no position to show."""
    html: Markup = el("p", icon("note"), el("span", sentence), class_="ce-note ce-note--refusal")
    return {"html": str(html), "status": sentence}


def _table(game: Game[Any], given: object) -> Table:
    """The table that a page sends along, in its proper form; what this edition no longer takes counts as the book's."""
    if not isinstance(given, dict):
        return {}
    taken: dict[str, str] = {}
    for switch in game.switches:
        with suppress(Refusal):
            taken[switch.key] = switch.accept(given.get(switch.key, switch.default))
    return changed_options(game.switches, taken)


def _begun(spec: Spec, game: Game[Any], table: Table) -> Kept:
    """The widget's own start, by this table; by the book where the table's own parts do not allow that start."""
    try:
        position = spec.begin(game, table)
    except Refusal:
        if not table:
            raise
        position = spec.begin(game)
    return Kept(position, len(spec.answers), table=table)


def _not_here(spec: Spec, kept: Kept) -> Note | None:
    """Say that the table's own parts do not allow this start."""
    options = kept.position.start.options
    own = spec.start.get("options", {})
    if kept.away or all(options.get(key) == value for key, value in kept.table.items() if key not in own):
        return None
    return Note(words(spec.lang)("widgets.table-not-here")) if kept.untouched else None


def _written(command: object) -> Mapping[str, str] | None:
    """What the reader wrote into the editor, to be shown again when it is refused."""
    if isinstance(command, dict) and command.get("do") == "table" and isinstance(command.get("fields"), dict):
        return _fields(command)
    return None


def _do(spec: Spec, kept: Kept, command: object, table: Table) -> Done:
    """Carry out a command."""
    if not isinstance(command, dict):
        raise Refusal("command-unknown", command=str(command))
    do = command.get("do")
    if do == "open":
        link = command.get("link")
        return Done(kept) if link is None else _opened(spec, link)
    if do == "roll":
        return _drawn_all(kept) if command.get("all") is True else _rolled(kept)
    if do == "choose":
        return Done(kept.then(kept.position.send(asked(kept.position.ask, Choose, command.get("option")))))
    if do == "build" and spec.builder:
        return Done(kept._replace(built=_fields(command)))
    if do == "line" and spec.builder:
        return Done(kept.then(_in_line(kept, command.get("options"))))
    if do == "set":
        return Done(kept.then(kept.position.send(by_fields(kept.position.ask, command.get("fields")))), fresh=True)
    if do == "undo":
        if len(kept.position.history) <= kept.floor:
            raise Refusal("nothing-to-undo")
        return Done(kept.then(kept.position.undo()), status=words(spec.lang)("widgets.undone"))
    if do == "again":
        return Done(_begun(spec, kept.position.start.game, table), status=words(spec.lang)("widgets.started"))
    if do == "table":
        return _laid(spec, kept, command, table)
    if do == "whatif" and spec.whatif:
        return _turned(spec, kept, command)
    if do == "link":
        from engine.core.record import Record

        return Done(kept, link=Record.of(kept.position).link())
    raise Refusal("command-unknown", command=str(do))


def _laid(spec: Spec, kept: Kept, command: Mapping[str, Any], table: Table) -> Done:
    """The table as the reader lays it: what the editor says, or again what the book says."""
    game, drawn = kept.position.start.game, board(spec.game)
    others = {key: value for key, value in table.items() if key not in drawn.edits}
    written = _written(command)
    rules = drawn.read(written) if written is not None else {}
    new = changed_options(game.switches, parse_options(game.switches, {**others, **rules}))
    say = words(spec.lang)
    status = say("widgets.table-reset") if written is None else say("widgets.table-kept")
    return Done(_begun(spec, game, new), status=status, table=new)


def _fields(command: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form as plain text."""
    fields = command.get("fields")
    return {str(name): str(value) for name, value in fields.items()} if isinstance(fields, dict) else {}


def _in_line(kept: Kept, options: object) -> Position:
    """Several choices of one side in a row; where something else is asked in between, the rest waits."""
    position = kept.position
    if not isinstance(options, list) or not options:
        raise Refusal("command-unknown", command="line")
    seat = None if position.ask is None else position.ask.seat
    for place, option in enumerate(options):
        ask = position.ask
        if place and not (isinstance(ask, Choose) and ask.seat == seat and option in ask.options):
            break
        position = position.send(asked(ask, Choose, option))
    return position


def _turned(spec: Spec, kept: Kept, command: Mapping[str, Any]) -> Done:
    """One of the dice that led here, turned to another face: the situation is played again from there."""
    if kept.away:
        raise Refusal("command-unknown", command="whatif")
    own = _begun(spec, kept.position.start.game, kept.table).position
    tried = turn(own, kept.tried or spec.answers, command.get("at"), command.get("answer"))
    return Done(kept._replace(position=tried.position, floor=tried.floor, tried=tried.answers))


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


def _drawn_all(kept: Kept) -> Done:
    """Draw card after card, for as long as nothing but another hidden card is asked for: hands are filled at once."""
    done = Done(kept)
    while isinstance(ask := done.kept.position.ask, Draw) and ask.hidden:
        done = _rolled(done.kept)
    if done.kept is kept:
        raise Refusal("command-unknown", command="roll all")
    return done


def _opened(spec: Spec, link: object) -> Done:
    """The position that a link leads to, if it is one of this widget's game."""
    from engine.core.record import Record

    record = Record.from_link(str(link))
    if record.game != spec.game:
        raise Refusal("game-other", theirs=record.game, ours=spec.game)
    replay = record.replay(games.load)
    position = replay.position
    answers, taken = spec.answers, record.answers[: replay.played]
    own = _begun(spec, position.start.game, record.options).position
    here = own.start == position.start
    floor = len(answers) if here and taken[: len(answers)] == answers else 0
    tried = None
    if here and spec.whatif and not floor:
        floor = led(own, position)
        tried = (*taken[:floor], *answers[floor:])
    said = " ".join(filter(None, (words(spec.lang)("widgets.linked"), replay.notice(spec.lang))))
    away = not here or floor < min(1, len(answers))
    return Done(Kept(position, floor, away, record.options, tried), status=said, note=Note(said, kind="link"))


def _status(view: View, done: Done, command: object) -> str:
    """What the live region says: what went wrong, or what happened and what is asked now; nothing for a mere look."""
    if done.note is not None and not done.status:
        return done.note.text
    if command == {"do": "open"}:
        return ""
    if isinstance(command, dict) and command.get("do") == "build":
        return board(view.game.id).heard(view)
    parts = [done.status] if done.status else []
    if not done.status and not done.link and view.steps:
        last = view.steps[-1]
        if last.open and not last.events and last.ask is not None and last.answer is not None:
            parts.append(in_words(view, last.ask, last.answer) + ".")
        parts += [view.text.event(event) for event in last.events]
    parts.append(capital(view.text.ask(view.ask)) if view.ask is not None else view.headline())
    return " ".join(dict.fromkeys(parts))


def _focus(view: View, command: object) -> str:
    """Where focus goes when the thing just pressed is no longer there."""
    do = command.get("do") if isinstance(command, dict) else None
    rolls = view.ask is not None and not isinstance(view.ask, Choose)
    if do in {"roll", "set"}:
        pressed = f"{view.root}--go" if isinstance(command, dict) and "all" in command else ""
        return pressed if rolls else f"{view.root}--ask"
    if do in {"choose", "line"}:
        return f"{view.root}--go" if rolls else f"{view.root}--ask"
    if do == "again":
        return f"{view.root}--go" if rolls else f"{view.root}--ask"
    return ""
