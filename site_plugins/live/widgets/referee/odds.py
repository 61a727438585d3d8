"""The odds as the referee tells them: certainties not at all."""

from __future__ import annotations

from engine.core.asks import Choose
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.odds import chart, sides


def odds(view: View) -> Markup | None:
    """The odds of the throw, or of the options; None where the side that is asked may not know them."""
    ask, found = view.ask, view.odds()
    if not isinstance(ask, Choose) or not found.options:
        return chart(view)
    open_ = {option: chances for option, chances in found.options.items() if len(chances) > 1}
    return sides(view, ask, open_) if open_ else el("p", view.say("referee.certain"), class_="ce-referee__wait")
