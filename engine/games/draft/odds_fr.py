"""Ce qui peut sortir d’une carte de Draft Football en français : quelques mots par issue."""

from __future__ import annotations

from engine.games.draft.text import DraftText


class FrenchOdds(DraftText):
    """What may happen, in French."""

    def out_nothing(self) -> str:
        """None of the others."""
        return "rien de plus"

    def out_engaged(self) -> str:
        """A kick-off."""
        return "engagement"

    def out_no_blue(self) -> str:
        """A card that is not blue, at the kick-off."""
        return "pas de carte bleue"

    def out_passed_on(self) -> str:
        """Blue."""
        return "une passe (bleue)"

    def out_crossed(self) -> str:
        """Yellow."""
        return "un centre (jaune)"

    def out_intercepted(self) -> str:
        """Black."""
        return "une interception (noire)"

    def out_shot(self) -> str:
        """Green."""
        return "un tir (verte)"

    def out_parried(self) -> str:
        """White on a shot."""
        return "tir repoussé (blanche)"

    def out_caught(self) -> str:
        """White on anything else."""
        return "ballon au gardien (blanche)"

    def out_foul(self) -> str:
        """Red."""
        return "une faute (rouge)"

    def out_free_kick(self) -> str:
        """The referee's mildest decision."""
        return "coup franc"

    def out_yellow_card(self) -> str:
        """A yellow card."""
        return "carton jaune"

    def out_goal_lost(self) -> str:
        """A second yellow card."""
        return "un but retiré"

    def out_nothing_to_lose(self) -> str:
        """A second yellow card without a goal."""
        return "pas de but à retirer"

    def out_penalty(self) -> str:
        """A penalty."""
        return "penalty"

    def out_penalty_scored(self) -> str:
        """A penalty scored."""
        return "marqué"

    def out_penalty_missed(self) -> str:
        """A penalty missed."""
        return "manqué"

    def out_passed(self) -> str:
        """No answer."""
        return "pas de réponse"

    def out_both_passed(self) -> str:
        """No going on."""
        return "pas de suite"

    def out_not_whistled(self) -> str:
        """A foul with the last card."""
        return "faute non sifflée"

    def out_goal(self, seat: int) -> str:
        """A goal."""
        return f"but pour {self.who(seat)}"

    def out_no_goal(self, seat: int) -> str:
        """A goal refused."""
        return f"but refusé à {self.who(seat)}"

    def out_pile_empty(self) -> str:
        """The end of a part."""
        return "pioche épuisée"

    def out_half_time(self) -> str:
        """Half-time."""
        return "mi-temps"

    def out_extra_time(self) -> str:
        """Extra time."""
        return "prolongation"

    def out_golden_goal(self) -> str:
        """On to the golden goal."""
        return "place au but en or"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne"
