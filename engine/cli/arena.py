"""`arena`: two levels of players meet many times."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from engine import games as shelf
from engine.bots import LEVELS, RANDOM
from engine.bots.arena import arena
from engine.cli.command import Command, add_game, add_house_rules, add_matches, table, typed_house, workers
from engine.core.language import Language
from engine.jobs import Tell


class Arena(Command):
    """How two levels fare against each other."""

    name = "arena"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which game, who meets whom, how often, by which house rules."""
        add_game(parser, say.lang)
        parser.add_argument("--home", choices=(*LEVELS, RANDOM), default="hard", help=say("terminal.arena.home"))
        parser.add_argument("--away", choices=(*LEVELS, RANDOM), default="medium", help=say("terminal.arena.away"))
        add_matches(parser, say.lang, 100)
        add_house_rules(parser, say.lang)

    def run(self, given: Namespace, tell: Tell | None) -> Mapping[str, Any]:
        """Let them meet."""
        house = typed_house(given.set)
        sides = given.home, given.away
        with workers(given) as executor:
            return arena(given.game, *sides, given.matches, given.seed, house, given.jobs, tell, executor)

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """Wins, points and the time to decide, side by side; then the share of wins, with how sure it is."""
        levels = [say(f"terminal.arena.levels.{answer[side]}") for side in ("home", "away")]
        rows = [
            (
                level,
                say.number(answer[("home_wins", "away_wins")[side]]),
                say.decimal(answer["average_points"][side], 2),
                say.decimal(answer["choices_a_match"][side], 1),
                say.decimal(answer["ms_a_choice"][side], 3),
            )
            for side, level in enumerate(levels)
        ]
        title = shelf.load(answer["game"]).text(say.lang).title()
        draws = answer["draws"]
        drawn = say("terminal.arena.drawn.some", draws=draws) if draws else say("terminal.arena.drawn.none")
        lines = [
            say("terminal.arena.title", game=title, matches=answer["matches"], seed=answer["seed"]),
            "",
            *table(say.list("terminal.arena.heads"), rows),
            "",
            drawn,
        ]
        if answer["home_share"] is not None:
            lines[-1] += f" {say('terminal.arena.share', level=levels[0], share=answer['home_share'])}"
            low, high = answer["home_share_95"]
            lines.append(say("terminal.between", low=low, high=high))
        return lines


COMMAND = Arena()
