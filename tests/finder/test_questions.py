"""The finder answers what people ask: the list of questions, and what nobody should ask."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.games import SHELF
from tests.finder.finding import Question, answers, ids, indexes, questions

FIRST, THREE = 0.85, 0.97
"""The right answer first, and among the first three, of the questions of each language."""
LATE = [
    ("sixth", 80, 0.80, 0.95),
    ("seventh", 60, 0.85, 0.97),
    ("eighth", 60, 0.75, 0.90),
    ("ninth", 60, 0.80, 0.95),
    ("tenth", 60, 0.80, 0.90),
    ("twelfth", 30, 0.70, 0.90),
]
"""The sets that were answered once before the finder knew them: how many at least, and what they must reach now.
What they reached at first is told in decisions.md."""
HELD = ("held", 60, 0.78, 0.91)
"""The set for which nothing was ever changed: what a new question gets. It is close to what was measured."""
MOST_LOOKS = 250
"""So often may one question look something up in the index, however long it is."""


@pytest.fixture(scope="module")
def asked() -> list[tuple[Question, list[str]]]:
    """Every question with what is found for it."""
    every = questions()
    found = answers([{"lang": one.lang, "ask": one.ask, "on": one.on} for one in every])
    return [(one, [hit["id"] for hit in said["hits"]]) for one, said in zip(every, found, strict=True)]


def rank(question: Question, found: list[str]) -> int:
    """The place of the first right answer, from 1; 0 if there is none."""
    return next((place for place, id_ in enumerate(found, 1) if id_ in question.right), 0)


def _answered(asked: list[tuple[Question, list[str]]], least_first: float, least_three: float) -> None:
    """So many of these have a right answer first, and so many among three; what falls short is named."""
    own = [(one, found, rank(one, found)) for one, found in asked]
    first = sum(place == 1 for _, _, place in own) / len(own)
    three = sum(1 <= place <= 3 for _, _, place in own) / len(own)
    misses = [
        f"{place or '-'} {one.on or '*'}: {one.ask} → {', '.join(found[:3])}"
        for one, found, place in own
        if place != 1 and one.set != HELD[0]
    ]
    said = "\n".join([f"{len(own)} questions, first {first:.1%}, among three {three:.1%}", *misses])
    print(said)
    assert first >= least_first, said
    assert three >= least_three, said


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_are_answered_at_the_first_try(lang: str, asked: list[tuple[Question, list[str]]]) -> None:
    _answered([(one, found) for one, found in asked if one.lang == lang], FIRST, THREE)


@pytest.mark.parametrize(("late", "least", "first", "three"), LATE)
def test_the_questions_that_were_written_late_are_answered_too(
    asked: list[tuple[Question, list[str]]], late: str, least: int, first: float, three: float
) -> None:
    own = [(one, found) for one, found in asked if one.set == late]
    assert len(own) >= least
    _answered(own, first, three)


def test_new_questions_get_what_the_book_says(asked: list[tuple[Question, list[str]]]) -> None:
    """What is missed is not named: whoever looked at it would tune the finder on it."""
    late, least, first, three = HELD
    places = [rank(one, found) for one, found in asked if one.set == late]
    assert len(places) >= least
    reached = sum(place == 1 for place in places) / len(places), sum(1 <= place <= 3 for place in places) / len(places)
    print(f"{len(places)} held out, first {reached[0]:.1%}, among three {reached[1]:.1%}")
    assert reached[0] >= first, reached
    assert reached[1] >= three, reached


def test_the_list_is_one_of_real_questions() -> None:
    """Enough of them, over all games and both languages; every answer exists, and none is asked twice."""
    every = questions()
    assert len(every) >= 750
    assert len({(one.lang, one.ask, one.on) for one in every}) == len(every)
    known = {row[0] for row in indexes()["en"]["documents"]}
    assert [one for one in every if not one.right] == []
    by_game: Counter[str] = Counter()
    for one in every:
        real = [id_ for id_ in one.right if id_ in known]
        assert real, one
        by_game[one.on or real[0].replace("/", ".").partition(".")[0]] += 1
    assert all(by_game[game] >= 20 for game in SHELF), by_game
    whole = [one for one in every if len(one.ask.split()) >= 4]
    assert len(whole) >= len(every) / 2


def test_no_question_of_the_list_stands_in_the_index() -> None:
    """The index knows other words for things; it does not know the answers."""
    for lang, index in indexes().items():
        said = {
            form.casefold() for forms, *_ in index["means"] for form in ([forms] if isinstance(forms, str) else forms)
        }
        said |= {part.casefold() for parts in index["said"].values() for part in parts.split(", ")}
        whole = [one.ask for one in questions() if one.lang == lang and len(one.ask.split()) >= 4]
        assert [ask for ask in whole if ask.casefold() in said] == []


@pytest.mark.parametrize(
    ("lang", "typed", "alike"),
    [
        ("fr", "melee", "mêlée"),
        ("fr", "PÉNALITÉ", "penalite"),
        ("fr", "en avant", "en-avant"),
        ("en", "lineout", "line-out"),
        ("en", "line out", "line-out"),
        ("en", "knockon", "knock-on"),
        ("en", "knock on", "knock-on"),
        ("en", "drop out", "drop-out"),
        ("en", "6-6", "double six"),
        ("en", "6 all", "[6][6]"),
        ("en", "tackles", "tackle"),
        ("fr", "les plaquages", "plaquage"),
        ("fr", "l’essai", "essai"),
        ("en", "what is a scrum?", "scrum"),
        ("fr", "c'est quoi une mêlée ?", "mêlée"),
    ],
)
def test_writing_does_not_matter(lang: str, typed: str, alike: str) -> None:
    one, other = answers(
        [{"lang": lang, "ask": f"{typed} ", "on": "flair"}, {"lang": lang, "ask": f"{alike} ", "on": "flair"}]
    )
    assert one["hits"]
    assert [hit["id"] for hit in one["hits"]][:2] == [hit["id"] for hit in other["hits"]][:2]


@pytest.mark.parametrize(
    ("lang", "typed", "wanted"),
    [
        ("en", "mêlée", "scrumball/scrum/"),
        ("fr", "scrum", "scrumball/scrum/"),
        ("fr", "lineout", "scrumball/lineout/"),
        ("fr", "placage", "scrumball/tackle/"),
        ("en", "plaquage", "scrumball/tackle/"),
        ("en", "intercepton", "scrumball.tackle.interception"),
        ("fr", "remplacment", "scrumball.renewal.substitution"),
        ("en", "substit", "scrumball.renewal.substitution"),
    ],
)
def test_other_words_other_languages_and_slips_of_the_pen_lead_there(lang: str, typed: str, wanted: str) -> None:
    assert wanted in ids(lang, typed, on="scrumball")[:3]


@pytest.mark.parametrize(
    ("lang", "slip", "meant"),
    [
        ("en", "intensity of a tacle", "intensity of a tackle"),
        ("en", "duoble 6 scrm", "double 6 scrum"),
        ("fr", "plaqage intensité 6", "plaquage intensité 6"),
        ("fr", "penalité a la mian", "pénalité à la main"),
    ],
)
def test_a_slip_is_read_as_the_word_that_was_meant(lang: str, slip: str, meant: str) -> None:
    """Dice, phrases and titles are found in it as well."""
    assert ids(lang, f"{slip} ", on="scrumball")[:3] == ids(lang, f"{meant} ", on="scrumball")[:3]


@pytest.mark.parametrize(("lang", "typed"), [("en", "plaquage en avant melee"), ("fr", "knock on tackle scrum")])
def test_words_of_the_other_language_are_no_slips(lang: str, typed: str) -> None:
    assert ids(lang, typed, on="scrumball")


def test_what_stands_open_or_unmatched_is_no_trouble() -> None:
    for typed in ('"scrum', "(scrum", "scrum*", "[6][6", "«\u00a0mêlée", "scrum \\", "{{ scrum }}", "<b>scrum"):
        assert ids("en", typed, on="scrumball"), typed


@pytest.mark.parametrize(
    ("lang", "typed", "wanted"),
    [
        ("en", "do i have to play a card if i can", "draft.laying.forced"),
        ("fr", "faut il jouer si on peut", "draft.laying.forced"),
    ],
)
def test_words_that_say_nothing_one_by_one_may_say_something_together(lang: str, typed: str, wanted: str) -> None:
    assert wanted in ids(lang, typed, on="draft")[:3]


def test_the_game_of_the_question_counts_most_then_that_of_the_page() -> None:
    def game(ask: str, **where: Any) -> str:
        return ids("en", ask, **where)[0].replace("/", ".").partition(".")[0]

    assert game("scrum", on="flair") == "flair"
    assert game("scrum", on="scrumball") == "scrumball"
    assert game("Scrumball: scrum", on="flair") == "scrumball"
    assert game("5-3-Double! penalty", on="flair") == "double"
    assert game("tomy penalty", on="double") == "tomy"
    assert ids("en", "flair")[0] == "flair/"
    assert ids("en", "5-3-Double!")[0] == "double/"


def test_an_id_is_found_by_itself() -> None:
    assert ids("en", "double.penalty.kick")[0] == "double.penalty.kick"
    assert ids("fr", "flair/r25")[0] == "flair/r25"
    assert ids("en", "r25", on="flair")[0] == "flair/r25"
    (found,) = answers([{"lang": "en", "ask": "r25"}])
    assert found["byId"] == sum(row[0].endswith("/r25") for row in indexes()["en"]["documents"]) > 1


def test_rules_and_rulings_come_before_pages_for_contributors() -> None:
    (found,) = answers([{"lang": "en", "ask": "rule", "most": 500}])
    kinds = [hit["kind"] for hit in found["hits"]]
    assert "workshop" not in kinds[:10]
    assert ids("en", "add a ruling")[0].startswith("contributing/add-a-ruling/")


def test_a_box_may_ask_for_some_kinds_only() -> None:
    (found,) = answers([{"lang": "en", "ask": "scrum", "kinds": ["moment", "ruling"], "first": "moment", "most": 5}])
    assert {hit["kind"] for hit in found["hits"]} <= {"moment", "ruling"}
    assert found["hits"][0]["kind"] == "moment"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["the of what is it", "que est ce le la de", "?!…", "who", "qui"])
def test_words_that_say_nothing_find_nothing(lang: str, typed: str) -> None:
    (found,) = answers([{"lang": lang, "ask": typed}])
    known = {"en": {"the of what is it", "who"}, "fr": {"que est ce le la de", "qui"}}
    if typed in known[lang] or not any(letter.isalpha() for letter in typed):
        assert (found["why"], found["hits"]) == ("vague", [])


def test_nothing_typed_is_no_question() -> None:
    assert [found["why"] for found in answers([{"lang": "en", "ask": text} for text in ("", "  \n")])] == [
        "empty",
        "empty",
    ]


@pytest.mark.parametrize(
    "typed",
    [
        "scrum " * 2000,
        "x" * 10_000,
        "5-3 " * 2500,
        "a-" * 5000,
        "<script>alert(1)</script> " * 400,
        "é" * 10_000,
        "l'" * 5000,
        "1 " * 5000,
        "\u0000\uffff\ud7ff" * 3000,
    ],
)
def test_a_question_of_ten_thousand_letters_is_cut_and_costs_little(typed: str) -> None:
    (found,) = answers([{"lang": "fr", "ask": typed}])
    assert found["cut"]
    assert found["looked"] <= MOST_LOOKS
    (short,) = answers([{"lang": "fr", "ask": typed[:300]}])
    assert not short["cut"]
    assert [hit["id"] for hit in short["hits"]] == [hit["id"] for hit in found["hits"]]
