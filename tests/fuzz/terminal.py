"""The doors of the command line: what may be typed after `python -m engine`, and at the prompt of a match."""

from __future__ import annotations

import io
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.cli import main
from engine.core.record import Record
from engine.scripting import situation, write
from tests.fuzz import mangle, pantry
from tests.fuzz.doors import TAKEN, Door
from tests.fuzz.mangle import pick

LANGS = ("en", "fr")
_ENGLISH = re.compile(
    r"invalid choice|expected (one|at least)|are required|unrecognized arg|ambiguous option|ignored explicit"
)
"""What argparse would say in French if nobody had taught it."""
_FILE = "<file>"
_LONG = frozenset({"hard", "medium", "bench", "new-game"})
"""Words that mean real work: whoever asks for that is not refused, and it takes its time."""


class Typed(NamedTuple):
    """A command, what is typed while it runs, and the file that it may read."""

    argv: list[str]
    keys: str = ""
    file: bytes | None = None


def _tail(rng: Random) -> list[str]:
    """What may stand behind any command."""
    return [
        *pick(rng, ([], [], ["--json"])),
        *pick(rng, ([], ["--lang", "fr"], ["--lang=fr"], ["--lang", "en"], ["--lang"])),
    ]


def _spoiled(rng: Random, argv: list[str], keep: int = 1) -> list[str]:
    """The words after the command's name, one or two of them spoiled."""
    argv = [*argv, *_tail(rng)]
    for _ in range(below := mangle.below(rng, 3)):
        place = keep + mangle.below(rng, max(1, len(argv) - keep)) if below else keep
        how = rng.random()
        if how < 0.6 and place < len(argv):
            argv[place] = mangle.text(rng, argv[place], argv)
        elif how < 0.8:
            argv.insert(place, pick(rng, (*mangle.ODD_TEXTS, "--set", "--seed", "--jobs", "-h")))
        elif len(argv) > keep:
            del argv[min(place, len(argv) - 1)]
    if argv and argv[0] in {"simulate", "arena"} and not any(word.startswith("--m") for word in argv):
        argv += ["--matches", "1"]
    if argv and argv[0] == "drills" and not any(word.startswith("--c") for word in argv):
        argv += ["--count", "1"]
    if argv and argv[0] == "arena":
        # Left out, these are players who think.
        missing = [side for side in ("--home", "--away") if not any(word.startswith(side[:4]) for word in argv)]
        argv += [word for side in missing for word in (side, "random")]
    return [_harmless(rng, argv, place) for place in range(len(argv))]


def _harmless(rng: Random, argv: list[str], place: int) -> str:
    """A word that asks neither for hours of work nor for files elsewhere."""
    word, before = argv[place], argv[place - 1] if place else ""
    flag, equals, value = word.partition("=")
    if place and any(long in word for long in _LONG):
        return "random"
    if before.startswith(("--m", "--j", "--c")):
        value, flag, equals = word, "", ""
    if (flag or before).startswith(("--m", "--j", "--c")) and value.strip().isdigit() and len(value) < 4000:
        return f"{flag}{equals}{pick(rng, '12')}"
    if before.startswith("--sa") or flag.startswith("--sa"):
        return word.replace("/", "_").replace("..", "_")
    return word


def _set(rng: Random, game: str) -> list[str]:
    """House rules, as typed."""
    rules = pick(rng, pantry.options(game))
    return [word for key, value in rules.items() for word in ("--set", f"{key}={value}")]


def _play(rng: Random) -> Typed:
    """A match at the prompt."""
    game = pick(rng, pantry.GAMES)
    argv = ["play", game, "--home", "me", "--away", pick(rng, ("random", "me")), "--seed", "7", *_set(rng, game)]
    if rng.random() < 0.3:
        argv += ["--names", pick(rng, pantry.NAMES), pick(rng, pantry.NAMES)]
    if rng.random() < 0.2:
        argv += ["--dice", "hand"]
    file = None
    if rng.random() < 0.3:
        argv += ["--resume", pick(rng, (_FILE, pick(rng, pantry.links())))]
        file = _bytes(rng)
    if rng.random() < 0.2:
        argv += ["--save", "kept.json"]
    words = ("", "1", "2", "u", "?", "h", "s", "w 12", "53", "5 3", "r", "o", "a", "x")
    keys = [pick(rng, (pick(rng, words), mangle.text(rng, pick(rng, words)))) for _ in range(mangle.below(rng, 7))]
    return Typed(_spoiled(rng, argv), "\n".join(keys) + "\n", file)


def _bytes(rng: Random) -> bytes:
    """A file, spoiled as a text or as bytes."""
    raw = bytearray(pick(rng, pantry.files()).encode())
    if rng.random() < 0.5:
        return mangle.text(rng, raw.decode(), pantry.files()).encode("utf-8", "surrogatepass")
    for _ in range(mangle.below(rng, 5)):
        raw[mangle.below(rng, len(raw))] = mangle.below(rng, 256)
    return bytes(raw)


