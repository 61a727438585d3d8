"""Adding a language means one folder for the house and one for each game: proved with one that is thrown away."""

from __future__ import annotations

import json
import re

import pytest

from tests.contract.third_language import LANG, add_language, foreign
from tests.core.house_copy import Run, copy_to

CONTRACT = ("contract/test_sentences.py", "contract/test_house_words.py", "contract/test_words.py", "core/test_text.py")
RULE = re.compile(r"\b[a-z]+(\.[a-z0-9-]+)+|\b[a-z]+/r\d+")
"""The id of a rule or a ruling, which is the same in every language."""
LINE = re.compile(r"[a-z]+:\d+ \| .*")
"""A position as one line of text, which is the same in every language."""

PRINTED = {"no", "goal", "ap", "qd", "qt"}
"""What stands on cards and sheets themselves."""

pytestmark = pytest.mark.slow


def latin(text: str) -> list[str]:
    """The words of a text that have not been put into other letters; one letter is a sign."""
    return re.findall("[a-z]{2,}", text.lower())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A copy of the house that has one more language."""
    folder = tmp_path_factory.mktemp("house")
    run = copy_to(folder)
    add_language(folder)
    return run


def test_other_letters_for_words_and_none_for_fields() -> None:
    assert foreign("{seat} has {dice:count die/dice}.") == "{seat} зат {dice:count гид/гивд}."
    assert foreign("{a:max(b)|number}") == "{a:max(b)|number}"


def test_the_contract_of_words_holds(house: Run) -> None:
    told = house("-m", "pytest", "-q", "-m", "not slow", "-n", "0", *(f"tests/{file}" for file in CONTRACT))
    assert int(told.rpartition(" passed")[0].split()[-1]) > 150, told[-500:]


def test_whatever_is_seen_is_said_in_the_words_of_the_language(house: Run) -> None:
    told: dict[str, list[str]] = json.loads(house("-m", "tests.contract.third_language"))
    known = PRINTED | set(latin(" ".join(told.pop("names"))))
    wrong: list[str] = []
    for place, texts in told.items():
        assert any(re.search("[а-щ]", text) for text in texts), place
        for text in texts:
            if LINE.fullmatch(text):
                continue
            wrong += [f"{place}: “{word}” in “{text}”" for word in latin(RULE.sub("", text)) if word not in known]
    assert not wrong, f"not in {LANG}:\n" + "\n".join(dict.fromkeys(wrong))
