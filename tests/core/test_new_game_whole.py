"""A game fresh from the skeleton: it keeps the whole contract, from the first minute."""

from __future__ import annotations

import json

import pytest

from tests.core.house_copy import Run, copy_to, git

NAME = "freshgame"
OWN = (
    *(f"engine/games/{NAME}", f"engine/bots/{NAME}", f"site_plugins/live/widgets/boards/{NAME}"),
    *(f"tests/games/{NAME}", f"tests/bots/{NAME}"),
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A copy of the house with a new game in it; runs Python there, which has to go well."""
    house = tmp_path_factory.mktemp("house")
    python = copy_to(house)
    python(
        "-m", "engine", "new-game", NAME, "--title", "A long title, to see how far it goes!", "--title-fr", "L'essai !"
    )
    git(house, "add", "-A")
    return python


@pytest.mark.slow
def test_it_is_tidy_and_typed(run: Run) -> None:
    run("-m", "ruff", "check", ".")
    run("-m", "ruff", "format", "--check", ".")
    run("-m", "mypy", *OWN)


@pytest.mark.slow
def test_it_keeps_the_contract(run: Run) -> None:
    """Every test that is tried for each game, its own tests, its rulings, and those of the house itself."""
    wanted = f"{NAME} or (test_repo and not readme)"
    said = run("-m", "pytest", "-q", "-m", "not browser", "-k", wanted, "-p", "no:cacheprovider", "tests")
    assert int(said.rpartition(" passed")[0].split()[-1]) > 150, said[-500:]


@pytest.mark.slow
def test_the_book_with_it_can_be_printed(run: Run) -> None:
    assert run("-m", "site_plugins.rulebook") == ""


@pytest.mark.slow
def test_it_is_played_at_every_level(run: Run) -> None:
    played = json.loads(run("-m", "engine", "simulate", NAME, "--matches", "200", "--json"))
    assert sum(played["winners"].values()) == 200
    assert set(played["winners"]) == {"draw", "seat-0", "seat-1"}
    for home, away in (("hard", "medium"), ("medium", "easy")):
        met = json.loads(
            run("-m", "engine", "arena", NAME, "--home", home, "--away", away, "--matches", "20", "--json")
        )
        assert met["home_wins"] + met["draws"] + met["away_wins"] == 20
    assert "5/12" in run("-m", "engine", "odds", f"{NAME}/toss")


@pytest.mark.slow
def test_it_has_a_place_in_the_public_interface(run: Run) -> None:
    code = f"""
import engine
assert engine.SHELF[-1] == "{NAME}"
assert engine.kick_off("{NAME}", house={{"level": "play-on"}}, names=("Ann", "Bob")).ask.name == "toss"
assert engine.odds(engine.situation("{NAME}/far")).outcomes["far-scored"] * 3 == 1
match = engine.play("{NAME}", "hard", "easy", seed=1)
assert match.over and match.result is not None
print(*engine.story(match, "en"), *engine.story(match, "fr"), sep="\\n")
"""
    told = run("-c", code).splitlines()
    assert len(told) > 20
    assert any("kicks first" in line for line in told)
    assert any("tire en premier" in line for line in told)


@pytest.mark.slow
def test_a_second_game_finds_its_place_too(run: Run) -> None:
    assert "mkdocs.yml" in run("-m", "engine", "new-game", "another", "--dry-run")
