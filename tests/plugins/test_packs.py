"""Packs that come later: what travels in which, and what becomes of a request whose pack is not there yet."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.learn.drills.material import material
from engine.learn.packing import packed
from site_plugins.live import bundle
from site_plugins.live.build.inside import pack
from site_plugins.live.widgets import bridge, packs
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.element import element
from site_plugins.live.widgets.page.rule_map import RuleMap
from site_plugins.live.widgets.page.spec import parse_spec
from site_plugins.rulebook.check.decided_events import for_the_browser

PLAIN = {"game": "double", "lang": "en", "base": "../", "title": "x", "start": {}}
NOW = 1_790_000_000
KINDS = ("play", "referee", "house", "learn", "drill", "progress")
# In the zip lie the rules, as in the browser; then the pack is laid beside them, and the same is asked again.
SCRIPT = """
import importlib, json, shutil, sys
rules, whole, modules, requests = json.load(sys.stdin)
sys.path[:0] = [rules]
from site_plugins.live.widgets import bridge
bridge.begin()
for name in modules:
    importlib.import_module(name)
first = [json.loads(bridge.handle(json.dumps(each))) for each in requests]
shutil.copy(whole, rules)
importlib.invalidate_caches()
print(json.dumps([first, [json.loads(bridge.handle(json.dumps(each))) for each in requests]]))
"""


def request(kind: str) -> dict[str, Any]:
    """Opening a page of a kind."""
    spec = {**PLAIN, "situation": kind, kind: True}
    if kind == "learn":
        spec["start"] = packed("double", "en")
    more: dict[str, Any] = {"drill": {"material": material("double").plain()}, "progress": {"map": RuleMap(()).plain()}}
    known = {"now": NOW, "when": NOW, "progress": None}
    return {"id": 7, "widget": kind, "spec": spec, "command": {"do": "open"}, **known, **more.get(kind, {})}


@pytest.mark.parametrize(
    ("module", "pack"),
    [
        ("engine.learn.lessons", "learn"),
        ("engine.learn.drills.make", "learn"),
        ("engine.learn", None),
        ("engine.learn.guide", "matches"),
        ("engine.learn.predict", None),
        ("engine.learning", None),
        ("engine.games.double.words.en", "double"),
        ("engine.games", None),
        ("engine.bots.search", "matches"),
        ("engine.rugby.pitch", None),
        ("site_plugins.live.widgets.drill", "learn"),
        ("site_plugins.live.widgets.bridge", None),
        ("json", None),
    ],
)
def test_a_module_travels_in_one_pack(module: str, pack: str | None) -> None:
    assert packs.pack_of(module) == pack


def test_every_name_of_the_declaration_stands_for_something(root: Path) -> None:
    travelling = {bundle.module_name(path) for path in bundle.sources(root) if path.endswith(".py")}
    named = {name for names in packs.LATE.values() for name in names}
    assert named | set(packs.EARLY) <= travelling
    assert not {"loader", "machine", "wasm", "stdlib", "rules", "snapshot", "lab"} & packs.LATE.keys()
    assert {name for names in packs.PAGES.values() for name in names} == packs.LATE.keys()


def test_the_files_are_divided_and_none_is_lost(root: Path) -> None:
    paths = [*bundle.sources(root), *for_the_browser()]
    found = bundle.divided(paths)
    assert sorted(path for own in found.values() for path in own) == sorted(paths)
    assert "engine/learn/lessons.py" in found["learn"]
    assert {"engine/learn/predict.py", "engine/words/en/learn.toml", *for_the_browser()} <= {*found["rules"]}
    assert {"engine/games/flair/game.py", "engine/games/flair/words/fr/sentences.toml"} <= {*found["flair"]}
    assert not [path for path in found["rules"] if "/games/" in path and path != "engine/games/__init__.py"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_announces_the_pack_that_it_takes(kind: str) -> None:
    spec = parse_spec({**PLAIN, "situation": kind, kind: True})
    assert f' data-packs="{" ".join(dict.fromkeys((*packs.PAGES[kind], "double")))}"' in element(spec)


def test_a_request_waits_for_its_pack_and_is_answered_as_if_it_had_always_been_there(
    root: Path, tmp_path: Path
) -> None:
    """The rules alone are played in another process, which imports every module of theirs."""
    ours = bundle.divided(bundle.sources(root))
    made = {path: text.encode() for path, text in for_the_browser().items()}
    sources = {name: {path: (root / path).read_bytes() for path in own} for name, own in ours.items()}
    rules, whole = tmp_path / "rules.zip", tmp_path / "whole.zip"
    rules.write_bytes(pack(sources["rules"] | made))
    whole.write_bytes(pack(made | {path: content for own in sources.values() for path, content in own.items()}))
    modules = [bundle.module_name(path) for path in (*ours["rules"], *made) if path.endswith(".py")]
    requests = [request(kind) for kind in KINDS]
    job = json.dumps([str(rules), str(whole), modules, requests])
    command = [sys.executable, "-S", "-c", SCRIPT]
    run = subprocess.run(command, input=job, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=120)
    first, then = json.loads(run.stdout)
    forget()
    expected = [json.loads(bridge.handle(json.dumps(each))) for each in requests]
    assert [each["id"] for each in first] == [7] * len(KINDS)
    # What lacks several packs names the first that it meets.
    assert [each.get("pack") for each in first] == [packs.PAGES[kind][0] for kind in KINDS]
    assert then == expected
    assert all("html" in each and "pack" not in each for each in then)


def test_nobody_on_the_way_takes_a_missing_pack_for_an_error() -> None:
    with pytest.raises(packs.NotFetched) as missing:
        packs.Guard().find_spec("engine.learn.memory")
    assert missing.value.pack == "learn"
    assert not isinstance(missing.value, Exception)
    packs.Guard().find_spec("engine.core.memory")


def test_an_import_before_the_library_waits_for_it_and_one_that_nobody_has_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a start from the picture: what the zip holds is known, but it is not there."""
    archive = tmp_path / "library.zip"
    archive.write_bytes(pack({"late_one.py": b"HERE = 1", "late_other.py": b""}))
    monkeypatch.syspath_prepend(archive)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    importlib.import_module("late_other")
    whole = archive.read_bytes()
    archive.write_bytes(b"")
    packs.watch(whole=False)
    packs.watch(whole=False)
    with pytest.raises(packs.NotFetched) as missing:
        importlib.import_module("late_one")
    assert missing.value.pack == packs.RULES
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("never_there")
    importlib.import_module("late_other")
    archive.write_bytes(whole)
    packs.complete()
    assert importlib.import_module("late_one").HERE == 1


def test_a_module_that_is_nowhere_in_a_pack_that_has_come_is_not_waited_for() -> None:
    packs.Guard().find_spec("engine.games.double.cellar")
    with pytest.raises(packs.NotFetched, match="double"):
        packs.Guard().find_spec("engine.games.double")
    with pytest.raises(packs.NotFetched, match="matches"):
        packs.Guard().find_spec("engine.learn.guide")
