"""The course of a match: turn after turn, half-time, extra time and full time."""

from __future__ import annotations

from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.tomy.rules.cards import carry, served
from engine.games.tomy.rules.kickoff import second_half, teams
from engine.games.tomy.rules.series import won
from engine.games.tomy.rules.shootout import no_cards
from engine.games.tomy.table.state import EXTRA_TIME, FIRST_HALF, ROUNDS, SECOND_HALF, Match


@rule("tomy.clock.halves")
def halves(match: Match) -> None:
    """In each half the sides have six turns each, one after the other."""
    while True:
        if match.players > 1:
            teams(match, match.hand)
        starter = match.starter()
        if match.hand == starter:
            match.hand = 1 - starter
        elif match.round < ROUNDS[match.part]:
            match.round += 1
            match.begin_round()
        elif match.part == FIRST_HALF:
            half_time(match)
        else:
            full_time(match)
        if match.over or match.hand == NOBODY or match.serving != match.hand:
            return
        served(match)


@rule("tomy.clock.half-time")
def half_time(match: Match) -> None:
    """A match has two halves; after the sixth turn of both sides the score is noted and the second one begins."""
    match.log("tomy.clock.half-time", "half-time", match.team, tuple(match.score))
    carry(match)
    second_half(match)


@rule("tomy.clock.extra-time")
def extra_time(match: Match) -> None:
    """Level after two halves, the sides play two more turns each, by all the rules."""
    match.log("tomy.clock.extra-time", "extra-time", match.score[0])
    carry(match)
    match.enter(EXTRA_TIME)


@rule("tomy.clock.full-time")
def full_time(match: Match) -> None:
    """After two halves, or after extra time, the side with more points has won the match."""
    home, away = match.score
    match.log("tomy.clock.full-time", "full-time", match.team, (home, away))
    if home != away:
        won(match, 0 if home > away else 1, "tomy.clock.full-time")
    elif match.part == SECOND_HALF:
        extra_time(match)
    else:
        no_cards(match)
