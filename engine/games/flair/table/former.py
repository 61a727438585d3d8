"""What French Flair called otherwise once, before it shared its names with Scrumball Rugby."""

from __future__ import annotations

from engine.core.former import Former

FORMER = Former(
    asks={"card": "draw"},
    options={"received": {"play": "play-on"}},
    events={"ball-gone": "ball-out", "touch-kicked": "touch-found"},
)
