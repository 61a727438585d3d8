"""What a house rule changes, in words for people: how often it comes up, and by how much matches then differ.

Figures carry the margin in which the true one lies nineteen times in twenty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import floor, log10, sqrt
from typing import Any

from engine.bots.arena import Z95
from engine.bots.effects import Effect, Mean
from engine.core.language import Language


def sentence(effect: Effect | None, say: Language) -> str:
    """All of it in one sentence; None is a setting by which a watch decides."""
    if effect is None:
        return say("effects.watch")
    if not effect.comes_up:
        return say("effects.never", matches=effect.matches)
    every = effect.comes_up == effect.matches
    parts = [say("effects.always") if every else say("effects.often", **_figures(_share(effect), say))]
    if any(any(mean) for mean in (effect.points, effect.tries, effect.length) if mean):
        parts += _differences(effect, say)
    else:
        parts.append(say("effects.untouched"))
    return say.parted(parts)


def by_the_book(book: Mapping[str, Any], say: Language) -> str:
    """What a match is like by the book."""
    if book["tries"] is None:
        return say("effects.book-goals", points=book["points"], decisions=book["decisions"])
    return say("effects.book-tries", points=book["points"], tries=book["tries"], decisions=book["decisions"])


def _differences(effect: Effect, say: Language) -> Iterator[str]:
    """What differs for sure, then what may as well not."""
    means = {"points" if effect.tries else "goals": effect.points}
    if effect.tries:
        means["tries"] = effect.tries
    means["length"] = _percent(effect.length)
    clear = {name: abs(mean.value) > Z95 * mean.error for name, mean in means.items()}
    for name, mean in means.items():
        if clear[name]:
            yield say(f"effects.clear.{name}", more=mean.value > 0, **_figures(mean, say))
    unclear = [
        say(f"effects.unclear-part.{name}", **_figures(mean, say)) for name, mean in means.items() if not clear[name]
    ]
    if unclear:
        yield say("effects.unclear", parts=unclear)


def _figures(mean: Mean, say: Language) -> Mapping[str, Any]:
    """The size of a difference and its margin, no finer than they are sure."""
    margin = Z95 * mean.error
    digits = min(2, max(0, -floor(log10(1.2 * margin)))) if margin else 1
    # A margin is never said to be nothing.
    shown = max(margin, 10**-digits) if margin else 0
    value = round(abs(mean.value), digits)
    number = value if digits else int(value)
    return {"value": say.decimal(value, digits), "number": number, "margin": say.decimal(shown, digits)}


def _share(effect: Effect) -> Mean:
    """How often it comes up, in per cent."""
    share = effect.comes_up / effect.matches
    return _percent(Mean(share, sqrt(share * (1 - share) / effect.matches)))


def _percent(mean: Mean) -> Mean:
    """A share in per cent."""
    return Mean(100 * mean.value, 100 * mean.error)
