"""The referee's answer: what has happened step by step, what is asked now, what may be done and what not, the odds."""

from __future__ import annotations

from engine.core.asks import Cast, Draw, Roll
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.page.view import Step, capital, reason
from site_plugins.live.widgets.referee.faults import fault
from site_plugins.live.widgets.referee.form import Form, whole_form
from site_plugins.live.widgets.referee.line_form import line_form
from site_plugins.live.widgets.referee.odds import odds
from site_plugins.live.widgets.situation.controls import button, by_hand, moves
from site_plugins.live.widgets.situation.frame import house, note, question, tray
from site_plugins.live.widgets.situation.story import rule_mark, told
from site_plugins.live.widgets.situation.whatif import whatif


def screen(form: Form) -> Markup:
    """The form, and below or beside it the answer; `data-game` lends the whole its game's colour."""
    return el(
        "div",
        el(
            "div",
            el("div", whole_form(form), line_form(form), class_="ce-referee__stay"),
            _jump(form),
            class_="ce-referee__told",
        ),
        el("section", _answer(form), class_="ce-referee__answer", aria_label=form.say("referee.answer")),
        class_="ce-referee__desk",
        data_game=form.inquiry.game.id,
    )


def _jump(form: Form) -> Markup:
    """On a phone the answer lies below the form: its question, in one line that stays in sight and leads there."""
    view, faults = form.view, form.inquiry.faults
    if faults:
        words = form.say("referee.wrong", what=fault(view, next(iter(faults.values()))))
    else:
        words = view.headline() if view.ask is None else capital(view.text.ask(view.ask))
    wrong = " ce-referee__jump--wrong" if faults else ""
    # A plain jump is the browser's business: instant navigation would take it for a page.
    return el(
        "a",
        el("span", prose(words)),
        icon("down"),
        href=f"#{view.root}--ask",
        target="_self",
        class_=f"ce-referee__jump{wrong}",
    )


def _answer(form: Form) -> Markup:
    """The position as far as it has come, and everything that can be done from there."""
    view, inquiry = form.view, form.inquiry
    drawn = board(view.game.id)
    return join(
        _who(form),
        el("h2", form.words.moments[inquiry.moment.id], class_="ce-referee__head", id=f"{view.root}--title"),
        _stale(form),
        house(view),
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        _steps(form),
        _stopped(form),
        note(view) if form.pasted is None else None,
        question(view),
        _now(form),
        _others(form),
        _odds(form),
        _dice(form),
        _quiet(form),
    )


def _who(form: Form) -> Markup | None:
    """A match with hidden hands has come by a link: which side asks decides what may lie open."""
    position = form.inquiry.pending
    if position is None:
        return None
    return el(
        "div",
        el("p", icon("note"), el("span", prose(form.say("referee.who-asks"))), class_="ce-note ce-note--link"),
        el(
            "p",
            [
                button({"do": "seat", "seat": seat}, name, class_="ce-go ce-go--small", id=f"{form.root}--seat{seat}")
                for seat, name in enumerate(position.start.names)
            ],
            class_="ce-moves",
        ),
        class_="ce-referee__who",
        id=f"{form.root}--who",
        tabindex=-1,
    )


def _stale(form: Form) -> Markup | None:
    """What was told cannot be, said once more where the eye is; what follows answers what was told before."""
    if not form.inquiry.faults:
        return None
    view, why = form.view, next(iter(form.inquiry.faults.values()))
    words = form.say("referee.wrong", what=fault(view, why))
    return el(
        "p",
        icon("note"),
        el("span", prose(f"{words} {form.say('referee.stale')}")),
        class_="ce-note ce-note--refusal",
        id=f"{view.root}--stale",
    )


def _steps(form: Form) -> Markup | None:
    """Everything that has happened since the question was put, a step a line, each with its rule."""
    view = form.view
    if not view.steps and not view.prelude:
        return None
    steps = (Step(0, 0, 0, None, None, view.prelude), *view.steps)
    name = el("p", view.say("widgets.story"), class_="ce-vh")
    return el("div", name, told(view, steps), class_="ce-story ce-referee__steps")


