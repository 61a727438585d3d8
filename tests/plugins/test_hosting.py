"""A site is looked through before it is published, and packed: each fault of a small site is told by name."""

from __future__ import annotations

import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from site_plugins.hosting import archive, links, verify

HOME = """<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="canonical" href="https://example.org/book/"><link rel="stylesheet" href="a.css"></head>
<body id="top"><a href="two/#there">two</a><a href="https://elsewhere.org/">out</a>
<script src="a.js"></script></body></html>"""
TWO = """<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>
<body><p id="there"><a href="../#top:c1">back</a> <a href="#there">here</a></p></body></html>"""
LIST = '[{url:"./"},{url:"two/"},{"url":"a.css"},{"url": "a.js"}]'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site without a fault."""
    folder = tmp_path / "site"
    (folder / "two").mkdir(parents=True)
    for name, text in {
        **{"index.html": HOME, "two/index.html": TWO, "a.css": "b{background:url(data:x)}", "a.js": "1"},
        **{"sw.js": LIST, "coup-denvoi.en.html": "<p>no policy"},
    }.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def swap(name: str, old: str, new: str) -> Callable[[Path], None]:
    def do(site: Path) -> None:
        text = (site / name).read_text("utf-8")
        assert old in text
        (site / name).write_text(text.replace(old, new), "utf-8")

    return do


def test_a_good_site_passes(site: Path) -> None:
    assert verify.problems(site) == []


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (swap("index.html", "two/#there", "three/"), "index.html: three/ has no file."),
        (swap("index.html", "two/#there", "two/#gone"), "index.html: two/#gone has no such place."),
        (swap("index.html", "two/#there", "/other/"), "index.html: /other/ leaves the site."),
        (swap("two/index.html", 'href="#there"', 'href="#gone"'), "two/index.html: #gone has no such place."),
        (swap("index.html", '"a.js"', '"//cdn.org/a.js"'), "index.html: //cdn.org/a.js would come from another host."),
        (swap("a.css", "data:x", "https://f.org/a"), "a.css: https://f.org/a would come from another host."),
        (swap("a.css", "url(data:x)", "url(b.png)"), "a.css: b.png has no file."),
        (swap("two/index.html", "'none'", "*"), "two/index.html: it has no policy that forbids everything else."),
        (swap("sw.js", '{"url": "a.js"}', ""), "a.js: the service worker does not keep it."),
        (swap("sw.js", '"a.js"', '"b.js"'), "b.js: the service worker keeps it, and it is not there."),
        (lambda site: (site / "sw.js").unlink(), "sw.js is missing: nothing would be there without a network."),
        (swap("index.html", "canonical", "next"), "index.html does not say where the site will be: set SITE_URL."),
    ],
)
def test_each_fault_is_told(site: Path, spoil: Callable[[Path], None], told: str) -> None:
    spoil(site)
    assert told in verify.problems(site)


def test_what_is_too_heavy_is_told(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    budget = tmp_path / "budget.toml"
    pages = 'files=["*.html"]\nbut=["coup*"]\nmost=10'
    budget.write_text(f'["all pages"]\n{pages}\n["any"]\nfiles=["*"]\neach=true\nmost=900', "utf-8")
    monkeypatch.setattr(verify, "BUDGET", budget)
    together, heaviest = verify.weights(site)
    assert together.found == sum(verify.wire(site / name) for name in ("index.html", "two/index.html"))
    assert heaviest.found == verify.wire(site / "index.html")
    assert verify.problems(site) == [f"all pages: {together.found:,} bytes, 10 are allowed."]


def test_a_budget_is_about_files_that_there_are() -> None:
    """One that measures nothing would never be broken."""
    import tomllib

    for name, budget in tomllib.loads(verify.BUDGET.read_text("utf-8")).items():
        assert budget["files"], name
        assert budget["most"] > 1000, name
        assert set(budget) <= {"files", "but", "each", "most"}, name


def test_what_a_browser_fetches_is_told_from_what_a_reader_follows() -> None:
    read = links.page(
        '<link rel="icon" href="i"><link rel="canonical" href="c"><img src="p"><a href="a">x</a><a name="n">'
    )
    assert (set(read.fetched), set(read.leads), set(read.ids)) == ({"i", "p"}, {"c", "a"}, {"n"})


def test_the_zip_starts_by_itself(site: Path, tmp_path: Path) -> None:
    made = tmp_path / "out" / "book.zip"
    size = archive.pack(site, made)
    again = tmp_path / "out" / "again.zip"
    assert archive.pack(site, again) == size == made.stat().st_size
    assert made.read_bytes() == again.read_bytes()
    with ZipFile(made) as packed:
        assert "coup-denvoi/coup-denvoi.en.html" not in packed.namelist()
        packed.extractall(tmp_path / "home")
    start = [sys.executable, str(tmp_path / "home/coup-denvoi/start.py"), "0"]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        address = run.stdout.readline().split()[2]
        try:
            with urllib.request.urlopen(f"{address}two/") as answer:
                assert answer.read().decode() == TWO
            with urllib.request.urlopen(f"{address}a.js") as answer:
                assert answer.headers["Content-Type"] == "text/javascript"
        finally:
            run.terminate()
    with pytest.raises(OSError, match="make build"):
        archive.pack(tmp_path / "home", made)
