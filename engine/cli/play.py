"""`play`: a whole match in the terminal, against computer players or against each other."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine import games as shelf
from engine.bots import LEVELS, RANDOM
from engine.cli.command import INTERRUPTED, Task, add_game, add_house_rules, typed_house
from engine.cli.replay import is_there, is_written, record_of, text_of
from engine.cli.terminal import Left, Terminal
from engine.core.house_rules import agreed, changed_house
from engine.core.language import Language
from engine.core.languages import LANGUAGES, words
from engine.core.reading import clean
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.saves import from_record, saved, take_up
from engine.match.settings import HERE, HUMAN, NEW, OFF, TABLE, Settings, checked

ME = "me"
WHO = (ME, *LEVELS, RANDOM)


class Play(Task):
    """A match from the kick-off, or from where it was left."""

    name = "play"

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which game, who plays, by which rules and dice, and where the match is kept."""
        add_game(parser, say.lang)
        parser.add_argument("--home", choices=WHO, help=say("terminal.play.home"))
        parser.add_argument("--away", choices=WHO, help=say("terminal.play.away"))
        parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help=say("terminal.play.names"))
        parser.add_argument("--seed", metavar="S", help=say("terminal.play.seed"))
        add_house_rules(parser, say.lang)
        parser.add_argument("--dice", choices=(HERE, "hand"), help=say("terminal.play.dice"))
        parser.add_argument("--study", action="store_true", help=say("terminal.play.study"))
        parser.add_argument("--guided", action="store_true", help=say("terminal.play.guided"))
        parser.add_argument("--save", metavar="FILE", help=say("terminal.play.save"))
        parser.add_argument("--resume", metavar="MATCH", help=say("terminal.play.resume"))

    def perform(self, given: Namespace) -> int:
        """Play until the match is over or whoever plays has had enough."""
        say = words(given.lang)
        match, notice = _match(given)
        # A file of older rules stays what it is: today's may not take all of it.
        kept = given.resume if given.resume and not notice and not is_written(given.resume) else ""
        file = given.save or kept
        if given.save and given.save != kept and is_there(given.save):
            raise Refusal("file-there", path=given.save)
        if match.game.watch(match.position.start.house) and not match.settings.people:
            raise Refusal("watch-alone")
        console = _Console(match, file, say)
        terminal = Terminal(match, say, console.read, console.write, keep=console.keep, wipes=sys.stdout.isatty())
        if notice:
            terminal.print(f"{notice} {say('terminal.play.older-stays')}")
        terminal.print(_opening(match, say))
        if match.game.watch(match.position.start.house):
            terminal.print(say("terminal.play.watch-by"))
        try:
            terminal.run()
        except (Left, KeyboardInterrupt) as end:
            console.leave(terminal)
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        terminal.print(say("terminal.play.replay-by"))
        terminal.put(f"python -m engine replay {Record.of(match.position).link()}")
        return 0


class _Console:
    """The keyboard, the screen and the file."""

    def __init__(self, match: Fixture, file: str, say: Language) -> None:
        """Nothing is kept unless there is a file."""
        self.match, self.file, self.say = match, file, say

    def read(self, hint: str) -> str | None:
        """A line from the keyboard; None when there are no more."""
        try:
            typed = input(hint)
        except EOFError:
            typed = None
        if typed is None or not sys.stdin.isatty():
            print()
        return typed

    def write(self, text: str) -> None:
        """Onto the screen."""
        sys.stdout.write(text)
        sys.stdout.flush()

    def keep(self, match: Fixture) -> None:
        """Into the file; one that cannot be written is told of, and play goes on."""
        if not self.file:
            return
        path = Path(self.file)
        beside = path.with_name(f"{path.name}.new")
        try:
            beside.write_text(json.dumps(saved(match), ensure_ascii=False, indent=1) + "\n", "utf-8")
            # Put in place at once, so that half a file is never taken for a match.
            beside.replace(path)
        except (OSError, ValueError):
            self.write(self.say("terminal.play.not-saved", file=self.file) + "\n")
            self.file = ""

    def leave(self, terminal: Terminal) -> None:
        """Keep the match, and say how to take it up again."""
        self.keep(self.match)
        if self.file:
            terminal.print(self.say("terminal.play.saved", file=self.file), gap=True)
        terminal.print(self.say("terminal.play.resume-by"), gap=not self.file)
        terminal.put(_command(self.match, self.file, self.say.lang))


def _command(match: Fixture, file: str, lang: str) -> str:
    """What to type to go on with a match."""
    settings = match.settings
    words = ["python", "-m", "engine", "play", match.game.id, "--resume", file or Record.of(match.position).link()]
    if not file:
        seats = [ME if who == HUMAN else who for who in settings.seats]
        words += ["--home", seats[0], "--away", seats[-1], "--seed", settings.seed]
        words += ["--dice", "hand"] if settings.dice == TABLE else []
        words += ["--study"] if settings.study else []
        words += ["--guided"] if settings.guide != OFF else []
    return shlex.join([*words, "--lang", lang] if lang != LANGUAGES[0] else words)


def _match(given: Namespace) -> tuple[Fixture, str]:
    """A new match as it was asked for, or an old one with what was asked to be different, and what to say of it."""
    game = shelf.load(given.game)
    if given.resume:
        if given.set or given.names:
            raise Refusal("resume-kept")
        taken = (
            from_record(record_of(given.resume), game.id)
            if is_written(given.resume)
            else take_up(text_of(given.resume), game.id)
        )
        match = taken.fixture
        match.settings = checked(_changed(match.settings, given, bare=is_written(given.resume)))
        # Who looks at the screen depends on who plays.
        again = Fixture(match.settings, match.position, match.takes, time_up=match.time_up)
        return again, taken.replay.notice(given.lang)
    house = agreed(game.house_rules, typed_house(given.set))
    sides = game.sides(house)
    usual = Settings(
        tuple(clean(name).strip() for name in given.names) or sides,
        (HUMAN, *("medium" for _ in sides[1:])),
        changed_house(game.house_rules, house),
        pace="instant",
    )
    return Fixture.kick_off(game, checked(_changed(usual, given, bare=True))), ""


def _changed(settings: Settings, given: Namespace, *, bare: bool) -> Settings:
    """What was agreed, but for what has been typed; of a `bare` match nothing was agreed on who plays."""
    home = given.home or (ME if bare else None)
    away = given.away or ((LEVELS[0] if given.guided else "medium") if bare else None)
    seats = list(settings.seats)
    if home is not None:
        seats[0] = home
    if away is not None:
        seats[1:] = [away] * len(seats[1:])
    return settings._replace(
        seats=tuple(HUMAN if who == ME else who for who in seats),
        seed=settings.seed if given.seed is None else given.seed,
        dice=settings.dice if given.dice is None else TABLE if given.dice == "hand" else HERE,
        study=settings.study or given.study,
        guide=NEW if given.guided and settings.guide == OFF else settings.guide,
    )


def _opening(match: Fixture, say: Language) -> str:
    """Who plays what, and with which luck."""
    settings = match.settings
    alone = len(settings.people) == 1
    # Several people at one keyboard know who they are.
    sides = [
        name if who == HUMAN and not alone else f"{name} ({say(f'terminal.play.controls.{who}')})"
        for name, who in zip(settings.names, settings.seats, strict=True)
    ]
    title = match.game.text(say.lang).title()
    return say("terminal.play.kick-off", game=title, home=sides[0], away=sides[1:], seed=settings.seed)


COMMAND = Play()
