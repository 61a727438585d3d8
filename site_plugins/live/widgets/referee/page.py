"""The referee's page: a command comes in, the form and the answer go out.

Odds may take longer than an answer should. They come with a second command, which the page is told to send once the
reader has paused.
"""

from __future__ import annotations

from typing import Any

from engine import games
from engine.core.asks import Ask, Choose
from engine.core.inquiry_links import write
from engine.core.language import Language
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.core.text import GameText
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.page.answers import asked, by_fields, chance
from site_plugins.live.widgets.page.contract import Done, Page, asks, together, told
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note, View, look
from site_plugins.live.widgets.referee.faults import fault
from site_plugins.live.widgets.referee.form import Form
from site_plugins.live.widgets.referee.inquiry import Inquiry
from site_plugins.live.widgets.referee.screen import screen

ODDS = {"send": {"do": "odds"}, "after": 150}
"""What the page sends by itself, and after how many milliseconds without another change."""


class Referee(Page[Inquiry]):
    """The page on which any game may be asked about."""

    view: View

    def begun(self) -> Inquiry:
        """The inquiry as it was left, or one at the first moment of a game."""
        self.tables = _tables(self.request.get("tables"))
        known: Inquiry | None = self.kept.get(self.place)
        return known or Inquiry(self.tables)

    def tried(self) -> Inquiry:
        """A copy, at the tables that this device keeps now."""
        now = self.before.copy()
        now.tables = self.tables
        return now

    def drawn(self, done: Done) -> dict[str, Any]:
        """Form and answer, where focus goes, and what the page is to ask for next."""
        inquiry = self.now
        # The odds come by themselves: whoever is still reading what was said before them must find it there.
        inquiry.said = inquiry.said if self.do == "odds" else done.note
        self.view = viewed(self.spec, inquiry)._replace(note=inquiry.said, fresh=done.fresh)
        pasted = self.fields.get("line", "") if done.refused and self.do == "line" else None
        if pasted is not None:
            # What the reader has to mend stays as it is: no second answer comes to write over it.
            inquiry.reckoned = inquiry.position
        html = str(frame(self.spec, inquiry, self.view, pasted))
        answer: dict[str, Any] = {"html": html, "focus": f"{self.view.root}--ask"}
        if inquiry.position.ask is not None and inquiry.reckoned is not inquiry.position:
            answer["next"] = ODDS
        return answer

    def status(self, done: Done) -> str:  # noqa: ARG002 (what stands beside the answer is seen)
        """What is wrong, or what has happened since and what is asked now."""
        if self.now.faults:
            return self.say("referee.wrong", what=fault(self.view, next(iter(self.now.faults.values()))))
        answers = self.do in {"choose", "set", "roll"}
        return together(*told(self.view, self.view.steps[self.before.taken :] if answers else ()), asks(self.view))

    def asked(self) -> tuple[Ask | None, GameText | Language]:
        """The question before the referee, in the words of those who play."""
        inquiry, ask, lang = self.before, self.before.position.ask, self.spec.lang
        return ask, self.say if ask is None else inquiry.game.text(lang, inquiry.sides)


def viewed(spec: Spec, inquiry: Inquiry) -> View:
    """The position of an inquiry as the side that is asked sees it."""
    return look(spec._replace(game=inquiry.game.id), inquiry.position, floor=0)


def frame(spec: Spec, inquiry: Inquiry, view: View, pasted: str | None = None) -> Markup:
    """Form and answer; `pasted` is a position that could not be read."""
    return screen(Form(inquiry, view, games.moment_words(inquiry.game.id, spec.lang), pasted))


def _open(page: Referee) -> Done:
    """Look at what was asked, or at what a link carries."""
    if page.command.get("link") is None:
        return Done("")
    return _opened(page, str(page.command["link"]), page.say("referee.linked"))


def _line(page: Referee) -> Done:
    """Open the position that was pasted: a line, or a link."""
    given = page.fields.get("line", "").strip()
    try:
        return _opened(page, given, page.say("referee.line-opened"))
    except Refusal as why:
        # What is neither is more likely meant for a line.
        raise Refusal("line-broken", part=given[:40]) if why.code == "link-foreign" else why from None


def _opened(page: Referee, given: str, said: str) -> Done:
    """What a link or a line carries; which side asks is asked first where that decides what may lie open."""
    notice = page.now.open(given).notice(page.spec.lang)
    if page.now.pending is not None:
        status = together(notice, page.say("referee.who-asks"))
        return Done(status, note=Note(notice) if notice else None, more={"show": f"{page.spec.root}--who"})
    return Done(note=Note(together(notice, said), kind="link"))


def _copy(page: Referee) -> Done:
    """The whole inquiry as one line."""
    return Done("", more={"copy": page.now.line(), "copied": page.say("referee.line-copied")})


def _seat(page: Referee) -> Done:
    """Ask about a match for one side."""
    who = page.now.ask_as(page.command.get("seat"))
    return Done(note=Note(f"{page.say('referee.linked')} {page.say('referee.dealt-anew', who=who)}", kind="link"))


def _usual(page: Referee) -> Done:
    """Tell it all as it usually is."""
    page.now.begin(page.now.game.id, page.now.moment.id)
    return Done(page.say("referee.usual-again"))


def _palette(page: Referee) -> Done:
    """Lay out the cards that can be added to a place."""
    page.now.lay_out(str(page.command.get("field")))
    return Done("")


def _odds(page: Referee) -> Done:
    """Reckon the odds."""
    page.now.reckoned = page.now.position
    return Done("")


def _link(page: Referee) -> Done:
    """The whole inquiry as a link: what was told, and every answer since."""
    record = Record.of(page.now.position)
    return Done("", more={"link": write(record._replace(names=page.now.names), page.now.moments)})


def _set(page: Referee) -> Done:
    """Enter the dice or the card as they lie."""
    page.now.send(by_fields(page.now.position.ask, page.command.get("fields")))
    return Done(fresh=True)


def _roll(page: Referee) -> Done:
    """Let chance throw or draw."""
    page.now.chance(chance(), every=page.command.get("all") is True)
    return Done(fresh=True)


Referee.commands = {
    "open": _open,
    "line": _line,
    "copy": _copy,
    "seat": _seat,
    "tell": lambda page: page.now.tell(page.fields),
    "usual": _usual,
    "palette": _palette,
    "put": lambda page: page.now.put(str(page.command.get("field")), str(page.command.get("card"))),
    "take": lambda page: page.now.take(str(page.command.get("field")), page.command.get("place")),
    "odds": _odds,
    "link": _link,
    "choose": lambda page: page.now.send(asked(page.now.position.ask, Choose, page.command.get("option"))),
    "set": _set,
    "roll": _roll,
    "whatif": lambda page: page.now.turn(page.command.get("at"), page.command.get("answer")),
    "undo": lambda page: page.now.undo(),
    "again": lambda page: page.now.again(),
}


def _tables(given: object) -> dict[str, dict[str, str]]:
    """The house rules that this device keeps, game by game; what is no such thing counts as none."""
    if not isinstance(given, dict):
        return {}
    return {
        str(game): {str(key): str(value) for key, value in rules.items()}
        for game, rules in given.items()
        if isinstance(rules, dict)
    }
