"""The page of promises: every promise has words, numbers are written as each language does, nothing is hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_plugins.speed import EN, FR, PLACE, WORDS, number, table, title
from tests.bench.promises import AT_LEAST, AT_MOST, PROMISES, Promise, judge
from tests.conftest import ROOT


@pytest.fixture
def bench(tmp_path: Path) -> Path:
    """A run in which one promise was broken and one could not be measured."""
    values = {promise.key: promise.limit for promise in PROMISES if promise.key != "rlcard"}
    values["boot-cold"] = 0.512
    machine = {"cores": 2, "python": "3.11.7", "chromium": "150.0"}
    found = {"made": "2026-01-02", "rounds": 3, "machine": machine, "promises": judge(values)}
    file = tmp_path / "bench.json"
    file.write_text(json.dumps(found), "utf-8")
    return file


@pytest.mark.parametrize("lang", WORDS)
def test_every_promise_has_words(lang: str) -> None:
    assert set(WORDS[lang].promises) == {promise.key.partition(" ")[0] for promise in PROMISES}
    titles = [title(promise.key, WORDS[lang]) for promise in PROMISES]
    assert len(set(titles)) == len(titles)
    assert not any("{" in said for said in titles)
    assert {promise.unit for promise in PROMISES} <= set(WORDS[lang].units)


def test_a_promise_is_kept_at_its_limit_and_broken_beyond() -> None:
    most, least = Promise("a", AT_MOST, 0.5, "ratio"), Promise("b", AT_LEAST, 8, "ratio")
    assert [most.kept(value) for value in (0.4, 0.5, 0.51, None)] == [True, True, False, False]
    assert [least.kept(value) for value in (7.9, 8, 9, None)] == [False, True, True, False]


def test_numbers_are_written_as_each_language_writes_them() -> None:
    assert number(0.512, "ratio", EN) == "0.51\u202f×"
    assert number(0.512, "ratio", FR) == "0,51\u202f×"
    assert number(12.34, "ms", FR) == "12,3\u202fms"
    assert number(100, "ms", EN) == "100\u202fms"
    assert number(97, "score", EN) == "97\u202f/\u202f100"


def test_what_is_broken_or_unmeasured_is_shown(bench: Path) -> None:
    english, french = table("en", bench), table("fr", bench)
    assert english.count("<tr class=") == len(PROMISES)
    assert english.count("ce-speed__broken") == french.count("ce-speed__broken") == 1
    assert english.count("ce-speed__open") == french.count("ce-speed__open") == 1
    assert "<td>0.51\u202f×</td><td>broken</td>" in english
    assert "<td>non mesuré</td><td></td>" in french
    assert "2026-01-02" in english
    assert 'href="../../assets/bench.json"' in table("fr", bench, "../../")


def test_before_the_first_measurement_it_says_so(tmp_path: Path) -> None:
    assert "make bench" in table("en", tmp_path / "none.json")


def test_both_pages_leave_a_place_for_it() -> None:
    for lang in WORDS:
        assert PLACE in (ROOT / "docs" / f"speed.{lang}.md").read_text("utf-8")


def test_the_published_run_judges_all_promises() -> None:
    found = json.loads((ROOT / "docs" / "assets" / "bench.json").read_text("utf-8"))
    limits = {promise["key"]: promise["limit"] for promise in found["promises"]}
    assert limits == {promise.key: promise.limit for promise in PROMISES}
