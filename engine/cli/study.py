"""What can be looked up while a match is played: dice in words, exact odds, the sheet, where a rule stands."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.cli.command import table
from engine.core.asks import Answer, Ask, Cast, Choose, Roll
from engine.core.game import Observation
from engine.core.language import Language
from engine.core.languages import LANGUAGES
from engine.core.odds import headlines, odds
from engine.core.reading import whole
from engine.core.text import GameText
from engine.match.fixture import Fixture


def dice_of(text: GameText, ask: Ask, answer: Answer) -> str:
    """What dice or a card show."""
    if isinstance(ask, Cast):
        return ", ".join(text.face(str(face)) for face in answer)
    return text.card(answer) if isinstance(answer, str) else ", ".join(map(str, answer))


def typed_dice(ask: Ask, text: GameText, typed: str) -> Answer:
    """Dice as they lie on the table; pictures by their numbers or by their names."""
    if not isinstance(ask, Cast):
        return ask.parse(typed)
    faces: list[str] = []
    for place, word in enumerate(typed.replace(",", " ").replace("/", " ").split()):
        known = tuple(dict.fromkeys(ask.dice[min(place, len(ask.dice) - 1)].faces))
        number = whole(word) or 0
        names = {text.face(face): face for face in known}
        faces.append(known[number - 1] if 1 <= number <= len(known) else names.get(word, word))
    return ask.check(tuple(faces))


def faces_of(ask: Ask, text: GameText, say: Language) -> str:
    """What can be typed for dice."""
    if isinstance(ask, Cast):
        known = tuple(dict.fromkeys(face for die in ask.dice for face in die.faces))
        listed = ", ".join(f"{number} {text.face(face)}" for number, face in enumerate(known, 1))
        return say("terminal.play.faces", dice=len(ask.dice), sides=listed)
    assert isinstance(ask, Roll)
    return say("terminal.play.faces", dice=ask.dice, sides=f"1–{ask.sides}")


def page_of(rule: str, lang: str) -> str:
    """Where a rule stands in the book: the address of its paragraph from the book's first page on."""
    game, section, *_ = rule.split(".")
    return f"{page_at(game, section, lang)}#{rule}"


def page_at(game: str, section: str, lang: str) -> str:
    """The address of a page of the book from its first page on."""
    return f"{'' if lang == LANGUAGES[0] else f'{lang}/'}{game}/{section}/"


def odds_lines(match: Fixture, text: GameText, say: Language) -> list[str]:
    """The exact odds of what is asked, by option where there is a choice, unless they would tell of a hidden hand."""
    ask, position = match.offer, match.position
    seen = position.observe(match.viewer).ask
    if ask is None or (isinstance(ask, Choose) and seen != position.ask):
        return [say("terminal.play.no-odds")]
    found = odds(position)
    if not found.options:
        return _table(headlines(match.game, found.outcomes), text, say)
    lines: list[str] = []
    for number, option in enumerate(ask.options if isinstance(ask, Choose) else (), 1):
        chances = headlines(match.game, found.options[option])
        name = text.option(ask, option)
        lines.append(f"{number:>4}  {name[:1].upper()}{name[1:]}")
        if len(chances) == 1:
            lines[-1] += f" → {text.outcome(next(iter(chances)))}"
        else:
            lines += [f"      {line}" for line in _table(chances, text, say)[2:]]
    return [say.typeset(line) for line in lines]


def _table(chances: Mapping[str, Fraction], text: GameText, say: Language) -> list[str]:
    """Outcomes in words with their chances, the likeliest first."""
    rows = [
        (text.outcome(key), say.percent(float(chance)), f"{chance.numerator}/{chance.denominator}")
        for key, chance in sorted(chances.items(), key=lambda pair: -pair[1])
    ]
    return table(say.list("terminal.play.outcome"), rows)


def sheet_lines(seen: Observation, match: Fixture, text: GameText, say: Language) -> list[str]:
    """The match sheet as far as it is filled in."""
    sheet = match.game.sheet(seen.log, match.position.start.names)
    part_of, cell_of = getattr(text, "part", None), getattr(text, "cell", None)
    lines: list[str] = []
    heads = ("", *say.list("terminal.play.sheet"))
    for key, written in sheet.parts:
        number, _, name = key.rpartition("/")
        title = name if part_of is None else part_of(name)
        rows = [
            (
                line.mark,
                text.who(line.seat),
                " ".join(event[1] for event in line.what) if cell_of is None else cell_of(line.what),
                "–".join(map(str, line.score)),
            )
            for line in written
        ]
        lines += ["", f"{title} ({number})" if number else title, *table(heads, rows, left=3)]
    return [say.typeset(line) for line in lines or [say("terminal.play.blank")]]
