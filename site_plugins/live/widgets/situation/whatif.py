"""What if the dice had fallen otherwise: those that led to a situation, as faces to tap.

The reader comes in after the situation's own answers. Turning one of their dice plays them again with that face; the
answers after it hold for as long as the same is asked, and come back when the die is turned back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Cast, Roll
from engine.core.position import Position
from engine.core.refusal import Refusal
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.dice import die
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.page.view import Step, View, capital


class Tried(NamedTuple):
    """Where other dice lead: the position, how many of the answers it took, and all of them."""

    position: Position
    floor: int
    answers: tuple[str, ...]


def turn(own: Position, answers: Sequence[str], at: object, answer: object) -> Tried:
    """Play the answers that led to `own` with another one at `at`; refuse one that no such die can show."""
    now, floor = _played(own, answers)
    if type(at) is not int or not 0 <= at < floor:
        raise Refusal("die-not-there")
    ask = now.history[at][0]
    if not isinstance(ask, (Roll, Cast)):
        raise Refusal("die-not-there")
    changed = list(answers)
    changed[at] = ask.write(ask.parse(str(answer)))
    position, floor = _played(own, changed)
    return Tried(position, floor, tuple(changed))


def led(own: Position, position: Position) -> int:
    """How many of the answers of a position only turn the dice of those that led to `own`."""
    count = 0
    for (ask, answer), (theirs, given) in zip(own.history, position.history, strict=False):
        if not _same(ask, theirs) or (answer != given and not isinstance(ask, (Roll, Cast))):
            break
        count += 1
    return count


def _played(own: Position, answers: Sequence[str]) -> tuple[Position, int]:
    """Send the answers from the start for as long as each is asked for as it was; say how many were taken."""
    position = own.first
    for count, ((ask, _), text) in enumerate(zip(own.history, answers, strict=True)):
        now = position.ask
        if now is None or not _same(ask, now):
            return position, count
        try:
            position = position.send(text)
        except Refusal:
            return position, count
    return position, len(answers)


def _same(one: Ask, other: Ask) -> bool:
    """Whether two asks want the same of the same side, whatever is on offer."""
    return one.facts()[:4] == other.facts()[:4]


def turnable(view: View, step: Step) -> bool:
    """Whether a step is a throw that led here and that the reader may turn."""
    return view.spec.whatif and not view.away and step.number <= view.floor and isinstance(step.ask, (Roll, Cast))


def whatif(view: View) -> Markup | None:
    """The dice that led here as rows of faces; the one that lies on the table is pressed."""
    rows: list[Markup] = []
    for step in view.steps[: view.floor]:
        if turnable(view, step) and isinstance(step.ask, (Roll, Cast)) and step.answer is not None:
            rows += _rows(view, step.number - 1, step.ask, step.answer)
    name = f"{view.root}--whatif"
    head = el("p", view.say("widgets.what-if"), class_="ce-whatif__name", id=name)
    return el("div", head, rows, class_="ce-whatif", role="group", aria_labelledby=name) if rows else None


def _rows(view: View, at: int, ask: Roll | Cast, answer: Answer) -> list[Markup]:
    """A row of faces for each die of a throw."""
    lying = [str(face) for face in answer]
    count = len(lying)
    rows: list[Markup] = []
    for place, shown in enumerate(lying):
        if isinstance(ask, Cast):
            faces = tuple(dict.fromkeys(ask.dice[place].faces))
        else:
            faces = tuple(map(str, range(1, ask.sides + 1)))
        label = f"{view.root}--whose{at}-{place}"
        made = []
        for face in faces:
            turned = [*lying[:place], face, *lying[place + 1 :]]
            send = {"do": "whatif", "at": at, "answer": ("/" if isinstance(ask, Cast) else "-").join(turned)}
            made.append(
                el(
                    "button",
                    _picture(view, ask, place, face),
                    hidden(_name(view, ask, face)),
                    type="button",
                    data_send=send,
                    class_="ce-whatif__face",
                    id=f"{view.root}--if{at}-{place}-{face}",
                    aria_pressed="true" if face == shown else "false",
                )
            )
        whose = capital(view.text.ask(ask))
        if count > 1:
            whose = view.say("widgets.told", who=view.say("widgets.die-number", number=place + 1), what=whose)
        rows.append(
            el(
                "div",
                el("span", whose, class_="ce-whatif__whose", id=label),
                el("span", made, class_="ce-whatif__faces"),
                class_="ce-whatif__die",
                role="group",
                aria_labelledby=label,
            )
        )
    return rows


def _picture(view: View, ask: Roll | Cast, place: int, face: str) -> Markup:
    """A face as small as a letter."""
    if isinstance(ask, Cast):
        return board(view.game.id).die(view, ask.dice[place], face, state="small")
    return die(int(face), sides=ask.sides, state="small")


def _name(view: View, ask: Roll | Cast, face: str) -> str:
    """What a face shows, for screen readers."""
    return capital(view.text.face(face)) if isinstance(ask, Cast) else face
