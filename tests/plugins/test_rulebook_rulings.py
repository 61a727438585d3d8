"""The rulings as data and on their pages: one page for each game, and one for all with a form to find them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine.core.languages import LANGUAGES, words
from site_plugins.rulebook.check.decided_events import logged, ruled
from site_plugins.rulebook.check.whole_book import find_problems
from site_plugins.rulebook.extension import RulebookExtension
from site_plugins.rulebook.print.catalogue import catalogue
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.rulings import foreign
from site_plugins.rulebook.read.book import Book
from site_plugins.rulebook.read.rulings import STATUSES, read_rulings
from site_plugins.rulebook.read.topics import TOPIC_OF, TOPICS, topic_of
from tests.plugins.rulebook_tree import EXTRAS, FILES, REGLES, RULES, RULINGS, SITUATIONS, grow, text_of, to_html, tree

OTHERWISE = 'otherwise = [ { set = "easy=no", outcome = "missed" } ]'
CASE = 'cases = [ "a-throw", { situation = "an-ace", offered = ["keep"], barred = ["throw"] } ]\n'
REJECTED = """rejected = [
    { en = "A six scores: nothing says so.", fr = "Un six marque : rien ne le dit." },
]
"""
SWITCHED = f'switches = ["easy"]\n{OTHERWISE}\n'
HISTORY = 'history = [ { date = 2026-11-01, en = "Yes, it did.", fr = "Oui, il marquait." } ]\n'


def with_line(line: str) -> str:
    """The rulings of the toy game, with one more line."""
    return FILES[RULINGS] + line


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """The miniature book, its ruling with a case and a history."""
    return grow(tmp_path, {RULINGS: with_line(CASE + HISTORY)})


def entry(book: Book, lang: str = "en") -> ET.Element:
    """The ruling on the page of its game."""
    found = tree(to_html(book, FILES[EXTRAS], lang, "toy/extras/")).find(".//section[@data-ruling='toy/r1']")
    assert found is not None
    return found


def everything(book: Book, lang: str = "en") -> ET.Element:
    """The page of the rulings of all games."""
    from markdown import Markdown

    extension = RulebookExtension()
    extension.printed = PrintedPage(book, lang, "rulings/")
    return tree(Markdown(extensions=[extension, "toc"]).convert("# All\n\n/// all-rulings\n///\n"))


def test_a_book_with_cases_and_a_history_has_no_problem(book: Book) -> None:
    assert find_problems(book) == ()


WAYS = {
    "no situation": ('situation = "an-easy-throw"\n', "", "r1: no situation plays it"),
    "a situation about something else": (
        'rules = ["toy.toy.throw", "toy.toy.turn"]',
        'rules = ["toy.toy.take"]',
        "r1: its situation 'an-easy-throw' runs none of its rules",
    ),
    "no word about the other reading": (
        OTHERWISE,
        "",
        "r1: it does not say what comes of it when 'easy' is set otherwise",
    ),
    "another outcome of the other reading": (
        'outcome = "missed"',
        'outcome = "scored:1"',
        "r1: [an-easy-throw] with easy: its outcome is 'missed', not 'scored:1'",
    ),
    "another reading that is none": (
        'set = "easy=no", outcome = "missed"',
        'set = "easy=yes", outcome = "scored:0"',
        "r1: 'easy=yes' comes out no otherwise than by the ruling itself",
    ),
    "a house rule that is not the ruling's": (
        'set = "easy=no"',
        'set = "night=yes"',
        "r1: otherwise sets 'night', which is none of its switches",
    ),
    "a case that is not so": (
        OTHERWISE,
        f"{OTHERWISE}\ncases = [ {{ asked = 1 }} ]",
        "r1: [an-easy-throw]: asked is seat 0, not seat 1",
    ),
    "a case of no situation": (OTHERWISE, f'{OTHERWISE}\ncases = ["gone"]', "r1: there is no situation 'gone'"),
    "a house rule and no rejected reading": (
        REJECTED,
        "",
        "r1: 'easy' is a house rule, so it is a ruling, and needs a rejected reading",
    ),
    "a reading that nothing speaks against": (
        "A six scores: nothing says so.",
        "A six scores.",
        "r1: a rejected reading says nothing against itself after a colon: 'A six scores.'",
    ),
    "an event that nobody logs": (
        OTHERWISE,
        f'{OTHERWISE}\nevents = ["sung"]',
        "r1: no situation logs the event 'sung' of its rules",
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_each_way_in_which_a_ruling_does_not_stand_is_told(tmp_path: Path, way: str) -> None:
    old, new, reason = WAYS[way]
    assert FILES[RULINGS].count(old) == 1
    found = [str(problem) for problem in find_problems(grow(tmp_path, {RULINGS: FILES[RULINGS].replace(old, new)}))]
    assert f"{RULINGS}:1: {reason}" in found


def note(*changes: tuple[str, str]) -> str:
    """The toy's ruling as a note: nothing is turned down, and no house rule turns it round."""
    text = FILES[RULINGS]
    for old, new in ((REJECTED, ""), (SWITCHED, ""), *changes):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


