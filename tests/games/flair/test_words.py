"""The words of French Flair where they have to bend: numbers, places, elisions, names without a gender."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.games import load
from engine.games.flair.words.text import FlairText
from tests.games.flair import attack, enter
from tests.games.table import Table

GAME = load("flair")


def told(table: Table, lang: str, names: tuple[str, str] = ("Camille", "Sacha")) -> list[str]:
    """The log in words."""
    text = GAME.text(lang, names)
    return [text.event(event) for event in table.events]


@pytest.mark.parametrize(("spot", "en", "fr"), [
    (50, "at halfway", "au milieu du terrain"),
    (22, "22 m from Camille’s line", "à 22 m de la ligne de Camille"),
    (95, "5 m from Sacha’s line", "à 5 m de la ligne de Sacha"),
    (100, "on Sacha’s goal line", "sur la ligne d'en-but de Sacha"),
    (0, "on Camille’s goal line", "sur la ligne d'en-but de Camille"),
    (110, "10 m behind Sacha’s line", "à 10 m dans l'en-but de Sacha"),
    (-3, "3 m behind Camille’s line", "à 3 m dans l'en-but de Camille"),
    (115, "past the dead-ball line", "au-delà de la ligne de ballon mort"),
])  # fmt: skip
def test_a_spot_is_told_from_the_nearer_line(spot: int, en: str, fr: str) -> None:
    english, french = GAME.text("en"), GAME.text("fr")
    assert isinstance(english, FlairText)
    assert isinstance(french, FlairText)
    assert (english.spot(spot), french.spot(spot)) == (en, fr)


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Camille", "de Camille", "à Camille"), ("Alix", "d’Alix", "à Alix"), ("Hugo", "d’Hugo", "à Hugo"),
    ("Le Puy", "du Puy", "au Puy"), ("Les Aigles", "des Aigles", "aux Aigles"),
])  # fmt: skip
def test_french_names_are_elided_and_merged(name: str, of: str, to: str) -> None:
    opening = Table("flair", "opening").then("kickoff.opening 6", "kickoff.opening 2")
    assert told(opening, "fr", (name, "Sacha"))[-1] == f"Le coup d’envoi revient {to}."
    advance = attack("4 12", whole=False).then("cards.play 12:advance")
    assert told(advance, "fr", (name, "Sacha"))[0].startswith(f"Le 12 {of} avance")


def test_cards_have_labels() -> None:
    table = attack("4 9 10")
    english, french = GAME.text("en"), GAME.text("fr")
    assert english.option(table.ask, "9") == "9 makes 5 m and passes"
    assert english.option(table.ask, "9:advance") == "9 advances 10 m"
    assert french.option(table.ask, "relay:4") == "4\u00a0: relayeur, 0\u00a0m et la passe"
    assert french.option(table.ask, "9:touch") == "9\u00a0: coup de pied en touche"
    assert english.option(attack("10 12 13", "nine", last=9, count=1).ask, "10") == "10 makes 10 m and passes"
    assert english.option(enter("tackle").ask, "7") == "Tackle with the 7"
    assert english.option(enter("contest", leader=0, zone=[2, 5]).ask, "pass") == "Leave the ball"
    assert english.option(enter("tackle").ask, "pass") == "Let the carrier go"


def test_a_barred_card_says_why() -> None:
    table = attack("4 9 12", "line-out")
    assert "wait for a 9" in GAME.text("en").barred(table.ask, "12:advance")
    assert "attendent un 9" in GAME.text("fr").barred(table.ask, "12:advance")


def test_a_hidden_card_is_just_a_card() -> None:
    assert GAME.text("en").event(("flair.renewal.six", "drawn", 0, "?")) == "Camille draws a card."
    assert GAME.text("fr").event(("flair.renewal.six", "drawn", 0, "9")) == "Camille pioche un 9."


def test_a_kick_after_a_mark_has_no_number() -> None:
    table = enter("mark", 10).then("restarts.mark kick", "duels.distance one", "kicks.kick 4")
    assert told(table, "en")[0].startswith("Camille kicks with [4]")
    assert told(table, "fr")[0].startswith("Camille joue au pied, [4]")


def test_a_try_says_how() -> None:
    table = attack("2 8 9", "maul", 97).then("cards.play maul:2", "maul.two-cards maul:8")
    assert "The maul goes over. Try for Camille: five points." in told(table, "en")
    assert "Le maul passe la ligne. Essai de Camille\u00a0: cinq points." in told(table, "fr")


def test_the_higher_score_is_said_first() -> None:
    table = attack("4", half=2, seconds=600, score=[3, 10]).then("cards.play end")
    assert (told(table, "en")[-1], told(table, "fr")[-1]) == ("Sacha wins, 10 to 3.", "Sacha gagne, 10 à 3.")


def test_the_sheet_has_its_words() -> None:
    english, french = GAME.text("en"), GAME.text("fr")
    assert isinstance(english, FlairText)
    assert isinstance(french, FlairText)
    assert (english.part("first-half"), french.part("second-half")) == ("First half", "Seconde période")
    table = attack("4 12", "open", 95, seconds=125).then("cards.play 12:advance")
    table.then("duels.first-thrower one", "tries.conversion 5", "tries.conversion 2")
    (part, lines), *_ = GAME.sheet(table.events, GAME.names).parts
    assert part == "first-half"
    assert [(line.mark, line.seat, english.cell(line.what), line.score) for line in lines] == [
        ("2:10", 0, "Try", (5, 0)),
        ("2:20", 0, "Conversion", (7, 0)),
    ]
    assert [french.cell(line.what) for line in lines] == ["Essai", "Transformation"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        GAME.text("de")


def test_house_rules_have_questions_and_answers() -> None:
    for lang in ("en", "fr"):
        text = GAME.text(lang)
        for house_rule in GAME.house_rules:
            assert text.house_rule(house_rule.key).endswith("?")
