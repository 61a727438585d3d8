"""Ce qui ne se peut pas aux dés de rugby TOMY, en français : positions impossibles et boîtes injouables."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tomy.story_fr import A_SCORE
from engine.games.tomy.text import TomyText, upper

_WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par camp",
    "points": "un total possible avec des 3, des 5 et des 7",
    "part": "first-half, second-half, extra-time ou shootout",
    "shots": "une liste d'au plus {high} tirs, chacun true ou false",
    "results": "une liste d'au plus {high} matchs",
    "result": "un match : les points des deux camps et le numéro du vainqueur",
    "winner": "l'un des deux qui ont joué, par son numéro de 0 à {high}",
}
_DICE = {"blue": "bleu", "green": "vert", "white": "blanc", "red": "rouge"}


class FrenchRefusals(TomyText):
    """What cannot be, in French."""

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a game that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans cette partie, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_begun_already(self) -> str:
        """A roll-off in the middle of a match."""
        return "Ce match a déjà commencé."

    def no_no_throw_now(self) -> str:
        """A throw before the roll-off, in a shoot-out or after the end."""
        return "Pas de lancer de dés bleus ici : le match n'a pas commencé, en est aux pénalités, ou est fini."

    def no_no_kick_now(self) -> str:
        """A kick outside a shoot-out."""
        return "Il n'y a pas de tir à prendre : le match n'en est pas aux pénalités."

    def no_over_other_score(self, score: Sequence[int], last: Sequence[int]) -> str:
        """A game that is over with another score than its last match."""
        return f"La partie s'est terminée sur {last[0]} à {last[1]}, et non {score[0]} à {score[1]}."

    def no_over_disagrees(self, over: bool) -> str:
        """A game said to be over that is not, or the other way round."""
        return "Ces résultats terminent la partie." if over else "Ces résultats ne terminent pas la partie."

    def no_decided_already(self, matches: int) -> str:
        """A match after the last one."""
        return f"La partie était jouée après {matches} matchs : il n'y en a pas d'autre."

    def no_fewer_points_won(self, home: int, away: int) -> str:
        """A winner with fewer points."""
        return f"Un match fini sur {home} à {away} revient au camp qui a le plus de points."

    def no_hand_and_first(self) -> str:
        """A match with a hand and no beginning, or the other way round."""
        return "Ou bien quelqu'un a commencé et quelqu'un doit lancer, ou bien ni l'un ni l'autre."

    def no_too_early(self) -> str:
        """Something before the first throw."""
        return "Avant le premier lancer d'un match, il n'y a ni points, ni cartons, ni tirs."

    def no_not_begun(self) -> str:
        """A later throw of a match that nobody has begun."""
        return "Personne n'a commencé ce match : il en est donc encore à son premier lancer."

    def no_two_reds(self) -> str:
        """Two red cards."""
        return "Deux cartons rouges s'annulent : ils ne peuvent pas être là ensemble."

    def no_hand_suspended(self) -> str:
        """A throw by someone with a red card."""
        return "Un carton rouge fait perdre le lancer suivant : son porteur ne peut pas lancer maintenant."

    def no_not_serving(self) -> str:
        """Someone serving who cannot be."""
        return "Seul le camp qui lance en premier dans un tour peut avoir perdu son lancer avant celui de l'autre."

    def no_not_level(self, part: str, score: Sequence[int]) -> str:
        """Extra time or a shoot-out without level scores."""
        return f"{self.part(part)} à {score[0]}-{score[1]} ? Il faut que les scores soient égaux."

    def no_no_shots_yet(self) -> str:
        """Kicks outside a shoot-out."""
        return "Il n'y a de tirs que pendant les pénalités."

    def no_shots_in_turn(self, round: int, first: int, second: int) -> str:
        """Kicks that do not alternate."""
        return f"Au tir {round}, les camps n'ont pas pu en prendre {first} et {second} : ils tirent à tour de rôle."

    def no_shots_decided(self, pairs: int) -> str:
        """Kicks after the decision."""
        return f"Ces pénalités étaient jouées après {pairs} tirs chacun."

    def no_audit_line(self, round: int, part: str) -> str:
        """A line that does not follow from the one before."""
        return f"{self.part(part)}, lancer {round} : cette ligne ne découle pas de ce qui précède."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"Le score dit {stated[0]} à {stated[1]}, les lancers font {counted[0]} à {counted[1]}."

    def no_audit_cards(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Cards lost or made up."""
        return (
            f"Les camps ont {stated[0]} et {stated[1]} avertissements, il en a été donné {counted[0]} et {counted[1]}."
        )

    def no_audit_shots(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Kicks lost or made up."""
        return f"Les tirs disent {stated[0]} à {stated[1]}, les lancers font {counted[0]} à {counted[1]}."

    def no_audit_matches(self, counted: int, stated: int) -> str:
        """Matches lost or made up."""
        return f"{counted} matchs ont été gagnés, mais {stated} sont notés."

    # Boxes

    def no_box_unreadable(self, entry: str) -> str:
        """An entry that is none."""
        return f"« {entry} » n'est pas une ligne de boîte : il faut un nom, le signe égal et ce qui lui revient."

    def no_box_unknown(self, name: str) -> str:
        """An entry that a box does not have."""
        return f"Une boîte n'a pas de « {name} »."

    def no_box_twice(self, name: str) -> str:
        """An entry given twice."""
        return f"« {name} » y est deux fois."

    def no_box_missing(self, name: str) -> str:
        """An entry left out."""
        return f"« {name} » manque : une boîte a quatre sortes de dés et cinq combinaisons."

    def no_box_six(self, die: str, faces: int) -> str:
        """A die that has not six faces."""
        return f"Le dé {_DICE[die]} doit avoir six faces, pas {faces}."

    def no_box_face(self, die: str, face: str) -> str:
        """A face that a die cannot have."""
        return f"« {face} » n'est pas une face d'un dé {_DICE[die]}."

    def no_box_face_missing(self, die: str, face: str) -> str:
        """A die without one of its answers."""
        return f"Aucune face du dé {_DICE[die]} ne montre « {self.face(face)} » : il en faut au moins une."

    def no_box_three(self, score: str, dice: int) -> str:
        """A scoring throw that has not three dice."""
        return f"{upper(A_SCORE[score])} se fait avec trois dés, pas {dice}."

    def no_box_impossible(self, score: str, face: str) -> str:
        """A scoring throw that the blue dice cannot show."""
        return f"{upper(A_SCORE[score])} demande la face « {self.face(face)} », qu'aucun côté des dés bleus ne montre."

    def no_box_same(self, score: str, other: str, dice: tuple[str, ...]) -> str:
        """One throw for two scores."""
        return f"{upper(self.dice(dice))} : ce lancer ne peut pas être à la fois {A_SCORE[other]} et {A_SCORE[score]}."
