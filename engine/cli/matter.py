"""`matter`: what each house rule of a game changes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from engine import games as shelf
from engine.bots.matter import Effect, matter
from engine.bots.matter_words import MATTER_WORDS
from engine.cli.command import Command, add_game, add_matches
from engine.cli.words import Both, Words
from engine.jobs import Tell


class English(Words):
    """In English."""

    lang = "en"
    help = "what each house rule changes, by playing matches both ways"


class French(Words):
    """En français."""

    lang = "fr"
    help = "ce que change chaque règle maison, en jouant des matchs des deux façons"


class Matter(Command[Words]):
    """Every house rule of a game, played both ways."""

    name = "matter"
    words = Both[Words](English(), French())
    lasting = True

    def arguments(self, parser: ArgumentParser, said: Words) -> None:
        """Which game, how many matches."""
        add_game(parser, said.lang)
        add_matches(parser, said.lang, 400)

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:
        """Play them."""
        return matter(given.game, given.matches, given.seed, given.jobs, tell)

    def show(self, answer: Mapping[str, Any], said: Words) -> list[str]:
        """What each house rule changes, a line for each setting."""
        figures, text = MATTER_WORDS[said.lang], shelf.load(answer["game"]).text(said.lang)
        lines = [f"{text.title()} ({answer['game']}), {figures.by_the_book(**answer['book'])}", ""]
        for key, effects in answer["switches"].items():
            lines.append(f"{text.switch(key)} [{key}]")
            for value, plain in effects.items():
                effect = plain and Effect.read(plain)
                lines += [f"  {text.setting(key, value)}", f"    {figures.sentence(effect)}"]
        return [*lines, "", figures.sampled(answer["matches"])]


COMMAND = Matter()
