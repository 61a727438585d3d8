"""What no dice and no cards can bring about, game by game: written from the rules, beside what loading refuses.

Three things are left open on purpose, because a reader tells no more of a match than the question needs: a hand may be
told by the cards that matter, what was played before by as much as is known, and the seconds of a half from 0 on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, cast

from engine.core.game import Game
from engine.core.kinds import NOBODY
from engine.core.state import State
from engine.games.double.table.state import HALF
from engine.games.double.table.state import Match as Double
from engine.games.draft.table.deck import DECISION, GOAL
from engine.games.draft.table.state import Match as Draft
from engine.games.flair.table.grammar import STARTS
from engine.games.flair.table.numbers import DECK
from engine.games.flair.table.state import Match as Flair
from engine.games.scrumball.table.house_rules import counts
from engine.games.scrumball.table.state import Match as Scrumball
from engine.games.tomy.table.state import RED, ROUNDS, SHOOTOUT
from engine.games.tomy.table.state import Match as Tomy
from engine.rugby.match import NO_MARK, Rugby

Broken: TypeAlias = Iterator[tuple[bool, str]]
"""Whether something cannot be, and what."""
ODD_TOTALS = {1, 2, 4}


def impossible(game: Game[Any], state: State) -> str:
    """What cannot be in a state, or nothing; a game that is just being written may have no checks yet."""
    check = CHECKS.get(game.id)
    return next((what for wrong, what in check(state) if wrong), "") if check else ""


def _double(state: State) -> Broken:
    """Half a match of 20 or 40 minutes, in which seven points take two minutes and a card too."""
    match = cast(Double, state)
    begun = match.hand != NOBODY
    yield bool(ODD_TOTALS & set(match.score)), "no side can have that score"
    yield match.half * HALF > match.length, "a short match has no second half"
    yield match.minute < 1 + HALF * (match.half - 1), "the minute lies before the half"
    yield begun != (match.first != NOBODY), "somebody has the hand and nobody has begun"
    yield not begun and (any(match.score) or any(match.red) or any(match.yellow)), "something came before the kick-off"
    if match.half == 1:
        spent = match.minute - 1
        yield sum(match.score) > 7 * (spent // 2) + 3 * (spent % 2), "there was no time for so many points"
        yield sum(match.red) + sum(map(len, match.yellow)) > spent // 2, "there was no time for so many cards"
        yield any(match.spent), "no card has run out for good before half-time"
    for given in match.yellow:
        yield any(minute > match.minute and minute > HALF + 59 for minute in given), "a card comes from the future"
    yield match.over and match.minute <= match.length, "the match ended too early"


def _tomy(state: State) -> Broken:
    """Throws in turn, cards that are paid for, a shoot-out of pairs."""
    match = cast(Tomy, state)
    begun = match.hand != NOBODY
    yield bool(ODD_TOTALS & set(match.score)), "no side can have that score"
    yield begun != (match.first != NOBODY), "somebody has the hand and nobody has begun"
    yield match.warnings == [RED, RED], "two reds stand beside each other"
    yield match.part != SHOOTOUT and any(match.shots), "kicks were taken before a shoot-out"
    yield match.part != SHOOTOUT and match.round > ROUNDS[match.part], "a part has no such round"
    yield match.part == SHOOTOUT and match.score[0] != match.score[1], "a shoot-out follows no level score"
    yield abs(len(match.shots[0]) - len(match.shots[1])) > 1, "one side has kicked twice running"
    yield match.serving != NOBODY and not match.over and match.serving == match.hand, "a suspended side throws"
    yield not begun and (any(match.score) or any(match.warnings)), "something came before the roll-off"
    yield len(match.results) > {"single": 1, "series": 3, "cup": 7}[match.format], "too many matches were played"
    if match.over and begun:
        yield match.part == 0, "a match ended in its first half"
        yield (match.score[0] == match.score[1]) != (match.part == SHOOTOUT), "nothing decided the last match"


def _draft(state: State) -> Broken:
    """Every card is somewhere once; what scores says GOAL and what warns says yellow."""
    match = cast(Draft, state)
    there: Counter[str] = Counter()
    for cards in (*match.hands, *match.goals, *match.yellows, *match.piles, *match.under, *match.discard, match.row):
        there.update(cards)
    there.update([match.top] if match.top else [])
    whole = Counter(card for pack in match.packs() for card in pack)
    yield match.veil == NOBODY and there != whole, "cards are missing, or there are too many"
    yield any(not GOAL[card] for cards in match.goals for card in cards), "a goal is counted by a NO GOAL card"
    yield any(DECISION[card] != "yellow" for cards in match.yellows for card in cards), "no yellow card is a booking"
    yield match.top is not None and match.top_seat == NOBODY, "nobody laid the top card"
    yield match.phase == "turn" and match.top is None, "there is nothing to answer"
    yield bool(match.row) and match.phase not in {"deal", "pick"}, "cards lie face up after the draft"
    drafting = match.phase in {"deal", "pick"}
    yield drafting and match.part == 0 and (any(match.goals) or any(match.yellows)), "a goal before the first half"
    yield match.phase == "deal" and len(match.row) > 11, "a thirteenth card is turned up"
    yield match.phase == "refill" and not match.restart, "hands are filled without a goal"
    yield match.phase == "over" and bool(match.played) != (match.top is not None), "the last card laid is gone"
    yield any(match.open[seat] > len(match.hands[seat]) for seat in (0, 1)), "more cards are known than held"


def _rugby(match: Rugby) -> Broken:
    """What holds in both games with a pitch."""
    begun = match.attack != NOBODY
    yield bool(ODD_TOTALS & set(match.score)), "no side can have that score"
    yield begun != (match.first != NOBODY), "somebody has the ball and nobody has kicked off"
    yield (match.mark == NO_MARK) != (match.beneficiary == NOBODY), "an advantage without a mark, or without a side"
    yield not begun and any(match.score), "points came before the kick-off"
    if begun and not match.over and match.phase == "conversion":
        yield match.score[match.attack] < 5, "a try is converted that did not count"
        yield match.to_line > 0, "a try was scored in front of the line"
    if match.mark != NO_MARK and match.beneficiary == match.attack:
        gained = (match.ball - match.mark) * (-1 if match.attack else 1)
        yield not 0 <= gained < 10, "an advantage is over, or began ahead of the ball"
    yield match.over and match.mark != NO_MARK, "an advantage outlives the match"
    yield match.over and match.half == 1, "a match ended in its first half"


def _scrumball(state: State) -> Broken:
    """Forty cards, a mark in one's own 22, set pieces five metres out."""
    match = cast(Scrumball, state)
    yield from _rugby(match)
    there = Counter(match.pile + match.played + match.hands[0] + match.hands[1])
    unseen = any(card not in counts(match.house.pack) for card in there)
    yield not unseen and there != +Counter(counts(match.house.pack)), "cards are missing, or there are too many"
    yield max(map(len, match.hands)) > 6, "a hand has more than six cards"
    if match.over or match.attack == NOBODY:
        return
    yield match.phase in {"scrum", "line-out", "penalty"} and not 5 <= match.ball <= 95, "a set piece on the line"
    yield match.phase == "kick-off" and match.ball != 50, "a kick-off away from halfway"
    yield match.phase == "mark" and match.to_line < 78, "a mark outside one's own 22"
    yield match.phases > 0 and match.phase != "maul", "phases of a maul without one"
    yield match.seconds > 0 and not match.house.clock, "seconds without a clock"


