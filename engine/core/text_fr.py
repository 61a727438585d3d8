"""Les mots français qui n’appartiennent à aucun jeu."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.core.text import CoreText

_VOWELS = "aàâäeéèêëiîïoôöuùûüyhœæ"
WIDE, NARROW = "\u00a0", "\u202f"
SPACE_BEFORE = {":": WIDE, "»": WIDE, ";": NARROW, "?": NARROW, "!": NARROW, "%": NARROW}
"""The space that never breaks before each mark, as the Imprimerie nationale sets it; the pages set theirs by it too."""


def french(sentence: str) -> str:
    """Set French apostrophes, and the spaces before marks and inside « » so that no line breaks there."""
    for mark, space in SPACE_BEFORE.items():
        sentence = sentence.replace(f" {mark}", space + mark)
    return sentence.replace("« ", f"«{WIDE}").replace("'", "’")


def of_name(name: str) -> str:
    """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
    for article, merged in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return ("d’" if name[0].lower() in _VOWELS else "de ") + name


def to_name(name: str) -> str:
    """« à Camille », « au Stade », « aux Rouges »."""
    for article, merged in (("Le ", "au "), ("Les ", "aux ")):
        if name.startswith(article):
            return merged + name[len(article) :]
    return "à " + name


class French(CoreText):
    """Refus, listes et nombres en français."""

    lang = "fr"

    def typeset(self, sentence: str) -> str:
        """No-break spaces and apostrophes."""
        return french(sentence)

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused, with French spaces."""
        return french(super().refusal(why))

    def joined(self, parts: Sequence[str]) -> str:
        """Un, deux et trois."""
        return ", ".join(parts[:-1]) + " et " + parts[-1] if len(parts) > 1 else "".join(parts)

    def either(self, parts: Sequence[str]) -> str:
        """Un, deux ou trois."""
        return ", ".join(parts[:-1]) + " ou " + parts[-1] if len(parts) > 1 else "".join(parts)

    def count(self, number: int, singular: str, plural: str) -> str:
        """Zéro point, un point, deux points."""
        return f"{number} {singular if number < 2 else plural}"

    def percent(self, share: float) -> str:
        """A share in per cent, with a comma and a decimal only where it would vanish."""
        part = 100 * share
        figure = "moins de 0,1" if 0 < part < 0.1 else f"{part:.1f}" if 0 < part < 1 else f"{part:.0f}"
        return figure.replace(".", ",") + "\u202f%"

    def one_in(self, number: str) -> str:
        """A chance as one in so many."""
        return f"environ 1 sur {number}"

    def older(self, theirs: str, ours: str) -> str:
        """Older rules."""
        return french(f"Ceci s'est joué avec la version {theirs} des règles ; ce livre en est à la version {ours}.")

    def worked_out(self, fields: Sequence[str]) -> str:
        """Facts that cannot be."""
        which = self.joined([f"« {field} »" for field in fields])
        return french(f"Ce qui y est dit de {which} est impossible et a été déduit du reste.")

    def still_plays(self, total: int) -> str:
        """Nothing is missing."""
        what = "Son unique réponse passe" if total == 1 else f"Ses {total} réponses passent"
        return french(f"{what} toujours, mais la suite peut différer.")

    def plays_out(self, played: int, total: int) -> str:
        """Over too soon."""
        what = f"{played} passent" if played > 1 else f"{played} passe"
        return french(f"Sur ses {total} réponses, {what} encore : selon les règles d'aujourd'hui, tout est alors fini.")

    def plays_until(self, played: int, total: int, answer: str, why: str) -> str:
        """Cut short."""
        what = f"{played} passent" if played > 1 else f"{played} passe"
        which = f"la réponse {played + 1} (« {answer} ») n'est plus possible"
        return french(f"Sur ses {total} réponses, {what} encore : {which}.") + f" {why}"

    def no_unknown(self, code: str) -> str:
        """The reason has no sentence."""
        return f"Ce n'est pas possible ({code})."

    def no_answer_kind(self, answer: str) -> str:
        """The answer is of the wrong kind."""
        return f"{answer} ne répond pas à cette question."

    def no_barred(self, option: str) -> str:
        """A rule forbids the option."""
        return f"« {option} » n'est pas permis ici."

    def no_option_unknown(self, option: str, options: Sequence[str]) -> str:
        """The option is not among those listed."""
        return f"« {option} » ne fait pas partie des choix : {self.either(options)}."

    def no_dice_unreadable(self, answer: str, dice: int, sides: int) -> str:
        """The faces cannot be read."""
        wanted = "un nombre" if dice == 1 else f"{dice} nombres"
        return f"« {answer} » ne se lit pas comme un lancer : il faut {wanted} de 1 à {sides}."

    def no_dice_count(self, given: int, dice: int) -> str:
        """Too many or too few dice."""
        return f"Ce lancer demande {self.count(dice, 'dé', 'dés')}, pas {given}."

    def no_dice_face(self, face: int, sides: int) -> str:
        """A face that no die has."""
        return f"Aucun dé ne montre {face} : ses faces vont de 1 à {sides}."

    def no_cast_face(self, face: str, faces: Sequence[str]) -> str:
        """A picture that the die does not have."""
        return f"Ce dé ne montre pas « {face} » ; il montre {self.either(faces)}."

    def no_card_not_there(self, card: str) -> str:
        """A card that is not in the pool."""
        return f"La carte « {card} » n'est pas dans la pioche."

    def no_switch_unknown(self, key: str, known: Sequence[str]) -> str:
        """A house rule that does not exist."""
        return f"Il n'y a pas de règle maison « {key} ». Il y a : {self.joined(known)}."

    def no_switch_value(self, key: str, value: str, allowed: Sequence[str]) -> str:
        """A value that a house rule does not take."""
        return f"La règle maison « {key} » ne peut pas valoir « {value} », mais {self.either(allowed)}."

    def no_level_unknown(self, level: str, known: Sequence[str]) -> str:
        """A level of players that does not exist."""
        return f"Il n’y a pas de niveau « {level} ». Il y a : {self.joined(known)}."

    def no_bot_option(self, bot: str, ask: str, option: str, options: Sequence[str]) -> str:
        """A bot that takes something else than an option."""
        return f"Le bot « {bot} » a répondu « {option} » à « {ask} » ; il peut répondre {self.either(options)}."

    def no_unimaginable(self) -> str:
        """No deal of the hidden cards fits what has been seen."""
        return "Rien ne s’accorde avec ce qu’on a vu des cartes cachées."

    def no_play_unknown(self, play: str, known: Sequence[str]) -> str:
        """A play that does not exist."""
        return f"Il n'y a pas de phase « {play} ». Il y a : {self.joined(known)}."

    def no_play_not_due(self, play: str, due: str) -> str:
        """A play out of its turn."""
        return f"Dans ce match, c'est « {due} » qui vient ensuite : « {play} » ne peut pas se jouer maintenant."

    def no_play_over(self, play: str) -> str:
        """A play after the end."""
        return f"Ce match est fini : « {play} » ne peut plus se jouer."

    def no_scope_unknown(self, scope: str, known: Sequence[str]) -> str:
        """A scope that does not exist."""
        return f"« {scope} » n'est pas une portée ; il y a {self.either(known)}."

    def no_names(self, count: int) -> str:
        """Names missing, empty or too long."""
        return f"Il faut {count} noms, de 1 à 40 caractères chacun."

    def no_nothing_to_play(self) -> str:
        """The match is over from the start."""
        return "Il n'y a plus rien à jouer depuis cette position : le match est terminé."

    def no_over(self) -> str:
        """An answer after the end."""
        return "Plus rien n'est demandé."

    def no_nothing_to_undo(self) -> str:
        """Undo at the beginning."""
        return "C'est le début : il n'y a rien à annuler."

    def no_state_field(self, field: str, value: str, wanted: str) -> str:
        """A value that the state of a match cannot have."""
        return f"« {field} » ne peut pas valoir {value} (attendu : {wanted})."

    def no_match_field(self, field: str, value: str, **_: object) -> str:
        """A value that a match cannot have; a game that reads fields says what it could be."""
        return f"Dans ce match, « {field} » ne peut pas être {value}."

    def no_match_word(self, field: str, value: str, known: Sequence[str]) -> str:
        """A field of a match that is none of its words."""
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {self.either(known)}."

    def no_state_unknown(self, field: str, known: Sequence[str]) -> str:
        """A field that the state of a match does not have."""
        return f"Une position n'a pas de « {field} ». Elle a : {self.joined(known)}."

    def no_place_number(self, value: str, low: int, high: int) -> str:
        """Something else than a number, where a referee is told one."""
        said = f"« {value} » n'est pas possible" if value else "Il manque quelque chose ici"
        return f"{said} : il faut un nombre entier de {low} à {high}."

    def no_place_numbers(self, value: str, low: int, high: int) -> str:
        """Something else than several numbers."""
        wanted = f"il faut des nombres entiers de {low} à {high}, séparés par des espaces"
        return f"« {value} » n'est pas possible : {wanted}."

    def no_place_clock(self, value: str, high: int) -> str:
        """Something else than a time."""
        said = f"« {value} » n'est pas une heure du chronomètre" if value else "L'heure manque"
        return f"{said} : écrivez des minutes et des secondes, comme 7:30, jusqu'à {high} minutes."

    def no_place_word(self, value: str) -> str:
        """None of the words that there are."""
        return f"« {value} » n'est pas dans la liste : choisissez-en un." if value else "Choisissez dans la liste."

    def no_place_card(self, value: str) -> str:
        """No card of this game."""
        return f"Il n'y a pas de carte « {value} » dans ce jeu." if value else "Choisissez une carte."

    def no_moment_none(self, play: str) -> str:
        """A play about which nobody can ask."""
        return f"Il n'y a rien à demander à l'arbitre sur « {play} »."

    def no_link_foreign(self) -> str:
        """Not one of our links."""
        return "Ce lien ne mène à aucune position de ce livre. La page montre sa propre position."

    def no_link_short(self) -> str:
        """A link that lost its end."""
        return "Ce lien est coupé : il lui manque la fin. Copiez-le de nouveau en entier."

    def no_link_broken(self) -> str:
        """A link that was damaged."""
        return "Ce lien est abîmé et ne peut pas être lu. Copiez-le de nouveau en entier."

    def no_link_long(self) -> str:
        """A link that holds more than a match can."""
        return "Ce lien contient plus qu'un match ne peut contenir : il est abîmé, ou ne vient pas de ce livre."

    def no_line_long(self) -> str:
        """A line that holds more than a match can."""
        return "Cette ligne contient plus qu'aucun match : elle est abîmée, ou ne vient pas de ce livret."

    def no_line_broken(self, part: str) -> str:
        """A line that is written otherwise."""
        return f"« {part} » est illisible. Une position s'écrit ainsi : double | hand=0 minute=12 > 43 kick."

    def no_line_twice(self, key: str) -> str:
        """The same said again."""
        return f"Cette ligne dit deux fois « {key} »."

    def no_save_long(self) -> str:
        """A file that holds more than a match can."""
        return "Ce fichier contient plus qu'un match ne peut contenir : il est abîmé, ou ne vient pas de ce livre."

    def no_answers_most(self, total: int, most: int) -> str:
        """More answers than any match has."""
        parted = f"{total:,}".replace(",", "\u202f"), f"{most:,}".replace(",", "\u202f")
        return f"On compte ici {parted[0]} réponses, plus que dans aucun match : {parted[1]} au plus sont rejouées."

    def no_save_broken(self, line: int) -> str:
        """A file that is no longer JSON."""
        return f"Ce match enregistré est abîmé : il n'est plus lisible à partir de la ligne {line}."

    def no_save_foreign(self) -> str:
        """A file of something else."""
        return "Ce fichier n'est pas un match enregistré par ce livre."

    def no_record_field(self, field: str) -> str:
        """A field of a record that is missing or of the wrong kind."""
        return f"Ce match ne peut pas être lu : son champ « {field} » manque ou est faux."

    def no_version_other(self, theirs: str, ours: str) -> str:
        """Played under other rules."""
        return (
            f"Ceci a été joué avec la version {theirs} des règles ; ce livre a la version {ours} "
            "et ne le jouerait pas de la même façon."
        )

    def no_version_newer(self, theirs: str, ours: str) -> str:
        """Rules of the future."""
        return (
            f"Ceci s'est joué avec la version {theirs} des règles, plus récente que ce livre : il a la version {ours}. "
            "Il faut l'ouvrir avec la dernière édition du livre."
        )

    def no_version_unknown(self, theirs: str, ours: str) -> str:
        """No rules at all."""
        return (
            f"« {theirs} » n'est pas une version des règles ; ce livre a la version {ours}. "
            "Le match est abîmé, ou ne vient pas d'ici."
        )

    def no_version_start(self, theirs: str, ours: str, why: Refusal) -> str:
        """Older rules that began otherwise."""
        now = "Selon les règles d'aujourd'hui, cela ne peut plus commencer ainsi."
        return f"{self.older(theirs, ours)} {now} {why.words(self.lang)}"

    def no_answers_too_many(self, number: int, total: int) -> str:
        """Answers after the end."""
        return f"Ce match se termine avant sa réponse {number} sur {total}."

    def no_answer_refused(self, number: int, answer: str, why: Refusal) -> str:
        """An answer that the rules refuse."""
        return f"La réponse {number} (« {answer} ») n'est pas possible. {why.words(self.lang)}"

    def no_game_unknown(self, game: str, known: Sequence[str]) -> str:
        """A game that is not on the shelf."""
        return f"Il n'y a pas de jeu « {game} » ici. Il y a : {self.joined(known)}."

    def no_situation_unknown(self, game: str, situation: str) -> str:
        """A situation that the game does not have."""
        return f"Le jeu « {game} » n'a pas de situation « {situation} »."

    def no_language_unknown(self, lang: str, known: Sequence[str]) -> str:
        """A language that the book is not written in."""
        return f"Ce livre n'existe pas en « {lang} », mais en {self.joined(known)}."

    def no_seed_long(self, most: int) -> str:
        """Trop longue."""
        return f"Une graine a au plus {most} caractères."

    def no_setting_unknown(self, field: str, value: str, known: Sequence[str]) -> str:
        """Réglage inconnu."""
        return f"« {field} » ne peut pas être « {value} » ; cela peut être {', '.join(known)}."

    def no_names_alike(self) -> str:
        """Même nom."""
        return "Deux camps portent le même nom : donnez-en un autre à l’un d’eux."

    def no_undo_barred(self) -> str:
        """Pas de retour."""
        return "Un dé ou une carte cachée s’est montré depuis : seul un match d’étude revient en deçà."

    def no_not_your_turn(self) -> str:
        """Un autre joue."""
        return "Ce n’est pas à vous de jouer pour l’instant."

    def no_game_other(self, theirs: str, ours: str) -> str:
        """A match of another game."""
        return f"C'est un match de « {theirs} », pas de « {ours} »."

    def no_command_unknown(self, command: str) -> str:
        """Something that cannot be done now."""
        return f"« {command} » n'est pas possible ici."

    def no_matches(self, matches: int) -> str:
        """Fewer matches than one."""
        return f"On ne peut pas jouer {self.count(matches, 'match', 'matchs')} : il en faut au moins un."

    def no_set(self, pair: str) -> str:
        """A house rule that is not typed as key=value."""
        return f"« {pair} » n'est pas une règle maison : écrivez clé=valeur, par exemple length=20."

    def no_jobs(self, jobs: int) -> str:
        """Fewer processes than one."""
        return f"Le nombre de processus ne peut pas être {jobs} : il en faut au moins un."

    def no_jobs_browser(self, jobs: int) -> str:
        """Several processes where there can be only one."""
        return f"Dans un navigateur il n'y a qu'un processus, pas {jobs} : laissez jobs à 1."

    def no_jobs_unsent(self) -> str:
        """Something that another process cannot be sent."""
        return (
            "Ce joueur ne peut pas être envoyé à d'autres processus : "
            "écrivez-le comme fonction d'un module, ou laissez jobs à 1."
        )

    def no_jobs_died(self) -> str:
        """A process that ended before its work was done."""
        return (
            "L'un des processus s'est arrêté avant la fin de son travail, peut-être faute de mémoire. "
            "Essayez avec moins de processus."
        )

    def no_resume_kept(self) -> str:
        """House rules or names for a match that has them already."""
        return "Un match que l'on reprend garde ses règles maison et ses noms."

    def no_watch_alone(self) -> str:
        """A watch that nobody could look at."""
        return "Cette règle maison veut un chronomètre sur la table, donc quelqu'un qui joue : prenez l'un des camps."

    def no_file_there(self, path: str) -> str:
        """A file that would be lost."""
        return f"Le fichier {path} existe déjà : reprenez-le avec --resume, ou choisissez un autre nom."

    def no_file(self, path: str) -> str:
        """A file that cannot be opened."""
        return f"Le fichier {path} ne peut pas être lu."
