"""Builds the site into a folder of its own, serves it, and builds again at every change; pages reload by themselves.

Every build is a process of its own, so that a changed rule is really imported anew. It is a quick one: changed rules
travel to the browser as they were written, and the whole book is checked when the page is there already.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from preview.serve import CannotServe, Server, split_url

ROOT = Path(__file__).resolve().parents[2]
WATCHED = ("docs", "engine", "site_plugins", "mkdocs.yml")
SITE = Path(".cache") / "dev" / "site"
PAUSE_SECONDS = 0.2
RUGBY = ("scrumball", "flair")
"""The games that play by `engine/rugby`."""
# What a build or an editor writes beside the sources is no change of them.
IDLE = {".pyc", ".swp", ".tmp"}
RELOAD = """const stamp = new URL("built.txt", document.currentScript.src);
const read = async () => { const told = await fetch(stamp, { cache: "no-store" }); return told.ok ? told.text() : ""; };
let first = "";
setInterval(async () => {
  const now = await read().catch(() => "");
  if (first && now && now !== first) location.reload();
  first ||= now;
}, 250);
"""
MOST = 4000
"""So many letters of what went wrong are shown, the last ones."""
SETTINGS = {"NO_MKDOCS_2_WARNING": "1", "QUICK_BUILD": "true"}
Seen = dict[Path, int]


def look(root: Path) -> Seen:
    """When each watched file was last changed."""
    found: Seen = {}
    for name in WATCHED:
        place = root / name
        for file in [place] if place.is_file() else place.rglob("*"):
            if file.suffix not in IDLE and "__pycache__" not in file.parts and file.is_file():
                found[file] = file.stat().st_mtime_ns
    return found


def changed(before: Seen, after: Seen) -> set[Path]:
    """The files that came, went or changed."""
    return {file for file in before.keys() | after.keys() if before.get(file) != after.get(file)}


def games_of(root: Path, files: Iterable[Path]) -> set[str] | None:
    """The games whose pages must be drawn again beside the changed pages themselves; None: all of the site."""
    games = set()
    for file in files:
        parts = file.relative_to(root).parts
        if parts[:2] == ("engine", "games") and len(parts) > 3:
            games.add(parts[2])
        elif parts[:2] == ("engine", "rugby"):
            games.update(RUGBY)
        elif parts[0] != "docs" or file.suffix != ".md" or not file.is_file():
            return None
    return games


def build(root: Path, url: str, games: set[str] | None) -> bool:
    """Build in a process of its own, beside the site that is shown; what went wrong stands in the terminal."""
    began = time.monotonic()
    site, fresh = root / SITE, (root / SITE).with_name("next")
    shutil.rmtree(fresh, ignore_errors=True)
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(fresh)]
    if games is not None:
        # A page that is newer than its source is kept, so what must be drawn again is taken away.
        shutil.copytree(site, fresh)
        for game in games:
            for folder in (fresh / game, fresh / "fr" / game):
                shutil.rmtree(folder, ignore_errors=True)
        command += ["--dirty", "--no-strict"]
    env = {**os.environ, **SETTINGS, "SITE_URL": url}
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode or (wrong := complaints(done.stderr)):
        print("\n".join(wrong) if not done.returncode else done.stderr[-MOST:])
        print("  This build failed: the page stays as it was. Mend the file, and it is tried again.", flush=True)
        return False
    make_reloading(fresh)
    shutil.rmtree(site, ignore_errors=True)
    fresh.rename(site)
    print(f"  Built in {time.monotonic() - began:.0f} s.", flush=True)
    return True


def check(root: Path) -> subprocess.Popen[str]:
    """Begin to check the whole book, as every build but ours does before it prints a page."""
    command = [sys.executable, "-m", "site_plugins.rulebook"]
    return subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )


def complaints(told: str) -> list[str]:
    """What MkDocs warns of, but for its word on partial builds; because of that word such a build cannot be strict."""
    lines = [line for line in told.splitlines() if line.startswith(("WARNING", "ERROR"))]
    return [line for line in lines if "'dirty' build" not in line]


def tell(checking: subprocess.Popen[str]) -> None:
    """Say what is wrong with the book that is shown."""
    told, _ = checking.communicate()
    if checking.returncode:
        print(
            f"{told.strip()[-MOST:]}\n  The page is shown all the same, but `make build` would refuse the book.",
            flush=True,
        )


def stop(checking: subprocess.Popen[str] | None) -> None:
    """End a check of a book that has changed since."""
    if checking is not None:
        checking.kill()
        checking.communicate()


def make_reloading(site: Path) -> None:
    """Let every page look for the next build."""
    (site / "built.txt").write_text(str(time.time_ns()), encoding="utf-8")
    (site / "reload.js").write_text(RELOAD, encoding="utf-8")
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if "reload.js" not in text:
            way = "../" * (len(page.relative_to(site).parts) - 1) + "reload.js"
            page.write_text(text.replace("</head>", f'<script src="{way}" async></script></head>', 1), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, serve, watch, until Ctrl+C."""
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    parser.add_argument("--url", required=True, help="the address to serve at")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder of the project")
    wanted = parser.parse_args(arguments)
    root, server, checking = wanted.root.resolve(), None, None
    # Whoever ends this ends the build that is under way too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        port, prefix = split_url(wanted.url)
        print("  The first build takes a while…", flush=True)
        good: Seen = {}
        seen = look(root)
        while True:
            whole = server is None
            if build(root, wanted.url, None if whole else games_of(root, changed(good, seen))):
                good = seen
                if server is None:
                    server = Server(root / SITE, prefix, port)
                    print(f"\n  Coup d’envoi is open at {server.url}\n  It follows every change; Ctrl+C closes it.\n")
                    sys.stdout.flush()
                checking = check(root)
            while not (files := changed(seen, now := look(root))):
                time.sleep(PAUSE_SECONDS)
                if checking is not None and checking.poll() is not None:
                    tell(checking)
                    checking = None
            stop(checking)
            checking = None
            print(f"  Changed: {', '.join(sorted(str(file.relative_to(root)) for file in files)[:3])}", flush=True)
            seen = now
    except CannotServe as why:
        print(why, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        stop(checking)
        if server is not None:
            server.stop()
        return 0


if __name__ == "__main__":
    sys.exit(main())
