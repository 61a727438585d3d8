"""Cases that are run together are all tried, and each that fails is told by its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.folding import try_all

CASES = [(f"number {number}", {"number": number}) for number in range(5)]


def test_every_case_is_tried() -> None:
    tried: list[int] = []

    def takes(number: int) -> None:
        tried.append(number)

    try_all(takes, CASES, {})
    assert tried == [0, 1, 2, 3, 4]


def test_one_that_fails_does_not_hide_the_others() -> None:
    def odd(number: int) -> None:
        assert number % 2
        with pytest.raises(ValueError, match="three"):
            if number != 3:
                raise ValueError("three")

    with pytest.raises(
        BaseExceptionGroup, match=r"4 of 5 fail: \[number 0\], \[number 2\], \[number 3\], \[number 4\]"
    ):
        try_all(odd, CASES, {})


def test_a_single_failure_stays_what_it_is_and_names_its_case() -> None:
    def never_two(number: int) -> None:
        assert number != 2

    with pytest.raises(AssertionError) as failure:
        try_all(never_two, CASES, {})
    assert failure.value.__notes__ == ["in the case [number 2]"]


def test_what_a_test_is_given_is_made_anew_for_every_case() -> None:
    open_: list[str] = []

    def fresh() -> Iterator[list[int]]:
        open_.append("begun")
        yield []
        open_.append("ended")

    def alone(number: int, fresh: list[int]) -> None:
        fresh.append(number)
        assert len(fresh) == 1
        assert open_[-1] == "begun"

    try_all(alone, CASES, {"fresh": fresh})
    assert open_ == ["begun", "ended"] * 5
