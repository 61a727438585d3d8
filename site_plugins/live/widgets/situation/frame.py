"""A whole widget: what it shows, what it asks, what can be pressed, what has happened."""

from __future__ import annotations

from engine.core.language import Language
from site_plugins.live.widgets.boards import Board, board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.drawing.throws import thrown, to_come
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import Note, View, capital, small
from site_plugins.live.widgets.situation.controls import moves, quiet
from site_plugins.live.widgets.situation.guess import guess
from site_plugins.live.widgets.situation.story import mark_of, rule_mark, story
from site_plugins.live.widgets.situation.whatif import turnable, whatif


def frame(view: View, worked: Markup | None = None) -> Markup:
    """The inside of a widget; `worked` is the example that the first frame carries."""
    drawn = board(view.game.id)
    return join(
        el("p", prose(view.title), class_="ce-live__title", id=f"{view.root}--title"),
        house(view),
        drawn.scene(view),
        drawn.tray(view) or tray(view),
        whatif(view),
        note(view),
        question(view),
        moves(view),
        editor(view, drawn),
        story(view),
        worked,
        guess(view),
        quiet(view, sheet(view, drawn)),
    )


def question(view: View) -> Markup:
    """What is asked, or how it came out; focus comes here when the thing just pressed is gone."""
    ask = view.ask
    kind = "ce-ask" if ask is not None else "ce-ask ce-ask--over"
    words = view.headline() if ask is None else capital(view.text.ask(ask))
    mark = None if ask is None else join("\u00a0", rule_mark(view, ask.rule))
    return el("p", prose(words), mark, class_=kind, id=f"{view.root}--ask", tabindex=-1)


def tray(view: View) -> Markup:
    """The dice on the table, with the names of those who threw them, and those still to be thrown."""
    throws: list[Markup] = []
    first = len(view.steps) + 1
    for step in view.table:
        if turnable(view, step):
            # It lies among the dice that can be turned.
            continue
        assert step.ask is not None
        assert step.answer is not None
        new = view.fresh and step.number == len(view.steps)
        first = min(first, step.number)
        throws.append(
            el(
                "span",
                thrown(view, step.ask, step.answer, "new" if new else "settled"),
                el("span", view.text.who(step.seat), class_="ce-tray__who", aria_hidden="true"),
                class_="ce-tray__throw",
                # A throw of its own is an element of its own: that is what lets a new one settle.
                id=f"{view.root}--throw{step.number}",
            )
        )
    ask = view.ask
    waiting = None if ask is None else to_come(view, ask)
    if ask is not None and waiting is not None and (view.midway or not throws):
        throws.append(
            el(
                "span",
                waiting,
                el("span", view.text.who(ask.seat), class_="ce-tray__who", aria_hidden="true"),
                class_="ce-tray__throw ce-tray__throw--next",
                id=f"{view.root}--throw{len(view.steps) + 1}",
            )
        )
    # Other dice lie in another tray: it is there anew, and does not move from where the last one was.
    return el("div", throws, class_="ce-tray", id=f"{view.root}--tray{first}") if throws else Markup("")


def house(view: View) -> Markup | None:
    """The house rules of this table, where they are not the book's: what is shown is theirs."""
    if not view.house:
        return None
    rules = view.say.joined([small(view.text.setting(key, value)) for key, value in view.house.items()])
    return el("p", icon("note"), el("span", prose(view.say("widgets.at-this-table", rules=rules))), class_="ce-house")


def editor(view: View, drawn: Board) -> Markup | None:
    """The form in which a reader writes rebuilt parts of a game anew, where a situation is about them."""
    form = drawn.editor(view) if view.spec.editor else None
    return None if form is None else el("div", form, class_="ce-editor", id=f"{view.root}--editor")


def note(view: View) -> Markup | None:
    """Something to say beside the position; the page's live region reads it out."""
    return note_on(view.spec, view.say, view.note)


def note_on(spec: Spec, say: Language, note: Note | None) -> Markup | None:
    """A note on any page, with its rule if one forbids."""
    if note is None:
        return None
    mark = join("\u00a0", mark_of(spec, say, note.rule)) if note.rule.count(".") == 2 else None
    return el(
        "p",
        icon("link" if note.kind == "link" else "note"),
        el("span", prose(note.text), mark),
        class_=f"ce-note ce-note--{note.kind}",
        id=f"{spec.root}--note" if note.kind == "refusal" else f"{spec.root}--linked",
    )


def filled(view: View, drawn: Board) -> Markup:
    """The sheet as it has been filled in, in a frame that scrolls by itself when it has to."""
    label = view.say("widgets.sheet")
    return el("div", drawn.sheet(view), class_="ce-sheet__scroll", tabindex=0, role="group", aria_label=label)


def sheet(view: View, drawn: Board) -> Markup | None:
    """The match sheet: under a fold in a match, open where a situation is about it."""
    if not (view.match or view.spec.sheet):
        return None
    return el(
        "details",
        el("summary", icon("sheet"), view.say("widgets.sheet")),
        filled(view, drawn),
        class_="ce-fold ce-fold--sheet",
        id=f"{view.root}--sheet",
        open=view.spec.sheet,
    )
