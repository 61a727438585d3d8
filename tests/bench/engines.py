"""Decisions a second of our engine, python-chess and RLCard, in turns, so that a busy moment hits all three alike."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from engine.core.odds import forget, odds
from engine.core.players import at_random, play_out
from engine.games import games, load, situations
from engine.games.flair.table import explain
from engine.games.flair.table.grammar import MOMENTS

HANDS = ("10 11 12 13 14 15", "9 10 11 12 13 14", "1 2 3 4 5 6", "6 7 8 11 12 13", "9 9 10 10 15 15")
"""Hands of French Flair that make many combinations."""
Match = Callable[[], int]
"""Plays one match to its end and says how many decisions it took: list the legal choices, apply one."""


def our_match(game_id: str, seed: int) -> Match:
    """A match of ours with its whole log, by random players."""
    game, player = load(game_id), at_random(Random(seed))
    return lambda: play_out(game, player).decisions


def chess_match(seed: int) -> Match:
    """A random game of chess; python-chess is spared every test for the game's end that we can do more cheaply."""
    import chess

    random = Random(seed).random

    def match() -> int:
        board, decisions = chess.Board(), 0
        while board.halfmove_clock < 150:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return match


def uno_match(seed: int) -> Match:
    """A random game of uno; RLCard lists the legal actions with every step, so they are not asked for twice."""
    from numpy.random import RandomState
    from rlcard.games.uno import Game

    random = Random(seed).random
    game = Game()
    game.np_random = RandomState(seed)

    def match() -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return match


def rate(match: Match, seconds: float) -> float:
    """Decisions a second over whole matches that fill this many seconds."""
    decisions, began = 0, perf_counter()
    while (took := perf_counter() - began) < seconds:
        decisions += match()
    return decisions / took


def measure(rounds: int, seconds: float = 0.5) -> tuple[dict[str, float], dict[str, Any]]:
    """Each of our games against chess, and the slowest against uno: all in every round, and the median ratio counts."""
    ours = {game.id: our_match(game.id, 1) for game in games()}
    peers = {"chess": chess_match(1), "rlcard": uno_match(1)}
    rates: dict[str, list[float]] = {name: [] for name in (*ours, *peers)}
    for match in (*ours.values(), *peers.values()):
        match()
    for _ in range(rounds):
        for name, match in (*ours.items(), *peers.items()):
            rates[name].append(rate(match, seconds))

    def against(game: str, peer: str) -> float:
        return median(mine / other for mine, other in zip(rates[game], rates[peer], strict=True))

    values = {f"chess {game}": against(game, "chess") for game in ours}
    values["rlcard"] = min(against(game, "rlcard") for game in ours)
    details = {
        "decisions_per_second": {name: round(median(found)) for name, found in rates.items()},
        "share_of_choices": {game: round(share_of_choices(game), 3) for game in ours},
    }
    return values, details


def share_of_choices(game_id: str, matches: int = 200) -> float:
    """How many of our decisions are a player's own; the others are throws, answered from a list of legal throws too."""
    player = at_random(Random(1))
    played = [play_out(load(game_id), player) for _ in range(matches)]
    return sum(match.choices for match in played) / sum(match.decisions for match in played)


def measure_odds(rounds: int) -> tuple[dict[str, float], dict[str, Any]]:
    """The exact odds of every situation of every game, nothing remembered; the slowest of each game counts."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {"situations": {}, "slowest_situation": {}}
    for game in games():
        took: dict[str, float] = {}
        for id_, situation in situations(game.id).items():
            position, times = situation.begin(game), []
            for _ in range(rounds):
                forget()
                began = perf_counter()
                odds(position)
                times.append(1000 * (perf_counter() - began))
            took[id_] = median(times)
        worst = max(took, key=lambda name: took[name])
        values[f"odds {game.id}"] = took[worst]
        details["situations"][game.id] = len(took)
        details["slowest_situation"][game.id] = worst
    values["hand"], details["slowest_hand"] = slowest_hand(rounds)
    return values, details


def slowest_hand(rounds: int) -> tuple[float, str]:
    """All combinations of a full hand of French Flair, at every moment and for hands that make many of them."""
    took: dict[str, float] = {}
    for hand, moment in product(HANDS, MOMENTS):
        times = []
        for _ in range(rounds):
            explain.forget()
            began = perf_counter()
            explain.combinations(hand.split(), moment)
            times.append(1000 * (perf_counter() - began))
        took[f"{moment}: {hand}"] = median(times)
    worst = max(took, key=lambda name: took[name])
    return took[worst], worst
