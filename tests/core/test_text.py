"""Words: both languages say the same things, and every refusal has its sentence."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.catalogue import read
from engine.core.languages import LANGUAGES, words
from engine.core.phrases import fill
from engine.core.refusal import Refusal
from engine.core.text import method
from engine.words.fr.language import french
from tests.core.toy import GAME

ENGINE = Path(inspect.getfile(Refusal)).parents[1]
FACTS = {"number": 2, "total": 3, "given": 1, "dice": 2, "sides": 6, "face": 9, "count": 2, "line": 4} | {
    "matches": 0,
    "most": 3,
}


def refusals() -> list[tuple[str, frozenset[str]]]:
    """Every `Refusal("code", …, fact=…)` written in the core and the command line, with the facts that it gives."""
    found = set()
    places = ("*.py", "core/*.py", "cli/*.py", "match/*.py", "bots/*.py", "games/__init__.py")
    for file in (file for place in places for file in ENGINE.glob(place)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[0], ast.Constant)
                found.add((str(node.args[0].value), frozenset(word.arg for word in node.keywords if word.arg)))
    return sorted(found, key=str)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), refusals())
def test_every_refusal_has_its_sentence(lang: str, code: str, facts: frozenset[str]) -> None:
    data: dict[str, Any] = {fact: FACTS.get(fact, ("one", "two")) for fact in facts}
    if "why" in facts:
        data["why"] = Refusal("over")
    told = words(lang).refusal(Refusal(code, **data))
    assert f"({code})" not in told
    assert told.endswith(".")


def test_every_sentence_is_one_that_something_is_refused_with() -> None:
    source = "".join(file.read_text("utf-8") for file in ENGINE.rglob("*.py"))
    for lang in LANGUAGES:
        codes = set(read(f"engine.words.{lang}", "core")["refusals"]) - {"unknown"}
        surplus = [code for code in codes if f'"{code}"' not in source]
        assert not surplus, f"engine/words/{lang}/core.toml: nothing is refused with {', '.join(surplus)}"


def test_a_sentence_may_depend_on_a_number() -> None:
    say = words("en")
    assert say("core.still-plays", total=1).startswith("Its one answer")
    assert say("core.still-plays", total=3).startswith("All its 3 answers")
    assert words("fr")("core.still-plays", total=1).startswith("Son unique réponse")


def test_a_filter_takes_facts_and_words() -> None:
    say = words("en")
    assert fill("{n:count die/dice}, {n:plural a #/# more}", say, {"n": 2}.__getitem__) == "2 dice, 2 more"
    assert fill("{value:choose “#” is wrong/missing}", say, {"value": ""}.__getitem__) == "missing"
    assert fill("{value:choose “#” is wrong/missing}", say, {"value": "x"}.__getitem__) == "“x” is wrong"
    assert fill("{low:max(high)}", say, {"low": 2, "high": 5}.__getitem__) == "5"
    assert words("fr").quoted(["a", "b"]) == "« a » et « b »"


def test_a_reason_without_sentence_still_says_something() -> None:
    assert words("en").refusal(Refusal("odd-reason")) == "That is not possible (odd-reason)."
    assert words("fr").refusal(Refusal("odd-reason")) == "Ce n’est pas possible (odd-reason)."


def test_lists_read_as_sentences() -> None:
    assert [words("en").joined("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert [words("fr").joined("abc"[:n]) for n in range(4)] == ["", "a", "a et b", "a, b et c"]
    assert words("en").either(["a", "b", "c"]) == "a, b or c"
    assert words("fr").either(["a", "b", "c"]) == "a, b ou c"


def test_numbers_take_their_plural() -> None:
    assert [words("en").count(n, "point", "points") for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [words("fr").count(n, "point", "points") for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


@pytest.mark.parametrize(
    ("share", "en", "fr"),
    [
        (0.5, "50%", "50\u202f%"),
        (1 / 6, "17%", "17\u202f%"),
        (0.004, "0.4%", "0,4\u202f%"),
        (0.0001, "under 0.1%", "moins de 0,1\u202f%"),
        (0, "0%", "0\u202f%"),
        (1, "100%", "100\u202f%"),
    ],
)
def test_shares_are_for_people(share: float, en: str, fr: str) -> None:
    assert words("en").percent(share) == en
    assert words("fr").percent(share) == fr


def test_french_spaces_do_not_break() -> None:
    assert french("Quoi ? « Oui » ; d'accord : 5 % !") == (
        "Quoi\u202f? «\u00a0Oui\u00a0»\u202f; d’accord\u00a0: 5\u202f%\u202f!"
    )


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        words("de")


def test_a_game_speaks_of_its_players() -> None:
    text = GAME.text("en", ("Zoé", "Ömer"))
    assert text.event(("toy.toy.throw", "scored", 1)) == "Ömer scores."
    assert text.other(1) == "Zoé"
    assert text.outcome("missed+scored:1+?what") == "a miss, a point for Ömer, then a choice"
    with pytest.raises(AttributeError):
        text.event(("toy.toy.throw", "flew", 1))
    assert method("fifty-twenty-two") == "fifty_twenty_two"


def test_an_option_may_have_words_of_its_own_in_a_question() -> None:
    ask = GAME.plays["turn"](GAME.new({"easy": "no"}))
    next(ask)
    what = ask.send("king")
    assert isinstance(what, Choose)
    text = GAME.text("en")
    assert [text.option(what, option) for option in what.options] == ["Keep", "Throw for it"]
    assert text.barred(what, "throw") == "an ace is kept"
