"""The English words of Draft Football: questions, choices, cards, the house rules and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Ask
from engine.games.draft.asks import Lay
from engine.games.draft.cells_en import EnglishCells
from engine.games.draft.deck import BOOK, COLOURS, read
from engine.games.draft.odds_en import EnglishOdds
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
_WANTED = {
    "number": "a whole number from 0 to {high}",
    "seat": "0 or 1, the seat of a player",
    "seats": "a list of seats, 0 or 1",
    "pair": "a list of two, one for each player",
    "cards": "a list of cards",
    "card": "the name of a card, such as blue-goal-free",
    "lists": "a list of {high}, each a list of its own",
    "true-or-false": "true or false",
}


class DraftEnglish(EnglishStory, EnglishOdds, EnglishCells):
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
            label = f"{lay}{self.colour(option)} ({'kick-off' if ask.name == 'engage' else self.action(option)})"
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

    # What cannot be

    def no_pack_unreadable(self, part: str) -> str:
        """A part of a pack that is not name=value."""
        return f"“{part}” cannot be read: a pack is written as name=value."

    def no_pack_total(self, counted: int, size: int) -> str:
        """A pack of the wrong size."""
        return f"The six colours add up to {counted} cards; there must be {size}."

    def no_pack_none(self, colour: str) -> str:
        """A pack without kick-offs or shots."""
        return (
            f"Without a {colour} card there is no {'kick-off' if colour == 'blue' else 'shot'}: at least one is needed."
        )

    def no_pack_goals(self, counted: int, size: int) -> str:
        """A pack without goals."""
        return f"{counted} cards say GOAL; it must be at least 1 and at most {size}."

    def no_pack_decisions(self, counted: int, size: int) -> str:
        """Decisions that do not add up."""
        return f"Free kicks, yellow cards and penalties add up to {counted}; each of the {size} cards has one of them."

    def no_pack_shot(self) -> str:
        """A shot that something else stops."""
        return "On a green card the opponent may lay white and nothing else: the text says so."

    def no_pack_no_shot(self) -> str:
        """Arrows that never lead to green."""
        return "These arrows never lead from a kick-off to a shot."

    def no_pack_colour(self, colour: str) -> str:
        """A colour that does not exist."""
        return f"There is no colour “{colour}”: there are {self.core.joined(COLOURS)}."

    def no_pack_number(self, field: str, value: str) -> str:
        """A number that is missing or is none."""
        return f"“{self._field(field)}” needs a number of cards, not “{value}”."

    def no_pack_list(self, field: str) -> str:
        """A list left out."""
        return f"The list “{self._field(field)}” is missing: name its colours, or write none."

    def _field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else field
        if place == "mark":
            return self.decision(name)
        return f"{name}, {'top right' if place == 'on' else 'bottom left'}"

    def no_match_field(self, field: str, value: str, wanted: str, high: int) -> str:
        """A field of a match that has an impossible value."""
        return f"In this match, “{field}” cannot be {value}: it must be {_WANTED[wanted].format(high=high)}."

    def no_match_word(self, field: str, value: str, known: Sequence[str]) -> str:
        """A field of a match that is none of its words."""
        return f"In this match, “{field}” cannot be {value}: it must be {self.core.either(known)}."

    def no_row_too_long(self, count: int) -> str:
        """Too many cards in the draft."""
        return f"The draft has twelve cards face up, not {count}."

    def no_nothing_to_pick(self) -> str:
        """No draft."""
        return "No cards lie face up to be picked."

    def no_no_card_on_top(self) -> str:
        """Nothing to answer."""
        return "There is no card on top to answer: nobody has kicked off yet."

    def no_no_hand(self) -> str:
        """A player without cards."""
        return "Both players need a card in hand to play on."

    def no_nobody_to_refill(self) -> str:
        """Nobody draws."""
        return "Nobody is to draw up to six."

    def no_no_goal_card(self, card: str) -> str:
        """A goal counted with the wrong card."""
        return f"A goal is counted with a GOAL card, and {card} is none."

    def no_over_too_early(self) -> str:
        """A match that is over before its time."""
        return "A match is not over in its first half."

    def no_audit_cards(self, card: str, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"The pack has {card} {stated} times, and it was found {counted} times."

    def no_audit_goals(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Goals lost or made up."""
        return (
            f"There are {stated[0]} and {stated[1]} GOAL cards on the table; "
            f"what happened makes {counted[0]} and {counted[1]}."
        )
