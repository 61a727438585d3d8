"""The words of Draft Football where they have to bend: numbers, elisions, hidden cards."""

from __future__ import annotations

import pytest

from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.draft.table.deck import COLOURS, DECISIONS, NAMES
from engine.games.draft.table.house_rules import OTHER
from engine.games.draft.table.state import PARTS
from engine.games.draft.words.text import DraftText
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

GAME = load("draft")


def text(lang: str, names: tuple[str, str] = ("Camille", "Sacha")) -> DraftText:
    """The words of the game."""
    words = GAME.text(lang, names)
    assert isinstance(words, DraftText)
    return words


def told(table: Table, lang: str, seat: int | None = None, names: tuple[str, str] = ("Camille", "Sacha")) -> list[str]:
    """The log in words, as all of it happened or as one seat saw it."""
    events = table.events if seat is None else table.position.observe(seat).log
    return [text(lang, names).event(event) for event in events]


def test_a_card_drawn_is_named_to_its_player_only() -> None:
    table = say(turn("bgf", 0, "ygf", "gnf bnf"), "laying.draw ygp")
    assert told(table, "en", 1) == ["Sacha draws yellow (GOAL, penalty) and has three cards."]
    assert told(table, "en", 0) == ["Sacha draws a card and has three cards."]
    assert told(table, "fr", 1) == ["Sacha pioche une jaune (GOAL, penalty)\u00a0: trois cartes en main."]
    assert told(table, "fr", 0) == ["Sacha pioche une carte\u00a0: trois cartes en main."]


def test_a_card_laid_says_what_it_covers_and_what_it_means() -> None:
    table = turn("bgf", 0, "ygf", "gnf knf").then("laying.answer black")
    assert told(table, "en") == ["Sacha lays black on blue: an interception."]
    assert told(table, "fr") == ["Sacha pose une noire sur la bleue\u00a0: interception."]


@pytest.mark.parametrize(("name", "of", "to"), [
    ("Camille", "de Camille", "à Camille"),
    ("Alix", "d’Alix", "à Alix"),
    ("Émile", "d’Émile", "à Émile"),
    ("Le Puy", "du Puy", "au Puy"),
    ("Les Aigles", "des Aigles", "aux Aigles"),
])  # fmt: skip
def test_french_names_are_elided_and_merged(name: str, of: str, to: str) -> None:
    table = say(turn("ggf", 0, "bgf ygf", "gnf bnf"), "laying.draw ygp", "laying.draw pass", "goals.check ynf")
    sentences = told(table, "fr", names=(name, "Sacha"))
    assert f"le tir {of}\u00a0:" in sentences[2]
    assert f"but refusé {to}." in sentences[3]


def test_numbers_are_in_letters_as_long_as_they_are_short() -> None:
    for held, en, fr in [(1, "two cards", "deux cartes"), (12, "13 cards", "13 cartes")]:
        hand = "bnf gnf wgf gny yny bgy bnf ggf wny bgf bgy bny"[: 4 * held].strip()
        table = say(turn("bgf", 0, "ggf", hand), "laying.draw ygf")
        assert en in told(table, "en")[0]
        assert fr in told(table, "fr")[0]


def test_a_third_of_the_pile_is_not_the_end_of_it() -> None:
    for part, en, fr in [
        ("first-half", "The pile is finished", "La pioche est épuisée"),
        ("extra-1", "A third of the pile", "Un tiers de la pioche"),
        ("golden-goal", "no goal has come yet", "toujours pas de but"),
    ]:
        pile = "ynf"
        if part == "extra-1":
            # A period that began with no goal on the table leaves 25 cards lying.
            pile += " bgf bgf bgf bgf bgy bgy bgy bnf bnf ggf ggf ggf ggy"
            pile += " ygf ygf ygy yny kgf kgy knf wgf wgy wnf rgf rnf"
        table = turn("bgp", 0, "gnf", "bny gny", part=part, pile=[cards(pile)])
        say(table, "laying.draw ynf", "laying.draw pass")
        assert en in told(table, "en")[2]
        assert fr in told(table, "fr")[2]


