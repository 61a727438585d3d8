"""Tests of the computer players of French Flair."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots.thinking import Pick, Policy
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from tests.games.table import Table


def pick(policy: Policy[Any], table: Table, seed: int = 0) -> Pick:
    """What a policy picks at a table, as the seat that is asked knows it."""
    assert isinstance(table.ask, Choose)
    return policy(table.ask, Outlook(table.position).known, Random(seed))
