"""The screens of a drill: the form, a question on the stage, what decides it, and how a row of questions went."""

from __future__ import annotations

from engine.core.asks import Answer, Ask
from engine.core.languages import words
from engine.core.record import Record
from engine.core.rules import game_of, page_of
from engine.learn.drills.drill import Drill
from engine.learn.drills.telling import before, shown
from engine.learn.progress import KNOWN
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.drawing.throws import thrown
from site_plugins.live.widgets.drill.session import ASKING, KEPT, MINUTES, Session
from site_plugins.live.widgets.page.rule_map import RuleMap
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.urls import rule_url, ruling_url
from site_plugins.live.widgets.page.view import Note, View, look
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.frame import note_on, tray
from site_plugins.live.widgets.stage.frame import MENU, Panel, Stage, framed, tool

CARDS = frozenset({"allowed", "barred"})
"""Questions for which one has to see the hand."""


def setup_screen(spec: Spec, session: Session, found: RuleMap, when: int, note: Note | None = None) -> Markup:
    """The form: about which section, and whether to remember what was answered."""
    say, root = words(spec.lang), spec.root
    chapter = found.of(session.game)
    sections = chapter.sections if chapter else ()
    rules = [paragraph.rule for paragraph in chapter.rules] if chapter else []
    due = sum(session.progress.is_due(rule, when) for rule in rules)
    return el(
        "form",
        el("h2", say("drill.new"), class_="ce-play__head", id=f"{root}--new", tabindex=-1),
        note_on(spec, words(spec.lang), note),
        el(
            "p",
            el("label", say("drill.section"), for_=f"{root}--section"),
            el(
                "select",
                el("option", say("drill.mixed"), value=""),
                [
                    el("option", section.title, value=section.id, selected=section.id == session.section)
                    for section in sections
                ],
                name="section",
                id=f"{root}--section",
            ),
        ),
        el(
            "p",
            el("input", type="checkbox", name=KEPT, id=f"{root}--kept", checked=session.remembers),
            el("label", say("drill.remember"), for_=f"{root}--kept"),
        ),
        el("p", say("drill.remember-why"), class_="ce-setup__hint"),
        el("p", say("drill.due", count=due), class_="ce-setup__hint") if due and session.remembers else None,
        el("button", say("drill.start", minutes=MINUTES), type="submit", class_="ce-go", id=f"{root}--kick-off"),
        el("p", el("a", say("drill.to-progress"), href=f"{spec.base}progress/#{session.game}")),
        class_="ce-setup",
        data_send_form={"do": "start"},
    )


def drill_screen(spec: Spec, session: Session, found: RuleMap, note: Note | None = None) -> Markup:
    """A question on the stage, or its answer, with everything where it was."""
    drill = session.drill
    assert drill is not None
    say, root = words(spec.lang), spec.root
    view, steps = seen(spec, drill)
    drawn = board(drill.game)
    thrown_here = _shown(view, steps)
    stage = Stage(
        title=say("drill.title", game=view.text.title()),
        leave=tool(say("drill.stop"), "leave", f"{root}--leave", data_send={"do": "stop"}),
        score=drawn.score(view),
        board=(
            drawn.table(view),
            thrown_here or drawn.tray(view) or tray(view),
            drawn.hand(view) if drill.kind in CARDS else None,
        ),
        strip=_strip(spec, session, found, view, steps, note),
        dock=(_question(spec, session, drill), _options(spec, session, drill)),
        tools=_tools(spec, session),
        panels=(Panel(MENU, say("drill.menu"), _menu(spec)),),
        kind="drill",
    )
    return framed(root, say, stage)


def seen(spec: Spec, drill: Drill) -> tuple[View, tuple[tuple[Ask, Answer], ...]]:
    """The position as whoever is asked there sees it, and what is shown after it."""
    position = drill.position()
    steps = drill.steps()
    view = look(spec, position, floor=len(position.history), seat=None)
    return view._replace(idle=True), steps


def _shown(view: View, steps: tuple[tuple[Ask, Answer], ...]) -> Markup | None:
    """The dice and cards of the question, large on the board."""
    made = [
        el(
            "span",
            thrown(view, ask, answer, "settled"),
            el("span", view.text.who(ask.seat), class_="ce-tray__who"),
            class_="ce-tray__throw",
        )
        for ask, answer in steps
        if ask.kind != "choose"
    ]
    return el("div", made, class_="ce-tray") if made else None


