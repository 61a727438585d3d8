"""Book-keeping: the score, the cards and the matches of a game against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.tomy.state import Match

BEGINNINGS = frozenset({"starts", "return-begins"})
"""Events with which a match begins, from nothing."""


def audit(match: Match) -> None:
    """Refuse a game whose points, cards, kicks or matches are not those of its log, from where the log begins."""
    score: list[int] | None = None
    warnings: list[int] = [0, 0]
    shots = [0, 0]
    won = 0
    for event in match.events:
        name = event[1]
        if name in BEGINNINGS:
            score, warnings, shots = [0, 0], [0, 0], [0, 0]
        elif name in {"turn", "served"}:
            if score is not None and (score != list(event[7]) or (name == "turn" and warnings != list(event[8]))):
                raise Refusal("audit-line", round=event[3], part=event[4])
            score, warnings = list(event[7]), list(event[8])
            team = event[6]
        elif name in {"shot-in", "shot-wide"}:
            team = event[5]
            shots[team.index(event[2])] += name == "shot-in"
        elif name == "shot-saved":
            shots[1 - team.index(event[2])] -= 1
        elif name == "points" and score is not None:
            score[team.index(event[2])] += event[3]
        elif name in {"yellow", "red"}:
            warnings[team.index(event[2])] = 1 if name == "yellow" else 2
        elif name == "both-red":
            warnings = [1, 1]
        elif name == "match-won":
            won += 1
    whole = any(event[1] in BEGINNINGS for event in match.events)
    if score is not None and match.first >= 0:
        if score != match.score:
            raise Refusal("audit-points", counted=tuple(score), stated=tuple(match.score))
        if warnings != match.warnings:
            raise Refusal("audit-cards", counted=tuple(warnings), stated=tuple(match.warnings))
    made = [sum(kicks) for kicks in match.shots]
    if whole and (shots if match.first >= 0 else [0, 0]) != made:
        raise Refusal("audit-shots", counted=tuple(shots), stated=tuple(made))
    if won > len(match.results) or (whole and not match.results and won):
        raise Refusal("audit-matches", counted=won, stated=len(match.results))
