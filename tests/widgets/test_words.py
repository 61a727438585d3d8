"""Both languages say everything, and the page's script gets its words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine import games
from engine.core.languages import LANGUAGES, words
from engine.core.refusal import Refusal
from site_plugins.live.head import page_words
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.page.view import View, look
from site_plugins.live.widgets.situation.odds import chance, in_words, shortened

NEEDED = [
    *("progress_unread", "progress_not_kept", "progress_lost", "rule_weak"),
    *("why_shut", "term_page", "why_page", "why_lost"),
    *("loading", "failed", "failed_start", "retry", "slow", "stop", "working", "too_much", "link_too_much"),
    *("begun_anew", "part_missing", "copied", "copy_failed", "offline_ready", "keep_book", "keeping_book", "book_lost"),
    *("new_version", "link_lost", "not_kept", "not_saved", "other_tab", "forgotten"),
]


def view(lang: str = "en", situation: str = "first-throw") -> View:
    """Some view."""
    shown = games.situation("double", situation)
    return look(spec_of(shown, lang, "./"), shown.begin(games.load("double")), floor=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gets_every_word_it_needs(lang: str) -> None:
    """French has its spaces; that no sentence is missing, the contract of the words looks after."""
    for word in page_words(lang).values():
        assert word.strip()
        if lang == "fr":
            assert not any(f" {mark}" in word for mark in ":;?!»")
        assert "'" not in word
    assert list(page_words(lang)) == NEEDED


def test_the_languages_differ() -> None:
    """Nothing was left untranslated in the page's words."""
    assert all(page_words("en")[key] != page_words("fr")[key] for key in NEEDED)


def test_other_languages_are_refused() -> None:
    """There is no silent fallback."""
    with pytest.raises(Refusal, match="language-unknown"):
        words("de")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(1), "always"),
        (Fraction(1, 2), "1 in 2 (50%)"),
        (Fraction(5, 6), "5 in 6 (83%)"),
        (Fraction(1, 6), "1 in 6 (17%)"),
        (Fraction(5, 12), "5 in 12 (42%)"),
        (Fraction(7, 18), "about 2 in 5 (39%)"),
        (Fraction(1, 18), "1 in 18 (6%)"),
        (Fraction(5, 108), "about 1 in 22 (5%)"),
        (Fraction(1, 1296), "1 in 1296 (under 0.1%)"),
        (Fraction(35, 36), "35 in 36 (97%)"),
        (Fraction(97, 100), "about 32 in 33 (97%)"),
    ],
)
def test_chances_for_people(share: Fraction, said: str) -> None:
    """`about` stands only where it is about."""
    assert in_words(view(), share) == said


def test_chances_in_french() -> None:
    """With the French sign."""
    assert in_words(view("fr"), Fraction(7, 18)) == "environ 2 sur 5 (39\u202f%)"
    assert chance(view("fr"), Fraction(1)) == "toujours"


def test_many_outcomes_are_gathered() -> None:
    """A whole throw has more outcomes than a glance takes in: headlines stand for them, and nothing is lost."""
    seen = view()
    exact = seen.odds().outcomes
    assert len(exact) > 8
    short = shortened(seen, exact)
    assert len(short) <= 8
    assert sum(short.values()) == 1


def test_outcomes_without_headlines_are_gathered_under_the_rest() -> None:
    """Where no headline helps, the seven most likely stand and the rest is one line."""
    seen = view()
    many = {f"o{n}": Fraction(n, 55) for n in range(1, 11)}
    short = shortened(seen, many)
    assert list(short) == ["o10", "o4", "o5", "o6", "o7", "o8", "o9", ""]
    assert short[""] == Fraction(6, 55)
