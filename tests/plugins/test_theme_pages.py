"""What the shell knows about pages, games, languages and files."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.languages import words
from site_plugins.live.widgets.drawing.emblems import emblem, games_with_emblem, logo_file, mark
from site_plugins.theme import fonts, pages, styles, trim
from site_plugins.theme.manifest import manifest

ROOT = Path(__file__).parents[2]
CSS = ROOT / "site_plugins" / "theme" / "css"
PACKAGES = ROOT / "node_modules"
LANGUAGES = {"en": "English", "fr": "Français"}
ENTRY: dict[str, Any] = {
    "id": "double",
    "open": True,
    "link": "double/index.md",
    "name": {"en": "Double", "fr": "Le double"},
}


def test_the_other_language_is_the_same_page() -> None:
    urls = {"en": "double/tries/", "fr": "fr/double/tries/"}
    found = pages.alternates(urls, LANGUAGES, "fr", {"en": "", "fr": "fr/"})
    assert [(other.language, other.url, other.current) for other in found] == [
        ("en", "double/tries/", False),
        ("fr", "fr/double/tries/", True),
    ]


def test_the_skip_link_is_the_browsers_own() -> None:
    assert pages.with_skip_link('<a href="#x" class="md-skip">') == '<a href="#x" class="md-skip" target="_self">'


def test_a_path_in_a_table_breaks_at_its_strokes_only() -> None:
    html = "<p><code>a/b.py</code></p><table><tr><td>in <code>a/b/c.py</code>, <code>d/</code></td></tr></table>"
    assert pages.with_folding_paths(html) == html.replace("a/b/c.py", "a/<wbr>b/<wbr>c.py")


def test_a_page_without_translation_leads_to_the_first_page() -> None:
    found = pages.alternates({"en": "x/"}, LANGUAGES, "en", {"en": "", "fr": "fr/"})
    assert found[1].url == "fr/"


def test_games_are_read_in_the_readers_language() -> None:
    closed = {**ENTRY, "id": "tomy", "open": False}
    double, tomy = pages.games([ENTRY, closed], "fr", {"double/index.md": "fr/double/"})
    assert (double.name, double.url, double.open) == ("Le double", "fr/double/", True)
    assert (tomy.url, tomy.open) == (None, False)


@pytest.mark.parametrize("entry", [{**ENTRY, "name": {"en": "Double"}}, {**ENTRY, "link": "lost.md"}])
def test_a_game_that_lacks_something_is_named(entry: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"double lacks .*'fr'"):
        pages.games([entry], "fr", {"double/index.md": "x"})


def test_pages_of_a_game_get_its_template_and_its_accent() -> None:
    assert pages.template_of({"game": "double"}, is_cover=False) == "game.html"
    assert pages.template_of({"game": "double"}, is_cover=True) == "cover.html"
    assert pages.template_of({"game": "double", "template": "x.html"}, is_cover=True) is None
    assert pages.template_of({}, is_cover=False) is None
    marked = pages.with_game('<div class="md-container" data-md-component="container"><p>', "double")
    assert marked == '<div class="md-container" data-md-component="container" data-game="double"><p>'


def test_every_drawing_is_sound_and_silent() -> None:
    assert {"double", "tomy", "draft", "scrumball", "flair"} == set(games_with_emblem())
    for drawing in [mark(), emblem("a-new-game"), *map(emblem, games_with_emblem())]:
        root = ElementTree.fromstring(drawing)
        assert root.get("aria-hidden") == "true"
        assert "style=" not in drawing
    icon = logo_file(die_fill="#fff", ink="#000", accent="#080")
    ElementTree.fromstring(icon)
    assert (ROOT / "docs" / "assets" / "favicon.svg").read_text(encoding="utf-8").startswith(icon[:60])


def test_the_manifest_is_relative_and_its_icons_exist() -> None:
    fields = json.loads(manifest(name="C", description="d", language="fr", colour="#fff", assets="../assets"))
    assert (fields["start_url"], fields["scope"], fields["lang"]) == ("./", "./", "fr")
    assert {icon["purpose"] for icon in fields["icons"]} == {"any", "maskable"}
    for icon in fields["icons"]:
        assert (ROOT / "docs" / icon["src"].removeprefix("../")).is_file()
    assert fields["shortcuts"] == []


def test_an_installed_book_has_its_games_at_hand() -> None:
    games = [("Les dés", "tomy/play/")]
    told = {"name": "C", "description": "d", "language": "fr", "colour": "#fff", "assets": "../assets"}
    (shortcut,) = json.loads(manifest(**told, games=games))["shortcuts"]
    assert (shortcut["name"], shortcut["url"]) == games[0]
    assert (ROOT / "docs" / shortcut["icons"][0]["src"].removeprefix("../")).is_file()


@pytest.mark.parametrize(
    ("uri", "dead"),
    [
        ("assets/stylesheets/main.57a0d79d.min.css", True),
        ("assets/javascripts/bundle.a5.min.js.map", True),
        ("assets/javascripts/lunr/min/lunr.de.min.js", True),
        ("assets/javascripts/lunr/tinyseg.js", True),
        ("assets/images/favicon.png", True),
        ("assets/javascripts/bundle.a5.min.js", False),
        ("assets/javascripts/workers/search.a7.min.js", True),
        ("assets/icon-192.png", False),
        ("double/index.en.md", False),
    ],
)
def test_only_what_is_asked_for_is_shipped(uri: str, dead: bool) -> None:
    assert trim.is_dead_weight(uri) is dead


def test_the_style_sheet_loses_its_idle_space_and_keeps_its_meaning() -> None:
    css = (
        '/* why */ a:hover , b > c { width : calc(1vw + 2px); content: "a ; b"; }\n@media (min-width: 1em) { a {b: c} }'
    )
    small = 'a:hover,b>c{width:calc(1vw + 2px);content:"a ; b"}@media(min-width:1em){a{b:c}}'
    assert styles.bundle(PACKAGES, [css])[1].strip() == small


def test_the_name_of_the_sheet_follows_its_content() -> None:
    (first, _), (second, _) = (styles.bundle(PACKAGES, [f"a{{b:{value}}}"]) for value in "cd")
    assert first != second
    assert re.fullmatch(r"book\.[0-9a-f]{10}\.css", first)


def test_the_sheets_are_all_joined_and_name_no_other_host() -> None:
    assert {path.stem for path in CSS.glob("*.css")} == {name for names in styles.ORDER.values() for name in names}
    content = styles.bundle(PACKAGES, styles.read_sheets(CSS))[1]
    assert "http:" not in content
    assert "https:" not in content
    assert len(content) < 40_000
    for font in fonts.FONTS:
        assert f"url({font.file})" in content


def test_a_page_fetches_one_sheet_for_all() -> None:
    html = (
        '<link rel="stylesheet" href="../assets/theme/book.1.css">\n'
        '  <link rel="stylesheet" href="../assets/a.css">\n<link rel="stylesheet" href="../assets/b.css">\n<p>'
    )
    assert styles.with_one_sheet(html, own="book.1.css", joined="book.2.css", dropped=["assets/a.css"]) == (
        '<link rel="stylesheet" href="../assets/theme/book.2.css">\n<link rel="stylesheet" href="../assets/b.css">\n<p>'
    )


@pytest.mark.parametrize(
    ("sheet", "can"),
    [
        ("a{b:c}", True),
        ('a{b:url("data:image/png;base64,x")}', True),
        ("a{fill:url(#x)}", True),
        ("a{b:url(c.png)}", False),
        ('@import "c.css";', False),
    ],
)
def test_a_sheet_that_names_its_neighbours_stays_where_it_is(sheet: str, can: bool) -> None:
    assert styles.can_join(sheet) is can


def test_fonts_that_are_not_installed_are_named(tmp_path: Path) -> None:
    assert len(fonts.missing(tmp_path)) == len(fonts.FONTS)


def test_both_languages_say_different_words() -> None:
    english, french = (words(lang).all("theme") for lang in ("en", "fr"))
    assert all(said != french[name] for name, said in english.items())
