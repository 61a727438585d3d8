"""What the facts of a match say of each other: those told by hand must agree, or the wrong one is refused by name."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.refusal import Refusal
from engine.games.draft.table.asks import NOTHING
from engine.games.draft.table.deck import DECISION, GOAL, GREEN, RED
from engine.games.draft.table.follow import DRAFT, follow, happened, laid, usual_actor
from engine.games.draft.table.state import EXTRA_1, FIRST, GOLDEN, HAND, MINUTES, OVER, ROW, Match


def agree(match: Match, told: Collection[str]) -> None:
    """Find what follows from the values that were told, and refuse those that cannot stand together."""
    follow(match, told)
    _front(match)
    _result(match)
    if match.phase == OVER:
        _over(match)
        return
    _turns(match)
    if match.phase in DRAFT:
        _draft(match)
    else:
        _play(match)


def _front(match: Match) -> None:
    """Goals are counted by GOAL cards, bookings by yellow ones."""
    for seat, cards in enumerate(match.goals):
        for card in cards:
            if not GOAL[card]:
                raise Refusal("no-goal-card", "draft.goals.check", field="goals", seat=seat, card=card)
    for seat, cards in enumerate(match.yellows):
        for card in cards:
            if DECISION[card] != "yellow":
                raise Refusal("no-yellow-card", "draft.fouls.yellow", field="yellows", seat=seat, card=card)


def _result(match: Match) -> None:
    """A match is over when somebody has won it, and goes on to more only while it is level."""
    level = len(match.goals[0]) == len(match.goals[1])
    if match.phase == OVER:
        if match.part in (FIRST, EXTRA_1):
            raise Refusal("over-too-early", "draft.clock.full-time", field="phase")
        goal_left = match.part != GOLDEN or any(GOAL[card] for pile in match.piles for card in pile)
        if level and goal_left:
            raise Refusal("over-level", "draft.clock.extra-time", field="goals")
    elif not level and (match.part == GOLDEN or (match.part == EXTRA_1 and match.phase in DRAFT)):
        raise Refusal("not-level", "draft.clock.golden-goal", field="goals")


def _over(match: Match) -> None:
    """At the end no draft is going on, and what was laid last lies there."""
    if match.row:
        raise Refusal("draft-over", "draft.draft.pick", field="row")
    if bool(match.played) != (match.top is not None):
        raise Refusal("no-card-on-top", "draft.laying.lay", field="top")


def _turns(match: Match) -> None:
    """The players take turns to kick off, and whose turn it is follows from the cards."""
    if match.part != GOLDEN and match.engager != (match.youngest + match.part) % 2:
        cites = "draft.laying.engage" if match.part == FIRST else "draft.clock.half-time"
        raise Refusal("engager-other", cites, field="engager", seat=1 - match.engager)
    if match.actor not in _may_act(match):
        raise Refusal("actor-other", "draft.laying.answer", field="actor", seat=1 - match.actor)
    if match.goes_on and (match.phase != "turn" or match.on == GREEN):
        raise Refusal("no-going-on", "draft.goals.shot", field="goes_on")
    if match.due and match.phase != "refill":
        raise Refusal("nobody-refills", "draft.goals.refill", field="due")


def _may_act(match: Match) -> set[int]:
    """The seats of which one may be to act."""
    usual = {usual_actor(match)}
    scorer = {0, 1} if match.on in (NOTHING, RED) else {match.top_seat}
    if match.phase == "refill":
        return usual & {1 - seat for seat in scorer}
    if match.phase == "engage" and match.restart:
        return {1 - seat for seat in scorer}
    if match.phase in DRAFT and len(match.piles) == 2 and not match.left(match.at[1 - match.engager]):
        # A pack that has run out can give fewer than six.
        return {0, 1}
    return usual


def _draft(match: Match) -> None:
    """In a draft nothing has been laid yet, and the cards turned up are twelve."""
    turned_up = len(match.row) + (match.phase == "deal")
    if turned_up > ROW:
        raise Refusal("row-too-long", "draft.draft.face-up", field="row", count=turned_up)
    if match.phase == "pick" and not match.row:
        raise Refusal("nothing-to-pick", "draft.draft.pick", field="row")
    begun = {
        "top": match.top is not None,
        "discard": any(match.discard),
        "under": any(match.under),
        "minute": match.minute,
        "played": match.played,
        "restart": match.restart,
        "goals": match.part == FIRST and any(match.goals),
        "yellows": match.part == FIRST and any(match.yellows),
    }
    for field, wrong in begun.items():
        if wrong:
            raise Refusal("still-drafting", "draft.draft.hand", field=field)
    first, second = len(match.hands[1 - match.engager]), len(match.hands[match.engager])
    own = len(match.piles) == 2
    picking = match.phase == "pick"
    done = first if own and match.actor == match.engager else 0
    if own:
        fits = second == 0 if match.actor != match.engager else first <= HAND
        fits = fits and (picking or len(match.hands[match.actor]) == 0)
    else:
        fits = first - second in (0, 1) if picking else first == second == 0
    if not fits:
        raise Refusal("draft-hands", "draft.draft.pick", field="hands", first=first, second=second)
    turned = len(match.row) + first + second - done
    if picking and turned != ROW and (turned > ROW or match.left(match.at[match.actor])):
        raise Refusal("draft-twelve", "draft.draft.face-up", field="row", count=turned)
    for seat, hand in enumerate(match.hands):
        if match.open[seat] != len(hand):
            raise Refusal("draft-open", "draft.draft.pick", field="open", seat=seat)


def _play(match: Match) -> None:
    """Once the draft is over its cards are in the hands, and the part goes on only while it may."""
    if match.row:
        raise Refusal("draft-over", "draft.draft.pick", field="row")
    if match.phase == "turn" and match.top is None:
        raise Refusal("no-card-on-top", "draft.laying.answer", field="top")
    if match.phase == "refill":
        _refill(match)
    elif not all(match.hands):
        raise Refusal("no-hand", "draft.laying.engage", field="hands", seat=int(not match.hands[1]))
    fresh = match.phase == "engage" and not happened(match)
    if match.phase in ("engage", "refill") and not match.restart and not fresh:
        raise Refusal("kick-off-again", "draft.goals.restart", field="restart")
    if match.by_clock:
        if match.minute >= MINUTES[match.part] > 0:
            raise Refusal("time-is-up", "draft.clock.half-by-clock", field="minute", minutes=MINUTES[match.part])
    elif not fresh and any(match.used_up(which) for which in range(len(match.piles))):
        raise Refusal("pile-used-up", "draft.clock.half-by-pile", field="pile")
    if match.played < laid(match):
        raise Refusal("played-more", "draft.laying.lay", field="played", laid=laid(match))


def _refill(match: Match) -> None:
    """Hands are drawn up to six after a goal, by those who have fewer."""
    if not match.due:
        raise Refusal("nobody-to-refill", "draft.goals.refill", field="due")
    first, last = match.due[0], match.due[-1]
    if len(match.due) == 2 and first == last:
        raise Refusal("refill-twice", "draft.goals.refill", field="due", seat=first)
    if len(match.hands[first]) >= HAND:
        raise Refusal("hand-full-already", "draft.goals.refill", field="due", seat=first)
    if not match.hands[1 - last]:
        raise Refusal("no-hand", "draft.goals.refill", field="hands", seat=1 - last)
