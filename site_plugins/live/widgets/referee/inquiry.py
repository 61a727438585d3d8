"""One inquiry: what the referee has been told, what has been answered since, and the position to which that leads."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, NamedTuple

from engine import games
from engine.core import lines
from engine.core.asks import Ask, Cast, Draw, Roll
from engine.core.game import Game
from engine.core.house_rules import agreed, changed_house
from engine.core.inquiry_links import inquiry_about, is_inquiry, read
from engine.core.moment_fields import Cards, Field, Flag
from engine.core.moments import Filled, Moment, Moments, short
from engine.core.position import Position, Start
from engine.core.record import Record, Replay
from engine.core.refusal import Refusal
from site_plugins.live.widgets.page.view import Note
from site_plugins.live.widgets.referee.link import imagined

Tables = Mapping[str, Mapping[str, str]]
TOLD, RULE = "f-", "rule-"
"""What the names of the form's places begin with: those of the match, and those of house rules."""
MOST_CARDS = 60
"""More cards than any hand, pile or row can hold, so that a finger that rests on a button does no harm."""


class Given(NamedTuple):
    """An answer as it is written, and what had been asked; without that, it answers whatever is asked."""

    text: str
    asked: str = ""


class Inquiry:
    """What one asks the referee. What cannot be is kept as it was told, with what is wrong; the position stays."""

    def __init__(self, tables: Tables, game: str = games.SHELF[0]) -> None:
        """Begin with the first moment of a game, at the reader's own table."""
        self.tables = tables
        self.position: Position
        self.reckoned: Position | None = None
        """The position whose odds have been worked out."""
        self.palette = ""
        """The place to which cards are being added."""
        self.pending: Position | None = None
        """A match in which hands are hidden, until it is known which side asks about it."""
        self.said: Note | None = None
        """What the referee said beside his last answer."""
        self.begin(game)

    def copy(self) -> Inquiry:
        """The same, to try something on."""
        return copy(self)

    def begin(self, game: str, moment: str = "", texts: Mapping[str, str] | None = None) -> None:
        """Turn to a moment, with what is known already where that can be; otherwise as it is at first."""
        changed = not hasattr(self, "game") or self.game.id != game
        self.game: Game[Any] = games.load(game)
        self.moments: Moments = games.moments(game)
        self.moment: Moment = self.moments.find(moment)
        if changed:
            self.house: dict[str, str] = self._own_table()
            self.names: tuple[str, ...] = ()
        self.palette = ""
        self.rest: dict[str, Any] = dict(self.moment.rest)
        self.answers: tuple[Given, ...] = tuple(map(Given, self.moment.answers))
        usual = self.moment.usual(self.rules)
        kept = {name: text for name, text in (texts or {}).items() if name in usual}
        self.texts: dict[str, str] = {**usual, **kept}
        self.ask()
        if self.faults and kept:
            self.texts = usual
            self.ask()
        if self.faults and self.house:
            # The table's own parts do not allow this start: the book's do.
            self.house = {}
            self.texts = self.moment.usual(self.rules)
            self.ask()

    def _own_table(self) -> dict[str, str]:
        """The house rules that this device keeps for the game; those of an older edition count as none."""
        try:
            return changed_house(
                self.game.house_rules, agreed(self.game.house_rules, self.tables.get(self.game.id, {}))
            )
        except Refusal:
            return {}

    @property
    def rules(self) -> dict[str, str]:
        """Every house rule with its value."""
        return agreed(self.game.house_rules, self.house)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of those who play."""
        return self.names or self.game.sides(self.rules)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What is asked for; a value that no place can show is kept and not asked for."""
        return tuple(field for field in self.moment.asked(self.rules) if field.names[0] in self.texts)

    def ask(self) -> None:
        """Put the question: to the position if it can be, otherwise only what is wrong is noted."""
        self.pending = None
        rules = self.rules
        told = self.moment.read(self.texts, self.rest, rules)
        self.faults: dict[str, Refusal] = told.faults
        self.stopped: Refusal | None = None
        if self.faults:
            return
        try:
            start = Start.of(self.game, rules, self.names, self.moment.play, told.data, "match")
            position = Position.begin(start)
        except Refusal as why:
            self.faults = {self.moments.place(why, self.moment, self.texts, rules): why}
            return
        self._follow(position)

    def _follow(self, position: Position) -> None:
        """Give the answers one after the other, for as long as each is asked for and possible."""
        self.position = position
        for given in self.answers:
            ask = self.position.ask
            if ask is None or (given.asked and given.asked != ask.name):
                return
            try:
                self.position = self.position.send(given.text)
            except Refusal as why:
                self.stopped = why
                return

    @property
    def taken(self) -> int:
        """How many of the answers the position has taken."""
        return len(self.position.history)

    def tell(self, fields: Mapping[str, str]) -> None:
        """What the form says now: another game, another moment, or the same moment told differently."""
        game, moment = fields.get("game", self.game.id), fields.get("moment", self.moment.id)
        if game != self.game.id:
            self.begin(game)
            return
        if moment != self.moment.id:
            usual = self.moment.usual(self.rules)
            self.begin(game, moment, {name: text for name, text in self.texts.items() if text != usual.get(name)})
            return
        rules = {key.removeprefix(RULE): value for key, value in fields.items() if key.startswith(RULE)}
        self._lay({**self.house, **rules})
        for field in self.fields:
            # Cards are put and taken one by one, and a form may be older than the last of them.
            if isinstance(field, Cards) and not any(TOLD + name in fields for name in field.names):
                continue
            for name in field.names:
                if TOLD + name in fields or isinstance(field, Flag):
                    self.texts[name] = fields.get(TOLD + name, "")
        self.ask()

    def _lay(self, house: Mapping[str, str]) -> None:
        """Play by other house rules; places that come or go with them are as usual."""
        new = changed_house(self.game.house_rules, agreed(self.game.house_rules, house))
        if new == self.house:
            return
        before = self.moment.usual(self.rules)
        self.house = new
        usual = self.moment.usual(self.rules)
        hidden = {name for name in usual if name in before and name not in self.texts}
        self.texts = {name: self.texts.get(name, text) for name, text in usual.items() if name not in hidden}

    def put(self, name: str, card: str) -> None:
        """Add a card to a hand, a row or a pile."""
        field = self._cards(name)
        held = self.texts[name].split()
        if card not in field.known or len(held) >= MOST_CARDS:
            raise Refusal("place-card", value=card[:40])
        self.texts = {**self.texts, name: " ".join([*held, card])}
        self.ask()

    def lay_out(self, name: str) -> None:
        """Lay out the cards that can be added to a place, or put them away again."""
        self._cards(name)
        self.palette = "" if self.palette == name else name

    def take(self, name: str, place: object) -> None:
        """Take a card away."""
        self._cards(name)
        held = self.texts[name].split()
        if type(place) is not int or not 0 <= place < len(held):
            raise Refusal("place-card", value=str(place)[:40])
        self.texts = {**self.texts, name: " ".join([*held[:place], *held[place + 1 :]])}
        self.ask()

    def _cards(self, name: str) -> Cards:
        """The field of cards that has a place of this name."""
        for field in self.fields:
            if isinstance(field, Cards) and name in field.names:
                return field
        raise Refusal("command-unknown", command=name)

    def send(self, answer: object) -> None:
        """Answer what is asked; what would have followed is forgotten."""
        ask = self._asked()
        position = self.position.send(answer)
        assert position.answer is not None
        self.answers = (*self.answers[: self.taken], Given(ask.write(position.answer), ask.name))
        self.position, self.stopped = position, None

    def turn(self, at: object, answer: object) -> None:
        """Turn dice that have been thrown to other faces; the answers after them hold as long as they are asked for."""
        history = self.position.history
        if type(at) is not int or not 0 <= at < len(history) or not isinstance(history[at][0], (Roll, Cast)):
            raise Refusal("die-not-there")
        ask = history[at][0]
        turned = Given(ask.write(ask.parse(str(answer))), ask.name)
        self.answers = (*self.answers[:at], turned, *self.answers[at + 1 :])
        self._follow(self.position.first)

    def undo(self) -> None:
        """Take the last answer back."""
        self.position = self.position.undo()
        self.answers, self.stopped = self.answers[: self.taken], None

    def again(self) -> None:
        """Back to the question, before any answer."""
        self.answers, self.stopped = (), None
        self.position = self.position.first

    def chance(self, luck: Any, *, every: bool = False) -> None:
        """Let chance throw or draw; with `every`, hidden card after hidden card."""
        ask = self._asked()
        if not isinstance(ask, (Roll, Cast, Draw)):
            raise Refusal("command-unknown", command="roll")
        self.send(luck(ask))
        while every and isinstance(following := self.position.ask, Draw) and following.hidden:
            self.send(luck(following))

    def _asked(self) -> Ask:
        """What is asked now."""
        if self.position.ask is None:
            raise Refusal("over")
        return self.position.ask

    def line(self) -> str:
        """What was told and every answer since, as one line of text."""
        record = Record.of(self.position)
        short = inquiry_about(self.position.first)
        return lines.write(record if short is None else short._replace(answers=record.answers))

    def open(self, given: str) -> Replay:
        """Fill everything in from a link or a line: a question to the referee, or any position of the book."""
        told = is_inquiry(given)
        if lines.is_line(given):
            record = lines.read(given, games.load)
            replay = record.replay(games.load)
            told = _in_plain_words(record, replay.position)
        else:
            record = read(given, games.moments)
            replay = record.replay(games.load)
        position = replay.position
        # What was told to a referee he may tell; a match is somebody's, and each side knows its own part of it.
        if not told and type(position.start.game).known is not Game.known and position.ask is not None:
            self.pending = position
            return replay
        # A whole match is asked about from its last play on; what led there is told by the form.
        self._filled(record, replay.position)
        return replay

    def ask_as(self, seat: object) -> str:
        """Ask about the match of a link for one side: what that side cannot know is dealt anew; say which it is."""
        position = self.pending
        if position is None or type(seat) is not int or not 0 <= seat < len(position.start.names):
            raise Refusal("command-unknown", command="seat")
        known = imagined(position, seat)
        asked = None if known is None else inquiry_about(known)
        if asked is None:
            raise Refusal("unimaginable")
        self._filled(asked, asked.position(games.load))
        return position.start.names[seat]

    def _filled(self, record: Record, position: Position) -> None:
        """The form as a position has it, with the answers of the play that is going on."""
        game, start = position.start.game, position.start
        play = position.play or game.next_play(position.base)
        if play is None:
            raise Refusal("nothing-to-play")
        state = position.base
        moments = games.moments(game.id)
        filled: Filled
        moment, filled = moments.of(play, state.data(), short(game, state, start.house), start.house)
        self.game, self.moments, self.moment = game, moments, moment
        self.house, self.names = dict(record.house), record.names
        self.texts, self.rest, self.palette = filled.texts, filled.rest, ""
        history = position.history
        given = history[len(history) - len(position.given) :]
        self.answers = tuple(Given(ask.write(answer), ask.name) for ask, answer in given)
        self.ask()


def _in_plain_words(record: Record, position: Position) -> bool:
    """Whether a line tells the very state that is asked about, with no hidden card since: who brings it has read it."""
    drawn = any(isinstance(ask, Draw) and ask.hidden for ask, _ in position.history)
    return record.data is not None and position.base is position.first.base and not drawn
