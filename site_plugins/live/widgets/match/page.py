"""The Play pages: a command comes in, a screen and what to do next go out.

The page keeps matches on the device and hands one in when it is taken up; every answer that changed a match hands the
new text out. What happens by itself is asked for by the page: an answer may say which command to send next and after
how long, so that a computer player thinks in short turns, can be watched, hurried and paused, and never holds anything
up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import games
from engine.core.asks import Ask
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.match.fixture import CURTAIN, OVER, PERSON
from engine.match.saves import saved
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.markup import join
from site_plugins.live.widgets.match.automatic import AUTOMATIC, weight
from site_plugins.live.widgets.match.coach import advice, coaching
from site_plugins.live.widgets.match.commands import COMMANDS
from site_plugins.live.widgets.match.digest import digest
from site_plugins.live.widgets.match.guiding import explain, read, weighs
from site_plugins.live.widgets.match.margin import afterwards, doubted, explained, in_words, margin
from site_plugins.live.widgets.match.place import Place
from site_plugins.live.widgets.match.replay import replay_screen
from site_plugins.live.widgets.match.result_card import date_of, result_card
from site_plugins.live.widgets.match.review import verdict
from site_plugins.live.widgets.match.screen import match_screen, sheet_screen
from site_plugins.live.widgets.match.session import MATCH, REPLAY, SHARED, SHEET, Session
from site_plugins.live.widgets.match.settings import as_typed, name_of, usual
from site_plugins.live.widgets.match.setup_form import opening
from site_plugins.live.widgets.match.shared import shared_screen
from site_plugins.live.widgets.page.contract import Done, Page, asks, together, told
from site_plugins.live.widgets.page.view import Note, View, look
from site_plugins.live.widgets.situation.page import table_of

GO = {"do": "go"}
_NEW = frozenset({"new", "take-over", "play-on", "import", "rematch"})
"""Commands by which a match comes to this device that was not there before."""
_LOOKS = frozenset({"open", "take-up"})
"""Commands that show a match which is kept already, or need not be."""
GLANCE_MS = 200
"""After so long a guided match begins to weigh what may be chosen."""
_TOLD = 12
"""Sentences that are read out at most, the newest: more would take longer than the match."""


class Match(Page[Session]):
    """The Play page of a game: its screen, what to keep, what to say and what to send next."""

    commands = COMMANDS
    view: View | None
    explains = False
    """Something is explained that was not explained before."""
    seasons: Mapping[str, Sequence[Mapping[str, Any]]] | None = None
    """Seasons that the page is to keep from now on, by their games."""
    name: str | None = None
    """What whoever plays calls himself, to be kept from now on for all games."""

    def begun(self) -> Session:
        """The session of this page."""
        game = games.load(self.spec.game)
        self.table = table_of(game, self.request.get("table"))
        known: Session | None = self.kept.get(self.place)
        return known or Session(game)

    def tried(self) -> Session:
        """A copy: what goes wrong there leaves no trace."""
        return self.before.copy()

    def drawn(self, done: Done) -> dict[str, Any]:
        """The screen, what is to be kept of the match and what is to be seen of it."""
        if done.refused:
            self.stay()
        session = self.now
        self.moved = _standing(session) != _standing(self.before)
        if self.moved:
            session.coach = session.doubt = None
        if session.fixture is not None and session.match.position.over:
            session.look_into(decisions=True)
        session.met = _ids(self.request.get("met"), session.met)
        # What a page says of the match that was on it before does not hold for a new one.
        session.here = frozenset() if self.do in _NEW else _ids(self.request.get("here"), session.here)
        session.when = date_of(self.request.get("when")) or session.when
        self.keep_plan()
        self.view = self.seen(done.note)
        if self.view is not None:
            before = session.margin_at
            explain(session, self.view)
            self.explains = session.margin_at != before
        drawn = self.screen(done.note)
        if session.coach is not None and (self.do == "coach" or (self.do == "go" and session.coach.done)):
            # The answer stands below the options, and they may fill the screen.
            drawn["show"] = f"{self.spec.root}--coach"
        return {**drawn, "match": {"screen": session.screen} if done.refused else self.to_keep()}

    def keep_plan(self) -> None:
        """What was put together is there until it is taken, or something else comes in between."""
        session = self.now
        if self.do != "build" and session.fixture is not None and session.match.turn == PERSON:
            session.plan = session.plan.at(board(session.game.id), session.match.offer)

    def stay(self) -> None:
        """A form keeps what was written, and nothing that went wrong by itself is tried again."""
        session = self.now
        if self.do == "new" and isinstance(self.command.get("fields"), dict):
            session.settings = as_typed(session.game, self.fields, self.table)
        if self.do == "go":
            session.paused, session.coach = True, None
            if session.review is not None:
                session.review.give_up()

    def screen(self, note: Note | None) -> dict[str, Any]:
        """The screen, where focus goes, and what the page is to ask for next."""
        session, root, view = self.now, self.spec.root, self.view
        if view is None:
            name, pace = name_of(self.request.get("name")), self.request.get("pace")
            settings = session.settings or usual(session.game, self.table, name, pace)
            here = Place(session.game, session.game.text(self.spec.lang), root, self.spec.base)
            shelf, results = (_listed(self.request.get(name)) for name in ("shelf", "results"))
            results = results if self.seasons is None else self.seasons.get(self.spec.game, results)
            return {"html": str(opening(here, settings, shelf, results, note)), "focus": f"{root}--new"}
        if session.screen == REPLAY:
            html = replay_screen(view, session)
        elif session.screen == SHARED:
            html = shared_screen(view, session)
        elif session.screen == SHEET:
            html = sheet_screen(view, session.match)
        else:
            coach = None if session.coach is None else coaching(view, session.coach)
            ended = (afterwards(view, session), verdict(view, session), result_card(view, session))
            html = match_screen(
                view,
                session.match,
                paused=session.paused,
                coach=coach,
                after=join(*ended) if session.over else None,
                margin=margin(view, session),
                explained=explained(view, session),
            )
        session.fresh = False
        answer: dict[str, Any] = {"html": str(html), "focus": f"{root}--{self.focused()}"}
        following = self.following()
        return answer if following is None else {**answer, "next": following}

    def focused(self) -> str:
        """Where focus goes if what had it is no longer there."""
        if self.now.screen == REPLAY:
            return "at"
        return "verdict" if self.do == "build" else "ask"

    def following(self) -> dict[str, Any] | None:
        """What the page is to send by itself, and after how many milliseconds."""
        session, match = self.now, self.now.match
        if session.looks is not None:
            return {"send": GO, "after": 0}
        if session.screen != MATCH:
            return None
        if session.coach is not None and not session.coach.done:
            return {"send": GO, "after": 0}
        if weighs(session):
            # Until something is chosen there is time: what has just been asked is drawn first.
            return {"send": GO, "after": GLANCE_MS if session.doubt is None else 0}
        if session.paused or match.turn not in AUTOMATIC:
            return None
        # What was there when the reader said go on has been looked at.
        looked = match.thought is not None or self.do == "go-on"
        return {"send": GO, "after": 0 if looked else match.settings.dwell(weight(match, self.heard()))}

    def seen(self, note: Note | None = None) -> View | None:
        """What the screen shows of a match, through the eyes of whoever looks; None where there is only the form."""
        session, match = self.now, self.now.fixture
        if match is None:
            return None
        # Those who only watch, and all once a match is over, see each moment as whoever was asked saw it.
        watches = not match.settings.people or (match.turn == OVER and session.screen == REPLAY)
        plays = session.screen == MATCH and match.turn == PERSON
        view = look(self.spec, session.moment, floor=0, seat=None if watches else match.viewer, you=session.you)
        view = view._replace(fresh=session.fresh, note=note, idle=not plays, built=session.plan.built if plays else {})
        return view._replace(seen=view.seen._replace(ask=match.offer)) if plays else view

    def to_keep(self) -> dict[str, Any]:
        """What the page is to know of the match: which screen it is on and, if it changed, its text to be kept."""
        session = self.now
        known: dict[str, Any] = {"screen": session.screen}
        if self.seasons is not None:
            known["seasons"] = self.seasons
        if self.name is not None:
            known["name"] = self.name
        changed = (self.moved and self.do not in _LOOKS) or self.do == "pace"
        if session.fixture is not None and self.do in {"new", "pace"}:
            known["pace"] = session.fixture.settings.pace
        new = self.do in _NEW or (session.loose and changed)
        if session.fixture is not None and (new or changed):
            known["save"] = saved(session.fixture, session.old)
            session.loose = False
        if session.over:
            # Which rules this device has met is for the page to keep.
            known["rules"] = sorted({event[0] for event in session.match.position.log} | set(session.explained))
        elif session.fixture is not None and (rules := read(session)):
            known["rules"] = rules
        if session.took:
            # For those who measure; the page makes nothing of it.
            known["took"], session.took = round(1000 * session.took, 1), 0.0
        return {**known, "new": True} if new else known

    def status(self, done: Done) -> str:
        """What the live region says: what has been begun, what stands beside the screen, and the news."""
        return " ".join(filter(None, [done.lead, "" if done.note is None else done.note.text, self.news()]))

    def news(self) -> str:
        """What has happened since the reader last heard of it, and what is asked now."""
        session, view, do = self.now, self.view, self.do
        if view is None or session.screen == SHEET:
            return ""
        if session.screen == SHARED:
            return asks(view)
        if session.screen == REPLAY:
            moment = self.say("match.moment", number=session.at, total=len(session.moments) - 1)
            return "" if do == "go" else " ".join([*told(view, view.steps[-1:]), moment])
        if session.coach is not None and do in {"coach", "go"}:
            if session.coach.done:
                return " ".join(advice(view, session.coach))
            return self.say("match.coach-thinks") if do == "coach" else ""
        if do == "build":
            return board(session.game.id).heard(view)
        if session.doubt is not None and not self.moved:
            return doubted(view, session.doubt)
        match = session.match
        if match.turn == CURTAIN and match.position.ask is not None:
            return self.say("match.curtain", who=view.text.who(match.position.ask.seat))
        if do == "go" and not self.moved:
            return ""
        # Whoever has just taken the device hears all that he has not seen.
        heard = match.since if do == "reveal" else self.heard() if self.moved else len(view.steps)
        news = [] if match.covered else [line.text for line in digest(view, match.since, heard).lines][-_TOLD:]
        if match.turn == OVER:
            return together(*news, view.headline())
        asked = asks(view) if match.turn == PERSON and view.ask is not None else ""
        return together(*news, asked, *(in_words(view, session) if self.explains else ()))

    def heard(self) -> int:
        """How many answers of the match the reader has heard of: of one that comes here all but the last."""
        if self.before.fixture is not None and self.do not in _NEW:
            return self.before.fixture.answers
        return 0 if self.now.fixture is None or self.do in {"new", "rematch"} else self.now.fixture.answers - 1

    def asked(self) -> tuple[Ask | None, GameText]:
        """The question of the match, in the words of those who play it."""
        match = self.before.fixture
        names = None if match is None else match.settings.names
        return None if match is None else match.position.ask, self.before.game.text(
            self.spec.lang, names, self.before.you
        )

    def reason(self, why: Refusal) -> str:
        """A refusal in words: the Play page's own, the widget's, the game's."""
        if self.say.says(f"match.refusals.{why.code}"):
            return self.say(f"match.refusals.{why.code}")
        return super().reason(why)


def _standing(session: Session) -> tuple[object, ...]:
    """What of a match is worth keeping: another of these is another text."""
    match = session.fixture
    return () if match is None else (id(match.position), match.time_up)


def _ids(given: object, before: frozenset[str]) -> frozenset[str]:
    """The rules that a page hands in; what it hands in as anything else leaves things as they were."""
    return frozenset(map(str, given)) if isinstance(given, list) else before


def _listed(given: object) -> Sequence[Mapping[str, Any]]:
    """What the page hands in as a list; anything else counts as nothing."""
    return [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []
