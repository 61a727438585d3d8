"""The form in which a match is set up, and beside it the matches that this device keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.house_rules import HouseRule
from engine.match.settings import CONTROLS, DICE, GUIDES, PACES, SEED_MOST, THROWS, Settings
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.match.place import Place
from site_plugins.live.widgets.match.season import season
from site_plugins.live.widgets.match.settings import NAME_MOST
from site_plugins.live.widgets.page.urls import ruling_url
from site_plugins.live.widgets.page.view import Note, capital
from site_plugins.live.widgets.situation.controls import button


def setup(place: Place, settings: Settings, note: Note | None = None) -> Markup:
    """The form; nothing of it depends on a script, except that somebody must take it."""
    say = place.say
    return el(
        "form",
        el("h2", say("match.new"), class_="ce-play__head", id=f"{place.root}--new", tabindex=-1),
        el(
            "p",
            icon("note"),
            el("span", prose(note.text)),
            class_=f"ce-note ce-note--{note.kind}",
            id=f"{place.root}--note",
        )
        if note
        else None,
        el(
            "fieldset",
            el("legend", say("match.sides")),
            [_side(place, settings, seat) for seat in range(len(settings.seats))],
            el("p", say("match.name-kept"), class_="ce-setup__hint", id=f"{place.root}--name-kept"),
        ),
        el(
            "details",
            el("summary", say("match.house")),
            el(
                "div",
                [_house_rule(place, settings, house_rule) for house_rule in place.game.house_rules],
                class_="ce-setup__rules",
            ),
            class_="ce-fold",
            id=f"{place.root}--house",
        ),
        el(
            "details",
            el("summary", say("match.manner")),
            _manner(place, settings),
            class_="ce-fold",
            id=f"{place.root}--manner",
        ),
        el("button", say("match.kick-off"), type="submit", class_="ce-go", id=f"{place.root}--kick-off"),
        _guided(place),
        class_="ce-setup",
        data_send_form={"do": "new"},
    )


def _guided(place: Place) -> Markup:
    """The same form as a first match: against the easiest players, with the rules explained as they come."""
    say, root = place.say, place.root
    press = el(
        "button",
        say("guide.first"),
        type="submit",
        name="first",
        value="on",
        class_="ce-go ce-go--choice",
        id=f"{root}--guided",
        aria_describedby=f"{root}--guided-hint",
    )
    hint = el("span", say("guide.first-hint"), class_="ce-setup__hint", id=f"{root}--guided-hint")
    return el("p", press, hint, class_="ce-setup__guided", id="guided")


def _choice(place: Place, name: str, value: str, options: Sequence[tuple[str, str]], again: bool = False) -> Markup:
    """One of a few, as a list; `again` says that the form changes with it."""
    return el(
        "select",
        [el("option", words, value=key, selected=key == value) for key, words in options],
        name=name,
        id=f"{place.root}--{name}",
        data_send_change={"do": "setup"} if again else None,
    )


def _side(place: Place, settings: Settings, seat: int) -> Markup:
    """One side: its name, and who plays it."""
    say, name, player = place.say, f"name{seat}", f"seat{seat}"
    controls = [(key, say(f"match.controls.{key}")) for key in CONTROLS]
    return el(
        "p",
        el("label", say("match.name"), for_=f"{place.root}--{name}", class_="ce-vh"),
        el(
            "input",
            type="text",
            name=name,
            value=settings.names[seat],
            maxlength=NAME_MOST,
            required=True,
            autocomplete="off",
            id=f"{place.root}--{name}",
            data_own_name=seat == 0,
            aria_describedby=None if seat else f"{place.root}--name-kept",
        ),
        el("label", say("match.player"), for_=f"{place.root}--{player}"),
        _choice(place, player, settings.seats[seat], controls),
        class_="ce-setup__side",
    )


def _house_rule(place: Place, settings: Settings, house_rule: HouseRule) -> Markup:
    """A house rule: its question, what can be answered, and why there is a choice at all."""
    value = settings.house.get(house_rule.key, house_rule.default)
    name = f"rule-{house_rule.key}"
    if house_rule.read is None:
        options = [(each, capital(place.text.setting(house_rule.key, each))) for each in house_rule.allowed]
    else:
        # What a reader has written for his own box stands beside the book's.
        options = [(house_rule.default, capital(place.text.setting(house_rule.key, house_rule.default)))]
        if value != house_rule.default:
            options.append((value, capital(place.say("match.own"))))
    if len(options) < 2:
        return Markup("")
    return el(
        "p",
        el("label", place.text.house_rule(house_rule.key), for_=f"{place.root}--{name}"),
        _choice(place, name, value, options, again=house_rule.read is None),
        el("a", place.say("match.ruling"), href=ruling_url(place.base, house_rule.ruling), class_="ce-setup__why"),
        class_="ce-setup__rule",
    )


def _manner(place: Place, settings: Settings) -> Markup:
    """Dice, study, pace and seed."""
    say, root = place.say, place.root
    return el(
        "div",
        el(
            "p",
            el("label", say("match.dice"), for_=f"{root}--dice"),
            _choice(place, "dice", settings.dice, [(key, say(f"match.dices.{key}")) for key in DICE]),
        )
        if place.game.dice
        else None,
        el(
            "p",
            el("label", say("digest.throws"), for_=f"{root}--throws"),
            _choice(place, "throws", settings.throws, [(key, say(f"digest.throw.{key}")) for key in THROWS]),
        )
        if place.game.dice
        else None,
        el(
            "p",
            el("label", say("match.pace"), for_=f"{root}--pace"),
            _choice(place, "pace", settings.pace, [(key, say(f"match.paces.{key}")) for key in PACES]),
        ),
        el(
            "p",
            el("label", say("guide.setting"), for_=f"{root}--guide"),
            _choice(place, "guide", settings.guide, [(key, say(f"guide.settings.{key}")) for key in GUIDES]),
        ),
        el(
            "p",
            el("input", type="checkbox", name="study", value="on", checked=settings.study, id=f"{root}--study"),
            el("label", say("match.study"), for_=f"{root}--study"),
            el("span", say("match.study-hint"), class_="ce-setup__hint"),
        ),
        el(
            "p",
            el("label", say("match.seed"), for_=f"{root}--seed"),
            el(
                "input",
                type="text",
                name="seed",
                value=settings.seed,
                maxlength=SEED_MOST,
                autocomplete="off",
                id=f"{root}--seed",
            ),
            el("span", say("match.seed-hint"), class_="ce-setup__hint"),
        ),
        class_="ce-setup__manner",
    )


def waiting(place: Place, kept: Sequence[Mapping[str, Any]]) -> Markup | None:
    """The matches on this device that wait to be gone on with."""
    found = [_kept(place, one) for one in _named(kept) if not one.get("over")]
    if not found:
        return None
    head = el("h2", place.say("match.running"), class_="ce-play__head")
    return el("div", head, el("ul", found, class_="ce-shelf"), class_="ce-play__shelf")


def shelf(place: Place, kept: Sequence[Mapping[str, Any]]) -> Markup:
    """The matches of this device that are over, and a way to bring in others."""
    say, root = place.say, place.root
    found = [_kept(place, one) for one in _named(kept) if one.get("over")]
    finished = el(
        "details",
        el("summary", f"{say('match.finished')} ({len(found)})"),
        el("ul", found, class_="ce-shelf"),
        class_="ce-fold",
        id=f"{root}--finished",
    )
    bring = el(
        "p",
        el("label", icon("sheet"), say("match.import"), for_=f"{root}--file"),
        el("input", type="file", accept=".json,application/json", id=f"{root}--file", data_send_file={"do": "import"}),
        class_="ce-shelf__bring",
    )
    return join(finished if found else None, bring)


def _named(kept: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Matches that can be called by their id, each once."""
    return list({str(one["id"]): one for one in kept if one.get("id")}.values())


