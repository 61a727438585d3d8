"""The page of promises: every promise has words, numbers are written as each language does, nothing is hidden."""

from __future__ import annotations

import json
import subprocess
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from engine.core.languages import LANGUAGES, words
from site_plugins.speed import PLACE, Unreadable, number, table, title
from tests.bench import __main__ as command
from tests.bench import bare, chromium, record
from tests.bench.promises import AT_LEAST, AT_MOST, PROMISES, Promise, judge
from tests.conftest import ROOT

MACHINE = {"cores": 2, "python": "3.11.7", "chromium": "150.0"}


@pytest.fixture
def bench(tmp_path: Path) -> Path:
    """A run written as one whole, in which one promise was broken and one could not be measured."""
    values = {promise.key: promise.limit for promise in PROMISES if promise.key != "rlcard"}
    values["boot-cold"] = 0.512
    found = {"made": "2026-01-02", "rounds": 3, "machine": MACHINE, "promises": judge(values), "details": {"old": 1}}
    file = tmp_path / "bench.json"
    file.write_text(json.dumps(found), "utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_promise_has_words(lang: str) -> None:
    assert set(words(lang).all("speed.promises")) == {promise.key.partition(" ")[0] for promise in PROMISES}
    titles = [title(promise.key, words(lang)) for promise in PROMISES]
    assert len(set(titles)) == len(titles)
    assert not any("{" in said for said in titles)
    assert {promise.unit for promise in PROMISES} <= set(words(lang).all("speed.units"))


def test_a_promise_is_kept_at_its_limit_and_broken_beyond() -> None:
    most, least = Promise("a", AT_MOST, 0.5, "ratio"), Promise("b", AT_LEAST, 8, "ratio")
    assert [most.kept(value) for value in (0.4, 0.5, 0.51, None)] == [True, True, False, False]
    assert [least.kept(value) for value in (7.9, 8, 9, None)] == [False, True, True, False]


def test_numbers_are_written_as_each_language_writes_them() -> None:
    assert number(0.512, "ratio", words("en")) == "0.51\u202f×"
    assert number(0.512, "ratio", words("fr")) == "0,51\u202f×"
    assert number(12.34, "ms", words("fr")) == "12,3\u202fms"
    assert number(100, "ms", words("en")) == "100\u202fms"
    assert number(97, "score", words("en")) == "97\u202f/\u202f100"


def test_what_is_broken_or_unmeasured_is_shown(bench: Path) -> None:
    english, french = table("en", bench), table("fr", bench)
    assert english.count("<tr class=") == len(PROMISES)
    assert english.count("ce-speed__broken") == french.count("ce-speed__broken") == 1
    assert english.count("ce-speed__open") == french.count("ce-speed__open") == 1
    assert "<td>0.51\u202f×</td><td>broken</td><td><time" in english
    assert "<td>non mesuré</td><td></td><td></td>" in french
    assert english.count('<time datetime="2026-01-02">') == len(PROMISES) - 1
    assert 'href="../../assets/bench.json"' in table("fr", bench, "../../")


def test_before_the_first_measurement_it_says_so(tmp_path: Path) -> None:
    assert "make bench" in table("en", tmp_path / "none.json")


def test_both_pages_leave_a_place_for_it() -> None:
    for lang in LANGUAGES:
        assert PLACE in (ROOT / "docs" / f"speed.{lang}.md").read_text("utf-8")


def test_the_published_run_judges_all_promises() -> None:
    found = json.loads((ROOT / "docs" / "assets" / "bench.json").read_text("utf-8"))
    limits = {promise["key"]: promise["limit"] for promise in found["promises"]}
    assert limits == {promise.key: promise.limit for promise in PROMISES}


def part(made: str, commit: str | None, **values: float) -> dict[str, Any]:
    """One part as a run writes it down."""
    return {
        "made": made,
        "commit": commit,
        "rounds": 7,
        "machine": MACHINE,
        "values": values,
        "details": dict.fromkeys(values, made),
    }


def test_a_part_measured_anew_leaves_the_others_as_they_were(bench: Path) -> None:
    before = record.load(bench)
    found = record.replace(before, "engine", part("2026-02-03", "abc1234", rlcard=2.5))
    record.save(record.replace(found, "boot", part("2026-03-04", None, **{"boot-cold": 0.4})), bench)
    again = record.load(bench)
    rows = {row["key"]: row for row in again["promises"]}
    assert (rows["rlcard"]["value"], rows["rlcard"]["part"], rows["rlcard"]["kept"]) == (2.5, "engine", True)
    assert (rows["boot-cold"]["value"], rows["boot-cold"]["part"]) == (0.4, "boot")
    assert "boot-cold" not in again["parts"]["before"]["values"]
    assert again["parts"]["before"]["details"] == {"old": 1}
    same = [row for row in before["promises"] if row["key"] not in ("rlcard", "boot-cold")]
    assert [rows[row["key"]] for row in same] == same


def test_each_row_says_when_it_was_measured_and_each_run_is_told(bench: Path) -> None:
    record.save(record.replace(record.load(bench), "engine", part("2026-02-03", "abc1234-dirty", rlcard=2.5)), bench)
    for lang in LANGUAGES:
        html = table(lang, bench)
        row = html[html.index(title("rlcard", words(lang))) :].partition("</tr>")[0]
        assert '<time datetime="2026-02-03">2026-02-03</time>' in row
        assert html.count("2026-02-03</time>") == 1
        assert html.count("<li>2026-02-03, version abc1234-dirty") == html.count("<li>2026-01-02") == 1


def test_a_part_that_measures_all_that_another_did_takes_its_place(bench: Path) -> None:
    first = part("2026-02-03", None, **{promise.key: promise.limit for promise in PROMISES})
    found = record.replace(record.load(bench), "all", first)
    assert list(found["parts"]) == ["all"]
    assert all(row["kept"] and row["part"] == "all" for row in found["promises"])


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"promises": 3}', '{"parts": {"odds": {}}, "promises": []}', "\x00"])
def test_a_file_that_is_no_record_is_told_and_kept(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                   capsys: pytest.CaptureFixture[str]) -> None:  # fmt: skip
    file = tmp_path / "bench.json"
    file.write_text(text, "utf-8")
    assert table("en", file) == words("en")("speed.unreadable")
    assert table("fr", file) == words("fr")("speed.unreadable")
    with pytest.raises(Unreadable, match="no file of measurements"):
        record.load(file)
    monkeypatch.setattr("sys.argv", ["bench", "--only", "odds", "--out", str(file)])
    with pytest.raises(SystemExit):
        command.main()
    assert "Nothing was measured" in capsys.readouterr().err
    assert file.read_text("utf-8") == text


