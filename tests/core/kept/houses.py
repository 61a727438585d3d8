"""The house rules and own tables by which the matches that are kept were played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.house_rules import agreed, changed_house

HOUSES: Mapping[str, tuple[dict[str, str], ...]] = {
    "double": ({}, {"length": "20"}, {"hand-kept": "end", "five-three": "try-with-cards"}),
    "tomy": ({"format": "single"}, {"format": "cup"}, {"format": "single", "players": "2", "bonus": "compulsory"}),
    "draft": ({}, {"packs": "own"}, {"half": "clock"}),
    "scrumball": ({}, {"mode": "clock"}, {"kick-off": "ten-metres", "contest": "card"}),
    "flair": ({}, {"clock": "real"}, {"maul": "two-in-all", "short-kick-off": "retake"}),
}
"""The house rules of the first matches that are kept."""
OWN: Mapping[str, dict[str, str]] = {
    "tomy": {
        "box": "blue=ball,player,foot,foot,posts,card;green=in,in,in,in,in,wide;"
        "white=double,nothing,nothing,nothing,nothing,nothing;red=tackle,block,block,stand,stand,warned;"
        "bonus-try=player+player+player;try=ball+ball+ball|ball+player+player;drop=ball+foot+foot;"
        "penalty=foot+foot+posts;in-front=foot+posts+posts"
    },
    "draft": {
        "pack": "blue=16,green=12,red=4,black=6,yellow=6,white=6;goal=25;free=22,yellow=16,penalty=12;"
        "on-blue=red+black+yellow;on-green=white;on-red=blue+green;on-black=red+black;on-yellow=black+white;"
        "on-white=blue+green;after-blue=blue+green;after-green=none;after-red=yellow;after-black=blue+green+yellow;"
        "after-yellow=blue+green;after-white=blue"
    },
    "scrumball": {"pack": "pass=14,run=6,tackle=9,pass-tackle=5,kick=4,drop=2,touch=0"},
}
"""Values that no switch shows as an example: a box and packs of one's own."""


def houses(game: Game[Any]) -> tuple[dict[str, str], ...]:
    """The first matches' house rules, the book's, each switch at each value, every switch turned, and own tables."""
    found = [*HOUSES.get(game.id, ()), {}]
    found += [{house_rule.key: value} for house_rule in game.house_rules for value in house_rule.allowed]
    found.append({house_rule.key: house_rule.allowed[-1] for house_rule in game.house_rules})
    own = OWN.get(game.id, {})
    found += [own, {**found[-1], **own}] if own else []
    told = [changed_house(game.house_rules, agreed(game.house_rules, house)) for house in found]
    return tuple(house for number, house in enumerate(told) if house not in told[:number])
