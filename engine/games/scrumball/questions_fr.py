"""Les questions de Scrumball Rugby en français."""

from __future__ import annotations

from engine.core.asks import Ask
from engine.games.scrumball.asks import Against, Metres, Zone
from engine.games.scrumball.text import ScrumballText


class FrenchQuestions(ScrumballText):
    """What is asked, in French."""

    # Throws and draws

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} lance un dé : le plus haut donne le coup d'envoi."

    def ask_draw(self, ask: Ask) -> str:
        """A card."""
        return f"{self.who(ask.seat)} pioche une carte."

    def ask_kick_off_one(self, ask: Ask) -> str:
        """A short kick-off."""
        return f"{self.who(ask.seat)} lance un dé : 1, 2 ou 3 garde le ballon."

    def ask_kick_off_ten(self, ask: Ask) -> str:
        """A short kick-off where ten metres are wanted."""
        return f"{self.who(ask.seat)} lance un dé : 2 ou 3 garde le ballon, un 1 est trop court."

    def ask_kick_off_two(self, ask: Ask) -> str:
        """A long kick-off."""
        return f"{self.who(ask.seat)} lance deux dés : cinq mètres par point, 12 est un ballon mort."

    def ask_run_die(self, ask: Ask) -> str:
        """A run."""
        return f"{self.who(ask.seat)} court : cinq mètres par point, un 6 ne se plaque pas."

    def ask_tackle_die(self, ask: Ask) -> str:
        """A tackle."""
        return f"{self.who(ask.seat)} plaque : 1 est faible, 2 à 5 font un ruck, 6 gagne le ballon."

    def ask_interception_one(self, ask: Ask) -> str:
        """An interception with one die."""
        return f"{self.who(ask.seat)} lance un dé : un 6 intercepte."

    def ask_interception_two(self, ask: Ask) -> str:
        """An interception with two dice."""
        return f"{self.who(ask.seat)} lance deux dés : une somme de 6 intercepte."

    def ask_interception_either(self, ask: Ask) -> str:
        """An interception with two dice, where a 6 on either counts."""
        return f"{self.who(ask.seat)} lance deux dés : une somme de 6 intercepte, un 6 sur l'un d'eux aussi."

    def ask_ruck_die(self, ask: Ask) -> str:
        """The second die of a zone."""
        return f"Ruck : {self.who(ask.seat)} lance l'autre dé de la zone."

    def ask_contest_die(self, ask: Zone) -> str:
        """A contest."""
        wanted = f"seul un {ask.low}" if ask.low == ask.high else f"un nombre de {ask.low} à {ask.high}"
        return f"{self.who(ask.seat)} conteste avec un dé : {wanted} gagne le ballon."

    def ask_ground_die(self, ask: Ask) -> str:
        """A ground kick."""
        return f"{self.who(ask.seat)} tape au sol : 1, 2 ou 3 se récupère."

    def ask_high_dice(self, ask: Ask) -> str:
        """A high kick."""
        return f"{self.who(ask.seat)} tape une chandelle : un double fait un en-avant."

    def ask_drop_throw(self, ask: Ask) -> str:
        """A drop."""
        return f"{self.who(ask.seat)} tente le drop : cinq mètres par point, un 1 est contré."

    def ask_touch_throw(self, ask: Ask) -> str:
        """A kick to touch."""
        return f"{self.who(ask.seat)} cherche la touche : cinq mètres par point, un 1 la manque."

    def ask_restart_one(self, ask: Ask) -> str:
        """A short restart."""
        return f"{self.who(ask.seat)} tape court : 1, 2 ou 3 se récupère."

    def ask_restart_two(self, ask: Ask) -> str:
        """A long restart."""
        return f"{self.who(ask.seat)} tape haut : un double fait un en-avant."

    def ask_goal_throw(self, ask: Ask) -> str:
        """A penalty at goal."""
        return f"{self.who(ask.seat)} tire au but : cinq mètres par point, un 1 manque la cible."

    def ask_penalty_touch_throw(self, ask: Ask) -> str:
        """A penalty to touch."""
        return f"{self.who(ask.seat)} tape en touche : cinq mètres par point."

    def ask_scrum_die(self, ask: Ask) -> str:
        """The first die of a scrum."""
        return f"{self.who(ask.seat)} introduit et lance un dé."

    def ask_scrum_answer(self, ask: Against) -> str:
        """The second die of a scrum."""
        takes = max(4, ask.against + 1)
        wanted = f"{takes} ou plus prend le ballon" if takes <= 6 else "rien ne bat un 6"
        return f"{self.who(ask.seat)} répond au {ask.against} : {wanted}."

    def ask_line_out_die(self, ask: Ask) -> str:
        """The first die of a line-out."""
        return f"{self.who(ask.seat)} lance en touche, avec un dé."

    def ask_line_out_answer(self, ask: Against) -> str:
        """The second die of a line-out."""
        wanted = f"{ask.against + 1} ou plus gagne le ballon" if ask.against < 6 else "rien ne bat un 6"
        return f"{self.who(ask.seat)} répond au {ask.against} : {wanted}."

    def ask_maul_die(self, ask: Ask) -> str:
        """The first die of a maul."""
        return f"{self.who(ask.seat)} pousse le maul, avec un dé."

    def ask_maul_answer(self, ask: Against) -> str:
        """The second die of a maul."""
        wanted = f"{ask.against + 1} ou plus l'arrête" if ask.against < 6 else "rien n'arrête un 6"
        return f"{self.who(ask.seat)} répond au {ask.against} : {wanted}."

    def ask_conversion(self, ask: Ask) -> str:
        """The first die of a conversion."""
        return f"{self.who(ask.seat)} tente la transformation, avec un dé."

    def ask_conversion_answer(self, ask: Against) -> str:
        """The second die of a conversion."""
        wanted = f"{ask.against + 1} ou plus la fait échouer" if ask.against < 6 else "rien ne bat un 6"
        return f"{self.who(ask.seat)} répond au {ask.against} : {wanted}."

    # Choices

    def ask_kick_off(self, ask: Ask) -> str:
        """The dice of a kick-off."""
        return f"Coup d'envoi pour {self.who(ask.seat)} : un dé ou deux ?"

    def ask_play(self, ask: Ask) -> str:
        """Open play."""
        return f"{self.who(ask.seat)} a le ballon : quelle carte ?"

    def ask_respond(self, ask: Ask) -> str:
        """The defence."""
        return f"{self.who(ask.seat)} défend ?"

    def ask_interception_dice(self, ask: Ask) -> str:
        """The dice of an interception."""
        return f"{self.who(ask.seat)} intercepte avec un dé, pour un 6, ou avec deux ?"

    def ask_contest(self, ask: Ask) -> str:
        """The contest."""
        return f"{self.who(ask.seat)} conteste le ruck ?"

    def ask_spend(self, ask: Ask) -> str:
        """The card of a contest."""
        return f"Quelle carte {self.who(ask.seat)} pose pour contester ?"

    def ask_kick_dice(self, ask: Ask) -> str:
        """The dice of a kick."""
        return f"Coup de pied pour {self.who(ask.seat)} : au sol ou en chandelle ?"

    def ask_drop_dice(self, ask: Metres) -> str:
        """The dice of a drop."""
        return f"Drop à {ask.metres} m : un dé ou deux pour {self.who(ask.seat)} ?"

    def ask_touch_dice(self, ask: Ask) -> str:
        """The dice of a kick to touch."""
        return f"{self.who(ask.seat)} cherche la touche : un dé ou deux ?"

    def ask_receive(self, ask: Ask) -> str:
        """A kick behind the line."""
        return f"{self.who(ask.seat)} a le ballon sur sa ligne ou dans son en-but : que faire ?"

    def ask_catch(self, ask: Ask) -> str:
        """A kick in the 22."""
        return f"{self.who(ask.seat)} a le ballon dans ses 22 : une marque ?"

    def ask_maul(self, ask: Ask) -> str:
        """A maul."""
        return f"{self.who(ask.seat)} peut jouer un maul : on y va ?"

    def ask_maul_again(self, ask: Ask) -> str:
        """Its second phase."""
        return f"Une deuxième phase de maul pour {self.who(ask.seat)} ?"

    def ask_penalty(self, ask: Ask) -> str:
        """A penalty."""
        return f"Pénalité : qu'en fait {self.who(ask.seat)} ?"

    def ask_goal_dice(self, ask: Metres) -> str:
        """The dice of a penalty."""
        return f"Au but à {ask.metres} m : un dé ou deux pour {self.who(ask.seat)} ?"

    def ask_penalty_touch_dice(self, ask: Ask) -> str:
        """The dice of a penalty to touch."""
        return f"{self.who(ask.seat)} tape la pénalité en touche : un dé ou deux ?"

    def ask_see_hand(self, ask: Ask) -> str:
        """The right to see."""
        return f"{self.who(ask.seat)} demande à voir la main d'en face ?"

    def ask_mark(self, ask: Ask) -> str:
        """The kick of a mark."""
        return f"{self.who(ask.seat)} joue la marque : comment ?"

    def ask_drop_out(self, ask: Ask) -> str:
        """A 22 drop-out."""
        return f"Renvoi aux 22 pour {self.who(ask.seat)} : comment ?"

    def ask_change(self, ask: Ask) -> str:
        """A substitution."""
        return f"Arrêt de jeu : {self.who(ask.seat)} change des cartes ?"

    def ask_change_more(self, ask: Ask) -> str:
        """One more card of a substitution."""
        return f"{self.who(ask.seat)} change encore une carte ?"
