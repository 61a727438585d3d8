"""The drill pages: a question comes out, an answer goes in, and what decides it stands beside the board.

The page fetches what questions are made of, and hands it in once; it keeps the progress, and says what time it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine import games
from engine.core.asks import Ask
from engine.core.language import Language
from engine.core.reading import quoted, whole
from engine.core.refusal import Refusal
from engine.core.rules import page_of
from engine.core.text import GameText
from engine.learn.drills.material import Material, from_plain
from engine.learn.memory import AGAIN, GOOD
from engine.learn.progress import read
from site_plugins.live.widgets.drill.screen import drill_screen, setup_screen, spoken, summary_screen
from site_plugins.live.widgets.drill.session import ASKING, KEPT, MINUTES, SETUP, SUMMARY, TOLD, Session
from site_plugins.live.widgets.page.contract import Done, Page
from site_plugins.live.widgets.page.rule_map import RuleMap, read_map

_MATERIAL: dict[str, Material] = {}
_MAPS: dict[str, RuleMap] = {}
LINK = "d"
"""What the link to a question begins with, before its number."""


def start(page: Drills) -> Done | None:
    """A row of questions begins: mixed, or about one section."""
    session = page.now
    fields = page.fields
    section = str(page.command.get("section", fields.get("section", "")))
    session.section = ""
    if section:
        every = page.book().rules
        if section not in every and section not in {page_of(rule) for rule in every}:
            raise Refusal("drill-section", section=quoted(section))
        session.section = section
    if fields:
        session.remembers = KEPT in fields
        session.progress = session.progress.choose(session.game, drills=KEPT if session.remembers else "")
    session.went, session.ends, session.number = (), page.time + 60 * MINUTES, 0
    session.ask(page.time)
    return None


def open_(page: Drills) -> Done | None:
    """Show what is here; a link opens its own question, or questions about its section."""
    link = page.command.get("link")
    if link is None:
        return start(page) if page.command.get("section") else None
    number = whole(str(link).removeprefix(LINK)) if str(link).startswith(LINK) else None
    if number is None:
        raise Refusal("drill-link")
    session = page.now
    page.book()
    session.went, session.ends, session.number = (), page.time + 60 * MINUTES, 0
    session.ask(page.time, number)
    return None


def answer(page: Drills) -> None:
    """An option is taken: it is right or wrong, and what is known of the rule changes."""
    session = page.now
    option = page.command.get("option")
    if session.drill is None or session.screen != ASKING:
        raise Refusal("drill-answered")
    if type(option) is not int or not 0 <= option < len(session.drill.options):
        raise Refusal("command-unknown", command=f"answer {quoted(option)}")
    right = option == session.drill.right
    session.picked, session.screen = option, TOLD
    session.went = (*session.went, (session.drill.rule, right))
    if session.remembers:
        session.progress = session.progress.note(session.drill.rule, GOOD if right else AGAIN, page.time)
    else:
        session.progress = session.progress.meet([session.drill.rule], page.time)


def next_(page: Drills) -> None:
    """The next question, or the summary once five minutes are over."""
    session = page.now
    if session.drill is None:
        raise Refusal("drill-answered")
    if session.went and page.time >= session.ends:
        session.screen = SUMMARY
    else:
        session.ask(page.time)


def stop(page: Drills) -> None:
    """It is enough for now: the summary, or back to the beginning where nothing was answered."""
    page.now.screen = SUMMARY if page.now.went and page.now.screen != SUMMARY else SETUP


def link(page: Drills) -> Done:
    """The link to this question, for the clipboard."""
    drilled = page.now.drill
    if drilled is None:
        raise Refusal("drill-answered")
    return Done("", more={"link": f"{LINK}{drilled.number}"})


class Drills(Page[Session]):
    """The drill page of a game."""

    commands: ClassVar[Mapping[str, Callable[[Any], Done | None]]] = {
        "open": open_,
        "start": start,
        "answer": answer,
        "next": next_,
        "stop": stop,
        "leave": stop,
        "link": link,
    }

    def begun(self) -> Session:
        """The session of this page, with what it is made of and what is known of its reader."""
        given = self.request.get("material")
        if given is not None:
            _MATERIAL[self.spec.game] = from_plain(given)
        if self.request.get("map") is not None:
            _MAPS[self.spec.lang] = read_map(self.request["map"])
        self.map = _MAPS.get(self.spec.lang, RuleMap())
        time = self.request.get("now")
        self.time = time if type(time) is int and 0 <= time < 10**11 else 0
        known: Session | None = self.kept.get(self.place)
        return known or Session(games.load(self.spec.game).id)

    def tried(self) -> Session:
        """A copy, with the progress that the device has by now."""
        session = self.before.copy()
        session.material = _MATERIAL.get(self.spec.game)
        if "progress" in self.request:
            session.progress = read(self.request["progress"])
            met = self.request.get("met")
            if isinstance(met, list):
                session.progress = session.progress.meet(map(str, met))
        if session.screen == SETUP:
            session.remembers = bool(session.settings().get("drills"))
        return session

    def book(self) -> Material:
        """What questions are made of; the page is asked for it where it has not handed it in."""
        if self.now.material is None:
            raise Refusal("drill-wanted")
        return self.now.material

    def answer(self) -> dict[str, Any]:
        """As any page answers; but where Python has begun anew, the page is asked for what it has handed in before."""
        if self.do not in {"open", "stop", "leave"} and self.now.material is None:
            return {**super().answer(), "practice": {"needs": True}}
        return super().answer()

    def drawn(self, done: Done) -> dict[str, Any]:
        """The form, a question, or how it went."""
        session, root = self.now, self.spec.root
        if session.screen == SETUP:
            html, focus = setup_screen(self.spec, session, self.map, self.time, done.note), f"{root}--new"
        elif session.screen == SUMMARY:
            html, focus = summary_screen(self.spec, session, self.map, self.time), f"{root}--summary"
        else:
            html, focus = drill_screen(self.spec, session, self.map, done.note), f"{root}--ask"
            if session.screen == TOLD:
                focus = f"{root}--go"
        kept: dict[str, Any] = {"screen": session.screen}
        if self.do == "answer" or (self.do == "start" and self.fields):
            kept["progress"] = session.progress.kept()
        if session.progress.lost:
            kept["lost"] = session.progress.lost
        return {"html": str(html), "focus": focus, "practice": kept}

    def status(self, done: Done) -> str:
        """What the live region says: the question with its options, or what decides it."""
        note = "" if done.note is None else done.note.text
        return " ".join(filter(None, (note, spoken(self.spec, self.now, self.map))))

    def asked(self) -> tuple[Ask | None, GameText | Language]:
        """Nothing of a match is asked here."""
        return None, self.say
