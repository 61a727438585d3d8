"""What a ruling is about, in the few words that all five games share: a reader filters by them.

A topic is not written down with each ruling: it follows from the first rule on which the ruling bears, by the longest
entry of `TOPIC_OF` with which that rule's id begins. A ruling of a game that is not placed here names its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.languages import words

_SECTIONS: Mapping[str, str] = {
    "kick-off": "double.kickoff tomy.kickoff draft.laying.engage draft.goals.restart"
    " scrumball.kickoff scrumball.restarts scrumball.ingoal flair.kickoff flair.restarts",
    "scrum": "scrumball.scrum flair.scrum flair.exits.scrum-exit",
    "line-out": "scrumball.lineout scrumball.maul flair.lineout flair.maul",
    "play": "draft.laying scrumball.cards scrumball.continuity flair.cards flair.advance flair.run"
    " flair.combinations flair.relaunch flair.exits flair.lastcard.no-card",
    "tackle": "double.turnovers tomy.defence scrumball.tackle flair.tackle flair.lastcard"
    " flair.restarts.twenty-two flair.restarts.five-metres flair.restarts.no-defence",
    "ruck": "scrumball.ruck flair.ruck flair.fixing",
    "advantage": "scrumball.advantage flair.advantage",
    "kicks": "scrumball.kicks flair.kicks flair.touch",
    "drop": "double.doubles.drop double.doubles.fifty tomy.scores.drop scrumball.kicks.drop flair.drop",
    "penalty": "double.penalty double.doubles.one double.doubles.two double.doubles.fault tomy.scores.penalty"
    " tomy.scores.in-front draft.fouls scrumball.penalty flair.penalty",
    "tries": "double.tries double.doubles.four tomy.scores draft.goals scrumball.tries flair.tries",
    "cards": "double.cards tomy.cards draft.fouls.yellow draft.fouls.second-yellow",
    "hand": "draft.pack draft.draft scrumball.pack scrumball.renewal flair.renewal flair.cards.deck",
    "dice": "double.reading double.doubles tomy.turn tomy.box flair.duels",
    "clock": "double.clock tomy.clock draft.clock scrumball.periods flair.clock",
    "result": "double.result double.sheet tomy.shootout tomy.series tomy.sheet draft.sheet",
}
TOPICS = tuple(_SECTIONS)
"""The topics in the order in which readers see them."""
TOPIC_OF: Mapping[str, str] = {start: topic for topic, starts in _SECTIONS.items() for start in starts.split()}
"""The topic of all rules whose id begins like this: a section, or some rules of it that are about something else."""


def topic_of(rule: str) -> str:
    """The topic of a rule; none for a rule of a section that nobody has placed yet."""
    starts = [start for start in TOPIC_OF if rule == start or rule.startswith((f"{start}.", f"{start}-"))]
    return TOPIC_OF[max(starts, key=len)] if starts else ""


def topic_name(topic: str, lang: str) -> str:
    """The name of a topic; one without a name stands for itself."""
    return words(lang)(f"book.topics.{topic}") if topic in TOPICS else topic
