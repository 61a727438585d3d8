"""What is kept of a drill page for as long as the visit lasts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import copy
from typing import Any

from engine.core.rules import page_of
from engine.learn.drills.drill import Drill
from engine.learn.drills.make import NUMBERS, drill, numbers_of
from engine.learn.drills.material import Material
from engine.learn.progress import Progress

SETUP, ASKING, TOLD, SUMMARY = "setup", "asking", "told", "summary"
MINUTES = 5
KEPT = "kept"
"""The setting by which answers are remembered and questions come when they are due."""


class Session:
    """A row of questions: which ones, how they went, and what is known of the rules by now."""

    def __init__(self, game: str) -> None:
        """Nothing has been asked yet."""
        self.game = game
        self.material: Material | None = None
        self.progress = Progress()
        self.screen = SETUP
        self.section = ""
        self.remembers = False
        self.drill: Drill | None = None
        self.picked: int | None = None
        self.ends = 0
        self.went: tuple[tuple[str, bool], ...] = ()
        """The rule of each question that was answered, and whether the answer was right."""
        self.number = 0

    def copy(self) -> Session:
        """The same, to try a command on."""
        return copy(self)

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(right for _, right in self.went)

    @property
    def weak(self) -> tuple[str, ...]:
        """The rules about which an answer was wrong, each once."""
        return tuple(dict.fromkeys(rule for rule, right in self.went if not right))

    def rules(self) -> tuple[str, ...]:
        """The rules that are asked about: those of a section, or all."""
        assert self.material is not None
        every = self.material.rules
        own = tuple(rule for rule in every if page_of(rule) == self.section)
        # A link may name a rule instead of a section.
        return own or ((self.section,) if self.section in every else every)

    def ask(self, when: int, number: int | None = None) -> None:
        """The next question: that of a number, or one about a rule that is due, or about any."""
        assert self.material is not None
        if number is None:
            number = self._next(when)
        self.drill = drill(self.material, number)
        self.screen, self.picked = ASKING, None
        self.number += 1

    def _next(self, when: int) -> int:
        """A number that was not asked in this row, of a rule that is to be asked about."""
        assert self.material is not None
        lot = int.from_bytes(os.urandom(4), "big")
        rules = self.rules()
        asked = {rule for rule, _ in self.went[-(len(rules) - 1) :]} if len(rules) > 1 else set()
        if self.remembers:
            order = [rule for rule in self.progress.weakest(rules, when) if rule not in asked or self._due(rule, when)]
            rule = (order or list(rules))[0]
        else:
            left = [rule for rule in rules if rule not in asked] or list(rules)
            rule = left[lot % len(left)]
        return next(numbers_of(self.material, rule, lot * 7919 % (NUMBERS // 2)))

    def _due(self, rule: str, when: int) -> bool:
        """Whether a rule that has just been asked about is due again already, because the answer was wrong."""
        return self.progress.is_due(rule, when) and self.went[-1][0] != rule

    def settings(self) -> Mapping[str, Any]:
        """What is chosen for this game on this device."""
        return self.progress.settings.get(self.game, {})
