"""What Python needs in the browser: the right files, compiled once, and playing as CPython plays."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine.games import SHELF, situations
from engine.learn.drills.material import material
from engine.learn.lessons import lessons
from engine.learn.packing import packed
from site_plugins.live import bundle, node, overlay, snapshot
from site_plugins.live.build import inside
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.packs import LATE
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.rule_map import RuleMap
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.rulebook.check.decided_events import for_the_browser

BOOT = Path(__file__).with_name("live_boot.mjs")
NOW = 1_790_000_000
Request = dict[str, Any]


@pytest.fixture(scope="module")
def made(root: Path) -> bundle.Bundle:
    """The real bundle; the build that follows takes it from the same cache."""
    return bundle.make(root, root / "node_modules", root / ".cache/live", for_the_browser())


def names(packed: Path) -> set[str]:
    """The files inside a bundle."""
    return set(zipfile.ZipFile(packed.with_suffix(".zip")).namelist())


def test_our_files_are_chosen(root: Path) -> None:
    paths = bundle.sources(root)
    assert "engine/core/position.py" in paths
    assert "site_plugins/live/widgets/bridge.py" in paths
    assert not [path for path in paths if path.endswith(".toml") and "/words/" not in path]
    assert {
        "engine/words/fr/core.toml",
        "engine/words/en/referee.toml",
        "engine/games/flair/words/fr/referee.toml",
    } <= {*paths}
    assert not [path for path in paths if "cli" in path or "__main__" in path or "coverage" in path or "theme" in path]
    assert bundle.module_name("engine/core/__init__.py") == "engine.core"


def test_a_tree_without_its_entry_is_refused(tmp_path: Path) -> None:
    with pytest.raises(node.CannotBuild, match=r"widgets/bridge\.py is missing: it is what the browser calls\."):
        bundle.sources(tmp_path)


@pytest.mark.slow
def test_the_library_is_trimmed_to_what_is_imported(made: bundle.Bundle) -> None:
    modules = set(made.modules)
    assert {"json/__init__.py", "fractions.py", "random.py", "encodings/cp437.py", "pyodide/__init__.py"} <= modules
    assert not modules & {"unittest/__init__.py", "sqlite3/__init__.py", "tkinter/__init__.py", "pydoc.py", "turtle.py"}
    assert names(made.files["stdlib"]) == {f"{path}c" for path in modules}
    assert "os.py" not in modules  # frozen into the runtime


@pytest.mark.slow
def test_the_rules_travel_as_bytecode(made: bundle.Bundle, root: Path) -> None:
    for name, own in bundle.divided([*bundle.sources(root), *for_the_browser()]).items():
        assert names(made.files[name]) == {
            f"{path}c" if path.endswith(".py") else path.replace(".toml", ".json") for path in own
        }


@pytest.mark.slow
def test_a_first_visit_stays_light(made: bundle.Bundle) -> None:
    first = sum(size for part, size in made.wire.items() if part not in {"snapshot", "lab", *LATE})
    assert first + max(made.wire[game] for game in SHELF) < 4_750_000
    assert made.wire["stdlib"] < 650_000
    assert made.wire["rules"] < 150_000
    assert made.wire["learn"] < 80_000
    assert made.wire["matches"] < 130_000
    assert sum(made.wire[part] for part in ("loader", "machine", "wasm", "snapshot")) < 8_000_000


@pytest.mark.slow
def test_nothing_of_this_machine_is_in_the_memory(made: bundle.Bundle, root: Path) -> None:
    memory = gzip.decompress(made.files["snapshot"].read_bytes())
    assert len(memory) > 8_000_000
    snapshot.check_size(made.files["snapshot"])
    assert str(root).encode() not in memory


class Compiler:
    """Stands in for Node: counts, and writes what it is told to."""

    def __init__(self, fail: bool = False) -> None:
        self.jobs: list[dict[str, Any]] = []
        self.fail = fail

    def __call__(self, script: Path, job: dict[str, Any]) -> str:
        self.jobs.append(job)
        out = Path(job["out"])
        out.mkdir(parents=True)
        (out / "rules.bin").write_bytes(b"half")
        if self.fail:
            raise node.CannotBuild("compile.mjs failed:\nno")
        for name in bundle.MADE:
            if name != "snapshot" or job["warmUp"]:
                (out / f"{name}.bin").write_bytes(gzip.compress(inside.pack({})))
                (out / f"{name}.zip").write_bytes(inside.pack({}))
        summary = {"lock": "{}", "modules": [], "wire": {}}
        (out / "summary.json").write_text(json.dumps(summary), encoding="utf-8")
        return ""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with just enough in it."""
    for path in ("engine/__init__.py", "engine/cli/__init__.py", "site_plugins/live/widgets/bridge.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("", encoding="utf-8")
    return tmp_path


def test_only_a_change_is_compiled(tree: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler()
    monkeypatch.setattr(bundle, "run", compiler)
    cache = tree / ".cache"
    for _ in range(2):
        bundle.make(tree, root / "node_modules", cache)
    assert len(compiler.jobs) == 1
    assert [path for path, _ in compiler.jobs[0]["files"]] == [
        "engine/__init__.py",
        "site_plugins/live/widgets/bridge.py",
    ]
    (tree / "engine/cli/__init__.py").write_text("x = 1", encoding="utf-8")
    bundle.make(tree, root / "node_modules", cache)
    assert len(compiler.jobs) == 1
    (tree / "engine/__init__.py").write_text("x = 1", encoding="utf-8")
    bundle.make(tree, root / "node_modules", cache)
    assert len(compiler.jobs) == 2
    for number in range(5):
        (tree / "engine/__init__.py").write_text(f"x = {number}", encoding="utf-8")
        bundle.make(tree, root / "node_modules", cache)
    assert len(list(cache.iterdir())) == bundle.KEPT_BUILDS


def test_a_quick_bundle_has_no_snapshot_and_takes_a_change_as_it_was_written(
    tree: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler()
    monkeypatch.setattr(bundle, "run", compiler)
    packages, cache, file = root / "node_modules", tree / ".cache", tree / "engine/__init__.py"
    assert "snapshot" not in bundle.make(tree, packages, cache, quick=True).files
    assert [job["warmUp"] for job in compiler.jobs] == [""]
    file.write_text("x = 1", encoding="utf-8")
    made = bundle.make(tree, packages, cache, {"engine/made.py": "y = 2"}, quick=True)
    assert len(compiler.jobs) == 1
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(made.files["rules"].read_bytes()))) as rules:
        assert {name: rules.read(name) for name in rules.namelist()} == {
            "engine/__init__.py": b"x = 1",
            "engine/made.py": b"y = 2",
        }
    assert made.wire["rules"] == made.files["rules"].stat().st_size
    # What is built for readers is compiled, whatever lies in the cache; and a quick one may be laid over that.
    whole = bundle.make(tree, packages, cache)
    assert len(compiler.jobs) == 2
    assert compiler.jobs[1]["warmUp"]
    assert whole.files["snapshot"].is_file()
    assert "snapshot" not in bundle.make(tree, packages, cache, quick=True).files
    assert len(compiler.jobs) == 2
    file.write_text("import turtle", encoding="utf-8")
    bundle.make(tree, packages, cache, quick=True)
    assert len(compiler.jobs) == 3


def test_half_a_build_is_never_kept(tree: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "run", Compiler(fail=True))
    with pytest.raises(node.CannotBuild, match=r"compile\.mjs failed"):
        bundle.make(tree, root / "node_modules", tree / ".cache")
    assert list((tree / ".cache").iterdir()) == []
    again = Compiler()
    monkeypatch.setattr(bundle, "run", again)
    bundle.make(tree, root / "node_modules", tree / ".cache")
    assert len(again.jobs) == 1


@pytest.mark.slow
def test_what_cannot_be_imported_is_told_with_file_and_line(tree: Path, root: Path) -> None:
    (tree / "site_plugins/live/widgets/bridge.py").write_text("\nimport numpy\n", encoding="utf-8")
    with pytest.raises(node.CannotBuild) as why:
        bundle.make(tree, root / "node_modules", tree / ".cache")
    assert str(why.value) == (
        "compile.mjs failed:\nsite_plugins/live/widgets/bridge.py:2: ModuleNotFoundError: No module named 'numpy'"
    )


def test_what_does_not_compile_is_told_with_file_and_line() -> None:
    with pytest.raises(SyntaxError) as broken:
        compile("a = 1\n\nif True\n", "/src/engine/dice.py", "exec")
    assert inside.told(broken.value, "/src") == "engine/dice.py:3: SyntaxError: expected ':'"
    assert inside.told(ValueError("why"), "/src") == "ValueError: why"


def requests(every: int) -> list[Request]:
    """Situations, in one language or the other: opened, played to the end of the example, linked, and badly treated."""
    found: list[Request] = []
    for game in SHELF:
        for number, (id_, situation) in enumerate(list(situations(game).items())[::every]):
            spec = spec_of(situation, ("en", "fr")[number % 2], "../").plain()
            commands = [{"do": "open"}, *map(command, situation.example), {"do": "link"}, {"do": "undo"}]
            commands += [{"do": "open", "link": "c1broken"}, {"do": "dance"}]
            found += [{"id": 1, "widget": f"s-{game}-{id_}", "spec": spec, "command": each} for each in commands]
    return found


def learning() -> list[Request]:
    """The list of lessons, a lesson, a question and the map of progress."""

    def request(kind: str, command: dict[str, Any], **more: Any) -> Request:
        spec = {"game": "double", "situation": kind, "lang": "fr", "base": "../", "title": "x", "start": {}, kind: True}
        if kind == "learn":
            spec["start"] = packed("double", "fr")
        known = {"now": NOW, "when": NOW, "still": True, "progress": None}
        return {"id": 1, "widget": f"s-double-{kind}", "spec": spec, "command": command, **known, **more}

    lesson = next(iter(lessons("double")))
    return [
        request("learn", {"do": "open", "lesson": ""}),
        request("learn", {"do": "open", "lesson": lesson}),
        request("drill", {"do": "open", "link": "d5"}, material=material("double").plain()),
        request("drill", {"do": "answer", "option": 0}),
        request("progress", {"do": "open"}, map=RuleMap(()).plain()),
    ]


def command(answer: str) -> dict[str, Any]:
    """The command that gives an answer of an example."""
    if answer.isdigit():
        return {"do": "set", "fields": {f"d{place}": face for place, face in enumerate(answer)}}
    return {"do": "choose", "option": answer}


@pytest.mark.slow
def test_the_runtime_plays_what_was_laid_over_the_rules(made: bundle.Bundle, root: Path, tmp_path: Path) -> None:
    """A changed rule, which travels as source, and a changed sentence: both are what is played and said."""
    rule, words = "engine/games/double/rules/penalty.py", "engine/games/double/words/en/sentences.toml"
    lessons = "site_plugins/live/widgets/learn/catalogue.py"
    content = {path: (root / path).read_bytes() for path in bundle.sources(root)}
    content |= {path: text.encode() for path, text in for_the_browser().items()}
    packs = {name: {path: content[path] for path in own} for name, own in bundle.divided(content).items()}
    was = {path: content[path] for path in (rule, words, lessons)}
    packs["double"][rule] = was[rule].replace(b"face < x", b"face > x")
    packs["double"][words] = was[words].replace(b'penalty-missed = "', b'penalty-missed = "Laid over: ')
    packs["learn"][lessons] = was[lessons].replace(b'"ce-lessons', b'"laid-over ce-lessons')
    assert all({**packs["double"], **packs["learn"]}[path] != was[path] for path in was)
    over = overlay.lay_over(made.files["rules"].parent, packs, tmp_path / "quick")
    spec = spec_of(situations("double")["penalty-kick"], "en", "../").plain()
    request = {"id": 1, "widget": "s", "spec": spec, "command": {"do": "set", "fields": {"d0": "2"}}}
    lesson = learning()[0]
    job = {
        "pyodide": str(root / "node_modules/pyodide"),
        "files": {part: str(file) for part, file in (made.files | over).items()},
        "lock": made.lock,
        "entry": bundle.ENTRY,
        "snapshot": False,
        "scratch": str(tmp_path),
        "requests": [request, lesson],
    }
    forget()
    before = json.loads(bridge.handle(json.dumps(request)))
    after, list_ = json.loads(node.run(BOOT, job))
    assert after["lacked"] == ["double"]
    assert list_["lacked"] == ["learn", "matches"]
    assert "laid-over ce-lessons" in list_["html"]
    assert "Laid over: " not in before["html"]
    assert "Laid over: " in after["html"]
    assert after["status"] != before["status"]


@pytest.mark.slow
@pytest.mark.parametrize(("way", "every"), [("ordinary", 1), ("snapshot", 6)])
def test_the_runtime_plays_as_cpython_does(
    made: bundle.Bundle, root: Path, tmp_path: Path, way: str, every: int
) -> None:
    asked = [*requests(every), *learning()]
    forget()
    expected = [json.loads(bridge.handle(json.dumps(request))) for request in asked]
    forget()
    rolls = [{**_to_be_thrown(asked), "widget": f"roll-{number}"} for number in range(16)]
    job = {
        "pyodide": str(root / "node_modules/pyodide"),
        "files": {part: str(made.files[part]) for part in bundle.MADE},
        "lock": made.lock,
        "entry": bundle.ENTRY,
        "snapshot": way == "snapshot",
        "scratch": str(tmp_path),
        "requests": [*asked, *rolls],
    }
    answers = json.loads(node.run(BOOT, job))
    # The first lesson, and nothing else, had to wait for its pack; without a picture, each game for its own as well.
    waited = [
        (asked[n]["spec"]["game"], lacked) for n, answer in enumerate(answers) if (lacked := answer.pop("lacked"))
    ]
    games = [] if way == "snapshot" else [(game, [game]) for game in SHELF]
    assert waited == [*games, ("double", ["learn"] if way == "snapshot" else ["learn", "matches"])]
    for request, answer, wanted in zip(asked, answers, expected, strict=False):
        assert answer == wanted, request
    thrown = [answer["status"] for answer in answers[len(asked) :]]
    assert len(set(thrown)) > 1
    if way == "snapshot":
        # Another start throws other dice: the memory snapshot brings no luck of its own.
        assert [answer["status"] for answer in json.loads(node.run(BOOT, job | {"requests": rolls}))] != thrown


def _to_be_thrown(asked: list[Request]) -> Request:
    """A request that throws by chance where an example sets two dice."""
    found = next(each for each in asked if len(each["command"].get("fields", ())) == 2)
    return {**found, "command": {"do": "roll"}}
