"""The result: the score, the cards where it is level, and the draw."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.rules import rule
from engine.games.double.table.state import Match


def result(match: Match) -> Result:
    """Who has won, and by which rule."""
    winner, by = score(match), "double.result.score"
    if winner is None:
        winner, by = tie_break(match), "double.result.tie-break"
    return draw(match) if winner is None else Result(winner, tuple(match.score), by)


def decide(match: Match) -> None:
    """Say who has won, at full time."""
    end = result(match)
    if end.winner is None:
        match.log(end.rule, "drawn")
    elif end.rule == "double.result.score":
        match.log(end.rule, "won", end.winner, *match.score)
    else:
        colour, counts = _fewer_cards(match)
        match.log(end.rule, "won-on-cards", end.winner, colour, counts[end.winner], counts[1 - end.winner])


@rule("double.result.score")
def score(match: Match) -> int | None:
    """The higher score wins."""
    home, away = match.score
    return None if home == away else 0 if home > away else 1


@rule("double.result.tie-break")
def tie_break(match: Match) -> int | None:
    """At level scores fewer red cards received wins, then fewer yellow ones."""
    _, (home, away) = _fewer_cards(match)
    return None if home == away else 0 if home < away else 1


@rule("double.result.draw")
def draw(match: Match) -> Result:
    """A match that neither score nor cards decide is a draw."""
    return Result(None, tuple(match.score), "double.result.draw")


def _fewer_cards(match: Match) -> tuple[str, tuple[int, int]]:
    """The colour that decides, red before yellow, and how many of it each seat was given, run out or not."""
    if match.red[0] != match.red[1]:
        return "red", (match.red[0], match.red[1])
    return "yellow", (match.received(0), match.received(1))