def _strip(
    spec: Spec, session: Session, found: RuleMap, view: View, steps: tuple[tuple[Ask, Answer], ...], note: Note | None
) -> Markup:
    """What led here, and what is done now; once it is answered, what decides it."""
    inside: list[Markup | None] = [note_on(spec, words(spec.lang), note)]
    if session.screen == ASKING:
        told = [*before(view.position, view.text), *(f"{shown(view.text, ask, answer)}." for ask, answer in steps)]
        said = told or [view.say("drill.begins")]
        inside.append(el("p", [el("span", prose(one), " ") for one in said], class_="ce-strip__said"))
        key = "asking"
    else:
        inside.append(_decided(spec, session, found))
        key = "told"
    return el("div", inside, class_="ce-stage__strip ce-drill__strip", id=f"{spec.root}--{key}{session.number}")


def _decided(spec: Spec, session: Session, found: RuleMap) -> Markup:
    """Right or wrong, the paragraph that decides it, and the way to play it."""
    say, drill = words(spec.lang), session.drill
    assert drill is not None
    assert session.picked is not None
    right, picked = drill.options[drill.right], drill.options[session.picked]
    good = session.picked == drill.right
    verdict = say("drill.right") if good else say("drill.wrong", right=right.said[spec.lang].rstrip("."))
    ways = [_rule(spec, found, right.rule, say("drill.decides"))]
    if not good and picked.rule != right.rule:
        sister = found.of(game_of(picked.rule)) if game_of(picked.rule) != drill.game else None
        lead = say("drill.sister", game=sister.title) if sister else say("drill.yours")
        ways.append(_rule(spec, found, picked.rule, lead))
    if drill.ruling:
        name = f"{drill.game}/{drill.ruling}"
        ways.append(el("li", el("a", say("drill.ruling", number=drill.ruling[1:]), href=ruling_url(spec.base, name))))
    ways.append(el("li", el("a", say("drill.play"), href=play_url(spec, session, drill), id=f"{spec.root}--play")))
    mark = icon("check" if good else "no")
    return join(
        el(
            "p",
            mark,
            " ",
            el("strong", prose(verdict)),
            class_=f"ce-drill__verdict ce-drill__verdict--{'right' if good else 'wrong'}",
        ),
        el("ul", ways, class_="ce-drill__ways"),
    )


def _rule(spec: Spec, found: RuleMap, rule: str, before_: str) -> Markup:
    """A paragraph by its title."""
    return el("li", f"{before_} ", el("a", found.title(rule), href=rule_url(spec.base, rule)))


def play_url(spec: Spec, session: Session, drill: Drill) -> str:
    """The address at which the position of a question can be played, beside its paragraph."""
    assert session.material is not None
    own = session.material.of(drill.rule)
    link = Record.of(drill.position()).link()
    return f"{spec.base}{drill.game}/{page_of(drill.rule)}/#s-{drill.game}-{own[0].id}:{link}"


def _question(spec: Spec, session: Session, drill: Drill) -> Markup:
    """The question, and how the row goes."""
    say = words(spec.lang)
    tally = say("drill.tally", right=session.right, asked=len(session.went))
    return el(
        "p",
        prose(drill.question[spec.lang]),
        el("span", " ", tally, class_="ce-drill__tally") if session.went else None,
        class_="ce-ask",
        id=f"{spec.root}--ask",
        tabindex=-1,
    )


def _options(spec: Spec, session: Session, drill: Drill) -> Markup:
    """The answers; once one is taken each says what it is, and none can be pressed any more."""
    say, root = words(spec.lang), spec.root
    made: list[Markup] = []
    for place, option in enumerate(drill.options):
        said = prose(option.said[spec.lang])
        id_ = f"{root}--q{session.number}-{place}"
        if session.screen == ASKING:
            made.append(button({"do": "answer", "option": place}, said, class_="ce-go ce-go--choice", id=id_))
            continue
        kind, mark = _mark(session, drill, place)
        name = el("span", say(f"drill.marks.{kind}"), class_="ce-drill__mark") if kind else None
        made.append(
            el(
                "p",
                icon(mark) if mark else None,
                el("span", said),
                name,
                class_=f"ce-drill__told ce-drill__told--{kind or 'other'}",
                id=id_,
            )
        )
    inside = el("div", made, class_="ce-moves ce-drill__options", role="group", aria_label=say("drill.answers"))
    return el("div", inside, class_="ce-stage__options")


