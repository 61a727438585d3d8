"""The machine-readable whole: every rule of the book with all that belongs to it, as `rulebook.json`."""

from __future__ import annotations

from typing import Any

from engine.core.languages import LANGUAGES
from engine.core.rules import game_of, section_of
from engine.learn.lessons import lessons_of
from site_plugins.rulebook.check.taught import drills_about
from site_plugins.rulebook.print.rule import badge_kind
from site_plugins.rulebook.print.tables import answers, count
from site_plugins.rulebook.read.book import DEFAULT, Book
from site_plugins.rulebook.read.rulings import Ruling

PLAYED = "tests/rulings/test_rulings.py"


def catalogue(book: Book) -> dict[str, Any]:
    """The book as plain data; addresses start at the root of the site."""
    return {
        "format": 1,
        "languages": list(LANGUAGES),
        "counts": _counts(book),
        "games": {
            id_: {
                "title": {lang: shelved.game.text(lang).title() for lang in LANGUAGES},
                "version": shelved.game.version,
                "switches": [
                    {
                        "key": house_rule.key,
                        "default": house_rule.default,
                        "allowed": list(house_rule.allowed),
                        "printed": house_rule.printed,
                        "ruling": house_rule.ruling,
                        "rules": list(house_rule.rules),
                    }
                    for house_rule in shelved.game.house_rules
                ],
            }
            for id_, shelved in book.games.items()
        },
        "rules": [_rule(book, rule) for rule in book.rules],
        "situations": [
            {"id": f"{id_}/{name}", "rule": situation.rule, "title": dict(situation.title)}
            for id_, shelved in book.games.items()
            for name, situation in shelved.situations.items()
        ],
        "rulings": [_ruling(book, ruling) for shelved in book.games.values() for ruling in shelved.rulings.values()],
        "coverage": {document: count(answers(book, document))._asdict() for document in book.coverages},
    }


def _counts(book: Book) -> dict[str, int]:
    """How many there are of each kind, and how many rulings are played and proved."""
    every = [ruling for shelved in book.games.values() for ruling in shelved.rulings.values()]
    rulings = [ruling for ruling in every if not ruling.is_note]
    return {
        "rules": len(book.rules),
        "situations": sum(len(shelved.situations) for shelved in book.games.values()),
        "rulings": len(rulings),
        "notes": len(every) - len(rulings),
        "rulings_with_situation": sum(r.situation in book.games[r.game].situations for r in rulings),
        "rulings_with_test": sum(bool(_tests(book, ruling)) for ruling in rulings),
        "rulings_with_switch": sum(bool(ruling.house_rules) for ruling in rulings),
        "rejected_readings_played": sum(len(ruling.otherwise) for ruling in rulings),
    }


def _tests(book: Book, ruling: Ruling) -> list[str]:
    """The tests that bear the name of a ruling; they read the same file, so that none can be forgotten."""
    if not (book.root / PLAYED).is_file():
        return []
    names = ["test_ruling", *(["test_rejected_reading"] if ruling.otherwise else [])]
    return [f"{PLAYED}::{name}[{ruling.name}]" for name in names]


def _rule(book: Book, rule: str) -> dict[str, Any]:
    placed = {lang: book.paragraphs[lang][rule] for lang in LANGUAGES if rule in book.paragraphs[lang]}
    usual = placed.get(DEFAULT)
    code = book.code(rule)
    assert code is not None
    nothing = {lang: own.paragraph.nothing for lang, own in placed.items() if own.paragraph.nothing}
    return {
        "id": rule,
        "game": game_of(rule),
        "section": section_of(rule),
        "title": {lang: own.paragraph.title for lang, own in placed.items()},
        "url": {lang: own.url for lang, own in placed.items()},
        "kind": badge_kind(book.rulings_on.get(rule, ())),
        "source": [span._asdict() for span in usual.paragraph.source] if usual else [],
        "situations": list(usual.paragraph.situations) if usual else [],
        "nothing": nothing or None,
        "rulings": [ruling.name for ruling in book.rulings_on.get(rule, ()) if not ruling.is_note],
        "notes": [ruling.name for ruling in book.rulings_on.get(rule, ()) if ruling.is_note],
        "engine": {"function": f"{code.module}:{code.name}", "file": code.file, "line": code.line},
        "lessons": list(lessons_of(rule)),
        "drills": list(drills_about(rule)),
        "tests": [proof.node for proof in book.proofs.get(rule, ())],
    }


def _ruling(book: Book, ruling: Ruling) -> dict[str, Any]:
    pages = {lang: book.page_with("rulings", ruling.game, lang) for lang in LANGUAGES}
    return {
        "id": ruling.name,
        "kind": ruling.kind,
        "topic": ruling.topic,
        "question": dict(ruling.question),
        "answer": dict(ruling.answer),
        "status": ruling.status,
        "date": ruling.date.isoformat(),
        "source": [span._asdict() for span in ruling.source],
        "rules": list(ruling.rules),
        "situation": ruling.situation or None,
        "switches": list(ruling.house_rules),
        "events": None if ruling.events is None else list(ruling.events),
        "history": [{"date": before.date.isoformat(), **before.said} for before in ruling.history],
        "tests": _tests(book, ruling),
        "url": {lang: f"{page.url}#{ruling.id}" for lang, page in pages.items() if page},
    }
