"""`simulate`: random matches, and what they were like."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from engine import games as shelf
from engine.bots.arena import wilson
from engine.cli.command import Command, add_game, add_house_rules, add_matches, table, typed_house, workers
from engine.core.house_rules import agreed
from engine.core.language import Language
from engine.jobs import Tell
from engine.simulation import Simulation, simulate

MOST_SCORES = 8
"""Scores that are shown to people; JSON has them all."""


class Simulate(Command):
    """Random matches: how many decisions they took and how they ended."""

    name = "simulate"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which game, how many matches, by which house rules."""
        add_game(parser, say.lang)
        add_matches(parser, say.lang, 1000)
        add_house_rules(parser, say.lang)

    def run(self, given: Namespace, tell: Tell | None) -> Simulation:
        """Play them."""
        house = typed_house(given.set)
        with workers(given) as executor:
            return simulate(given.game, given.matches, given.seed, house, given.jobs, tell, executor)

    def show(self, answer: Simulation, say: Language) -> list[str]:
        """Who won how often, the usual scores, and how long it took."""
        game = shelf.load(answer["game"])
        names = game.sides(agreed(game.house_rules, answer["options"]))
        text = game.text(say.lang, names)
        matches, won = answer["matches"], answer["winners"]
        drawn, first = won.get("draw", 0), won.get("seat-0", 0)
        low, high = wilson(first, matches)
        wins = say("terminal.simulate.wins", name=text.who(0), share=first / matches)
        points = [say.decimal(each, 2) for each in answer["average_points"]]
        sides = [
            (
                text.who(seat),
                say.number(won.get(f"seat-{seat}", 0)),
                say.share(won.get(f"seat-{seat}", 0) / matches),
                points[seat] if seat < len(points) else "",
            )
            for seat in range(len(names))
        ]
        scores = [
            (score.replace("-", "–"), say.number(times), say.share(times / matches))
            for score, times in list(answer["scores"].items())[:MOST_SCORES]
        ]
        return [
            say("terminal.simulate.title", game=text.title(), matches=matches, seed=answer["seed"]),
            "",
            *table(
                say.list("terminal.simulate.sides"),
                [*sides, (say("terminal.simulate.draw"), say.number(drawn), say.share(drawn / matches), "")],
            ),
            "",
            f"{wins} {say('terminal.between', low=low, high=high)}",
            "",
            *table(say.list("terminal.simulate.scores"), scores),
            "",
            say(
                "terminal.simulate.took",
                decisions=answer["decisions"],
                choices=answer["choices"],
                events=answer["events"],
                seconds=answer["seconds"],
                rate=answer["decisions_per_second"],
            ),
        ]


COMMAND = Simulate()
