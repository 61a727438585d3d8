"""The index of the finder: everything that the book says is in it, in both languages, and it is small enough."""

from __future__ import annotations

import gzip
import re
import tomllib
from collections import Counter
from itertools import chain

import pytest

from engine import games
from engine.core.languages import LANGUAGES
from engine.learn.gists import plain
from site_plugins.finder.documents import KINDS
from site_plugins.finder.index import EVERYDAY, packed
from site_plugins.finder.passages import passages
from tests.conftest import ROOT
from tests.finder.finding import every, indexes, packs
from tests.whole_book import book

LARGEST = 250_000
MARKUP = re.compile(r"<\w|\*\*|\]\(|^#|///|\{#")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_the_wire(lang: str) -> None:
    assert len(gzip.compress(packs().content[packs().names[lang]], 9)) <= LARGEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_the_book_can_be_found(lang: str) -> None:
    found = {one.id: one for one in every(lang)}
    shelf = book().games.values()
    assert set(book().rules) <= {id_ for id_, one in found.items() if one.kind == "rule"}
    rulings = {ruling.name: ruling for shelved in shelf for ruling in shelved.rulings.values()}
    assert {id_ for id_, one in found.items() if one.kind in {"ruling", "note"}} == set(rulings)
    assert all(found[name].kind == ruling.kind for name, ruling in rulings.items())
    assert {f"glossary#{term.id}" for term in book().glossary.values() if term.explained} <= set(found)
    assert {f"s-{shelved.game.id}-{one}" for shelved in shelf for one in shelved.situations} <= set(found)
    assert {f"{game}:{one.id}" for game in book().games for one in games.moments(game).all} <= set(found)
    assert {page.home_url or "/" for page in book().pages if page.lang == lang} <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_document_is_whole(lang: str) -> None:
    twice = [id_ for id_, count in Counter(one.id for one in every(lang)).items() if count > 1]
    assert twice == []
    for one in every(lang):
        assert one.kind in KINDS
        assert one.title.strip(), one
        assert not MARKUP.search(one.title), one.title
        # Pages for contributors show markup on purpose.
        assert one.kind == "workshop" or not MARKUP.search(one.text), one.text
        assert one.game in {"", *book().games}
        assert one.text or one.kind in {"situation", "page", "workshop"}, one


def test_both_languages_have_the_same_documents() -> None:
    """All but the headings of pages, whose anchors are words."""
    one, other = (
        {each.id for each in every(lang) if each.kind not in {"page", "workshop"} or "#" not in each.id}
        for lang in LANGUAGES
    )
    assert one == other


def test_a_ruling_is_found_by_its_reason_and_by_what_was_turned_down() -> None:
    ruling = book().games["double"].rulings["r19"]
    (found,) = [one for one in every("en") if one.id == "double/r19"]
    assert found.title == ruling.question["en"]
    for said in (ruling.answer["en"], ruling.why["en"], ruling.rejected[0]["en"]):
        assert said[:20] in found.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_knows_its_rules(lang: str) -> None:
    index = indexes()[lang]
    names = [row[0] for row in index["documents"]]
    about = {names[ruling]: [names[rule] for rule in rules] for ruling, *rules in index["about"]}
    every = [ruling for shelved in book().games.values() for ruling in shelved.rulings.values()]
    assert about == {ruling.name: list(ruling.rules) for ruling in every if ruling.rules}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_told_in_the_words_of_the_engine_and_of_the_lessons(lang: str) -> None:
    index = indexes()[lang]
    told = {index["documents"][int(place)][0]: said for place, said in index["told"].items()}
    assert len(told) >= 300
    assert set(told) <= set(book().rules)
    said = told["tomy.defence.wrong-kind"]
    assert {"en": "does nothing against", "fr": "ne fait rien"}[lang] in said or {"en": "nothing", "fr": "rien"}[
        lang
    ] in said
    names = [name for shelved in book().games.values() for name in shelved.game.names]
    assert [rule for rule, own in told.items() if any(re.search(rf"\b{name}\b", own) for name in names)] == []


def test_files_are_named_after_their_content() -> None:
    made = packs()
    assert set(made.names) == set(LANGUAGES)
    for lang, name in made.names.items():
        assert re.fullmatch(rf"finder-{lang}\.[0-9a-f]{{10}}\.json", name)
        assert made.content[name] == packed(book(), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_vocabulary_travels_with_it(lang: str) -> None:
    """Whatever a thing is called in either language leads to this one's word."""
    forms = {form: meant for said, meant, *_ in indexes()[lang]["means"] if isinstance(said, list) for form in said}
    for term in book().glossary.values():
        own = term.entries[lang]
        if own.term.isdigit():
            continue
        for form in chain.from_iterable(
            (entry.term, *entry.variants, *entry.aliases) for entry in term.entries.values()
        ):
            assert form.isdigit() or form in forms, form


def test_everyday_words_are_said_in_both_languages_and_none_twice() -> None:
    words = tomllib.loads((ROOT / EVERYDAY).read_text(encoding="utf-8"))
    assert set(words) == {"games", "also", *LANGUAGES}
    assert set(words["games"]) == set(book().games)
    for lang in LANGUAGES:
        own = words[lang]
        assert set(own) == {"stop", "ask", "common", "means", "rules"}
        rulings = {ruling.name for shelved in book().games.values() for ruling in shelved.rulings.values()}
        assert set(own["rules"]) <= set(book().rules) | rulings
        listed = [*own["stop"].split(), *own["ask"].split(), *own["common"].split()]
        assert [word for word, count in Counter(listed).items() if count > 1] == []
        assert all(meant and said not in meant for said, meant in own["means"].items())


def test_a_page_falls_into_passages() -> None:
    page = """---
title: The scrum
---

# The scrum

Eight *against* [eight](pack.md), `a_b*`.

| Dice | What |
|---|:-:|
| level | keep |

/// rule | toy.scrum.duel
    title: The duel
    source: 009:1

Each side rolls **one die**.
///

/// rulings | toy
///

## How it works

- First.
- Second.

```toml
## no heading
```

## How it works

<!-- a remark -->
### Named {#here}

Text.
"""
    found = list(passages(page))
    assert [(one.rule, one.heading, one.anchor, one.text) for one in found] == [
        ("toy.scrum.duel", "", "toy.scrum.duel", "Each side rolls one die."),
        ("", "The scrum", "", "Eight against eight, a_b*. Dice · What level · keep"),
        ("", "How it works", "how-it-works", "First. Second."),
        ("", "How it works", "how-it-works_1", ""),
        ("", "Named", "here", "Text."),
    ]


def test_plain_text_keeps_what_is_no_markup() -> None:
    assert plain("a 5-6 &amp; a *6*, `x` \\* 50:22 [1][1]") == "a 5-6 & a 6, x * 50:22 [1][1]"
