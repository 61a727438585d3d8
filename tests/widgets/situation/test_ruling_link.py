"""At the event that a ruling decided: a small sign in the log leads to it."""

from __future__ import annotations

from engine.core.languages import LANGUAGES, words
from engine.games import SHELF
from site_plugins.live.widgets.situation.first_frame import first_frame
from site_plugins.rulebook.check.decided_events import decided, for_the_browser
from tests.widgets.reader import Element, Reader, by_class, still, text, tree


def test_the_browser_gets_what_the_rulings_say() -> None:
    """The module that the build makes for it is what is found here by playing."""
    made: dict[str, object] = {}
    (module,) = for_the_browser().values()
    exec(module, made)
    assert made["DECIDED"] == {game: decided(game) for game in SHELF}
    assert decided("double")[0]["doubles.drop/drop-blocked"] == "r19"
    assert decided("double")[1]["r7"] == "hand-kept"


def marks(root: Element) -> list[tuple[str, str]]:
    """The signs of a frame: what each says, and where it leads."""
    return [(text(one), one.get("href", "")) for one in by_class(root, "ce-ruled")]


def test_an_interception_leads_to_the_rulings_that_decided_it() -> None:
    (example,) = by_class(still("flair", "interception-try"), "ce-example")
    # Note 20 says what follows; it has decided nothing, and has no sign.
    assert marks(example) == [("r19 ruling", "../flair/rulings/#r19")]
    (line,) = [line for line in example.iter("li") if by_class(line, "ce-ruled")]
    assert text(line).startswith("A double: Sacha intercepts and runs 50 m")
    # The sentence with its rule stays one whole; the ruling comes after it.
    assert [one.get("class") for one in line[0]] == ["ce-mark"]


def test_in_french_it_is_called_a_decision_and_leads_to_the_french_page() -> None:
    root = tree(first_frame("flair", "interception-try", "fr", ".."))
    assert marks(root)[0] == ("r19 décision", "../fr/flair/rulings/#r19")


def test_a_house_rule_that_turns_a_ruling_takes_its_sign_away() -> None:
    """The table plays the other reading of r19, which then decides nothing."""
    (example,) = by_class(still("flair", "interception-metres"), "ce-example")
    assert marks(example) == []


def test_a_line_that_no_ruling_decided_bears_no_sign() -> None:
    reader = Reader("penalty-kick")
    reader.open()
    assert marks(reader.throw(2)) == []


def test_the_sign_has_a_name_in_every_language() -> None:
    assert len({words(lang)("widgets.ruling") for lang in LANGUAGES}) == len(LANGUAGES)
