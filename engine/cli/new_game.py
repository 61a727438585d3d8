"""`new-game`: a game to begin with, which passes every test from the first minute."""

from __future__ import annotations

import sys
from abc import abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, ClassVar

from engine.cli.command import Command
from engine.cli.skeleton import Unmade, carry_out, drafted, house, planned
from engine.cli.words import Both, Words
from engine.core.text import method
from engine.jobs import Tell


class NewGameWords(Words):
    """The words of `new-game`."""

    name: ClassVar[str]
    title: ClassVar[str]
    title_fr: ClassVar[str]
    dry_run: ClassVar[str]
    new: ClassVar[str]
    changed: ClassVar[str]

    def refusal(self, why: Unmade) -> str:
        """Say why no game was made."""
        return str(getattr(self, "no_" + method(why.code))(**why.facts))

    @abstractmethod
    def made(self, answer: Mapping[str, Any]) -> list[str]:
        """What there is now, and what to do with it."""

    @abstractmethod
    def no_clone(self) -> str:
        """The package is installed, and there is no house around it."""

    @abstractmethod
    def no_name(self, name: str, shortest: int, longest: int) -> str:
        """A name that cannot be an id."""

    @abstractmethod
    def no_reserved(self, name: str) -> str:
        """A name that means something else."""

    @abstractmethod
    def no_taken(self, name: str, path: str) -> str:
        """A name that something else bears."""

    @abstractmethod
    def no_title(self, title: str, longest: int) -> str:
        """A title that pages and code could not carry."""

    @abstractmethod
    def no_title_taken(self, title: str) -> str:
        """A title of something else."""

    @abstractmethod
    def no_exists(self, path: str) -> str:
        """A file that would be overwritten."""

    @abstractmethod
    def no_place(self, path: str, place: str, times: int) -> str:
        """A place for a line that is not there, or several times."""

    @abstractmethod
    def no_file(self, path: str) -> str:
        """A file that cannot be read or written."""


class English(NewGameWords):
    """In English."""

    lang = "en"
    help = "make a new game to begin with (in a clone)"
    name = "its id: small letters, such as handball"
    title = "its name for readers (the id with a capital, unless told)"
    title_fr = "its name in French (the same, unless told)"
    dry_run = "only say what would be written"
    new = "new files:"
    changed = "files that get more lines:"

    def made(self, answer: Mapping[str, Any]) -> list[str]:
        """What there is now, and what to do with it."""
        id_ = answer["game"]
        return [
            f"“{answer['title']}” ({id_}) is on the shelf: {len(answer['new'])} new files, lines in "
            f"{len(answer['changed'])} others. It is a whole small game; rewrite it piece by piece.",
            "",
            f"  1  engine/games/{id_}/book/source.txt        what the box says, a line for each sentence",
            f"  2  engine/games/{id_}/table/state.py         what a match has to remember",
            f"  3  engine/games/{id_}/rules/kicks.py         a rule: its function; its words in words/en, words/fr",
            f"  4  engine/games/{id_}/book/situations.toml   the moment that shows it",
            f"  5  docs/{id_}/kicks.en.md, .fr.md      its paragraph",
            f"  6  tests/games/{id_}/test_kicks.py       its proof",
            "",
            "  make check   lint, types and fast tests: all of them pass now, and tell you what you have left out",
            "  make play    the book with your game in it",
            "",
            "docs/contributing/add-a-game.en.md walks you through it.",
        ]

    def no_clone(self) -> str:
        """The package is installed, and there is no house around it."""
        return (
            "A new game needs a clone of the project, with its tests and its pages; this is the engine alone. "
            "Run the command in the folder of a clone."
        )

    def no_name(self, name: str, shortest: int, longest: int) -> str:
        """A name that cannot be an id."""
        return (
            f"“{name}” cannot be the id of a game: {shortest} to {longest} small letters from a to z and nothing else, "
            "for it stands in the ids of its rules. What readers see is its --title."
        )

    def no_reserved(self, name: str) -> str:
        """A name that means something else."""
        return f"“{name}” means something else in Python or in this house. Choose another id."

    def no_taken(self, name: str, path: str) -> str:
        """A name that something else bears."""
        return f"“{name}” is taken: there is {path} already. Choose another id."

    def no_title(self, title: str, longest: int) -> str:
        """A title that pages and code could not carry."""
        return (
            f"“{title}” cannot be a title: up to {longest} letters and figures are allowed, with spaces and "
            "- ’ ! ? . , & + between them."
        )

    def no_title_taken(self, title: str) -> str:
        """A title of something else."""
        return f"“{title}” stands in the contents of the book already. Choose another --title."

    def no_exists(self, path: str) -> str:
        """A file that would be overwritten."""
        return f"{path} is there already, and nothing is overwritten. No game was made."

    def no_place(self, path: str, place: str, times: int) -> str:
        """A place for a line that is not there, or several times."""
        found = "is not there" if times == 0 else f"stands there {times} times"
        return (
            f"The new game would be entered in {path} beside “{place}”, and that {found}. "
            "No game was made: mend engine/skeleton/additions.toml."
        )

    def no_file(self, path: str) -> str:
        """A file that cannot be read or written."""
        return f"{path or 'A file'} cannot be read or written. No game was made."


