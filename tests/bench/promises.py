"""Each promise with its limit. A limit is a ratio to something measured in the same run, wherever that is possible."""

from __future__ import annotations

from typing import Any, NamedTuple

AT_MOST, AT_LEAST = "at most", "at least"


class Promise(NamedTuple):
    """What is promised: the measure's name, its limit, and on which side of it we must be."""

    key: str
    sense: str
    limit: float
    unit: str

    def kept(self, value: float | None) -> bool:
        """Whether a measured value keeps the promise; what could not be measured does not."""
        if value is None:
            return False
        return value <= self.limit if self.sense == AT_MOST else value >= self.limit


# Games differ in what they have to do: so many times python-chess' decisions a second, so many ms for the slowest odds.
PACE = {"double": 8, "tomy": 8, "draft": 8, "scrumball": 5, "flair": 4}
ODDS_MS = {"double": 50, "tomy": 100, "draft": 100, "scrumball": 150, "flair": 250}
# What a level must win of 400 decided matches against the one below, in per cent; two games are mostly luck.
HARD = {"tomy": 54, "draft": 60, "scrumball": 60, "flair": 60}
MEDIUM = {"tomy": 60, "draft": 75, "scrumball": 75, "flair": 75}
# What a finger has to do in a match against medium: the mean of whole matches.
PRESSES = {"double": 17, "tomy": 105, "draft": 28, "scrumball": 115, "flair": 122}
LINK_MS = 1000
"""A link of the longest kind that is taken, on the slowest page."""
ROOM = 90
"""5-3-Double! is solved: what a level must get of all that any play could win against the one below, in per cent."""

PROMISES = (
    Promise("boot-cold", AT_MOST, 0.12, "ratio"),
    Promise("boot-warm", AT_MOST, 0.12, "ratio"),
    Promise("python-cold", AT_MOST, 0.40, "ratio"),
    Promise("python-warm", AT_MOST, 0.36, "ratio"),
    Promise("bytes-first-roll", AT_MOST, 180, "kB"),
    Promise("second-page-boots", AT_MOST, 0, "count"),
    Promise("longest-task", AT_MOST, 100, "ms"),
    Promise("bytes-python", AT_MOST, 4.9, "MB"),
    Promise("bytes-snapshot", AT_MOST, 8, "MB"),
    Promise("lab-ready", AT_MOST, 1.1, "ratio"),
    *(Promise(f"chess {game}", AT_LEAST, PACE[game], "ratio") for game in PACE),
    Promise("rlcard", AT_LEAST, 1, "ratio"),
    Promise("jobs", AT_LEAST, 1.7, "ratio"),
    *(Promise(f"odds {game}", AT_MOST, ODDS_MS[game], "ms") for game in ODDS_MS),
    Promise("hand", AT_MOST, 2, "ms"),
    Promise("referee", AT_MOST, 6, "ratio"),
    *(Promise(f"hard {game}", AT_LEAST, HARD[game], "percent") for game in HARD),
    *(Promise(f"medium {game}", AT_LEAST, MEDIUM[game], "percent") for game in MEDIUM),
    Promise("room-hard double", AT_LEAST, ROOM, "percent"),
    Promise("room-medium double", AT_LEAST, ROOM, "percent"),
    Promise("hard-move", AT_MOST, 1000, "ms"),
    Promise("medium-move", AT_MOST, 50, "ms"),
    *(Promise(f"presses {game}", AT_MOST, PRESSES[game], "count") for game in PRESSES),
    *(Promise(f"link {game}", AT_MOST, LINK_MS, "ms") for game in PACE),
    Promise("match-task", AT_MOST, 50, "ms"),
    Promise("match-press", AT_MOST, 100, "ms"),
    Promise("lighthouse-performance", AT_LEAST, 95, "score"),
    Promise("lighthouse-accessibility", AT_LEAST, 95, "score"),
    Promise("lighthouse-best-practices", AT_LEAST, 95, "score"),
    Promise("lighthouse-seo", AT_LEAST, 95, "score"),
    Promise("axe-violations", AT_MOST, 0, "count"),
)


def judge(values: dict[str, float]) -> list[dict[str, Any]]:
    """Every promise beside what was measured, ready for the JSON file."""
    rows: list[dict[str, Any]] = []
    for promise in PROMISES:
        value = values.get(promise.key)
        rows.append({**promise._asdict(), "value": value, "kept": promise.kept(value)})
    return rows
