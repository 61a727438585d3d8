"""The language of the page, in which the Lab speaks; its few words stand under `[kit]` in `lab.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.language import Language

spoken = ""


def speak(lang: str) -> None:
    """From now on, speak this language; one that nobody knows here changes nothing."""
    from engine.core.languages import LANGUAGES

    global spoken  # noqa: PLW0603 (a page has one language)
    if lang in LANGUAGES:
        spoken = lang


def words() -> Language:
    """The words of the page's language."""
    from engine.core import languages

    return languages.words(languages.known(spoken))
