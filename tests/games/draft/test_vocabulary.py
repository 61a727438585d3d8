"""Whatever one may say in a match is offered, or refused by the rule that stands against it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.asks import Ask, Choose
from engine.core.languages import LANGUAGES
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.draft.rules.pack import arrows
from engine.games.draft.table.asks import WORDS, Drawn, Lay
from engine.games.draft.table.deck import COLOURS, NAMES, colours
from engine.games.draft.table.state import Match
from tests.contract import walk

GAME = load("draft")
FORCED = "draft.laying.forced"


def refused(ask: Ask, answer: str) -> Refusal | None:
    """The refusal of an answer, or None where it is offered."""
    try:
        assert ask.check(answer) == answer
    except Refusal as why:
        return why
    return None


def against(position: Position, word: str) -> tuple[str, str] | None:
    """The code and the rule by which a word must be refused, or None where it must be offered."""
    ask, match = position.ask, position.state
    assert ask is not None
    assert isinstance(match, Match)
    if isinstance(ask, Drawn):
        (only,) = ask.options
        if word == only:
            return None
        if only not in COLOURS:
            return "drawn-in-vain", ask.rule
        return "drawn-fits", ask.rule if word in COLOURS else FORCED
    fits = ("blue",) if position.play == "engage" else colours(arrows(match))
    if word in fits:
        return (
            None
            if any(card.startswith(word) for card in match.hands[ask.seat])
            else ("not-in-hand", "draft.laying.lay")
        )
    return ("barred", ask.rule) if word in COLOURS else ("barred", FORCED)


@pytest.mark.parametrize("house", [{}, {"half": "clock"}, {"packs": "own"}])
def test_every_word_is_offered_or_refused_by_its_own_rule(house: dict[str, str]) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        for position in walk(GAME, seed, house):
            if not isinstance(position.ask, Lay | Drawn):
                continue
            for word in WORDS:
                why = refused(position.ask, word)
                assert (why and (why.code, why.rule)) == against(position, word), (position.ask, word)
                met["offered" if why is None else why.code] += 1
            odd = refused(position.ask, "purple")
            assert odd is not None
            assert (odd.code, odd.rule) == ("option-unknown", position.ask.rule)
    assert met.keys() == {"offered", "barred", "not-in-hand", "drawn-in-vain", "drawn-fits"}


def test_every_card_is_in_the_row_or_in_the_pile_or_refused() -> None:
    for position in walk(GAME, 1):
        ask = position.ask
        if ask is None or isinstance(ask, Lay | Drawn):
            continue
        there = ask.options if isinstance(ask, Choose) else tuple(ask.cards)  # type: ignore[attr-defined]
        for card in NAMES:
            why = refused(ask, card)
            assert (why is None) is (card in there)
            assert why is None or why.rule == ("draft.draft.face-up" if ask.name == "pick" else ask.rule)
        for word in WORDS:
            assert refused(ask, word) is not None


def test_each_refusal_has_its_sentence_in_both_languages() -> None:
    said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    codes: set[str] = set()
    for position in walk(GAME, 2):
        if isinstance(position.ask, Lay | Drawn):
            for word in WORDS:
                why = refused(position.ask, word)
                if why is not None and why.code != "barred":
                    codes.add(why.code)
                    for lang in LANGUAGES:
                        said[lang].add(GAME.text(lang).refusal(why))
    assert codes == {"not-in-hand", "drawn-in-vain", "drawn-fits"}
    assert all(sentence.endswith(".") for sentences in said.values() for sentence in sentences)
    assert not said["en"] & said["fr"]