class French(NewGameWords):
    """En français."""

    lang = "fr"
    help = "créer un jeu pour commencer (dans un clone)"
    name = "son identifiant : des minuscules, par exemple handball"
    title = "son nom pour les lecteurs (sinon, l’identifiant avec une majuscule)"
    title_fr = "son nom en français (sinon, le même)"
    dry_run = "dire seulement ce qui serait écrit"
    new = "nouveaux fichiers :"
    changed = "fichiers qui gagnent des lignes :"

    def made(self, answer: Mapping[str, Any]) -> list[str]:
        """What there is now, and what to do with it."""
        id_ = answer["game"]
        return [
            f"« {answer['title_fr']} » ({id_}) est sur l’étagère : {len(answer['new'])} nouveaux fichiers, des lignes "
            f"dans {len(answer['changed'])} autres. C’est un petit jeu complet ; réécrivez-le morceau par morceau.",
            "",
            f"  1  engine/games/{id_}/book/source.txt        ce que dit la boîte, une ligne par phrase",
            f"  2  engine/games/{id_}/table/state.py         ce dont un match doit se souvenir",
            f"  3  engine/games/{id_}/rules/kicks.py         une règle : sa fonction ; ses mots, words/en et words/fr",
            f"  4  engine/games/{id_}/book/situations.toml   le moment qui la montre",
            f"  5  docs/{id_}/kicks.en.md, .fr.md      son paragraphe",
            f"  6  tests/games/{id_}/test_kicks.py       sa preuve",
            "",
            "  make check   style, types et tests rapides : tout passe, et vous dira ce que vous aurez oublié",
            "  make play    le livre, avec votre jeu dedans",
            "",
            "docs/contributing/add-a-game.fr.md vous accompagne.",
        ]

    def no_clone(self) -> str:
        """The package is installed, and there is no house around it."""
        return (
            "Un nouveau jeu demande un clone du projet, avec ses tests et ses pages ; ceci n’est que le moteur. "
            "Lancez la commande dans le dossier d’un clone."
        )

    def no_name(self, name: str, shortest: int, longest: int) -> str:
        """A name that cannot be an id."""
        return (
            f"« {name} » ne peut pas être l’identifiant d’un jeu : il faut de {shortest} à {longest} minuscules de a à "
            "z et rien d’autre, car il entre dans ceux de ses règles. Ce que voient les lecteurs, c’est --title."
        )

    def no_reserved(self, name: str) -> str:
        """A name that means something else."""
        return f"« {name} » veut déjà dire autre chose en Python ou dans cette maison. Choisissez un autre identifiant."

    def no_taken(self, name: str, path: str) -> str:
        """A name that something else bears."""
        return f"« {name} » est pris : il y a déjà {path}. Choisissez un autre identifiant."

    def no_title(self, title: str, longest: int) -> str:
        """A title that pages and code could not carry."""
        return (
            f"« {title} » ne peut pas être un titre : jusqu’à {longest} lettres et chiffres, avec des espaces "
            "et - ’ ! ? . , & + entre eux."
        )

    def no_title_taken(self, title: str) -> str:
        """A title of something else."""
        return f"« {title} » est déjà au sommaire du livre. Choisissez un autre --title."

    def no_exists(self, path: str) -> str:
        """A file that would be overwritten."""
        return f"{path} existe déjà, et rien n’est écrasé. Aucun jeu n’a été créé."

    def no_place(self, path: str, place: str, times: int) -> str:
        """A place for a line that is not there, or several times."""
        found = "ne s’y trouve pas" if times == 0 else f"s’y trouve {times} fois"
        return (
            f"Le nouveau jeu s’inscrirait dans {path} à côté de « {place} », et cela {found}. "
            "Aucun jeu n’a été créé : corrigez engine/skeleton/additions.toml."
        )

    def no_file(self, path: str) -> str:
        """A file that cannot be read or written."""
        return f"{path or 'Un fichier'} ne peut être ni lu ni écrit. Aucun jeu n’a été créé."


class NewGame(Command[NewGameWords]):
    """Makes a game of its own from the skeleton, and puts it on the shelf."""

    name = "new-game"
    words = Both(English(), French())

    def arguments(self, parser: ArgumentParser, said: NewGameWords) -> None:
        """What it is called."""
        parser.add_argument("name", metavar="NAME", help=said.name)
        parser.add_argument("--title", default="", metavar="TITLE", help=said.title)
        parser.add_argument("--title-fr", default="", metavar="TITLE", help=said.title_fr)
        parser.add_argument("--dry-run", action="store_true", help=said.dry_run)

    def perform(self, given: Namespace) -> int:
        """Make it; what is refused here has words of its own, which no browser needs."""
        try:
            return super().perform(given)
        except Unmade as why:
            said = self.words.in_(given.lang)
            print(said.common.typeset(said.refusal(why)), file=sys.stderr)
            return 1

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """What was written, or would be."""
        root = house()
        draft = drafted(root, given.name, given.title, given.title_fr, date.today().isoformat())
        plan = planned(root, draft)
        if not given.dry_run:
            carry_out(root, plan)
        return {
            "game": draft.name,
            "title": draft.title,
            "title_fr": draft.title_fr,
            "document": draft.document,
            "new": list(plan.new),
            "changed": list(plan.changed),
            "written": not given.dry_run,
        }

    def show(self, answer: Mapping[str, Any], said: NewGameWords) -> list[str]:
        """What to do next, or the list of files."""
        if answer["written"]:
            return said.made(answer)
        return [*_listed(said.new, answer["new"]), "", *_listed(said.changed, answer["changed"])]


def _listed(head: str, files: Sequence[str]) -> list[str]:
    """Files under their head."""
    return [head, *(f"  {file}" for file in files)]


COMMAND = NewGame()
