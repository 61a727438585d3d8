"""Predictions: the right answer and the wrong ones, all computed by playing every outcome of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from engine.core.asks import Draw, Roll
from engine.core.kinds import Seat
from engine.core.odds import Ending, endings, headlines, odds, outcome_key
from engine.core.position import Position
from engine.core.refusal import Refusal
from engine.learn.conditions import at
from engine.learn.judging import SOLVED, WRONG, Attempt, Verdict, played
from engine.learn.lessons import Prediction

CHANCE, OUTCOME, SEAT, VALUE = "chance", "outcome", "seat", "value"
"""As what an answer is put into words: a chance, the name of an outcome, a side, a plain value."""
_MOST = 4
"""Answers to choose from, for the keys 1 to 4."""


class Guess(NamedTuple):
    """One of the answers to a prediction, with its verdict."""

    kind: str
    value: Any
    verdict: Verdict


def guesses(attempt: Attempt) -> tuple[Guess, ...]:
    """The answers to a prediction, in an order that gives nothing away; one of them is right."""
    predict = attempt.step.predict
    assert predict is not None
    before = attempt.now.send(predict.option) if predict.option else attempt.now
    then = [attempt, *played(attempt)][-1]
    events = then.now.log[before.told :]
    rule, kind = _decided(before, events), OUTCOME
    right: Any
    wrong: Sequence[Any]
    if predict.of == "odds":
        kind = CHANCE
        right, rule = _odds(before, predict)
        wrong = _chances(before, right)
    elif predict.of == "outcome":
        right = outcome_key(before.start.game, events, None if then.ended else then.now.ask)
        wrong = _outcomes(before, right)
    else:
        kind = SEAT if isinstance(before.start.game.state.fields[predict.of.partition(".")[0]], Seat) else VALUE
        right = at(then.now.state.data(), predict.of)
        wrong = (0, 1) if kind == SEAT else _values(before, predict.of, right)
    others = [value for value in dict.fromkeys(wrong) if value != right][: _MOST - 1]
    verdicts = {value: Verdict(SOLVED if value == right else WRONG, predict.rule or rule) for value in (right, *others)}
    return tuple(Guess(kind, value, verdicts[value]) for value in sorted(verdicts))


def _outcomes(position: Position, right: str) -> list[str]:
    """What else may come of it: once what is like the right answer, then the likeliest of every other sort."""
    found, game = odds(position).outcomes, position.start.game
    if right not in found:
        raise Refusal("option-unknown", option=right, options=tuple(found))
    likeliest = sorted(found, key=lambda key: -found[key])
    sorts = {key: next(iter(headlines(game, {key: found[key]}))) for key in likeliest}
    like = [key for key in likeliest if sorts[key] == sorts[right] and key != right]
    seen = {sorts[right]: right} | {sorts[key]: key for key in reversed(likeliest) if sorts[key] != sorts[right]}
    others = sorted((key for key in seen.values() if key != right), key=lambda key: -found[key])
    return [*like[:1], *others, *like[1:]]


def _ends(position: Position) -> Iterable[Ending]:
    """Every end to which the play may come from here."""
    assert position.ask is not None
    assert position.play is not None
    game = position.start.game
    return endings(game, game.known(position.base, position.ask.seat), position.play, position.given)


def _odds(position: Position, predict: Prediction) -> tuple[Fraction, str]:
    """The chance that something happens, and the rule by which it does."""
    name, _, seat = predict.event.partition(":")
    share = sum(
        (chance for key, chance in odds(position).outcomes.items() if _named(key, predict.event)), start=Fraction(0)
    )
    seen = len(position.state.events)
    for end in _ends(position):
        for event in end.state.events[seen:]:
            if event[1] == name and (not seat or str(event[2]) == seat):
                return share, event[0]
    return share, "" if position.ask is None else position.ask.rule


def _named(key: str, event: str) -> bool:
    """Whether an outcome holds this event, for this seat if one is named."""
    return any(event in (part, part.partition(":")[0]) for part in key.split("+"))


def _chances(position: Position, right: Fraction) -> list[Fraction]:
    """Real mistakes about a chance: the other way round, one face too many or too few, a plain half."""
    ask = position.ask
    face = Fraction(1, ask.sides if isinstance(ask, Roll) else len(ask.cards) if isinstance(ask, Draw) else 6)
    mistakes = [right + face, right - face, 1 - right, Fraction(1, 2), face, 1 - face, 2 * face, right / 2]
    return [chance for chance in mistakes if 0 < chance < 1]


def _decided(position: Position, events: tuple[Any, ...]) -> str:
    """The rule of the last outcome, else of the last event, else the one that asked."""
    told = [event for event in events if event[1] in position.start.game.outcomes] or list(events)
    return str(told[-1][0]) if told else "" if position.ask is None else position.ask.rule


def _values(position: Position, path: str, right: Any) -> list[Any]:
    """What the field may come to by other dice or cards, the likeliest first; what it was; and near misses."""
    found: Counter[Any] = Counter()
    for end in _ends(position):
        value = at(end.state.data(), path)
        if isinstance(value, (int, str)):
            found[value] += end.weight
    values = [value for value, _ in found.most_common()]
    values.append(at(position.state.data(), path))
    if isinstance(right, int) and not isinstance(right, bool) and len({*values, right}) < _MOST - 1:
        values += [right + 1, right + 2, *([right - 1] if right else [])]
    return values
