"""The languages of the book; every sentence that a reader sees exists in each."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.core.language import Language
from engine.core.refusal import Refusal
from engine.words import LANGUAGES

__all__ = ["LANGUAGES", "known", "words"]


def known(lang: object) -> str:
    """The language that was asked for, or that of whoever asked for none of ours."""
    return lang if isinstance(lang, str) and lang in LANGUAGES else LANGUAGES[0]


@cache
def words(lang: str) -> Language:
    """What is said in a language and belongs to no game."""
    if lang not in LANGUAGES:
        raise Refusal("language-unknown", lang=lang, known=LANGUAGES)
    spoken: type[Language] = import_module(f"engine.words.{lang}.language").LANGUAGE
    return spoken()
