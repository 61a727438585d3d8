"""English words that belong to no game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.refusal import Refusal
from engine.core.text import CoreText


class English(CoreText):
    """Refusals, lists and numbers in English."""

    lang = "en"

    def joined(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        return ", ".join(parts[:-1]) + " and " + parts[-1] if len(parts) > 1 else "".join(parts)

    def either(self, parts: Sequence[str]) -> str:
        """One, two or three."""
        return ", ".join(parts[:-1]) + " or " + parts[-1] if len(parts) > 1 else "".join(parts)

    def count(self, number: int, singular: str, plural: str) -> str:
        """One point, two points, no points."""
        return f"{number} {singular if number == 1 else plural}"

    def percent(self, share: float) -> str:
        """A share in per cent, with a decimal only where it would vanish."""
        part = 100 * share
        return "under 0.1%" if 0 < part < 0.1 else f"{part:.1f}%" if 0 < part < 1 else f"{part:.0f}%"

    def one_in(self, number: str) -> str:
        """A chance as one in so many."""
        return f"about 1 in {number}"

    def older(self, theirs: str, ours: str) -> str:
        """Older rules."""
        return f"This was played under version {theirs} of the rules; this book has version {ours}."

    def worked_out(self, fields: Sequence[str]) -> str:
        """Facts that cannot be."""
        return f"What it says of {self.joined([f'“{field}”' for field in fields])} cannot be and was worked out anew."

    def still_plays(self, total: int) -> str:
        """Nothing is missing."""
        what = "Its one answer still plays" if total == 1 else f"All its {total} answers still play"
        return f"{what}, though it may come out differently."

    def plays_out(self, played: int, total: int) -> str:
        """Over too soon."""
        still = "plays" if played == 1 else "play"
        return f"Of its {total} answers, {played} still {still}: by today’s rules it is over by then."

    def plays_until(self, played: int, total: int, answer: str, why: str) -> str:
        """Cut short."""
        still = "plays" if played == 1 else "play"
        which = f"answer {played + 1} (“{answer}”) is no longer possible"
        return f"Of its {total} answers, {played} still {still}: {which}. {why}"

    def no_unknown(self, code: str) -> str:
        """The reason has no sentence."""
        return f"That is not possible ({code})."

    def no_answer_kind(self, answer: str) -> str:
        """The answer is of the wrong kind."""
        return f"{answer} does not answer this question."

    def no_barred(self, option: str) -> str:
        """A rule forbids the option."""
        return f"“{option}” is not allowed here."

    def no_option_unknown(self, option: str, options: Sequence[str]) -> str:
        """The option is not among those listed."""
        return f"“{option}” is not one of the choices here: {self.either(options)}."

    def no_dice_unreadable(self, answer: str, dice: int, sides: int) -> str:
        """The faces cannot be read."""
        wanted = "a number" if dice == 1 else f"{dice} numbers"
        return f"“{answer}” cannot be read as dice: give {wanted} from 1 to {sides}."

    def no_dice_count(self, given: int, dice: int) -> str:
        """Too many or too few dice."""
        return f"This throw takes {self.count(dice, 'die', 'dice')}, not {given}."

    def no_dice_face(self, face: int, sides: int) -> str:
        """A face that no die has."""
        return f"No die shows {face}: its faces go from 1 to {sides}."

    def no_cast_face(self, face: str, faces: Sequence[str]) -> str:
        """A picture that the die does not have."""
        return f"This die does not show “{face}”; it shows {self.either(faces)}."

    def no_card_not_there(self, card: str) -> str:
        """A card that is not in the pool."""
        return f"The card “{card}” is not there to be drawn."

    def no_switch_unknown(self, key: str, known: Sequence[str]) -> str:
        """A house rule that does not exist."""
        return f"There is no house rule “{key}”. There are: {self.joined(known)}."

    def no_switch_value(self, key: str, value: str, allowed: Sequence[str]) -> str:
        """A value that a house rule does not take."""
        return f"The house rule “{key}” cannot be “{value}”; it can be {self.either(allowed)}."

    def no_level_unknown(self, level: str, known: Sequence[str]) -> str:
        """A level of players that does not exist."""
        return f"There is no level “{level}”. There are: {self.joined(known)}."

    def no_bot_option(self, bot: str, ask: str, option: str, options: Sequence[str]) -> str:
        """A bot that takes something else than an option."""
        return f"The bot “{bot}” answered “{option}” to “{ask}”; it may answer {self.either(options)}."

    def no_unimaginable(self) -> str:
        """No deal of the hidden cards fits what has been seen."""
        return "Nothing fits what has been seen of the hidden cards."

    def no_play_unknown(self, play: str, known: Sequence[str]) -> str:
        """A play that does not exist."""
        return f"There is no play “{play}”. There are: {self.joined(known)}."

    def no_play_not_due(self, play: str, due: str) -> str:
        """A play out of its turn."""
        return f"In this match “{due}” comes next, so “{play}” cannot be played now."

    def no_play_over(self, play: str) -> str:
        """A play after the end."""
        return f"This match is over, so “{play}” cannot be played any more."

    def no_scope_unknown(self, scope: str, known: Sequence[str]) -> str:
        """A scope that does not exist."""
        return f"“{scope}” is not a scope; it can be {self.either(known)}."

    def no_names(self, count: int) -> str:
        """Names missing, empty or too long."""
        return f"{count} names are needed, each of 1 to 40 characters."

    def no_nothing_to_play(self) -> str:
        """The match is over from the start."""
        return "There is nothing left to play from this position: the match is over."

    def no_over(self) -> str:
        """An answer after the end."""
        return "Nothing is being asked any more."

    def no_nothing_to_undo(self) -> str:
        """Undo at the beginning."""
        return "This is the beginning: there is nothing to undo."

    def no_state_field(self, field: str, value: str, wanted: str) -> str:
        """A value that the state of a match cannot have."""
        return f"“{field}” cannot be {value}: {wanted}."

    def no_match_field(self, field: str, value: str, **_: object) -> str:
        """A value that a match cannot have; a game that reads fields says what it could be."""
        return f"In this match, “{field}” cannot be {value}."

    def no_match_word(self, field: str, value: str, known: Sequence[str]) -> str:
        """A field of a match that is none of its words."""
        return f"In this match, “{field}” cannot be {value}: it must be {self.either(known)}."

    def no_state_unknown(self, field: str, known: Sequence[str]) -> str:
        """A field that the state of a match does not have."""
        return f"A position has no “{field}”. It has: {self.joined(known)}."

    def no_place_number(self, value: str, low: int, high: int) -> str:
        """Something else than a number, where a referee is told one."""
        said = f"“{value}” cannot be" if value else "Something is missing here"
        return f"{said}: a whole number from {low} to {high} is needed."

    def no_place_numbers(self, value: str, low: int, high: int) -> str:
        """Something else than several numbers."""
        return f"“{value}” cannot be: whole numbers from {low} to {high} are needed, with spaces between them."

    def no_place_clock(self, value: str, high: int) -> str:
        """Something else than a time."""
        said = f"“{value}” is no time of the clock" if value else "The time is missing"
        return f"{said}: write minutes and seconds, such as 7:30, up to {high} minutes."

    def no_place_word(self, value: str) -> str:
        """None of the words that there are."""
        return f"“{value}” is none of these: choose one of the list." if value else "Choose one of the list."

    def no_place_card(self, value: str) -> str:
        """No card of this game."""
        return f"There is no card “{value}” in this game." if value else "Choose a card."

    def no_moment_none(self, play: str) -> str:
        """A play about which nobody can ask."""
        return f"There is nothing to ask the referee about “{play}”."

    def no_link_foreign(self) -> str:
        """Not one of our links."""
        return "This link does not lead to a position of this book. The page shows its own position instead."

    def no_link_short(self) -> str:
        """A link that lost its end."""
        return "This link is cut short: its end is missing. Copy it again, whole."

    def no_link_broken(self) -> str:
        """A link that was damaged."""
        return "This link is damaged and cannot be read. Copy it again, whole."

    def no_link_long(self) -> str:
        """A link that holds more than a match can."""
        return "This link holds more than any match: it is damaged, or not from this book."

    def no_line_long(self) -> str:
        """A line that holds more than a match can."""
        return "This line holds more than any match: it is damaged, or not from this book."

    def no_line_broken(self, part: str) -> str:
        """A line that is written otherwise."""
        return f"“{part}” cannot be read. A position is written like this: double | hand=0 minute=12 > 43 kick."

    def no_line_twice(self, key: str) -> str:
        """The same said again."""
        return f"This line says “{key}” twice."

    def no_save_long(self) -> str:
        """A file that holds more than a match can."""
        return "This saved match holds more than any match: it is damaged, or not from this book."

    def no_answers_most(self, total: int, most: int) -> str:
        """More answers than any match has."""
        return f"This holds {total:,} answers, more than any match: at most {most:,} are played again."

    def no_save_broken(self, line: int) -> str:
        """A file that is no longer JSON."""
        return f"This saved match is damaged: it cannot be read from line {line} on."

    def no_save_foreign(self) -> str:
        """A file of something else."""
        return "This file is not a match saved by this book."

    def no_record_field(self, field: str) -> str:
        """A field of a record that is missing or of the wrong kind."""
        return f"This match cannot be read: its field “{field}” is missing or wrong."

    def no_version_other(self, theirs: str, ours: str) -> str:
        """Played under other rules."""
        return (
            f"This was played under version {theirs} of the rules; this book has version {ours}, "
            "and would not play it in the same way."
        )

    def no_version_newer(self, theirs: str, ours: str) -> str:
        """Rules of the future."""
        return (
            f"This was played under version {theirs} of the rules, which is newer than this book’s version {ours}. "
            "Open it with the newest edition of the book."
        )

    def no_version_unknown(self, theirs: str, ours: str) -> str:
        """No rules at all."""
        return f"“{theirs}” is no version of the rules; this book has version {ours}. The match is damaged or not ours."

    def no_version_start(self, theirs: str, ours: str, why: Refusal) -> str:
        """Older rules that began otherwise."""
        return f"{self.older(theirs, ours)} By today’s rules it cannot begin as it did. {why.words(self.lang)}"

    def no_answers_too_many(self, number: int, total: int) -> str:
        """Answers after the end."""
        return f"This match is over before its answer {number} of {total}."

    def no_answer_refused(self, number: int, answer: str, why: Refusal) -> str:
        """An answer that the rules refuse."""
        return f"Answer {number} (“{answer}”) is not possible. {why.words(self.lang)}"

    def no_game_unknown(self, game: str, known: Sequence[str]) -> str:
        """A game that is not on the shelf."""
        return f"There is no game “{game}” here. There are: {self.joined(known)}."

    def no_situation_unknown(self, game: str, situation: str) -> str:
        """A situation that the game does not have."""
        return f"The game “{game}” has no situation “{situation}”."

    def no_language_unknown(self, lang: str, known: Sequence[str]) -> str:
        """A language that the book is not written in."""
        return f"This book has no language “{lang}”; it has {self.joined(known)}."

    def no_seed_long(self, most: int) -> str:
        """Too long."""
        return f"A seed has at most {most} characters."

    def no_setting_unknown(self, field: str, value: str, known: Sequence[str]) -> str:
        """No such setting."""
        return f"“{field}” cannot be “{value}”; it can be {', '.join(known)}."

    def no_names_alike(self) -> str:
        """Same names."""
        return "Two sides have the same name: give one of them another."

    def no_undo_barred(self) -> str:
        """No way back."""
        return "A die or a hidden card has shown itself since: only a study match goes back behind that."

    def no_not_your_turn(self) -> str:
        """Somebody else is to move."""
        return "It is not your turn just now."

    def no_game_other(self, theirs: str, ours: str) -> str:
        """A match of another game."""
        return f"This is a match of “{theirs}”, not of “{ours}”."

    def no_command_unknown(self, command: str) -> str:
        """Something that cannot be done now."""
        return f"“{command}” cannot be done here."

    def no_matches(self, matches: int) -> str:
        """Fewer matches than one."""
        return f"{matches} matches cannot be played: at least one is needed."

    def no_set(self, pair: str) -> str:
        """A house rule that is not typed as key=value."""
        return f"“{pair}” is no house rule: write key=value, such as length=20."

    def no_jobs(self, jobs: int) -> str:
        """Fewer processes than one."""
        return f"{jobs} processes cannot work: at least one is needed."

    def no_jobs_browser(self, jobs: int) -> str:
        """Several processes where there can be only one."""
        return f"In a browser there is only one process, not {jobs}: leave jobs at 1."

    def no_jobs_unsent(self) -> str:
        """Something that another process cannot be sent."""
        return "Other processes cannot be told of this player: write it as a function in a module, or leave jobs at 1."

    def no_jobs_died(self) -> str:
        """A process that ended before its work was done."""
        return "One of the processes ended before its work was done, perhaps for want of memory. Try fewer jobs."

    def no_resume_kept(self) -> str:
        """House rules or names for a match that has them already."""
        return "A match that is taken up again keeps its house rules and its names."

    def no_watch_alone(self) -> str:
        """A watch that nobody could look at."""
        return "This house rule wants a watch on the table, and so somebody who plays: let one side be yours."

    def no_file_there(self, path: str) -> str:
        """A file that would be lost."""
        return f"The file {path} is there already: go on with it by --resume, or choose another name."

    def no_file(self, path: str) -> str:
        """A file that cannot be opened."""
        return f"The file {path} cannot be read."
