"""What the pages of rulings say around them, in each language; a missing sentence is a type error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.words.fr.language import french


@dataclass(frozen=True)
class RulingWords:
    """One label or sentence for each place of a page of rulings."""

    statuses: Mapping[str, str]
    """What decided a ruling, in a word or two."""
    named: Mapping[str, str]
    """A ruling or a note by its number, which `#` stands for."""
    kinds: Mapping[str, str]
    kind: str
    every_kind: str
    notes: str
    about_notes: str
    more_on_note: str
    filter: str
    words: str
    game: str
    every_game: str
    topic: str
    every_topic: str
    status: str
    every_status: str
    since: str
    clear: str
    left: str
    """How many are left; `#` stands for the number of rulings, `%` for that of notes."""
    none: str
    also: str
    otherwise: str
    otherwise_in: str
    no_longer: str
    possible: str
    history: str


EN = RulingWords(
    statuses={
        "text": "text",
        "example": "example",
        "sister": "sister game",
        "law": "law of the game",
        "balance": "balance",
        "rebuilt": "rebuilt",
    },
    named={"ruling": "Ruling #", "note": "Note #"},
    kinds={"ruling": "Rulings", "note": "Notes"},
    kind="Kind",
    every_kind="Rulings and notes",
    notes="Notes",
    about_notes="A note settles nothing: it explains what the text says, and names the lines that say it.",
    more_on_note="Note # among all notes",
    filter="Find a ruling or a note",
    words="Words or number",
    game="Game",
    every_game="All games",
    topic="Topic",
    every_topic="All topics",
    status="Decided by",
    every_status="Any reason",
    since="Decided since",
    clear="Show all",
    left="Rulings: #. Notes: %.",
    none="No ruling or note matches. Take a word away, or show all.",
    also="Other cases of it:",
    otherwise="Then the same situation comes out otherwise:",
    otherwise_in="Then another situation comes out otherwise:",
    no_longer="Not possible any more:",
    possible="Possible now:",
    history="Decided before:",
)
FR = RulingWords(
    statuses={
        "text": "texte",
        "example": "exemple",
        "sister": "jeu frère",
        "law": "loi du jeu",
        "balance": "équilibre",
        "rebuilt": "reconstruit",
    },
    named={"ruling": "Décision #", "note": "Note #"},
    kinds={"ruling": "Décisions", "note": "Notes"},
    kind="Sorte",
    every_kind="Décisions et notes",
    notes="Notes",
    about_notes=french("Une note ne tranche rien : elle explique ce que dit le texte, et cite les lignes en cause."),
    more_on_note="La note # parmi toutes les notes",
    filter="Trouver une décision ou une note",
    words="Mots ou numéro",
    game="Jeu",
    every_game="Tous les jeux",
    topic="Sujet",
    every_topic="Tous les sujets",
    status="Ce qui tranche",
    every_status="Toutes les raisons",
    since="Tranchée depuis",
    clear="Tout montrer",
    left=french("Décisions : #. Notes : %."),
    none="Aucune décision ni note ne convient. Enlevez un mot, ou montrez tout.",
    also=french("D’autres cas :"),
    otherwise=french("La même situation finit alors autrement :"),
    otherwise_in=french("Une autre situation finit alors autrement :"),
    no_longer=french("Ne se peut plus :"),
    possible=french("Se peut maintenant :"),
    history=french("Tranché auparavant :"),
)
RULING_WORDS: Mapping[str, RulingWords] = {"en": EN, "fr": FR}
