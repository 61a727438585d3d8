"""The small files of the browser side: names that tell their content, imports that find them, data in the head."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import site_plugins
from engine.games import SHELF
from site_plugins.cascade import LAYERS, declaration, layered
from site_plugins.content_hash import hashed
from site_plugins.live import assets, node
from site_plugins.live.bundle import Bundle
from site_plugins.live.edition import Edition, edition
from site_plugins.live.head import data_block, early_modules, early_script, page_words, with_head
from site_plugins.live.node import CannotBuild
from site_plugins.live.widgets.packs import LATE
from site_plugins.rulebook.files import asset
from site_plugins.theme import styles

IMPORTS = re.compile(r'(?:from ?|import ?\(?)"\./([^"]+)"')
PARTS = ("loader", "machine", "wasm", "stdlib", "rules", *LATE, "snapshot", "lab")


def style_of(small: assets.Small) -> str:
    """The style sheet of the widgets."""
    return small.content[small.names["live.css"]].decode()


@pytest.fixture(scope="module")
def small(root: Path) -> assets.Small:
    """The small files as they go into the site."""
    return assets.small(root / "node_modules")


def bundle(folder: Path, content: dict[str, bytes]) -> Bundle:
    """A bundle of made-up parts."""
    files = {}
    for part in PARTS:
        files[part] = folder / f"{part}.bin"
        files[part].write_bytes(content.get(part, part.encode()))
    return Bundle(files, dict.fromkeys(PARTS, 7), "{}", ())


def test_a_name_changes_with_the_content_only() -> None:
    assert hashed("a.js", b"1") == hashed("a.js", b"1")
    assert hashed("a.js", b"1") != hashed("a.js", b"2")
    assert re.fullmatch(r"pyodide\.asm\.[0-9a-f]{10}\.wasm", hashed("pyodide.asm.wasm", b""))


def test_only_one_module_names_files_after_their_content() -> None:
    """Other hashes are no names: a policy's, a tag's, a cache's own."""
    folder = Path(site_plugins.__file__).parent
    short = re.compile(r"hexdigest\(\)\[:(\d+)\]")
    found = {str(file.relative_to(folder)) for file in folder.rglob("*.py") if short.search(file.read_text("utf-8"))}
    assert found == {"live/bundle.py"}


def test_every_import_finds_its_file(small: assets.Small) -> None:
    scripts = {name: text.decode() for name, text in small.content.items() if name.endswith(".js")}
    imported = {found for text in scripts.values() for found in IMPORTS.findall(text)}
    assert imported
    assert imported <= set(scripts)
    assert {small.names[name] for name in assets.LATE} <= set(scripts)


