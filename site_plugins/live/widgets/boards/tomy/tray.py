"""The dice on the table: three blue ones that keep their places from attempt to attempt, then green, white and red."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Cast, Choose
from site_plugins.live.widgets.boards.tomy.dice import SIGNS, die
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.throws import thrown, to_come
from site_plugins.live.widgets.page.view import Step, View

BLUE = "blue"


class Lying(NamedTuple):
    """A blue die on the table: what it shows, and which answer brought it there."""

    face: str
    step: int


def dice_named(option: str) -> tuple[str, ...]:
    """The dice that an option to throw again names, `ball+card`; none for any other option."""
    faces = tuple(option.split("+"))
    return faces if all(face in SIGNS for face in faces) else ()


def is_blue(ask: object) -> bool:
    """Whether this asks for Action dice."""
    return isinstance(ask, Cast) and all(one.name == BLUE for one in ask.dice)


def tray(view: View) -> Markup | None:
    """This turn's dice; None where no blue die has been thrown, for then there is nothing to keep in its place."""
    steps = _of_this_play(view)
    blue = [step for step in steps if is_blue(step.ask)]
    if not blue:
        return None
    seat = blue[0].seat
    groups = [_blue(view, steps, seat)]
    groups += [_other(view, step) for step in steps if isinstance(step.ask, Cast) and not is_blue(step.ask)]
    ask = view.ask
    waiting = None if ask is None or is_blue(ask) or not view.midway else to_come(view, ask)
    if ask is not None and waiting is not None:
        groups.append(_group(view, waiting, ask.seat, len(view.steps) + 1, "ce-tray__throw--next"))
    return el("div", groups, class_="ce-tray")


def _of_this_play(view: View) -> list[Step]:
    """The answers of the play that lies on the table."""
    return [step for step in view.steps if step.action == view.steps[-1].action]


def faces_lying(view: View) -> tuple[str, ...]:
    """What the three blue dice of this turn show, as far as they lie on the table."""
    if not view.steps:
        return ()
    return tuple(one.face for one in lying(_of_this_play(view)) if one is not None)


def held_back(view: View) -> bool:
    """Whether the reader may now tap the dice to be rolled again."""
    ask = view.ask
    return view.spec.play and not view.idle and isinstance(ask, Choose) and any(map(dice_named, ask.options))


def lying(steps: list[Step]) -> list[Lying | None]:
    """The three places; None where a die has been taken up to be thrown again."""
    places: list[Lying | None] = []
    for step in steps:
        if is_blue(step.ask) and isinstance(step.answer, tuple):
            new = iter([Lying(str(face), step.number) for face in step.answer])
            places = [place or next(new, None) for place in places]
            places += list(new)
        elif isinstance(step.ask, Choose) and isinstance(step.answer, str):
            for at in named_places([None if one is None else one.face for one in places], step.answer):
                places[at] = None
    return places


def named_places(faces: Sequence[str | None], option: str) -> list[int]:
    """The places of the dice that an option names: of dice that show the same, the first."""
    left, found = list(faces), []
    for face in dice_named(option):
        if face in left:
            found.append(left.index(face))
            left[found[-1]] = None
    return found


def _taken(view: View, faces: Sequence[str | None]) -> list[list[str]]:
    """For each place the options that would roll its die again."""
    options = view.ask.options if isinstance(view.ask, Choose) else ()
    return [[option for option in options if place in named_places(faces, option)] for place in range(len(faces))]


def _blue(view: View, steps: list[Step], seat: int) -> Markup:
    """The three Action dice, those just thrown settling."""
    places = lying(steps)
    newest = len(view.steps) if view.fresh else 0
    tapped = held_back(view)
    taken = _taken(view, [None if one is None else one.face for one in places])
    drawn = []
    for place, one in enumerate(places):
        shown = die(BLUE, None) if one is None else die(BLUE, one.face, state=_state(one.step, newest), place=place)
        # A die thrown anew is an element of its own: that is what lets it settle.
        own = f"{view.root}--die{place}-{len(view.steps) + 1 if one is None else one.step}"
        if one is None or not tapped:
            drawn.append(el("span", shown, id=own))
            continue
        name = view.text.say("board.again", face=view.text.face(one.face))
        named = {"aria_pressed": "false", "aria_label": name, "title": name, "data_again": one.face}
        ring = el("span", class_="ce-ghost ce-ghost--again", data_ghost=" ".join(taken[place]))
        drawn.append(el("button", shown, ring, type="button", id=own, class_="ce-again", **named))
    if tapped:
        return _group(
            view, el("span", drawn, class_="ce-dice", role="group", aria_label=_told(view, places, seat)), seat, 0
        )
    return _group(view, el("span", drawn, class_="ce-dice", role="img", aria_label=_told(view, places, seat)), seat, 0)


def _state(step: int, newest: int) -> str:
    """Whether a die has just been thrown."""
    return "new" if step == newest else "settled"


def _told(view: View, places: list[Lying | None], seat: int) -> str:
    """The three dice for screen readers."""
    faces = [view.text.face(one.face) for one in places if one is not None]
    gone = places.count(None)
    if gone:
        faces.append(view.say("widgets.to-throw", dice=gone))
    return view.say("widgets.told", who=view.text.who(seat), what=view.say.joined(faces))


def _other(view: View, step: Step) -> Markup:
    """A green, white or red die."""
    assert step.ask is not None
    assert step.answer is not None
    new = view.fresh and step.number == len(view.steps)
    return _group(view, thrown(view, step.ask, step.answer, "new" if new else "settled"), step.seat, step.number)


def _group(view: View, drawn: Markup, seat: int, number: int, kind: str = "") -> Markup:
    """Dice with the name of whoever threw them."""
    return el(
        "span",
        drawn,
        el("span", view.text.who(seat), class_="ce-tray__who", aria_hidden="true"),
        class_=f"ce-tray__throw {kind}".strip(),
        id=f"{view.root}--throw{number}",
    )
