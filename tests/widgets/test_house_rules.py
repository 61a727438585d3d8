"""What a table has written for itself, read for the page of house rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games import load
from engine.games.tomy.rules.box import OTHER
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.spec import Spec, parse_spec
from site_plugins.live.widgets.situation.page import table_of

SPEC = Spec("", "house", "en", "./", "", {}, house=True)


def read(tables: object, lang: str = "en") -> dict[str, Any]:
    """What Python says to tables that the page hands in."""
    request = {"id": 1, "spec": SPEC._replace(lang=lang).plain(), "command": {"do": "read", "tables": tables}}
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    assert answer["html"] == ""
    told: dict[str, Any] = answer["house"]
    return told


def test_the_spec_of_the_page_survives_the_way() -> None:
    assert SPEC.root == "s-house"
    assert parse_spec(SPEC.plain()) == SPEC


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_own_parts_come_back_in_words_and_in_their_proper_form(lang: str) -> None:
    pack = "run=12, pass=6,tackle=8,pass-tackle=6,kick=4,drop=3,touch=1"
    told = read({"tomy": {"box": OTHER}, "scrumball": {"pack": pack}}, lang)
    assert not told["wrong"]
    text = load("scrumball").text(lang)
    proper = told["read"]["scrumball/pack"]
    assert proper["written"] == pack
    assert proper["value"].startswith("pass=6,run=12,tackle=8")
    assert proper["said"] == text.setting("pack", proper["value"])
    assert told["read"]["tomy/box"]["value"] == OTHER


@pytest.mark.parametrize(
    ("tables", "reason"),
    [
        ({"scrumball": {"pack": "pass=41"}}, "Scrumball Rugby – "),
        ({"tomy": {"box": "blue=goat"}}, "TOMY rugby dice – "),
        ({"double": {"length": "90"}}, "5-3-Double! – "),
        ({"double": {"wings": "yes"}}, "5-3-Double! – "),
        ({"chess": {"length": "20"}}, "There is no game “chess” here"),
    ],
)
def test_what_cannot_be_is_said(tables: dict[str, dict[str, str]], reason: str) -> None:
    told = read(tables)
    assert not told["read"]
    (why,) = told["wrong"]
    assert why.startswith(reason)


@pytest.mark.parametrize("tables", [None, 7, [], {"double": 7}, {"double": {"length": None}}])
def test_nonsense_does_no_harm(tables: object) -> None:
    assert not read(tables)["read"]


def test_a_kept_rule_that_is_gone_leaves_the_others_in_force() -> None:
    kept = {"length": "20", "wings": "yes", "yellow": "90"}
    assert table_of(load("double"), kept) == {"length": "20"}
