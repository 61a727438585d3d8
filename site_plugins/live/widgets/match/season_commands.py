"""What can be done with the season of one's own: it goes out as a file, comes in from one, and is erased."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.match import season
from site_plugins.live.widgets.match.settings import name_of
from site_plugins.live.widgets.page.contract import Done
from site_plugins.live.widgets.page.view import Note

if TYPE_CHECKING:
    from site_plugins.live.widgets.match.page import Match


def _file(page: Match) -> Done:
    """The seasons of all games as a file."""
    given = page.request.get("seasons")
    seasons = given if isinstance(given, dict) else {}
    # What this device keeps by mistake would make the whole file unreadable elsewhere.
    kept = {str(game): list(filter(season.is_entry, _entries(all_))) for game, all_ in seasons.items()}
    return Done(
        "", more={"file": {"name": "coup-denvoi.json", "text": season.written(kept, name_of(page.request.get("name")))}}
    )


def _import(page: Match) -> Done:
    """Seasons from a file, added to those of this device; what stands in both counts once."""
    text = str(page.command.get("text", ""))
    came = season.read(text)
    given = page.request.get("seasons")
    here = given if isinstance(given, dict) else {}
    after = {game: season.merged(_entries(here.get(game)), entries) for game, entries in came.items()}
    count = sum(len(entries) - len(_entries(here.get(game))) for game, entries in after.items())
    said = page.say("review.season-brought", count=count) if count > 0 else page.say("review.season-same")
    page.seasons = after
    # A name of this device's own is not replaced.
    page.name = None if name_of(page.request.get("name")) else name_of(season.signed(text)) or None
    return Done(note=Note(said, kind="link"))


def _erase(page: Match) -> Done:
    """Nothing of this game's season is kept any more."""
    page.seasons = {page.spec.game: []}
    return Done(note=Note(page.say("review.season-erased"), kind="link"))


def _entries(given: object) -> list[season.Entry]:
    """What the device keeps of a game's season, as far as it can be told apart."""
    return [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []


SEASON: Mapping[str, Callable[[Match], Done | None]] = {
    "season-file": _file,
    "season-import": _import,
    "season-erase": _erase,
}
