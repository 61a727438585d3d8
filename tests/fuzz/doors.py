"""The doors of the engine: links, files, states, answers, house rules, names, seasons, and texts of the Lab."""

from __future__ import annotations

import base64
import json
import warnings
import zlib
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import engine
from engine import games
from engine.core import inquiry_links
from engine.core.house_rules import agreed
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match import season
from engine.match.fixture import Fixture
from engine.match.saves import record_in, saved, take_up
from engine.match.settings import PACES, THROWS, Settings, checked
from site_plugins.live.lab.examples import NAMES, source
from site_plugins.live.lab.kit.errors import told
from tests.fuzz import mangle, pantry
from tests.fuzz.mangle import below, pick

TAKEN = "taken"
"""What an input comes to that is not refused."""


class Door(NamedTuple):
    """A way in: how its inputs are made, what takes them, and how often it is tried beside the others."""

    name: str
    make: Callable[[Random], Any]
    feed: Callable[[Any], str]
    weight: int = 10


def in_words(why: Refusal) -> str:
    """A refusal is put into both languages, and neither sentence is without measure."""
    for lang in ("en", "fr"):
        sentence = why.words(lang)
        assert sentence, why
        assert len(sentence) < 4000, f"{why.code}: a sentence of {len(sentence)} characters"
    return why.code


def refusing(feed: Callable[[Any], object]) -> Callable[[Any], str]:
    """A door that refuses, or takes what it is given."""

    def fed(given: Any) -> str:
        try:
            feed(given)
        except Refusal as why:
            return in_words(why)
        return TAKEN

    return fed


def _played_on(position: Position, steps: int = 3) -> None:
    """Chance plays on for a little, and every moment can be told and written down."""
    chance = at_random(Random(1))
    for _ in range(steps):
        if position.ask is None:
            break
        position = position.send(chance(position.ask))
    engine.story(position, "fr")
    assert Record.from_link(Record.of(position).link()).answers == Record.of(position).answers


def _link(rng: Random) -> str:
    """A link, spoiled as a text or from within."""
    link: str = pick(rng, pantry.links())
    if rng.random() < 0.5:
        return mangle.text(rng, link, pantry.links())
    record = Record.from_link(link)
    short: list[Any] = [
        record.game,
        record.version,
        record.house,
        list(record.names),
        record.play,
        record.data,
        record.scope,
    ]
    answers = " ".join(record.answers)
    if rng.random() < 0.1:
        # An opening that ties for ever, or the same again and again.
        again: str = pick(rng, ("1", "11", "33", "6", "wide", answers))
        answers = " ".join([again] * pick(rng, (100, 3000, 40_000)))[:190_000]
        short[3:7] = [
            list(games.load(record.game).sides(agreed(games.load(record.game).house_rules, {}))),
            None,
            None,
            "match",
        ]
        spoiled: Any = [*short, answers]
    else:
        spoiled = mangle.plain(rng, [*short, answers], ODD_ANSWERS)
    packed = zlib.compress(json.dumps(spoiled).encode(), 1)
    return "c1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


ODD_ANSWERS = ("5 " * 400, "11 " * 2000, " ", "  ", "5 5 5 5", "x " * 100)


def _question(rng: Random) -> str:
    """A link to the referee, spoiled as a text or from within."""
    link: str = pick(rng, pantry.questions())
    if rng.random() < 0.5:
        return mangle.text(rng, link, pantry.questions())
    record = inquiry_links.read(link, games.moments)
    spoiled = mangle.plain(rng, {"play": record.play, "data": record.data, "answers": list(record.answers)})
    if not isinstance(spoiled, dict):
        return str(spoiled)
    told = spoiled.get("answers")
    answers = tuple(map(str, told)) if isinstance(told, list) else ()
    changed = record._replace(play=spoiled.get("play"), data=spoiled.get("data"), answers=answers)
    try:
        return inquiry_links.write(changed, games.moments(record.game))
    except (UnicodeEncodeError, TypeError):
        return link[::-1]


def _line(rng: Random) -> str:
    """A position in one line, spoiled as a text."""
    line: str = pick(rng, pantry.lines())
    return mangle.text(rng, line, pantry.lines()) if rng.random() < 0.9 else line


def _file(rng: Random) -> str:
    """A file, spoiled as a text or from within."""
    if rng.random() < 0.3:
        return mangle.text(rng, pick(rng, pantry.files()), pantry.files())
    return mangle.as_json(rng, mangle.plain(rng, pick(rng, (*pantry.records(), *pantry.saves())), ODD_ANSWERS))


def _save(rng: Random) -> tuple[Any, str]:
    """What a device kept, and the game that takes it up."""
    save = pick(rng, pantry.saves())
    return mangle.plain(rng, save, ODD_ANSWERS), pick(rng, (save["record"]["game"], *pantry.GAMES))


def _state(rng: Random) -> tuple[str, str, Any, dict[str, str]]:
    """A state told by hand."""
    id_, play, state = pick(rng, pantry.states())
    others = [value for _, _, told in pantry.states()[:40] for value in told.values()]
    spoiled = mangle.plain(rng, state, others) if rng.random() < 0.9 else state
    if rng.random() < 0.1:
        play = pick(rng, list(games.load(id_).plays))
    return id_, play, spoiled, pick(rng, pantry.options(id_))


def _enter(given: tuple[str, str, Any, dict[str, str]]) -> None:
    """Begin in a state, and play on."""
    id_, play, state, rules = given
    if not isinstance(state, dict):
        # A record and a page refuse this before the game is asked.
        raise Refusal("record-field", field="state")
    _played_on(Position.begin(Start.of(games.load(id_), rules, (), play, state)))


