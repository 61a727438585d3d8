"""Rows of chances as whole numbers, against the same by lists."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.double import rows
from tests.bots.double.ceiling import chances

CLOSE = 4 / rows.ONE


def some(seed: int) -> list[float]:
    """Chances of all kinds, none and certainty among them."""
    rng = Random(seed)
    return [rng.choice((0.0, 1.0, rng.random(), 0.5)) for _ in range(rows.LEADS)]


def test_a_row_keeps_its_chances() -> None:
    assert chances(rows.row(some(1))) == pytest.approx(some(1), abs=CLOSE)


def test_a_lead_off_the_edge_is_lost_or_won() -> None:
    edged = rows.edged(rows.row(some(1)))
    assert [rows.chance_at(edged, lead) for lead in (-999, -rows.MIDDLE, rows.MIDDLE, 999)] == [0, 0, 1, 1]


@pytest.mark.parametrize("seed", range(8))
def test_the_better_and_the_worse_for_each_lead(seed: int) -> None:
    one, other = some(seed), some(seed + 100)
    for best, packed in ((max, rows.higher), (min, rows.lower)):
        found = chances(packed(rows.row(one), rows.row(other)))
        assert found == pytest.approx([best(both) for both in zip(one, other, strict=True)], abs=CLOSE)


@pytest.mark.parametrize("points", [-7, -3, 0, 5, 7])
def test_points_shift_a_row(points: int) -> None:
    before, after = some(3), chances(rows.edged(rows.shifted(rows.row(some(3)), points)))
    for at in range(rows.LEADS):
        inside = rows.MOST <= at < rows.LEADS - rows.MOST
        assert after[at] == pytest.approx(before[at + points] if inside else float(at > rows.MIDDLE), abs=CLOSE)


def test_the_other_side_sees_what_is_left() -> None:
    left = [1 - chance for chance in reversed(some(4))]
    assert chances(rows.mirrored(rows.row(some(4)))) == pytest.approx(left, abs=CLOSE)


def test_averages() -> None:
    shares = [0.1, 0.2, 1 / 3, 0.3 + 2 / 30]
    parts = [some(seed) for seed in range(4)]
    weights = rows.weights(shares)
    assert sum(weights) == 1 << rows.WEIGHT
    means = [sum(share * part[at] for share, part in zip(shares, parts, strict=True)) for at in range(rows.LEADS)]
    assert chances(rows.mixed(weights, map(rows.row, parts))) == pytest.approx(means, abs=1e-8)


def test_what_is_certain_stays_certain() -> None:
    certain = rows.row([1.0] * rows.LEADS)
    assert rows.mixed(rows.weights([1 / 3, 1 / 3, 1 / 3]), [certain] * 3) == certain