def _kept(place: Place, one: Mapping[str, Any]) -> Markup:
    """One match of the list: who, how it stood, and what can be done with it."""
    say, id_ = place.say, str(one["id"])
    names = [str(name) for name in _listed(one, "names")]
    score = [str(points) for points in _listed(one, "score")[:2]]
    who = say("match.versus", home=names[0], away=names[1]) if len(names) == 2 else place.text.title()
    over = bool(one.get("over"))
    return el(
        "li",
        el("span", who, class_="ce-shelf__who"),
        " ",
        el("span", " – ".join(score), class_="ce-shelf__score"),
        " ",
        el("time", str(one.get("when", ""))[:16], class_="ce-shelf__when"),
        el(
            "span",
            button(
                {"do": "take-up", "id": id_},
                say("match.look-back") if over else say("match.go-on-with"),
                class_="ce-go ce-go--small",
                id=f"{place.root}--take-{id_}",
            ),
            button(
                {"do": "forget", "id": id_},
                say("match.forget"),
                class_="ce-quiet__do",
                id=f"{place.root}--forget-{id_}",
            ),
            class_="ce-shelf__do",
        ),
    )


def _listed(one: Mapping[str, Any], key: str) -> list[Any]:
    """A list from what the device keeps, which may be anything."""
    value = one.get(key)
    return value if isinstance(value, list) else []


def opening(
    place: Place,
    settings: Settings,
    kept: Sequence[Mapping[str, Any]] = (),
    played: Sequence[Mapping[str, Any]] = (),
    note: Note | None = None,
) -> Markup:
    """The whole first screen: matches that wait, the form, and what has been played."""
    after = el("div", season(place, played), shelf(place, kept), class_="ce-play__after")
    return join(waiting(place, kept), setup(place, settings, note), after)
