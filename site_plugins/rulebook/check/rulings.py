"""What keeps a ruling from being printed: it points at nothing, nothing plays it, or the engine plays otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.check.decided_events import MOST, logged, ruled
from site_plugins.rulebook.check.rulings_played import falls, reads_alike
from site_plugins.rulebook.print.rule import badge_kind
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.book import DEFAULT, Book, Shelved
from site_plugins.rulebook.read.rulings import SAID_BY_THE_TEXT, Ruling


def every_ruling_holds(book: Book) -> Iterator[Problem]:
    """A ruling bears on rules that exist, and the engine plays its situation and its cases as it says."""
    for shelved in book.games.values():
        for ruling in shelved.rulings.values():
            for reason in (*_pointing_at_nothing(book, shelved, ruling), *_played_otherwise(shelved, ruling)):
                yield Problem(_file(shelved), ruling.line, f"{ruling.id}: {reason}")


def _file(shelved: Shelved) -> str:
    """Where the rulings of a game stand."""
    return f"{shelved.folder}/rulings.toml"


def _pointing_at_nothing(book: Book, shelved: Shelved, ruling: Ruling) -> Iterator[str]:
    """What the ruling names and nobody knows."""
    yield from (f"there is no rule {rule!r}" for rule in ruling.rules if rule not in book.rules)
    yield from (f"there is no house rule {key!r}" for key in ruling.house_rules if key not in _keys(shelved))


def _played_otherwise(shelved: Shelved, ruling: Ruling) -> Iterator[str]:
    """In what the engine does not play as the ruling says, by itself and by the reading that it turned down."""
    yield from falls(ruling, shelved.game, shelved.situations)
    if ruling.situation in shelved.situations and all(key in _keys(shelved) for key in ruling.house_rules):
        yield from reads_alike(ruling, shelved.game, shelved.situations)


def _keys(shelved: Shelved) -> set[str]:
    """The house rules of a game."""
    return {house_rule.key for house_rule in shelved.game.house_rules}


def every_ruling_turns_a_reading_down(book: Book) -> Iterator[Problem]:
    """A ruling has a rejected reading with what speaks against it; what has none is a note, and decides nothing."""
    for shelved in book.games.values():
        printed = {house_rule.key for house_rule in shelved.game.house_rules if house_rule.printed}
        for ruling in shelved.rulings.values():
            reasons = _no_note(ruling, printed) if ruling.is_note else _no_reason(ruling)
            yield from (Problem(_file(shelved), ruling.line, f"{ruling.id}: {reason}") for reason in reasons)


def _no_note(ruling: Ruling, printed: set[str]) -> Iterator[str]:
    """What makes a ruling of something that turns no reading down."""
    missing = "so it is a ruling, and needs a rejected reading"
    if ruling.status not in SAID_BY_THE_TEXT:
        yield f"what decides it is {ruling.status!r} and not the text, {missing}"
    yield from (f"{key!r} is a house rule, {missing}" for key in ruling.house_rules if key not in printed)
    if ruling.history:
        yield f"it was decided otherwise before, {missing}"
    if ruling.events is not None:
        yield "it has no rejected reading, so it is a note, and a note decides no events"
    if not ruling.source:
        yield "it has no rejected reading, so it is a note, and a note says in which lines the text says so"


def _no_reason(ruling: Ruling) -> Iterator[str]:
    """Readings that are turned down without a word against them."""
    for reading in ruling.rejected:
        if not all(":" in said for said in reading.values()):
            yield f"a rejected reading says nothing against itself after a colon: {reading[DEFAULT]!r}"


def every_badge_is_true(book: Book) -> Iterator[Problem]:
    """What the badge of a rule says is so: its lines are named, or a ruling answers what they leave open."""
    for rule, placed in book.paragraphs[DEFAULT].items():
        if badge_kind(book.rulings_on.get(rule, ())) == "text" and not placed.paragraph.source:
            reason = f"{rule}: its badge says that the text says so, and it names no line"
            yield Problem(placed.page.file, placed.line, reason)


def every_ruling_is_shown(book: Book) -> Iterator[Problem]:
    """The rulings of a game have their page in each language, and those of all games theirs."""
    for lang in LANGUAGES:
        for id_, shelved in book.games.items():
            if shelved.rulings and book.page_with("rulings", id_, lang) is None:
                yield Problem(_file(shelved), 0, f"the rulings of {id_} are shown on no page in {lang!r}")
        if any(shelved.rulings for shelved in book.games.values()) and book.page_with("all-rulings", "", lang) is None:
            yield Problem("docs", 0, f"the rulings of all games are shown together on no page in {lang!r}")


def every_house_rule_has_its_ruling(book: Book) -> Iterator[Problem]:
    """A house rule is explained by a ruling, and changes rules that exist."""
    for shelved in book.games.values():
        file = shelved.house_rules_file
        for house_rule in shelved.game.house_rules:
            if house_rule.ruling.rpartition("/")[2] not in shelved.rulings:
                yield Problem(file, 0, f"the house rule {house_rule.key!r}: there is no ruling {house_rule.ruling!r}")
            for rule in house_rule.rules:
                if rule not in book.rules:
                    yield Problem(file, 0, f"the house rule {house_rule.key!r}: there is no rule {rule!r}")


def every_event_of_a_ruling_is_logged(book: Book) -> Iterator[Problem]:
    """The events that a ruling says it decides are logged by its rules; and a line of the log bears few signs."""
    for shelved in book.games.values():
        rulings = shelved.rulings.values()
        pairs = logged(shelved.game, shelved.situations, rulings)
        for ruling in rulings:
            for event in ruling.events or ():
                if not any((rule, event) in pairs for rule in ruling.rules):
                    reason = f"{ruling.id}: no situation logs the event {event!r} of its rules"
                    yield Problem(_file(shelved), ruling.line, reason)
        for (rule, event), own in ruled(rulings, pairs).items():
            if len(own) > MOST:
                reason = f"{', '.join(own)} all decide {event!r} of {rule}: let them name the `events` that they decide"
                yield Problem(_file(shelved), 0, reason)