class Stop:
    """A server that serves nothing."""

    url = ""

    def stop(self) -> None:
        """Nothing runs."""


@pytest.mark.parametrize(("fault", "code"), [(KeyboardInterrupt, 130), (RuntimeError, 1)])
def test_what_was_measured_before_a_fault_is_written_down(
    fault: type[BaseException], code: int, bench: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> Any:
        raise fault

    monkeypatch.setattr(command, "parts", lambda *given: {"engine": lambda: ({"rlcard": 2.5}, {}), "odds": fails})
    monkeypatch.setattr(command, "sync_playwright", nullcontext)
    monkeypatch.setattr(command, "Server", lambda *given, **more: Stop())
    monkeypatch.setattr(bare, "make", lambda folder: folder)
    monkeypatch.setattr(chromium, "version", lambda: "150.0")
    monkeypatch.setattr("sys.argv", ["bench", "--only", "engine", "odds", "--out", str(bench)])
    before = record.load(bench)["parts"]["before"]["values"]
    assert command.main() == code
    found = record.load(bench)["parts"]
    assert found["engine"]["values"] == {"rlcard": 2.5}
    assert found["before"]["values"] == before


def test_the_commit_says_when_more_than_the_record_differs(tmp_path: Path) -> None:
    assert record.commit(tmp_path / "bench.json", tmp_path) is None
    for typed in (
        ["init", "-q"],
        ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "a", "--allow-empty"],
    ):
        subprocess.run(["git", *typed], cwd=tmp_path, check=True)
    (tmp_path / "bench.json").write_text("{}")
    clean = record.commit(tmp_path / "bench.json", tmp_path)
    assert clean
    assert not clean.endswith("-dirty")
    (tmp_path / "other").write_text("")
    assert record.commit(tmp_path / "bench.json", tmp_path) == f"{clean}-dirty"
