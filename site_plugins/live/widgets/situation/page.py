"""A situation on a page: its commands, and what is kept of it for as long as the visit lasts.

A *table* is the house rules that a reader has set for a game. The page keeps it on the device and sends it along; a
widget begins by it, and one begun by another table begins anew unless the reader is in the middle of something.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from engine import games
from engine.core.asks import Ask, Choose, Draw
from engine.core.game import Game
from engine.core.house_rules import agreed, changed_house
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.learn.predict import to_guess
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.page.answers import asked, by_fields, chance
from site_plugins.live.widgets.page.contract import Done, Page, asks, together, told
from site_plugins.live.widgets.page.view import Note, View, look
from site_plugins.live.widgets.situation.frame import frame
from site_plugins.live.widgets.situation.guess import guessed
from site_plugins.live.widgets.situation.whatif import led, turn

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
    built: Mapping[str, str] = {}
    guessed: tuple[int, int] | None = None
    """What the reader has guessed of the odds, and after how many answers."""

    @property
    def guess(self) -> int | None:
        """What the reader has guessed of these odds, if he has."""
        return self.guessed[0] if self.guessed and self.guessed[1] == len(self.position.history) else None

    @property
    def untouched(self) -> bool:
        """The reader has done nothing here yet."""
        return not self.away and len(self.position.history) <= self.floor


class Situation(Page[Kept]):
    """A situation, or a match that goes on from one."""

    view: View

    def begun(self) -> Kept:
        """The position as it was left; a widget that nobody has touched begins by the table that is laid now."""
        self.game = games.load(self.spec.game)
        self.table = table_of(self.game, self.request.get("table"))
        if self.place not in self.kept:
            self.take_over()
        known: Kept | None = self.kept.get(self.place)
        return known if known and (known.table == self.table or not known.untouched) else self.start(self.table)

    def start(self, table: Table) -> Kept:
        """The widget's own start, by this table; by the book where the table's own parts do not allow that start."""
        try:
            position = self.spec.begin(self.game, table)
        except Refusal:
            if not table:
                raise
            position = self.spec.begin(self.game)
        return Kept(position, len(self.spec.answers), table=table)

    def take_over(self) -> None:
        """Go on from what the page has answered by itself, by the book, while Python was not there."""
        before = self.request.get("before")
        for command in before if isinstance(before, list) else ():
            Situation(self.spec, {"widget": self.request.get("widget", self.spec.root), "command": command}).take()

    def move(self, position: Position) -> None:
        """The same widget a step on, or a step back."""
        self.now = self.now._replace(position=position)

    def asked(self) -> tuple[Ask | None, GameText]:
        """The question of the position, and the game's own words."""
        return self.before.position.ask, self.game.text(self.spec.lang)

    @property
    def written(self) -> Mapping[str, str] | None:
        """What the reader wrote into the editor, to be shown again when it is refused."""
        return self.fields if self.do == "table" and isinstance(self.command.get("fields"), dict) else None

    def drawn(self, done: Done) -> dict[str, Any]:
        """The frame, and where focus goes when the thing just pressed is no longer there."""
        kept = self.now
        note, draft = done.note or self.not_here(), self.written if done.refused else None
        self.view = look(self.spec, kept.position, floor=kept.floor)._replace(
            fresh=done.fresh, note=note, away=kept.away, draft=draft, built=kept.built, guessed=kept.guess
        )
        answer = {"html": str(frame(self.view))}
        focus = "" if done.note is not None else self.focus()
        return {**answer, "focus": focus} if focus else answer

    def not_here(self) -> Note | None:
        """Say that the table's own parts do not allow this start."""
        kept, own = self.now, self.spec.start.get("options", {})
        house = kept.position.start.house
        if all(house.get(key) == value for key, value in kept.table.items() if key not in own):
            return None
        return Note(self.say("widgets.table-not-here")) if kept.untouched else None

    def status(self, done: Done) -> str:
        """What happened and what is asked now; where something else is said first, no more than what is asked."""
        if self.do == "guess":
            return guessed(self.view)
        if self.do == "build":
            return board(self.game.id).heard(self.view)
        news = [done.lead] if done.lead else [] if "link" in done.more else told(self.view, self.view.steps[-1:])
        return together(*news, asks(self.view))

    def focus(self) -> str:
        """What comes next: the dice, or the question."""
        rolls = self.view.ask is not None and not isinstance(self.view.ask, Choose)
        if self.do in {"roll", "set"}:
            pressed = f"{self.view.root}--go" if "all" in self.command else ""
            return pressed if rolls else f"{self.view.root}--ask"
        if self.do == "guess":
            return f"{self.view.root}--guess"
        if self.do in {"choose", "line", "again"}:
            return f"{self.view.root}--{'go' if rolls else 'ask'}"
        return ""


def table_of(game: Game[Any], given: object) -> Table:
    """The table that a page sends along, in its proper form; what this edition no longer takes counts as the book's."""
    if not isinstance(given, dict):
        return {}
    taken: dict[str, str] = {}
    for house_rule in game.house_rules:
        with suppress(Refusal):
            taken[house_rule.key] = house_rule.accept(given.get(house_rule.key, house_rule.default))
    return changed_house(game.house_rules, taken)


