"""La suite du récit en français : phases statiques, pénalités, points et chrono."""

from __future__ import annotations

from engine.games.flair.story_fr import HOW, FrenchStory
from engine.games.flair.text import Faces, dice


class FrenchMatch(FrenchStory):
    """What else happened, in French."""

    def on_scrum_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a scrum."""
        return f"Mêlée : {self.who(seat)} lance {dice(faces)}."

    def on_scrum_won(self, seat: int) -> str:
        """A scrum won."""
        return f"{self.who(seat)} gagne la mêlée."

    def on_line_out_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a line-out."""
        return f"Touche : {self.who(seat)} lance {dice(faces)}."

    def on_line_out_won(self, seat: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} gagne la touche."

    def on_line_out_card(self, seat: int) -> str:
        """A double."""
        return f"Par un double : une carte de plus pour {self.who(seat)}."

    def on_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"Pénalité pour {self.who(seat)}."

    def on_penalty_shot(self, seat: int, _: int, faces: Faces, metres: int, *__: object) -> str:
        """At goal."""
        return f"{self.who(seat)} tire au but, {dice(faces)} : {metres} m."

    def on_penalty_scored(self, seat: int, *_: object) -> str:
        """Three points."""
        return f"La pénalité passe : trois points pour {self.who(seat)}."

    def on_penalty_missed(self, *_: object) -> str:
        """No points."""
        return "La pénalité est manquée."

    def on_penalty_touch(self, seat: int, faces: Faces, metres: int, _: int, to: int) -> str:
        """To touch."""
        return f"{self.who(seat)} trouve la touche, {dice(faces)} : {metres} m, {self.spot(to)}."

    def on_penalty_touch_over(self, seat: int, faces: Faces, metres: int) -> str:
        """To touch, and too far."""
        return (
            f"{self.who(seat)} fait {dice(faces)}, {metres} m, au-delà de la ligne : mêlée ici pour {self.other(seat)}."
        )

    def on_tapped(self, seat: int) -> str:
        """By hand."""
        return f"{self.who(seat)} joue la pénalité à la main."

    def on_advantage(self, seat: int, mark: int) -> str:
        """Advantage."""
        return f"{self.who(seat)} joue l'avantage, la marque est {self.spot(mark)}."

    def on_better_mark(self, seat: int, mark: int) -> str:
        """A second offence."""
        return f"Seconde faute : la marque {self.of(seat)} est maintenant {self.spot(mark)}."

    def on_advantage_over(self, seat: int, scored: bool) -> str:
        """Gained."""
        return f"{'Des points' if scored else 'Dix mètres gagnés'} : l'avantage {self.of(seat)} est terminé."

    def on_advantage_back(self, seat: int, mark: int) -> str:
        """Not gained."""
        return f"L'avantage n'a rien donné : retour à la marque, {self.spot(mark)}, pour {self.who(seat)}."

    def on_try(self, seat: int, how: str, *_: object) -> str:
        """A try."""
        return f"{HOW.get(how, '')}Essai {self.of(seat)} : cinq points."

    def on_on_the_line(self, *_: object) -> str:
        """Not a try."""
        return "Sur la ligne, pas au-delà : ce n'est pas encore un essai."

    def on_at_the_line(self, seat: int) -> str:
        """Five metres out."""
        return f"{self.who(seat)} passe la ligne, mais à 5 m la défense peut encore plaquer."

    def on_conversion_throw(self, seat: int, faces: Faces) -> str:
        """Dice of a conversion."""
        return f"Transformation : {self.who(seat)} lance {dice(faces)}."

    def on_converted(self, seat: int, *_: object) -> str:
        """Two points."""
        return f"{self.who(seat)} transforme : deux points de plus."

    def on_conversion_missed(self, seat: int) -> str:
        """No points."""
        return f"{self.who(seat)} manque la transformation."

    def on_time_up(self, half: int) -> str:
        """Time."""
        return f"Les dix minutes de la {'première' if half == 1 else 'seconde'} période sont écoulées."

    def on_called_off(self, seat: int) -> str:
        """Ended by the side in possession."""
        return f"{self.who(seat)} a le ballon et met fin à la période."

    def on_ball_gone(self) -> str:
        """Ended by the ball."""
        return "Le ballon a quitté le terrain après le temps : la période est finie."

    def on_last_kick(self) -> str:
        """Ended by a kick at goal."""
        return "C'était le dernier coup de pied de la période."

    def on_half_time(self, home: int, away: int) -> str:
        """The first half is over."""
        return f"Mi-temps : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_full_time(self, home: int, away: int) -> str:
        """The match is over."""
        return f"Fin du match : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne, {max(home, away)} à {min(home, away)}."

    def on_drawn_match(self, points: int) -> str:
        """A draw."""
        return f"{points} partout : match nul."
