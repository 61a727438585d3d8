"""The site as a zip to be taken along: `python -m site_plugins.hosting.archive site dist/coup-denvoi.zip`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from site_plugins.hosting.verify import files
from site_plugins.single.book import NAMES

START = Path(__file__).with_name("start.py")
FOLDER = "coup-denvoi"
LEFT_OUT = (*NAMES, "sitemap.xml.gz")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def pack(site: Path, target: Path) -> int:
    """Pack a built site with the way to start it; the same site gives the same bytes. Says how large it is."""
    if not (site / "index.html").is_file():
        raise OSError(f"There is no built site in {site}: run `make build` first.")
    target.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(target, "w") as archive:
        for name in (name for name in files(site) if name not in LEFT_OUT):
            _put(archive, name, (site / name).read_bytes())
        _put(archive, START.name, START.read_bytes())
    return target.stat().st_size


def _put(archive: ZipFile, name: str, content: bytes) -> None:
    entry = ZipInfo(f"{FOLDER}/{name}", LONG_AGO)
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content, ZIP_DEFLATED, 9)


def main() -> int:
    """Pack, and say how large it is."""
    parser = ArgumentParser(prog="python -m site_plugins.hosting.archive", description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("target", type=Path)
    given = parser.parse_args()
    try:
        print(f"{given.target}: {pack(given.site, given.target) / 1e6:.1f} MB")
    except OSError as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
