"""`effects`: what each house rule of a game changes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from engine import games as shelf
from engine.bots.effects import Effect, effects
from engine.bots.effects_sentences import by_the_book, sentence
from engine.cli.command import Command, add_game, add_matches, workers
from engine.core.language import Language
from engine.jobs import Tell


class Effects(Command):
    """Every house rule of a game, played both ways."""

    name = "effects"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which game, how many matches."""
        add_game(parser, say.lang)
        add_matches(parser, say.lang, 400)

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:
        """Play them."""
        with workers(given) as executor:
            return effects(given.game, given.matches, given.seed, given.jobs, tell, executor)

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """What each house rule changes, a line for each setting."""
        text = shelf.load(answer["game"]).text(say.lang)
        lines = [f"{text.title()} ({answer['game']}), {by_the_book(answer['book'], say)}", ""]
        for key, changed in answer["switches"].items():
            lines.append(f"{text.house_rule(key)} [{key}]")
            for value, plain in changed.items():
                effect = plain and Effect.read(plain)
                lines += [f"  {text.setting(key, value)}", f"    {sentence(effect, say)}"]
        return [*lines, "", say("effects.sampled", matches=answer["matches"])]


COMMAND = Effects()
