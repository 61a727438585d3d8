"""What is wrong with something that was told, in the words of a referee."""

from __future__ import annotations

from engine.core.refusal import Refusal
from site_plugins.live.widgets.page.view import View, say
from site_plugins.live.widgets.referee.words import RefereeWords


def fault(view: View, said: RefereeWords, why: Refusal) -> str:
    """A refusal as it stands beside its field, where nobody has to be told which field is meant."""
    if why.code == "match-field":
        value, wanted, low, high = (why.facts[key] for key in ("value", "wanted", "low", "high"))
        if wanted == "number":
            why = Refusal("place-number", value=value, low=low, high=high)
        elif wanted == "points":
            return said.no_points(str(value))
        elif wanted == "cards" and high:
            return said.most_cards(int(str(high)))
        elif wanted in said.wanted:
            return said.wanted[str(wanted)]
    return say(why, view.words, view.text)
