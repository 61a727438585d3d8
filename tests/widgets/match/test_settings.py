"""What is agreed before the kick-off: as the form says it, refused where it cannot be."""

from __future__ import annotations

import pytest

from engine import games
from engine.core.refusal import Refusal
from engine.match.settings import Settings, checked
from site_plugins.live.widgets.match.settings import as_typed, from_form, usual
from tests.widgets.match.page import Page

TOMY = games.load("tomy")


def test_at_first_one_person_meets_a_computer_player_of_middling_strength() -> None:
    settings = usual(games.load("draft"), {})
    assert settings == Settings(("Camille", "Sacha"), ("human", "medium"), {}, "", "here", False, "calm")
    assert settings.people == (0,)
    assert not settings.human(1)


def test_the_rules_of_the_reader_s_own_table_are_the_first_choice() -> None:
    assert usual(TOMY, {"format": "single"}).house == {"format": "single"}
    chosen = as_typed(TOMY, {"rule-format": "series"}, {"format": "single", "players": "2"})
    assert chosen.house == {"players": "2"}


def test_a_cup_seats_eight() -> None:
    settings = from_form(TOMY, {"rule-format": "cup", "name0": "Zoé", "seat7": "human", "study": "on"}, {})
    assert settings.names == ("Zoé", "Sacha", "Alix", "Charlie", "Dominique", "Lou", "Claude", "Morgan")
    assert settings.seats == ("human", *["medium"] * 6, "human")
    assert settings.people == (0, 7)
    assert settings.study


def test_an_empty_name_is_the_usual_one_and_spaces_do_not_count() -> None:
    assert from_form(TOMY, {"name0": "  ", "name1": " Zoé ", "seed": " 7 "}, {}).names == ("Camille", "Zoé")
    assert from_form(TOMY, {"seed": " 7 "}, {}).seed == "7"


def test_luck_of_one_s_own_is_another_each_time() -> None:
    settings = usual(TOMY, {})
    assert len({settings.seeded().seed for _ in range(20)}) == 20
    assert settings._replace(seed="7").seeded().seed == "7"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seat1": "expert"}, "setting-unknown"),
        ({"dice": "loaded"}, "setting-unknown"),
        ({"pace": "slow"}, "setting-unknown"),
        ({"seed": "7" * 41}, "seed-long"),
        ({"name0": "Zoé", "name1": "Zoé"}, "names-alike"),
        ({"name1": "Camille"}, "names-alike"),
        ({"rule-format": "league"}, "switch-value"),
        ({"rule-weather": "rain"}, "switch-unknown"),
        ({"rule-box": "?"}, "box-unreadable"),
    ],
)
def test_what_cannot_be_is_refused_and_shown_again_as_it_was_written(fields: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_form(TOMY, fields, {})
    assert caught.value.code == code
    again = as_typed(TOMY, fields, {})
    written = {"seat1": again.seats[1], "dice": again.dice, "pace": again.pace, "seed": again.seed}
    written |= {"name0": again.names[0], "name1": again.names[1]}
    for name, value in fields.items():
        if name.startswith("rule-"):
            assert again.house == {}
        else:
            assert written[name] == value


def test_settings_that_were_kept_are_looked_at_as_well() -> None:
    good = usual(TOMY, {})
    assert checked(good) is good
    with pytest.raises(Refusal):
        checked(good._replace(seats=("human", "god")))


@pytest.mark.parametrize(
    ("kept", "pace"), [("quick", "quick"), ("turn", "turn"), ("x", "calm"), (None, "calm"), (["quick"], "calm")]
)
def test_the_pace_that_was_chosen_last_is_the_first_choice(kept: object, pace: str) -> None:
    page = Page("double")
    page.send({"do": "open"}, pace=kept)
    (chosen,) = [each for each in page.part("pace") if each.get("selected") is not None]
    assert chosen.get("value") == pace


def test_the_pace_of_a_match_is_kept_when_it_begins_and_when_it_is_changed() -> None:
    page = Page("double")
    page.kick_off(pace="quick")
    assert page.answer["match"]["pace"] == "quick"
    page.do("pace", fields={"pace": "instant"})
    assert page.answer["match"]["pace"] == "instant"
    page.do("sheet")
    assert "pace" not in page.answer["match"]
