"""What can be pressed: one obvious next thing, and a quiet row for the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.asks import Cast, Choose, Draw, Roll
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.dice import die
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, join, prose
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.odds import chart
from site_plugins.live.widgets.situation.prospects import briefly, figure, in_vain
from site_plugins.live.widgets.situation.story import rule_mark

_TAPPED_SIDES = 6
_TAPPED_DICE = 4


def button(send: Mapping[str, object], *children: object, **attrs: object) -> Markup:
    """A real button that sends a command."""
    return el("button", *children, type="button", data_send=dict(send), **attrs)


def moves(view: View) -> Markup:
    """The next thing to do: throw, draw, choose, or begin again."""
    ask = view.ask
    if isinstance(ask, Choose):
        return board(view.game.id).choices(view, ask) or choices(view, ask)
    if ask is None:
        sent = button({"do": "again"}, icon("again"), _again(view), class_="ce-go", id=f"{view.root}--over")
    elif isinstance(ask, (Roll, Cast)):
        count = len(ask.dice) if isinstance(ask, Cast) else ask.dice
        sent = button({"do": "roll"}, view.say("widgets.throw", dice=count), class_="ce-go", id=f"{view.root}--go")
    else:
        sent = button({"do": "roll"}, view.say("widgets.draw"), class_="ce-go", id=f"{view.root}--go")
        if view.match and isinstance(ask, Draw) and ask.hidden:
            every = {"do": "roll", "all": True}
            sent = join(
                sent, button(every, view.say("widgets.draw-all"), class_="ce-go ce-go--choice", id=f"{view.root}--all")
            )
    return el("div", sent, class_="ce-moves")


def choices(view: View, ask: Choose, only: Collection[str] | None = None) -> Markup:
    """The options side by side; what is barred stands among them with the rule against it. `only` leaves out others."""
    made = [_option(view, ask, option) for option in ask.options if only is None or option in only]
    reasons: list[Markup] = []
    for option, rule in ask.barred:
        if only is not None and option not in only:
            continue
        reason = f"{view.root}--bar-{option}"
        made.append(
            button(
                {"do": "choose", "option": option},
                icon("no"),
                prose(capital(view.text.option(ask, option))),
                class_="ce-go ce-go--choice ce-go--barred",
                id=f"{view.root}--opt-{option}",
                aria_disabled="true",
                aria_describedby=reason,
            )
        )
        reasons.append(
            el(
                "p",
                hidden(view.say("widgets.not-allowed") + " "),
                prose(capital(view.text.barred(ask, option))),
                "\u00a0",
                rule_mark(view, rule),
                class_="ce-barred",
                id=reason,
            )
        )
    group = el("div", made, class_="ce-moves", role="group", aria_label=view.say("widgets.choices"))
    return join(group, reasons)


def _option(view: View, ask: Choose, option: str) -> Markup:
    """One option: in words, or as the picture that its game draws of it."""
    picture, words = board(view.game.id).option(view, ask, option), capital(view.text.option(ask, option))
    said = el("span", prose(words), class_="ce-go__name") if view.spec.play else prose(words)
    return button(
        {"do": "choose", "option": option},
        said if picture is None else join(picture, hidden(words)),
        noted(view, ask, option),
        class_="ce-go ce-go--choice" + (" ce-go--picture" if picture is not None else ""),
        id=f"{view.root}--opt-{option}",
        data_option=option if view.spec.play else None,
        title=None if picture is None else words,
    )


def noted(view: View, ask: Choose, option: str, *, on_card: bool = False) -> Markup | None:
    """In a match, what comes of an option, in a few words under its name; a card shows one figure and says the rest."""
    found = view.prospects().get(option) if view.spec.play else None
    if found is None:
        return None
    words = briefly(view, found, own_card=board(view.game.id).plays(ask, option) is not None)
    if not words and (hope := in_vain(found, view.prospects().values())):
        words = view.say(f"prospects.hopes.{hope}", chance=view.say.percent(0.0))
    shown = figure(view, found)
    if not words and (words := board(view.game.id).note(view, ask, option)):
        shown = view.say("prospects.metres", figure=0)
    if not words:
        return None
    told = join(el("span", shown, aria_hidden="true"), hidden(words)) if on_card else words
    return el("span", told, class_="ce-go__note", title=words if on_card else None)


def _again(view: View) -> str:
    """What beginning again means here."""
    return (
        view.say("widgets.back")
        if view.away
        else view.say("widgets.new-match")
        if view.match
        else view.say("widgets.again")
    )


def quiet(view: View, sheet: Markup | None = None) -> Markup:
    """Everything else, in one row that does not ask for attention; the match sheet folds out of it."""
    root, say = view.root, view.say
    can_undo = len(view.steps) > view.floor
    row: list[Markup] = [
        button(
            {"do": "undo"},
            icon("undo"),
            say("widgets.undo"),
            class_="ce-quiet__do",
            id=f"{root}--undo",
            aria_disabled=None if can_undo else "true",
        )
    ]
    if view.ask is not None:
        # When it is over, "again" is the next thing to press and stands above.
        row.append(
            button(
                {"do": "again"},
                icon("again"),
                _again(view),
                class_="ce-quiet__do",
                id=f"{root}--again",
                aria_disabled=None if can_undo or view.away else "true",
            )
        )
    row.append(
        button({"do": "link"}, icon("link"), say("widgets.copy-link"), class_="ce-quiet__do", id=f"{root}--link")
    )
    # What packs links is needed with the first frame, not before.
    from site_plugins.live.widgets.referee.link import way

    row.append(way(view) or Markup(""))
    if isinstance(view.ask, (Roll, Cast, Draw)):
        row.append(by_hand(view, view.ask))
    bars = chart(view)
    if bars is not None and view.guessed is not None:
        # A fold is the reader's to open: what has been guessed is shown without one.
        row.append(el("div", bars, class_="ce-guess__odds", id=f"{root}--odds-guessed"))
    elif bars is not None:
        row.append(
            el(
                "details",
                el("summary", icon("odds"), say("widgets.odds")),
                bars,
                class_="ce-fold ce-fold--odds",
                id=f"{root}--odds",
                open=view.spec.whatif,
            )
        )
    return el("div", row, sheet, class_="ce-quiet")


def by_hand(view: View, ask: Roll | Cast | Draw, *, open_: bool = False) -> Markup:
    """The form that sets the dice as they really lie on a table, or the card that was really drawn."""
    say = view.say
    name, go = (
        (say("widgets.set-card"), say("widgets.set-card-go"))
        if isinstance(ask, Draw)
        else (say("widgets.set-dice"), say("widgets.set-go"))
    )
    if isinstance(ask, Draw):
        cards = [(card, capital(view.text.card(card))) for card in ask.pool]
        rows = [_picked(view, "card", say("widgets.card"), sorted(cards, key=lambda card: card[1]))]
    elif isinstance(ask, Cast):
        rows = [_pictures(view, ask, place) for place in range(len(ask.dice))]
    elif ask.sides <= _TAPPED_SIDES and ask.dice <= _TAPPED_DICE:
        rows = [_figures(view, ask, place) for place in range(ask.dice)]
    else:
        figures = [(str(face), str(face)) for face in range(1, ask.sides + 1)]
        rows = [_picked(view, f"d{place}", _die_name(view, place, ask.dice), figures) for place in range(ask.dice)]
    form = el(
        "form",
        rows,
        el("button", go, type="submit", class_="ce-go ce-go--small", id=f"{view.root}--set-go"),
        class_="ce-set",
        data_send_form={"do": "set"},
    )
    return el(
        "details",
        el("summary", icon("hand"), name),
        form,
        class_="ce-fold ce-fold--set",
        id=f"{view.root}--set",
        open=open_,
    )


def _die_name(view: View, place: int, dice: int) -> str:
    """What one of the dice is called."""
    return view.say("widgets.die") if dice == 1 else view.say("widgets.die-number", number=place + 1)


def _figures(view: View, ask: Roll, place: int) -> Markup:
    """One die as six faces to tap."""
    faces = [(str(face), die(face, state="small"), str(face)) for face in range(1, ask.sides + 1)]
    return _tapped(view, place, _die_name(view, place, ask.dice), faces)


def _pictures(view: View, ask: Cast, place: int) -> Markup:
    """One die as its pictures to tap."""
    drawn, own = board(view.game.id), ask.dice[place]
    faces = [
        (face, drawn.die(view, own, face, state="small"), capital(view.text.face(face)))
        for face in dict.fromkeys(own.faces)
    ]
    return _tapped(view, place, _die_name(view, place, len(ask.dice)), faces)


def _tapped(view: View, place: int, legend: str, faces: Sequence[tuple[str, Markup, str]]) -> Markup:
    """One die as faces to tap: what is sent, what is seen and what is heard of each."""
    made = [
        el(
            "label",
            el("input", type="radio", name=f"d{place}", value=face, required=True, id=f"{view.root}--d{place}-{face}"),
            picture,
            hidden(name),
            class_="ce-pick",
            title=name,
        )
        for face, picture, name in faces
    ]
    return el("fieldset", el("legend", legend), el("div", made, class_="ce-set__faces"), class_="ce-set__die")


def _picked(view: View, name: str, label: str, options: Sequence[tuple[str, str]]) -> Markup:
    """One of many, as a list: a die of many sides, a card of the pile."""
    field = f"{view.root}--{name}"
    return el(
        "p",
        el("label", label, for_=field),
        " ",
        el("select", [el("option", shown, value=value) for value, shown in options], name=name, id=field),
        class_="ce-set__die",
    )
