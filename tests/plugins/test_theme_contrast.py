"""Every colour that carries text can be read, on paper and at night."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[2] / "site_plugins" / "theme" / "css" / "tokens.css"
PAIR = re.compile(r"--ce-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)")
GAMES = ["", "double", "tomy", "draft", "scrumball", "flair"]


def tokens(game: str, scheme: int) -> dict[str, str]:
    """Read the colours of one scheme (0 paper, 1 night) with the accent of one game."""
    css = CSS.read_text(encoding="utf-8")
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    found: dict[str, str] = {}
    for selector, body in blocks:
        if "[data-game=" not in selector or f'"{game}"' in selector:
            found |= {name: (light, dark)[scheme] for name, light, dark in PAIR.findall(body)}
    return found


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour, as the accessibility guidelines define it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast ratio of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [0, 1], ids=["paper", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_text_can_be_read(game: str, scheme: int) -> None:
    colour = tokens(game, scheme)
    grounds = ("paper", "paper-2", "accent-soft", "pitch")
    for text in ("ink", "ink-2", "accent", "good", "bad", "warn"):
        for ground in grounds:
            if text in {"good", "bad", "warn", "accent"} and ground == "pitch":
                continue
            ratio = contrast(colour[text], colour[ground])
            assert ratio >= 4.5, f"{text} on {ground}: {ratio:.2f}"
    assert contrast(colour["accent-ink"], colour["accent"]) >= 4.5


def test_the_ratio_is_computed_as_defined() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21.0
    assert contrast("#777777", "#ffffff") < 4.5
