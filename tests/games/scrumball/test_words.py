"""The words of Scrumball Rugby where they have to bend: spots, numbers, names without a gender."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine.games.scrumball as package
from engine.core.asks import Choose
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.scrumball.table.house_rules import TYPES, USUAL_PACK
from engine.games.scrumball.words.text import ScrumballText
from tests.games.scrumball import open_play, phase, ruck
from tests.games.table import Table

GAME = load("scrumball")


def text(lang: str, names: tuple[str, str] = ("Camille", "Sacha")) -> ScrumballText:
    """The words of a language."""
    found = GAME.text(lang, names)
    assert isinstance(found, ScrumballText)
    return found


def told(table: Table, lang: str, name: str) -> str:
    """The sentence of the one event of this name."""
    return text(lang).event(table.event(name))


@pytest.mark.parametrize(("ball", "en", "fr"), [
    (50, "at halfway", "au milieu du terrain"),
    (22, "22 m from Camille’s line", "à 22 m de la ligne de Camille"),
    (78, "22 m from Sacha’s line", "à 22 m de la ligne de Sacha"),
    (0, "on Camille’s goal line", "sur la ligne d’en-but de Camille"),
    (100, "on Sacha’s goal line", "sur la ligne d’en-but de Sacha"),
    (105, "in Sacha’s in-goal", "dans l’en-but de Sacha"),
    (-10, "dead behind Camille’s in-goal", "au-delà de l’en-but de Camille"),
])  # fmt: skip
def test_a_spot_is_said_from_the_nearest_line(ball: int, en: str, fr: str) -> None:
    assert (text("en").at(ball), text("fr").at(ball)) == (en, fr)


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Alix", "d’Alix", "à Alix"),
    ("Le Puy", "du Puy", "au Puy"),
    ("Les Aigles", "des Aigles", "aux Aigles"),
    ("Léa", "de Léa", "à Léa"),
])  # fmt: skip
def test_french_names_are_elided_and_merged(name: str, of: str, to: str) -> None:
    said = text("fr", (name, "Sacha"))
    assert said.at(12).endswith(of)
    lost = open_play(30, 1).then("cards.play kick", "kicks.dice one", "kicks.ground 4")
    assert f"le ballon est {to}." in said.event(lost.event("kick-lost"))


def test_a_zone_of_one_number_is_said_as_one() -> None:
    assert told(ruck(2, 4), "en", "ruck").endswith("the zone is 2 to 4.")
    assert told(ruck(3, 3), "en", "ruck").endswith("the zone is just 3.")
    assert told(ruck(3, 3), "fr", "ruck").endswith("la zone est 3 seulement.")
    for table, en in ((ruck(2, 4), "2 to 4 wins"), (ruck(3, 3), "a 3 wins")):
        assert en in text("en").ask(table.then("ruck.choice contest").ask)


def test_a_duel_says_what_is_needed() -> None:
    said = {
        "scrum": [(2, "4 or more"), (5, "6 or more"), (6, "nothing beats")],
        "line-out": [(2, "3 or more"), (6, "nothing beats")],
    }
    for play, wanted in said.items():
        for die, words in wanted:
            table = phase(play).then(f"{play.replace('-', '')}.duel {die}")
            assert words in text("en").ask(table.ask)
    conversion = phase("conversion", 100).then("tries.conversion 6")
    assert "rien ne bat un 6" in text("fr").ask(conversion.ask)


def test_a_card_says_as_what_it_is_played() -> None:
    passed = open_play().then("cards.play pass-tackle")
    assert told(passed, "en", "played") == "Camille plays Pass-Tackle as a pass."
    kicked = open_play().then("cards.play kick-with-drop")
    assert told(kicked, "fr", "played") == "Camille joue Drop et annonce un coup de pied."
    assert told(open_play().then("cards.play run"), "en", "played") == "Camille plays Run."


def test_a_house_rule_is_said_in_the_question() -> None:
    strict = phase("kick-off", house={"kick-off": "ten-metres"}).then("kickoff.kick one")
    assert "a 1 is too short" in text("en").ask(strict.ask)
    assert "1, 2 ou 3" in text("fr").ask(phase("kick-off").then("kickoff.kick one").ask)
    answers = ("cards.play pass", "tackle.respond intercept-tackle", "tackle.interception two")
    assert text("en").ask(open_play().then(*answers).ask).endswith("a sum of 6 intercepts.")
    either = open_play(house={"interception": "either"}).then(*answers)
    assert text("fr").ask(either.ask).endswith("un 6 sur l’un d’eux aussi.")


def test_metres_are_said() -> None:
    assert "from 25 m" in text("en").ask(open_play(75).then("cards.play drop").ask)
    assert "à 30 m" in text("fr").ask(phase("penalty", 70).then("penalty.choice kick").ask)


def test_a_missed_penalty_says_why() -> None:
    wide = phase("penalty", 70).then("penalty.choice kick", "penalty.goal two", "penalty.goal 16")
    assert "a 1 sends it wide" in told(wide, "en", "penalty-missed")
    short = phase("penalty", 50).then("penalty.choice kick", "penalty.goal two", "penalty.goal 22")
    assert "trop court" in told(short, "fr", "penalty-missed")


def test_a_limit_says_which_it_is() -> None:
    for why, half, en, fr in (
        ("cards", 1, "Sixty cards have been drawn: the first half", "Soixante cartes sont piochées\u00a0: la première"),
        ("clock", 2, "Ten minutes have been played: the second half", "Dix minutes sont jouées\u00a0: la seconde"),
    ):
        event = ("scrumball.periods.time-up", "time-up", why, half)
        assert text("en").event(event).startswith(en)
        assert text("fr").event(event).startswith(fr)


def test_substitutions_left_are_counted() -> None:
    for left, en, fr in (
        (1, "one substitution left", "il en reste un"),
        (0, "no more substitutions left", "il n’en reste plus"),
    ):
        event = ("scrumball.renewal.three-cards", "substituted", 0, ("tackle", "run"), left)
        assert "Tackle and Run" in text("en").event(event)
        assert en in text("en").event(event)
        assert "Plaquage et Course" in text("fr").event(event)
        assert fr in text("fr").event(event)


def test_an_empty_hand_is_shown_as_such() -> None:
    event = ("scrumball.continuity.see-hand", "shown", 0, ())
    assert text("en").event(event).endswith("no cards.")
    assert text("fr").event(event).endswith("aucune carte.")


def test_cards_are_named_everywhere_alike() -> None:
    for lang in ("en", "fr"):
        names = [text(lang).card(card) for card in TYPES]
        assert len(set(names)) == 7
        spend = Choose("spend", 0, "scrumball.ruck.contest", TYPES)
        assert [text(lang).option(spend, card) for card in TYPES] == names
        change = Choose("change", 0, "scrumball.renewal.substitution", ("keep", *TYPES))
        given = [text(lang).option(change, card) for card in TYPES]
        assert all(said != name and said.endswith(name) for said, name in zip(given, names, strict=True))
        assert text(lang).setting("pack", USUAL_PACK).startswith(f"10 {names[0]}, 6 {names[1]}")


def test_parts_of_the_sheet_have_titles() -> None:
    assert [text("en").part(part) for part in ("first-half", "second-half")] == ["First half", "Second half"]
    assert text("fr").part("second-half") == "Seconde période"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        GAME.text("de")


def test_every_event_of_the_rules_has_a_sentence() -> None:
    """Each name that a rule logs is told in both languages, the rare ones too."""
    folder = Path(str(package.__file__)).parent
    rules = "".join(file.read_text("utf-8") for file in folder.glob("[rt]*/*.py"))
    names = set(re.findall(r"match\.(?:log|move)\(\s*\"[a-z0-9.-]+\",\s*\"([a-z-]+)\"", rules))
    assert {"ruck", "kicked", "interception-good", "line-out-given"} <= names
    for lang in ("en", "fr"):
        missing = [name for name in names if not text(lang).says("events", name)]
        assert not missing
        assert not [name for name in GAME.outcomes if not text(lang).says("outcomes", name)]
