"""The command line: games, odds, whole matches and what they tell, for people and, with --json, for programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NoReturn

from engine import games as shelf
from engine.bots import LEVELS, RANDOM
from engine.cli_words import WORDS, Words
from engine.core.game import Game
from engine.core.languages import LANGUAGES, words
from engine.core.odds import Odds, forget, odds
from engine.core.players import at_random, play_out
from engine.core.record import PREFIX, Record
from engine.core.refusal import Refusal


class _Parser(argparse.ArgumentParser):
    """Complains in one line, with exit code 2, in the reader's language."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        self.exit(2, f"{self.prog}: {message}\n")


def _number(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} < 1")
    return int(text)


def parser(said: Words) -> argparse.ArgumentParser:
    """What may be typed after `python -m engine`."""
    common = _Parser(add_help=False)
    common.add_argument("--json", action="store_true", help=said.json)
    common.add_argument("--lang", choices=LANGUAGES, default="en", help=said.lang)
    top = _Parser(prog="python -m engine", description=said.about)
    commands = top.add_subparsers(dest="command", required=True, metavar=said.command)
    commands.add_parser("games", parents=[common], help=said.games)
    simulate = commands.add_parser("simulate", parents=[common], help=said.simulate)
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--matches", type=_number, default=1000, metavar="N", help=said.matches)
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help=said.seed)
    simulate.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=said.set)
    chances = commands.add_parser("odds", parents=[common], help=said.odds)
    chances.add_argument("situation", metavar="GAME/SITUATION")
    replay = commands.add_parser("replay", parents=[common], help=said.replay)
    replay.add_argument("record", metavar="LINK-OR-FILE")
    arena = commands.add_parser("arena", parents=[common], help=said.arena)
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--home", choices=(*LEVELS, RANDOM), default="hard", help=said.home)
    arena.add_argument("--away", choices=(*LEVELS, RANDOM), default="medium", help=said.away)
    arena.add_argument("--matches", type=_number, default=100, metavar="N", help=said.matches)
    arena.add_argument("--seed", type=int, default=1, metavar="S", help=said.seed)
    arena.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=said.set)
    arena.add_argument("--jobs", type=_number, default=1, metavar="J", help=said.jobs)
    matter = commands.add_parser("matter", parents=[common], help=said.matter)
    matter.add_argument("game", metavar="GAME")
    matter.add_argument("--matches", type=_number, default=400, metavar="N", help=said.matches)
    matter.add_argument("--seed", type=int, default=1, metavar="S", help=said.seed)
    bench = commands.add_parser("bench", parents=[common], help=said.bench)
    bench.add_argument("--matches", type=_number, default=1000, metavar="N", help=said.matches)
    return top


