"""The page of a million matches: its figures are those of the engine, and it prints what the file says."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import sqrt
from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.games import load
from engine.simulation import simulate
from site_plugins import study
from tests.conftest import ROOT

FILE = ROOT / "docs" / study.FILE
SIGMAS = 5


@pytest.fixture(scope="module")
def kept() -> Mapping[str, Any]:
    """What stands behind the page."""
    found: Mapping[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def test_the_first_matches_are_still_the_same(kept: Mapping[str, Any]) -> None:
    """Else a rule has changed: `make study`."""
    assert study.sample() == kept["sample"]
    assert kept["version"] == load(study.GAME).version


def test_all_of_it_is_one_study(kept: Mapping[str, Any]) -> None:
    found = kept["study"]
    assert (found["game"], found["matches"], found["seed"]) == (study.GAME, study.MATCHES, study.SEED)
    assert sum(found["winners"].values()) == sum(found["scores"].values()) == found["matches"]
    sides = [[int(part) for part in score.split("-")] for score in found["scores"]]
    times = list(found["scores"].values())
    for seat in (0, 1):
        points = sum(side[seat] * count for side, count in zip(sides, times, strict=True)) / found["matches"]
        assert round(points, 2) == found["average_points"][seat]
    level = sum(count for side, count in zip(sides, times, strict=True) if side[0] == side[1])
    # Most matches that are level in points are decided by what the rules count then.
    assert 0 < found["winners"]["draw"] < level


def test_fresh_matches_of_another_seed_agree(kept: Mapping[str, Any]) -> None:
    matches = 3000
    fresh = simulate(study.GAME, matches, 2)
    for who, times in kept["study"]["winners"].items():
        share = times / study.MATCHES
        assert abs(fresh["winners"][who] / matches - share) < SIGMAS * sqrt(share * (1 - share) / matches)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_the_file_says(kept: Mapping[str, Any], lang: str) -> None:
    html = study.shown(kept, lang, "../")
    digits = re.sub(r"[^\d<]", "", re.sub(r"(?<=\d)[\s,.\u00a0\u202f](?=\d{3})", "", html))
    for times in (*kept["study"]["winners"].values(), *list(kept["study"]["scores"].values())[: study.MOST_SCORES]):
        assert str(times) in digits
    assert study.command(kept["study"]) in html
    assert f"double:{kept['version']}" in html
    assert 'href="../assets/study.json"' in html


def test_a_study_is_played_and_told(tmp_path: Any) -> None:
    made = study.study(64)
    assert made["study"] == study.timeless(simulate(study.GAME, 64, study.SEED))
    assert made["sample"]["matches"] == study.SAMPLE
