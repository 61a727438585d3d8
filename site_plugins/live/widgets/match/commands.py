"""What can be asked for on a Play page, command by command; every command changes the session and draws nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import copy
from typing import TYPE_CHECKING

from engine.bots import LEVELS, think
from engine.core.asks import Choose
from engine.core.house_rules import agreed
from engine.core.reading import whole
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import OVER, PERSON, Fixture
from engine.match.saves import TakenUp, from_record, saved, take_up
from engine.match.settings import HUMAN, checked
from site_plugins.live.widgets.match.automatic import flow, go, hurry, reckon
from site_plugins.live.widgets.match.guiding import hesitates, take
from site_plugins.live.widgets.match.season_commands import SEASON
from site_plugins.live.widgets.match.session import MATCH, REPLAY, SHARED, SHEET, Session
from site_plugins.live.widgets.match.settings import as_typed, from_form, given_name
from site_plugins.live.widgets.match.shared import ALL
from site_plugins.live.widgets.page.answers import asked, by_fields
from site_plugins.live.widgets.page.contract import Done, together
from site_plugins.live.widgets.page.view import Note
from site_plugins.live.widgets.stage.plan import Plan

if TYPE_CHECKING:
    from site_plugins.live.widgets.match.page import Match


def _on_screen(page: Match, screen: str) -> Session:
    """The session, for something that can be done on this screen only."""
    _ = page.now.match
    if page.now.screen != screen:
        raise Refusal("not-running")
    return page.now


# How a match comes here.


def _open(page: Match) -> Done:
    """Look at what is here: a match that a link carries, one that the page hands in, or what was here before."""
    link, session = page.command.get("link"), page.now
    if link is not None:
        shown = _shown(page, from_record(Record.from_link(str(link)), page.spec.game), look=True)
        session.loose = session.old is None
        said = together(page.say("widgets.linked"), page.say("match.link-holds") if session.match.hides else "")
        return shown if shown.note else Done(note=Note(said, kind="link"))
    if page.request.get("save") is not None and session.fixture is None:
        return _take_up(page)
    return Done("")


def _set_up(page: Match) -> Done:
    """Draw the form again, for what has been chosen in it so far."""
    page.now.settings = as_typed(page.now.game, page.fields, page.table)
    return Done("")


def _new(page: Match) -> Done:
    """Kick off."""
    page.now.settings = settings = from_form(page.now.game, page.fields, page.table)
    page.name = given_name(settings, page.now.game.sides(agreed(page.now.game.house_rules, settings.house)))
    return _begin(page, Fixture.kick_off(page.now.game, settings))


def _begin(page: Match, fixture: Fixture) -> Done:
    """A match that begins here."""
    page.now.play(fixture)
    flow(page.now)
    return Done(lead=page.say("match.started"))


def _take_up(page: Match) -> Done:
    """Go on with a match that the device has kept, or look back at one that is over."""
    save = page.request.get("save")
    if save is None:
        raise Refusal("not-running")
    shown = _shown(page, take_up(save, page.spec.game))
    quiet = page.do == "take-up" and page.command.get("quiet") is True and not shown.note
    return Done(note=Note(page.say("widgets.page.other-tab"), kind="link")) if quiet else shown


def _import(page: Match) -> Done:
    """Show a match from a file."""
    return _shown(page, take_up(str(page.command.get("text", "")), page.spec.game))


def _shown(page: Match, taken: TakenUp, *, look: bool = False) -> Done:
    """Show a match that was taken up; in its replay one that cannot go on, one that was sent at its question."""
    page.now.play(taken.fixture)
    page.now.old = taken.old
    match = page.now.match
    if look and match.position.ask is not None:
        # Whoever was sent the link is taken for the one who is to move.
        match.shown = match.position.ask.seat
    if taken.old or match.turn == OVER:
        page.now.look_back()
    elif look:
        page.now.screen = SHARED
    if taken.old is None:
        return Done()
    return Done(note=Note(f"{taken.replay.notice(page.spec.lang)} {page.say('match.only-watched')}"))


# What a person does.


def _person(page: Match, act: Callable[[Fixture], None]) -> None:
    """Something that only the person may do whose turn it is."""
    match = _on_screen(page, MATCH).match
    if match.turn != PERSON:
        raise Refusal("not-your-turn" if match.turn != OVER else "over")
    act(match)
    page.now.paused = False
    page.now.fresh = True
    flow(page.now)


def _reveal(page: Match) -> None:
    """Whoever is to move has taken the device."""
    _on_screen(page, MATCH).match.reveal()


def _roll(page: Match) -> None:
    """Have the page throw the dice, unless they are thrown on a table."""
    if page.now.match.by_hand:
        raise Refusal("command-unknown", command="roll")
    _person(page, lambda match: match.throw())


def _choose(page: Match) -> None:
    """Take an option, unless it is a bad idea that is doubted first."""
    session = _on_screen(page, MATCH)
    if session.match.turn == PERSON and hesitates(session, _option(page)):
        return
    _person(page, lambda _: take(session, _option(page)))


def _option(page: Match) -> str:
    """The option that was chosen; refuse what cannot be, with the reason."""
    match = page.now.match
    option = asked(match.offer, Choose, page.command.get("option"))
    assert match.offer is not None
    return str(match.offer.check(option))


def _build(page: Match) -> None:
    """Put choices together that are taken one by one; what of them holds is for the board to say."""
    if _on_screen(page, MATCH).match.turn != PERSON:
        raise Refusal("not-your-turn")
    page.now.plan = Plan.read(page.fields)


def _set_dice(page: Match) -> None:
    """Enter the dice that were thrown on the table."""
    _person(page, lambda match: match.send(by_fields(match.position.ask, page.command.get("fields"))))


def _pause(page: Match) -> None:
    """Stop computer players and the watch, or let them go on."""
    _on_screen(page, MATCH).paused = page.do == "pause"


def _pace(page: Match) -> Done:
    """Let computer players move at another pace from now on."""
    session = _on_screen(page, MATCH)
    match = session.match
    match.settings = checked(match.settings._replace(pace=page.fields.get("pace", match.settings.pace)))
    session.paused = False
    flow(session)
    return Done("")


def _time(page: Match) -> None:
    """The watch on the table has run out."""
    match = page.now.match
    if not match.game.watch(match.position.start.house):
        raise Refusal("command-unknown", command="time")
    if match.turn != OVER:
        match.time_up = True
    if page.now.screen == MATCH:
        flow(page.now)


def _undo(page: Match) -> Done:
    """Go back."""
    _on_screen(page, MATCH).match.undo()
    return Done(lead=page.say("match.undone"))


def _coach(page: Match) -> None:
    """Have the coach think about what the person is asked."""
    match = _on_screen(page, MATCH).match
    ask = match.offer
    if match.turn != PERSON or not isinstance(ask, Choose):
        raise Refusal("not-your-turn")
    page.now.coach = think("hard", match.outlook(), match.luck())


# Looking back.


def _uncovered(page: Match) -> None:
    """Refuse to show anything of a match while its device is being handed over."""
    if page.now.match.covered and page.now.match.turn != OVER:
        raise Refusal("hands-down")


def _replay(page: Match) -> None:
    """From the first moment to the last."""
    _uncovered(page)
    page.now.look_back()


def _seek(page: Match) -> None:
    """Another moment of the match."""
    text = str(page.command.get("at", ""))
    at = whole(text.removeprefix("-"))
    if at is None:
        raise Refusal("command-unknown", command="seek")
    page.now.seek(0 if text.startswith("-") else at)


def _moment(page: Match) -> None:
    """One moment of a match that is over, from its final screen or its replay."""
    if page.now.screen != REPLAY:
        _replay(page)
    _seek(page)


def _take_over(page: Match) -> Done:
    """A new match from the moment that is shown, for one side, against computer players."""
    return _heir(page, _on_screen(page, REPLAY), every=False)


def _play_on(page: Match) -> Done:
    """Go on with a match that somebody has sent: for one side against computer players, or for all sides."""
    return _heir(page, _on_screen(page, SHARED), every=True)


def _heir(page: Match, session: Session, *, every: bool) -> Done:
    """A new match from the moment that is shown, for those whom a form names."""
    fields, heirs = page.fields, {str(seat): {seat} for seat in session.heirs}
    if every:
        heirs[ALL] = set(range(len(session.match.settings.seats)))
    me, level = fields.get("as", next(iter(heirs), "0")), fields.get("level", "medium")
    if me not in heirs:
        raise Refusal("setting-unknown", field="as", value=me, known=tuple(heirs))
    before = session.match.settings
    seats = tuple(HUMAN if seat in heirs[me] else level for seat in range(len(before.seats)))
    settings = checked(before._replace(seats=seats, seed=""))
    return _begin(page, Fixture(settings.seeded(), session.moment))


def _sheet(page: Match) -> None:
    """The match sheet alone."""
    _uncovered(page)
    if page.now.screen != SHEET:
        page.now.before, page.now.screen = page.now.screen, SHEET


def _back(page: Match) -> None:
    """From the sheet to where it was opened, from the replay to a match that goes on."""
    session, match = page.now, page.now.match
    if session.screen == SHEET:
        session.screen = session.before
    elif session.old is None:
        session.screen = SHARED if session.loose and not match.position.over else MATCH


def _rematch(page: Match) -> Done:
    """The same again, with other luck; against computer players of another level where one is named."""
    settings = page.now.match.settings._replace(seed="")
    if (level := page.command.get("level")) in LEVELS:
        settings = settings._replace(seats=tuple(who if who == HUMAN else str(level) for who in settings.seats))
    return _begin(page, Fixture.kick_off(page.now.game, settings))


def _link(page: Match) -> Done:
    """A link to the match as it is shown; with `anew`, what its sender has not seen is dealt anew in it."""
    session = page.now
    if page.command.get("anew") is not True:
        return Done("", more={"link": (session.old or Record.of(session.moment)).link()})
    from engine.core.inquiry_links import inquiry_about
    from site_plugins.live.widgets.referee.link import imagined

    _uncovered(page)
    position = imagined(session.moment, session.match.viewer)
    record = None if position is None else inquiry_about(position)
    if record is None:
        raise Refusal("unimaginable")
    return Done("", more={"link": record._replace(names=session.moment.start.names).link()})


def _file(page: Match) -> Done:
    """The match as a file that people can read, without the seed of the dice to come."""
    match = copy(page.now.match)
    match.settings = match.settings._replace(seed="")
    names = "-".join("".join(c for c in name if c.isalnum()) for name in match.settings.names[:2])
    text = json.dumps(saved(match, page.now.old), ensure_ascii=False, indent=1)
    return Done("", more={"file": {"name": f"{page.spec.game}-{names}.json", "text": text + "\n"}})


COMMANDS: Mapping[str, Callable[[Match], Done | None]] = {
    "open": _open,
    "setup": _set_up,
    "new": _new,
    "take-up": _take_up,
    "import": _import,
    "forget": lambda _: Done(""),
    "leave": lambda page: page.now.leave(),
    "roll": _roll,
    "choose": _choose,
    "set": _set_dice,
    "reveal": _reveal,
    "go": lambda page: go(page.now),
    "go-on": _pause,
    "pause": _pause,
    "pace": _pace,
    "hurry": lambda page: hurry(_on_screen(page, MATCH)),
    "time": _time,
    "build": _build,
    "undo": _undo,
    "coach": _coach,
    "replay": _replay,
    "seek": _seek,
    "moment": _moment,
    "take-over": _take_over,
    "play-on": _play_on,
    "chart": lambda page: reckon(_on_screen(page, REPLAY)),
    "sheet": _sheet,
    "back": _back,
    "rematch": _rematch,
    "link": _link,
    "file": _file,
    **SEASON,
}
