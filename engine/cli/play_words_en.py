"""What the terminal says around a match, in English."""

from __future__ import annotations

from engine.cli.play_words import PlayWords


class English(PlayWords):
    """In English."""

    lang = "en"
    help = "play a match in the terminal"
    home = "who plays the first side: me, easy, medium, hard or random (me if left out)"
    away = "who plays the others (medium if left out)"
    names = "names of the sides"
    dice = "dice thrown here, or thrown on your table and typed by hand"
    study = "a study match: one may go back behind dice and hidden cards"
    save = "keep the match in this file after every turn; the site opens it too"
    resume = "go on with a match: its file, its link, or a position written as a line"
    controls = {  # noqa: RUF012 (never changed)
        "human": "you",
        "easy": "computer, easy",
        "medium": "computer, medium",
        "hard": "computer, hard",
        "random": "computer, at random",
    }
    seed = "seed of all luck: the same seed and the same choices give the same match"

    keys = (
        ("1, 2, 3…", "take this option"),
        ("Enter", "throw the dice"),
        ("u", "undo, back to the last die or hidden card"),
        ("w", "why not: what is barred here, and by which rule"),
        ("w 12", "the rule behind line 12"),
        ("o", "exact odds of what may come now"),
        ("s", "the score and the match sheet"),
        ("d", "dice thrown here, or typed by hand"),
        ("?", "this list"),
        ("q", "leave; the match can be taken up again"),
    )
    time_key = "the watch on your table has run out"
    hint = "? for help"
    throw = "Enter throws the dice."
    not_now = "Not now:"
    undone = "Taken back."
    by_hand = "From now on the dice are thrown on your table: type what they show."
    thrown_here = "From now on the dice are thrown here."
    no_odds = "There is nothing to reckon here."
    outcome = ("outcome", "chance", "exactly")
    blank = "The sheet is still blank."
    sheet = ("", "side", "what", "score")
    enter = "Press Enter when you are ready."
    resume_by = "Go on with:"
    watch_by = "The watch is on your table: type t when it has run out."
    replay_by = "Hear it again with:"
    older_stays = "It goes on from there by today’s rules; what was saved stays as it is."
    no_cards = "no cards"
    time_up = "Time is up: it is whistled at the next moment at which that can be."

    def kick_off(self, game: str, home: str, away: str, seed: str) -> str:
        """Who plays what against whom."""
        return f"{game}: {home} against {away}. Seed {seed}."

    def called(self, name: str, level: str) -> str:
        """Sacha (computer, medium)."""
        return f"{name} ({level})"

    def thinks(self, who: str) -> str:
        """Sacha is thinking."""
        return f"{who} is thinking…"

    def curtain(self, who: str) -> str:
        """Hand over."""
        return f"It is {who}’s turn. Hand over the device: the cards lie face down until then."

    def shows(self, who: str, what: str) -> str:
        """Camille: 4, 3."""
        return f"{who}: {what}."

    def faces(self, count: int, sides: str) -> str:
        """Type two faces."""
        return f"Type what the {'die shows' if count == 1 else f'{count} dice show'} ({sides})."

    def number(self, most: int) -> str:
        """Not an option."""
        wanted = "Type 1" if most == 1 else f"Type a number from 1 to {most}"
        return f"{wanted}, or ? for help."

    def no_event(self, number: str) -> str:
        """No such line."""
        return f"There is no line {number}."

    def rule(self, rule: str, page: str) -> str:
        """Where the rule stands."""
        return f"Rule {rule}, in the book under {page}"

    def saved(self, file: str) -> str:
        """In a file."""
        return f"The match is kept in {file}."

    def not_saved(self, file: str) -> str:
        """Not in a file."""
        return f"The match cannot be kept in {file}: the file cannot be written."

    def final(self, score: str) -> str:
        """Full time."""
        return f"The match is over: {score}."

    def minute(self, minute: int, last: int | None) -> str:
        """Minute 12 of 40."""
        return f"minute {minute}" + (f" of {last}" if last else "")

    def round(self, number: int, last: int) -> str:
        """Round 2 of 6."""
        return f"round {number} of {last}"

    def on_table(self, what: str) -> str:
        """On the table."""
        return f"On the table: {what}"

    def hand(self, who: str, cards: str) -> str:
        """Camille’s cards."""
        return f"{who}’s cards: {cards}"

    def others(self, count: int) -> str:
        """6 in the other hand."""
        return f"{self.core.count(count, 'card', 'cards')} in the other hand"

    def pile(self, count: int) -> str:
        """22 in the pile."""
        return f"{count} in the pile"
