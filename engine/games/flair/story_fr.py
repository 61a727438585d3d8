"""Le récit d’un match de French Flair en français : une phrase par événement.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from engine.games.flair.text import Faces, FlairText, dice
from engine.rugby import french

HOW = {
    "maul": "Le maul passe la ligne. ",
    "fixing": "Les avants poussent derrière la ligne. ",
    "interception": "Jusqu'au bout ! ",
    "tackle-missed": "Plaquage manqué sur la ligne. ",
    "no-tackle": "Personne ne plaque. ",
    "recovered": "Le coup de pied est repris derrière la ligne. ",
    "caught": "Le ballon est pris derrière la ligne. ",
}
_GROUPS = {
    "ruck": "du ruck",
    "scrum": "de la mêlée",
    "line-out": "de la touche",
    "maul": "du maul",
    "fixing": "du point de fixation",
}


class FrenchStory(FlairText):
    """What happened, in French."""

    def of(self, seat: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return french.of(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return french.to(self.who(seat))

    def halfway(self) -> str:
        """The middle of the pitch."""
        return "au milieu du terrain"

    def from_line(self, side: int, metres: int) -> str:
        """In front of a line."""
        return f"à {metres} m de la ligne {self.of(side)}"

    def on_line(self, side: int) -> str:
        """On a line."""
        return f"sur la ligne d'en-but {self.of(side)}"

    def behind_line(self, side: int, metres: int) -> str:
        """In an in-goal."""
        return f"à {metres} m dans l'en-but {self.of(side)}"

    def dead_ball(self) -> str:
        """Dead."""
        return "au-delà de la ligne de ballon mort"

    # Kick-off and kicks

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} fait {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} partout : chacun relance."

    def on_kicks_off(self, seat: int) -> str:
        """The match begins."""
        return f"Le coup d'envoi revient {self.to(seat)}."

    def on_kick_off_next(self, seat: int) -> str:
        """After points."""
        return f"{self.who(seat)} remet le ballon en jeu par un engagement."

    def on_kicked_off(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A kick-off."""
        return f"Engagement {self.of(seat)}, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_kick_off_again(self, seat: int) -> str:
        """A kick-off under ten metres, where a table wants ten."""
        return f"Moins de 10 m : {self.who(seat)} recommence l'engagement."

    def on_drop_out(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A drop-out."""
        return f"Renvoi aux 22 {self.of(seat)}, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_placed(self, _: int, to: int) -> str:
        """The ball is put elsewhere."""
        return f"Le ballon est placé {self.spot(to)}."

    def on_kicked(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A kick in open play."""
        return f"{self.by(seat, number)} joue au pied, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_recovered(self, seat: int) -> str:
        """A low double."""
        return f"Petit double : {self.who(seat)} récupère le ballon."

    def on_knock_on(self, seat: int) -> str:
        """A high double."""
        return f"Gros double : en-avant {self.of(seat)} à la réception, mêlée pour {self.other(seat)}."

    def on_caught(self, seat: int) -> str:
        """The receivers have it."""
        return f"Le ballon est pour {self.who(seat)}."

    def on_touch_kicked(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """Touch found."""
        return f"{self.by(seat, number)} tape en touche, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_touch_direct(self, seat: int, number: int, faces: Faces) -> str:
        """A 1 from outside the 22."""
        return f"{self.by(seat, number)} sort directement avec {dice(faces)} : touche à l'endroit du coup de pied."

    def on_touch_missed(self, seat: int, number: int, faces: Faces, _: int, __: int, to: int) -> str:
        """A 1 from inside the 22."""
        return (
            f"{self.by(seat, number)} ne trouve pas la touche avec {dice(faces)} : le ballon retombe {self.spot(to)}."
        )

    def on_touch_over(self, *_: object) -> str:
        """Too long."""
        return "Au-delà de la ligne d'en-but : c'est trop long."

    def on_dropped(self, seat: int, number: int, faces: Faces, metres: int, *_: object) -> str:
        """A drop."""
        return f"{self.by(seat, number)} tente le drop, {dice(faces)} : {metres} m."

    def on_astray(self, *_: object) -> str:
        """A 1."""
        return "Le 1 détourne le ballon des poteaux."

    def on_drop_scored(self, seat: int, *_: object) -> str:
        """Three points."""
        return f"Le drop passe : trois points pour {self.who(seat)}."

    def on_drop_missed(self, *_: object) -> str:
        """No points."""
        return "Le drop est manqué."

    def on_mark(self, seat: int) -> str:
        """A mark."""
        return f"Marque ! {self.who(seat)} arrête le jeu et va taper."

    def on_touched_down(self, seat: int) -> str:
        """Down in one's own in-goal."""
        return f"{self.who(seat)} aplatit : renvoi aux 22."

    def on_dead(self, seat: int) -> str:
        """Dead ball."""
        return f"Ballon mort : renvoi aux 22 pour {self.who(seat)}."

    def on_in_goal_free(self, seat: int) -> str:
        """Still in the in-goal."""
        return f"{self.who(seat)} est encore dans son en-but, où personne ne plaque."

    # Cards

    def by(self, seat: int, number: int) -> str:
        """Whose number; without one after a mark."""
        return f"Le {number} {self.of(seat)}" if number else self.who(seat)

    def on_drawn(self, seat: int, card: str) -> str:
        """A card drawn."""
        return f"{self.who(seat)} pioche une carte." if card == "?" else f"{self.who(seat)} pioche un {card}."

    def on_discarded(self, seat: int, card: str) -> str:
        """A card too many."""
        return f"{self.who(seat)} défausse un {card}."

    def on_reshuffled(self, seat: int, cards: int) -> str:
        """A new deck."""
        return f"{self.who(seat)} mélange ses {cards} cartes jouées en une nouvelle pioche."

    def on_advanced(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """Ten metres."""
        return f"{self.by(seat, number)} avance de {metres} m : {self.spot(to)}."

    def on_passed_on(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A card in a combination."""
        return f"{self.by(seat, number)} avance de {metres} m et passe : {self.spot(to)}."

    def on_ran(self, seat: int, number: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """A run."""
        return f"{self.by(seat, number)} part à la course, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_run_knock_on(self, seat: int, number: int, faces: Faces) -> str:
        """A 1."""
        return f"{self.by(seat, number)} fait {dice(faces)}, un en-avant : mêlée pour {self.other(seat)}."

    def on_run_double(self, seat: int) -> str:
        """A run that nobody tackles."""
        return f"Un double : pas de plaquage possible, et une carte de plus à venir pour {self.who(seat)}."

    def on_out_of(self, seat: int, number: int, grouping: str) -> str:
        """Out of a grouping."""
        return f"{self.by(seat, number)} sort le ballon {_GROUPS[grouping]}."

    def on_relayed(self, seat: int, number: int) -> str:
        """A relay."""
        return f"{self.by(seat, number)} sert de relayeur et transmet."

    def on_relay_first(self, _: int, number: int, metres: int) -> str:
        """The first card after a relay."""
        return f"Après un relayeur, le {number} n'avance que de {metres} m."

    def on_line_link(self, _: int, number: int) -> str:
        """From the 9 to a back."""
        return f"Sans passer par le 10 : une simple liaison vers le {number}."

    def on_maul_card(self, seat: int, number: int) -> str:
        """The first of two."""
        return f"{self.by(seat, number)} se lie pour un maul."

    def on_mauled(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A maul."""
        return f"{self.by(seat, number)} fait avancer le maul de {metres} m : {self.spot(to)}."

    def on_maul_at_the_line(self, *_: object) -> str:
        """A maul on the line."""
        return "Le maul s'arrête sur la ligne : une seule carte suffira pour marquer."

    def on_fixing_card(self, seat: int, number: int) -> str:
        """The first of two."""
        return f"{self.by(seat, number)} ramasse le ballon."

    def on_fixed(self, seat: int, number: int, metres: int, _: int, to: int) -> str:
        """A fixing point."""
        return f"{self.by(seat, number)} pousse avec : point de fixation, {metres} m, {self.spot(to)}."

    def on_fixing_over(self, seat: int) -> str:
        """The chain stops."""
        return f"{self.who(seat)} arrête les points de fixation, et chacun renouvelle sa main."

    def on_no_card(self, seat: int) -> str:
        """Nothing to play."""
        return f"{self.who(seat)} n'a aucune carte à jouer : mêlée pour {self.other(seat)}."

    # Tackle and ruck

    def on_tackle(self, seat: int, card: str) -> str:
        """A tackle."""
        return f"{self.who(seat)} plaque avec le {card}."

    def on_no_tackle(self, seat: int) -> str:
        """No tackle."""
        return f"{self.who(seat)} ne plaque pas."

    def on_tackle_throw(self, seat: int, faces: Faces) -> str:
        """The defence's dice."""
        return f"{self.who(seat)} lance {dice(faces)}."

    def on_carrier_throw(self, seat: int, faces: Faces) -> str:
        """The attack's dice."""
        return f"{self.who(seat)} répond {dice(faces)}."

    def on_interception(self, seat: int, _: Faces, metres: int, __: int, to: int) -> str:
        """A double of the defence."""
        far = f" et file sur {metres} m : {self.spot(to)}" if metres else ""
        return f"Un double : {self.who(seat)} intercepte{far}."

    def on_tackle_missed(self, seat: int) -> str:
        """A double of the attack."""
        return f"Un double : {self.who(seat)} échappe au plaquage."

    def on_tackled_by_default(self, seat: int, card: str) -> str:
        """The last card."""
        with_ = f" avec le {card}" if card else ""
        return f"C'était la dernière carte : {self.who(seat)} plaque d'office{with_} et prend le ballon."

    def on_ruck(self, seat: int, low: int, high: int) -> str:
        """A ruck."""
        return f"Un ruck : {self.who(seat)} domine, la zone de conteste est [{high}][{low}]."

    def on_too_few_cards(self, seat: int) -> str:
        """One card or none."""
        return f"{self.who(seat)} n'a plus assez de cartes pour disputer le ballon."

    def on_let_go(self, seat: int) -> str:
        """No contest, no clear-out."""
        return f"{self.who(seat)} ne dispute pas le ballon."

    def on_contested(self, seat: int, card: str, face: int) -> str:
        """A good contest."""
        return f"{self.who(seat)} conteste avec le {card} et fait {face}, dans la zone."

    def on_contest_offside(self, seat: int, card: str, face: int) -> str:
        """A bad contest."""
        return f"{self.who(seat)} conteste avec le {card} et fait {face}, hors de la zone."

    def on_zone(self, low: int, high: int) -> str:
        """The zone has moved."""
        return f"La zone devient [{high}][{low}]."

    def on_cleared_out(self, seat: int, card: str, face: int) -> str:
        """A good clear-out."""
        return f"{self.who(seat)} déblaie avec le {card} : {face}, dans la zone."

    def on_clear_out_offside(self, seat: int, card: str, face: int) -> str:
        """A bad clear-out."""
        return f"{self.who(seat)} déblaie avec le {card} : {face}, hors de la zone."

    def on_offside(self, seat: int) -> str:
        """Offside."""
        return f"Hors-jeu {self.of(seat)}."

    def on_ball_kept(self, seat: int) -> str:
        """The ball stays."""
        return f"{self.who(seat)} garde le ballon."

    def on_turnover(self, seat: int) -> str:
        """The ball changes hands."""
        return f"Le ballon change de mains : il est pour {self.who(seat)}."
