"""La grammaire du français."""

from __future__ import annotations

from engine.core.language import Language

_VOWELS = "aàâäeéèêëiîïoôöuùûüyhœæ"
WIDE, NARROW = "\u00a0", "\u202f"
SPACE_BEFORE = {":": WIDE, "»": WIDE, ";": NARROW, "?": NARROW, "!": NARROW, "%": NARROW}
"""The space that never breaks before each mark, as the Imprimerie nationale sets it; the pages set theirs by it too."""


def french(sentence: str) -> str:
    """Set French apostrophes, and the spaces before marks and inside « » so that no line breaks there."""
    for mark, space in SPACE_BEFORE.items():
        sentence = sentence.replace(f" {mark}", space + mark)
    return sentence.replace("« ", f"«{WIDE}").replace("'", "’")


def of_name(name: str) -> str:
    """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
    for article, merged in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return ("d’" if name[0].lower() in _VOWELS else "de ") + name


def to_name(name: str) -> str:
    """« à Camille », « au Stade », « aux Rouges »."""
    for article, merged in (("Le ", "au "), ("Les ", "aux ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return "à " + name


class French(Language):
    """Le français."""

    lang = "fr"

    def typeset(self, sentence: str) -> str:
        """No-break spaces and apostrophes."""
        return french(sentence)

    def singular(self, number: float) -> bool:
        """Zéro point, un point, 1,9 point, deux points."""
        return number < 2

    def of(self, name: str) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(name)

    def to(self, name: str) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(name)


LANGUAGE = French
