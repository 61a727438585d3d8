"""What has happened since the reader's last decision, put together for people.

The log tells every card and every die. Somebody who is to decide wants to know what led here: in the order in which it
happened, cards that were dealt told as one, and nothing repeated that he has just chosen himself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.core.asks import Choose
from engine.core.events import BANNERS, TURNOVER, UNSEEN, Kind
from engine.core.game import Event
from site_plugins.live.widgets.drawing.markup import Markup
from site_plugins.live.widgets.drawing.throws import in_words
from site_plugins.live.widgets.page.view import Step, View, small

CARDS = 6
"""Cards that are named where several are dealt: of more, only the number is told; so of those with long names."""


class Line(NamedTuple):
    """A sentence of the digest."""

    text: str
    rule: str
    """The id of the rule that says so."""
    weight: int
    """How much it matters: 0 cards dealt, 1 the usual, 2 a turnover, 3 what counts."""
    step: int
    """The number of the answer that brought it about, from 1; 0 for what came before the first."""
    fades: bool = False
    """Whether it goes without saying once something else is told."""
    chain: tuple[str, int] | None = None
    """Of what there may be several, one after the other, that are told as one: its kind and its side."""
    events: tuple[Event, ...] = ()
    """What it tells, one after the other."""
    drawn: Markup | None = None
    """The same in small pictures, where there is no room for the words."""
    size: int = 0
    """How many characters those pictures are as wide as."""

    @property
    def width(self) -> int:
        """Characters for which it takes room."""
        return self.size if self.drawn is not None else len(self.text)

    @property
    def event(self) -> Event | None:
        """What it tells; of several the last."""
        return self.events[-1] if self.events else None


class Banner(NamedTuple):
    """What is announced in large letters."""

    kind: str
    """One of `BANNERS`."""
    text: str
    step: int
    """The number of the answer that brought it about."""


class Digest(NamedTuple):
    """All that somebody wants to know before he decides."""

    lines: list[Line]
    banner: Banner | None


class _Told(NamedTuple):
    """Something on its way into the digest: an event, or an answer that no event tells."""

    step: int
    event: Event | None
    text: str = ""
    rule: str = ""
    fades: bool = False


def digest(view: View, since: int, heard: int | None = None) -> Digest:
    """What has happened since the reader decided after so many answers, or of it only what he has not `heard`."""
    first = since if heard is None else max(since, heard)
    found = [one for one in _told(view, since) if one.step > first or (one.step == 0 and first == 0)]
    lines = _chained(view, _kept(list(_lines(view, found))))
    if not lines and heard is None:
        # Where one choice leads to the next question at once, that choice is what happened.
        lines = list(_lines(view, list(_told(view, since, own_too=True))))
    return Digest(lines, _banner(view, found))


def _kept(lines: list[Line]) -> list[Line]:
    """What is worth telling: what fades only where nothing comes after it, and where it weighs nothing only alone."""
    weighty = [line for line in lines if line.weight or not line.fades]
    lines = weighty or lines
    return [line for place, line in enumerate(lines) if not line.fades or place == len(lines) - 1]


def _chained(view: View, lines: list[Line]) -> list[Line]:
    """Passes from one to the next told as one: where the last of them leads, and how many came before it; cards too."""
    told: list[Line] = []
    for _, group in groupby(enumerate(lines), key=lambda each: each[1].chain or each[0]):
        run = [line for _, line in group]
        if len(run) == 1:
            told += run
        else:
            events = tuple(event for line in run for event in line.events)
            if view.game.events[events[-1][1]].dealt:
                text = as_one(view, events)
            else:
                text = view.say("digest.chained", text=run[-1].text.removesuffix("."), count=len(run) - 1)
            told.append(run[-1]._replace(text=text, events=events))
    return told


def _told(view: View, since: int, *, own_too: bool = False) -> Iterator[_Told]:
    """Everything that is told, in order; what the reader himself has just chosen he knows."""
    if since == 0:
        yield from (_Told(0, event) for event in view.prelude)
    steps = view.steps[since:]
    speaks = {step.action: step.number for step in steps if step.events}
    for step in steps:
        own = not own_too and step.number == since + 1 and _own(view, step)
        for event in step.events:
            if not (own and view.game.events[event[1]].echo):
                yield _Told(step.number, event)
        if not (step.events or own):
            yield from _silent(view, step, told=speaks.get(step.action, 0) > step.number)


def _own(view: View, step: Step) -> bool:
    """Whether the reader himself chose this, and could have chosen something else."""
    return isinstance(step.ask, Choose) and len(step.ask.options) > 1 and step.seat == view.seen.seat


def _silent(view: View, step: Step, *, told: bool) -> Iterator[_Told]:
    """An answer of which no event speaks: dice; or a choice, unless what came of it is `told` anyway."""
    ask, answer = step.ask, step.answer
    if ask is None or answer is None:
        return
    if step.open:
        yield _Told(step.number, None, in_words(view, ask, answer) + ".", ask.rule)
    elif isinstance(ask, Choose) and not told:
        option = small(view.text.option(ask, str(answer)))
        said = view.text.house("digest.chooses", who=step.seat, what=option)
        yield _Told(step.number, None, said, ask.rule, fades=True)


def _lines(view: View, found: list[_Told]) -> Iterator[Line]:
    """The sentences; cards that are dealt one after the other are gathered until something else happens."""
    dealt: dict[tuple[str, object], list[_Told]] = {}
    for one in found:
        kind = None if one.event is None else view.game.events[one.event[1]]
        if one.event is not None and kind is not None and kind.dealt:
            dealt.setdefault((kind.name, side_of(kind, one.event)), []).append(one)
            continue
        yield from _gathered(view, dealt)
        if one.event is None or kind is None:
            yield Line(one.text, one.rule, 0 if one.fades else 1, one.step, one.fades)
        else:
            weight = view.game.events.weight(one.event)
            chain = (kind.name, int(kind.of(one.event, "seat"))) if kind.chain else None
            said = view.text.event(one.event)
            yield Line(said, str(one.event[0]), weight, one.step, kind.fades, chain, (one.event,))
    yield from _gathered(view, dealt)


def side_of(kind: Kind, event: Event) -> int | None:
    """Who did it or is dealt it, if an event is about a side."""
    return next((kind.of(event, fact) for fact in ("seat", "who") if fact in kind.facts), None)


def dealt_to(view: View, step: Step) -> tuple[str, int | None] | None:
    """Which cards were dealt to whom, where an answer brought about nothing else."""
    kinds = [view.game.events[event[1]] for event in step.events]
    whom = {(kind.name, side_of(kind, event)) for kind, event in zip(kinds, step.events, strict=True)}
    return whom.pop() if len(whom) == 1 and all(kind.dealt for kind in kinds) else None


def _gathered(view: View, dealt: dict[tuple[str, object], list[_Told]]) -> Iterator[Line]:
    """One sentence for all cards that each side was dealt."""
    for group in dealt.values():
        events = [one.event for one in group if one.event is not None]
        kind = view.game.events[events[0][1]]
        text = as_one(view, events)
        unseen = UNSEEN in (kind.of(event, kind.dealt) for event in events)
        last, fades = events[-1], unseen or kind.fades
        chain = kind.name, -1 if (seat := side_of(kind, last)) is None else seat
        yield Line(text, str(last[0]), 0, group[-1].step, fades, chain, tuple(events))
    dealt.clear()


def as_one(view: View, events: Sequence[Event]) -> str:
    """Cards of one side in one sentence, named where the reader may know them and there are few."""
    if len(events) == 1:
        return view.text.event(events[0])
    kind = view.game.events[events[0][1]]
    known = [kind.of(event, kind.dealt) for event in events]
    count, seat = len(known), side_of(kind, events[0])
    if seat is None:
        return view.say("digest.turned", count=count)
    cards = [] if UNSEEN in known or count > CARDS else [view.text.card(str(card)) for card in known]
    if not cards or any("," in card for card in cards):
        return view.text.house("digest.draws", count=count, who=seat)
    return view.text.house("digest.draws-these", count=count, who=seat, cards=cards)


def _banner(view: View, found: list[_Told]) -> Banner | None:
    """The weightiest of all that has happened, of equal ones the last.

    Who has the ball is no news any more once somebody has played it.
    """
    rank, best = -1, None
    last = max((one.step for one in found if _weighs(view, one)), default=0)
    for one in found:
        kind = "" if one.event is None else view.game.events[one.event[1]].banner
        if kind == TURNOVER and one.step < last:
            continue
        if kind and BANNERS.index(kind) >= rank:
            rank, best = BANNERS.index(kind), Banner(kind, view.text.event(one.event or ()), one.step)
    return best


def _weighs(view: View, one: _Told) -> bool:
    """Whether it is more than a card that was dealt, or a choice of which nothing has come yet."""
    return not one.fades if one.event is None else bool(view.game.events.weight(one.event))
