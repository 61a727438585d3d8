"""A match that is told to one of its sides says you: every sentence has that form too, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.position import Position
from engine.games import SHELF, games
from tests.contract import house_words, walk

EVERY = pytest.mark.parametrize("game", games(), ids=SHELF)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
NAMED_ONLY = frozenset({"refusals", "wanted", "switches", "settings"})
"""What is said of a position or a table, and never within a match."""
ALIKE = {
    "en": {"a", "and", "can", "cannot", "first", "here", "may", "must", "offside", "on", "to", "will"},
    "fr": {"à", "et"},
}
"""What may follow a side by itself: no verb, or one that is the same for you."""
AFTER = {"en": "of", "fr": "d[eu]|à|au"}
"""Words that a side by its name may follow, and the reader may not: « de vous »."""
THEIRS = {"en": "his|its|their", "fr": "son|sa|ses|lui|leur|leurs"}
"""Whose something is, where a side does something: yours has another word."""
_PERSON = r"\{(?:seat|who|other)\}"


def sentences(game: Game[Any], lang: str) -> Iterator[tuple[str, str]]:
    """Everything that may be said of a side within a match, with its place."""
    text = game.text(lang)
    folder = f"engine/games/{game.id}/words/{lang}"
    for table, said in {**text.sentences, **text.words.get("phrases", {})}.items():
        if table not in NAMED_ONLY:
            yield from ((f"{folder}/sentences.toml: {table}.{key}", sentence) for key, sentence in said.items())
    for key, said in house_words.leaves(lang, game.id).items():
        yield from ((f"{folder}: {key}", sentence) for sentence in said)


def faults(sentence: str, lang: str) -> Iterator[str]:
    """What a sentence lacks to be told to one of its sides."""
    for word in re.findall(rf"{_PERSON} ([^\W\d_]+)", sentence):
        if word not in ALIKE[lang]:
            yield f"“{word}” after a side has one form only"
    if re.search(rf"\b({AFTER[lang]}) {_PERSON}|d['’]{_PERSON}|{_PERSON}’s|\{{\w+:of\}}", sentence):
        yield "whose it is has one form only"
    for filter_, words in re.findall(r"\{\w+:(does|asked|form|of|to|by)(?:\(\w+\))? ([^}]*)\}", sentence):
        if len(words.split("/")) != 2:
            yield f"{filter_} “{words}” needs two forms"
    plain = re.sub(r"\{[^}]*\}", "{}", sentence)
    if ":does " in sentence and (found := re.search(rf"\b({THEIRS[lang]})\b", plain)):
        yield f"“{found[0]}” has one form only"


@EVERY
@EVERY_LANGUAGE
def test_every_sentence_can_be_told_to_either_side(game: Game[Any], lang: str) -> None:
    wrong = [f"{place}: {fault}" for place, sentence in sentences(game, lang) for fault in faults(sentence, lang)]
    assert not wrong, "\n".join(wrong)


NAMES = ("Ottokar", "Zenobia")
VERB = {
    "en": r"\b[Yy]ou (?:[a-z]*[^s ]s|is|has|does|goes)\b|\b[Yy]ou\b[^.:;,?]* and [a-z]*[^s]s\b",
    "fr": r"(?:^|[:,.!] |\bet |\bque )[Vv]ous (?!(?:ne |n’|la |le |les |en |y |vous )?"
    r"(?:[a-zàâéèêîôûç]+ez|êtes|faites))[a-zàâéèêîôûç’]+",
}
"""Somebody is spoken to, and what he does is said as of somebody else."""


def told(game: Game[Any], lang: str, you: int) -> set[str]:
    """All that is asked and told in matches of chance, to one of the sides; of each kind of sentence a few."""
    text = game.text(lang, NAMES, you)
    said: set[str] = set()
    for end in ends(game):
        asked: dict[tuple[str, int], Any] = {}
        for ask, _ in end.history:
            asked.setdefault((ask.name, ask.seat), ask)
        for ask in asked.values():
            said |= {text.ask(ask), *(text.option(ask, one) for one in getattr(ask, "options", ()))}
        said |= {text.event(event) for event in end.log}
        said |= {text.short(event) for event in end.log}
    return said


@cache
def ends(game: Game[Any]) -> tuple[Position, ...]:
    """Where matches of chance end, the same in every language."""
    return tuple(walk(game, seed)[-1] for seed in range(6))


@EVERY
@EVERY_LANGUAGE
@pytest.mark.parametrize("you", [0, 1])
def test_in_a_match_the_reader_is_you_and_the_other_keeps_his_name(game: Game[Any], lang: str, you: int) -> None:
    said = told(game, lang, you)
    assert any(NAMES[1 - you] in sentence for sentence in said)
    assert not [sentence for sentence in said if NAMES[you] in sentence]
    assert not [sentence for sentence in said if re.search(VERB[lang], sentence)]
    openings = {"en": r"(?:^|[.!?] )your?\b", "fr": r"(?:^|[.!?] )vo(?:us|tre|s)\b"}[lang]
    whole = {sentence for sentence in said if sentence.endswith((".", "?", "!"))}
    assert not [sentence for sentence in whole if re.search(openings, sentence)]


def test_a_sentence_without_a_form_for_the_reader_is_found() -> None:
    for lang, sentence in (
        ("en", "{seat} jumps."),
        ("en", "{seat:does jumps/jump} over their line."),
        ("en", "That is {seat}’s ball."),
        ("fr", "{seat} saute."),
        ("fr", "Essai {seat:of}."),
        ("fr", "{seat:does passe/passez} son tour."),
        ("fr", "{seat:does saute}."),
    ):
        assert list(faults(sentence, lang)), sentence
    assert not list(faults("{seat:does jumps/jump} over {seat:form #’s/your} line, for {other}.", "en"))
    assert re.search(VERB["en"], "You rolls 3.")
    assert re.search(VERB["en"], "You roll 3 and runs 5 m.")
    assert re.search(VERB["fr"], "Un double : vous intercepte.")
    assert not re.search(VERB["fr"], "Vous vous arrêtez là.")
