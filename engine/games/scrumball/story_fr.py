"""Le récit d’un match de Scrumball Rugby en français : une phrase par événement.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.scrumball.state import PITCH, UNSEEN
from engine.games.scrumball.text import ScrumballText, dice, nearest
from engine.rugby import french

CARDS = {
    "pass": "Passe",
    "run": "Course",
    "tackle": "Plaquage",
    "pass-tackle": "Passe-Plaquage",
    "kick": "Coup de pied",
    "drop": "Drop",
    "touch": "Touche",
}


class FrenchStory(ScrumballText):
    """What happened, in French."""

    def of(self, seat: int) -> str:
        """« de Camille »."""
        return french.of(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille »."""
        return french.to(self.who(seat))

    def card(self, card: str) -> str:
        """The name of a card."""
        return CARDS[card]

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""
        return self.core.joined([CARDS[card] for card in cards]) if cards else "aucune carte"

    def at(self, ball: int) -> str:
        """Where a ball is."""
        seat, metres = nearest(ball)
        if ball == PITCH.halfway:
            return "au milieu du terrain"
        if metres > 0:
            return f"à {metres} m de la ligne {self.of(seat)}"
        if not metres:
            return f"sur la ligne d'en-but {self.of(seat)}"
        if -metres < PITCH.in_goal:
            return f"dans l'en-but {self.of(seat)}"
        return f"en ballon mort derrière l'en-but {self.of(seat)}"

    # Kick-off and periods

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} fait {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} partout : chacun relance."

    def on_starts(self, seat: int) -> str:
        """Who kicks off."""
        return f"{self.who(seat)} donne le coup d'envoi du match."

    def on_dealt(self, number: int) -> str:
        """The hands of a half."""
        return f"Le paquet est mélangé, et chaque camp pioche {number} cartes."

    def on_kick_off_short(self, *_: object) -> str:
        """A kick-off that goes too short a way, where a table wants ten metres."""
        return "Moins de dix mètres : à cette table, c'est une mêlée au centre."

    def on_time_up(self, why: str, half: int) -> str:
        """The limit of a half."""
        limit = "Soixante cartes sont piochées" if why == "cards" else "Dix minutes sont jouées"
        which = "première" if half == 1 else "seconde"
        return f"{limit} : la {which} période continue jusqu'à ce que le jeu y mette fin."

    def on_declared(self, seat: int) -> str:
        """The half is ended by the side that has the ball."""
        return f"{self.who(seat)} a le ballon et met fin à la période."

    def on_ball_out(self) -> str:
        """The ball has left the field past the limit."""
        return "Le ballon quitte le terrain après la limite : la période est finie."

    def on_last_kick(self) -> str:
        """A kick at goal past the limit."""
        return "Un tir au but après la limite : la période est finie."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Mi-temps : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_second_half(self, seat: int, *_: object) -> str:
        """The second half begins."""
        return f"{self.who(seat)} donne le coup d'envoi de la seconde période."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Fin du match : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne, {max(home, away)} à {min(home, away)}."

    def on_drawn(self) -> str:
        """A draw."""
        return "Égalité : match nul."

    # Cards

    def on_reshuffled(self, number: int) -> str:
        """A new pile."""
        return f"La pioche est vide : les {number} cartes jouées, mélangées, en font une nouvelle."

    def on_drew(self, seat: int, card: str) -> str:
        """A card drawn, perhaps by the other side."""
        return f"{self.who(seat)} pioche une carte." if card == UNSEEN else f"{self.who(seat)} pioche : {CARDS[card]}."

    def on_substituted(self, seat: int, cards: Sequence[str], left: int) -> str:
        """A substitution."""
        more = "il n'en reste plus" if not left else "il en reste un"
        return f"Remplacement : {self.who(seat)} rend {self.cards(cards)} ; {more}."

    def on_played(self, seat: int, card: str, as_card: str) -> str:
        """A card laid by the side with the ball."""
        if card == as_card:
            return f"{self.who(seat)} joue {CARDS[card]}."
        if as_card == "kick":
            return f"{self.who(seat)} joue {CARDS[card]} et annonce un coup de pied."
        return f"{self.who(seat)} joue {CARDS[card]} pour une passe."

    def on_passed(self, _: int, start: int, to: int) -> str:
        """A pass has gained its metres."""
        return f"La passe gagne {abs(to - start)} m : le ballon est {self.at(to)}."

    def on_ran(self, seat: int, start: int, to: int, die: int) -> str:
        """A run has gained its metres."""
        return f"{self.who(seat)} fait {die} et court {abs(to - start)} m : le ballon est {self.at(to)}."

    def on_unstoppable(self, *_: object) -> str:
        """A run of 6."""
        return "Une course de 6 ne peut pas être plaquée."

    # Tackle and ruck

    def on_tackle_laid(self, seat: int, card: str) -> str:
        """A tackle is announced."""
        return f"{self.who(seat)} plaque avec {CARDS[card]}."

    def on_let_go(self, seat: int) -> str:
        """No defence."""
        return f"{self.who(seat)} laisse passer."

    def on_interception_laid(self, seat: int, card: str) -> str:
        """An interception is announced."""
        return f"{self.who(seat)} tente l'interception avec {CARDS[card]}."

    def on_weak_tackle(self, seat: int) -> str:
        """Intensity 1."""
        return f"{self.who(seat)} fait 1 : plaquage faible, {self.other(seat)} reste debout avec le ballon."

    def on_tackled(self, seat: int, die: int) -> str:
        """Intensity 2 to 5."""
        return f"{self.who(seat)} fait {die} : {self.other(seat)} va au sol, il y a ruck."

    def on_tackle_won(self, seat: int) -> str:
        """Intensity 6."""
        return f"{self.who(seat)} fait 6 : le plaquage gagne le ballon."

    def on_intercepted(self, seat: int, start: int, to: int, faces: Sequence[int]) -> str:
        """An interception."""
        return f"{dice(faces)} : {self.who(seat)} intercepte et court {abs(to - start)} m, {self.at(to)}."

    def on_interception_good(self, seat: int, faces: Sequence[int]) -> str:
        """An interception against a side that has advantage."""
        return f"{dice(faces)} : {self.who(seat)} intercepte."

    def on_interception_missed(self, seat: int, faces: Sequence[int]) -> str:
        """No interception."""
        return f"{dice(faces)} : pas d'interception {self.of(seat)}, et la passe ne peut plus être plaquée."

    def on_stopped_on_line(self, seat: int) -> str:
        """A tackle on the goal line."""
        return f"{self.who(seat)} défend sur la ligne d'en-but : le porteur s'y arrête."

    def on_must_cross(self, seat: int) -> str:
        """From the goal line."""
        return f"Depuis la ligne, {self.who(seat)} doit la franchir."

    def on_ruck(self, seat: int, tackle: int, die: int, low: int, high: int) -> str:
        """The zone of a ruck."""
        zone = f"{low} seulement" if low == high else f"de {low} à {high}"
        return f"Ruck : {self.who(seat)} fait {die} à côté du {tackle} du plaquage, la zone est {zone}."

    def on_ruck_double(self, die: int) -> str:
        """A zone of one number."""
        return f"Deux dés égaux : seul un {die} gagne ce ballon."

    def on_ruck_on_line(self, *_: object) -> str:
        """A ruck on the goal line."""
        return "Le ruck est sur la ligne d'en-but : ce n'est pas un essai."

    def on_contest_declined(self, seat: int) -> str:
        """No contest."""
        return f"{self.who(seat)} ne conteste pas : {self.other(seat)} continue."

    def on_contest_card(self, seat: int, card: str) -> str:
        """The card that a contest costs."""
        return f"Le conteste coûte une carte {self.to(seat)} : {CARDS[card]}."

    def on_contest_won(self, seat: int, die: int) -> str:
        """A contest won."""
        return f"{self.who(seat)} conteste et fait {die}, dans la zone : le ballon est gagné."

    def on_contest_missed(self, seat: int, die: int) -> str:
        """A contest missed."""
        return f"{self.who(seat)} conteste et fait {die}, hors de la zone : faute."

    def on_advantage(self, seat: int, mark: int) -> str:
        """Advantage."""
        return f"Avantage {self.to(seat)}, point de faute {self.at(mark)}."

    def on_advantage_over(self, seat: int, *_: object) -> str:
        """Ten metres gained."""
        return f"{self.who(seat)} a gagné dix mètres : l'avantage est joué."

    def on_called_back(self, seat: int, mark: int) -> str:
        """Back to the mark."""
        return f"Pas d'avantage : on revient au point de faute, {self.at(mark)}, pour {self.who(seat)}."
