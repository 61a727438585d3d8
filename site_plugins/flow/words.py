"""The words of the picture in both languages; those of the game come from the game."""

from __future__ import annotations

from typing import NamedTuple

from engine.words.fr.language import french


class Words(NamedTuple):
    """What the picture says in one language."""

    lang: str
    title: str
    page: str
    python: str
    free: str
    carry: str
    hand_over: str
    throw: str
    check: str
    play: str
    tell: str
    cite: str
    draw: str
    morph: str
    log: str
    as_text: str
    button: str
    quotes: tuple[str, str]
    told: str
    """A step for those who listen: what is done, in which file, by which function."""
    handed: str

    def press(self, button: str) -> str:
        """The first step: which button is pressed."""
        return self.button.format(button)

    def quoted(self, sentence: str) -> str:
        """A sentence between the quotes of its language."""
        return sentence.join(self.quotes)


EN = Words(
    lang="en",
    title="From a click to a line of the log",
    page="The page (JavaScript)",
    python="The worker (Python)",
    free="The page stays free meanwhile",
    carry="The page says which situation it is",
    hand_over="The worker hands it to Python",
    throw="The bridge has the position, throws the die",
    check="The answer is checked, the play runs again",
    play="The rule gets its answer and logs an event",
    tell="The words tell the event",
    cite="The line gets its dice and its rule",
    draw="The whole frame is drawn around it",
    morph="The page changes what differs, reads it out",
    log="A line of the log, one press from its rule",
    as_text="the message as JSON text",
    button="You press “{}”",
    quotes=("“", "”"),
    told="{does} ({file}, {name}).",
    handed="It hands on: {gives}",
)
FR = Words(
    lang="fr",
    title="D’un clic à une ligne du récit",
    page="La page (JavaScript)",
    python="Le worker (Python)",
    free="Pendant ce temps, la page reste libre",
    carry="La page dit de quelle situation il s’agit",
    hand_over="Le worker remet le message à Python",
    throw="Le pont retrouve la position et lance le dé",
    check="La réponse est vérifiée, la phase rejouée",
    play="La règle reçoit sa réponse, note l’événement",
    tell="Les mots racontent l’événement",
    cite="La ligne reçoit ses dés et sa règle",
    draw="Toute l’image est dessinée autour",
    morph="La page change ce qui diffère et le lit",
    log="Une ligne du récit, à un geste de sa règle",
    as_text="le message en texte JSON",
    button=french("Vous pressez « {} »"),
    quotes=(french("« "), french(" »")),
    told="{does} ({file}, {name}).",
    handed=french("Il en sort : {gives}"),
)
WORDS = {"en": EN, "fr": FR}