def _answer(rng: Random) -> tuple[int, object]:
    """An answer at some moment of the book, in words or as plain values."""
    place = below(rng, len(pantry.begun()))
    good = pick(rng, pantry.answers(pantry.begun()[place].start.game.id))
    if rng.random() < 0.7:
        return place, mangle.text(rng, good) if rng.random() < 0.8 else good
    return place, mangle.plain(rng, pick(rng, (good, list(good), [1, 2], (5, 3))))


def _say(given: tuple[int, object]) -> None:
    """Answer, as a text or as it is."""
    place, answer = given
    position = pantry.begun()[place]
    if position.ask is None:
        return
    said = position.ask.parse(answer) if isinstance(answer, str) else answer
    _played_on(position.send(said), 1)


def _rules(rng: Random) -> tuple[str, Any]:
    """House rules, spoiled."""
    id_ = pick(rng, pantry.GAMES)
    return id_, mangle.plain(rng, {**pick(rng, pantry.options(id_)), **pick(rng, pantry.options(id_))})


def _set(given: tuple[str, Any]) -> None:
    """Read house rules, and say them."""
    id_, rules = given
    game = games.load(id_)
    if not isinstance(rules, dict):
        return
    settings = agreed(game.house_rules, rules)
    for key, value in settings.items():
        assert game.text("fr").setting(key, value)


def _names(rng: Random) -> tuple[str, Any, Any]:
    """Names and house rules of a match, spoiled."""
    id_ = pick(rng, pantry.GAMES)
    names = mangle.plain(rng, [pick(rng, pantry.NAMES), pick(rng, pantry.NAMES)])
    return id_, names, mangle.plain(rng, ["human", "easy", "7", "here", pick(rng, PACES), pick(rng, THROWS)])


def _match(given: tuple[str, Any, Any]) -> None:
    """Set a match up and kick off."""
    id_, names, agreed = given
    game = games.load(id_)
    sides = tuple(names) if isinstance(names, (list, tuple)) else (names,)
    position = Position.begin(Start.of(game, {}, sides))
    told = [*map(str, agreed if isinstance(agreed, list) else [agreed]), *"......"]
    home, away, seed, dice, pace, throws = told[:6]
    seats = (home, away, home, away)[: len(position.start.names)]
    settings = checked(Settings(position.start.names, seats, {}, seed, dice, False, pace, throws=throws))
    match = Fixture.kick_off(game, settings)
    assert take_up(json.dumps(saved(match)), id_).fixture.answers == 0


def _season(rng: Random) -> str:
    """A file of seasons, spoiled as a text or from within."""
    file: str = pick(rng, pantry.season_files())
    if rng.random() < 0.4:
        return mangle.text(rng, file, pantry.season_files())
    return mangle.as_json(rng, mangle.plain(rng, json.loads(file), pantry.entries()))


def _kept(text: str) -> None:
    """Bring seasons in, read them as the page does, and write them down so that they come in again."""
    after = {game: season.merged(pantry.entries(), entries) for game, entries in season.read(text).items()}
    for entries in after.values():
        season.rows(entries)
        season.advice(entries)
    assert season.read(season.written(after)) == after


def _lab(rng: Random) -> str:
    """A text of the Lab, spoiled."""
    return mangle.text(rng, source(pick(rng, NAMES), pick(rng, ("en", "fr"))))


def _explained(source: str) -> str:
    """What is wrong with a text, in one or two lines."""
    try:
        with warnings.catch_warnings(action="ignore"):
            compile(source, "<lab>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, UnicodeError, RecursionError, MemoryError, OverflowError) as error:
        assert told(error, source)
        return type(error).__name__
    return TAKEN


def _script(rng: Random) -> tuple[str, Any, Any]:
    """What a script of the Lab may ask the engine for."""
    id_, name = pick(rng, pantry.situations())
    called = mangle.text(rng, f"{id_}/{name}") if rng.random() < 0.6 else f"{id_}/{name}"
    return called, mangle.plain(rng, pick(rng, pantry.options(id_))), pick(rng, ("en", "fr", "de", "", "\ud800"))


def _call(given: tuple[str, Any, Any]) -> None:
    """Begin a situation by its name, and tell it."""
    name, rules, lang = given
    engine.story(engine.situation(name, rules if isinstance(rules, dict) else {}), lang)


DOORS = (
    Door("record.link", _link, refusing(lambda link: Record.from_link(link).position(games.load)), 14),
    Door("record.file", _file, refusing(lambda text: Record.load(text).position(games.load)), 10),
    Door(
        "question.link",
        _question,
        refusing(lambda link: inquiry_links.read(link, games.moments).position(games.load)),
        8,
    ),
    Door("position.line", _line, refusing(lambda line: _played_on(engine.read(line))), 8),
    Door("match.file", _file, refusing(lambda text: record_in(text).position(games.load)), 8),
    Door("match.save", _save, refusing(lambda given: take_up(*given)), 10),
    Door("state", _state, refusing(_enter), 14),
    Door("answer", _answer, refusing(_say), 14),
    Door("options", _rules, refusing(_set), 6),
    Door("names", _names, refusing(_match), 6),
    Door("season.file", _season, refusing(_kept), 6),
    Door("lab.text", _lab, _explained, 4),
    Door("lab.script", _script, refusing(_call), 4),
)