def test_the_higher_score_is_said_first() -> None:
    table = turn("bgf", 0, "ggf", "bnf gnf", part="second-half", pile=[cards("ynf")], goals=[[], cards("wgp bgp")])
    say(table, "laying.draw ynf", "laying.draw pass")
    assert (told(table, "en")[-1], told(table, "fr")[-1]) == ("Sacha wins, 2–0.", "Sacha gagne, 2-0.")


def test_what_is_barred_says_why() -> None:
    english, french = text("en"), text("fr")
    answer = turn("kgf", 0, "bgf", "bnf knf wgf")
    assert english.barred(answer.ask, "blue") == "Blue is not named at the top right of black."
    assert french.barred(answer.ask, "white") == "La blanche ne figure pas en haut à droite de la noire."
    assert "has to lay one" in english.barred(answer.ask, "pass")
    go_on = turn("ygf", 0, "bgf kgf", "bnf", goes_on=True)
    assert english.barred(go_on.ask, "black") == "Black is not named at the bottom left of yellow."
    assert french.barred(go_on.ask, "black") == "La noire ne figure pas en bas à gauche de la jaune."
    shot = turn("ggf", 0, "bgf", "bnf wgf")
    assert english.barred(shot.ask, "blue") == "Blue does not stop a shot: only white does."
    kick_off = Table("draft", "engage", hands=[cards("bgf ggf"), cards("bnf")])
    assert french.barred(kick_off.ask, "green") == "On n’engage pas avec une verte\u00a0: il faut une bleue."
    foul = turn("rgf", 0, "bgf", "bnf wgf")
    assert french.barred(foul.ask, "white") == "La blanche ne figure pas en haut à droite de la rouge."


def test_what_can_be_laid_says_what_it_does() -> None:
    table = turn("kgf", 0, "bgf", "knf rgf")
    assert [text("en").option(table.ask, option) for option in table.options] == ["Red (foul)", "Black (interception)"]
    assert [text("fr").option(table.ask, option) for option in table.options] == [
        "Rouge (faute)",
        "Noire (interception)",
    ]
    drawn = say(turn("kgf", 0, "bgf", "bnf gnf"), "laying.draw knf")
    assert text("en").option(drawn.ask, "black") == "Lay it: black (interception)"
    assert text("fr").option(drawn.ask, "black") == "La poser\u00a0: noire (interception)"
    kick_off = Table("draft", "engage", hands=[cards("bgf"), cards("bnf")])
    assert text("en").option(kick_off.ask, "blue") == "Blue (kick-off)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    words = text(lang)
    assert len({words.card(name) for name in NAMES}) == len(NAMES)
    assert len({words.action(colour) for colour in COLOURS}) == len(COLOURS)
    assert len({words.decision(decision) for decision in DECISIONS}) == len(DECISIONS)
    assert len({words.part(part) for part in PARTS}) == len(PARTS)
    assert words.mark(card("bgf")) == "GOAL"
    assert words.mark(card("bnf")) == "NO GOAL"


def test_the_referees_card_has_a_letter() -> None:
    assert (text("en").booking("yellow"), text("en").booking_mark("yellow")) == ("yellow card", "Y")
    assert (text("fr").booking("yellow"), text("fr").booking_mark("yellow")) == ("carton jaune", "J")


def test_a_pack_of_ones_own_is_told_in_numbers() -> None:
    assert text("en").setting("pack", OTHER) == (
        "A pack of their own: 14 blue, 9 green, 6 red, 7 black, 8 yellow, 6 white; 35 GOAL; "
        "20 free kicks, 20 yellow cards, 10 penalties"
    )
    assert text("fr").setting("pack", OTHER).startswith("Un paquet à soi\u00a0: 14 bleues, 9 vertes")


def test_what_the_other_is_asked_has_words_that_tell_nothing() -> None:
    for table in (turn("bgf", 0, "ygf", "knf rgf"), turn("bgf", 0, "ygf", "wnf ynf")):
        asked = table.position.observe(0).ask
        assert asked is not None
        assert text("en").ask(asked) == "How does Sacha answer?"
        assert text("fr").ask(asked) == "Que répond Sacha\u202f?"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        GAME.text("de")
