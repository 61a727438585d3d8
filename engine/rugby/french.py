"""Les noms de camps en français : élision et articles contractés."""

from __future__ import annotations

_VOWELS = "aàâäeéèêëiîïoôöuùûüyhœæ"


def of(name: str) -> str:
    """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
    for article, merged in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return ("d’" if name[0].lower() in _VOWELS else "de ") + name


def to(name: str) -> str:
    """« à Camille », « au Stade », « aux Rouges »."""
    for article, merged in (("Le ", "au "), ("Les ", "aux ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return "à " + name
