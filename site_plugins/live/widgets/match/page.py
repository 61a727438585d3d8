"""The desk of the Play pages: a command of the page comes in, a screen and what to do next go out.

The page keeps matches on the device and hands one in when it is taken up; every answer that changed a match hands the
new text out. What happens by itself is asked for by the page: an answer may say which command to send next and after
how long, so that a computer player thinks in short turns, can be watched, hurried and paused, and never holds anything
up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import games
from engine.core.languages import words
from engine.core.refusal import Refusal
from engine.match.fixture import CURTAIN, ITSELF, OVER, PERSON, THINKING
from engine.match.saves import saved
from engine.match.settings import PAUSE_MS
from site_plugins.live.widgets.drawing.throws import in_words
from site_plugins.live.widgets.match.coach import advice, coaching
from site_plugins.live.widgets.match.commands import Deeds
from site_plugins.live.widgets.match.replay import replay_screen
from site_plugins.live.widgets.match.screen import match_screen, sheet_screen
from site_plugins.live.widgets.match.session import MATCH, REPLAY, SHEET, Session
from site_plugins.live.widgets.match.settings import as_typed, usual
from site_plugins.live.widgets.match.setup_form import Place, opening
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note, Step, View, capital, look, reason

GO = {"do": "go"}
_NEW = frozenset({"new", "take-over", "import", "rematch"})
"""Commands by which a match comes to this device that was not there before."""
_LOOKS = frozenset({"open", "take-up"})
"""Commands that show a match which is kept already, or need not be."""
_TOLD = 8
"""Sentences that are read out at most, the newest: more would take longer than the match."""
_sessions: dict[str, Session] = {}


def forget() -> None:
    """Forget every session, for tests."""
    _sessions.clear()


def answered(spec: Spec, request: Mapping[str, Any], table: Mapping[str, str]) -> dict[str, Any]:
    """The answer to a request of a Play page; whatever goes wrong is said, and the page stays as it was."""
    place = f"{spec.lang}:{spec.root}"
    before = _sessions.setdefault(place, Session(games.load(spec.game)))
    given = request.get("command")
    command: Mapping[str, Any] = given if isinstance(given, dict) else {}
    do = str(command.get("do"))
    now = before.copy()
    try:
        extra = Deeds(spec, now, request, table).do(do, command)
        answer = Desk(spec, now, request, table).answer(do, extra, before)
    except Refusal as why:
        desk = Desk(spec, before, request, table)
        return desk.refused(do, command, Note(desk.reason(why), why.rule))
    except Exception:
        return Desk(spec, before, request, table).refused(do, command, Note(words(spec.lang)("widgets.broken")))
    # Kept only once it could be drawn.
    _sessions[place] = now
    return answer


class Desk:
    """What the page gets of a session: its screen, what to keep, what to say and what to send next."""

    def __init__(self, spec: Spec, session: Session, request: Mapping[str, Any], table: Mapping[str, str]) -> None:
        """Sit down at a session."""
        self.spec, self.session, self.table = spec, session, table
        self.say = words(spec.lang)
        self.shelf = _listed(request.get("shelf"))
        self.results = _listed(request.get("results"))

    def answer(self, do: str, extra: dict[str, Any], before: Session) -> dict[str, Any]:
        """What a deed led to; `extra` goes to the page as it is, but for what is to be said and shown beside it."""
        session = self.session
        moved = _standing(session) != _standing(before)
        if moved:
            session.coach = None
        note: Note | None = extra.pop("note", None)
        begun: str = extra.pop("begun", "")
        view = self.view(note)
        drawn = self.drawn(view, note)
        if "status" not in extra:
            news = "" if view is None else self.status(do, view, self.since(do, before), moved=moved)
            extra["status"] = " ".join(filter(None, [begun, "" if note is None else note.text, news]))
        if session.coach is not None and (do == "coach" or (do == "go" and session.coach.done)):
            # The answer stands below the options, and they may fill the screen.
            drawn["show"] = f"{self.spec.root}--coach"
        return {**drawn, **extra, "match": self.kept(do, moved=moved)}

    def since(self, do: str, before: Session) -> int:
        """How many answers of the match the reader has heard of: of one that comes here all but the last."""
        if before.fixture is not None and do not in _NEW:
            return before.fixture.answers
        return 0 if self.session.fixture is None or do in {"new", "rematch"} else self.session.fixture.answers - 1

    def refused(self, do: str, command: Mapping[str, Any], note: Note) -> dict[str, Any]:
        """Something that cannot be: the screen stays, a form keeps what was written, and nothing is tried again."""
        session = self.session
        fields = command.get("fields")
        if do == "new" and isinstance(fields, dict):
            written = {str(name): str(value) for name, value in fields.items()}
            session.settings = as_typed(session.game, written, self.table)
        if do == "go":
            session.paused, session.coach, session.waiting = True, None, []
        drawn = self.drawn(self.view(note), note)
        return {"status": note.text, **drawn, "show": f"{self.spec.root}--note", "match": {"screen": session.screen}}

    def drawn(self, view: View | None, note: Note | None = None) -> dict[str, Any]:
        """The screen, where focus goes, and what the page is to ask for next."""
        session, root = self.session, self.spec.root
        if view is None:
            settings = session.settings or usual(session.game, self.table)
            here = Place(session.game, session.game.text(self.spec.lang), root, self.spec.base)
            html = opening(here, settings, self.shelf, self.results, note)
            return {"html": str(html), "focus": f"{root}--new"}
        if session.screen == REPLAY:
            html = replay_screen(view, session)
        elif session.screen == SHEET:
            html = sheet_screen(view, session.match)
        else:
            coach = None if session.coach is None else coaching(view, session.coach)
            html = match_screen(view, session.match, paused=session.paused, coach=coach)
        session.fresh = False
        answer: dict[str, Any] = {"html": str(html), "focus": f"{root}--{'at' if session.screen == REPLAY else 'ask'}"}
        following = self.following()
        return answer if following is None else {**answer, "next": following}

    def following(self) -> dict[str, Any] | None:
        """What the page is to send by itself, and after how many milliseconds."""
        session, match = self.session, self.session.match
        if session.screen == REPLAY:
            return {"send": GO, "after": 0} if session.waiting else None
        if session.screen != MATCH:
            return None
        if session.coach is not None and not session.coach.done:
            return {"send": GO, "after": 0}
        if session.paused or match.turn not in {THINKING, ITSELF}:
            return None
        at_once = match.thought is not None or match.silent
        return {"send": GO, "after": 0 if at_once else PAUSE_MS[match.settings.pace]}

    def view(self, note: Note | None = None) -> View | None:
        """What the screen shows of a match, through the eyes of whoever looks; None where there is only the form."""
        session, match = self.session, self.session.fixture
        if match is None:
            return None
        # Those who only watch, and all once a match is over, see each moment as whoever was asked saw it.
        watches = not match.settings.people or (match.turn == OVER and session.screen == REPLAY)
        plays = session.screen == MATCH and match.turn == PERSON
        view = look(
            self.spec,
            session.moment,
            floor=0,
            seat=None if watches else match.viewer,
            fresh=session.fresh,
            note=note,
            idle=not plays,
        )
        return view._replace(seen=view.seen._replace(ask=match.offer)) if plays else view

    def kept(self, do: str, *, moved: bool) -> dict[str, Any]:
        """What the page is to know of the match: which screen it is on and, if it changed, its text to be kept."""
        session = self.session
        told: dict[str, Any] = {"screen": session.screen}
        new = do in _NEW or (session.loose and moved and do not in _LOOKS)
        if session.fixture is not None and (new or (moved and do not in _LOOKS)):
            told["save"] = saved(session.fixture, session.old)
            session.loose = False
        if session.took:
            # For those who measure; the page makes nothing of it.
            told["took"], session.took = round(1000 * session.took, 1), 0.0
        return {**told, "new": True} if new else told

    def status(self, do: str, view: View, since: int, *, moved: bool) -> str:
        """What the live region says: what has happened since so many answers, and what is asked now."""
        session, match = self.session, self.session.match
        if session.screen == SHEET:
            return ""
        if session.screen == REPLAY:
            return "" if do == "go" else " ".join([*_told(view, view.steps[-1:]), self.moment()])
        if session.coach is not None and do in {"coach", "go"}:
            if session.coach.done:
                return " ".join(advice(view, session.coach))
            return self.say("match.coach-thinks") if do == "coach" else ""
        if match.turn == CURTAIN and match.position.ask is not None:
            return self.say("match.curtain", who=view.text.who(match.position.ask.seat))
        if do == "go" and not moved:
            return ""
        # Whoever has just taken the device hears the last thing that happened.
        steps = view.steps[-1:] if do == "reveal" else view.steps[since:] if moved and not match.covered else ()
        news = _told(view, steps)[-_TOLD:]
        if match.turn == OVER:
            news.append(view.headline())
        elif match.turn == PERSON and view.ask is not None:
            news.append(capital(view.text.ask(view.ask)))
        return " ".join(dict.fromkeys(news))

    def moment(self) -> str:
        """Where in the replay the reader is."""
        return self.say("match.moment", number=self.session.at, total=len(self.session.moments) - 1)

    def reason(self, why: Refusal) -> str:
        """A refusal in words: the Play page's own, the widget's, the game's."""
        if self.say.says(f"match.refusals.{why.code}"):
            return self.say(f"match.refusals.{why.code}")
        match = self.session.fixture
        text = self.session.game.text(self.spec.lang, None if match is None else match.settings.names)
        ask = None if match is None else match.position.ask
        if why.code == "barred" and ask is not None:
            return capital(text.barred(ask, str(why.data["option"])))
        return reason(why, text)


def _standing(session: Session) -> tuple[object, ...]:
    """What of a match is worth keeping: another of these is another text."""
    match = session.fixture
    return () if match is None else (id(match.position), match.time_up)


def _told(view: View, steps: Sequence[Step]) -> list[str]:
    """Steps in sentences, for those who listen."""
    told: list[str] = []
    for step in steps:
        if step.open and not step.events and step.ask is not None and step.answer is not None:
            told.append(in_words(view, step.ask, step.answer) + ".")
        told += [view.text.event(event) for event in step.events]
    return told


def _listed(given: object) -> Sequence[Mapping[str, Any]]:
    """What the page hands in as a list; anything else counts as nothing."""
    return [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []
