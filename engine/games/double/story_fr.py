"""Le récit d’un match de 5-3-Double! en français : une phrase par événement.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from engine.core.text_fr import of_name, to_name
from engine.games.double.text import DoubleText

NUMBERS = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six")
COLOURS = {"yellow": "jaune", "red": "rouge"}


def dice(faces: tuple[int, ...]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


def minutes(number: int) -> str:
    """A number of minutes, in letters."""
    return "une minute" if number == 1 else f"{NUMBERS[number]} minutes"


class FrenchStory(DoubleText):
    """What happened, in French."""

    def of(self, seat: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(self.who(seat))

    def on_opening_throw(self, seat: int, face: int) -> str:
        """A die for the kick-off."""
        return f"{self.who(seat)} fait {face}."

    def on_opening_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} partout : chacun relance."

    def on_starts(self, seat: int) -> str:
        """Somebody kicks off."""
        return f"{self.who(seat)} donne le coup d'envoi, à la minute 1."

    def on_second_half(self, seat: int, minute: int) -> str:
        """The second half begins."""
        return (
            f"Seconde période : la main est {self.to(seat)}, à la minute {minute}. "
            "Les cartons en cours continuent de compter."
        )

    def on_thrown(self, seat: int, faces: tuple[int, ...], minute: int, *_: object) -> str:
        """The throw of an action."""
        return f"Minute {minute} : {self.who(seat)} lance {dice(faces)}."

    def on_last_action(self, minute: int, last: int) -> str:
        """An action that is the last of its half."""
        reached = f"La minute {last} est là" if minute == last else f"La minute {last} est passée"
        return f"{reached} : c'est la dernière action."

    def on_minutes(self, spent: int, minute: int, hand: int, kept: bool) -> str:
        """Time goes by, and the hand goes over or not."""
        hand_now = f"{self.who(hand)} a la main" if kept else f"la main passe {self.to(hand)}"
        return f"{minutes(spent).capitalize()} de jeu : minute {minute}, {hand_now}."

    def on_hand_kept(self, seat: int, play_on: bool) -> str:
        """The hand kept on the last action."""
        if play_on:
            return f"{self.who(seat)} garde la main sur la dernière action : le jeu continue."
        return f"{self.who(seat)} garde la main, mais à cette table la dernière action met fin au jeu."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Mi-temps : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Fin du match : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win by the score."""
        return f"{self.who(seat)} gagne, {max(home, away)} à {min(home, away)}."

    def on_won_on_cards(self, seat: int, colour: str, fewer: int, more: int) -> str:
        """A win by the cards."""
        return (
            f"Égalité au score : {self.who(seat)} gagne aux cartons {COLOURS[colour]}s, {fewer} contre {more} en face."
        )

    def on_drawn(self) -> str:
        """A draw."""
        return "Égalité aux points et aux cartons : match nul."

    def on_colour(self, seat: int, faces: tuple[int, ...], colour: str) -> str:
        """The throw for the colour of a card."""
        reading = "un double, donc rouge" if colour == "red" else "pas de double, donc jaune"
        return f"{self.who(seat)} lance {dice(faces)} pour la couleur : {reading}."

    def on_yellow(self, seat: int, until: int) -> str:
        """A yellow card."""
        return f"Carton jaune pour {self.who(seat)}, valable jusqu'à la minute {until}."

    def on_red(self, seat: int) -> str:
        """A red card."""
        return f"Carton rouge pour {self.who(seat)}, valable jusqu'à la fin du match."

    def on_penalty(self, seat: int, x: int) -> str:
        """A 3."""
        return f"Un 3 : pénalité pour {self.who(seat)}, avec un {x} à côté."

    def on_penalty_card(self, seat: int) -> str:
        """The card of a 3-6."""
        return f"Le 6 vaut un carton {self.to(1 - seat)}."

    def on_penalty_kicked(self, seat: int, face: int, x: int) -> str:
        """A penalty kicked."""
        return f"Tir {self.of(seat)} : {face}, moins que {x}, trois points."

    def on_penalty_missed(self, seat: int, face: int, x: int) -> str:
        """A penalty missed."""
        return f"Tir {self.of(seat)} : {face}, pas moins que {x}, c'est manqué."

    def on_penalty_kept(self, seat: int, x: int) -> str:
        """A penalty played on."""
        return f"{self.who(seat)} garde la main, au prix de {minutes(x)}."

    def on_five_three(self, *_: object) -> str:
        """A natural 5-3."""
        return "Un 5 et un 3 : pas d'essai, on revient à la pénalité."

    def on_try_claimed(self, seat: int, x: int) -> str:
        """A 5."""
        return f"Un 5 : essai {self.of(seat)}, à vérifier avec le {x} d'à côté."

    def on_lowered(self, _: int, x: int, now: int, cards: int) -> str:
        """Cards lower x."""
        number = NUMBERS[cards].capitalize() if cards < len(NUMBERS) else str(cards)
        return f"{number} carton{'s' if cards > 1 else ''} en cours : le {x} compte pour {now}."

    def on_try_refused(self, seat: int) -> str:
        """No try."""
        return f"Pas d'essai pour {self.who(seat)}."

    def on_clear(self, _: int, x: int) -> str:
        """No need for the video."""
        return f"{x}, c'est plus que 1 : rien à vérifier."

    def on_video(self, _: int, face: int, granted: bool) -> str:
        """The video."""
        return f"Vidéo : {face}, {'pair, essai accordé' if granted else 'impair, essai refusé'}."

    def on_try(self, seat: int) -> str:
        """A try."""
        return f"Essai {self.of(seat)} : cinq points."

    def on_converted(self, seat: int, face: int, x: int) -> str:
        """A conversion."""
        return f"{self.who(seat)} transforme : {face}, moins que {x}, deux points de plus."

    def on_conversion_missed(self, seat: int, face: int, x: int) -> str:
        """A conversion missed."""
        return f"{self.who(seat)} manque la transformation : {face}, pas moins que {x}."

    def on_fault(self, seat: int, face: int) -> str:
        """A double 1 or 2."""
        card = " et carton" if face == 2 else ""
        return f"Double {face} : faute {self.of(seat)}{card}. Pénalité pour {self.other(seat)}."

    def on_fault_kick(self, seat: int, face: int) -> str:
        """The kicker's die of the duel."""
        return f"{self.who(seat)} tente le tir et fait {face}."

    def on_fault_kicked(self, seat: int, kick: int, answer: int) -> str:
        """The duel won."""
        return f"{self.other(seat)} fait {answer} : {kick} est plus haut, trois points pour {self.who(seat)}."

    def on_fault_missed(self, seat: int, kick: int, answer: int) -> str:
        """The duel lost or tied."""
        return f"{self.other(seat)} fait {answer} : {kick} n'est pas plus haut, tir manqué."

    def on_fault_kept(self, seat: int) -> str:
        """The hand instead of the kick."""
        return f"{self.who(seat)} prend la main plutôt que de tirer."

    def on_drop_chance(self, seat: int) -> str:
        """A double 3."""
        return f"Double 3 : drop ou 50-22 pour {self.who(seat)}."

    def on_drop_scored(self, seat: int, faces: tuple[int, ...]) -> str:
        """A drop goal."""
        return f"{self.other(seat)} lance {dice(faces)}, pas de double : drop, trois points pour {self.who(seat)}."

    def on_drop_blocked(self, seat: int, faces: tuple[int, ...]) -> str:
        """A drop blocked."""
        return f"{self.other(seat)} lance {dice(faces)}, un double : le drop est contré."

    def on_fifty_twenty_two(self, seat: int) -> str:
        """A 50-22."""
        return f"{self.who(seat)} trouve un 50-22 et garde la main."

    def on_countered(self, seat: int) -> str:
        """A double 4."""
        return f"Double 4 : {self.who(seat)} subit un contre, {self.other(seat)} peut marquer un essai."

    def on_counter(self, seat: int, face: int) -> str:
        """The scorer's die of the duel."""
        return f"{self.who(seat)} fait {face} pour l'essai."

    def on_counter_answer(self, seat: int, face: int, answer: int) -> str:
        """The other die of the duel."""
        reading = (
            "essai accordé" if answer < face else "l'essai est empêché" if answer > face else "égalité, donc vidéo"
        )
        return f"{self.who(seat)} fait {answer} : {reading}."

    def on_penalty_try(self, seat: int, face: int) -> str:
        """A penalty try."""
        return f"{'Double 5 : essai' if face == 5 else 'Essai'} de pénalité, sept points pour {self.who(seat)}."

    def on_penalty_try_card(self, seat: int) -> str:
        """A double 6."""
        return f"Double 6 : un carton pour {self.other(seat)}, puis un essai de pénalité pour {self.who(seat)}."

    def on_turnover(self, seat: int) -> str:
        """No double, no 3, no 5."""
        return f"Ni double, ni 3, ni 5 : {self.who(seat)} perd le ballon."

    def on_knock_on(self, *_: object) -> str:
        """1-2."""
        return "1-2 : un en-avant."

    def on_into_touch(self, *_: object) -> str:
        """1-4."""
        return "1-4 : un pied en touche."

    def on_counter_ruck(self, *_: object) -> str:
        """1-6."""
        return "1-6 : un contre-ruck."

    def on_kicked_away(self, *_: object) -> str:
        """2-4."""
        return "2-4 : le ballon est rendu au pied."

    def on_interception(self, *_: object) -> str:
        """2-6."""
        return "2-6 : une interception."

    def on_rip(self, *_: object) -> str:
        """4-6."""
        return "4-6 : un arrachage."