NO_NOTE: dict[str, tuple[tuple[str, str], str]] = {
    "the law decides": (
        ('status = "text"', 'status = "law"'),
        "what decides it is 'law' and not the text, so it is a ruling, and needs a rejected reading",
    ),
    "decided otherwise before": (
        ("date = 2026-11-16\n", f"date = 2026-11-16\n{HISTORY}"),
        "it was decided otherwise before, so it is a ruling, and needs a rejected reading",
    ),
    "decides an event": (
        ("date = 2026-11-16\n", 'date = 2026-11-16\nevents = ["scored"]\n'),
        "it has no rejected reading, so it is a note, and a note decides no events",
    ),
    "no lines": (
        ('source = "009:8"\n', ""),
        "it has no rejected reading, so it is a note, and a note says in which lines the text says so",
    ),
}


@pytest.mark.parametrize("way", NO_NOTE)
def test_what_is_neither_a_ruling_nor_a_note_is_told(tmp_path: Path, way: str) -> None:
    change, reason = NO_NOTE[way]
    found = [str(problem) for problem in find_problems(grow(tmp_path, {RULINGS: note(change)}))]
    assert f"{RULINGS}:1: r1: {reason}" in found


def test_a_rule_whose_badge_says_text_names_its_lines(tmp_path: Path) -> None:
    lines = "    source: 009:4\n"
    files: dict[str, str | None] = {file: FILES[file].replace(lines, "", 1) for file in (RULES, REGLES)}
    found = [problem.reason for problem in find_problems(grow(tmp_path, files))]
    assert "toy.toy.take: its badge says that the text says so, and it names no line" in found


def test_a_note_gives_no_badge_decides_nothing_and_stands_below_the_rulings(tmp_path: Path) -> None:
    second = note().replace("[r1]", "[r2]")
    both = grow(tmp_path, {RULINGS: f"{FILES[RULINGS]}\n{second}"})
    alone = grow(tmp_path / "alone", {RULINGS: note()})
    assert both.games["toy"].rulings["r2"].kind == "note"
    page = tree(to_html(alone, FILES[RULES]))
    assert {badge.get("data-kind") for badge in page.findall(".//span[@class='ce-badge']")} == {"text"}
    folded = page.find(".//details[@class='ce-ruling']")
    assert folded is not None
    assert text_of(folded).startswith("Note 1 Does a six score?")
    assert "Decided" not in text_of(folded)
    headed = [(one.tag, one.get("id")) for one in tree(to_html(both, FILES[EXTRAS], url="toy/extras/")).iter()]
    assert [one for one in headed if one[1] in {"r1", "notes", "r2"}] == [("h2", "r1"), ("h2", "notes"), ("h3", "r2")]
    articles = everything(both).iter("article")
    verdicts = [(one.get("id"), one.get("data-kind"), one.get("data-status")) for one in articles]
    assert verdicts == [("toy/r1", "ruling", "text"), ("toy/r2", "note", None)]
    counts = catalogue(both)["counts"]
    assert (counts["rulings"], counts["notes"]) == (1, 1)
    rule = next(rule for rule in catalogue(both)["rules"] if rule["id"] == "toy.toy.throw")
    assert (rule["kind"], rule["rulings"], rule["notes"]) == ("ruling", ["toy/r1"], ["toy/r2"])
    shelved = both.games["toy"]
    own = shelved.rulings.values()
    decide = ruled(own, logged(shelved.game, shelved.situations, own))
    assert {id_ for ids in decide.values() for id_ in ids} == {"r1"}


def test_an_engine_that_plays_otherwise_is_told_with_the_ruling(tmp_path: Path) -> None:
    """The same as if a rule had changed: the situation no longer comes out as the ruling says."""
    changed = FILES[SITUATIONS].replace(
        'example = ["16"]\noutcome = "scored:0"', 'example = ["12"]\noutcome = "scored:0"'
    )
    found = [str(problem) for problem in find_problems(grow(tmp_path, {SITUATIONS: changed}))]
    assert f"{RULINGS}:1: r1: its outcome is 'missed', not 'scored:0'" in found


