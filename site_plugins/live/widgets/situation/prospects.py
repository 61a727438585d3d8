"""What an option may come to: in the few words that its button has room for, and in full beside the board."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.asks import Choose
from engine.core.odds import NOTHING
from engine.core.prospects import MISS, SCORE, Prospect, Way
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.odds import exact, named_together, rows, shortened

AT_GOAL = frozenset({SCORE, MISS})
"""What is said of a kick at goal: how far the ball may fly does not matter then."""


def briefly(view: View, prospect: Prospect, *, own_card: bool) -> str:
    """Metres, the chance of what is hoped for or else of what is dreaded, and what it costs.

    With `own_card` the option is a card of the hand, and that this card is spent goes without saying.
    """
    way = prospect.best
    parts = ["" if _at_goal(way) else metres(view, prospect), chance(view, way, named=prospect.differs)]
    parts = [part for part in parts if part]
    if parts and len(way.minutes) == 1:
        parts.append(view.say("prospects.minutes", figure=way.minutes[0]))
    if not own_card and len(way.cards) == 1 and way.cards[0] > 0:
        parts.append(view.say("prospects.cards", count=way.cards[0]))
    return " · ".join(parts)


def _at_goal(way: Way) -> bool:
    """Whether it is a kick at goal."""
    return not AT_GOAL.isdisjoint((*way.hopes, *way.fears))


def figure(view: View, prospect: Prospect) -> str:
    """The one figure that a card of the hand has room for: its metres, or else its chance."""
    way = prospect.best
    if _at_goal(way):
        return view.say.percent(float(way.likeliest[1] if way.likeliest else 0))
    found = way.likeliest or way.worst
    return metres(view, prospect) or ("" if found is None else view.say.percent(float(found[1])))


def meant(view: View, prospect: Prospect) -> str:
    """What the figure of a card is a chance of, as words that stand once for all cards; nothing where it is metres."""
    way = prospect.best
    found = way.likeliest if way.hopes else way.worst
    if found is None or found[0] == MISS or (metres(view, prospect) and not _at_goal(way)):
        return ""
    name = found[0]
    told = (
        view.say(f"prospects.hopes.{name}", chance="") if way.hopes else view.say(f"prospects.fears.{name}", chance="")
    )
    return told.strip()


def chance(view: View, way: Way, *, named: bool) -> str:
    """What is hoped for in a way with its chance, or else what is dreaded; `named` says which way it is."""
    found = way.likeliest if way.hopes else way.worst
    if found is None:
        return ""
    name, share = found
    if name == MISS:
        return view.say("prospects.out-of-reach")
    percent = view.say.percent(float(share))
    told = (
        view.say(f"prospects.hopes.{name}", chance=percent)
        if way.hopes
        else view.say(f"prospects.fears.{name}", chance=percent)
    )
    return view.say("prospects.way", way=way_name(view, way), told=told) if named and way.ask is not None else told


def in_vain(prospect: Prospect, among: Iterable[Prospect]) -> str:
    """What the dice of all others of its question are hoped to bring, and its own dice never do; or nothing."""
    hopes = {each.best.likeliest[0] for each in among if each.best.likeliest is not None}
    return hopes.pop() if len(hopes) == 1 and prospect.best.rolled else ""


def way_name(view: View, way: Way) -> str:
    """A way by the number of its dice, for that is what one is asked between an option and its roll."""
    return view.say("prospects.dice", count=way.dice)


def metres(view: View, prospect: Prospect) -> str:
    """How far the ball goes, or from where to where; nothing if it stays."""
    if prospect.metres is None or prospect.metres == (0, 0):
        return ""
    least, most = (f"{metres}".replace("-", "\u2212") for metres in prospect.metres)
    figure = f"{least}\u2013{most}" if least != most else most if prospect.metres[1] < 0 else f"+{most}"
    return view.say("prospects.metres", figure=figure)


def foreseen(view: View) -> Markup | None:
    """What every option may come to: those left to chance with all their ways, then in a line each what is certain."""
    ask = view.ask
    if not isinstance(ask, Choose):
        return None
    alike: dict[tuple[object, ...], list[str]] = {}
    found = {option: prospect for option, prospect in view.prospects().items() if option in ask.options}
    for option, prospect in found.items():
        same = tuple(tuple(way.outcomes.items()) for way in prospect.ways), prospect.metres
        alike.setdefault(same, []).append(option)
    open_, certain = [], []
    for same_options in alike.values():
        prospect, name = found[same_options[0]], named_together(view, ask, same_options)
        if any(len(way.outcomes) > 1 for way in prospect.ways):
            open_.append(_side(view, prospect, name, same_options[0]))
        elif line := _certain(view, prospect):
            told = el("span", prose(line), class_="ce-odds__chance")
            certain.append(el("li", el("span", prose(name), class_="ce-odds__name"), " ", told))
    if not open_ and not certain:
        return None
    sure = el("p", view.say("prospects.certain"), class_="ce-odds__option") if certain else None
    listed = el("div", sure, el("ul", certain, class_="ce-odds__sure"), class_="ce-odds__side") if certain else None
    return el("div", open_, listed, class_="ce-odds ce-odds--sides")


def _side(view: View, prospect: Prospect, name: str, place: str) -> Markup:
    """An option with the chances of everything that may come of it, in each way where that makes a difference."""
    far = metres(view, prospect)
    inside: list[Markup | None] = [el("p", prose(f"{name} ({far})" if far else name), class_="ce-odds__option")]
    for way in prospect.ways if prospect.differs else prospect.ways[:1]:
        if prospect.differs:
            inside.append(el("p", capital(way_name(view, way)), class_="ce-odds__way"))
        inside.append(rows(view, shortened(view, way.outcomes)))
        if len(way.outcomes) > 1:
            inside.append(exact(view, way.outcomes, f"-{place}-{way.answer}"))
    return el("div", inside, class_="ce-odds__side")


def _certain(view: View, prospect: Prospect) -> str:
    """What surely comes of an option; nothing if it says all by itself."""
    (key,) = prospect.ways[0].outcomes
    return " · ".join(filter(None, (metres(view, prospect), view.text.outcome(key) if key != NOTHING else "")))
