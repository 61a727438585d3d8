"""What is wrong with something that was told, in the words of a referee."""

from __future__ import annotations

from engine.core.refusal import Refusal
from site_plugins.live.widgets.page.view import View, reason


def fault(view: View, why: Refusal) -> str:
    """A refusal as it stands beside its field, where nobody has to be told which field is meant."""
    if why.code == "match-field":
        value, wanted, low, high = (why.facts[key] for key in ("value", "wanted", "low", "high"))
        if wanted == "number":
            why = Refusal("place-number", value=value, low=low, high=high)
        elif wanted == "points":
            return view.say("referee.no-points", value=str(value))
        elif wanted == "cards" and high:
            return view.say("referee.most-cards", most=int(str(high)))
        elif view.say.says(f"referee.wanted.{wanted}"):
            return view.say(f"referee.wanted.{wanted}")
    return reason(why, view.text)
