"""`review`: where a match turned, and which decisions cost most, from its link or its file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from engine import games as shelf
from engine.bots.review import Review as LookBack
from engine.cli.command import Command
from engine.cli.replay import record_of
from engine.core.language import Language
from engine.core.refusal import Refusal
from engine.jobs import Tell
from engine.match.verdict import Line, Verdict


class Review(Command):
    """Look back at a match."""

    name = "review"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which match, and whose chance."""
        parser.add_argument("record", metavar="MATCH", help=say("terminal.replay.record"))
        parser.add_argument("--seat", type=int, default=1, metavar="N", help=say("terminal.review.seat"))

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:
        """The chance over the match, where it turned, and what was decided for less than it could have been."""
        position = record_of(given.record).replay(shelf.load).position
        names, seat = position.start.names, given.seat - 1
        if not 0 <= seat < len(names):
            known = tuple(str(number + 1) for number in range(len(names)))
            raise Refusal("setting-unknown", field="seat", value=str(given.seat), known=known)
        review = LookBack(position, seat, tuple(range(len(names))))
        while not review.done:
            review.step()
            if tell is not None:
                tell(round(100 * review.share), 100)
        said = Verdict(review, position.start.game.text(given.lang, names))
        best = said.best()
        return {
            "game": position.start.game.id,
            "names": list(names),
            "seat": given.seat,
            "chances": {str(at): round(chance.value, 4) for at, chance in sorted(review.chances.items())},
            "turns": [
                {**_told(line), "before": round(swing.before, 4), "after": round(swing.after, 4)}
                for line, swing in zip(said.turns(), sorted(review.turns, key=lambda swing: swing.at), strict=True)
            ],
            "costs": [
                {**_told(line), "seat": cost.seat + 1, "option": cost.option, "better": cost.better}
                | {"gain": round(cost.gain, 4), "error": round(cost.error, 4)}
                for line, cost in zip(said.costs(), review.costs, strict=True)
            ],
            "best": None if best is None else _told(best),
        }

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """The turns, the decisions, the best moment: a heading and a line for each."""
        turns = [f"  {line['at']:>4}  {line['text']}" for line in answer["turns"]]
        costs = [f"  {line['at']:>4}  {line['text']}" for line in answer["costs"]]
        lines = [say("review.turns"), *(turns or [f"  {say('review.no-turn')}"])]
        if answer["best"]:
            who = answer["names"][answer["seat"] - 1]
            lines += ["", say("review.best-of", who=who), f"  {answer['best']['at']:>4}  {answer['best']['text']}"]
        return [*lines, "", say("review.costs"), *(costs or [f"  {say('review.no-cost-any')}"])]


def _told(line: Line) -> dict[str, Any]:
    """A line as plain values."""
    return {"at": line.at, "text": line.text, "rule": line.rule}


COMMAND = Review()
