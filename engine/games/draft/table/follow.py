"""What follows from the facts of a match that were told: it is found where it was left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from engine.core.kinds import wrong
from engine.core.refusal import Refusal
from engine.games.draft.rules.clock import rest_of
from engine.games.draft.table.audit import all_there
from engine.games.draft.table.deck import OWN_SIZE, RED, SIZE
from engine.games.draft.table.state import HAND, ROW, Match

DRAFT = ("deal", "pick")


def follow(match: Match, told: Collection[str]) -> None:
    """Find what was not told; cards that are not mentioned lie in the pile, or are played if the pile is mentioned."""
    if "engager" not in told:
        match.engager = (match.youngest + match.part) % 2
    _cards(match, told)
    if "phase" not in told:
        match.phase = usual_phase(match)
    all_there(match)
    _rest(match, told)


def _cards(match: Match, told: Collection[str]) -> None:
    """Where each card lies."""
    if "actor" not in told:
        match.actor = drafting(match)
    if match.top is None:
        if "top_seat" in told:
            raise Refusal("no-card-on-top", "draft.laying.lay", field="top_seat")
    elif "top_seat" not in told:
        match.top_seat = 0 if "actor" not in told else match.actor if match.goes_on else 1 - match.actor
    rest = [Counter(cards) for cards in match.packs()]
    for which, cards in _owned(match):
        rest[which].subtract(cards)
    for field, lists in (("pile", match.piles), ("discard", match.discard)):
        if field in told:
            for which, cards in enumerate(lists):
                rest[which].subtract(cards)
    for which, counter in enumerate(rest):
        if "pile" not in told:
            match.piles[which] = sorted(counter.elements())
        elif "discard" not in told:
            match.discard[which] = sorted(counter.elements())


def _owned(match: Match) -> list[tuple[int, Sequence[str]]]:
    """Every card that lies neither in a pile nor among the played ones, with the number of its pack."""
    found: list[tuple[int, Sequence[str]]] = [(match.at[match.actor], match.row)]
    for seat in (0, 1):
        mine, theirs = match.at[seat], match.at[1 - seat]
        found += [(mine, match.hands[seat]), (mine, match.goals[seat]), (theirs, match.yellows[seat])]
    found += list(enumerate(match.under))
    if match.top is not None:
        found.append((match.at[match.top_seat], [match.top]))
    return found


def _rest(match: Match, told: Collection[str]) -> None:
    """What is known of the hands, who acts, and where the part ends."""
    hands = [len(hand) for hand in match.hands]
    if "open" not in told and match.phase in DRAFT:
        match.open = hands
    for seat in (0, 1):
        match.within("open", high=hands[seat], value=match.open[seat])
    if "actor" not in told:
        match.actor = usual_actor(match)
    if "played" not in told:
        match.played = laid(match)
    if "restart" not in told:
        begun = happened(match) or match.actor != match.engager
        match.restart = match.phase == "refill" or (match.phase == "engage" and begun)
    if "stop" not in told:
        match.stop = usual_stop(match)
    if len(match.stop) != len(match.piles):
        raise wrong("stop", match.stop, "lists", high=len(match.piles))
    for most in match.stop:
        match.within("stop", high=furthest(match), value=most)


def usual_phase(match: Match) -> str:
    """What comes next, as far as the cards tell."""
    if match.row:
        picked = match.hands[match.actor] if len(match.piles) == 2 else match.hands[0] + match.hands[1]
        more = len(match.row) < ROW and match.left(match.at[match.actor])
        return "deal" if more and not picked else "pick"
    if match.top is not None:
        return "turn"
    return "engage" if any(match.hands) else "deal"


def drafting(match: Match) -> int:
    """Whose turn it is in a draft: one card each in turn, or with packs of their own one player after the other."""
    first, second = 1 - match.engager, match.engager
    if len(match.piles) == 2:
        return second if len(match.hands[first]) >= HAND else first
    return second if len(match.hands[first]) > len(match.hands[second]) else first


def usual_actor(match: Match) -> int:
    """Who is to act, as far as the cards tell."""
    if match.phase in DRAFT:
        return drafting(match)
    if match.phase == "refill" and match.due:
        # The one who conceded draws first and kicks off; alone, the other one is filling an emptied hand.
        return match.due[0] if len(match.due) == 2 else 1 - match.due[0]
    if match.top is None:
        return match.engager
    if match.phase == "turn":
        return match.top_seat if match.goes_on else 1 - match.top_seat
    return match.top_seat if match.on == RED else 1 - match.top_seat


def laid(match: Match) -> int:
    """How many cards of this part lie played on the table."""
    return sum(map(len, match.discard)) + (match.top is not None)


def happened(match: Match) -> bool:
    """Whether anything has been laid or turned over in this part."""
    return bool(laid(match) or match.played or match.minute or any(match.under))


def usual_stop(match: Match) -> list[int]:
    """Where the part ends by the pile, if what lies in front of the players lay there before; but not yet."""
    if match.phase in DRAFT:
        return [0] * len(match.piles)
    if len(match.piles) == 1:
        sizes = [SIZE - ROW - sum(map(len, (*match.goals, *match.yellows)))]
    else:
        sizes = [OWN_SIZE - HAND - len(match.goals[seat]) - len(match.yellows[1 - seat]) for seat in (0, 1)]
    ends = [rest_of(match, max(0, size)) for size in sizes]
    return [max(0, min(end, match.left(which) - 1)) for which, end in enumerate(ends)]


def furthest(match: Match) -> int:
    """The highest number of cards at which this part can end by the pile."""
    if match.phase in DRAFT:
        return 0
    return rest_of(match, SIZE - ROW if len(match.piles) == 1 else OWN_SIZE - HAND)
