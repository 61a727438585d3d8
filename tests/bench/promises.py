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


PROMISES = (
    Promise("boot-cold", AT_MOST, 0.50, "ratio"),
    Promise("boot-warm", AT_MOST, 0.55, "ratio"),
    Promise("second-page-boots", AT_MOST, 0, "count"),
    Promise("longest-task", AT_MOST, 100, "ms"),
    Promise("engine-chess", AT_LEAST, 8, "ratio"),
    Promise("engine-rlcard", AT_LEAST, 1, "ratio"),
    Promise("slowest-odds", AT_MOST, 50, "ms"),
    Promise("lighthouse-performance", AT_LEAST, 95, "score"),
    Promise("lighthouse-accessibility", AT_LEAST, 95, "score"),
    Promise("lighthouse-best-practices", AT_LEAST, 95, "score"),
    Promise("axe-violations", AT_MOST, 0, "count"),
)


def judge(values: dict[str, float]) -> list[dict[str, Any]]:
    """Every promise beside what was measured, ready for the JSON file."""
    rows: list[dict[str, Any]] = []
    for promise in PROMISES:
        value = values.get(promise.key)
        rows.append({**promise._asdict(), "value": value, "kept": promise.kept(value)})
    return rows
