"""Makes the book in one file for each language from a built site: `python -m site_plugins.single site`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from site_plugins.live.node import CannotBuild
from site_plugins.single.book import TooLarge, write


def main() -> int:
    """Write the files into the site and say how large they are."""
    parser = ArgumentParser(prog="python -m site_plugins.single", description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--packages", type=Path, default=Path("node_modules"))
    given = parser.parse_args()
    try:
        for path, size in write(given.site, given.packages).items():
            print(f"{path}: {size / 1e6:.2f} MB")
    except (CannotBuild, TooLarge, OSError) as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
