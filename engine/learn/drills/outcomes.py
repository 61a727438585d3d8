"""What happens now, and who acts next: a few answers are shown, and the question is what comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.core.asks import Answer, Ask, Cast, Choose, Draw, Must, Roll
from engine.core.game import Event, Game
from engine.core.odds import NOTHING, outcome_key
from engine.core.outlook import World
from engine.core.players import at_random, shuffled
from engine.core.position import Position, run
from engine.core.rules import section_of
from engine.learn.drills.drill import Option
from engine.learn.drills.material import Material
from engine.learn.drills.picking import in_any_order, picked
from engine.learn.drills.scenes import Scene
from engine.learn.drills.telling import by_house, in_all

SHOWN, WITH_CARDS = 3, 8
"""Dice and choices shown at most, and answers in all: what can only be answered in one way does not count, nor do cards
that are drawn."""
KIN = 8
"""So many situations of the same play or section are enough to take wrong answers from."""
TRIALS = 24
"""How often the same moment is played on, to see what else might have come of it."""
OFTEN = 0.5
"""In so many questions halfway is among the wrong places at least: so often does play begin again there."""
ROLLS, CHOOSES, DRAWS = "rolls", "chooses", "draws"
"""What a side does when it acts."""


class Asking(NamedTuple):
    """A question without its number."""

    start: dict[str, Any]
    shown: tuple[str, ...]
    question: dict[str, str]
    right: Option
    wrong: list[Option]


class Stretch(NamedTuple):
    """From a moment of a scene to where the play stops for a choice, or is over."""

    moment: int
    here: Position
    there: Position
    events: tuple[Event, ...]
    shown: tuple[str, ...]


def stretches(scene: Scene, rule: str) -> Iterator[Stretch]:
    """Every stretch of a scene that is short and cites the rule, the last one first."""
    for moment in range(len(scene.path) - 2, scene.first - 1, -1):
        found = _stretch(scene, moment)
        if found is not None and (scene.own or rule in cited(found)):
            yield found


def cited(stretch: Stretch) -> set[str]:
    """The rules that a stretch is about."""
    asked = {stretch.here.ask.rule} if stretch.here.ask is not None else set()
    return {event[0] for event in stretch.events} | asked


def _stretch(scene: Scene, moment: int) -> Stretch | None:
    """From a moment on: one choice perhaps, then dice and open cards."""
    here = scene.path[moment]
    shown: list[str] = []
    count = 0
    for position in scene.path[moment + 1 :]:
        assert position.before is not None
        assert position.before.ask is not None
        assert position.answer is not None
        ask = position.before.ask
        shown.append(ask.write(position.answer))
        count += not isinstance(ask, (Must, Draw))
        if count > SHOWN or len(shown) > WITH_CARDS:
            return None
        if position.ask is None or (isinstance(position.ask, Choose) and not isinstance(position.ask, Must)):
            return Stretch(moment, here, position, position.log[here.told :], tuple(shown))
    return None


def happens(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """What happens now?"""
    game = games.load(material.game)
    for stretch in stretches(scene, rule):
        key = outcome_key(game, stretch.events, stretch.there.ask)
        if key == NOTHING or key.startswith("?"):
            continue
        names = stretch.here.start.names
        decides = _decides(game, stretch.events, rule)
        right = _outcome(game, key, decides, names)
        near = [*_instead(game, stretch.here, stretch.here.given, rng), (swapped(key), decides)]
        near += [(swapped(each), under) for each, under in near]
        far = chain(_instead(game, stretch.here, (), rng), _elsewhere(material, stretch, rule, rng))
        cut = partial(_as_long, len(key.split("+")), rng=rng)
        likely, others = (_untrue(right, _outcomes(game, cut(keys), names)) for keys in (near, far))
        wrong = picked(right, likely, others, rng)
        if wrong:
            question = by_house("questions.happens")
            return Asking(scene.until(stretch.moment), stretch.shown, question, right, wrong)
    return None


def _outcome(game: Game[Any], key: str, rule: str, names: tuple[str, ...]) -> Option:
    """An outcome as an option."""
    return Option(tuple(key.split("+")), rule, in_all(lambda text: text.outcome(key), game.id, names))


def _decides(game: Game[Any], events: tuple[Event, ...], rule: str) -> str:
    """The rule that decides what happened: the one that is asked about if it was cited, else that of the outcome."""
    told = [event[0] for event in events if event[1] in game.outcomes]
    return rule if rule in told or not told else told[-1]


def _as_long(parts: int, keys: Iterable[tuple[str, str]], rng: Random) -> Iterator[tuple[str, str]]:
    """Outcomes of about as many things as happened: of longer ones what comes first."""
    for key, rule in keys:
        most = max(parts - 1 + int(rng.random() * 3), 1)
        yield "+".join(key.split("+")[:most]), rule


def _outcomes(game: Game[Any], keys: Iterable[tuple[str, str]], names: tuple[str, ...]) -> Iterator[Option]:
    """Outcomes as options, each once, those of sides that sit here."""
    seen: set[str] = set()
    for key, rule in keys:
        if key not in seen and _seats(key) <= set(range(len(names))):
            seen.add(key)
            yield _outcome(game, key, rule, names)


def _seats(key: str) -> set[int]:
    """The sides that an outcome names."""
    return {int(seat) for part in key.split("+") if (seat := part.partition(":")[2])}


def swapped(key: str) -> str:
    """The same outcome for the other side."""
    parts = [part.partition(":") for part in key.split("+")]
    return "+".join(
        f"{name}:{1 - int(seat)}" if seat in {"0", "1"} else name + mark + seat for name, mark, seat in parts
    )


def _elsewhere(material: Material, stretch: Stretch, rule: str, rng: Random) -> list[tuple[str, str]]:
    """How other situations of the same play or section come out; how any do, where there are too few of those."""
    by_name = {place.id: place for place in material.places}
    places = [by_name[name] for name in shuffled(by_name, rng)]
    kin = [place for place in places if place.play == stretch.here.play or section_of(place.rule) == section_of(rule)]
    return [(place.outcome, place.rule) for place in (kin if len(kin) >= KIN else places)]


def _instead(game: Game[Any], here: Position, begun: tuple[Answer, ...], rng: Random) -> Iterator[tuple[str, str]]:
    """What else might have come of the same moment, or of the whole play, each with the rule of it."""
    chance, seen = at_random(rng), len(here.state.events) if begun else 0
    assert here.play is not None
    for _ in range(TRIALS):
        given = begun
        state, ask = run(game, here.base, here.play, given)
        for _ in range(SHOWN + 3):
            if ask is None or (len(given) > len(begun) and isinstance(ask, Choose) and not isinstance(ask, Must)):
                break
            given = (*given, chance(ask))
            state, ask = run(game, here.base, here.play, given)
        events = tuple(state.events[seen:])
        key = outcome_key(game, events, ask if isinstance(ask, Choose) else None)
        if key != NOTHING and not key.startswith("?"):
            yield key, _decides(game, events, "")


def _untrue(right: Option, options: Iterable[Option]) -> Iterator[Option]:
    """Those that say something that did not happen: in other words, in every language, and as other events."""
    for option in options:
        if all(part in right.claim for part in option.claim) or option.claim == (NOTHING,):
            continue
        if any(set(_parts(option.said[lang])) <= set(_parts(said)) for lang, said in right.said.items()):
            continue
        yield option


def _parts(said: str) -> list[str]:
    """What an outcome says, one thing after the other."""
    return [part.strip().casefold() for part in said.split(",")]


def who(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """Who acts next? By lot it is asked about dice, a choice or a card, for most moments are of one kind."""
    acts = _acts(games.load(material.game))
    wanted = acts[int(rng.random() * len(acts))]
    return next((asking for asking in _whos(material, scene, rule, rng) if asking.right.claim[1] == wanted), None)


def anybody(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """Who acts next, whatever it is that they do."""
    return next(_whos(material, scene, rule, rng), None)


def _whos(material: Material, scene: Scene, rule: str, rng: Random) -> Iterator[Asking]:
    """Every moment of a scene at which it can be asked who acts next."""
    game = games.load(material.game)
    for stretch in stretches(scene, rule):
        there = stretch.there
        ask = there.ask or following(game, there)
        if ask is None or isinstance(ask, Must):
            continue
        names, does, decides = there.start.names, act(ask), _decides(game, stretch.events, rule)
        # Two sides, and two things that each may do: nothing then stands out.
        seats = [ask.seat, *in_any_order([seat for seat in range(len(names)) if seat != ask.seat], rng)[:1]]
        other = in_any_order([each for each in _acts(game) if each != does], rng)[0]
        right, *wrong = [_actor((seat, doing), decides, names) for doing in (does, other) for seat in seats]
        question = by_house("questions.who")
        yield Asking(scene.until(stretch.moment), stretch.shown, question, right, wrong)


def following(game: Game[Any], there: Position) -> Ask | None:
    """What is asked once a play is over; None where the match is."""
    state = there.state.clone()
    return World(game, state, game.next_play(state)).ask


def act(ask: Ask) -> str:
    """What whoever is asked does."""
    return ROLLS if isinstance(ask, (Roll, Cast)) else DRAWS if isinstance(ask, Draw) else CHOOSES


def _acts(game: Game[Any]) -> tuple[str, ...]:
    """What there is to do in a game."""
    cards = "hands" in game.state.fields
    return tuple(each for each, there in ((ROLLS, game.dice), (CHOOSES, True), (DRAWS, cards)) if there)


def _actor(claim: tuple[int, str], rule: str, names: tuple[str, ...]) -> Option:
    """A side that does something, as an option."""
    seat, doing = claim
    return Option(claim, rule, by_house(f"acts.{doing}", who=names[seat]))


def where(material: Material, scene: Scene, rule: str, rng: Random) -> Asking | None:
    """Where is the ball?"""
    game = games.load(material.game)
    for stretch in stretches(scene, rule):
        start, end = game.spot(stretch.here.state, ()), game.spot(stretch.there.state, ())
        if start is None or end is None:
            return None
        names, decides = stretch.here.start.names, _moved(game, stretch.events, rule)
        if start == end and decides != rule:
            continue
        low, high = game.state.fields["ball"].low, game.state.fields["ball"].high
        near, far = (
            [_spot(game, spot, decides, names) for spot in spots if spot != end and low <= spot <= high]
            for spots in _astray(start, end, low + high)
        )
        right = _spot(game, end, decides, names)
        wrong = picked(right, near, in_any_order(far, rng), rng, size=_size)
        middle = (low + high) // 2
        if wrong and middle != end and rng.random() < OFTEN and all(one.claim != (middle,) for one in wrong):
            wrong[0] = _spot(game, middle, decides, names)
        if wrong:
            return Asking(scene.until(stretch.moment), stretch.shown, by_house("questions.where"), right, wrong)
    return None


def _astray(start: int, end: int, both: int) -> tuple[list[int], list[int]]:
    """Where the ball might be thought to lie: not moved, moved the other way, twice or half as far, counted from the
    other line, or brought back to halfway; and places near those. The two goal lines add up to `both`."""
    gone = end - start
    near = [start, start - gone, start + 2 * gone, both - end, both // 2]
    return near, [each + by for each in (end, both - end, *near[:3]) for by in (-15, -10, -5, 5, 10, 15)]


def _size(option: Option) -> float:
    """Where a place lies along the pitch."""
    return float(option.claim[0])


def _moved(game: Game[Any], events: tuple[Event, ...], rule: str) -> str:
    """The rule that moved the ball last, or the one that is asked about if it is among those."""
    rules = [event[0] for event in events if game.events[event[1]].moves]
    return rules[-1] if rules and rule not in rules else rule


def _spot(game: Game[Any], spot: int, rule: str, names: tuple[str, ...]) -> Option:
    """A place on the pitch as an option."""
    return Option((spot,), rule, in_all(lambda text: text.place(spot), game.id, names))