def test_a_line_of_the_log_with_too_many_rulings_is_told(tmp_path: Path) -> None:
    more = "".join(FILES[RULINGS].replace("[r1]", f"[r{number}]") for number in (1, 2, 3))
    found = [problem.reason for problem in find_problems(grow(tmp_path, {RULINGS: more}))]
    assert any(reason.startswith("r1, r2, r3 all decide") for reason in found)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("cases = 3\n", "cases is no list of cases"),
        ("cases = [3]\n", "cases holds 3, which is no case"),
        ('cases = [ { outcom = "missed" } ]\n', "a case of cases has no field 'outcom'"),
        ("cases = [ { outcome = 3 } ]\n", "outcome of a case of cases is a int"),
        ("cases = [ { state = { turns = 1 } } ]\n", "a case of cases claims nothing"),
        ('cases = [ { example = ["11"] } ]\n', "a case of cases has an example and no outcome"),
        ("history = 3\n", "history is no list of { date = …, en = …, fr = … }"),
        ('history = [ { en = "Yes.", fr = "Oui." } ]\n', "history has an entry without a date"),
        ('history = [ { date = 2026-11-01, en = "Yes." } ]\n', "history is not said in 'fr'"),
        ('events = "scored"\n', "events is no list of texts"),
        ('topic = "weather"\n', "topic 'weather' is none of kick-off, scrum,"),
    ],
)
def test_a_mistake_in_the_new_fields_is_told_with_its_line(line: str, problem: str) -> None:
    _, problems = read_rulings("toy", RULINGS, with_line(line))
    where = len(with_line(line).splitlines())
    assert any(str(one).startswith(f"{RULINGS}:{where}: {problem}") for one in problems), problems


def test_a_ruling_of_a_game_that_has_no_topics_yet_names_its_own() -> None:
    plain, _ = read_rulings("toy", RULINGS, FILES[RULINGS])
    named, problems = read_rulings("toy", RULINGS, with_line('topic = "dice"\n'))
    assert not problems
    assert (plain["r1"].topic, named["r1"].topic) == ("", "dice")


def test_otherwise_sets_a_house_rule() -> None:
    _, problems = read_rulings("toy", RULINGS, FILES[RULINGS].replace('set = "easy=no", ', ""))
    assert [problem.reason for problem in problems] == ["a case of otherwise sets no house rule"]


def test_an_entry_tells_what_comes_otherwise_what_was_before_and_how_to_find_it(book: Book) -> None:
    said = text_of(entry(book))
    assert "no. Then the same situation comes out differently: Camille misses." in said
    assert "Other cases: A throw" in said
    assert "Decided before: 1 November 2026. Yes, it did." in said
    names = entry(book).find(".//p[@class='ce-ruling__names']")
    assert names is not None
    assert names.findtext("code") == "toy/r1"
    other = names.find("span")
    assert other is not None
    assert other.get("lang") == "fr"
    assert "Un six marque-t-il\u202f?" in "".join(other.itertext())
    assert "Does a six score" in text_of(entry(book, "fr").find(".//span[@lang='en']"))


def test_the_page_of_all_rulings_is_whole_without_a_script(book: Book) -> None:
    page = everything(book)
    assert [heading.get("id") for heading in page.iter("h2")] == ["toy"]
    (verdict,) = page.iter("article")
    assert verdict.get("id") == "toy/r1"
    assert (verdict.get("data-status"), verdict.find(".//time").get("datetime")) == ("text", "2026-11-16")  # type: ignore[union-attr]
    assert text_of(verdict) == "toy/r1 text 16 November 2026 Does a six score? No."
    assert [link.get("href") for link in verdict.iter("a")] == ["#toy/r1", "../toy/extras/#r1"]
    form = page.find(".//form")
    assert form is not None
    assert form.get("hidden") is not None
    assert [field.get("name") for field in form.iter() if field.get("name")] == [
        "q",
        "game",
        "topic",
        "kind",
        "status",
        "since",
    ]
    assert [option.get("value") for option in form.findall(".//select[@name='game']/option")] == ["", "toy"]
    assert page.find(".//script") is None


def test_the_data_of_the_book_counts_the_rulings_that_are_played(book: Book) -> None:
    whole = catalogue(book)
    assert (whole["counts"]["rulings"], whole["counts"]["rulings_with_situation"]) == (1, 1)
    assert whole["counts"]["rejected_readings_played"] == 1
    (ruling,) = whole["rulings"]
    assert (ruling["id"], ruling["events"]) == ("toy/r1", None)
    assert ruling["history"] == [{"date": "2026-11-01", "en": "Yes, it did.", "fr": "Oui, il marquait."}]


def test_topics_follow_from_the_longest_beginning_of_a_rule() -> None:
    assert topic_of("scrumball.kicks.ground") == "kicks"
    assert topic_of("scrumball.kicks.drop-charged") == "drop"
    assert topic_of("scrumball.kicksoff.drop") == ""
    assert set(TOPIC_OF.values()) == set(TOPICS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_status_and_topic_has_its_name(lang: str) -> None:
    assert set(words(lang).all("book.rulings.statuses")) == set(words(lang).all("book.statuses")) == set(STATUSES)
    assert set(words(lang).all("book.topics")) == set(TOPICS)


def test_a_foreign_sentence_keeps_its_own_spaces() -> None:
    """On a French page the typography would set a space before the mark of an English question."""
    from site_plugins.theme.typography import typeset_text

    assert typeset_text(foreign("Who kicks off?", "en"), "fr").replace("\u2060", "") == "Who kicks off?"
    assert foreign("Qui engage ?", "fr") == "Qui engage\u202f?"
