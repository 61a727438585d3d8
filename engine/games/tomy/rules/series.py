"""From match to match: home, away and decider, and the knock-out cup of eight."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.rules import rule
from engine.games.tomy.rules.kickoff import return_match
from engine.games.tomy.table.state import ENTRANTS, ROUNDS, SHOOTOUT, TIES, Match, finished

STAGES = ("quarter-final",) * (ENTRANTS // 2) + ("semi-final",) * (ENTRANTS // 4) + ("final",)


def won(match: Match, seat: int, by: str) -> None:
    """Note who has won the match, and go on to what comes after it."""
    home, away = match.score
    shots = sum(match.shots[0]), sum(match.shots[1])
    match.log(by, "match-won", match.team[seat], match.team, (home, away), shots, match.number)
    match.results.append((home, away, match.team[seat]))
    if match.format == "cup":
        cup(match)
    elif not two_wins(match):
        matches(match)


@rule("tomy.series.matches")
def matches(match: Match) -> None:
    """The sides play a home match, a return match and, at one win each, a decider."""
    first = match.first
    match.new_match()
    match.log("tomy.series.matches", "next-match", match.number)
    return_match(match, first)


@rule("tomy.series.two-wins")
def two_wins(match: Match) -> bool:
    """The first to win two matches wins the game."""
    match.over = finished(match.format, match.results)
    if match.over and match.format == "series":
        winner = match.results[-1][2]
        wins = match.wins()
        match.log("tomy.series.two-wins", "series-won", winner, wins[winner], wins[1 - winner])
    return match.over


@rule("tomy.series.cup")
def cup(match: Match) -> None:
    """Eight entrants play a knock-out cup, one match to a tie: quarter-finals, semi-finals, final."""
    match.over = finished(match.format, match.results)
    if match.over:
        match.log("tomy.series.cup", "cup-won", match.results[-1][2])
    else:
        match.new_match()
        match.log("tomy.series.cup", "cup-tie", STAGES[len(match.results)], match.team)


def result(match: Match) -> Result:
    """Who has won the whole game: by matches in a series, by points in a single match and in a final."""
    home, away, winner = match.results[-1]
    if match.format == "series":
        return Result(winner, tuple(match.wins()), "tomy.series.two-wins")
    if match.format == "cup":
        return Result(winner, (home, away), "tomy.series.cup")
    if home != away:
        return Result(winner, (home, away), "tomy.clock.full-time")
    five = len(match.shots[0]) <= ROUNDS[SHOOTOUT]
    return Result(winner, (home, away), "tomy.shootout.five" if five else "tomy.shootout.sudden")


def bracket(match: Match) -> list[list[dict[str, object]]]:
    """The cup so far: each stage with its ties, the entrants and points known and who went on."""
    winners = [winner for _, _, winner in match.results]
    entrants: list[int | None] = [*range(ENTRANTS), *winners, *[None] * (TIES - len(winners))]
    stages: list[list[dict[str, object]]] = []
    for tie in range(TIES):
        if tie == 0 or STAGES[tie] != STAGES[tie - 1]:
            stages.append([])
        played = tie < len(winners)
        stages[-1].append(
            {
                "pair": entrants[2 * tie : 2 * tie + 2],
                "score": list(match.results[tie][:2]) if played else None,
                "winner": winners[tie] if played else None,
            }
        )
    return stages
