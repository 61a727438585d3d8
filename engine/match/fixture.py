"""A match between people and computer players: whose turn it is, what happens by itself, how far one may go back."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from engine.bots import think
from engine.bots.thinking import Thinking
from engine.core.asks import Ask, Cast, Choose, Draw, Must, Roll
from engine.core.events import COUNTS
from engine.core.game import Game
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.match.settings import JOINED, TABLE, Settings

OVER, PERSON, CURTAIN, THINKING, ITSELF = "over", "person", "curtain", "thinking", "itself"
"""Whose turn it is: nobody's; a person's, perhaps behind a curtain until he is alone with his hand; a computer
player's; or something that nobody decides."""


class Fixture:
    """A match being played, with what was agreed about it."""

    __slots__ = ("answers", "doubted", "position", "settings", "shown", "takes", "thought", "time_up")

    def __init__(self, settings: Settings, position: Position, takes: int = 0, *, time_up: bool = False) -> None:
        """A match at a moment."""
        self.settings = settings
        self.position = position
        self.answers = len(position.history)
        self.takes = takes
        """How often somebody went back in study: other dice may fall the next time."""
        people = settings.people
        # When a match that several people share is taken up, nobody can know which of them it is.
        begun = position.before is not None or position.start.data is not None
        self.shown: int | None = None if not people or (begun and self.shared) else people[0]
        """The person whose hand lies open on the screen, if it is known who looks."""
        self.thought: Thinking | None = None
        """What the computer player whose turn it is has found out so far."""
        self.doubted: tuple[str, ...] = ()
        """The questions at which an option has been doubted in this match: none is doubted twice."""
        self.time_up = time_up
        """The players' own watch has run out, and nobody could say so yet."""

    @classmethod
    def kick_off(cls, game: Game[Any], settings: Settings) -> Fixture:
        """A new match."""
        position = Position.begin(Start.of(game, settings.house, settings.names))
        return cls(settings._replace(names=position.start.names).seeded(), position)

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.position.start.game

    @property
    def secret(self) -> bool:
        """Whether the game has hands that the other side must not see."""
        return type(self.game).known is not Game.known

    @property
    def hides(self) -> bool:
        """Whether there are hands now that the other side must not see."""
        return self.secret and not self.position.over

    @property
    def shared(self) -> bool:
        """Whether several people with hidden hands look at one screen in turn."""
        return self.secret and len(self.settings.people) > 1

    @property
    def apart(self) -> bool:
        """Whether each of them now has something before him that the others must not see."""
        return self.shared and not self.game.open(self.position.state)

    @property
    def covered(self) -> bool:
        """Whether no hand may be on the screen now, because the device is being handed over."""
        return self.apart and (self.shown is None or self.turn == CURTAIN)

    @property
    def viewer(self) -> int:
        """Whose eyes the screen looks through: the only person's, of several the one asked last, else the player's."""
        people = self.settings.people
        if len(people) == 1:
            return people[0]
        if self.apart:
            return people[0] if self.shown is None else self.shown
        ask = self.position.ask or (self.position.before.ask if self.position.before else None)
        return 0 if ask is None else ask.seat

    @property
    def hero(self) -> int:
        """Whose chance to win is told: the only person's, else that of the hand that lies open, or the first."""
        people = self.settings.people
        return people[0] if len(people) == 1 else self.shown or 0

    @property
    def offer(self) -> Ask | None:
        """What is asked, but for the whistle: that is blown by the watch and by no side."""
        ask = self.position.ask
        if not (isinstance(ask, Choose) and self.game.whistle in ask.options):
            return ask
        offer = copy(ask)
        offer.options = self._options(ask)
        return offer

    def _options(self, ask: Choose) -> tuple[str, ...]:
        """What a side may choose from."""
        return tuple(option for option in ask.options if option != self.game.whistle)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        ask = self.position.ask
        if ask is None:
            return OVER
        if self._whistles:
            return ITSELF
        if not self._for_person(ask):
            return THINKING if isinstance(ask, Choose) and not isinstance(ask, Must) else ITSELF
        # Dice are rolled for both by whoever has the device; a choice needs the eyes of the one who is asked, and even
        # that there is only one thing to choose may be his secret.
        away = self.shown is None or (isinstance(ask, Choose) and ask.seat != self.shown)
        if self.apart and away:
            return CURTAIN
        return PERSON if self._presses(self.position) else ITSELF

    def _for_person(self, ask: Ask) -> bool:
        """Whether a person answers this: for his side, or by entering dice that were rolled on the table."""
        if isinstance(ask, (Draw, Must)):
            return False
        return self.settings.human(ask.seat) or (self.by_hand and isinstance(ask, (Roll, Cast)))

    def _presses(self, position: Position) -> bool:
        """Whether a person has to do something here: there are several options, or a roll that no choice has led to."""
        ask = position.ask
        if ask is None or not self._for_person(ask):
            return False
        if isinstance(ask, Choose):
            return len(self._options(ask)) > 1
        return self.by_hand or self.settings.throws != JOINED or not (self._opens(position) or self._joined(position))

    def _joined(self, position: Position) -> bool:
        """Whether a person's choice has led to this roll: at once or in the same action, and nothing has counted since.

        What another side answers to a choice belongs to it. A try stops everybody, and what is kicked then is kicked by
        a press of its own.
        """
        while (before := position.before) is not None:
            if self._chose(before, position):
                return True
            within = bool(position.given)
            if not (within or self._goes_without_saying(before)) or self._counts(position):
                return False
            position = before
        return False

    def _counts(self, position: Position) -> bool:
        """Whether the last answer brought something that everybody stops for."""
        return max(map(self.game.events.weight, position.news), default=0) == COUNTS

    def _opens(self, position: Position) -> bool:
        """Whether this roll decides who begins: it comes with the kick-off, for all sides and as often as it takes."""
        ask, first = position.ask, position
        assert ask is not None
        while (before := first.before) is not None and before.ask is not None and before.ask.name == ask.name:
            first = before
        return first.before is None and first.start.data is None

    def _goes_without_saying(self, position: Position) -> bool:
        """Whether what is asked here needs neither a decision nor dice."""
        ask = position.ask
        return isinstance(ask, (Draw, Must)) or (
            isinstance(ask, Choose) and self.settings.human(ask.seat) and len(self._options(ask)) == 1
        )

    def _chose(self, before: Position, after: Position) -> bool:
        """Whether a person chose here, and not the watch for him."""
        ask = before.ask
        return (
            isinstance(ask, Choose)
            and self.settings.human(ask.seat)
            and len(self._options(ask)) > 1
            and after.answer != self.game.whistle
        )

    @property
    def by_hand(self) -> bool:
        """Whether the dice are rolled on a real table, by people who enter them."""
        return self.settings.dice == TABLE and bool(self.settings.people)

    @property
    def silent(self) -> bool:
        """Whether what happens next is nothing to look at: a card face down, the only thing that can be done."""
        ask = self.position.ask
        return isinstance(ask, Must) or (isinstance(ask, Draw) and ask.hidden)

    @property
    def follows(self) -> bool:
        """Whether what comes next belongs to the press before: the roll of a choice, a card, an only option, or all
        that is rolled and dealt before the first decision."""
        ask = self.position.ask
        if ask is None or self.turn != ITSELF:
            return False
        return self.settings.human(ask.seat) or isinstance(ask, (Draw, Must)) or self._opens(self.position)

    @property
    def since(self) -> int:
        """How many answers there were when whoever looks last decided or rolled; of a match that is only watched,
        when its last action began."""
        people, viewer = self.settings.people, self.viewer
        position, answers = self.position, self.answers
        while (before := position.before) is not None:
            answers -= 1
            ask = before.ask
            assert ask is not None
            if not people:
                pressed = not before.given
            else:
                mine = len(people) == 1 or ask.seat == viewer
                pressed = mine and self._presses(before) and position.answer != self.game.whistle
            if pressed:
                return answers
            position = before
        return 0

    @property
    def _whistles(self) -> bool:
        """Whether the watch has run out and this is a moment at which it can be said."""
        ask = self.position.ask
        return self.time_up and isinstance(ask, Choose) and self.game.whistle in ask.options

    def reveal(self) -> None:
        """The person who is asked has taken the device."""
        ask = self.position.ask
        if ask is None or self.turn != CURTAIN:
            raise Refusal("not-your-turn")
        self.shown = ask.seat if self.settings.human(ask.seat) else self.settings.people[0]

    def send(self, answer: object) -> None:
        """Answer what is asked."""
        ask = self.position.ask
        if self.shared and not self.apart and ask is not None and self.settings.human(ask.seat):
            # While everything lies open, whoever answers has the device.
            self.shown = ask.seat
        self.position = self.position.send(answer)
        self.answers += 1
        self.thought = None

    def luck(self) -> Random:
        """The luck of this very moment: the same match with the same seed rolls the same dice."""
        return Random(f"{self.settings.seed}:{self.answers}:{self.takes}")

    def throw(self) -> None:
        """Roll the dice or draw the card that is asked for, by chance."""
        ask = self.position.ask
        if ask is None:
            raise Refusal("over")
        if isinstance(ask, Choose):
            raise Refusal("command-unknown", command="roll")
        self.send(at_random(self.luck())(ask))

    def happen(self) -> None:
        """What nobody decides: a card is drawn, dice fall of which no one is asked, the only thing to do is done."""
        ask = self.position.ask
        if self._whistles:
            self.time_up = False
            self.send(self.game.whistle)
        elif isinstance(ask, Choose):
            (only,) = self._options(ask)
            self.send(only)
        else:
            self.throw()

    def think(self) -> Thinking | None:
        """The thinking of the computer player whose turn it is, begun if it has not been; None where all is clear."""
        ask = self.offer
        assert isinstance(ask, Choose)
        if self.thought is None and len(ask.options) > 1:
            self.thought = think(self.settings.seats[ask.seat], self.outlook(), self.luck())
        return self.thought

    def outlook(self) -> Outlook:
        """What the side that is asked knows and may choose from."""
        outlook = Outlook(self.position)
        outlook.ask = self.offer or outlook.ask
        return outlook

    def decide(self) -> None:
        """Let the computer player take what it thinks best by now."""
        thought, ask = self.think(), self.offer
        assert isinstance(ask, Choose)
        self.send(ask.options[0] if thought is None else thought.best())

    @property
    def back(self) -> Position | None:
        """Where going back leads: a person's last answer, if no die and no hidden card has shown itself since."""
        if self.position.over and not self.settings.study:
            return None
        position = self.position
        while (before := position.before) is not None:
            ask = before.ask
            assert ask is not None
            if not self.settings.study and self._showed(before, ask):
                return None
            if self._presses(before):
                return before
            position = before
        return None

    def _showed(self, before: Position, ask: Ask) -> bool:
        """Whether the answer to this showed what nobody could know: a die, a card, a choice out of another's hand."""
        if isinstance(ask, Choose):
            return self.game.asked(ask, before.state, self.viewer) != ask
        # Dice from a table are only written down here: whoever wrote them wrongly may write them again.
        return not (self.by_hand and isinstance(ask, (Roll, Cast)))

    def undo(self) -> None:
        """Go back; whoever is asked there takes the device again."""
        before = self.back
        if before is None:
            if self.position.before is None:
                raise Refusal("nothing-to-undo")
            raise Refusal("undo-barred")
        self.position = before
        self.answers = len(before.history)
        # In study dice have been seen that are rolled again; otherwise luck is what the seed says.
        self.takes += self.settings.study
        self.thought = None

    def moments(self) -> list[Position]:
        """Every position from the kick-off to now."""
        chain = [self.position]
        while (before := chain[-1].before) is not None:
            chain.append(before)
        chain.reverse()
        return chain