def _replay(rng: Random) -> Typed:
    """A link or a file to be told."""
    if rng.random() < 0.5:
        return Typed(_spoiled(rng, ["replay", _FILE]), file=_bytes(rng))
    link = pick(rng, (pick(rng, pantry.links()), pick(rng, pantry.lines())))
    return Typed(_spoiled(rng, ["replay", mangle.text(rng, link) if rng.random() < 0.5 else link]))


def _review(rng: Random) -> Typed:
    """A match to be looked back at: a look at a long one is seconds of work, so these are short."""
    match = pick(rng, pantry.brief())
    seat = pick(rng, ([], ["--seat", pick(rng, "1203")]))
    if rng.random() < 0.4:
        file = json.dumps(Record.of(match).plain(), ensure_ascii=False)
        spoiled = mangle.text(rng, file) if rng.random() < 0.5 else file
        return Typed(_spoiled(rng, ["review", _FILE, *seat]), file=spoiled.encode("utf-8", "surrogatepass"))
    written = pick(rng, (Record.of(match).link(), write(match)))
    return Typed(_spoiled(rng, ["review", mangle.text(rng, written) if rng.random() < 0.5 else written, *seat]))


def _odds(rng: Random) -> Typed:
    """The odds of a situation, by its name or by its line."""
    name = "/".join(pick(rng, _quick()))
    return Typed(_spoiled(rng, ["odds", name if rng.random() < 0.5 else write(situation(name))]))


def _quick() -> tuple[tuple[str, str], ...]:
    """Situations whose odds are short work."""
    return tuple(one for one in pantry.situations()[::7] if one[0] in {"double", "draft"})


def _simulate(rng: Random) -> Typed:
    """One or two random matches."""
    game = pick(rng, pantry.GAMES)
    return Typed(_spoiled(rng, ["simulate", game, "--matches", pick(rng, "12"), "--seed", "5", *_set(rng, game)]))


def _arena(rng: Random) -> Typed:
    """Two that play at random."""
    game = pick(rng, pantry.GAMES)
    argv = ["arena", game, "--home", "random", "--away", "random", "--matches", "1", "--seed", "3"]
    return Typed(_spoiled(rng, argv))


def _drills(rng: Random) -> Typed:
    """A few questions, and whether they are right."""
    first = pick(rng, ("0", "7", "123456", "-1", "9" * 30))
    argv = ["drills", pick(rng, pantry.GAMES), "--count", pick(rng, "12"), "--first", first]
    return Typed(_spoiled(rng, argv))


def _effects(rng: Random) -> Typed:
    """What house rules change: real work when it is taken, so something in it is always wrong."""
    wrong = pick(
        rng, (["--matches", "0"], ["--matches", "-1"], ["--matches", "9" * 5000], ["--jobs", "x"], ["--seed", "y"])
    )
    return Typed(["effects", mangle.text(rng, pick(rng, pantry.GAMES)) + "?", *wrong, *_tail(rng)])


def _games(rng: Random) -> Typed:
    """The list of games, or no command at all."""
    return Typed(_spoiled(rng, ["games"], pick(rng, (0, 1))))


@contextmanager
def _room() -> Iterator[Path]:
    """A folder of one's own to be in."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield Path(folder)
        finally:
            os.chdir(before)


def run(typed: Typed) -> str:
    """What comes of a command, read from its exit code and from what it says."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace")
    keyboard, sys.stdin = sys.stdin, io.StringIO(typed.keys)
    argv = [word.replace(_FILE, "given.json") for word in typed.argv]
    try:
        with _room() as folder, redirect_stdout(out), redirect_stderr(err):
            if typed.file is not None:
                (folder / "given.json").write_bytes(typed.file)
            try:
                code: object = main(argv)
            except SystemExit as end:
                code = end.code
    finally:
        sys.stdin = keyboard
    out.flush()
    err.flush()
    said = err.buffer.getvalue().decode()
    if code == 0:
        return TAKEN
    assert code in (1, 2), f"exit code {code!r}"
    assert said.strip(), "refused without a word"
    assert "Traceback" not in said
    if any(word in {"--lang=fr", "fr"} for word in argv):
        assert not (code == 2 and _french(argv) and _ENGLISH.search(said)), said
    return "usage" if code == 2 else "refused"


def _french(argv: list[str]) -> bool:
    """Whether French is asked for, and nothing else after it."""
    from engine.cli import _language

    return _language(argv) == "fr"


DOORS = (
    Door("cli.play", _play, run, 6),
    Door("cli.replay", _replay, run, 5),
    Door("cli.review", _review, run, 3),
    Door("cli.odds", _odds, run, 3),
    Door("cli.simulate", _simulate, run, 3),
    Door("cli.arena", _arena, run, 2),
    Door("cli.drills", _drills, run, 2),
    Door("cli.effects", _effects, run, 2),
    Door("cli.games", _games, run, 2),
)
