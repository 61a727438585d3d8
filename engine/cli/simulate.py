"""`simulate`: random matches, and what they were like."""

from __future__ import annotations

from abc import abstractmethod
from argparse import ArgumentParser, Namespace
from typing import ClassVar

from engine import games as shelf
from engine.bots.arena import wilson
from engine.cli.command import Command, add_game, add_house_rules, add_matches, house_rules
from engine.cli.words import Both, Words
from engine.core.options import parse_options
from engine.jobs import Tell
from engine.simulation import Simulation, simulate

MOST_SCORES = 8
"""Scores that are shown to people; JSON has them all."""


class SimulateWords(Words):
    """The words of `simulate`."""

    side: ClassVar[str]
    won: ClassVar[str]
    share: ClassVar[str]
    points: ClassVar[str]
    draw: ClassVar[str]
    score: ClassVar[str]
    matches: ClassVar[str]

    @abstractmethod
    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""

    @abstractmethod
    def wins(self, name: str, share: str) -> str:
        """What share of all matches a side won."""

    @abstractmethod
    def took(self, decisions: str, choices: str, events: str, seconds: str, rate: str) -> str:
        """How much there was to do, and how long it took."""


class English(SimulateWords):
    """In English."""

    lang = "en"
    help = "play random matches and add them up"
    side = "side"
    won = "won"
    share = "share"
    points = "average points"
    draw = "drawn"
    score = "frequent scores"
    matches = "matches"

    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""
        return f"{game}: {matches} random matches (seed {seed})"

    def wins(self, name: str, share: str) -> str:
        """What share of all matches a side won."""
        return f"{name} won {share} of these matches."

    def took(self, decisions: str, choices: str, events: str, seconds: str, rate: str) -> str:
        """How much there was to do, and how long it took."""
        done = f"{decisions} decisions, {choices} of them choices; {events} events."
        return f"{done} {seconds} s: {rate} decisions a second."


class French(SimulateWords):
    """En français."""

    lang = "fr"
    help = "jouer des matchs au hasard et en faire le compte"
    side = "camp"
    won = "gagnés"
    share = "part"
    points = "points en moyenne"
    draw = "nuls"
    score = "scores fréquents"
    matches = "matchs"

    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""
        return f"{game} : {matches} matchs au hasard (graine {seed})"

    def wins(self, name: str, share: str) -> str:
        """What share of all matches a side won."""
        return f"{name} a gagné {share} de ces matchs."

    def took(self, decisions: str, choices: str, events: str, seconds: str, rate: str) -> str:
        """How much there was to do, and how long it took."""
        done = f"{decisions} décisions, dont {choices} choix ; {events} événements."
        return f"{done} {seconds} s : {rate} décisions par seconde."


class Simulate(Command[SimulateWords]):
    """Random matches: how many decisions they took and how they ended."""

    name = "simulate"
    words = Both(English(), French())
    lasting = True

    def arguments(self, parser: ArgumentParser, said: SimulateWords) -> None:
        """Which game, how many matches, by which house rules."""
        add_game(parser, said.lang)
        add_matches(parser, said.lang, 1000)
        add_house_rules(parser, said.lang)

    def run(self, given: Namespace, tell: Tell | None) -> Simulation:
        """Play them."""
        return simulate(given.game, given.matches, given.seed, house_rules(given.set), given.jobs, tell)

    def show(self, answer: Simulation, said: SimulateWords) -> list[str]:
        """Who won how often, the usual scores, and how long it took."""
        game, say = shelf.load(answer["game"]), said.common
        names = game.sides(parse_options(game.switches, answer["options"]))
        text = game.text(said.lang, names)
        matches, wins = answer["matches"], answer["winners"]
        drawn, first = wins.get("draw", 0), wins.get("seat-0", 0)
        points = [say.decimal(each, 2) for each in answer["average_points"]]
        sides = [
            (
                text.who(seat),
                say.whole(wins.get(f"seat-{seat}", 0)),
                say.share(wins.get(f"seat-{seat}", 0) / matches),
                points[seat] if seat < len(points) else "",
            )
            for seat in range(len(names))
        ]
        scores = [
            (score.replace("-", "–"), say.whole(times), say.share(times / matches))
            for score, times in list(answer["scores"].items())[:MOST_SCORES]
        ]
        return [
            said.title(text.title(), say.whole(matches), answer["seed"]),
            "",
            *said.table(
                (said.side, said.won, said.share, said.points),
                [*sides, (said.draw, say.whole(drawn), say.share(drawn / matches), "")],
            ),
            "",
            f"{said.wins(text.who(0), say.share(first / matches))} {say.between(*wilson(first, matches))}",
            "",
            *said.table((said.score, said.matches, said.share), scores),
            "",
            said.took(
                say.whole(answer["decisions"]),
                say.whole(answer["choices"]),
                say.whole(answer["events"]),
                say.decimal(answer["seconds"], 2),
                say.whole(answer["decisions_per_second"]),
            ),
        ]


COMMAND = Simulate()
