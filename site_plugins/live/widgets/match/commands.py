"""What can be asked for on a Play page, command by command; every deed changes the session and draws nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from engine.bots import think
from engine.core.asks import Choose
from engine.core.languages import words
from engine.core.reading import whole
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import OVER, PERSON, Fixture
from engine.match.saves import TakenUp, from_record, saved, take_up
from engine.match.settings import HUMAN, checked
from site_plugins.live.widgets.match.automatic import flow, go, hurry, reckon
from site_plugins.live.widgets.match.session import MATCH, REPLAY, SHEET, Session
from site_plugins.live.widgets.match.settings import as_typed, from_form
from site_plugins.live.widgets.page.answers import asked, by_fields
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note


class Deeds:
    """One request to a session; what a deed returns goes to the page as it is."""

    def __init__(self, spec: Spec, session: Session, request: Mapping[str, Any], table: Mapping[str, str]) -> None:
        """Sit down at a session."""
        self.spec, self.session, self.table = spec, session, table
        self.say = words(spec.lang)
        self.save = request.get("save")

    def do(self, do: str, command: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out a command."""
        session = self.session
        deeds: dict[str, Callable[[], dict[str, Any] | None]] = {
            "open": lambda: self.open(command),
            "setup": lambda: self.set_up(command),
            "new": lambda: self.new(command),
            "take-up": lambda: self.take_up(quiet=command.get("quiet") is True),
            "import": lambda: self.shown(take_up(str(command.get("text", "")), self.spec.game)),
            "forget": lambda: {"status": ""},
            "leave": session.leave,
            "roll": self.roll,
            "choose": lambda: self.choose(command),
            "set": lambda: self.set_dice(command),
            "reveal": self.reveal,
            "go": lambda: go(session),
            "go-on": lambda: self.pause(False),
            "pause": lambda: self.pause(True),
            "hurry": lambda: hurry(self.on_screen(MATCH)),
            "time": self.whistle,
            "undo": self.undo,
            "coach": self.ask_coach,
            "replay": self.replay,
            "seek": lambda: self.seek(command),
            "take-over": lambda: self.take_over(command),
            "chart": lambda: reckon(self.on_screen(REPLAY)),
            "sheet": self.show_sheet,
            "back": self.back,
            "rematch": self.rematch,
            "link": lambda: {"link": self.link(anew=command.get("anew") is True), "status": ""},
            "file": lambda: {"file": self.file(), "status": ""},
        }
        if do not in deeds:
            raise Refusal("command-unknown", command=do)
        return deeds[do]() or {}

    @property
    def match(self) -> Fixture:
        """The match that is played or looked back at."""
        return self.session.match

    def on_screen(self, screen: str) -> Session:
        """The session, for something that can be done on this screen only."""
        _ = self.match
        if self.session.screen != screen:
            raise Refusal("not-running")
        return self.session

    # How a match comes here.

    def open(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Look at what is here: a match that a link carries, one that the page hands in, or what was here before."""
        link = command.get("link")
        if link is not None:
            told = self.shown(from_record(Record.from_link(str(link)), self.spec.game), look=True)
            self.session.loose = self.session.old is None
            said = [self.say("widgets.linked"), *([self.say("match.link-holds")] if self.match.hides else [])]
            return {"note": Note(" ".join(said), kind="link"), **told}
        if self.save is not None and self.session.fixture is None:
            return self.take_up()
        return {"status": ""}

    def set_up(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Draw the form again, for what has been chosen in it so far."""
        self.session.settings = as_typed(self.session.game, _fields(command), self.table)
        return {"status": ""}

    def new(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Kick off."""
        self.session.settings = settings = from_form(self.session.game, _fields(command), self.table)
        return self.begin(Fixture.kick_off(self.session.game, settings))

    def begin(self, fixture: Fixture) -> dict[str, Any]:
        """A match that begins here."""
        self.session.play(fixture)
        flow(self.session)
        return {"begun": self.say("match.started")}

    def take_up(self, *, quiet: bool = False) -> dict[str, Any]:
        """Go on with a match that the device has kept, or look back at one that is over."""
        if self.save is None:
            raise Refusal("not-running")
        told = self.shown(take_up(self.save, self.spec.game))
        return {"note": Note(self.say("widgets.page.other-tab"), kind="link"), **told} if quiet else told

    def shown(self, taken: TakenUp, *, look: bool = False) -> dict[str, Any]:
        """Show a match that was taken up, one that cannot go on or is only looked at in its replay."""
        self.session.play(taken.fixture)
        self.session.old = taken.old
        ask = self.match.position.ask
        if look and ask is not None:
            # Whoever was sent the link is taken for the one who is to move.
            self.match.shown = ask.seat
        if look or taken.old or self.match.turn == OVER:
            self.session.look_back()
        if taken.old is None:
            return {}
        return {"note": Note(f"{taken.replay.notice(self.spec.lang)} {self.say('match.only-watched')}")}

    # What a person does.

    def person(self, act: Callable[[Fixture], None]) -> None:
        """Something that only the person may do whose turn it is."""
        match = self.on_screen(MATCH).match
        if match.turn != PERSON:
            raise Refusal("not-your-turn" if match.turn != OVER else "over")
        act(match)
        self.session.paused = False
        self.session.fresh = True
        flow(self.session)

    def reveal(self) -> None:
        """Whoever is to move has taken the device."""
        self.on_screen(MATCH).match.reveal()

    def roll(self) -> None:
        """Have the page throw the dice, unless they are thrown on a table."""
        if self.match.by_hand:
            raise Refusal("command-unknown", command="roll")
        self.person(lambda match: match.throw())

    def choose(self, command: Mapping[str, Any]) -> None:
        """Take an option."""

        def act(match: Fixture) -> None:
            option = asked(match.offer, Choose, command.get("option"))
            assert match.offer is not None
            match.send(match.offer.check(option))

        self.person(act)

    def set_dice(self, command: Mapping[str, Any]) -> None:
        """Enter the dice that were thrown on the table."""
        self.person(lambda match: match.send(by_fields(match.position.ask, command.get("fields"))))

    def pause(self, paused: bool) -> None:
        """Stop computer players and the watch, or let them go on."""
        self.on_screen(MATCH).paused = paused

    def whistle(self) -> None:
        """The watch on the table has run out."""
        match = self.match
        if not match.game.watch(match.position.start.options):
            raise Refusal("command-unknown", command="time")
        if match.turn != OVER:
            match.time_up = True
        if self.session.screen == MATCH:
            flow(self.session)

    def undo(self) -> dict[str, Any]:
        """Go back."""
        self.on_screen(MATCH).match.undo()
        return {"begun": self.say("match.undone")}

    def ask_coach(self) -> None:
        """Have the coach think about what the person is asked."""
        match = self.on_screen(MATCH).match
        ask = match.offer
        if match.turn != PERSON or not isinstance(ask, Choose):
            raise Refusal("not-your-turn")
        if len(ask.options) == 1:
            raise Refusal("one-way")
        self.session.coach = think("hard", match.outlook(), match.luck())

    # Looking back.

    def uncovered(self) -> None:
        """Refuse to show anything of a match while its device is being handed over."""
        if self.match.covered and self.match.turn != OVER:
            raise Refusal("hands-down")

    def replay(self) -> None:
        """From the first moment to the last."""
        self.uncovered()
        self.session.look_back()

    def seek(self, command: Mapping[str, Any]) -> None:
        """Another moment of the match."""
        text = str(command.get("at", ""))
        at = whole(text.removeprefix("-"))
        if at is None:
            raise Refusal("command-unknown", command="seek")
        self.session.seek(0 if text.startswith("-") else at)

    def take_over(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """A new match from the moment that is shown, for one side, against computer players."""
        session, fields = self.on_screen(REPLAY), _fields(command)
        heirs = {str(seat): seat for seat in session.heirs}
        me, level = fields.get("as", "0"), fields.get("level", "medium")
        if me not in heirs:
            raise Refusal("setting-unknown", field="as", value=me, known=tuple(heirs))
        before = session.match.settings
        seats = tuple(HUMAN if seat == heirs[me] else level for seat in range(len(before.seats)))
        settings = checked(before._replace(seats=seats, seed=""))
        return self.begin(Fixture(settings.seeded(), session.moment))

    def show_sheet(self) -> None:
        """The match sheet alone."""
        self.uncovered()
        if self.session.screen != SHEET:
            self.session.before, self.session.screen = self.session.screen, SHEET

    def back(self) -> None:
        """From the sheet to where it was opened, from the replay to a match that goes on."""
        session = self.session
        _ = self.match
        if session.screen == SHEET:
            session.screen = session.before
        elif session.old is None and not session.match.position.over:
            session.screen = MATCH

    def rematch(self) -> dict[str, Any]:
        """The same again, with other luck."""
        settings = self.match.settings._replace(seed="")
        return self.begin(Fixture.kick_off(self.session.game, settings))

    def link(self, *, anew: bool) -> str:
        """A link to the match as it is shown; with `anew`, what its sender has not seen is dealt anew in it."""
        session = self.session
        if not anew:
            return (session.old or Record.of(session.moment)).link()
        from engine.core.questions import question
        from site_plugins.live.widgets.referee.link import imagined

        self.uncovered()
        position = imagined(session.moment, self.match.viewer)
        record = None if position is None else question(position)
        if record is None:
            raise Refusal("unimaginable")
        return record._replace(names=session.moment.start.names).link()

    def file(self) -> dict[str, str]:
        """The match as a file that people can read, without the seed of the dice to come."""
        match = copy(self.match)
        match.settings = match.settings._replace(seed="")
        names = "-".join("".join(c for c in name if c.isalnum()) for name in match.settings.names[:2])
        text = json.dumps(saved(match, self.session.old), ensure_ascii=False, indent=1)
        return {"name": f"{self.spec.game}-{names}.json", "text": text + "\n"}


def _fields(command: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form as plain text."""
    fields = command.get("fields")
    return {str(name): str(value) for name, value in fields.items()} if isinstance(fields, dict) else {}
