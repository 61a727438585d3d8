"""What the build keeps for the same code, and never for other code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from site_plugins import kept
from site_plugins.kept import Kept, fingerprint, memory
from tests.conftest import ROOT


def told(texts: Kept, name: str, text: str) -> str:
    return texts.of(name, lambda: text)


def test_what_was_made_is_not_made_again(tmp_path: Path) -> None:
    file = tmp_path / "frames.json"
    first, second = Kept(), Kept()
    first.open(file)
    assert told(first, "toss", "« 5 »") == "« 5 »"
    assert told(first, "toss", "6") == "« 5 »"
    first.write()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    second.open(file)
    assert told(second, "toss", "6") == "« 5 »"
    assert told(second, "kick", "7") == "7"


def test_nothing_is_kept_where_there_is_no_memory(tmp_path: Path) -> None:
    file, texts = tmp_path / "frames.json", Kept()
    texts.open(file)
    told(texts, "toss", "5")
    texts.open(None)
    assert told(texts, "toss", "6") == "6"
    texts.write()
    assert not list(tmp_path.iterdir())


def test_other_code_has_another_name(tmp_path: Path) -> None:
    names = set()
    for content in ("a", "b"):
        (tmp_path / "rule.py").write_text(content, "utf-8")
        names.add(fingerprint([tmp_path]))
        assert fingerprint([tmp_path]) in names
    (tmp_path / "words.toml").write_text("", "utf-8")
    names.add(fingerprint([tmp_path]))
    (tmp_path / "words.toml").rename(tmp_path / "others.toml")
    names.add(fingerprint([tmp_path]))
    assert len(names) == 4
    (tmp_path / "rule.pyc").write_text("", "utf-8")
    assert fingerprint([tmp_path]) in names


def test_code_that_has_changed_since_it_was_loaded_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = memory(tmp_path)
    assert own is not None
    assert own == memory(tmp_path)
    monkeypatch.setattr(kept, "_loaded", lambda: "another")
    assert memory(tmp_path) is None


def test_only_the_last_editions_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for edition in range(kept.KEPT + 2):
        name = f"edition-{edition}"
        monkeypatch.setattr(kept, "fingerprint", lambda name=name: name)
        monkeypatch.setattr(kept, "_loaded", lambda name=name: name)
        own = memory(tmp_path)
        assert own is not None
        # Folders made within one tick of the clock would be of the same age.
        os.utime(own, (edition, edition))
    assert len(list(tmp_path.iterdir())) == kept.KEPT
    assert (tmp_path / f"edition-{kept.KEPT + 1}").is_dir()
    assert not (tmp_path / "edition-0").exists()


def test_whatever_draws_and_asks_is_part_of_the_name() -> None:
    """What is imported for it lies in the folders whose content names what is kept."""
    code = """
import sys
import engine.learn.drills.make
import site_plugins.live.widgets.situation.first_frame
from engine.games import games
for game in games():
    game.text("en")
print(*sorted(filter(None, (getattr(module, "__file__", None) for module in sys.modules.values()))), sep="\\n")
"""
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    houses = [ROOT / name for name in ("engine", "site_plugins")]
    ours = [path for path in map(Path, told.splitlines()) if any(map(path.is_relative_to, houses))]
    outside = [path for path in ours if not any(path.is_relative_to(folder) for folder in kept.CODE)]
    assert len(ours) > 100
    assert all(path.name == "__init__.py" for path in outside), outside
