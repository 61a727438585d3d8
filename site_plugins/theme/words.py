"""The few words that the shell itself says, in each language."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """One sentence or label per place of the shell; a missing translation is a type error."""

    tagline: str
    home: str
    contents: str
    close: str
    language: str
    search: str
    search_hint: str
    colours: str
    follow_system: str
    light: str
    dark: str
    previous: str
    next: str
    pages: str
    on_this_page: str
    chapter: str
    of: str
    open_game: str
    play_game: str
    coming: str
    games: str
    sections: str
    permalink: str
    private: str
    lost_title: str
    lost_text: str
    lost_home: str


EN = Words(
    tagline="A rulebook that plays",
    home="Coup d’envoi, first page",
    contents="Contents",
    close="Close",
    language="Language",
    search="Search",
    search_hint="Search the rules",
    colours="Light or dark page",
    follow_system="Colours follow your system; switch to the light page",
    light="Light page; switch to the dark page",
    dark="Dark page; switch to the colours of your system",
    previous="Before",
    next="Next",
    pages="Before and after this page",
    on_this_page="On this page",
    chapter="Chapter",
    of="of",
    open_game="Open the rules",
    play_game="Play a match",
    coming="Coming",
    games="The games",
    sections="In this booklet",
    permalink="Link to this paragraph",
    private="No account, no tracking, nothing asked of any other site.",
    lost_title="Off the pitch",
    lost_text="There is no page at this address. The ball is dead; play starts again from the first page.",
    lost_home="Back to the kick-off",
)

FR = Words(
    tagline="Un livret de règles qui se joue",
    home="Coup d’envoi, première page",
    contents="Sommaire",
    close="Fermer",
    language="Langue",
    search="Rechercher",
    search_hint="Chercher une règle",
    colours="Page claire ou sombre",
    follow_system="Couleurs du système ; passer à la page claire",
    light="Page claire ; passer à la page sombre",
    dark="Page sombre ; revenir aux couleurs du système",
    previous="Avant",
    next="Après",
    pages="Avant et après cette page",
    on_this_page="Sur cette page",
    chapter="Chapitre",
    of="sur",
    open_game="Ouvrir les règles",
    play_game="Jouer un match",
    coming="À venir",
    games="Les jeux",
    sections="Dans ce livret",
    permalink="Lien vers ce paragraphe",
    private="Ni compte, ni pistage, rien n’est demandé à un autre site.",
    lost_title="Hors du terrain",
    lost_text="Il n’y a pas de page à cette adresse. Le ballon est mort ; on reprend à la première page.",
    lost_home="Retour au coup d’envoi",
)

BY_LANGUAGE = {"en": EN, "fr": FR}


def words_for(language: str) -> Words:
    """Give the words of one language; an unknown one is an error of the site's configuration."""
    return BY_LANGUAGE[language]
