"""Ce que l’on peut choisir à Scrumball Rugby, en français, et pourquoi parfois non."""

from __future__ import annotations

from engine.games.scrumball.text import ScrumballText


class FrenchChoices(ScrumballText):
    """What can be chosen, in French."""

    def opt_one(self, *_: object) -> str:
        """One die."""
        return "Un dé"

    def opt_two(self, *_: object) -> str:
        """Two dice."""
        return "Deux dés"

    def opt_kick_dice_one(self, *_: object) -> str:
        """A ground kick."""
        return "Au sol (un dé)"

    def opt_kick_dice_two(self, *_: object) -> str:
        """A high kick."""
        return "En chandelle (deux dés)"

    def opt_mark_touch(self, *_: object) -> str:
        """A Touch card."""
        return "En touche (carte Touche)"

    def opt_drop_out_touch(self, *_: object) -> str:
        """A Touch card."""
        return "En touche (carte Touche)"

    def opt_pass(self, *_: object) -> str:
        """A Pass card."""
        return "Passe"

    def opt_pass_tackle(self, *_: object) -> str:
        """A Pass-Tackle card in attack."""
        return "Passe (carte Passe-Plaquage)"

    def opt_run(self, *_: object) -> str:
        """A Run card."""
        return "Course"

    def opt_kick(self, *_: object) -> str:
        """A Kick card."""
        return "Coup de pied"

    def opt_drop(self, *_: object) -> str:
        """A Drop card."""
        return "Tenter le drop"

    def opt_touch(self, *_: object) -> str:
        """A Touch card."""
        return "Taper en touche"

    def opt_kick_with_drop(self, *_: object) -> str:
        """A Drop card as a kick."""
        return "Coup de pied (carte Drop)"

    def opt_kick_with_touch(self, *_: object) -> str:
        """A Touch card as a kick."""
        return "Coup de pied (carte Touche)"

    def opt_stuck(self, *_: object) -> str:
        """No card."""
        return "Impossible d'avancer"

    def opt_touch_down(self, *_: object) -> str:
        """To ground the ball."""
        return "Aplatir (renvoi aux 22)"

    def opt_end(self, *_: object) -> str:
        """To end the half."""
        return "Finir la période"

    def opt_tackle(self, *_: object) -> str:
        """A Tackle card."""
        return "Plaquer"

    def opt_respond_pass_tackle(self, *_: object) -> str:
        """A Pass-Tackle card in defence."""
        return "Plaquer (carte Passe-Plaquage)"

    def opt_intercept(self, *_: object) -> str:
        """An interception where there is none, as against a run."""
        return "Intercepter"

    def opt_intercept_tackle(self, *_: object) -> str:
        """An interception."""
        return "Intercepter"

    def opt_intercept_pass_tackle(self, *_: object) -> str:
        """An interception with the other card."""
        return "Intercepter (carte Passe-Plaquage)"

    def opt_let_go(self, *_: object) -> str:
        """No defence."""
        return "Laisser passer"

    def opt_contest(self, *_: object) -> str:
        """To contest."""
        return "Contester"

    def opt_leave(self, *_: object) -> str:
        """Not to contest."""
        return "Ne pas contester"

    def opt_play_on(self, *_: object) -> str:
        """To play on."""
        return "Jouer"

    def opt_mark(self, *_: object) -> str:
        """To mark."""
        return "Marque"

    def opt_maul(self, *_: object) -> str:
        """To maul."""
        return "Maul"

    def opt_cards(self, *_: object) -> str:
        """To go on with cards."""
        return "Continuer aux cartes"

    def opt_goal(self, *_: object) -> str:
        """At goal."""
        return "Tirer au but"

    def opt_to_touch(self, *_: object) -> str:
        """To touch."""
        return "Taper en touche"

    def opt_by_hand(self, *_: object) -> str:
        """By hand."""
        return "Jouer à la main"

    def opt_see(self, *_: object) -> str:
        """To see."""
        return "Voir la main"

    def opt_trust(self, *_: object) -> str:
        """Not to see."""
        return "Inutile"

    def opt_keep(self, *_: object) -> str:
        """No substitution."""
        return "Ne rien changer"

    def opt_change_more_keep(self, *_: object) -> str:
        """No further card."""
        return "C'est tout"

    def bar_tackle(self, *_: object) -> str:
        """A Tackle card with the ball."""
        return "Une carte Plaquage est pour le camp qui n'a pas le ballon."

    def bar_intercept(self, *_: object) -> str:
        """An interception of a run."""
        return "On n'intercepte qu'une passe, pas une course."

    def bar_contest(self, *_: object) -> str:
        """A contest without a card."""
        return "À cette table, contester coûte une carte, et il n'en reste plus."

    def bar_touch(self, *_: object) -> str:
        """Touch without a Touch card."""
        return "Pour taper en touche, il faut ici une carte Touche."
