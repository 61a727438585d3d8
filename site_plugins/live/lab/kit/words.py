"""The few words that the runner says by itself, in each language."""

from __future__ import annotations

from dataclasses import dataclass

from engine.words.fr.language import french


@dataclass(frozen=True)
class DeskWords:
    """One sentence or word a place; a missing translation is a type error."""

    line: str
    inside: str
    called: str
    no_module: str
    no_input: str
    cut: str
    decimal: str
    colon: str
    then: str
    """What stands between two things of a list that have commas of their own."""


EN = DeskWords(
    line="Line {}",
    inside=", in {}",
    called=" (called from line {})",
    no_module="there is no module “{}” here: Python’s own library, engine and lab is all there is",
    no_input="input() has nobody to ask here: write the answer into the text",
    cut="(There was more, but a page can only hold so much.)",
    decimal=".",
    colon=": ",
    then="; ",
)
FR = DeskWords(
    line="Ligne {}",
    inside=", dans {}",
    called=" (appelée à la ligne {})",
    no_module=french("il n’y a pas de module « {} » ici : la bibliothèque de Python, engine et lab, c’est tout"),
    no_input=french("input() n’a personne à qui demander : écrivez la réponse dans le texte"),
    cut="(Il y en avait davantage, mais une page a ses limites.)",
    decimal=",",
    colon=french(" : "),
    then=french(" ; "),
)
WORDS = {"en": EN, "fr": FR}
spoken = "en"


def speak(lang: str) -> None:
    """From now on, speak this language; one that nobody knows here changes nothing."""
    global spoken  # noqa: PLW0603 (a page has one language)
    if lang in WORDS:
        spoken = lang


def words() -> DeskWords:
    """The words of the page's language."""
    return WORDS[spoken]
