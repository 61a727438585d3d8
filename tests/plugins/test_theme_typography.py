"""The printer's eye: HTML in, HTML out."""

import re
from pathlib import Path

import pytest

from engine.words.fr.language import NARROW, WIDE
from engine.words.fr.language import french as engine_french
from site_plugins.theme.typography import typeset, typeset_text
from tests.conftest import ROOT


def french(html: str) -> str:
    """Set French text and show its no-break spaces as signs that can be read in a test."""
    return typeset(html, "fr").replace(WIDE, "~").replace(NARROW, "_")


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Vraiment ?", "Vraiment_?"),
        ("Vraiment?", "Vraiment_?"),
        ("Essai !", "Essai_!"),
        ("Quoi ?!", "Quoi_?!"),
        ("la main passe ; fin", "la main passe_; fin"),
        ("Voici : un dé", "Voici~: un dé"),
        ("Voici: un dé", "Voici~: un dé"),
        ("« sans bonus »", "«~sans bonus~»"),
        ("«sans bonus»", "«~sans bonus~»"),
        ('il dit "oui".', "il dit «~oui~»."),
        ("l'essai d'aujourd'hui", "l’essai d’aujourd’hui"),
        ("17 % des lancers", "17_% des lancers"),
        ("(5-3-Double!)", "(5-3-Double_!)"),
    ],
)
def test_french_spaces_and_quotes(plain: str, set_: str) -> None:
    assert french(f"<p>{plain}</p>") == f"<p>{set_}</p>"


@pytest.mark.parametrize("plain", ["12:30", "002:85-87", "https://exemple.test/a?b=1", "a ; b".replace(" ", NARROW, 1)])
def test_what_is_not_punctuation_stays(plain: str) -> None:
    assert typeset(f"<p>{plain}</p>", "fr") == f"<p>{plain}</p>"


def test_french_looks_across_inline_tags() -> None:
    assert french("<p><em>Non</em>; <b>si</b> : d'<em>accord</em>! « <i>mot</i> »</p>") == (
        "<p><em>Non</em>_; <b>si</b>~: d’<em>accord</em>_! «~<i>mot</i>~»</p>"
    )


def test_a_new_block_forgets_the_last_one() -> None:
    assert typeset('<p>word</p><p>"Go"</p>', "en") == "<p>word</p><p>“Go”</p>"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "html",
    [
        "<code>a: \"b\" ; 'c' !</code>",
        "<pre><code>if (x ? 'y' : 'z') ;</code></pre>",
        '<script>let a = "b";</script>',
        "<style>a { content: 'b' ; }</style>",
        '<svg><title>Essai !</title><text>"5"</text></svg>',
        '<a href="?a=1;b" title="L\'un : l\'autre ?" data-send=\'{"do":"roll"}\'>x</a>',
        '<!-- "note" : l\'une ! -->',
        "<p>a &lt; b &amp; c</p>",
        '<input value="a : b">',
    ],
)
def test_code_drawings_and_attributes_are_left_alone(html: str, language: str) -> None:
    assert typeset(html, language) == html


def test_text_after_code_is_set_again() -> None:
    assert french("<p><code>a;</code>; puis l'autre</p>") == "<p><code>a;</code>_; puis l’autre</p>"


def test_an_entity_is_not_a_semicolon() -> None:
    assert french("<p>R&amp;D&#8239;; fin</p>").startswith("<p>R&amp;D&#8239;")


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ('"It\'s a try," she said.', "“It’s a try,” she said."),
        ("the players' dice", "the players’ dice"),
        ("a 'knock-on'", "a ‘knock-on’"),
        ('(<em>"so"</em>)', "(<em>“so”</em>)"),
        ("say &quot;yes&quot;", "say “yes”"),
        ("What? No! Yes: it is; 17 %", "What? No! Yes: it is; 17 %"),
    ],
)
def test_english_quotes(plain: str, set_: str) -> None:
    assert typeset(f"<p>{plain}</p>", "en") == f"<p>{set_}</p>"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_setting_twice_changes_nothing(language: str) -> None:
    html = "<p>«a» \"b\" c'd : e ; <em>f</em> ! g? « <b>h</b> » 3 % 'i'</p>"
    once = typeset(html, language)
    assert typeset(once, language) == once


def test_plain_titles_are_set_too() -> None:
    assert typeset_text("L'essai : oui ou non ?", "fr") == f"L’essai{WIDE}: oui ou non{NARROW}?"


def test_a_throw_is_never_torn_apart() -> None:
    assert typeset("<td>5-3</td>", "en") == '<td><span class="ce-nb">5-3</span></td>'
    assert typeset("<p>a [5][3].</p>", "fr") == '<p>a <span class="ce-nb">[5][3]</span>.</p>'
    assert typeset('<span class="ce-nb">5-3</span>', "fr") == '<span class="ce-nb">5-3</span>'
    for whole in ("<code>5-3</code>", '<a title="5-3">x</a>', "<p>5-3-Double</p>", "<p>12-13</p>"):
        assert typeset(whole, "en") == whole


SENTENCES = [
    "Quoi ? « Oui » ; d'accord : 5 % !",
    "« Essai » : l'arbitre siffle ; qui engage ?",
    "Ce choix (« passer ») n'est plus possible !",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_pages_and_engine_set_a_sentence_alike(sentence: str) -> None:
    assert typeset_text(sentence, "fr") == engine_french(sentence)
    assert typeset_text(engine_french(sentence), "fr") == engine_french(sentence)


@pytest.mark.parametrize(
    "golden", sorted((ROOT / "tests" / "games" / "golden").glob("*.fr.txt")), ids=lambda file: file.stem
)
def test_a_page_leaves_what_the_engine_has_set_as_it_is(golden: Path) -> None:
    marks = f"[{WIDE}{NARROW}][:;?!»%]|«[{WIDE}{NARROW}]"
    # The lines of the sheet are the test's own, with a colon set as in English.
    told = [line for line in golden.read_text("utf-8").splitlines() if not line.startswith("|")]
    lines = [line for line in told if re.search(marks, line)]
    assert lines
    assert [typeset_text(line, "fr") for line in lines] == lines


def test_no_break_spaces_are_chosen_in_one_place() -> None:
    """Whoever writes the rule a second time will one day write it otherwise."""
    rule = re.compile(r"""\\u00a0[:»]|«\\u00a0|\\u202f[;?!]|\\u00a0\{mark|\\u202f\{mark""")
    homes = [ROOT / "engine", ROOT / "site_plugins"]
    found = [file for home in homes for file in sorted(home.rglob("*.py")) if rule.search(file.read_text("utf-8"))]
    assert not found