def _mark(session: Session, drill: Drill, place: int) -> tuple[str, str]:
    """What an answer turned out to be, and the sign of it."""
    if place == drill.right:
        return ("picked-right" if session.picked == place else "right"), "check"
    return ("picked-wrong", "no") if session.picked == place else ("", "")


def _tools(spec: Spec, session: Session) -> tuple[Markup, ...]:
    """The link to this question, the end of the row, and the next question once this one is answered."""
    say, root = words(spec.lang), spec.root
    kept = (
        tool(say("drill.link"), "link", f"{root}--link", data_send={"do": "link"}),
        tool(say("drill.enough"), "shut", f"{root}--enough", data_send={"do": "stop"}),
    )
    if session.screen == ASKING:
        return kept
    return (*kept, button({"do": "next"}, say("drill.next"), class_="ce-go ce-drill__next", id=f"{root}--go"))


def _menu(spec: Spec) -> Markup:
    """What else there is to do, and the keys."""
    say = words(spec.lang)
    return join(
        el("p", el("a", say("drill.to-progress"), href=f"{spec.base}progress/")),
        el("p", say("drill.keys"), class_="ce-menu__keys"),
    )


def summary_screen(spec: Spec, session: Session, found: RuleMap, when: int) -> Markup:
    """How the row went: right answers, the rules that were missed, what comes next."""
    say, root = words(spec.lang), spec.root
    weak = [
        el(
            "li",
            el("a", found.title(rule), href=rule_url(spec.base, rule)),
            " ",
            button({"do": "start", "section": rule}, say("drill.again")),
        )
        for rule in session.weak
    ]
    chapter = found.of(session.game)
    known = sum(session.progress.status(each.rule, when) == KNOWN for each in chapter.rules) if chapter else 0
    total = sum(1 for _ in chapter.rules) if chapter else 0
    return el(
        "div",
        el("h2", say("drill.summary"), class_="ce-play__head", id=f"{root}--summary", tabindex=-1),
        el("p", say("drill.went", right=session.right, asked=len(session.went))),
        join(el("p", say("drill.missed")), el("ul", weak)) if weak else None,
        el("p", say("drill.known", known=known, total=total)) if session.remembers and total else None,
        el(
            "p",
            button(
                {"do": "start", "section": session.section},
                say("drill.more", minutes=MINUTES),
                class_="ce-go",
                id=f"{root}--go",
            ),
            button({"do": "stop"}, say("drill.leave"), class_="ce-go ce-go--choice", id=f"{root}--leave"),
            class_="ce-moves",
        ),
        el("p", el("a", say("drill.to-progress"), href=f"{spec.base}progress/#{session.game}")),
        class_="ce-drill__summary",
    )


def spoken(spec: Spec, session: Session, found: RuleMap) -> str:
    """What a screen reader hears: the question and its answers, or what decides it."""
    say, drill = words(spec.lang), session.drill
    if session.screen == ASKING and drill is not None:
        view, steps = seen(spec, drill)
        led = [*before(view.position, view.text), *(f"{shown(view.text, ask, answer)}." for ask, answer in steps)]
        options = [f"{place}: {option.said[spec.lang].rstrip('.')}." for place, option in enumerate(drill.options, 1)]
        return " ".join([*led, drill.question[spec.lang], *options])
    if session.screen == "told" and drill is not None and session.picked is not None:
        right = drill.options[drill.right]
        good = session.picked == drill.right
        verdict = say("drill.right") if good else say("drill.wrong", right=right.said[spec.lang].rstrip("."))
        return f"{verdict} {say('drill.decides')} {found.title(right.rule)}."
    if session.screen == "summary":
        return say("drill.went", right=session.right, asked=len(session.went))
    return ""
