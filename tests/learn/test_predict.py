"""What there is to guess before odds are shown: three round chances, of which the right one does not stand out."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.core.odds import headlines, odds
from engine.games import SHELF, load, situations
from engine.learn.predict import LADDER, to_guess


@pytest.mark.parametrize("game", SHELF)
def test_one_of_three_round_chances_is_right(game: str) -> None:
    places: Counter[int] = Counter()
    for id_, situation in situations(game).items():
        position = situation.begin(load(game))
        guess = to_guess(position)
        if guess is None:
            continue
        assert list(guess.choices) == sorted(set(guess.choices)), id_
        assert len(guess.choices) == 3, id_
        assert set(guess.choices) <= set(LADDER), id_
        assert headlines(load(game), odds(position).outcomes)[guess.outcome] == guess.chance, id_
        assert min(guess.choices, key=lambda share: abs(share - guess.chance)) == guess.choices[guess.right], id_
        places[guess.right] += 1
    # Wherever there is much to guess, no place is the right one throughout; a small new game has a handful.
    assert places.total() < 8 or len(places) > 1


def test_nothing_is_guessed_of_a_choice_or_an_end() -> None:
    assert to_guess(engine.situation("double/penalty-award")) is None
    assert to_guess(engine.situation("double/penalty-kick").send("2")) is None