def bundled(root: Path, folder: Path, **scripts: str) -> assets.Small:
    """Scripts of a folder, each an entry."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in scripts.items():
        (folder / f"{name}.js").write_text(text, "utf-8")
    return assets.bundled(root / "node_modules", [folder / f"{name}.js" for name in scripts], folder)


def test_a_change_deep_down_changes_the_names_above(root: Path, tmp_path: Path) -> None:
    above = 'import { b } from "./b.js"; console.log(b);'
    before = bundled(root, tmp_path, a=above, b="export const b = 1;")
    after = bundled(root, tmp_path, a=above, b="export const b = 2;")
    assert before.names["a.js"] != after.names["a.js"]
    (shared,) = after.early("a.js")[1:]
    assert f'"./{shared}"' in after.content[after.names["a.js"]].decode()
    assert shared in after.early("b.js")


def test_a_script_has_the_same_name_wherever_it_is_made(root: Path, tmp_path: Path) -> None:
    """No path of this machine gets into it."""
    one, two = (bundled(root, tmp_path / name, a="export const a = 1;") for name in ("here", "elsewhere/deep"))
    assert one == two


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ('import "./lost.js";', 'a.js:1: Could not resolve "./lost.js"'),
        ("const a =;", "a.js:1: Unexpected"),
    ],
)
def test_a_script_that_cannot_be_bundled_is_named(root: Path, tmp_path: Path, script: str, reason: str) -> None:
    with pytest.raises(CannotBuild) as why:
        bundled(root, tmp_path, a=script)
    assert str(why.value).startswith(f"esbuild.mjs failed:\n{reason}")


def test_remarks_stay_at_home_and_code_goes(root: Path, tmp_path: Path) -> None:
    said = '// why\nexport const said = "// no remark"; // why not\n/**\n * @param {x} y\n */\n'
    (content,) = bundled(root, tmp_path, a=said).content.values()
    assert b"// no remark" in content
    assert b"why" not in content
    assert b"@param" not in content


def test_the_page_announces_what_its_script_imports(small: assets.Small) -> None:
    early = small.early(assets.ENTRY)
    assert early[0] == small.names["live.js"]
    at_once = re.compile(r'(?:from|import) ?"\./([^"]+)"')
    assert set(early[1:]) == {found for name in early for found in at_once.findall(small.content[name].decode())}
    assert not set(early) & {small.names[name] for name in (*assets.LATE, assets.WORKER, assets.LAB)}


def test_every_script_of_ours_is_asked_for() -> None:
    folders = (assets.SCRIPT_FOLDER, assets.LAB_FOLDER)
    scripts = {file.name: file.read_text("utf-8") for folder in folders for file in folder.rglob("*.js")}
    imported = {found for text in scripts.values() for found in re.findall(r'"\.\.?/(?:[\w-]+/)*([\w-]+\.js)"', text)}
    imported |= {
        found for text in scripts.values() for found in re.findall(r'"\.\./\.\./assets/scripts/([\w-]+\.js)"', text)
    }
    entries = {assets.ENTRY, assets.WORKER, assets.LAB, *assets.LATE, "lab-python.js", "sw.js"}
    assert set(scripts) == (imported | entries) - {"idiomorph.js"}


def test_all_style_sheets_are_in_the_one(small: assets.Small) -> None:
    whole = style_of(small)
    sheets = sorted(assets.STYLE_FOLDER.rglob("*.css"))
    assert len(sheets) > 3
    for sheet in sheets:
        assert whole.count(sheet.read_text("utf-8")) == 1


def test_every_rule_of_a_style_sheet_stands_in_a_layer_that_is_declared_first(root: Path, small: assets.Small) -> None:
    theme = styles.read_sheets(Path(styles.__file__).with_name("css"))
    sheets = [*theme, asset("rulebook.css").content.decode(), style_of(small)]
    whole = styles.bundle(root / "node_modules", sheets)[1].strip()
    first = assets.minified(root / "node_modules", declaration()).strip()
    assert whole.startswith(first)
    outside = whole.removeprefix(first)
    found = set()
    while outside:
        name, _, rest = outside.removeprefix("@layer ").partition("{")
        assert outside.startswith("@layer ")
        found.add(name)
        depth, end = 1, 0
        while depth:
            depth += {"{": 1, "}": -1}.get(rest[end], 0)
            end += 1
        outside = rest[end:]
    assert found == set(LAYERS)


def test_a_layer_that_nobody_declared_is_refused() -> None:
    with pytest.raises(ValueError, match="'other'"):
        layered("other", [])


def test_the_scripts_are_small(small: assets.Small) -> None:
    assert sum(len(small.content[name]) for name in small.early(assets.ENTRY)) < 24_000


def test_an_edition_is_named_after_its_parts(tmp_path: Path, small: assets.Small) -> None:
    first = edition(small, bundle(tmp_path, {}))
    assert edition(small, bundle(tmp_path, {})).id == first.id
    for part in ("rules", "snapshot"):
        changed = edition(small, bundle(tmp_path, {part: b"other"}))
        assert changed.id != first.id
        assert [name for name, now in changed.manifest["parts"].items() if now != first.manifest["parts"][name]] == [
            part
        ]


def test_the_manifest_names_files_that_are_written(tmp_path: Path, small: assets.Small) -> None:
    made: Edition = edition(small, bundle(tmp_path, {}))
    made.write(tmp_path / "live")
    manifest = json.loads((tmp_path / "live/live.json").read_text("utf-8"))
    assert manifest == made.manifest
    for name in [manifest["worker"], made.script, made.sheet, *(part["file"] for part in manifest["parts"].values())]:
        assert (tmp_path / "live" / name).is_file(), name
    for part in manifest["parts"].values():
        assert part["bytes"] == (tmp_path / "live" / part["file"]).stat().st_size


def test_data_cannot_break_out_of_its_block() -> None:
    block = data_block("x", {"a": "</script><script>alert(1)</script>"})
    assert block.count("<") == 2
    assert json.loads(block.partition(">")[2].removesuffix("</script>")) == {"a": "</script><script>alert(1)</script>"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_the_script_are_all_there(lang: str) -> None:
    said = page_words(lang)
    used = set(
        re.findall(r"\bwords\.(\w+)", "".join(file.read_text("utf-8") for file in assets.SCRIPT_FOLDER.glob("*.js")))
    )
    assert used
    assert used <= set(said)
    assert all(said.values())


def test_the_head_gets_it_and_the_body_does_not() -> None:
    html = "<head><title>a</title></head><body></head></body>"
    assert with_head(html, "X") == "<head><title>a</title>X</head><body></head></body>"
    assert with_head("no page", "X") == "no page"
    assert early_modules(["assets/live/a.js"], "fr/double/") == (
        '<link rel="modulepreload" href="../../assets/live/a.js">'
    )
    assert early_script("assets/live/a.js", "fr/") == '<script src="../assets/live/a.js" type="module" async></script>'


def test_no_two_games_style_the_same_name() -> None:
    """All style sheets end in one file: what two games both call a hand would be dressed by the last of them."""
    names = {
        sheet: set(re.findall(r"\.(ce-[\w-]+)", re.sub(r"\{[^{}]*\}", "{}", sheet.read_text("utf-8"))))
        for sheet in assets.STYLE_FOLDER.glob("*.css")
    }
    owner = {sheet: next((game for game in SHELF if sheet.stem.startswith(f"live-{game}")), "") for sheet in names}
    of_game = {
        game: {name for sheet in names if owner[sheet] == game for name in names[sheet]} for game in ("", *SHELF)
    }
    for one, two in combinations(SHELF, 2):
        assert not (of_game[one] & of_game[two]) - of_game[""], (one, two)


def test_with_a_memory_the_same_scripts_are_bundled_once(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "scripts" / "one.js"
    script.parent.mkdir()
    asked: list[Path] = []
    real = node.run

    def counted(path: Path, job: dict[str, Any]) -> str:
        asked.append(path)
        return real(path, job)

    monkeypatch.setattr(node, "run", counted)

    def content() -> bytes:
        (text,) = assets.bundled(root / "node_modules", [script], tmp_path, memory=tmp_path / "memory").content.values()
        return text

    script.write_text("console.log(1);", "utf-8")
    assert (content(), content()) == (b"console.log(1);\n",) * 2
    assert len(asked) == 1
    script.write_text("console.log(2);", "utf-8")
    assert content() == b"console.log(2);\n"
    script.write_text("console.log(1);", "utf-8")
    assert content() == b"console.log(1);\n"
    assert len(asked) == 2
