"""The rulebook plugin inside MkDocs: two languages, search, data and the refusal of a book that is not right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

PAGE = """---
game: double
---

# {title}

/// rule | double.penalty.kick
    title: {rule}
    situation: penalty-kick
    source: 002:85-87
{text}
///
"""
CONFIG = """
site_name: A book
site_url: https://example.org/book/
theme: {name: mkdocs}
plugins:
  search: {}
  i18n:
    docs_structure: suffix
    reconfigure_material: false
    languages:
      - {locale: en, name: English, default: true, build: true}
      - {locale: fr, name: Français, build: true}
  rulebook: {}
exclude_docs: "*.toml"
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one page of one rule in two languages, and a glossary of one term."""
    files = {
        "mkdocs.yml": CONFIG,
        "docs/index.en.md": "# Home\n",
        "docs/index.fr.md": "# Accueil\n",
        "docs/double/penalty.en.md": PAGE.format(title="Penalties", rule="Kicking", text="You kick at the posts."),
        "docs/double/penalty.fr.md": PAGE.format(title="Pénalités", rule="Taper", text="Vous tapez entre les poteaux."),
        "docs/glossary.en.md": "# Glossary\n\n/// glossary\n///\n",
        "docs/glossary.fr.md": "# Glossaire\n\n/// glossary\n///\n",
        "docs/glossary.toml": '[posts.en]\nterm = "posts"\ndefinition = "A tall H."\n'
        '[posts.fr]\nterm = "poteaux"\ndefinition = "Un grand H."\n',
        "tests/test_nothing.py": "",
    }
    folder = tmp_path_factory.mktemp("book")
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def site_of(project: Path, *, strict: bool) -> Path:
    """Build the project and say where its site is."""
    config = load_config(str(project / "mkdocs.yml"), strict=strict)
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    return project / "site"


@pytest.fixture(scope="module")
def site(project: Path) -> Path:
    """The project, built once for all who only read in it."""
    return site_of(project, strict=False)


@pytest.mark.slow
def test_a_strict_build_refuses_a_book_that_is_not_right(project: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Abort):
        site_of(project, strict=True)
    assert "problems keep the book from being printed" in caplog.text
    # The code of the game stands outside this project, where only its file name is known.
    assert "double.penalty.keep has no paragraph in 'fr'" in caplog.text


def test_both_languages_are_printed_with_everything_around_them(site: Path) -> None:
    english = (site / "double/penalty/index.html").read_text(encoding="utf-8")
    french = (site / "fr/double/penalty/index.html").read_text(encoding="utf-8")
    for html, title, said in ((english, "Kicking", "A tall H."), (french, "Taper", "Un grand H.")):
        assert '<section class="ce-rule" id="double.penalty.kick" data-rule="double.penalty.kick">' in html
        assert f'<h2 class="ce-rule__title">{title}' in html
        assert html.count('id="s-double-penalty-kick"') == 1
        assert said in html
    assert 'href="../../glossary/#posts"' in english
    assert 'href="../../glossary/#posts"' in french
    sheets = [path.relative_to(site).as_posix() for path in (site / "assets/rulebook").glob("*.css")]
    assert len(sheets) == 1
    assert f'href="../../{sheets[0]}"' in english
    assert f'href="../../../{sheets[0]}"' in french


def test_search_finds_a_rule_by_its_permalink_and_does_not_read_its_situation(site: Path) -> None:
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"]: entry for entry in index["docs"]}
    assert found["double/penalty/#double.penalty.kick"]["title"] == "Kicking"
    assert found["fr/double/penalty/#double.penalty.kick"]["title"] == "Taper"
    assert "You kick at the" in found["double/penalty/#double.penalty.kick"]["text"]
    assert "Camille" not in found["double/penalty/#double.penalty.kick"]["text"]


def test_the_data_of_the_whole_book_lies_at_the_root(site: Path) -> None:
    whole = json.loads((site / "rulebook.json").read_text(encoding="utf-8"))
    kick = next(rule for rule in whole["rules"] if rule["id"] == "double.penalty.kick")
    assert kick["url"] == {
        "en": "double/penalty/#double.penalty.kick",
        "fr": "fr/double/penalty/#double.penalty.kick",
    }
    for address in kick["url"].values():
        assert (site / address.partition("#")[0] / "index.html").is_file()
    assert kick["engine"]["function"] == "engine.games.double.rules.penalty:kick"
    assert not (site / "fr/rulebook.json").exists()
