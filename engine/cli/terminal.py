"""A whole match at a terminal: what is asked is read line by line, what happens is told in the words of the game.

Nothing is shown that the side at the keyboard may not see. Whatever ends the match early, be it `q`, the end of the
input or Ctrl+C, leaves it where it can be taken up again.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable

from engine.cli.board import board, score
from engine.cli.guide import Guide
from engine.cli.study import dice_of, faces_of, odds_lines, page_of, sheet_lines, typed_dice
from engine.core.asks import Answer, Ask, Cast, Choose, Draw, Roll
from engine.core.game import Observation
from engine.core.language import Language
from engine.core.reading import clean, quoted, whole
from engine.core.refusal import Refusal
from engine.match.fixture import CURTAIN, ITSELF, OVER, THINKING, Fixture
from engine.match.settings import HERE, TABLE

WIDEST = 100
"""Characters of a line at most: longer ones are hard to read."""
NOTE = "§"
"""What stands before a rule that is explained."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal with all that can be scrolled back to, so that a hand is not seen by the next player."""


class Left(Exception):
    """Whoever plays has left the match."""


class Terminal:
    """One match, the one who types, and what has been told so far."""

    def __init__(
        self,
        match: Fixture,
        say: Language,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
        *,
        keep: Callable[[Fixture], None] = lambda _: None,
        wipes: bool = False,
    ) -> None:
        """Sit down; `read` gives a line or None at the end of the input, `keep` hears of the match after every turn."""
        self.match = match
        self.say = say
        self.text = match.game.text(say.lang, match.position.start.names)
        self._read, self._write, self._keep, self._wipes = read, write, keep, wipes
        self._guide = Guide(match, self.text, say)
        self._told: dict[int, int] = {}
        """How much of the log each viewer has heard."""

    # What happens

    def run(self) -> None:
        """Play to the end; whoever leaves before raises `Left`."""
        self._catch_up()
        while (turn := self.match.turn) != OVER:
            if turn == CURTAIN:
                self._hand_over()
            elif turn == THINKING:
                self._think()
            elif turn == ITSELF:
                self._go(self.match.happen)
            else:
                self._keep(self.match)
                self._ask()
        self._keep(self.match)
        self.print(self.say("terminal.play.final", score=self._score()), gap=True)
        for line in self._guide.afterwards():
            self.print(line, hang=4)

    def _think(self) -> None:
        """A computer player decides; one that takes its time says so."""
        thinking = self.match.think()
        if thinking is not None and not thinking.done:
            ask = self.match.position.ask
            assert ask is not None
            self.print(self.say("terminal.play.thinks", who=self.text.who(ask.seat)))
            thinking.finish()
        self._go(self.match.decide)

    def _go(self, act: Callable[[], object]) -> None:
        """Do something and tell what came of it: dice and cards of which no event speaks are told as well."""
        before = self.match.position
        act()
        after = self.match.position
        ask, answer = before.ask, after.answer
        if after.before is before and ask is not None and answer is not None and after.told == before.told:
            self._show(ask, answer)
        self.tell()

    def _show(self, ask: Ask, answer: Answer) -> None:
        """Dice or a card for all to see."""
        if isinstance(ask, (Roll, Cast)) or (isinstance(ask, Draw) and not ask.hidden):
            shown = dice_of(self.text, ask, answer)
            self.print(self.say("terminal.play.shows", who=self.text.who(ask.seat), what=shown), indent=4)

    def tell(self) -> None:
        """What has happened since whoever looks has heard of it, each line with its number."""
        if self.match.covered:
            return
        seat, game = self.match.viewer, self.match.game
        log = self.match.position.log
        first = self._told.get(self._ear(seat), 0)
        for number in range(first, len(log)):
            self.print(f"{number + 1:>4}  {self.text.event(game.seen(log[number], seat))}", hang=6)
        self._told[self._ear(seat)] = len(log)

    def _ear(self, seat: int) -> int:
        """Who listens: where several people share hidden hands each for himself, else all alike."""
        return seat if self.match.shared else 0

    def _catch_up(self) -> None:
        """Of a match that is taken up only the last lines are told again."""
        heard = max(0, self.match.position.told - 6) if self.match.position.before is not None else 0
        self._told = dict.fromkeys(range(len(self.text.names)), heard)
        self.tell()

    def _hand_over(self) -> None:
        """Nothing of a hand is on the screen until the one whose turn it is says so."""
        ask = self.match.position.ask
        assert ask is not None
        if self._wipes:
            self._write(CLEAR)
        self.print(self.say("terminal.play.curtain", who=self.text.who(ask.seat)), gap=True)
        self.line(self.say("terminal.play.enter"))
        self.match.reveal()
        self.tell()

    # What is asked

    def _ask(self) -> None:
        """Put the question until something has been answered, or taken back."""
        ask = self.match.offer
        assert ask is not None
        self._picture()
        for number, note in enumerate(self._guide.explain()):
            self.print(f"{NOTE:>4}  {note}", hang=6, gap=number == 0)
        self.print(self.text.ask(ask), gap=True)
        if isinstance(ask, Choose):
            for number, option in enumerate(ask.options, 1):
                self.print(f"{number:>4}  {_capital(self.text.option(ask, option))}", hang=6)
        elif self.match.by_hand:
            self.print(faces_of(ask, self.text, self.say), indent=4)
        else:
            self.print(self.say("terminal.play.throw"), indent=4)
        here = self.match.position
        while self.match.position is here and self.match.turn != ITSELF:
            typed = self.line(self.say("terminal.play.hint"))
            try:
                self._answer(ask, typed)
            except Refusal as why:
                self.print(self._reason(ask, why))

    def _answer(self, ask: Ask, typed: str) -> None:
        """What was typed: a key, the number of an option, or dice."""
        key, _, rest = typed.partition(" ")
        keys: dict[str, Callable[[], None]] = {
            "?": self._help,
            "u": self._undo,
            "o": self._odds,
            "s": self._sheet,
            "d": self._dice,
            "q": self._leave,
        }
        if self.match.game.watch(self.match.position.start.house):
            keys["t"] = self._time
        if key in ("w", "why"):
            self._why(ask, rest.strip())
        elif key in keys and not rest:
            keys[key]()
        elif isinstance(ask, Choose):
            self._choose(ask, typed)
        elif self.match.by_hand:
            faces = typed_dice(ask, self.text, typed)
            self._go(lambda: self.match.send(faces))
        elif typed:
            self.print(f"{self.say('terminal.play.throw')} ({self.say('terminal.play.hint')})")
        else:
            self._go(self.match.throw)

    def _choose(self, ask: Choose, typed: str) -> None:
        """An option by its number, or by the name that links and files have for it."""
        option = typed
        if 1 <= (whole(typed) or 0) <= len(ask.options):
            option = ask.options[int(typed) - 1]
        try:
            answer = self.match.position.read(option)
        except Refusal as why:
            if why.code != "option-unknown":
                raise
            self.print(self.say("terminal.play.number", most=len(ask.options)))
            return
        doubt = self._guide.doubts(str(answer))
        if doubt:
            self.print(doubt)
            return
        self._go(lambda: self.match.send(answer))

    # The keys

    def _help(self) -> None:
        """Every key."""
        watch = self.match.game.watch(self.match.position.start.house)
        does = {key: what for key, what in self.say.all("terminal.play.keys").items() if watch or key != "t"}
        names = {key: self.say("terminal.play.enter-key") if key == "Enter" else key for key in does}
        wide = max(map(len, names.values()))
        for key, name in names.items():
            self.print(f"  {name:{wide}}  {does[key]}", hang=wide + 4)

    def _undo(self) -> None:
        """Back, as far as one may."""
        self.match.undo()
        heard = self.match.position.told
        self._told = {seat: min(heard, told) for seat, told in self._told.items()}
        self.print(self.say("terminal.play.undone"))

    def _odds(self) -> None:
        """What may come, exactly."""
        for line in odds_lines(self.match, self.text, self.say):
            self.put(line)

    def _sheet(self) -> None:
        """The match so far, as it would stand on paper."""
        self._picture()
        for line in sheet_lines(self._seen(), self.match, self.text, self.say):
            self.put(line)

    def _dice(self) -> None:
        """Dice from here, or from the table."""
        settings = self.match.settings
        self.match.settings = settings._replace(dice=HERE if settings.dice == TABLE else TABLE)
        self.print(self.say("terminal.play.by-hand") if self.match.by_hand else self.say("terminal.play.thrown-here"))
        ask = self.match.offer
        if isinstance(ask, (Roll, Cast)):
            by_hand = self.match.by_hand
            self.print(faces_of(ask, self.text, self.say) if by_hand else self.say("terminal.play.throw"), indent=4)

    def _time(self) -> None:
        """The watch on the table has run out."""
        self.match.time_up = True
        self.print(self.say("terminal.play.time-up"))

    def _leave(self) -> None:
        """Enough for now."""
        raise Left

    def _why(self, ask: Ask, number: str) -> None:
        """What is barred here and by which rule, or the rule behind a line of the story."""
        log = self.match.position.log
        if not number:
            self.print(self._rule(ask.rule))
            if isinstance(ask, Choose) and ask.barred:
                self.print(self.say("terminal.play.not-now"))
                for option, rule in ask.barred:
                    self.print(f"{_capital(self.text.barred(ask, option))} {self._rule(rule)}", indent=4)
        elif 1 <= (whole(number) or 0) <= len(log):
            event = self.match.game.seen(log[int(number) - 1], self.match.viewer)
            self.print(self._rule(str(event[0])))
        else:
            self.print(self.say("terminal.play.no-event", number=quoted(number)))

    def _rule(self, rule: str) -> str:
        """A rule, and where it stands in the book."""
        return self.say("terminal.play.rule", rule=rule, page=page_of(rule, self.say.lang))

    # Paper and ink

    def _seen(self) -> Observation:
        """What whoever looks may see."""
        return self.match.position.observe(self.match.viewer)

    def _score(self) -> str:
        """The points as they stand."""
        position = self.match.position
        result = position.result
        points = position.start.game.points(position.state) if result is None else result.score
        return score({} if result is not None else self._seen().view, points, self.text)

    def _picture(self) -> None:
        """What lies open."""
        position, seat = self.match.position, self.match.viewer
        points = self.match.game.points(position.state)
        for number, line in enumerate(board(self._seen().view, points, self.text, seat, self.say)):
            self.print(line, gap=number == 0, hang=4)

    def _reason(self, ask: Ask, why: Refusal) -> str:
        """A refusal in words; what a rule bars has a sentence of its own."""
        if why.code == "barred":
            return f"{_capital(self.text.barred(ask, str(why.data['option'])))} {self._rule(why.rule)}"
        return self.text.refusal(why)

    def line(self, hint: str) -> str:
        """A line that was typed; the end of the input is a way to leave."""
        typed = self._read(self.say.typeset(f"{hint} > "))
        if typed is None:
            raise Left
        return clean(typed).strip()

    def print(self, sentence: str, *, indent: int = 0, hang: int | None = None, gap: bool = False) -> None:
        """A sentence, in lines that fit; `gap` leaves one free before it."""
        width = min(WIDEST, shutil.get_terminal_size().columns - 1)
        rest = " " * (indent if hang is None else hang)
        for line in ([""] if gap else []) + textwrap.wrap(
            self.say.typeset(sentence),
            max(width, 20),
            initial_indent=" " * indent,
            subsequent_indent=rest,
            drop_whitespace=True,
            break_long_words=False,
            break_on_hyphens=False,
            replace_whitespace=False,
        ):
            self.put(line)

    def put(self, line: str) -> None:
        """A line as it is, but for what would steer the screen."""
        self._write(clean(line) + "\n")


def _capital(sentence: str) -> str:
    """A phrase made into the beginning of a line."""
    return sentence[:1].upper() + sentence[1:]
