"""What is said about house rules: beside the rules they change, and on the page where a table picks its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.words.fr.language import french


@dataclass(frozen=True)
class HouseWords:
    """One label or sentence for each place; `#` stands for a number or a name that the page's script sets in."""

    kinds: Mapping[str, str]
    """What the source itself offers, and what it does not."""
    at_table: str
    book: str
    """The book's own setting, in brackets beside it."""
    by_the_book: str
    """Lead to the book's own setting, after the table's."""
    own: str
    for_example: str
    write_own: str
    rules: str
    pick: str
    exactly: str
    instead: str
    never: str
    sheet: str
    signed: tuple[str, str]
    none: str
    one: str
    many: str
    copy: str
    print: str
    reset: str
    copied: str
    not_kept: str
    offer: str
    same: str
    wrong: str
    reading: str
    take: str
    leave: str
    replaced: str
    undo: str
    link: str
    """The name of the field with the link, where it cannot be copied."""


EN = HouseWords(
    kinds={"options": "Options in the rules", "house": "House rules"},
    at_table="At your table:",
    book="the book",
    by_the_book="the book:",
    own="Your own, as you have written it",
    for_example="For example,",
    write_own="Write it here:",
    rules="Changes:",
    pick="Pick your table’s rules",
    exactly="Exact, in the situation",
    instead="instead of",
    never="never",
    sheet="The rules of our table",
    signed=("Date", "Names"),
    none="Your table plays by the book.",
    one="Your table changes one rule.",
    many="Your table changes # rules.",
    copy="Copy the link",
    print="Print the sheet",
    reset="Back to the book",
    copied="Link copied: whoever opens it can take over your table’s rules.",
    not_kept="This device does not let the page keep your rules. They hold for this visit; the link keeps them.",
    offer="This link brings the rules of another table. Taken over, they change:",
    same="This link brings the rules by which your table plays already.",
    wrong="This link cannot be used, and nothing has been changed. It names something that this book does not have: #",
    reading="This link brings parts that a table has written for itself. They are being read.",
    take="Take these rules",
    leave="Keep mine",
    replaced="Your table’s rules have been replaced.",
    undo="Undo",
    link="The link to your table’s rules",
)
FR = HouseWords(
    kinds={"options": "Options du texte", "house": "Règles maison"},
    at_table=french("À votre table :"),
    book="le livre",
    by_the_book=french("le livre :"),
    own="À votre façon, comme vous l’avez écrit",
    for_example="Par exemple,",
    write_own=french("À écrire ici :"),
    rules=french("Change :"),
    pick="Choisissez les règles de votre table",
    exactly="Exact, dans la situation",
    instead="au lieu de",
    never="jamais",
    sheet="Les règles de notre table",
    signed=("Date", "Noms"),
    none="Votre table joue selon le livre.",
    one="Votre table change une règle.",
    many="Votre table change # règles.",
    copy="Copier le lien",
    print="Imprimer la feuille",
    reset="Revenir au livre",
    copied=french("Lien copié : qui l’ouvre peut reprendre les règles de votre table."),
    not_kept=french(
        "Cet appareil ne laisse pas la page garder vos règles. Elles valent pour cette visite ; le lien les emporte."
    ),
    offer=french("Ce lien apporte les règles d’une autre table. Les reprendre changerait :"),
    same="Ce lien apporte les règles que votre table suit déjà.",
    wrong=french("Ce lien ne peut pas servir, et rien n’a changé. Il nomme ce que ce livre n’a pas : #"),
    reading="Ce lien apporte des parties qu’une table a écrites elle-même. Elles sont en cours de lecture.",
    take="Reprendre ces règles",
    leave="Garder les miennes",
    replaced="Les règles de votre table ont été remplacées.",
    undo="Annuler",
    link="Le lien vers les règles de votre table",
)
HOUSE_WORDS: Mapping[str, HouseWords] = {"en": EN, "fr": FR}
