"""The dock of a lesson: what is asked, and what there is to press."""

from __future__ import annotations

from fractions import Fraction

from engine.core.asks import Choose
from engine.learn.judging import SOLVED, YOU, offered
from engine.learn.lessons import MAY
from engine.learn.predictions import CHANCE, OUTCOME, SEAT, Guess, guesses
from site_plugins.live.widgets.boards import Ahead
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.learn.catalogue import first_match
from site_plugins.live.widgets.learn.sitting import END, ENOUGH, MISSED, SHOWN, TASK, WATCH, Sitting
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.odds import in_words
from site_plugins.live.widgets.stage.fan import hand, pressed

GO, CHOICE = "ce-go", "ce-go ce-go--choice"


def dock(view: View, now: Sitting, ahead: Ahead | None = None) -> tuple[Markup | None, ...]:
    """The question, its answers or what comes next, and the hand."""
    kind = now.step.kind
    if now.phase == END:
        return _asked(view, view.say("learn.over")), _options(_afterwards(view, now))
    if now.phase == WATCH:
        words = view.say("learn.watching") if now.moves_on or now.paused else view.say("learn.shown")
        return _asked(view, words, waits=True), _options(_watching(view, now)), _idle(view)
    if kind in ("predict", "which") and now.phase in (TASK, MISSED):
        answers = _guesses(view, now) if kind == "predict" else _which(view, now)
        return _asked(view, " ".join(asks(view, now))), _options(answers), _idle(view)
    if now.phase == TASK and now.attempt.due == YOU:
        among, below = pressed(view, ahead)
        return _asked(view, " ".join(asks(view, now))), _options(*among), below
    if now.phase == TASK:
        return _asked(view, " ".join(asks(view, now)), waits=True), _options(_row(_hurry(view))), _idle(view)
    if now.phase == MISSED:
        return _asked(view, view.say("learn.wrong")), _options(_missed(view, now)), _idle(view)
    words = view.say("learn.shown") if now.phase == SHOWN else view.say("learn.solved")
    return _asked(view, words), _options(_done(view, now)), _idle(view)


def asks(view: View, now: Sitting) -> list[str]:
    """What the reader is asked, or who is at it."""
    say, ask = view.say, now.attempt.now.ask
    if now.phase not in (TASK, MISSED):
        return []
    if now.step.kind == "predict":
        return [say("learn.guess")]
    if now.step.kind == "which":
        right = [option for option, verdict in offered(now.first) if verdict.kind == SOLVED]
        left = sum(option not in now.picked for option in right)
        if len(right) == 1:
            return [say("learn.may") if now.step.which == MAY else say("learn.may-not")]
        return [say("learn.may-all", count=left) if now.step.which == MAY else say("learn.may-not-all", count=left)]
    if ask is None:
        return []
    if now.attempt.due == YOU and view.ask is not None:
        return [capital(view.text.ask(view.ask))]
    mine = ask.seat == now.attempt.you and view.ask is not None
    return (
        [capital(view.text.ask(view.ask))] if mine and view.ask else [say("match.plays", who=view.text.who(ask.seat))]
    )


def _asked(view: View, words: str, *, waits: bool = False) -> Markup:
    """The question, in the one place where it always stands."""
    return el(
        "p", prose(words), class_="ce-ask" + (" ce-ask--waits" if waits else ""), id=f"{view.root}--ask", tabindex=-1
    )


def _options(*inside: Markup | None) -> Markup:
    """The part of the dock that scrolls by itself where it is too small for all options."""
    return el("div", inside, class_="ce-stage__options")


def _row(*inside: Markup | None) -> Markup:
    """Buttons side by side."""
    return el("div", inside, class_="ce-moves")


def _idle(view: View) -> Markup | None:
    """The hand, only to be looked at."""
    return hand(view, idle=True)[1]


def _press(view: View, do: str, words: str, part: str, *, main: bool = False) -> Markup:
    """A button that sends a command."""
    return button({"do": do}, words, class_=GO if main else CHOICE, id=f"{view.root}--{part}")


def _hurry(view: View) -> Markup:
    """No more waiting."""
    return _press(view, "hurry", view.say("match.go-on"), "go")