def _stopped(form: Form) -> Markup | None:
    """An answer of before that the match as it is told now does not allow, and why."""
    inquiry, view = form.inquiry, form.view
    if inquiry.stopped is None:
        return None
    why, ask = inquiry.stopped, inquiry.position.ask
    if why.code == "barred" and ask is not None:
        words = capital(view.text.barred(ask, str(why.data["option"])))
    else:
        words = reason(why, view.text)
    mark = join("\u00a0", rule_mark(view, why.rule)) if why.rule.count(".") == 2 else None
    return el(
        "p",
        icon("note"),
        el("span", prose(form.say("referee.no-longer", why=words)), mark),
        class_="ce-note ce-note--refusal",
        id=f"{view.root}--stopped",
    )


def _now(form: Form) -> Markup | None:
    """What can be answered: options with what is barred, or the dice as they lie on the table."""
    view, ask = form.view, form.view.ask
    if ask is None:
        return None
    if not isinstance(ask, (Roll, Cast, Draw)):
        return moves(view)
    by_chance = button({"do": "roll"}, form.say("referee.chance"), class_="ce-quiet__do", id=f"{view.root}--go")
    every = None
    if isinstance(ask, Draw) and ask.hidden:
        send = {"do": "roll", "all": True}
        every = button(send, view.say("widgets.draw-all"), class_="ce-quiet__do", id=f"{view.root}--all")
    return el("div", by_hand(view, ask, open_=True), by_chance, every, class_="ce-quiet ce-referee__dice")


def _others(form: Form) -> Markup | None:
    """That nobody else has anything to decide."""
    ask, names = form.view.ask, form.inquiry.sides
    if ask is None or len(names) != 2:
        return None
    return el("p", form.say("referee.only", who=names[ask.seat], idle=names[1 - ask.seat]), class_="ce-referee__only")


def _odds(form: Form) -> Markup | None:
    """The exact odds from here; until they are worked out, that they are."""
    inquiry, view = form.inquiry, form.view
    if inquiry.position.ask is None:
        return None
    if inquiry.reckoned is not inquiry.position:
        bars: Markup | None = el("p", form.say("referee.reckoning"), class_="ce-referee__wait")
    else:
        bars = odds(view)
    if bars is None:
        return None
    return el(
        "details",
        el("summary", icon("odds"), form.say("referee.odds")),
        bars,
        class_="ce-fold ce-fold--odds ce-referee__odds",
        id=f"{view.root}--odds",
        open=True,
    )


def _dice(form: Form) -> Markup | None:
    """The dice that have been thrown, as faces to tap: what if they had fallen otherwise, or were written wrongly?"""
    view = form.view
    rows = whatif(view._replace(spec=view.spec._replace(whatif=True), floor=len(view.steps)))
    if rows is None:
        return None
    return el(
        "details",
        el("summary", icon("hand"), form.say("referee.turn")),
        rows,
        class_="ce-fold",
        id=f"{view.root}--turn",
    )


def _quiet(form: Form) -> Markup:
    """The rest: a step back, back to the question, and the link."""
    view, say, root = form.view, form.say, form.root
    nothing = None if view.steps else "true"
    return el(
        "div",
        button(
            {"do": "undo"},
            icon("undo"),
            say("referee.undo"),
            class_="ce-quiet__do",
            id=f"{root}--undo",
            aria_disabled=nothing,
        ),
        button(
            {"do": "again"},
            icon("again"),
            say("referee.start"),
            class_="ce-quiet__do",
            id=f"{root}--again",
            aria_disabled=nothing,
        ),
        button({"do": "link"}, icon("link"), view.say("widgets.copy-link"), class_="ce-quiet__do", id=f"{root}--link"),
        class_="ce-quiet",
    )
