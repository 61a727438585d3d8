"""The engine as a wheel of its own: built as `make wheel` builds it, at work in a clean Python and in Pyodide."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.cli.skeleton import FOLDER
from engine.learn.gists import gists
from site_plugins.live import node
from tests.conftest import ROOT

pytestmark = pytest.mark.slow
BOOT = Path(__file__).with_name("wheel_boot.mjs")
ABOUT = (ROOT / ".ci/wheel.md").read_text("utf-8")
# What a script does with nothing but the public interface; run here, in a clean Python and in Pyodide.
SCRIPT = """
import json
import engine

def first(outlook, rng):
    return outlook.options[0]

found = {}
for game in engine.SHELF:
    end = engine.play(game, "medium", "random", seed=7)
    counted = engine.simulate(game, matches=20, seed=3)
    met = engine.arena(game, first, "easy", matches=2)
    for measured in ("seconds", "decisions_per_second"):
        del counted[measured]
    del met["ms_a_choice"]
    found[game] = [engine.Record.of(end).plain(), engine.story(end, "fr"), counted, met]
odds = engine.odds(engine.situation("double/penalty-kick")).outcomes
found["odds"] = {name: str(chance) for name, chance in odds.items()}
answer = json.dumps(found)
"""
# A browser has no processes to share the work with, and says so.
PROCESSES = """
try:
    engine.arena("double", "easy", "easy", matches=2, jobs=2)
except engine.Refusal as why:
    answer = chr(10).join((why.words("en"), why.words("fr"), answer))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made without any network."""
    folder = tmp_path_factory.mktemp("dist")
    env = {**os.environ, "PYTHON": sys.executable, "PIP_NO_INDEX": "1"}
    subprocess.run([ROOT / ".ci/wheel", folder], cwd=folder, env=env, check=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has the wheel and nothing else."""
    home = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    python = home / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--no-index", wheel], check=True)
    return python


def run(python: Path, *words: str, typed: str = "") -> str:
    """What a clean Python prints, far from the sources."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env["PYTHONUTF8"] = "1"
    shown: dict[str, Any] = {"capture_output": True, "text": True, "encoding": "utf-8"}
    done: subprocess.CompletedProcess[str]
    done = subprocess.run([python, *words], cwd=python.parent, env=env, input=typed, check=False, **shown)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def expected() -> Any:
    """What the script finds in the sources."""
    names: dict[str, Any] = {}
    exec(SCRIPT, names)
    return json.loads(names["answer"])


def metadata(wheel: Path) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("METADATA")]
        return Parser().parsestr(archive.read(name).decode())


def test_all_of_the_engine_is_inside_and_nothing_else(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    listed = subprocess.run(["git", "ls-files", "-z", "engine"], cwd=ROOT, capture_output=True, text=True, check=True)
    found = (name for name in listed.stdout.split("\0") if not name.startswith(FOLDER))
    files = {name for name in found if name and (ROOT / name).is_file()}
    assert {
        "engine/py.typed",
        "engine/games/double/book/situations.toml",
        "engine/games/flair/book/effects.json",
    } <= files
    # What the book says in short takes the place of its pages.
    assert inside == {*files, "engine/learn/gists.json"}


def test_it_says_what_it_is_and_needs_nothing(wheel: Path) -> None:
    said = metadata(wheel)
    assert wheel.name == f"coup_denvoi_engine-{engine.__version__}-py3-none-any.whl"
    assert (said["Name"], said["Version"]) == ("coup-denvoi-engine", engine.__version__)
    assert said["Requires-Python"] == ">=3.11"
    assert not said.get_all("Requires-Dist")
    assert not [key for key in said if key.startswith("License")]
    assert str(said.get_payload()).strip() == ABOUT.strip()


def test_the_command_line_works_in_a_clean_python(clean: Path) -> None:
    told = json.loads(run(clean, "-m", "engine", "simulate", "double", "--matches", "20", "--json"))
    here = engine.simulate("double", matches=20)
    assert (told["decisions"], told["scores"]) == (here["decisions"], here["scores"])
    assert "5-3-Double!" in run(clean, "-m", "engine", "games")
    assert "1/2" in run(clean, "-m", "engine", "odds", "double/penalty-kick", "--json")
    commands = re.findall(r"^python (-m engine .+)$", ABOUT, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        assert run(clean, *command.split())


def test_a_match_is_guided_without_the_book(clean: Path) -> None:
    shown = run(clean, "-m", "engine", "play", "double", "--guided", "--seed", "7", "--lang", "fr", typed="q\n")
    title, text = gists("fr")["double.reading.action"]
    assert title in shown
    assert " ".join(text.split()[:6]) in " ".join(shown.split())


def test_the_interface_works_in_a_clean_python(clean: Path) -> None:
    assert json.loads(run(clean, "-c", f"{SCRIPT}\nprint(answer)")) == expected()
    about = re.findall(r"^>>> (.+)$", ABOUT, re.MULTILINE)
    assert run(clean, "-c", "\n".join((*about[:-1], f"print(repr({about[-1]}))"))).strip() in ABOUT.splitlines()
    script = (
        "import doctest, engine, engine.scripting as m; print(*(doctest.testmod(one).failed for one in (engine, m)))"
    )
    assert run(clean, "-c", script) == "0 0\n"
    assert "site-packages" in run(clean, "-c", "import engine; print(engine.__file__)")


def test_it_plays_the_same_in_any_pyodide(wheel: Path) -> None:
    job = {"pyodide": str(ROOT / "node_modules/pyodide"), "wheel": str(wheel), "script": SCRIPT + PROCESSES}
    *refused, answer = node.run(BOOT, job).splitlines()
    assert json.loads(answer) == expected()
    assert refused == [engine.Refusal("jobs-browser", jobs=2).words(lang) for lang in ("en", "fr")]
