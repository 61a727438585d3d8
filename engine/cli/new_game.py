"""`new-game`: a game to begin with, which passes every test from the first minute."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from engine.cli.command import Command
from engine.cli.skeleton import Unmade, carry_out, checkout, drafted, planned
from engine.core.language import Language
from engine.core.languages import words
from engine.jobs import Tell


class NewGame(Command):
    """Makes a game of its own from the skeleton, and puts it on the shelf."""

    name = "new-game"

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """What it is called."""
        parser.add_argument("name", metavar="NAME", help=say("terminal.new-game.name"))
        parser.add_argument("--title", default="", metavar="TITLE", help=say("terminal.new-game.title"))
        parser.add_argument("--title-fr", default="", metavar="TITLE", help=say("terminal.new-game.title-fr"))
        parser.add_argument("--dry-run", action="store_true", help=say("terminal.new-game.dry-run"))

    def perform(self, given: Namespace) -> int:
        """Make it; what is refused here has words of its own, which no browser needs."""
        try:
            return super().perform(given)
        except Unmade as why:
            print(words(given.lang)(f"terminal.unmade.{why.code}", **why.facts), file=sys.stderr)
            return 1

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """What was written, or would be."""
        root = checkout()
        draft = drafted(root, given.name, given.title, given.title_fr, date.today().isoformat())
        plan = planned(root, draft)
        if not given.dry_run:
            carry_out(root, plan)
        return {
            "game": draft.name,
            "title": draft.title,
            "title_fr": draft.title_fr,
            "document": draft.document,
            "new": list(plan.new),
            "changed": list(plan.changed),
            "written": not given.dry_run,
        }

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """What to do next, or the list of files."""
        if answer["written"]:
            facts = {"title": answer.get(f"title_{say.lang}", answer["title"]), "game": answer["game"]}
            made = say("terminal.new-game.made", new=len(answer["new"]), changed=len(answer["changed"]), **facts)
            return made.splitlines()
        new = _listed(say("terminal.new-game.new"), answer["new"])
        return [*new, "", *_listed(say("terminal.new-game.changed"), answer["changed"])]


def _listed(head: str, files: Sequence[str]) -> list[str]:
    """Files under their head."""
    return [head, *(f"  {file}" for file in files)]


COMMAND = NewGame()