def _watching(view: View, now: Sitting) -> Markup:
    """Stop and go for the match that is only watched; else on to the end of the example, and to the next step."""
    say = view.say
    if now.reel:
        forward = _press(view, "forward", say("learn.forward"), "forward")
        if now.paused:
            return _row(_press(view, "resume", say("match.go-on"), "go", main=True), forward)
        return _row(_press(view, "pause", say("match.pause"), "go"), forward)
    return _row(_hurry(view)) if now.flows else _done(view, now)


def _missed(view: View, now: Sitting) -> Markup:
    """Try again, or see how it is done."""
    show = _press(view, "show", view.say("learn.show"), "show-me") if now.misses >= ENOUGH else None
    return _row(_press(view, "retry", view.say("learn.retry"), "go", main=True), show)


def _done(view: View, now: Sitting) -> Markup:
    """On to the next step; or the same with other dice or cards, or by oneself."""
    say = view.say
    more = say("learn.again-cards") if _cards_differ(view, now) else say("learn.again-dice")
    return _row(
        _press(view, "next", say("learn.next"), "go", main=True),
        _press(view, "retry", say("learn.alone"), "alone") if now.phase == SHOWN and now.misses else None,
        _press(view, "again", more, "other") if now.variants and now.phase != WATCH else None,
    )


def _cards_differ(view: View, now: Sitting) -> bool:
    """Whether the same step has other cards the next time, and not only other dice at the same moment."""
    step = now.whole.steps[now.number - 1]
    same = all(one.entry == step.entry for one in step.again)
    return "hands" in view.game.state.fields and not (same and view.game.dice)


def _afterwards(view: View, now: Sitting) -> Markup:
    """The next lesson; after the last of them a match, which is offered as soon as one knows enough."""
    say, ids = view.say, list(now.lessons)
    place = ids.index(now.whole.id) + 1
    if place < len(ids):
        following = now.lessons[ids[place]]
        words = say("learn.next-lesson", title=say.typeset(following.title[view.spec.lang]))
        go = el("a", words, class_=GO, href=f"#{following.id}", id=f"{view.root}--go", data_replace=True, data_out=True)
    else:
        go = first_match(view.spec, say, GO, f"{view.root}--go")
    if now.whole.enough and place < len(ids):
        return _row(go, first_match(view.spec, say, CHOICE, f"{view.root}--match"))
    back = button({"do": "leave"}, say("learn.all"), class_=CHOICE, id=f"{view.root}--all", data_leave=True)
    return _row(go, back)


def _guesses(view: View, now: Sitting) -> Markup:
    """The answers to a prediction."""
    made = [
        _answer(view, now, str(at), guess.verdict.kind == SOLVED, guessed(view, guess), {"do": "guess", "at": at})
        for at, guess in enumerate(guesses(now.first))
    ]
    return el("div", made, class_="ce-moves ce-guesses", role="group", aria_label=view.say("learn.answers"))


def guessed(view: View, guess: Guess) -> str:
    """An answer to a prediction in words."""
    if guess.kind == CHANCE:
        share: Fraction = guess.value
        return capital(in_words(view, share))
    if guess.kind == OUTCOME:
        return capital(view.text.outcome(guess.value))
    if guess.kind == SEAT:
        return capital(view.text.who(guess.value))
    if isinstance(guess.value, bool):
        return view.say("learn.yes" if guess.value else "learn.no")
    return str(guess.value)


def _which(view: View, now: Sitting) -> Markup:
    """What may be done, and what may not, all alike."""
    ask = now.first.now.ask
    made = [
        _answer(
            view,
            now,
            option,
            verdict.kind == SOLVED,
            capital(view.text.option(ask, option)) if isinstance(ask, Choose) else option,
            {"do": "pick", "option": option},
        )
        for option, verdict in offered(now.first)
    ]
    return el("div", made, class_="ce-moves ce-guesses", role="group", aria_label=view.say("learn.answers"))


def _answer(view: View, now: Sitting, key: str, right: bool, words: str, send: dict[str, object]) -> Markup:
    """One answer; once it has been given it says what it was."""
    given = key in now.picked
    mark = None
    if given:
        mark = (
            icon("check" if right else "shut"),
            hidden(view.say("learn.was-right" if right else "learn.was-wrong") + " "),
        )
    return el(
        "button",
        mark,
        el("span", prose(words), class_="ce-go__name"),
        type="button",
        class_=CHOICE + (f" ce-go--{'right' if right else 'wrong'}" if given else ""),
        id=f"{view.root}--opt-{key}",
        data_send=None if given else send,
        aria_disabled="true" if given else None,
    )
