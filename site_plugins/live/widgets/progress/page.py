"""The progress page: the map of the rulebook, and what is done with what the device knows of its reader.

The page keeps the progress; here it is read, drawn, brought in from elsewhere, carried away and erased.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, ClassVar

from engine.core.asks import Ask
from engine.core.language import Language
from engine.core.reading import quoted
from engine.core.refusal import Refusal
from engine.core.text import GameText
from engine.games import SHELF
from engine.learn.progress import KNOWN, Progress, from_file, from_link, read
from site_plugins.live.widgets.page.contract import Done, Page
from site_plugins.live.widgets.page.rule_map import RuleMap, read_map
from site_plugins.live.widgets.progress.screen import progress_screen

_MAPS: dict[str, RuleMap] = {}
FILE = "coup-denvoi-progress.json"


class Shown:
    """What is kept of the page for the visit: which game is shown, and what waits for a yes."""

    def __init__(self) -> None:
        """All games, and nothing waits."""
        self.game = ""
        self.progress = Progress()
        self.brought: Progress | None = None
        self.erasing = False


def open_(page: ProgressPage) -> Done | None:
    """Show the map; a link brings progress from elsewhere, which is asked about first."""
    link = page.command.get("link")
    if link is not None:
        return _bring(page, from_link(str(link)))
    return Done("")


def show(page: ProgressPage) -> Done:
    """The map of one game, or of all."""
    game = str(page.command.get("game", page.fields.get("game", "")))
    if game and game not in SHELF:
        raise Refusal("game-unknown", game=quoted(game), known=SHELF)
    page.now.game = game
    return Done(page.counted())


def import_(page: ProgressPage) -> Done:
    """Progress out of a file, which is asked about first."""
    return _bring(page, from_file(str(page.command.get("text", ""))))


def _bring(page: ProgressPage, brought: Progress) -> Done:
    """What comes from elsewhere waits for a yes."""
    page.now.brought, page.now.erasing = brought, False
    return Done(page.say("progress.offer", rules=len(brought.rules)))


def take(page: ProgressPage) -> Done:
    """What was brought is added to what is here."""
    brought = page.now.brought
    if brought is None:
        raise Refusal("progress-nothing")
    page.now.progress = page.now.progress.merged(brought._replace(lost=0))
    page.now.brought = None
    lost = [page.say("progress.lost", count=brought.lost)] if brought.lost else []
    return Done(" ".join([page.say("progress.taken"), *lost]), more=page.keeping())


def leave(page: ProgressPage) -> Done:
    """What was brought is left, and nothing is erased."""
    page.now.brought, page.now.erasing = None, False
    return Done(page.say("progress.left"))


def erase(page: ProgressPage) -> Done:
    """Erase everything, once it has been asked whether that is meant."""
    if not page.now.erasing:
        page.now.erasing, page.now.brought = True, None
        return Done(page.say("progress.sure"))
    page.now.erasing, page.now.progress = False, Progress()
    return Done(page.say("progress.erased"), more={"practice": {"erase": True}})


def export(page: ProgressPage) -> Done:
    """Everything as a file."""
    return Done(
        page.say("progress.exported"), more={"practice": {"file": {"name": FILE, "text": page.now.progress.export()}}}
    )


def link(page: ProgressPage) -> Done:
    """Everything as a link, for the clipboard."""
    return Done("", more={"link": page.now.progress.link()})


class ProgressPage(Page[Shown]):
    """The map of all games."""

    commands: ClassVar[Mapping[str, Callable[[Any], Done | None]]] = {
        "open": open_,
        "show": show,
        "import": import_,
        "take": take,
        "leave": leave,
        "erase": erase,
        "export": export,
        "link": link,
    }

    def begun(self) -> Shown:
        """What is kept of this page."""
        if self.request.get("map") is not None:
            _MAPS[self.spec.lang] = read_map(self.request["map"])
        self.map = _MAPS.get(self.spec.lang, RuleMap())
        time = self.request.get("now")
        self.time = time if type(time) is int and 0 <= time < 10**11 else 0
        known: Shown | None = self.kept.get(self.place)
        return known or Shown()

    def tried(self) -> Shown:
        """A copy, with the progress that the device has by now."""
        shown = copy(self.before)
        if "progress" in self.request:
            shown.progress = read(self.request["progress"])
            met = self.request.get("met")
            if isinstance(met, list):
                shown.progress = shown.progress.meet(map(str, met))
        return shown

    def keeping(self) -> dict[str, Any]:
        """What the device is to keep from now on."""
        return {"practice": {"progress": self.now.progress.kept()}}

    def counted(self) -> str:
        """How many rules are known, in a sentence."""
        chapters = [one for one in self.map.chapters if self.now.game in {"", one.game}]
        rules = [each.rule for chapter in chapters for each in chapter.rules]
        known = sum(self.now.progress.status(rule, self.time) == KNOWN for rule in rules)
        return self.say("progress.counted", known=known, total=len(rules))

    def drawn(self, done: Done) -> dict[str, Any]:
        """The map with everything around it."""
        now, root = self.now, self.spec.root
        html = progress_screen(self.spec, self.map, now, self.time, done.note)
        answer: dict[str, Any] = {"html": str(html), "focus": f"{root}--head", "practice": {}}
        if now.brought is not None or now.erasing:
            answer["show"] = f"{root}--asked"
        if now.progress.lost:
            answer["practice"] = {"lost": now.progress.lost}
        return answer

    def status(self, done: Done) -> str:
        """What the live region says where the command says nothing by itself."""
        return "" if done.note is None else done.note.text

    def asked(self) -> tuple[Ask | None, GameText | Language]:
        """Nothing of a match is asked here."""
        return None, self.say
