"""The list of the whole site, and the build that ends in one sentence when something is missing."""

from __future__ import annotations

import gzip
import json
import re
import struct
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import PluginError

from site_plugins.finder.files import Indexes
from site_plugins.live import bundle, node, offline, plugin, snapshot
from site_plugins.live.answer_files import AnswerFiles
from site_plugins.live.practice_files import PracticeFiles
from tests.conftest import ROOT
from tests.plugins.test_live_assets import bundle as made_up

FILES = {
    "index.html": "home",
    "404.html": "lost",
    "fr/index.html": "accueil",
    "double/penalty/index.html": "penalty",
    "sitemap.xml": "list",
    "sitemap.xml.gz": "list",
    "rulebook.json": "{}",
    "assets/live/live.json": "{}",
    "assets/live/pyodide.asm.0123456789.wasm": "x" * 3_000_000,
    "assets/live/snapshot.0123456789.bin": "memory",
    "assets/javascripts/bundle.a5f9d56c.min.js": "js",
    "assets/javascripts/bundle.a5f9d56c.min.js.map": "map",
    "assets/theme/public-sans.woff2": "font",
}
LEFT_OUT = {"sitemap.xml.gz", "assets/live/snapshot.0123456789.bin", "assets/javascripts/bundle.a5f9d56c.min.js.map"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """A small site with its service worker."""
    folder = tmp_path_factory.mktemp("site")
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    shelf = offline.write(folder, root / "node_modules", "cafe01234567", "assets/live")
    assert shelf.files == len(FILES) - len(LEFT_OUT)
    assert shelf.size > 3_000_000
    return folder


def entries(site: Path) -> list[dict[str, Any]]:
    """The files that the service worker stores."""
    found = re.search(r"const list = (\[.*?\]);", (site / "sw.js").read_text("utf-8"), re.DOTALL)
    assert found
    entries: list[dict[str, Any]] = json.loads(found[1].replace("'", '"'))
    return entries


def listed(site: Path) -> dict[str, str | None]:
    """The files that the service worker stores: address → revision."""
    return {entry["url"]: entry["revision"] for entry in entries(site)}


def test_every_file_of_the_site_is_listed(site: Path) -> None:
    wanted = {re.sub(r"(^|/)index\.html$", r"\1", name) or "./" for name in FILES if name not in LEFT_OUT}
    assert set(listed(site)) == wanted
    assert {"./", "fr/", "double/penalty/", "404.html", "sitemap.xml"} <= wanted


def test_every_file_is_listed_with_its_digest(site: Path) -> None:
    for entry in entries(site):
        path = site / entry["url"]
        content = (path / "index.html" if path.is_dir() else path).read_bytes()
        assert entry["integrity"] == "sha256-" + b64encode(sha256(content).digest()).decode()


def test_what_the_book_costs_is_counted_and_not_in_it(site: Path) -> None:
    count = json.loads((site / "assets/live/shelf.json").read_text("utf-8"))
    assert count["files"] == len(entries(site))
    assert 0 < count["wire"] <= sum(len(text.encode()) for name, text in FILES.items() if name not in LEFT_OUT)
    offline.write(site, ROOT / "node_modules", "cafe01234567", "assets/live")
    assert "assets/live/shelf.json" not in listed(site)


@pytest.mark.parametrize(("more", "said"), [(1, "31,461,376 bytes"), (-snapshot.MOST // snapshot.PAGE, "0 bytes")])
def test_a_picture_of_too_much_memory_or_of_none_is_refused(tmp_path: Path, more: int, said: str) -> None:
    file = tmp_path / "snapshot.bin"
    pages = snapshot.MOST // snapshot.PAGE
    file.write_bytes(gzip.compress(struct.pack("<3I", 0, 128, pages)))
    snapshot.check_size(file)
    file.write_bytes(gzip.compress(struct.pack("<3I", 0, 128, pages + more)))
    with pytest.raises(node.CannotBuild, match=said):
        snapshot.check_size(file)


def test_a_hashed_name_is_its_own_revision(site: Path) -> None:
    revisions = listed(site)
    assert revisions["assets/live/pyodide.asm.0123456789.wasm"] is None
    assert revisions["assets/javascripts/bundle.a5f9d56c.min.js"] is None
    assert revisions["assets/theme/public-sans.woff2"]
    assert revisions["./"]


def test_the_worker_is_whole_and_knows_its_edition(site: Path) -> None:
    script = (site / "sw.js").read_text("utf-8")
    assert 'const EDITION = "cafe01234567";' in script
    assert "workbox.precaching" in script
    assert "__WB_MANIFEST" not in script
    assert "importScripts(" not in script
    assert "sourceMappingURL" not in script
    assert not (site / "sw.draft.js").exists()


def test_a_missing_package_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(node.CannotBuild, match=r"workbox-build/package\.json is missing: run `make setup`\."):
        offline.write(tmp_path, tmp_path, "e", "assets/live")


def test_a_missing_node_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(node.CannotBuild, match="there is no `node` on the path"):
        node.run(tmp_path / "compile.mjs", {})


CONFIG = """\
site_name: Small
site_url: http://127.0.0.1:8000/small/
use_directory_urls: true
theme: {name: mkdocs, language: fr}
plugins:
  - live: {packages_dir: PACKAGES}
"""


def site_config(folder: Path, packages: Path) -> Any:
    """A site of two pages that has nothing but our plugin."""
    (folder / "docs/deep").mkdir(parents=True)
    (folder / "docs/index.md").write_text("# Home", encoding="utf-8")
    (folder / "docs/deep/page.md").write_text("# Page", encoding="utf-8")
    file = folder / "mkdocs.yml"
    file.write_text(CONFIG.replace("PACKAGES", str(packages)), encoding="utf-8")
    return load_config(str(file))


def test_a_built_page_finds_its_script_its_words_and_its_files(
    tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parts").mkdir()
    parts = made_up(tmp_path / "parts", {"snapshot": gzip.compress(struct.pack("<3I", 0, 128, 1))})
    monkeypatch.setattr(bundle, "make", lambda *_, **__: parts)
    monkeypatch.setattr(plugin, "_book", lambda _: {"a": "book"})
    monkeypatch.setattr(plugin, "practice_files", lambda _: PracticeFiles({}, {}, {}))
    monkeypatch.setattr(plugin, "indexes", lambda _: Indexes({"finder-en.json": b"{}"}, {"en": "finder-en.json"}))
    answers = AnswerFiles({"answers-a.json": b"{}"}, {"fr": {"s-a": "answers-a.json"}})
    monkeypatch.setattr(plugin, "Drawing", lambda *_: SimpleNamespace(files=lambda: answers))
    config = site_config(tmp_path / "tree", root / "node_modules")
    (tmp_path / "tree/docs/deep/page.md").write_text('# Page\n\n<div class="ce-live" id="s-a"></div>', "utf-8")
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    site = Path(config.site_dir)
    html = (site / "deep/page/index.html").read_text("utf-8")
    manifest = json.loads((site / "assets/live/live.json").read_text("utf-8"))
    script = re.search(r'<script src="([^"]+)" type="module" async></script>', html)
    assert script
    assert (site / "deep/page" / script[1]).resolve().is_file()
    sheet = re.search(r'href="([^"]*assets/live/live\.[^"]+\.css)"', html)
    assert sheet
    assert (site / "deep/page" / sheet[1]).resolve().is_file()
    words = re.search(r'<script type="application/json" id="ce-words">(.*?)</script>', html)
    assert words
    assert json.loads(words[1])["retry"] == "Réessayer"
    live = re.search(r'<script type="application/json" id="ce-live">(.*?)</script>', html)
    assert live
    assert json.loads(live[1]) == manifest
    assert manifest["finder"] == {"en": "finder-en.json"}
    prepared = re.search(r'<script type="application/json" id="ce-answers">(.*?)</script>', html)
    assert prepared
    assert json.loads(prepared[1]) == {"s-a": "answers-a.json"}
    assert {"deep/page/", "assets/live/finder-en.json", "assets/live/answers-a.json"} <= set(listed(site))


def test_a_build_without_packages_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_up: list[bool] = []
    monkeypatch.setattr(plugin, "Drawing", lambda *_: SimpleNamespace(give_up=lambda: given_up.append(True)))
    config = site_config(tmp_path / "tree", tmp_path / "nowhere")
    with pytest.raises(PluginError, match=r"^live: .*pyodide/package\.json is missing: run `make setup`\.$"):
        config.plugins.on_config(config)
    assert given_up, "the answers that nobody will see are drawn to the last"


def test_a_file_that_workbox_skips_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("index.html", "large.wasm", "live.js.map", "coup-denvoi.en.html", "assets/live/snapshot.1.bin"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x", "utf-8")
    (tmp_path / "assets/live/kept.bin").write_text("x", "utf-8")
    left = [*offline.LEFT_OUT, "assets/live/snapshot.*"]
    assert offline.to_keep(tmp_path, left) == ["assets/live/kept.bin", "index.html", "large.wasm"]
    monkeypatch.setattr(offline, "package", lambda *_: tmp_path)
    monkeypatch.setattr(offline, "run", lambda *_: '{"count": 2, "size": 1, "wire": 1}')
    with pytest.raises(node.CannotBuild, match="2 files of 3"):
        offline.write(tmp_path, tmp_path, "e", "assets/live")
