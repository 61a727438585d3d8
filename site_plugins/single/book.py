"""The book in one file: every page of a language, Python and the scripts, read out of a built site."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.languages import LANGUAGES, words
from site_plugins.live.node import run
from site_plugins.single import pages
from site_plugins.theme.policy import inline_scripts, source_hash

HERE = Path(__file__).parent
SCRIPTS = HERE / "scripts"
LIVE_SCRIPTS = HERE.parent / "live" / "assets" / "scripts"
ASSETS = "assets/live/"
LEFT_OUT = ("snapshot",)
"""Parts of Python that only a link makes worth while."""
SCRIPTS_OF_PYTHON = ("loader", "machine")
"""Its scripts, which lie in that of the worker."""
MOST = 12_000_000
"""So large a file may become."""
_CANONICAL = re.compile(r'<link rel="canonical" href="(?P<url>[^"]+)"')
_SHEET = re.compile(r'<link rel="stylesheet" href="(?P<name>[^"]+)"')


class TooLarge(Exception):
    """A file that nobody would like to keep."""


def file_name(lang: str) -> str:
    """What the book of a language is called."""
    return f"coup-denvoi.{lang}.html"


NAMES = tuple(map(file_name, LANGUAGES))
"""What the files of all languages are called."""


def folder(lang: str) -> str:
    """Where the pages of a language begin."""
    return "" if lang == LANGUAGES[0] else f"{lang}/"


def write(site: Path, packages: Path) -> dict[Path, int]:
    """Write the book of every language into the site; how large each is."""
    manifest = json.loads((site / ASSETS / "live.json").read_text("utf-8"))
    home = (site / "index.html").read_text("utf-8")
    found = _CANONICAL.search(home)
    if found is None:
        raise OSError(f"{site / 'index.html'} does not say where the site will be: set SITE_URL.")
    root = found["url"]
    job = {"modules": str(packages.resolve()), "scripts": str(SCRIPTS), "live": str(LIVE_SCRIPTS)}
    job |= {name: str((site / ASSETS / manifest["parts"][name]["file"]).resolve()) for name in SCRIPTS_OF_PYTHON}
    scripts: dict[str, str] = json.loads(run(HERE / "build.mjs", {**job, "at": f"{root}{ASSETS}live.js"}))
    made: dict[Path, int] = {}
    for lang in LANGUAGES:
        text = book(site, lang, root, manifest, scripts)
        path = site / file_name(lang)
        path.write_text(text, "utf-8")
        made[path] = path.stat().st_size
        if made[path] > MOST:
            raise TooLarge(f"{path} has {made[path]:,} bytes: at most {MOST:,} are allowed.")
    return made


def book(site: Path, lang: str, root: str, manifest: dict[str, Any], scripts: dict[str, str]) -> str:
    """The whole book of a language."""
    home = pages.with_setup((site / folder(lang) / "index.html").read_text("utf-8"), LEFT_OUT)
    blocks = [_block("worker.js", scripts["worker"].encode())]
    blocks += [_block(name, content) for name, content in _files(site, lang, manifest)]
    blocks += [_block(name, html.encode()) for name, html in _pages(site, lang, root)]
    # `</script` in a script would end it.
    script = scripts["page"].replace("</script", "<\\/script")
    names = {folder(each): file_name(each) for each in LANGUAGES}
    attributes = {"data-root": root, "data-home": folder(lang), "data-assets": ASSETS}
    attributes |= {"data-file": file_name(lang), "data-files": json.dumps(names)}
    whole = pages.opening(
        home,
        attributes=attributes,
        head=f'<base href="{root}{folder(lang)}">\n<style>{_styles(site, lang, home)}</style>',
        tail="\n".join([*blocks, f"<script>{script}</script>"]),
    )
    return whole.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{_policy(whole, root)}', 1)


def _block(name: str, content: bytes) -> str:
    """A file as text within a page; what is not packed yet is packed, always to the same bytes."""
    packed = content[:2] == b"\x1f\x8b"
    small = content if packed else gzip.compress(content, 9, mtime=0)
    mark = "" if packed else " data-packed"
    return f'<script type="text/plain" data-file="{name}"{mark}>{b64encode(small).decode()}</script>'


def _files(site: Path, lang: str, manifest: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """What the scripts and Python fetch: the runtime, the rules, and what is made for this language."""
    names = [part["file"] for name, part in manifest["parts"].items() if name not in {*LEFT_OUT, *SCRIPTS_OF_PYTHON}]
    names += [manifest["finder"][lang], manifest["gists"][lang]]
    practice = json.dumps(manifest["practice"])
    every = sorted(path.name for path in (site / ASSETS).glob("*.json"))
    names += [name for name in every if f'"{name}"' in practice]
    for name in names:
        yield ASSETS + name, (site / ASSETS / name).read_bytes()


def _pages(site: Path, lang: str, root: str) -> Iterator[tuple[str, str]]:
    """Every page of the language by its address; what cannot work from a file says so."""
    others = [folder(each) for each in LANGUAGES if each != lang and folder(each)]
    for path in sorted((site / folder(lang)).rglob("index.html")):
        name = path.relative_to(site).as_posix().removesuffix("index.html")
        if any(name.startswith(other) for other in others):
            continue
        html = path.read_text("utf-8")
        if 'data-lab="' in html:
            html = pages.with_notice(html, words(lang)("theme.single_lab"), root + name)
        yield name, pages.carried(html)


def _styles(site: Path, lang: str, home: str) -> str:
    """The sheets of the page, with their fonts."""
    at = site / folder(lang)
    sheets = [(at / found["name"]).resolve() for found in _SHEET.finditer(home)]
    return "\n".join(pages.sheet(path.read_text("utf-8"), path.parent) for path in sheets)


def _policy(html: str, root: str) -> str:
    """Nothing comes from anywhere but this file."""
    hashes = " ".join(sorted({source_hash(script) for script in inline_scripts(html)}))
    origin = "/".join(root.split("/")[:3])
    rules = (
        "default-src 'none'",
        f"script-src blob: 'wasm-unsafe-eval' {hashes}",
        "style-src 'unsafe-inline'",
        *("img-src data: blob:", "font-src data:", "connect-src blob:", "worker-src blob:"),
        *(f"base-uri {origin}", "form-action 'none'", "object-src 'none'"),
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'
