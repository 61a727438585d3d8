"""La suite du récit en français : jeu au pied, phases statiques, points et renvois."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.scrumball.story_fr import FrenchStory
from engine.games.scrumball.text import dice


class FrenchPlay(FrenchStory):
    """What happened with the boot and at the set pieces, in French."""

    # Kicks

    def on_kicked(self, seat: int, start: int, to: int, faces: Sequence[int]) -> str:
        """A kick."""
        return (
            f"{self.who(seat)} fait {dice(faces)}, coup de pied de {abs(to - start)} m : le ballon est {self.at(to)}."
        )

    def on_kick_kept(self, seat: int, die: int) -> str:
        """A ground kick recovered."""
        return f"Avec un {die}, {self.who(seat)} récupère le ballon."

    def on_kick_lost(self, seat: int, die: int) -> str:
        """A ground kick too long."""
        return f"Un {die} est trop long : le ballon est {self.to(seat)}."

    def on_kick_caught(self, seat: int) -> str:
        """A high kick caught."""
        return f"Le ballon est {self.to(seat)} là où il retombe."

    def on_knock_on(self, seat: int) -> str:
        """A double."""
        return f"Un double : en-avant {self.of(seat)}."

    def on_drop_goal(self, seat: int, *_: object) -> str:
        """A drop goal."""
        return f"Drop {self.of(seat)} : trois points."

    def on_drop_charged(self, seat: int, faces: Sequence[int]) -> str:
        """A drop charged down."""
        return f"{dice(faces)} : {self.who(seat)} contre le drop."

    def on_drop_short(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A drop too short."""
        return f"{self.who(seat)} fait {dice(faces)} : le drop est trop court, le ballon est {self.at(to)}."

    def on_touch_found(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """Touch found."""
        return f"{self.who(seat)} fait {dice(faces)} et trouve la touche, {self.at(to)}."

    def on_touch_missed(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """Touch not found."""
        return f"{self.who(seat)} fait {dice(faces)} : un 1, pas de touche, et le ballon est {self.at(to)}."

    def on_touch_in_goal(self, *_: object) -> str:
        """Touch past the goal line."""
        return "C'est au-delà de la ligne d'en-but : le ballon est mort."

    # Set pieces

    def on_scrum(self, seat: int, _: int, to: int) -> str:
        """A scrum."""
        return f"Mêlée {self.at(to)}, introduction pour {self.who(seat)}."

    def on_line_out(self, seat: int, _: int, to: int) -> str:
        """A line-out."""
        return f"Touche {self.at(to)}, lancer pour {self.who(seat)}."

    def on_penalty(self, seat: int, _: int, to: int) -> str:
        """A penalty."""
        return f"Pénalité pour {self.who(seat)}, {self.at(to)}."

    def on_drop_out(self, seat: int, *_: object) -> str:
        """A 22 drop-out."""
        return f"Renvoi aux 22 pour {self.who(seat)}."

    def on_kick_off(self, seat: int, *_: object) -> str:
        """A kick-off after points."""
        return f"Coup d'envoi pour {self.who(seat)}."

    def on_scrum_die(self, seat: int, die: int) -> str:
        """The first die of a scrum."""
        return f"{self.who(seat)} fait {die}."

    def on_scrum_won(self, seat: int, ours: int, theirs: int) -> str:
        """The side that puts in wins."""
        return f"{ours} contre {theirs} : {self.who(seat)} gagne la mêlée."

    def on_scrum_taken(self, seat: int, ours: int, theirs: int) -> str:
        """The other side wins."""
        return f"{theirs} contre {ours} : {self.who(seat)} prend le ballon."

    def on_scrum_back(self, seat: int, start: int, to: int, ours: int, theirs: int) -> str:
        """A scrum pushed back."""
        lost = abs(to - start)
        return f"{ours} contre {theirs} : {self.who(seat)} garde le ballon, mais recule de {lost} m, {self.at(to)}."

    def on_scrum_penalty(self, seat: int, ours: int, theirs: int) -> str:
        """A 6 at a scrum."""
        return f"{ours} contre {theirs} : le 6 {self.of(seat)} met {self.other(seat)} à la faute."

    def on_line_out_die(self, seat: int, die: int) -> str:
        """The first die of a line-out."""
        return f"{self.who(seat)} fait {die}."

    def on_line_out_won(self, seat: int, value: int) -> str:
        """A line-out won."""
        return f"{self.who(seat)} gagne la touche avec un {value}."

    def on_line_out_given(self, _: int, value: int) -> str:
        """A line-out won by the kick itself."""
        return f"Double {value} : la touche est gagnée d'avance."

    def on_maul_formed(self, seat: int) -> str:
        """A maul."""
        return f"{self.who(seat)} forme un maul."

    def on_maul_die(self, seat: int, die: int) -> str:
        """The first die of a phase."""
        return f"{self.who(seat)} fait {die} dans le maul."

    def on_mauled(self, seat: int, _: int, to: int, metres: int) -> str:
        """A phase won."""
        return f"Le maul {self.of(seat)} gagne {metres} m : le ballon est {self.at(to)}."

    def on_maul_stopped(self, seat: int, answer: int) -> str:
        """A phase lost."""
        return f"{self.who(seat)} fait {answer} et arrête cette phase."

    def on_maul_penalised(self, seat: int) -> str:
        """A phase lost to a 6."""
        return f"{self.who(seat)} fait 6 : faute {self.of(1 - seat)} dans le maul."

    # Penalties

    def on_penalty_goal(self, seat: int, *_: object) -> str:
        """A penalty goal."""
        return f"Pénalité réussie pour {self.who(seat)} : trois points."

    def on_penalty_missed(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A penalty missed."""
        why = "un 1 écarte le ballon" if 1 in faces else "c'est trop court"
        return f"{self.who(seat)} fait {dice(faces)} : {why}, le ballon est {self.at(to)}."

    def on_penalty_touch(self, seat: int, _: int, to: int, faces: Sequence[int]) -> str:
        """A penalty to touch."""
        return f"{self.who(seat)} fait {dice(faces)} et tape en touche, {self.at(to)}."

    def on_penalty_touch_past(self, *_: object) -> str:
        """A penalty to touch too long."""
        return "C'est au-delà de la ligne d'en-but : mêlée au point du coup de pied."

    def on_tapped(self, seat: int) -> str:
        """A penalty by hand."""
        return f"{self.who(seat)} joue la pénalité à la main."

    # Scores and restarts

    def on_try(self, seat: int, *_: object) -> str:
        """A try."""
        return f"Essai {self.of(seat)} : cinq points."

    def on_conversion_die(self, seat: int, die: int) -> str:
        """The kicker's die."""
        return f"{self.who(seat)} fait {die} pour la transformation."

    def on_converted(self, seat: int, *_: object) -> str:
        """A conversion."""
        return f"{self.who(seat)} transforme : deux points de plus."

    def on_conversion_missed(self, seat: int, kick: int, answer: int) -> str:
        """A conversion missed."""
        return f"{self.other(seat)} fait {answer}, plus que {kick} : essai non transformé."

    def on_in_goal(self, seat: int) -> str:
        """A kick that lands behind the line."""
        return f"Le ballon est {self.to(seat)}, sur la ligne d'en-but ou derrière."

    def on_touched_down(self, seat: int) -> str:
        """Grounded by the defence."""
        return f"{self.who(seat)} aplatit."

    def on_dead_ball(self, *_: object) -> str:
        """Dead."""
        return "Le ballon est mort."

    def on_mark_called(self, seat: int, ball: int) -> str:
        """A mark."""
        return f"{self.who(seat)} appelle une marque, {self.at(ball)}."

    def on_stuck(self, seat: int) -> str:
        """Nothing to go on with."""
        return f"{self.who(seat)} n'a plus de carte pour avancer."

    def on_shown(self, seat: int, cards: Sequence[str]) -> str:
        """A hand shown."""
        return f"{self.other(seat)} demande à voir la main {self.of(seat)} : {self.cards(cards)}."
