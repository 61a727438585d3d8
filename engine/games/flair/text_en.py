"""The English words of French Flair: questions, choices, the sheet, the house rules and what cannot be."""

from __future__ import annotations

from engine.core.asks import Ask
from engine.games.flair.asks import Hand
from engine.games.flair.cells_en import EnglishCells
from engine.games.flair.exits import GROUPED
from engine.games.flair.grammar import STARTS
from engine.games.flair.match_en import EnglishMatch
from engine.games.flair.odds_en import EnglishOdds
from engine.games.flair.refusals_en import EnglishRefusals

_PARTS = {"first-half": "First half", "second-half": "Second half"}
_THROWS = {
    "kick-off": "for the kick-off",
    "drop-out": "for the drop-out",
    "kick": "for the kick",
    "touch": "for the kick to touch",
    "drop": "for the drop at goal",
    "run": "for the run",
    "penalty-kick": "for the kick at goal",
    "penalty-touch": "for the kick to touch",
    "scrum": "for the scrum",
    "line-out": "for the line-out",
    "conversion": "for the conversion",
}
_WAYS = {
    "advance": "{0} advances {1} m",
    "on": "{0} makes {1} m and passes",
    "run": "{0} runs",
    "kick": "{0} kicks",
    "touch": "{0} kicks to touch",
    "drop": "{0} drops at goal",
    "relay": "{0} as relay",
    "maul": "{0} into the maul",
    "fix": "{0} into a fixing point",
}
_WITH = {
    "tackle-card": "Tackle with the {0}",
    "forced-card": "Tackle with the {0}",
    "contest-card": "Contest with the {0}",
    "clear-out-card": "Clear out with the {0}",
    "discard": "Discard the {0}",
}
_GROUPS = {"ruck": "a ruck", "scrum": "a scrum", "line-out": "a line-out", "maul": "a maul", "fixing": "a fixing point"}
_AGAINST = {
    "flair.run.metres": "A run is played at the end of a combination or in a relaunch, never alone.",
    "flair.exits.groupings": "Behind a grouping, numbers 10 to 15 wait for a 9 or a relay.",
    "flair.scrum.front-five": "After a scrum the numbers 1 to 5 are still in it.",
    "flair.exits.relay-nine": "A relay has been played: no 9 comes into this combination.",
    "flair.combinations.model": "A drop comes alone or straight after the first card, and a pass needs a taker.",
    "flair.combinations.forwards": "A forwards’ sequence rises from number to number, three cards or more with the 9.",
    "flair.combinations.backs": "A backs’ combination takes numbers 9 to 15, none twice running.",
    "flair.combinations.link": "From the 9 to a back without the 10 it is a link: two cards, and no run.",
    "flair.exits.scrum-exit": "The 8 gives to the 9, who ends, sends one back running or goes on to the 10.",
    "flair.relaunch.relaunch": "In a relaunch no number comes twice running.",
    "flair.penalty.tap": "A penalty by hand begins with the 9, or with a relay in its place.",
    "flair.maul.two-cards": "A maul takes two of the numbers 1 to 8, after a line-out won.",
    "flair.fixing.point": "A fixing point takes two of the numbers 1 to 5, from a ruck only.",
    "flair.cards.abilities": "This number cannot do that.",
    "flair.advance.ten-metres": "This number cannot advance here.",
    "flair.exits.relay": "A relay needs someone to give the ball to.",
}
_SWITCHES = {
    "clock": "What measures the ten minutes of a half?",
    "interception": "How far does an interception run?",
    "ruck-relay": "May a back advance straight from a ruck?",
    "scrum-exit": "How far does the 9 of a scrum exit go before passing?",
    "maul": "How many cards does a maul take?",
    "touch-over": "What of a penalty kicked to touch beyond the goal line?",
    "short-kick-off": "What of a kick-off under 10 m?",
}
_SETTINGS = {
    ("clock", "actions"): "Match time: five seconds a card or a throw",
    ("clock", "real"): "A watch, as printed",
    ("interception", "fives"): "Five metres a pip",
    ("interception", "metres"): "One metre a pip",
    ("ruck-relay", "free"): "Yes, for one advance of 10 m",
    ("ruck-relay", "strict"): "No, a 9 or a relay comes first",
    ("scrum-exit", "5"): "5 metres",
    ("scrum-exit", "10"): "10 metres",
    ("maul", "two-a-phase"): "Two a phase, for two phases at most",
    ("maul", "two-in-all"): "Two in all, each of them a phase",
    ("touch-over", "drop-out"): "A drop-out from the 22",
    ("touch-over", "scrum"): "A scrum where it was kicked",
    ("short-kick-off", "play-on"): "Play goes on",
    ("short-kick-off", "retake"): "It is taken again",
}


