"""Positions that were once judged wrongly, each as the line that anyone can try by hand."""

from __future__ import annotations

import pytest

import engine
from engine.core.asks import Choose

FLAIR = 'hands=[["3","7","9","10","12","15"],["1","4","8","9","11","14"]]'


@pytest.mark.parametrize(("line", "asked"), [
    (f"flair | attack=0 ball=95 point=line-out {FLAIR} > 7:advance", "tackle-card"),
    ('flair | attack=0 phase=tackle ball=50 hands=[[],["1","4"]]', "forced-card"),
    ("tomy | hand=0 > ball/foot/card card+ball", "again"),
])  # fmt: skip
def test_this_is_asked_next(line: str, asked: str) -> None:
    position = engine.read(line)
    assert position.ask is not None
    assert position.ask.name == asked


@pytest.mark.parametrize(("line", "option", "there"), [
    (f"flair | attack=0 ball=50 point=scrum {FLAIR} > 7:advance pass", "3:advance", False),
    ('flair | attack=0 ball=60 point=kick hands=[["9","10"],["1"]] > 10', "9:drop", True),
])  # fmt: skip
def test_this_may_or_may_not_be_chosen(line: str, option: str, there: bool) -> None:
    ask = engine.read(line).ask
    assert isinstance(ask, Choose)
    assert (option in ask.options) is there
