"""The words of TOMY rugby dice where they have to bend: numbers, elisions, names without a gender."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.games import load
from engine.games.tomy.words.text import TomyText
from tests.games.table import Table
from tests.games.tomy import BONUS_TRY, DROP, IN_FRONT, TRY, scored, stopped, thrown

GAME = load("tomy")


def told(table: Table, lang: str, names: tuple[str, ...] = ("Camille", "Sacha")) -> list[str]:
    """The log in words."""
    text = GAME.text(lang, names)
    return [text.event(event) for event in table.events]


def words(lang: str) -> TomyText:
    """The words of a language."""
    text = GAME.text(lang)
    assert isinstance(text, TomyText)
    return text


@pytest.mark.parametrize(("faces", "en", "fr"), [
    (("ball", "player", "player"), "a ball and two players", "un ballon et deux joueurs"),
    (("ball", "foot", "posts"), "ball, foot and posts", "ballon, pied et poteaux"),
    (("posts", "posts", "posts"), "three posts", "trois poteaux"),
    (("foot", "foot", "posts"), "two feet and the posts", "deux pieds et les poteaux"),
    (("foot", "foot"), "two feet", "deux pieds"),
    (("card",), "Card", "carton"),
])  # fmt: skip
def test_dice_are_said_as_players_say_them(faces: tuple[str, ...], en: str, fr: str) -> None:
    assert (words("en").dice(faces), words("fr").dice(faces)) == (en, fr)


def test_labels_name_the_dice() -> None:
    table = thrown("ball/ball/card")
    assert [words("en").option(table.ask, option) for option in table.options] == [
        "Stop there",
        "Roll again: ball",
        "Roll again: Card",
        "Roll again: two balls",
        "Roll again: ball and Card",
        "Roll all three again",
    ]
    assert [words("fr").option(table.ask, option) for option in table.options][:2] == [
        "S’arrêter là",
        "Relancer\u00a0: ballon",
    ]
    assert words("fr").option(thrown(IN_FRONT).ask, "score") == "Tirer la pénalité face aux poteaux"
    assert words("fr").option(thrown(TRY).ask, "score") == "Marquer l’essai"
    assert words("en").option(thrown(DROP).ask, "score") == "Take the drop goal"
    bonus = scored(BONUS_TRY).then("scores.between-posts in")
    assert words("en").option(bonus.ask, "throw") == "White die: 14 points or none"


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Camille", "de Camille", "à Camille"),
    ("Alix", "d’Alix", "à Alix"),
    ("Le Puy", "du Puy", "au Puy"),
    ("Les Aigles", "des Aigles", "aux Aigles"),
])  # fmt: skip
def test_french_names_are_elided_and_merged(name: str, of: str, to: str) -> None:
    table = scored(TRY, hand=1).then("scores.between-posts in", "defence.choice defend", "defence.choice tackle")
    lines = told(table, "fr", (name, "Sacha"))
    assert f"Plaquage {of}\u00a0: l’essai est annulé." in lines
    assert told(thrown(DROP), "fr", (name, "Sacha"))[0] == f"Première période, tour 3\u00a0: {to} de jouer."


def test_a_defence_of_the_wrong_kind_is_named() -> None:
    table = scored(DROP).then("defence.choice defend", "defence.choice tackle")
    assert "A tackle does nothing against a drop goal: the points stand." in told(table, "en")
    assert "Un plaquage ne peut rien contre un drop\u00a0: les points sont validés." in told(table, "fr")
    block = scored(DROP).then("defence.choice defend", "defence.choice block")
    assert "Contre de Sacha\u00a0: le drop est annulé." in told(block, "fr")


def test_the_higher_score_is_said_first_and_kicks_decide_a_tie() -> None:
    table = stopped(6, 0, part="second-half", first=0, score=[3, 10])
    assert "Sacha wins the match, 10 to 3." in told(table, "en")
    kicks = Table("tomy", "kick", part="shootout", hand=0, round=5, score=[8, 8], shots=[[True] * 4, [False] * 5])
    kicks.then("shootout.five in")
    assert "Camille wins the match, 8 all and 5 kicks to 0." in told(kicks, "en")
    assert "Camille gagne le match, 8 partout et 5 tirs à 0." in told(kicks, "fr")


def test_the_next_match_is_named() -> None:
    first = stopped(6, 0, part="second-half", first=0, score=[3, 10])
    assert told(first, "en")[-2:] == ["Now for the return match.", "This time Sacha begins."]
    second = stopped(6, 0, part="second-half", first=0, score=[3, 10], results=[[5, 3, 0]])
    assert told(second, "en")[-1] == "One win each: a decider, with a roll-off of its own."
    won = stopped(6, 0, part="second-half", first=0, score=[10, 3], results=[[5, 3, 0]])
    assert told(won, "en")[-1] == "Camille wins the game, two matches to none."
    assert told(won, "fr")[-1] == "Camille gagne la partie, deux matchs à zéro."


def test_cards_over_a_break_are_named() -> None:
    table = stopped(6, 1, warnings=[1, 1])
    assert "Cards stay in force: yellow for Camille and yellow for Sacha." in told(table, "en")
    shootout = stopped(2, 1, part="extra-time", first=0, warnings=[2, 0])
    assert told(shootout, "en")[-1].endswith("A red card, like Camille’s, does nothing here.")
    assert told(stopped(2, 1, part="extra-time", first=0), "fr")[-1].endswith("premier tir pour Sacha.")


def test_a_cup_speaks_of_those_who_play() -> None:
    results = [[8, 3, 0]]
    table = Table("tomy", "turn", house={"format": "cup"}, results=results, hand=1, first=1)
    assert GAME.text("en").ask(table.ask) == "Charlie rolls the three blue dice: first attempt of three."


def test_the_question_counts_the_attempts() -> None:
    table = thrown("ball/foot/card")
    assert words("en").ask(table.ask) == (
        "Ball, foot and Card, no score yet. Two attempts are left: what does Camille do?"
    )
    table.then("turn.again card", "turn.again posts")
    assert words("en").ask(table.ask).startswith("Ball, foot and posts, a drop goal. One attempt is left")
    assert words("fr").ask(table.ask) == (
        "Ballon, pied et poteaux, un drop, et encore une tentative\u00a0: que fait Camille\u202f?"
    )


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        GAME.text("de")


def test_house_rules_have_questions_and_answers() -> None:
    for lang in ("en", "fr"):
        for house_rule in GAME.house_rules:
            assert words(lang).house_rule(house_rule.key).endswith("?")
