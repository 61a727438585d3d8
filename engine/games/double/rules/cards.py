"""Cards: their colour, how long they last, and what they do."""

from __future__ import annotations

from engine.core.asks import Roll, Steps, roll
from engine.core.rules import rule
from engine.games.double.table.state import Match

COLOUR = tuple(Roll("colour", seat, "double.cards.colour", 2) for seat in (0, 1))
NO_CARDS: tuple[tuple[str, ...], ...] = ((), ())


@rule("double.cards.colour")
def colour(match: Match, seat: int) -> Steps[None]:
    """The offender rolls two dice for the colour of the card: a double is red, anything else yellow."""
    faces = yield from roll(COLOUR[seat])
    if faces[0] == faces[1]:
        match.red[seat] += 1
        match.log("double.cards.colour", "colour", seat, faces, "red")
        match.log("double.cards.red", "red", seat)
    else:
        match.yellow[seat].append(match.minute)
        match.log("double.cards.colour", "colour", seat, faces, "yellow")
        match.log("double.cards.yellow", "yellow", seat, match.minute + match.yellow_minutes)


@rule("double.cards.yellow")
def yellow(match: Match, seat: int) -> int:
    """A yellow card is in force for the actions that start in the ten minutes after it."""
    return len(last_minutes(match, seat))


def last_minutes(match: Match, seat: int) -> list[int]:
    """The last minutes of a seat's yellow cards in force."""
    return [last for given in match.yellow[seat] if (last := given + match.yellow_minutes) >= match.minute]


def retire(match: Match, line: int) -> None:
    """The first half is over: a card that had run out on its last line stays over, though the clock goes back."""
    for seat, given in enumerate(match.yellow):
        lasting = [minute for minute in given if minute + match.yellow_minutes >= line]
        match.spent[seat] += len(given) - len(lasting)
        given[:] = lasting


@rule("double.cards.red")
def red(match: Match, seat: int) -> int:
    """A red card is in force until full time."""
    return match.red[seat]


@rule("double.cards.effect")
def effect(match: Match, seat: int) -> tuple[str, ...]:
    """Each card in force takes 1 from the x of a 5-x and does nothing else; two yellows do not make a red."""
    return ("red",) * red(match, seat) + ("yellow",) * yellow(match, seat)


def in_force(match: Match) -> tuple[tuple[str, ...], ...]:
    """The cards in force for each seat at this minute, as the sheet shows them."""
    if not (match.yellow[0] or match.yellow[1] or match.red[0] or match.red[1]):
        return NO_CARDS
    return effect(match, 0), effect(match, 1)
