"""What is said about whole matches in English."""

from __future__ import annotations

from typing import ClassVar

from site_plugins.live.widgets.match.words import PlayWords


class English(PlayWords):
    """Set-up, match, coach, replay and shelf in English."""

    not_saved = (
        "This device does not let the page keep the match. Play goes on, but leaving the page loses it; "
        "save it as a file or copy its link."
    )
    only_watched = "You can watch it, but it cannot go on."
    other_tab = "This match has gone on in another window. Here is how it stands now."
    forgotten = "The match is no longer kept on this device."

    new = "A new match"
    no_script = "To play here, the page needs JavaScript. The rules beside it can be read without."
    sides = "Who plays"
    name = "Name"
    player = "Played by"
    controls: ClassVar = {
        "human": "a person",
        "easy": "computer, easy",
        "medium": "computer, medium",
        "hard": "computer, hard",
        "random": "computer, at random",
    }
    house = "House rules and length"
    own = "your own"
    ruling = "why there is a choice"
    manner = "How you play"
    dice = "Dice"
    dices: ClassVar = {"here": "thrown here", "table": "thrown on our table, and entered"}
    study = "Study match"
    study_hint = "one may go back behind dice and hidden cards"
    pace = "Computer players move"
    paces: ClassVar = {"calm": "calmly", "quick": "quickly", "instant": "at once"}
    seed = "Seed"
    seed_hint = "the same seed and the same choices give the same match; leave it empty for luck of your own"
    kick_off = "Kick off"

    running = "Matches that wait for you"
    finished = "Finished matches"
    go_on_with = "Go on"
    look_back = "Look back"
    forget = "Forget"
    import_ = "Open a match from a file"
    statistics = "Your matches on this device"
    statistics_head = ("Against", "Played", "Won", "Drawn", "Lost", "Points")
    two_people = "another person"
    watched = "watched"

    hurry = "Decide now"
    pause = "Pause"
    go_on = "Go on"
    undo = "Undo"
    coach = "Ask the coach"
    coach_title = "The coach"
    coach_thinks = "The coach is thinking…"
    option = "Option"
    value = "Chance to win"
    leave = "Leave the match"
    replay = "Replay"
    sheet = "Match sheet"
    print = "Print the sheet"
    back = "Back to the match"
    file = "Save as a file"
    rematch = "Once more"
    link_shows = "Whoever opens a link to the whole match, or its file, can see both hands and every card drawn so far."
    link_whole = "Copy the whole match"
    link_anew_shows = "Or a link from here on: your hand as it is, and what you have not seen dealt anew."
    link_anew = "Copy with the rest dealt anew"
    link_holds = "It holds both hands: whoever goes on with it for both sides sees them in turn."
    started = "Kick-off."
    undone = "Taken back."
    latest = "What has happened"
    watch = "The watch on the table"

    slider = "Moment of the match"
    first = "To the kick-off"
    before = "A step back"
    after = "A step on"
    last = "To the end"
    take_over = "Take over from here"
    take_over_hint = "a new match from this very moment; the old one stays as it is"
    take_over_as = "You play"
    take_over_against = "against"
    chart = "Points and chance to win"
    chart_go = "Reckon the chance to win over the whole match"
    chart_making = "Reckoning…"

    def versus(self, home: str, away: str) -> str:
        """Camille against Sacha."""
        return f"{home} against {away}"

    def called(self, name: str, level: str) -> str:
        """Sacha (computer, medium)."""
        return f"{name} ({level})"

    def thinks(self, who: str) -> str:
        """Sacha is thinking."""
        return f"{who} is thinking…"

    def plays(self, who: str) -> str:
        """Sacha to move."""
        return f"{who} to play…"

    def curtain(self, who: str) -> str:
        """Hand over."""
        return f"It is {who}’s turn. Hand over the device: the cards lie face down until then."

    def curtain_go(self, who: str) -> str:
        """I am Sacha."""
        return f"I am {who}: show my cards"

    def wins(self, value: str, error: str) -> str:
        """54% ± 3."""
        return f"{value} ± {error}" if error else f"{value}, worked out"

    def advised(self, option: str) -> str:
        """Kick."""
        return f"The coach would choose: {option}."

    def thumb(self, sentence: str) -> str:
        """As a rule of thumb."""
        return f"The rule of thumb says the same: {sentence}"

    def likely(self, option: str, outcome: str, chance: str) -> str:
        """What most likely comes of it."""
        return f"{option}: most likely {outcome} ({chance})."

    def alike(self, option: str, outcomes: list[str], chance: str) -> str:
        """A goal or no score, 50% each."""
        listed = ", ".join(outcomes[:-1]) + f" or {outcomes[-1]}"
        return f"{option}: {listed}, {chance} each."

    def close(self) -> str:
        """Too close to call."""
        return "The first two are too close to tell apart: follow your heart."

    def better(self, option: str, more: int) -> str:
        """By how much."""
        matches = "1 match" if more == 1 else f"{more} matches"
        return f"In a hundred it wins about {matches} more than the next best ({option})."

    def playouts(self, count: int) -> str:
        """From 96 imagined matches."""
        return f"From {count} matches played on in thought."

    def moment(self, number: int, total: int) -> str:
        """12 of 240."""
        return f"{number} of {total}"

    def chart_says(self, name: str, chance: str) -> str:
        """Camille’s chance to win: 54%."""
        return f"{name}’s chance to win: {chance}"

    def one_way(self) -> str:
        """Nothing to choose."""
        return "Only one thing can be done here: the coach has nothing to add."

    def hands_down(self) -> str:
        """Not yet."""
        return "The cards lie face down until whoever is to move has the device."

    def not_running(self) -> str:
        """No match."""
        return "There is no match here to do that in. Set one up, or take up one that is kept."