def main(argv: Sequence[str]) -> int:
    """Run a command; what is refused is said on stderr in the reader's language, with exit code 1."""
    given = parser(WORDS[_language(argv)]).parse_args(list(argv))
    said = WORDS[given.lang]
    commands: dict[str, Callable[[], Any]] = {
        "games": lambda: _games(given.lang),
        "simulate": lambda: _simulate(given.game, given.matches, given.seed, _options(given.set)),
        "odds": lambda: _odds(given.situation),
        "replay": lambda: _replay(given.record, given.lang),
        "arena": lambda: _arena(given),
        "matter": lambda: _matter(given.game, given.matches, given.seed),
        "bench": lambda: _bench(given.matches),
    }
    try:
        answer = commands[given.command]()
    except Refusal as why:
        print(words(given.lang).refusal(why), file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 0
    if given.json:
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        print("\n".join(getattr(said, "show_" + given.command)(answer)))
    return 0


def _language(argv: Sequence[str]) -> str:
    """The language asked for, known before the arguments are parsed so that help speaks it too."""
    for word, after in zip(argv, (*argv[1:], ""), strict=False):
        lang = after if word == "--lang" else word.removeprefix("--lang=")
        if lang in LANGUAGES and word.startswith("--lang"):
            return lang
    return "en"


def _options(pairs: Sequence[str]) -> dict[str, str]:
    """House rules as typed: key=value."""
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def _games(lang: str) -> list[dict[str, Any]]:
    """Every game with its version, its plays' situations and its house rules."""
    return [
        {
            "id": game.id,
            "title": game.text(lang).title(),
            "version": game.version,
            "situations": list(shelf.situations(game.id)),
            "switches": {s.key: {"default": s.default, "allowed": list(s.allowed)} for s in game.switches},
        }
        for game in shelf.games()
    ]


def _simulate(id_: str, matches: int, seed: int, options: dict[str, str]) -> dict[str, Any]:
    """Random matches: how many decisions they took and how they ended."""
    game = shelf.load(id_)
    player = at_random(Random(seed))
    decisions = choices = events = 0
    scores: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    points = [0] * len(game.names)
    seconds = 0.0
    for _ in range(matches):
        began = perf_counter()
        played = play_out(game, player, options)
        seconds += perf_counter() - began
        decisions += played.decisions
        choices += played.choices
        events += len(played.state.events)
        result = game.result(played.state)
        assert result is not None
        scores["-".join(map(str, result.score))] += 1
        winners["draw" if result.winner is None else f"seat-{result.winner}"] += 1
        points = [had + more for had, more in zip(points, result.score, strict=True)]
    return {
        "game": id_,
        "matches": matches,
        "seed": seed,
        "decisions": decisions,
        "choices": choices,
        "events": events,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "average_points": [round(total / matches, 2) for total in points],
        "winners": dict(sorted(winners.items())),
        "scores": dict(scores.most_common()),
    }


def _fractions(chances: dict[str, Fraction]) -> dict[str, str]:
    """Fractions as `a/b`, whole ones too."""
    return {key: f"{chance.numerator}/{chance.denominator}" for key, chance in chances.items()}


def _odds(name: str) -> dict[str, Any]:
    """The exact odds of a situation, of chance or by option."""
    id_, _, situation = name.partition("/")
    found = _odds_of(shelf.load(id_), situation)
    answer: dict[str, Any] = {"situation": name}
    if found.options:
        answer["options"] = {option: _fractions(chances) for option, chances in found.options.items()}
    else:
        answer["outcomes"] = _fractions(found.outcomes)
    return answer


def _odds_of(game: Game[Any], situation: str) -> Odds:
    return odds(shelf.situation(game.id, situation).begin(game))


def _replay(given: str, lang: str) -> dict[str, Any]:
    """Play a record again and tell its story."""
    if given.rpartition("#")[2].rpartition(":")[2].startswith(PREFIX) and not Path(given).is_file():
        record = Record.from_link(given)
    else:
        try:
            record = Record.load(Path(given).read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as problem:
            raise Refusal("file", path=given) from problem
    position = record.position(shelf.load)
    text = position.start.game.text(lang, position.start.names)
    result = position.result
    return {
        "game": record.game,
        "rules": record.version,
        "names": list(record.names),
        "options": dict(record.options),
        "answers": len(record.answers),
        "events": [{"rule": event[0], "name": event[1], "text": text.event(event)} for event in position.log],
        "next": None if position.ask is None else text.ask(position.ask),
        "result": None
        if result is None
        else {"winner": result.winner, "score": list(result.score), "rule": result.rule},
    }


def _arena(given: argparse.Namespace) -> dict[str, Any]:
    """Two levels meet many times."""
    # Processes and their machinery are for this command alone.
    from engine.bots.arena import arena

    shelf.load(given.game)
    options = _options(given.set)
    return arena(given.game, given.home, given.away, given.matches, given.seed, options, given.jobs)


def _matter(id_: str, matches: int, seed: int) -> dict[str, Any]:
    """Every house rule of a game, played both ways."""
    from engine.bots.matter import matter

    return matter(id_, matches, seed)


def _bench(matches: int) -> list[dict[str, Any]]:
    """The speed of each game: decisions a second over five runs, and its slowest exact odds."""
    rows: list[dict[str, Any]] = []
    for game in shelf.games():
        rates = [_simulate(game.id, max(1, matches // 5), seed, {})["decisions_per_second"] for seed in range(5)]
        slowest, where = 0.0, ""
        for id_ in shelf.situations(game.id):
            forget()
            began = perf_counter()
            _odds_of(game, id_)
            took = perf_counter() - began
            if took > slowest:
                slowest, where = took, id_
        rows.append(
            {
                "game": game.id,
                "decisions_per_second": round(median(rates)),
                "slowest_odds_ms": round(1000 * slowest, 2),
                "slowest_odds": where,
            }
        )
    return rows
