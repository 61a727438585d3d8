"""The English words of Draft Football: questions, choices, cards and the house rules."""

from __future__ import annotations

from engine.core.asks import Ask
from engine.games.draft.asks import Lay
from engine.games.draft.cells_en import EnglishCells
from engine.games.draft.deck import BOOK, COLOURS, read
from engine.games.draft.odds_en import EnglishOdds
from engine.games.draft.refusals_en import EnglishRefusals
from engine.games.draft.story_en import EnglishStory

_ACTIONS = {
    "blue": "pass",
    "green": "shot",
    "red": "foul",
    "black": "interception",
    "yellow": "cross",
    "white": "save",
}
_DECISIONS = {"free": "free kick", "yellow": "yellow card", "penalty": "penalty"}
_PARTS = {
    "first-half": "First half",
    "second-half": "Second half",
    "extra-1": "Extra time, first period",
    "extra-2": "Extra time, second period",
    "golden-goal": "Golden goal",
}
_SWITCHES = {
    "pack": "What do the cards show?",
    "packs": "Whose cards are they?",
    "half": "What ends a half?",
    "youngest": "Who is younger, and kicks off the first half?",
}
_SETTINGS = {
    ("packs", "common"): "One pack of 50 for both",
    ("packs", "own"): "A pack of 20 for each",
    ("half", "pile"): "The end of the pile",
    ("half", "clock"): "A clock of 45 minutes",
    ("youngest", "first"): "The player named first",
    ("youngest", "second"): "The player named second",
}


class DraftEnglish(EnglishStory, EnglishOdds, EnglishCells, EnglishRefusals):
    """Draft Football in English."""

    def title(self) -> str:
        """The name of the game."""
        return "Draft Football"

    # Cards

    def colour(self, name: str) -> str:
        """A colour."""
        return name

    def action(self, colour: str) -> str:
        """What a colour does."""
        return _ACTIONS[colour]

    def decision(self, name: str) -> str:
        """A decision of the referee."""
        return _DECISIONS[name]

    def marks(self, card: str) -> str:
        """The two small marks."""
        return f"{self.mark(card)}, {self.decision_of(card)}"

    def card(self, card: str) -> str:
        """A card in full."""
        return f"{self.colour_of(card)}: {self.marks(card)}"

    # Questions

    def ask_deal(self, _: Ask) -> str:
        """A card for the draft."""
        return "The next card of the draft is turned face up."

    def ask_pick(self, ask: Ask) -> str:
        """A pick."""
        return f"{self.who(ask.seat)} picks a card."

    def ask_engage(self, ask: Ask) -> str:
        """A kick-off."""
        return f"{self.who(ask.seat)} kicks off: a blue card."

    def ask_engage_draw(self, ask: Ask) -> str:
        """No blue card for the kick-off."""
        return f"{self.who(ask.seat)} has no blue card to kick off with, and draws."

    def ask_answer(self, ask: Ask) -> str:
        """An answer to the top card."""
        on = f"{self._on(ask)} lies on top: what" if isinstance(ask, Lay) else "What"
        return f"{on} does {self.who(ask.seat)} answer?"

    def ask_parry(self, ask: Ask) -> str:
        """An answer to a shot."""
        return f"A shot: {self.who(ask.seat)} can parry it."

    def ask_free_kick(self, ask: Ask) -> str:
        """Going on after a foul."""
        return f"After the foul {self.who(ask.seat)} goes on: with which colour?"

    def ask_go_on(self, ask: Ask) -> str:
        """Going on from one's own card."""
        on = f" from {self._on(ask).lower()}" if isinstance(ask, Lay) else ""
        return f"{self.who(ask.seat)} goes on{on}: with which colour?"

    def ask_draw(self, ask: Ask) -> str:
        """A draw, since nothing can be laid."""
        return f"{self.who(ask.seat)} has no card that fits, and draws one."

    def ask_drawn(self, ask: Ask) -> str:
        """The card just drawn."""
        return f"What does {self.who(ask.seat)} do with the card just drawn?"

    def ask_check(self, ask: Ask) -> str:
        """The check of a goal."""
        return f"{self.who(ask.seat)} turns over a card: GOAL confirms the goal, NO GOAL refuses it."

    def ask_decision(self, ask: Ask) -> str:
        """The referee's decision."""
        return f"{self.who(ask.seat)} turns over a card: what does the referee decide?"

    def ask_penalty(self, ask: Ask) -> str:
        """A penalty."""
        return f"{self.who(ask.seat)} takes the penalty and turns over a card: GOAL scores."

    def ask_refill(self, ask: Ask) -> str:
        """A card drawn after a goal."""
        return f"{self.who(ask.seat)} draws, up to six cards."

    def _on(self, ask: Lay) -> str:
        """The colour that would be covered, at the head of a sentence."""
        return self.colour(COLOURS[ask.on]).capitalize()

    # Choices

    def option(self, ask: Ask, option: str) -> str:
        """A colour with what it does."""
        if option in COLOURS:
            lay = "Lay it: " if ask.name == "drawn" else ""
            does = "kick-off" if ask.name == "engage" and option == "blue" else self.action(option)
            label = f"{lay}{self.colour(option)} ({does})"
            return label[:1].upper() + label[1:]
        return super().option(ask, option)

    def opt_pass(self, ask: Ask) -> str:
        """To pass."""
        return "Keep it and pass" if ask.name == "drawn" else "Pass"

    def opt_keep(self, *_: object) -> str:
        """To draw on for a blue card."""
        return "Keep it and draw on"

    def bar_answer(self, ask: Lay, option: str) -> str:
        """A colour that is not at the top right."""
        return f"{self.colour(option).capitalize()} is not named at the top right of {self._on(ask).lower()}."

    def bar_parry(self, _: Lay, option: str) -> str:
        """A colour that stops no shot."""
        return f"{self.colour(option).capitalize()} does not stop a shot: only white does."

    def bar_free_kick(self, _: Lay, option: str) -> str:
        """A colour that is not at the top right of red."""
        return f"{self.colour(option).capitalize()} is not named at the top right of red."

    def bar_go_on(self, ask: Lay, option: str) -> str:
        """A colour that is not at the bottom left."""
        return f"{self.colour(option).capitalize()} is not named at the bottom left of {self._on(ask).lower()}."

    def bar_engage(self, _: Lay, option: str) -> str:
        """A colour that does not kick off."""
        return f"{self.colour(option).capitalize()} does not kick off: only blue does."

    def bar_pass(self, *_: object) -> str:
        """Passing with a card that fits."""
        return "Whoever has a card that fits has to lay one."

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the match."""
        return _PARTS[name]

    def booking(self, name: str) -> str:
        """A card of the referee in full."""
        return _DECISIONS[name]

    def booking_mark(self, name: str) -> str:
        """And as one letter."""
        return name[0].upper()

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return _SWITCHES[key]

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        if key != "pack":
            return _SETTINGS[key, value]
        if value == BOOK:
            return "The book’s rebuilt pack"
        pack = read(value)
        counts = [f"{count} {colour}" for colour, count in zip(COLOURS, pack.counts, strict=True)]
        free, yellow, penalty = pack.decisions
        return (
            f"A pack of their own: {', '.join(counts)}; {pack.goal} GOAL; "
            f"{free} free kicks, {yellow} yellow cards, {penalty} penalties"
        )
