"""`arena`: two levels of players meet many times."""

from __future__ import annotations

from abc import abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any, ClassVar

from engine import games as shelf
from engine.bots import LEVELS, RANDOM
from engine.bots.arena import arena
from engine.cli.command import Command, add_game, add_house_rules, add_matches, house_rules
from engine.cli.words import Both, Words
from engine.jobs import Tell


class ArenaWords(Words):
    """The words of `arena`."""

    home: ClassVar[str]
    away: ClassVar[str]
    heads: ClassVar[tuple[str, str, str, str, str]]
    levels: ClassVar[Mapping[str, str]]

    @abstractmethod
    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""

    @abstractmethod
    def drawn(self, draws: int) -> str:
        """How many matches nobody won."""

    @abstractmethod
    def share(self, level: str, share: str) -> str:
        """What share of the decided matches the first won."""


class English(ArenaWords):
    """In English."""

    lang = "en"
    help = "let two levels of players meet many times"
    home = "who takes the first seat"
    away = "who takes the other"
    heads = ("player", "won", "average points", "choices a match", "ms a choice")
    levels = {"easy": "easy", "medium": "medium", "hard": "hard", "random": "random"}  # noqa: RUF012 (never changed)

    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""
        return f"{game}: {matches} matches (seed {seed})"

    def drawn(self, draws: int) -> str:
        """How many matches nobody won."""
        return "No match was drawn." if not draws else f"{self.core.count(draws, 'match was', 'matches were')} drawn."

    def share(self, level: str, share: str) -> str:
        """What share of the decided matches the first won."""
        return f"Of the decided matches, {level} won {share}."


class French(ArenaWords):
    """En français."""

    lang = "fr"
    help = "faire se rencontrer deux niveaux de joueurs"
    home = "qui prend la première place"
    away = "qui prend l’autre"
    heads = ("joueur", "gagnés", "points en moyenne", "choix par match", "ms par choix")
    levels = {"easy": "facile", "medium": "moyen", "hard": "difficile", "random": "hasard"}  # noqa: RUF012

    def title(self, game: str, matches: str, seed: int) -> str:
        """What was played."""
        return f"{game} : {matches} matchs (graine {seed})"

    def drawn(self, draws: int) -> str:
        """How many matches nobody won."""
        return "Aucun match nul." if not draws else f"{self.core.count(draws, 'match nul', 'matchs nuls')}."

    def share(self, level: str, share: str) -> str:
        """What share of the decided matches the first won."""
        return f"Des matchs décidés, « {level} » a gagné {share}."


class Arena(Command[ArenaWords]):
    """How two levels fare against each other."""

    name = "arena"
    words = Both(English(), French())
    lasting = True

    def arguments(self, parser: ArgumentParser, said: ArenaWords) -> None:
        """Which game, who meets whom, how often, by which house rules."""
        add_game(parser, said.lang)
        parser.add_argument("--home", choices=(*LEVELS, RANDOM), default="hard", help=said.home)
        parser.add_argument("--away", choices=(*LEVELS, RANDOM), default="medium", help=said.away)
        add_matches(parser, said.lang, 100)
        add_house_rules(parser, said.lang)

    def run(self, given: Namespace, tell: Tell | None) -> Mapping[str, Any]:
        """Let them meet."""
        options = house_rules(given.set)
        return arena(given.game, given.home, given.away, given.matches, given.seed, options, given.jobs, tell)

    def show(self, answer: Mapping[str, Any], said: ArenaWords) -> list[str]:
        """Wins, points and the time to decide, side by side; then the share of wins, with how sure it is."""
        say = said.common
        levels = [said.levels[answer[side]] for side in ("home", "away")]
        rows = [
            (
                level,
                say.whole(answer[("home_wins", "away_wins")[side]]),
                say.decimal(answer["average_points"][side], 2),
                say.decimal(answer["choices_a_match"][side], 1),
                say.decimal(answer["ms_a_choice"][side], 3),
            )
            for side, level in enumerate(levels)
        ]
        title = shelf.load(answer["game"]).text(said.lang).title()
        lines = [
            said.title(title, say.whole(answer["matches"]), answer["seed"]),
            "",
            *said.table(said.heads, rows),
            "",
            said.drawn(answer["draws"]),
        ]
        if answer["home_share"] is not None:
            lines[-1] += f" {said.share(levels[0], say.share(answer['home_share']))}"
            lines.append(say.between(*answer["home_share_95"]))
        return lines


COMMAND = Arena()
