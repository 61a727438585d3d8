"""Whether a drill is sound, found out in another way than it was made: its position is written as a line, read again,
and played on at full speed; each option is then tried on what came, and exactly the one marked right may hold."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

from engine import games
from engine.core import lines
from engine.core.asks import Answer, Ask, Cast, Choose, Draw, Must, Roll
from engine.core.languages import LANGUAGES
from engine.core.outlook import World
from engine.core.position import Position
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.core.rules import RULES, game_of
from engine.core.situations import Situation, verify
from engine.learn.drills.drill import KINDS, Claim, Drill
from engine.learn.drills.material import Material


class Played:
    """A drill's moment, written and read again, and what came of it at full speed."""

    def __init__(self, drill: Drill) -> None:
        """Write the position, read it, and run its play with what is shown to the end, or to what is asked then."""
        line = lines.write(Record.of(drill.position("match")))
        self.here = lines.read(line, games.load).position(games.load)
        self.game = self.here.start.game
        self.state: Any = self.here.base.clone()
        assert self.here.play is not None
        steps = self.game.enter(self.here.play, self.state)
        self.ask: Ask | None = next(steps)
        try:
            for answer in self.here.given:
                self.ask = steps.send(answer)
            told = len(self.state.events)
            for text in drill.shown:
                self.ask = steps.send(self.ask.parse(text))
        except StopIteration:
            self.ask = None
        self.events = self.state.events[told:]

    def following(self) -> Ask | None:
        """What is asked now, in the next play if this one is over."""
        return self.ask or World(self.game, self.state, self.game.next_play(self.state)).ask


def problems(drill: Drill, material: Material) -> list[str]:
    """Everything that is wrong with a drill; nothing if it is sound."""
    found = [f"there is no kind {drill.kind}"] if drill.kind not in KINDS else []
    if not 2 <= len(drill.options) <= 4:
        found.append(f"it has {len(drill.options)} options")
    for lang in LANGUAGES:
        said = [option.said[lang].casefold().strip(" .") for option in drill.options]
        if len(set(said)) < len(said):
            found.append(f"two options are equal in {lang}: {said}")
        if not all(said) or not drill.question[lang]:
            found.append(f"something is left unsaid in {lang}")
    for game in {game_of(one.rule) for one in drill.options} & {*games.SHELF}:
        games.load(game)
    found += [f"there is no rule {one.rule}" for one in drill.options if one.rule not in RULES]
    try:
        holds = [place for place, option in enumerate(drill.options) if _holds(drill, option.claim, material)]
    except Refusal as why:
        return [*found, f"it cannot be played: {why.words()}"]
    if holds != [drill.right]:
        found.append(f"of its options {holds} hold, not {drill.right}")
    return found


def _holds(drill: Drill, claim: Claim, material: Material) -> bool:
    """Whether what an option says is so."""
    return TRIALS[drill.kind](drill, claim, material)


def _happened(drill: Drill, claim: Claim, _: Material) -> bool:
    """Everything that is claimed was told by the end of the play, or is what the play stops at."""
    played = Played(drill)
    kinds = played.game.events
    came = {f"{event[1]}:{event[2]}" if kinds[event[1]].by_seat else event[1] for event in played.events}
    if played.ask is not None:
        came.add("?" + played.ask.name)
    return set(claim) <= came


def _may(drill: Drill, claim: Claim, _: Material) -> bool:
    """The match goes on after this answer."""
    try:
        Played(drill).here.send(claim[0])
    except Refusal:
        return False
    return True


def _may_not(drill: Drill, claim: Claim, material: Material) -> bool:
    """The match refuses this answer, by a rule."""
    return not _may(drill, claim, material)


def _acts(drill: Drill, claim: Claim, _: Material) -> bool:
    """That side is asked next, for dice, a card or a choice."""
    ask = Played(drill).following()
    asked: dict[str, tuple[type[Ask], ...]] = {"rolls": (Roll, Cast), "draws": (Draw,), "chooses": (Choose,)}
    return ask is not None and claim[0] == ask.seat and isinstance(ask, asked[str(claim[1])])


def _lies(drill: Drill, claim: Claim, _: Material) -> bool:
    """The ball lies there once the shown answers are given."""
    return bool(Played(drill).state.data()["ball"] == claim[0])


def _is_likely(drill: Drill, claim: Claim, _: Material) -> bool:
    """Every way in which the dice can lie and every card of the pile, one by one, make this chance."""
    part, ways, of = claim
    here = Played(drill).here
    assert here.ask is not None
    base = here.start.game.known(here.base, here.ask.seat)
    return _chance(here, base, here.given, str(part), len(here.state.events)) == Fraction(ways, of)


def _chance(here: Position, base: Any, given: tuple[Answer, ...], part: str, seen: int) -> Fraction:
    """How likely something is told from here to the end of the play or the next choice."""
    game, now = here.start.game, base.clone()
    assert here.play is not None
    steps = game.enter(here.play, now)
    ask: Ask | None
    try:
        ask = next(steps)
        for answer in given:
            ask = steps.send(answer)
    except StopIteration:
        ask = None
    if ask is None or (isinstance(ask, Choose) and not isinstance(ask, Must)):
        name, _, seat = part.partition(":")
        return Fraction(any(event[1] == name and (not seat or str(event[2]) == seat) for event in now.events[seen:]))
    answers = _each(ask)
    return sum((_chance(here, base, (*given, each), part, seen) for each in answers), Fraction(0)) / len(answers)


def _each(ask: Ask) -> list[Answer]:
    """Every answer that chance may give, each as likely as the others."""
    if isinstance(ask, Roll):
        return list(product(range(1, ask.sides + 1), repeat=ask.dice))
    if isinstance(ask, Cast):
        return list(product(*(die.faces for die in ask.dice)))
    if isinstance(ask, Draw):
        return list(ask.cards)
    assert isinstance(ask, Must)
    return list(ask.options)


def _rules(drill: Drill, claim: Claim, material: Material) -> bool:
    """It is the reading of the ruling, whose situation comes out as the book says; no reading that was turned down."""
    id_, reading = claim
    case = next(case for case in material.cases if case.id == id_)
    place = material.place(case.situation)
    assert place is not None
    situation = Situation(**{**place._asdict(), "game": drill.game, "title": {}})
    return id_ == drill.ruling and reading == -1 and not verify(situation, games.load(drill.game))


TRIALS: dict[str, Callable[[Drill, Claim, Material], bool]] = {
    "happens": _happened,
    "allowed": _may,
    "barred": _may_not,
    "who": _acts,
    "likely": _is_likely,
    "where": _lies,
    "referee": _rules,
}
"""How an option of each kind is tried."""