def _open(page: Situation) -> Done:
    """Look at the widget as it is, or at the position that a link leads to, if it is one of this widget's game."""
    if page.command.get("link") is None:
        return Done("")
    from engine.core.record import Record

    spec, record = page.spec, Record.from_link(str(page.command["link"]))
    if record.game != spec.game:
        raise Refusal("game-other", theirs=record.game, ours=spec.game)
    replay = record.replay(games.load)
    position = replay.position
    answers, taken = spec.answers, record.answers[: replay.played]
    own = page.start(record.house).position
    here = own.start == position.start
    floor = len(answers) if here and taken[: len(answers)] == answers else 0
    tried = None
    if here and spec.whatif and not floor:
        floor = led(own, position)
        tried = (*taken[:floor], *answers[floor:])
    away = not here or floor < min(1, len(answers))
    page.now = Kept(position, floor, away, record.house, tried)
    said = together(page.say("widgets.linked"), replay.notice(spec.lang))
    return Done(lead=said, note=Note(said, kind="link"))


def _roll(page: Situation) -> Done:
    """Throw the dice or draw the card that is asked for, by chance; hidden cards all at once."""
    every = page.command.get("all") is True
    ask = page.now.position.ask
    if every and not (isinstance(ask, Draw) and ask.hidden):
        raise Refusal("command-unknown", command="roll all")
    if ask is None:
        raise Refusal("over")
    if isinstance(ask, Choose):
        raise Refusal("command-unknown", command="roll")
    page.move(page.now.position.send(chance()(ask)))
    while every and isinstance(ask := page.now.position.ask, Draw) and ask.hidden:
        page.move(page.now.position.send(chance()(ask)))
    return Done(fresh=True)


def _choose(page: Situation) -> None:
    """Take an option."""
    position = page.now.position
    page.move(position.send(asked(position.ask, Choose, page.command.get("option"))))


def _set(page: Situation) -> Done:
    """Set the dice or the card by hand."""
    position = page.now.position
    page.move(position.send(by_fields(position.ask, page.command.get("fields"))))
    return Done(fresh=True)


def _build(page: Situation) -> None:
    """Put something together that is not played yet."""
    _only(page, bool(page.spec.builder))
    page.now = page.now._replace(built=page.fields)


def _line(page: Situation) -> None:
    """Several choices of one side in a row; where something else is asked in between, the rest waits."""
    options, position = page.command.get("options"), page.now.position
    _only(page, bool(page.spec.builder and isinstance(options, list) and options))
    seat = None if position.ask is None else position.ask.seat
    for place, option in enumerate(options or ()):
        ask = position.ask
        if place and not (isinstance(ask, Choose) and ask.seat == seat and option in ask.options):
            break
        position = position.send(asked(ask, Choose, option))
    page.move(position)


def _undo(page: Situation) -> Done:
    """Take the last answer back."""
    if len(page.now.position.history) <= page.now.floor:
        raise Refusal("nothing-to-undo")
    page.move(page.now.position.undo())
    return Done(lead=page.say("widgets.undone"))


def _again(page: Situation) -> Done:
    """Back to the widget's own start."""
    page.now = page.start(page.table)
    return Done(lead=page.say("widgets.started"))


def _table(page: Situation) -> Done:
    """The table as the reader lays it: what the editor says, or again what the book says."""
    drawn, house_rules, written = board(page.spec.game), page.game.house_rules, page.written
    others = {key: value for key, value in page.table.items() if key not in drawn.edits}
    rules = drawn.read(written) if written is not None else {}
    new = changed_house(house_rules, agreed(house_rules, {**others, **rules}))
    page.now = page.start(new)
    lead = page.say("widgets.table-reset") if written is None else page.say("widgets.table-kept")
    return Done(lead=lead, more={"table": {"game": page.spec.game, "rules": new}})


def _whatif(page: Situation) -> None:
    """One of the dice that led here, turned to another face: the situation is played again from there."""
    _only(page, page.spec.whatif and not page.now.away)
    own = page.start(page.now.table).position
    tried = turn(own, page.now.tried or page.spec.answers, page.command.get("at"), page.command.get("answer"))
    page.now = page.now._replace(position=tried.position, floor=tried.floor, tried=tried.answers)


def _guess(page: Situation) -> None:
    """Guess how likely something is, before the odds are shown."""
    found, given = to_guess(page.now.position), page.command.get("choice")
    _only(page, found is not None and type(given) is int and 0 <= given < len(found.choices))
    page.now = page.now._replace(guessed=(int(str(given)), len(page.now.position.history)))


def _link(page: Situation) -> Done:
    """A link to this position."""
    from engine.core.record import Record

    return Done(more={"link": Record.of(page.now.position).link()})


def _only(page: Situation, here: bool) -> None:
    """Refuse what cannot be done in this widget."""
    if not here:
        raise Refusal("command-unknown", command=page.do)


Situation.commands = {
    "open": _open,
    "roll": _roll,
    "choose": _choose,
    "set": _set,
    "build": _build,
    "line": _line,
    "undo": _undo,
    "again": _again,
    "table": _table,
    "whatif": _whatif,
    "guess": _guess,
    "link": _link,
}
