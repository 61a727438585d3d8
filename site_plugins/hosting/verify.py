"""Looks through a built site before it is published: `python -m site_plugins.hosting.verify site`.

Every link leads to a file and a place on it, every file that a browser fetches is there and on this very host, every
page carries its policy, the service worker knows every file, and nothing is larger than its budget allows.
"""

from __future__ import annotations

import gzip
import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from site_plugins.hosting import links
from site_plugins.live.offline import LEFT_OUT
from site_plugins.single.book import NAMES

BUDGET = Path(__file__).with_name("budget.toml")
_CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)"')
_LISTED = re.compile(r'"?url"?:\s*"([^"]+)"')
_INLINE = ("data:", "blob:", "mailto:", "#")
PACKED = (".bin", ".png", ".woff2", ".gz", ".zip")
"""What a host would not pack again."""
SNAPSHOT = "assets/live/snapshot.*"


class Weight(NamedTuple):
    """What the files of a budget weigh on the wire, and what they may."""

    name: str
    found: int
    most: int


@cache
def wire(file: Path) -> int:
    """The bytes of a file as a host sends them that packs by gzip."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else min(len(content), len(gzip.compress(content, 6, mtime=0)))


def files(site: Path) -> list[str]:
    """Every file of the site by its address."""
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())


def problems(site: Path) -> list[str]:
    """Everything that is wrong with a site, one sentence each."""
    home = _CANONICAL.search((site / "index.html").read_text("utf-8"))
    if home is None:
        return ["index.html does not say where the site will be: set SITE_URL."]
    names = files(site)
    pages = {name: links.page((site / name).read_text("utf-8")) for name in names if _is_page(name)}
    sheets = {name: links.sheet((site / name).read_text("utf-8")) for name in names if name.endswith(".css")}
    found = [*_missing(site, home[1], {**pages, **sheets}), *_unlisted(site, names)]
    for name, page in pages.items():
        if "default-src 'none'" not in page.policy:
            found.append(f"{name}: it has no policy that forbids everything else.")
    over = [each for each in weights(site) if each.found > each.most]
    return found + [f"{each.name}: {each.found:,} bytes, {each.most:,} are allowed." for each in over]


def _is_page(name: str) -> bool:
    """Whether this is a page of the site, and not the whole book in one file."""
    return name.endswith(".html") and name not in NAMES


def _missing(site: Path, home: str, read: Mapping[str, links.Read]) -> Iterator[str]:
    """Addresses that lead nowhere, and files that would come from another host."""
    for name, each in read.items():
        # The page for lost readers may be shown anywhere; it names its files in full.
        at = urljoin(home, name.removesuffix("index.html"))
        for link in {*each.fetched, *each.leads}:
            if link.startswith(_INLINE) and not (link.startswith("#") and name.endswith(".html")):
                continue
            target, place = urldefrag(urljoin(at, link))
            if not target.startswith(home):
                if link in each.fetched:
                    yield f"{name}: {link} would come from another host."
                elif urlsplit(target).netloc == urlsplit(home).netloc:
                    yield f"{name}: {link} leaves the site."
                continue
            file = unquote(target.removeprefix(home))
            file = file + "index.html" if file.endswith("/") or not file else file
            if not (site / file).is_file():
                yield f"{name}: {link} has no file."
            elif place and file in read and not _place(unquote(place), read[file]):
                yield f"{name}: {link} has no such place."


def _place(place: str, page: links.Read) -> bool:
    """Whether a page has a place; what stands behind a colon or an equals sign is for its script."""
    return "=" in place or place.partition(":")[0] in page.ids


def _unlisted(site: Path, names: Iterable[str]) -> Iterator[str]:
    """Files that would be missing without a network, and files that the service worker would ask for in vain."""
    if not (site / "sw.js").is_file():
        yield "sw.js is missing: nothing would be there without a network."
        return
    listed = set(_LISTED.findall((site / "sw.js").read_text("utf-8")))
    listed = {f"{name}index.html".removeprefix("./") if name.endswith("/") else name for name in listed}
    left = (*LEFT_OUT, SNAPSHOT, "assets/live/shelf.json", "sw.js", *NAMES, "*.zip")
    wanted = {name for name in names if not any(fnmatch(name, pattern.removeprefix("**/")) for pattern in left)}
    yield from (f"{name}: the service worker does not keep it." for name in sorted(wanted - listed))
    yield from (f"{name}: the service worker keeps it, and it is not there." for name in sorted(listed - {*names}))


def weights(site: Path) -> list[Weight]:
    """Every budget with what its files weigh: all of them together, or the heaviest."""
    names = files(site)
    found = []
    for name, budget in tomllib.loads(BUDGET.read_text("utf-8")).items():
        own = [wire(site / file) for file in names if _within(file, budget)]
        found.append(Weight(name, (max if budget.get("each") else sum)(own or [0]), budget["most"]))
    return found


def _within(file: str, budget: Mapping[str, Any]) -> bool:
    """Whether a budget is about this file."""
    meant = any(fnmatch(file, pattern) for pattern in budget["files"])
    return meant and not any(fnmatch(file, pattern) for pattern in budget.get("but", ()))


def main() -> int:
    """Say what the site weighs, and what is wrong with it."""
    parser = ArgumentParser(prog="python -m site_plugins.hosting.verify", description=__doc__)
    parser.add_argument("site", type=Path)
    site = parser.parse_args().site
    for each in weights(site):
        print(f"{each.found / 1000:>10,.1f} of {each.most / 1000:>10,.1f} kB  {each.name}")
    wrong = problems(site)
    print("\n".join(wrong), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
