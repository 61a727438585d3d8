"""What lies on the table: dice with figures, dice with pictures, or a card that was turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.asks import Answer, Ask, Cast, Draw, Roll
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.dice import dice
from site_plugins.live.widgets.drawing.markup import Markup, el

if TYPE_CHECKING:
    from site_plugins.live.widgets.page.view import View


def lies_open(ask: Ask | None) -> bool:
    """Whether what answers this lies on the table for all to see."""
    return isinstance(ask, (Roll, Cast)) or (isinstance(ask, Draw) and not ask.hidden)


def in_words(view: View, ask: Ask, answer: Answer) -> str:
    """Whose dice or card, and what they show, for screen readers."""
    who = view.text.who(ask.seat)
    if isinstance(ask, Cast):
        return view.say("widgets.told", who=who, what=view.say.joined([view.text.face(str(face)) for face in answer]))
    if isinstance(answer, tuple):
        return view.say("widgets.told", who=who, what=view.say("widgets.faces", faces=[int(face) for face in answer]))
    return view.say("widgets.told", who=who, what=view.text.card(answer))


def thrown(view: View, ask: Ask, answer: Answer, state: str) -> Markup:
    """A throw or a card as one picture that has a name."""
    label = in_words(view, ask, answer)
    if isinstance(ask, Cast):
        return _pictures(view, ask, [str(face) for face in answer], label, state)
    if isinstance(ask, Roll) and isinstance(answer, tuple):
        return dice([int(face) for face in answer], label, sides=ask.sides, state=state)
    drawn = board(view.game.id).card(view, str(answer), state)
    return el("span", drawn, class_="ce-dice ce-dice--card", role="img", aria_label=label)


def to_come(view: View, ask: Ask) -> Markup | None:
    """The dice that are still to be thrown."""
    if isinstance(ask, Cast):
        return _pictures(view, ask, [None] * len(ask.dice), view.say("widgets.to-throw", dice=len(ask.dice)), "")
    if isinstance(ask, Roll):
        return dice([None] * ask.dice, view.say("widgets.to-throw", dice=ask.dice), sides=ask.sides)
    return None


def _pictures(view: View, ask: Cast, faces: list[str] | list[None], label: str, state: str) -> Markup:
    """Dice with pictures side by side."""
    drawn = board(view.game.id)
    made = [
        drawn.die(view, die, face, state=state, place=place)
        for place, (die, face) in enumerate(zip(ask.dice, faces, strict=True))
    ]
    return el("span", made, class_="ce-dice", role="img", aria_label=label)
