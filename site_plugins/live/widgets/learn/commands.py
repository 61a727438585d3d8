"""What can be asked for on a Learn page, command by command; every command changes the sitting and draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.core.asks import Choose
from engine.core.reading import quoted, whole
from engine.core.refusal import Refusal
from engine.learn.judging import SOLVED, WRONG, YOU, Verdict, offered, played
from engine.learn.predictions import guesses
from site_plugins.live.widgets.learn.sitting import ENOUGH, MISSED, RIGHT, SHOWN, TASK, WATCH, Sitting
from site_plugins.live.widgets.page.answers import asked
from site_plugins.live.widgets.page.contract import Done
from site_plugins.live.widgets.page.view import Note
from site_plugins.live.widgets.stage.plan import Plan

if TYPE_CHECKING:
    from site_plugins.live.widgets.learn.page import Learn

_MOST = 10**3


def _only(page: Learn, here: bool) -> Sitting:
    """Refuse what cannot be done now."""
    if not here:
        raise Refusal("command-unknown", command=page.do)
    return page.now


def _open(page: Learn) -> Done | None:
    """A lesson at the first step that is not solved, or at the one that is named; the list; or whatever was open."""
    id_, now = page.command.get("lesson"), page.now
    if id_ is None or (now.lesson is not None and id_ == now.lesson.id):
        return Done("") if id_ is None else None
    if id_ == "":
        page.now = now.left()
        return None
    lesson = now.lessons.get(str(id_))
    if lesson is None:
        page.now = now.left()
        gone = page.say("learn.gone", name=quoted(id_))
        return Done(gone, note=Note(gone))
    number = whole(str(page.command.get("step")), 4)
    if number is None or not 1 <= number <= len(lesson.steps):
        number = page.to_do(lesson)
    page.now = now.enter(lesson, number)
    page.now = page.now._replace(paused=page.now.reel and page.steps)
    return None


def _leave(page: Learn) -> None:
    """Back to the list."""
    page.now = page.now.left()


def _choose(page: Learn) -> Done | None:
    """An answer to what the match asks."""
    now = _only(page, page.now.phase == TASK and page.now.step.kind == "want")
    if now.attempt.due != YOU:
        raise Refusal("command-unknown", command=page.do)
    option = asked(now.attempt.now.ask, Choose, page.command.get("option"))
    tried = now.attempt.tried(option)
    now = now._replace(plan=now.plan.after(str(option)))
    page.now = now.decided(tried) if isinstance(tried, Verdict) else now._replace(now=tried).judged()
    return None


def _build(page: Learn) -> None:
    """Put choices together that are played one by one; what of them holds is for the board to say."""
    page.now = _only(page, page.now.now is not None and page.now.builds)._replace(plan=Plan.read(page.fields))


def _guess(page: Learn) -> None:
    """One of the answers to a prediction; once it is right, what was foretold is seen."""
    now = _only(page, page.now.phase in (TASK, MISSED) and page.now.step.kind == "predict")
    answers, at = guesses(now.first), page.command.get("at")
    if not isinstance(at, int) or not 0 <= at < len(answers) or str(at) in now.picked:
        raise Refusal("command-unknown", command=page.do)
    verdict, picked = answers[at].verdict, (*now.picked, str(at))
    page.now = now._replace(picked=picked).decided(verdict, tuple(played(now.first)) if verdict.kind == SOLVED else ())


def _pick(page: Learn) -> None:
    """One of the things that may be done, or that may not; it is solved once all of them are found."""
    now = _only(page, page.now.phase in (TASK, MISSED) and page.now.step.kind == "which")
    found, option = dict(offered(now.first)), str(page.command.get("option"))
    if option not in found or option in now.picked:
        raise Refusal("command-unknown", command=page.do)
    picked = (*now.picked, option)
    left = [one for one, verdict in found.items() if verdict.kind == SOLVED and one not in picked]
    if found[option].kind == WRONG or not left:
        page.now = now._replace(picked=picked).decided(found[option])
    else:
        page.now = now._replace(picked=picked, phase=TASK, verdict=found[option])


def _next(page: Learn) -> None:
    """The next step, once this one is done."""
    done = page.now.phase in (RIGHT, SHOWN) or (page.now.phase == WATCH and not page.now.flows)
    page.now = _only(page, done).following()


def _retry(page: Learn) -> None:
    """The same step once more."""
    page.now = _only(page, page.now.now is not None).anew()


def _again(page: Learn) -> None:
    """The same with other dice or cards."""
    now = _only(page, page.now.now is not None and page.now.variants > 0)
    page.now = now.enter(now.whole, now.number, (now.again + 1) % (now.variants + 1), now.first.start)


def _show(page: Learn) -> None:
    """How it is done, before the reader's eyes."""
    page.now = _only(page, page.now.now is not None and page.now.misses >= ENOUGH and page.now.phase != RIGHT).shown()


def _hint(page: Learn) -> None:
    """What to look at."""
    now = _only(page, page.now.now is not None and page.now.step.hint is not None)
    page.now = now._replace(hint=True, helped=now.helped or now.phase == TASK)


def _go(page: Learn) -> None:
    """The page says that it is time for the next thing."""
    now = page.now
    if now.now is None or now.paused:
        return
    page.now = now.onward() if now.flows else now.following() if now.moves_on else now


def _hurry(page: Learn) -> None:
    """No more waiting: all that happens by itself happens now."""
    now = _only(page, page.now.now is not None)._replace(paused=False)
    for _ in range(_MOST):
        if not now.flows:
            break
        now = now.onward()
    page.now = now


def _pause(page: Learn) -> None:
    """Stop the match that is only watched."""
    page.now = _only(page, page.now.now is not None and page.now.reel)._replace(paused=True)


def _resume(page: Learn) -> None:
    """Let it go on."""
    now = _only(page, page.now.now is not None and page.now.reel)._replace(paused=False)
    page.now = now.onward() if now.flows else now.following()


def _forward(page: Learn) -> None:
    """A step of it, and stop there."""
    now = _only(page, page.now.now is not None and page.now.reel)
    page.now = (now.onward() if now.flows else now.following())._replace(paused=True)


COMMANDS: Mapping[str, Callable[[Learn], Done | None]] = {
    "open": _open,
    "leave": _leave,
    "choose": _choose,
    "build": _build,
    "guess": _guess,
    "pick": _pick,
    "next": _next,
    "retry": _retry,
    "again": _again,
    "show": _show,
    "hint": _hint,
    "go": _go,
    "hurry": _hurry,
    "pause": _pause,
    "resume": _resume,
    "forward": _forward,
}
