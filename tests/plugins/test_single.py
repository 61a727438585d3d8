"""The book in one file, as text in and text out; what a browser makes of it is in `tests/browser/test_single.py`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_plugins.single import book, pages
from site_plugins.theme.policy import source_hash

PAGE = """<!doctype html>
<html lang="fr" class="no-js">
  <head>
    <title>Chez soi</title>
    <link rel="stylesheet" href="../assets/book.css">
    <script>colours()</script>
    <script type="application/json" id="ce-live">{"parts": {"wasm": {}, "snapshot": {}}, "text": "<\\/b>"}</script>
    <script src="../assets/live.js" type="module"></script>
  </head>
  <body>
    <a class="x" href="./" data-md-component="logo">Chez soi</a>
    <div data-md-component="header-topic"><div>EN</div></div>
    <div class="y" data-md-component="container"><div>
      <article class="md-content__inner z"><h1>Le Labo</h1><div data-lab="1">du Python</div></article>
      <script type="application/json" id="data">{}</script><script>loud()</script>
    </div></div>
    <p>after</p>
    <script id="__config" type="application/json">{}</script>
    <script src="../bundle.js"></script>
  </body>
</html>"""


def opened() -> str:
    """The page as the one with which a file opens."""
    attributes = {"data-root": "https://example.org/book/", "data-home": "fr/"}
    return pages.opening(PAGE, attributes=attributes, head="<style>p{}</style>", tail="<script>ours()</script>")


def test_what_changes_from_page_to_page_is_carried_whole() -> None:
    found = pages.carried(PAGE)
    assert found.startswith('<title>Chez soi</title>\n<div data-md-component="header-topic"><div>EN</div></div>')
    assert found.count("<div") == found.count("</div>") == 5
    assert 'id="data"' in found
    assert "loud()" not in found
    assert "after" not in found
    with pytest.raises(ValueError, match="no announce"):
        pages.component(PAGE, "announce")
    with pytest.raises(ValueError, match="no end"):
        pages.part("<div><div></div>", "<div>")


def test_the_file_opens_with_the_home_page_and_nothing_from_elsewhere() -> None:
    found = opened()
    assert "src=" not in found
    assert "<link" not in found
    assert "__config" not in found
    assert '<html lang="fr" class="no-js" data-root="https://example.org/book/" data-home="fr/">' in found
    assert "<script>colours()</script>" in found
    assert found.index("after") < found.index("<script>ours()</script>") < found.index("</body>")
    assert '<a class="x" href="https://example.org/book/fr/" data-md-component="logo">' in found


def test_a_page_that_needs_a_site_says_so() -> None:
    found = pages.with_notice(PAGE, "Not <here>:", "https://example.org/lab/")
    assert "data-lab" not in found
    assert '<h1>Le Labo</h1><p>Not &lt;here&gt;: <a href="https://example.org/lab/"' in found


def test_the_sheet_brings_its_fonts_and_marks_places_itself(tmp_path: Path) -> None:
    css = "@font-face{src:url(a.woff2)} p:target{color:red} b{background:url(#x)}"
    (tmp_path / "a.woff2").write_bytes(b"font")
    found = pages.sheet(css, tmp_path)
    assert found == (
        "@font-face{src:url(data:font/woff2;base64,Zm9udA==)} p[data-target]{color:red} b{background:url(#x)}"
    )


def test_what_is_left_out_is_not_asked_for() -> None:
    found = pages.with_setup(PAGE, ("snapshot",))
    setup = json.loads(found.split('id="ce-live">')[1].split("</script>")[0])
    assert setup == {"parts": {"wasm": {}}, "text": "</b>"}


def test_the_policy_lets_run_what_the_file_brings_and_asks_for_nothing() -> None:
    policy = book._policy(opened(), "https://example.org/book/")
    for script in ("colours()", "ours()"):
        assert source_hash(script) in policy
    assert "default-src 'none'" in policy
    assert "connect-src blob:;" in policy
    assert "base-uri https://example.org;" in policy


def test_a_file_that_nobody_would_keep_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets/live").mkdir(parents=True)
    (tmp_path / "assets/live/live.json").write_text(
        '{"parts": {"loader": {"file": "a.mjs"}, "machine": {"file": "b.mjs"}}}', "utf-8"
    )
    home = tmp_path / "index.html"
    home.write_text(PAGE, "utf-8")
    with pytest.raises(OSError, match="SITE_URL"):
        book.write(tmp_path, tmp_path)
    home.write_text('<link rel="canonical" href="https://example.org/book/">', "utf-8")
    monkeypatch.setattr(book, "run", lambda *_: '{"page": "", "worker": ""}')
    monkeypatch.setattr(book, "book", lambda *_: "x" * 100)
    assert set(book.write(tmp_path, tmp_path).values()) == {100}
    monkeypatch.setattr(book, "MOST", 99)
    with pytest.raises(book.TooLarge, match="100 bytes"):
        book.write(tmp_path, tmp_path)
