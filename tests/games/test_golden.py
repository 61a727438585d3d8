"""Golden matches: whole matches of every game, told in both languages, as text that people can read.

When a rule or a sentence changes on purpose, `python -m tests.games.test_golden` writes them anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import SHELF, games, load
from tests.core.kept import formerly

GOLDEN = Path(__file__).parent / "golden"


class Match(NamedTuple):
    """A match that anyone can play again: a seed for the dice and for the choices, and the house rules."""

    seed: int
    options: dict[str, str]


MATCHES = {
    "double": (Match(552, {}), Match(578, {}), Match(564, {"length": "20"})),
    "tomy": (
        Match(1157, {}),
        Match(2659, {"format": "single", "shootout-defence": "on"}),
        Match(311, {"format": "cup"}),
    ),
    "draft": (Match(853, {}), Match(685, {"half": "clock"}), Match(1215, {"packs": "own"})),
    "scrumball": (
        Match(33, {}),
        Match(288, {"mode": "clock"}),
        Match(1326, {"kick-off": "ten-metres"}),
        Match(7, {"starter": "tackle"}),
    ),
    "flair": (
        Match(3711, {}),
        Match(2304, {"touch-over": "scrum", "short-kick-off": "retake"}),
        Match(2586, {"clock": "real"}),
        Match(7, {"starter": "tackle"}),
    ),
}


def play(game: Game[Any], match: Match) -> Position:
    """Play a golden match to its end."""
    player = at_random(Random(match.seed))
    position = Position.begin(Start.of(game, match.options))
    while position.ask is not None:
        position = position.send(player(position.ask))
    return position


def tell(position: Position, lang: str) -> list[str]:
    """A match in words: each question with its answer, then what came of it."""
    text = position.start.game.text(lang)
    path = [position]
    while path[-1].before is not None:
        path.append(path[-1].before)
    lines = [f"  {text.event(event)}" for event in path[-1].news]
    for after in reversed(path[:-1]):
        before = after.before
        assert before is not None
        assert before.ask is not None
        assert after.answer is not None
        # The golden texts were written before the two rugby games shared the names of their options.
        answer = formerly.answer(position.start.game.former, before.ask, after.answer)
        lines.append(f"? {text.ask(before.ask)} → {answer}")
        lines += [f"  {text.event(event)}" for event in after.news]
    return lines


def sheet(position: Position, lang: str) -> list[str]:
    """The sheet of a match: minute, seat, what happened, score and cards."""
    game = position.start.game
    text = game.text(lang)
    lines: list[str] = []
    for part, written in game.sheet(position.log, position.start.names).parts:
        lines.append(f"| {part}")
        for line in written:
            cards = " / ".join(" ".join(cards) or "-" for cards in line.cards)
            write = getattr(text, "cell", None)
            cell = " ".join(event[1] for event in line.what) if write is None else write(line.what)
            lines.append(f"| {line.mark:>3} {text.who(line.seat)}: {cell} | {line.score[0]}-{line.score[1]} | {cards}")
    return lines


def render(game_id: str, lang: str) -> str:
    """The golden text of a game."""
    game = load(game_id)
    blocks = [[f"# {game.text(lang).title()} ({game_id}, rules {game.version})"]]
    for match in MATCHES[game_id]:
        position = play(game, match)
        blocks += [[f"## {match.seed} {match.options or ''}".strip()], tell(position, lang), sheet(position, lang)]
        blocks.append([str(position.result)])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def path_of(game_id: str, lang: str) -> Path:
    """Where the golden text of a game is kept."""
    return GOLDEN / f"{game_id}.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", SHELF)
def test_golden_matches_are_told_as_ever(game_id: str, lang: str) -> None:
    assert render(game_id, lang) == path_of(game_id, lang).read_text("utf-8")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_golden_matches_show_nearly_everything(game: Game[Any]) -> None:
    told = {event[1] for match in MATCHES[game.id] for event in play(game, match).log}
    missing = set(game.outcomes) - told
    assert not missing


if __name__ == "__main__":
    for game_id in SHELF:
        for lang in LANGUAGES:
            path_of(game_id, lang).write_text(render(game_id, lang), "utf-8")