class FlairEnglish(EnglishMatch, EnglishOdds, EnglishRefusals, EnglishCells):
    """French Flair in English."""

    def title(self) -> str:
        """The name of the game."""
        return "French Flair"

    # Questions

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} throws one die: the higher kicks off."

    def ask_dice(self, ask: Ask, what: str) -> str:
        """One die or two."""
        return f"One die or two {_THROWS[what]}, {self.who(ask.seat)}?"

    def ask_thrown(self, ask: Ask) -> str:
        """The throw itself."""
        return f"{self.who(ask.seat)} throws {_THROWS[ask.name]}."

    ask_kick_off = ask_drop_out = ask_kick = ask_touch = ask_drop = ask_run = ask_thrown
    ask_penalty_kick = ask_penalty_touch = ask_scrum = ask_line_out = ask_conversion = ask_thrown

    def ask_card(self, ask: Ask) -> str:
        """A card to draw."""
        return f"{self.who(ask.seat)} draws a card."

    def ask_discard(self, ask: Ask) -> str:
        """A card too many."""
        return f"Which card does {self.who(ask.seat)} discard, to keep six?"

    def ask_attack(self, ask: Ask) -> str:
        """A card in attack."""
        point = ask.point if isinstance(ask, Hand) else ""
        if point in GROUPED:
            return f"{self.who(ask.seat)} has the ball from {_GROUPS[GROUPED[point]]}: which card?"
        if not point or point in STARTS:
            return f"{self.who(ask.seat)} has the ball: which card?"
        return f"The combination goes on: which card does {self.who(ask.seat)} play next?"

    def ask_tackle_card(self, ask: Ask) -> str:
        """To tackle or not."""
        return f"Does {self.who(ask.seat)} tackle?"

    def ask_forced_card(self, ask: Ask) -> str:
        """A tackle by default."""
        return f"The tackle is won by default: which card does {self.who(ask.seat)} spend?"

    def ask_tackle(self, ask: Ask) -> str:
        """The defence's dice."""
        return f"{self.who(ask.seat)} tackles and throws two dice: a double intercepts."

    def ask_carrier(self, ask: Ask) -> str:
        """The attack's dice."""
        return f"{self.who(ask.seat)} answers the tackle with two dice: a double breaks it."

    def ask_contest_card(self, ask: Ask) -> str:
        """To contest or not."""
        return f"Does {self.who(ask.seat)} contest the ball?"

    def ask_contest(self, ask: Ask) -> str:
        """The die of a contest."""
        return f"{self.who(ask.seat)} throws one die, which must fall inside the zone."

    def ask_clear_out_card(self, ask: Ask) -> str:
        """To clear out or not."""
        return f"Does {self.who(ask.seat)} clear out?"

    def ask_clear_out(self, ask: Ask) -> str:
        """The die of a clear-out."""
        return f"{self.who(ask.seat)} throws one die, which must fall inside the new zone."

    def ask_offside(self, ask: Ask) -> str:
        """Advantage or penalty."""
        return f"{self.other(ask.seat)} is offside: does {self.who(ask.seat)} play on?"

    def ask_penalty(self, ask: Ask) -> str:
        """What to do with a penalty."""
        return f"Penalty: what does {self.who(ask.seat)} do with it?"

    def ask_received(self, ask: Ask) -> str:
        """A kick near one's own line."""
        return f"What does {self.who(ask.seat)} do with the ball?"

    def ask_mark(self, ask: Ask) -> str:
        """The kick of a mark."""
        return f"Where does {self.who(ask.seat)} kick after the mark?"

    # Choices

    def opt_one(self, *_: object) -> str:
        """One die."""
        return "One die"

    def opt_two(self, *_: object) -> str:
        """Two dice."""
        return "Two dice"

    def opt_end(self, *_: object) -> str:
        """To end the half."""
        return "End the half"

    def opt_time(self, *_: object) -> str:
        """The watch says ten minutes."""
        return "The ten minutes are over"

    def opt_none(self, *_: object) -> str:
        """No card."""
        return "No card can be played"

    def opt_stop(self, *_: object) -> str:
        """No more fixing points."""
        return "No more fixing points"

    def opt_pass(self, *_: object) -> str:
        """No attempt on the ball."""
        return "Leave the ball"

    def opt_tackle_card_pass(self, *_: object) -> str:
        """No tackle."""
        return "Let the carrier go"

    def opt_advantage(self, *_: object) -> str:
        """Play on."""
        return "Play on, with a card more"

    def opt_penalty(self, *_: object) -> str:
        """Take the penalty."""
        return "Take the penalty"

    def opt_kick(self, *_: object) -> str:
        """At goal."""
        return "Kick at goal"

    def opt_mark_kick(self, *_: object) -> str:
        """Into play."""
        return "Kick into play"

    def opt_touch(self, *_: object) -> str:
        """To touch."""
        return "Kick to touch"

    def opt_tap(self, *_: object) -> str:
        """By hand."""
        return "Play it by hand"

    def opt_play(self, *_: object) -> str:
        """Play on."""
        return "Play on"

    def opt_mark(self, *_: object) -> str:
        """A mark."""
        return "Call a mark"

    def opt_touch_down(self, *_: object) -> str:
        """Down."""
        return "Touch down"

    def way(self, number: int, way: str, metres: int) -> str:
        """A card in attack."""
        return _WAYS[way].format(number, metres)

    def with_card(self, name: str, card: str) -> str:
        """A card in defence."""
        return _WITH[name].format(card)

    def against(self, rule: str) -> str:
        """Why not."""
        return _AGAINST[rule]

    def card(self, card: str) -> str:
        """A card by its number."""
        return card

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return _SWITCHES[key]

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return _SETTINGS[key, value]
