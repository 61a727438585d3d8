"""The guide of a first match: which rules matter at a decision, and whether an option is a bad idea.

Nothing here knows a rule. Which rules an option brings into play is found by playing it as far as the next question;
what it is worth, by the players that look ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random

from engine.bots import policy, think
from engine.bots.duel import Duel, outlook_of, plan_of
from engine.bots.thinking import Thinking
from engine.core.asks import Ask, Choose
from engine.core.game import Event
from engine.core.position import Position, run
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture

GLANCE = 0.25
"""How much of the coach's thinking a first look takes."""
LEAST = 0.03
"""Whatever wins less than so much more often is never worth a question."""
SURE = 2
"""Standard errors by which the gain must be larger than that."""
HEAVY = 2
"""The weight from which on an event is explained before what is asked: that of a turnover."""
ROOM = 270
"""Characters of explanations that can be read at a glance above a question: a second rule comes along within them."""
FEW, MANY = 12, 40
"""Worlds in which two options meet: after so many it may be clear that little is at stake, and no more than so many."""


def option_rules(position: Position, ask: Choose, option: str) -> tuple[str, ...]:
    """The rules that an option brings into play, up to the next question, as far as the seat that is asked may know."""
    play, game = position.play, position.start.game
    assert play is not None
    base = game.known(position.base, ask.seat)
    state, then = run(game, base, play, (*position.given, option))
    before = len(position.state.events)
    rules = [str(event[0]) for event in state.events[before:]]
    if then is not None:
        rules.append(then.rule)
    return tuple(dict.fromkeys(rule for rule in rules if rule != ask.rule))


def to_explain(position: Position, ask: Ask, happened: Iterable[Event], known: Collection[str]) -> tuple[str, ...]:
    """The rules that matter now and are not known yet, those first that matter most.

    First a turnover, points or cards that have just come about; then what is asked, and what its options bring into
    play, what most of them do first; then the rest of what `happened`.
    """
    game = position.start.game
    events = list(happened)
    news = sorted(events, key=lambda event: -game.events.weight(event))
    weighty = [str(event[0]) for event in news if game.events.weight(event) >= HEAVY]
    usual = [str(event[0]) for event in news if game.events.weight(event) < HEAVY]
    options: list[str] = []
    if isinstance(ask, Choose) and position.play is not None:
        # Options that come to the same are looked at once.
        alike = {game.alike(ask, option): option for option in ask.options}
        found = Counter(rule for option in alike.values() for rule in option_rules(position, ask, option))
        options = [rule for rule, _ in found.most_common()]
    ranked = dict.fromkeys([*weighty, ask.rule, *options, *usual])
    return tuple(rule for rule in ranked if rule not in known)


def at_a_glance(rules: Iterable[str], told: Callable[[str], Sequence[str] | None]) -> tuple[str, ...]:
    """Those of the rules that can be read at a glance: the first, and another where there is room for both.

    `told` says what a rule is called and what it says; one of which it says nothing is left for later.
    """
    room, chosen = ROOM, list[str]()
    for rule in rules:
        said = told(rule)
        if said is None:
            continue
        room -= len(said[0]) + len(said[1])
        if chosen and room < 0:
            continue
        chosen.append(rule)
        if len(chosen) == 2 or room < 0:
            break
    return tuple(chosen)


def luck_of(match: Fixture) -> str:
    """The luck of what is weighed at the question of a match: the same on a page and at a terminal."""
    return f"{match.settings.seed}:{match.answers}"


class Doubt:
    """Whether an option is a bad idea: clearly worse than what the coach would do, by what its side knows.

    It is found out in small steps, of which there is a bounded number, and comes out the same for the same luck. What a
    middling player would do is never doubted.
    """

    def __init__(self, moment: Position, option: str, glance: Thinking, luck: str) -> None:
        """Doubt an option at a moment; `glance` is the coach's thinking about it, as far as it has come."""
        self.option, self.better = option, ""
        """What was chosen, and what is better."""
        self.worth = (0.0, 0.0)
        """How often one wins with each of the two."""
        self.told = False
        """Whether it is worth a question."""
        self.done = usual(moment) == option
        """There is nothing more to find out."""
        self._moment, self._glance, self._luck = moment, glance, luck
        self._duel: Duel | None = None

    def step(self) -> None:
        """Find out a little more: a few milliseconds."""
        if self.done:
            return
        if not glanced(self._glance):
            self._glance.step()
        elif self._duel is None:
            self._compare()
        else:
            self._meet(self._duel)

    def _compare(self) -> None:
        """What the coach's first look says: enough where it is exact, or where the option looks as good as any."""
        values = {each.option: each for each in self._glance.estimates()}
        best = max(values.values(), key=lambda each: each.value, default=None)
        mine = values.get(self.option)
        if best is None or best.option == self.option or (mine and best.value - mine.value < LEAST):
            self.done = True
        elif mine and not mine.playouts and not best.playouts:
            self._settle(best.option, (mine.value, best.value), sure=True)
        else:
            plan = plan_of(self._moment)
            self.done = plan is None
            if plan is not None:
                self._duel = Duel(self._moment, self.option, best.option, plan, self._luck)
                self.better = best.option

    def _meet(self, duel: Duel) -> None:
        """One more world for both, until enough is known."""
        try:
            duel.step()
        except Refusal:
            self.done = True
            return
        count = len(duel.values)
        if count >= FEW and duel.gain + SURE * duel.error < LEAST:
            self.done = True
        elif count >= MANY:
            self._settle(self.better, duel.worth, sure=duel.gain - SURE * duel.error >= LEAST)

    def _settle(self, better: str, worth: tuple[float, float], *, sure: bool) -> None:
        self.better, self.worth, self.told, self.done = better, worth, sure, True


def usual(moment: Position) -> str:
    """What a middling player would do at a moment."""
    outlook = outlook_of(moment)
    assert isinstance(outlook.ask, Choose)
    return policy(outlook.game.id, "medium")(outlook.ask, outlook.known, Random(0))[0]


def glance(moment: Position, luck: str) -> Thinking:
    """The coach's thinking about a moment, begun."""
    return think("hard", outlook_of(moment), Random(f"glance:{luck}"))


def glanced(thinking: Thinking) -> bool:
    """Whether the coach has thought enough for a first look."""
    return thinking.done or thinking.share >= GLANCE
