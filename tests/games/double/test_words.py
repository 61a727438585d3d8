"""The words of 5-3-Double! where they have to bend: numbers, elisions, names without a gender."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.games import load
from engine.games.double.words.text import DoubleText
from tests.games.double import action, throw
from tests.games.table import Table

GAME = load("double")


def told(table: Table, lang: str, names: tuple[str, str] = ("Camille", "Sacha")) -> list[str]:
    """The log in words."""
    text = GAME.text(lang, names)
    return [text.event(event) for event in table.events]


def test_one_minute_goes_and_two_minutes_go() -> None:
    assert told(throw("12"), "en")[-1] == "One minute goes by: minute 13, the ball goes to Sacha."
    assert told(throw("55"), "en")[-1] == "Two minutes go by: minute 14, the ball goes to Sacha."
    assert told(throw("12"), "fr")[-1] == "Une minute de jeu\u00a0: minute 13, la main passe à Sacha."
    kept = throw("34").then("penalty.award keep")
    assert told(kept, "en")[-1] == "Four minutes go by: minute 16, Camille has the ball."
    assert told(kept, "fr")[-1] == "Quatre minutes de jeu\u00a0: minute 16, Camille a la main."


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Camille", "de Camille", "à Camille"),
    ("Alix", "d’Alix", "à Alix"),
    ("Émile", "d’Émile", "à Émile"),
    ("Hugo", "d’Hugo", "à Hugo"),
    ("Le Puy", "du Puy", "au Puy"),
    ("Les Aigles", "des Aigles", "aux Aigles"),
    ("Léa", "de Léa", "à Léa"),
])  # fmt: skip
def test_french_names_are_elided_and_merged(name: str, of: str, to: str) -> None:
    table = throw("11", hand=0).then("doubles.one keep")
    assert f"faute {of}." in told(table, "fr", (name, "Sacha"))[1]
    assert told(throw("12", hand=1), "fr", (name, "Sacha"))[-1].endswith(f"la main passe {to}.")


def test_cards_are_counted() -> None:
    for cards, en, fr in [(1, "One card", "Un carton"), (2, "Two cards", "Deux cartons"), (7, "7 cards", "7 cartons")]:
        table = throw("51", 16, red=[cards, 0])
        assert told(table, "en")[2] == f"{en} in force: the 1 counts as {1 - cards}."
        assert told(table, "fr")[2] == f"{fr} en cours\u00a0: le 1 compte pour {1 - cards}."


def test_the_last_action_says_whether_its_minute_has_come_or_gone() -> None:
    assert told(action(20), "en") == ["Minute 20 has come: this is the last action."]
    assert told(action(23), "en") == ["Minute 20 has gone by: this is the last action."]
    assert told(action(40, half=2), "fr") == ["La minute 40 est là\u00a0: c’est la dernière action."]
    assert told(action(41, half=2), "fr") == ["La minute 40 est passée\u00a0: c’est la dernière action."]


def test_a_table_that_ends_says_so() -> None:
    for house, en, fr in [
        ({}, "play goes on", "le jeu continue"),
        ({"hand-kept": "end"}, "this table stops", "met fin au jeu"),
    ]:
        table = throw("34", 40, 0, half=2, house=house).then("penalty.award keep")
        assert any(en in line for line in told(table, "en"))
        assert any(fr in line for line in told(table, "fr"))


def test_the_higher_score_is_said_first() -> None:
    away = throw("12", 40, 0, half=2, score=[3, 10])
    assert (told(away, "en")[-1], told(away, "fr")[-1]) == ("Sacha wins, 10 to 3.", "Sacha gagne, 10 à 3.")


def test_a_duel_says_how_it_went() -> None:
    for answer, en, fr in [(1, "stands", "accordé"), (3, "video", "vidéo"), (6, "higher", "empêché")]:
        table = throw("44").then("doubles.four 3", f"doubles.four {answer}")
        assert en in next(line for line in told(table, "en") if line.startswith(f"Camille rolls {answer}"))
        assert fr in next(line for line in told(table, "fr") if line.startswith(f"Camille fait {answer}"))


def test_a_fault_with_a_card_mentions_it() -> None:
    assert "card" not in told(throw("11"), "en")[1]
    assert "a card" in told(throw("22"), "en")[1]
    assert "carton" not in told(throw("11"), "fr")[1]
    assert "carton" in told(throw("22"), "fr")[1]


def test_a_penalty_try_names_its_double_once() -> None:
    assert told(throw("55"), "en")[1] == "Double 5: penalty try, seven points for Camille."
    assert told(throw("66").then("cards.colour 12"), "en")[4] == "Penalty try, seven points for Camille."
    assert told(throw("55"), "fr")[1] == "Double 5\u00a0: essai de pénalité, sept points pour Camille."


def test_labels_name_their_number() -> None:
    table = throw("36").then("cards.colour 12")
    english, french = GAME.text("en"), GAME.text("fr")
    assert [english.option(table.ask, option) for option in table.options] == [
        "Kick at goal (under 6)",
        "Keep the ball (six minutes)",
    ]
    assert [french.option(table.ask, option) for option in table.options] == [
        "Tirer au but (moins de 6)",
        "Garder la main (six minutes)",
    ]
    fault = throw("11")
    assert english.option(fault.ask, "keep") == "Take the ball (three minutes)"


def test_a_barred_kick_says_why() -> None:
    table = throw("31")
    assert "own half" in GAME.text("en").barred(table.ask, "kick")
    assert "propre camp\u00a0:" in GAME.text("fr").barred(table.ask, "kick")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        GAME.text("de")


def test_the_sheet_has_its_words() -> None:
    english, french = GAME.text("en"), GAME.text("fr")
    assert isinstance(english, DoubleText)
    assert isinstance(french, DoubleText)
    assert [english.part(part) for part in ("match", "first-half", "second-half")] == [
        "The match",
        "First half",
        "Second half",
    ]
    assert (english.card("red"), english.card_mark("yellow"), french.card_mark("yellow")) == ("red card", "Y", "J")
    assert french.card("yellow") == "carton jaune"
    assert french.part("second-half") == "Seconde période"
    table = throw("51", red=[1, 0])
    assert (english.cell(table.events), french.cell(table.events)) == ("No try", "Pas d’essai")
    assert english.cell(()) == ""


def test_house_rules_have_questions_and_answers() -> None:
    for lang in ("en", "fr"):
        text = GAME.text(lang)
        for house_rule in GAME.house_rules:
            assert text.house_rule(house_rule.key).endswith("?")
            settings = [text.setting(house_rule.key, value) for value in house_rule.allowed]
            assert len(set(settings)) == len(settings)
