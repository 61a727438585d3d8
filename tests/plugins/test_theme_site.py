"""A small site in two languages, built by MkDocs with the real templates: Markdown in, pages out."""

import json
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from site_plugins.theme.policy import inline_scripts, source_hash

ROOT = Path(__file__).parents[2]
CONFIG = f"""
site_name: Coup d’envoi
site_description: A small site
site_url: https://example.test/sub/
strict: true
theme:
  name: material
  custom_dir: {ROOT}/site_plugins/theme/templates
  language: en
  font: false
  favicon: assets/favicon.svg
  features: [navigation.instant, navigation.indexes]
  palette:
    - {{media: "(prefers-color-scheme)", scheme: default}}
    - {{media: "(prefers-color-scheme: light)", scheme: default}}
    - {{media: "(prefers-color-scheme: dark)", scheme: slate}}
plugins:
  i18n:
    docs_structure: suffix
    fallback_to_default: false
    reconfigure_material: false
    languages:
      - {{locale: en, name: English, default: true, build: true, theme: {{language: en}}}}
      - {{locale: fr, name: Français, build: true, theme: {{language: fr}}, nav_translations: {{Tries: Les essais}}}}
  theme: {{fonts_dir: {ROOT}/node_modules}}
markdown_extensions: [md_in_html, attr_list, {{toc: {{permalink: "¶"}}}}]
extra_css: [assets/extra.css]
extra:
  games:
    - {{id: double, open: true, link: double/index.md, name: {{en: Double, fr: Double}}}}
nav:
  - Home: index.md
  - Double: [double/index.md, {{Play: double/play.md}}, {{Tries: double/tries.md}}]
  - About: about.md
"""
PAGES = {
    "index": ("---\ntemplate: home.html\n---\n\n# A book\n", "---\ntemplate: home.html\n---\n\n# Un livret\n"),
    "about": ("# About\n\nIt's ours.\n", "# À propos\n\nC'est à nous !\n"),
    "double/index": ("---\ngame: double\n---\n\n# Double\n", "---\ngame: double\n---\n\n# Double\n"),
    "double/play": (
        "---\ngame: double\nsection: play\n---\n\n# Play\n",
        "---\ngame: double\nsection: play\n---\n\n# Jouer\n",
    ),
    "double/tries": (
        "---\ngame: double\ndescription: A five\n---\n\n# Tries\n\n## Given\n\nYes.\n",
        "---\ngame: double\ndescription: Un cinq\n---\n\n# Les essais\n\n## Accordé\n\nVraiment ?\n",
    ),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the small site once."""
    folder = tmp_path_factory.mktemp("small")
    for name, texts in PAGES.items():
        for language, text in zip(("en", "fr"), texts, strict=True):
            path = folder / "docs" / f"{name}.{language}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    (folder / "docs" / "assets").mkdir()
    shutil.copy(ROOT / "docs" / "double" / "cover.toml", folder / "docs" / "double")
    (folder / "docs" / "assets" / "extra.css").write_text(".extra { color: red; }", encoding="utf-8")
    (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    config = load_config(str(folder / "mkdocs.yml"))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    return Path(config.site_dir)


def read(site: Path, page: str) -> str:
    """The HTML of a page."""
    return (site / page).read_text(encoding="utf-8")


@pytest.mark.parametrize(("page", "language"), [("about/index.html", "en"), ("fr/about/index.html", "fr")])
def test_a_page_says_its_language(site: Path, page: str, language: str) -> None:
    assert f'<html lang="{language}"' in read(site, page)


def test_the_switch_leads_to_the_same_page_by_a_full_load(site: Path) -> None:
    english = read(site, "double/tries/index.html")
    french = read(site, "fr/double/tries/index.html")
    assert re.search(r'href="../../fr/double/tries/" hreflang="fr" lang="fr" target="_self"', english)
    assert re.search(r'href="../../../double/tries/" hreflang="en" lang="en" target="_self"', french)


def test_text_and_titles_are_set_as_the_language_wants(site: Path) -> None:
    assert "It’s ours." in read(site, "about/index.html")
    assert "C’est à nous\u202f!" in read(site, "fr/about/index.html")
    assert 'title="Lien vers ce paragraphe"' in read(site, "fr/double/tries/index.html")


def test_every_inline_script_is_allowed_and_the_policy_is_one(site: Path) -> None:
    policies = set()
    for path in site.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        found = re.search(r'Content-Security-Policy" content="([^"]+)"', html)
        assert found, path
        policies.add(found[1])
        assert all(source_hash(script) in found[1] for script in inline_scripts(html)), path
        assert " style=" not in html, path
        assert "<style" not in html, path
    assert len(policies) == 1


def test_no_page_asks_another_host(site: Path) -> None:
    for path in site.rglob("*.html"):
        asked = re.findall(
            r'<(?:script|img|link|iframe|source)[^>]*(?:src|href)="(https?:[^"]+)"', path.read_text("utf-8")
        )
        assert [url for url in asked if not url.startswith("https://example.test/sub/")] == []


def test_no_page_has_another_fetched_ahead(site: Path) -> None:
    """Firefox takes `next` in the head for an order to fetch it, which the policy forbids with an error a page."""
    heads = [path.read_text("utf-8").split("<body")[0] for path in site.rglob("*.html")]
    assert heads
    assert not [head for head in heads if re.search(r'<link[^>]*\brel="?(next|prev|prefetch|prerender)', head)]


def test_a_chapter_has_its_game_its_number_and_its_place(site: Path) -> None:
    html = read(site, "fr/double/tries/index.html")
    assert 'data-md-component="container" data-game="double"' in html
    assert "Chapitre 1 sur 1" in html
    assert 'aria-current="page">Les essais</a>' in html
    assert 'class="md-nav__link" href="#accorde">Accordé</a>' in html


def test_a_cover_and_the_page_on_which_one_plays_lead_to_the_first_chapter(site: Path) -> None:
    for page in ("double/index.html", "double/play/index.html"):
        (after,) = re.findall(r'rel="next" href="([^"]+)"', read(site, page).split("<body")[1])
        assert after.endswith("tries/"), page
    (before,) = re.findall(r'rel="prev" href="([^"]+)"', read(site, "double/tries/index.html").split("<body")[1])
    assert before == "../"


def test_the_first_page_shows_the_games(site: Path) -> None:
    html = read(site, "fr/index.html")
    assert 'data-game="double"' in html
    assert "environ 5 min" in html
    assert "Tout un match de rugby dans la poche" in html
    assert 'href="double/"' in html


def test_one_style_sheet_holds_them_all(site: Path) -> None:
    html = read(site, "double/tries/index.html")
    (href,) = re.findall(r'<link rel="stylesheet" href="../../([^"]+)">', html)
    assert ".extra{color:red" in (site / href).read_text(encoding="utf-8")
    assert not (site / "assets" / "extra.css").exists()
    assert not list(site.rglob("main.*.css"))


def test_lost_readers_are_met_once_in_both_languages(site: Path) -> None:
    html = read(site, "404.html")
    assert "Off the pitch" in html
    assert "Hors du terrain" in html
    assert 'href="/sub/fr/"' in html
    assert not (site / "fr" / "404.html").exists()


def test_each_language_has_its_manifest_and_its_finder(site: Path) -> None:
    for language, prefix in (("en", ""), ("fr", "fr/")):
        fields = json.loads((site / f"{prefix}manifest.webmanifest").read_text(encoding="utf-8"))
        assert fields["lang"] == language
        assert "data-finder=" in read(site, f"{prefix}about/index.html")
    # The finder has taken the place of Material's search: nothing of that is left to fetch.
    assert not (site / "search").exists()


def test_ids_are_unique_and_headings_start_at_the_top(site: Path) -> None:
    for path in site.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        ids = re.findall(r'\sid="([^"]+)"', html)
        assert len(ids) == len(set(ids)), path
        levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", html)]
        assert levels[0] == 1, path
        assert all(after <= before + 1 for before, after in pairwise(levels)), path