def _flair(state: State) -> Broken:
    """Two decks of twenty-one, combinations that can go on, flags that hold where they can."""
    match = cast(Flair, state)
    yield from _rugby(match)
    for seat in (0, 1):
        there = Counter(match.decks[seat] + match.hands[seat] + match.discards[seat])
        yield "?" not in there and there != Counter(DECK), "cards are missing, or there are too many"
    yield match.seconds > 0 and not match.house.pace, "seconds are counted beside a watch"
    if match.over or match.attack == NOBODY:
        return
    yield match.phase == "kick-off" and match.ball not in {45, 50, 55}, "a kick-off away from halfway"
    yield match.phase == "mark" and match.to_line < 78, "a mark outside one's own 22"
    yield match.phase == "dead" and match.to_line <= 100, "a dead ball in the field"
    yield match.packed and (match.renewing or match.mark != NO_MARK), "a scrum holds on after the ball was lost"
    yield match.renewing and match.extra != NOBODY, "a card is owed while hands are renewed"
    yield match.point in STARTS and match.count > 0, "cards of a combination that has not begun"
    mid = match.phase == "attack" and match.point not in STARTS and match.point != "fixing-chain"
    yield mid and not match.hands[match.attack], "a combination that nobody can go on with"


CHECKS: dict[str, Callable[[State], Broken]] = {
    "double": _double,
    "tomy": _tomy,
    "draft": _draft,
    "scrumball": _scrumball,
    "flair": _flair,
}
