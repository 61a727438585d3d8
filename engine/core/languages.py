"""The languages of the book; every sentence that a reader sees exists in each."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.core.text import CoreText
from engine.core.text_en import English
from engine.core.text_fr import French

LANGUAGES = ("en", "fr")
_WORDS: dict[str, type[CoreText]] = {"en": English, "fr": French}


def words(lang: str) -> CoreText:
    """The words of a language that do not belong to one game."""
    if lang not in _WORDS:
        raise Refusal("language-unknown", lang=lang, known=LANGUAGES)
    return _WORDS[lang]()
