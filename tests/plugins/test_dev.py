"""`make dev`: what it watches, what it builds again, and that a page follows a change by itself."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest
from preview import dev
from preview.serve import free_port

from tests.conftest import ROOT


@pytest.mark.parametrize(
    ("names", "games"),
    [
        (["docs/double/cards.en.md"], set()),
        (["engine/games/double/rules/cards.py", "docs/index.en.md"], {"double"}),
        (["engine/rugby/zone.py"], {"scrumball", "flair"}),
        (["engine/core/position.py"], None),
        (["engine/games/__init__.py"], None),
        (["mkdocs.yml"], None),
        (["docs/double/gone.en.md"], None),
    ],
)
def test_only_what_a_change_touches_is_built_again(names: list[str], games: set[str] | None) -> None:
    assert dev.games_of(ROOT, [ROOT / name for name in names]) == games


def test_a_file_that_comes_goes_or_changes_is_seen(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    page, made = tmp_path / "docs" / "a.md", tmp_path / "docs" / "__pycache__" / "a.pyc"
    before = dev.look(tmp_path)
    page.write_text("1", "utf-8")
    made.parent.mkdir()
    made.write_text("1", "utf-8")
    assert dev.changed(before, dev.look(tmp_path)) == {page}
    before = dev.look(tmp_path)
    os.utime(page, ns=(1, 1))
    assert dev.changed(before, dev.look(tmp_path)) == {page}
    before = dev.look(tmp_path)
    page.unlink()
    assert dev.changed(before, dev.look(tmp_path)) == {page}


def test_the_games_that_play_by_the_rugby_rules_are_those_that_import_them() -> None:
    using = {
        path.relative_to(ROOT / "engine" / "games").parts[0]
        for path in (ROOT / "engine" / "games").rglob("*.py")
        if "engine.rugby" in path.read_text("utf-8")
    }
    assert using == set(dev.RUGBY)


def test_every_page_looks_for_the_next_build(tmp_path: Path) -> None:
    page = tmp_path / "a" / "index.html"
    page.parent.mkdir()
    page.write_text("<head></head>", "utf-8")
    dev.make_reloading(tmp_path)
    dev.make_reloading(tmp_path)
    assert page.read_text("utf-8") == '<head><script src="../reload.js" async></script></head>'


def test_a_warning_is_a_failure_unless_it_is_about_partial_builds() -> None:
    told = "INFO    -  a\nWARNING -  A 'dirty' build is being performed\nWARNING -  lost link"
    assert dev.complaints(told) == ["WARNING -  lost link"]


def wait_for(url: str, text: str, process: subprocess.Popen[bytes], seconds: int = 300) -> None:
    """Until a page says something; a server that is not there yet says nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert process.poll() is None
        try:
            with urlopen(url) as answer:
                if text in answer.read().decode():
                    return
        except OSError:
            pass
        time.sleep(0.3)
    pytest.fail(f"{url} never said {text!r}")


@pytest.mark.slow
def test_a_page_follows_a_change_and_a_failed_build_ends_nothing(tmp_path: Path) -> None:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in names.split("\0"):
        if name and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    url = f"http://127.0.0.1:{free_port()}/coup-denvoi/"
    said = tmp_path / "said.txt"
    command = [sys.executable, ".ci/preview/dev.py", "--url", url]
    with said.open("wb") as out, subprocess.Popen(command, cwd=tmp_path, stdout=out, stderr=out) as process:
        try:
            wait_for(f"{url}about/", "reload.js", process)
            page = tmp_path / "docs" / "about.en.md"
            whole = page.read_text("utf-8")
            page.write_text(whole + "\nWritten a moment ago.\n", "utf-8")
            wait_for(f"{url}about/", "Written a moment ago.", process)
            page.write_text(whole + "\n[lost](nowhere.md)\n", "utf-8")
            end = time.monotonic() + 300
            while "This build failed" not in said.read_text("utf-8"):
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.3)
            wait_for(f"{url}about/", "Written a moment ago.", process)
            page.write_text(whole + "\nMended.\n", "utf-8")
            wait_for(f"{url}about/", "Mended.", process)
            # A changed rule and its sentence: the page of its game is drawn anew, every page finds the new rules, and
            # nothing was compiled for it but once.
            live = tmp_path / ".cache" / "live"
            (compiled,) = live.glob("*/summary.json")
            rule = tmp_path / "engine" / "games" / "double" / "rules" / "penalty.py"
            rule.write_text(rule.read_text("utf-8") + "\n# Changed a moment ago.\n", "utf-8")
            sentences = tmp_path / "engine" / "games" / "double" / "words" / "en" / "sentences.toml"
            said_so = sentences.read_text("utf-8")
            assert "kicks/kick}: {" in said_so
            sentences.write_text(said_so.replace("kicks/kick}: {", "lets/let} fly: {"), "utf-8")
            wait_for(f"{url}double/penalty/", " fly: ", process)
            with urlopen(f"{url}assets/live/double.bin") as answer:
                rules = zipfile.ZipFile(io.BytesIO(gzip.decompress(answer.read())))
            assert b"# Changed a moment ago." in rules.read("engine/games/double/rules/penalty.py")
            assert b" fly: " in rules.read("engine/games/double/words/en/sentences.json")
            assert list(live.glob("*/summary.json")) == [compiled]
            assert not list(live.glob("*/snapshot.bin"))
            assert not (tmp_path / dev.SITE / "sw.js").exists()
            for told in (f"{url}about/", f"{url}double/penalty/"):
                with urlopen(told) as answer:
                    html = answer.read().decode()
                assert '"file":"rules.bin"' in html
                assert '"snapshot":' not in html
            assert not (tmp_path / "site").exists()
            assert url in said.read_text("utf-8")
        finally:
            process.terminate()
