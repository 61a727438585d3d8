"""Moments that one can ask a referee about: the play that is entered, and what of the match has to be told for it.

A game lists its moments in `moments.py` as data. What people tell comes as text, one for each place of a form: `ball`,
or `hands0` and `hands1` where each side has its own. `read` makes the values of a state of it and refuses by place;
`fill` goes the other way, from a state to the form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.core.game import Game, State
from engine.core.house_rules import House
from engine.core.moment_fields import MISSING, Field
from engine.core.refusal import Refusal

Texts: TypeAlias = Mapping[str, str]
Data: TypeAlias = Mapping[str, Any]


class Told(NamedTuple):
    """What a form comes to: the values of a state, and what is wrong at which place."""

    data: dict[str, Any]
    faults: dict[str, Refusal]


class Filled(NamedTuple):
    """A form filled in from a state: its texts, and the values that it does not show but keeps."""

    texts: dict[str, str]
    rest: dict[str, Any]


class Moment(NamedTuple):
    """A moment of a game; `rest` holds for all of its kind, `answers` have been given before the question is put."""

    id: str
    play: str
    fields: tuple[Field, ...] = ()
    rest: Mapping[str, Any] = {}
    answers: tuple[str, ...] = ()

    def asked(self, house: House) -> Iterator[Field]:
        """What has to be told at a table with these house rules, in the order in which people would tell it."""
        return (field.under(house) for field in self.fields if field.matters(house))

    def usual(self, house: House) -> dict[str, str]:
        """The form as it is at first: a start that can be played."""
        texts: dict[str, str] = {}
        for field in self.asked(house):
            shown = field.write(MISSING if field.usual is None else field.usual)
            assert shown is not None, f"{self.id}: {field.key} cannot be {field.usual!r}"
            texts |= shown
        return texts

    def read(self, texts: Texts, rest: Data, house: House) -> Told:
        """The values that a filled-in form stands for; every place that cannot be read is refused by itself."""
        data: dict[str, Any] = dict(rest)
        faults: dict[str, Refusal] = {}
        for field in self.asked(house):
            if field.path[0] in rest and field.names[0] not in texts:
                continue
            value = field.read(texts, faults)
            if value is not MISSING:
                _put(data, field.path, value)
        return Told(data, faults)

    def fill(self, full: Data, short: Data, house: House, *, somehow: bool = False) -> Filled | None:
        """The form of a state, or None where it does not fit; `somehow` leaves out the places that do not.

        `full` is all of the state and `short` what cannot be left out: a place that may stay empty does so if it can.
        """
        texts: dict[str, str] = {}
        shown: set[str] = set()
        kept = dict(short)
        for field in self.asked(house):
            written = field.write(_got(short if field.blank else full, field.path))
            if written is not None:
                texts |= written
                shown.add(field.path[0])
            elif field.blank:
                texts |= dict.fromkeys(field.names, "")
            elif somehow:
                kept[field.path[0]] = full[field.path[0]]
            else:
                return None
        return Filled(texts, {key: value for key, value in kept.items() if key not in shown})


class Moments(NamedTuple):
    """All moments of a game; `blame` says at which field a refusal is shown that names none.

    `preset_dictionary` is text such as an inquiry is made of, for short links: once published it must never change.
    """

    all: tuple[Moment, ...]
    blame: Mapping[str, str] = {}
    preset_dictionary: str = ""

    def find(self, id_: str) -> Moment:
        """The moment of this id, or the first."""
        return next((moment for moment in self.all if moment.id == id_), self.all[0])

    def of(self, play: str, full: Data, short: Data, house: House) -> tuple[Moment, Filled]:
        """The moment that shows a state best in which a play is entered; refuse a play that has none."""
        fits = [moment for moment in self.all if moment.play == play]
        # The plain moment of a play comes before those in which something has been answered already.
        fits.sort(key=lambda moment: len(moment.answers))
        for somehow in (False, True):
            for moment in fits:
                filled = moment.fill(full, short, house, somehow=somehow)
                if filled is not None:
                    return moment, filled
        raise Refusal("moment-none", play=play)

    def place(self, why: Refusal, moment: Moment, texts: Texts, house: House) -> str:
        """The place of the form at which a refusal belongs, or nothing."""
        key = str(why.data.get("field", "")) or self.blame.get(why.code, "")
        field = next((field for field in moment.asked(house) if key in {field.key, field.path[0]}), None)
        if field is None or len(field.names) == 1:
            return "" if field is None else field.names[0]
        seat, value = why.data.get("seat"), why.data.get("value")
        if isinstance(seat, int):
            return field.names[seat]
        for name in field.names:
            try:
                if value == f"{field.parse(texts.get(name, ''))!r:.40}":
                    return name
            except Refusal:
                continue
        return field.names[0]


def short(game: Game[Any], state: State, house: House) -> dict[str, Any]:
    """The values of a state without those that the game finds by itself."""
    data, key = state.data(), state.key()
    for name in list(data):
        less = {other: value for other, value in data.items() if other != name}
        if is_same(game, less, house, key):
            data = less
    return data


def is_same(game: Game[Any], data: Data, house: House, key: object) -> bool:
    """Whether these values make the same state."""
    try:
        return bool(game.load(data, house).key() == key)
    except Refusal:
        return False


def _put(data: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    """Put a value where it belongs."""
    head, *more = path
    if more:
        inner = dict(data.get(head) or {})
        _put(inner, tuple(more), value)
        value = inner
    data[head] = value


def _got(data: Data, path: tuple[str, ...]) -> Any:
    """The value that lies somewhere, or MISSING."""
    value: Any = data
    for step in path:
        value = value.get(step) if isinstance(value, Mapping) else None
        if value is None:
            return MISSING
    return value
