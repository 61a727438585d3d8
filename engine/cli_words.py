"""What the command line says, in English and in French."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

from engine import games as shelf
from engine.core.languages import words
from engine.core.text_fr import french


class Words(ABC):
    """Help texts, and how each command's answer is shown to a person."""

    lang: ClassVar[str]
    about: ClassVar[str]
    command: ClassVar[str]
    json: ClassVar[str]
    games: ClassVar[str]
    simulate: ClassVar[str]
    odds: ClassVar[str]
    replay: ClassVar[str]
    arena: ClassVar[str]
    matter: ClassVar[str]
    home: ClassVar[str]
    away: ClassVar[str]
    jobs: ClassVar[str]
    bench: ClassVar[str]
    matches: ClassVar[str]
    seed: ClassVar[str]
    set: ClassVar[str]
    rate: ClassVar[str]
    slowest: ClassVar[str]

    def _chances(self, chances: Mapping[str, str], indent: str = "") -> list[str]:
        """Outcomes with their share for people and their exact fraction."""
        core = words(self.lang)
        wide = max(map(len, chances), default=0)
        return [
            f"{indent}{key:{wide}}  {core.percent(float(Fraction(chance))):>6}  {chance}"
            for key, chance in chances.items()
        ]

    def show_games(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """A line per game."""
        return [self.game_line(row) for row in rows]

    def show_odds(self, answer: Mapping[str, Any]) -> list[str]:
        """The outcomes, under each option when there is a choice."""
        if "outcomes" in answer:
            return self._chances(answer["outcomes"])
        lines: list[str] = []
        for option, chances in answer["options"].items():
            lines += [option, *self._chances(chances, "  ")]
        return lines

    def show_replay(self, answer: Mapping[str, Any]) -> list[str]:
        """The story, a line per event with its rule."""
        lines = [f"{event['text']}  [{event['rule']}]" for event in answer["events"]]
        return [*lines, "", f"→ {answer['next']}"] if answer["next"] else lines

    def show_matter(self, answer: Mapping[str, Any]) -> list[str]:
        """What each house rule of a game changes, a line for each setting."""
        # The words for figures are no part of what the other commands need.
        from engine.bots.matter import Effect
        from engine.bots.matter_words import MATTER_WORDS

        said, text = MATTER_WORDS[self.lang], shelf.load(answer["game"]).text(self.lang)
        lines = [f"{text.title()} ({answer['game']}), {said.by_the_book(**answer['book'])}", ""]
        for key, effects in answer["switches"].items():
            lines.append(f"{text.switch(key)} [{key}]")
            for value, plain in effects.items():
                effect = plain and Effect.read(plain)
                lines += [f"  {text.setting(key, value)}", f"    {said.sentence(effect)}"]
        return [*lines, "", said.sampled(answer["matches"])]

    def show_bench(self, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """A line per game."""
        return [
            f"{row['game']}: {row['decisions_per_second']:,} {self.rate}; "
            f"{self.slowest} {row['slowest_odds_ms']} ms ({row['slowest_odds']})"
            for row in rows
        ]

    @abstractmethod
    def game_line(self, row: Mapping[str, Any]) -> str:
        """A game with its title, version and number of situations."""

    @abstractmethod
    def show_simulate(self, answer: Mapping[str, Any]) -> list[str]:
        """What many random matches were like."""

    @abstractmethod
    def show_arena(self, answer: Mapping[str, Any]) -> list[str]:
        """How two levels fared against each other."""

    def _share(self, answer: Mapping[str, Any]) -> tuple[str, str, str]:
        """The share of decided matches won, and the ends of its interval, in per cent with one decimal."""
        low, high = answer["home_share_95"]
        return tuple(f"{100 * (share or 0):.1f}" for share in (answer["home_share"], low, high))  # type: ignore[return-value]


class English(Words):
    """The command line in English."""

    lang = "en"
    about = "The rules of the games: list, simulate, compute odds, replay, measure."
    command = "COMMAND"
    json = "answer in JSON"
    games = "list the games"
    simulate = "play random matches"
    odds = "exact odds of a situation"
    replay = "tell a match from its link or file"
    arena = "let two levels of players meet many times"
    matter = "what each house rule changes, by playing matches both ways"
    home = "who takes the first seat"
    away = "who takes the other"
    jobs = "how many processes"
    bench = "measure the speed of every game"
    matches = "how many matches"
    seed = "seed of the random players"
    set = "a house rule; may be repeated"
    rate = "decisions a second"
    slowest = "slowest exact odds"

    def game_line(self, row: Mapping[str, Any]) -> str:
        """Title, version, situations."""
        return f"{row['id']}  {row['title']}, rules {row['version']}, {len(row['situations'])} situations"

    def show_simulate(self, answer: Mapping[str, Any]) -> list[str]:
        """Totals, averages and the usual scores."""
        return [
            f"{answer['matches']} matches of {answer['game']} (seed {answer['seed']}): {answer['decisions']:,}"
            f" decisions, of them {answer['choices']:,} choices; {answer['events']:,} events",
            f"{answer['seconds']} s, {answer['decisions_per_second']:,} decisions a second",
            "average score " + " – ".join(map(str, answer["average_points"])),
            "winners: " + ", ".join(f"{who} {count}" for who, count in answer["winners"].items()),
            "most frequent scores: " + ", ".join(f"{s} ({n})" for s, n in list(answer["scores"].items())[:8]),
        ]

    def show_arena(self, answer: Mapping[str, Any]) -> list[str]:
        """Wins, their share with its interval, points, and the time to decide."""
        share, low, high = self._share(answer)
        home, away = answer["home"], answer["away"]
        points, times, choices = (answer[key] for key in ("average_points", "ms_a_choice", "choices_a_match"))
        return [
            f"{answer['matches']} matches of {answer['game']} (seed {answer['seed']}), {home} against {away}: "
            f"{answer['home_wins']} won, {answer['draws']} drawn, {answer['away_wins']} lost",
            f"{home} wins {share}% of the decided ones (95% sure: {low}% to {high}%)",
            "average score " + " – ".join(map(str, points)),
            f"{home}: {choices[0]} choices a match, {times[0]} ms each; {away}: {choices[1]}, {times[1]} ms",
        ]


class French(Words):
    """La ligne de commande en français."""

    lang = "fr"
    about = "Les règles des jeux : liste, simulation, probabilités, relecture, mesures."
    command = "COMMANDE"
    json = "répondre en JSON"
    games = "liste des jeux"
    simulate = "jouer des matchs au hasard"
    odds = "probabilités exactes d’une situation"
    replay = "raconter un match depuis son lien ou son fichier"
    arena = "faire se rencontrer deux niveaux de joueurs"
    matter = "ce que change chaque règle maison, en jouant des matchs des deux façons"
    home = "qui prend la première place"
    away = "qui prend l’autre"
    jobs = "nombre de processus"
    bench = "mesurer la vitesse de chaque jeu"
    matches = "nombre de matchs"
    seed = "graine des joueurs au hasard"
    set = "une règle maison ; peut être répété"
    rate = "décisions par seconde"
    slowest = "probabilités les plus lentes"

    def game_line(self, row: Mapping[str, Any]) -> str:
        """Title, version, situations."""
        return f"{row['id']}  {row['title']}, règles {row['version']}, {len(row['situations'])} situations"

    def show_simulate(self, answer: Mapping[str, Any]) -> list[str]:
        """Totals, averages and the usual scores."""
        return [
            french(line)
            for line in (
                f"{answer['matches']} matchs de {answer['game']} (graine {answer['seed']}) : "
                f"{answer['decisions']} décisions, dont {answer['choices']} choix ; {answer['events']} événements",
                f"{answer['seconds']} s, {answer['decisions_per_second']} décisions par seconde",
                "score moyen " + " – ".join(map(str, answer["average_points"])),
                "vainqueurs : " + ", ".join(f"{who} {count}" for who, count in answer["winners"].items()),
                "scores les plus fréquents : " + ", ".join(f"{s} ({n})" for s, n in list(answer["scores"].items())[:8]),
            )
        ]

    def show_arena(self, answer: Mapping[str, Any]) -> list[str]:
        """Wins, their share with its interval, points, and the time to decide."""
        share, low, high = (figure.replace(".", ",") for figure in self._share(answer))
        home, away = answer["home"], answer["away"]
        points, times, choices = (answer[key] for key in ("average_points", "ms_a_choice", "choices_a_match"))
        return [
            french(line)
            for line in (
                f"{answer['matches']} matchs de {answer['game']} (graine {answer['seed']}), {home} contre {away} : "
                f"{answer['home_wins']} gagnés, {answer['draws']} nuls, {answer['away_wins']} perdus",
                f"{home} gagne {share} % des matchs décidés (sûr à 95 % : de {low} à {high} %)",
                "score moyen " + " – ".join(map(str, points)),
                f"{home} : {choices[0]} choix par match, {times[0]} ms chacun ; {away} : {choices[1]}, {times[1]} ms",
            )
        ]


WORDS: dict[str, Words] = {"en": English(), "fr": French()}
