"""The coverage of a source document, and what a table may choose in a game."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.house_effects import at_table, by_kind
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.tree import link, separated
from site_plugins.rulebook.read.book import Book
from site_plugins.rulebook.read.sources import joined_lines


class Answer(NamedTuple):
    """What becomes of a line of a source document: its rules, or the entry that says why there is nothing to play."""

    rules: tuple[str, ...]
    nothing: int


class Counts(NamedTuple):
    """How many lines a document has, and how many of them have rules, a reason, or neither."""

    lines: int
    covered: int
    explained: int
    gaps: int


def answers(book: Book, document: str) -> dict[int, Answer]:
    """What becomes of each line that is not blank."""
    _, coverage = book.coverages[document]
    return {
        line: Answer(book.rules_from(document, line), coverage.nothing[line].line if line in coverage.nothing else 0)
        for line in coverage.lines
    }


def count(found: dict[int, Answer]) -> Counts:
    """The lines in numbers."""
    covered = sum(bool(answer.rules) for answer in found.values())
    explained = sum(not answer.rules and bool(answer.nothing) for answer in found.values())
    return Counts(len(found), covered, explained, len(found) - covered - explained)


def coverage_table(printed: PrintedPage, document: str) -> list[Markup]:
    """Every line of a document, with the rules that come from it or the reason why there are none."""
    say = printed.say
    shelved, coverage = printed.book.coverages[document]
    found = answers(printed.book, document)
    rows: list[Markup] = []
    for answer, group in groupby(found, key=lambda line: found[line]):
        lines = list(group)
        # Each line keeps an address of its own, though neighbours with the same answer share a row.
        places = [el("span", id=f"l{line}") for line in lines]
        label = ", ".join(f"{first}" if first == last else f"{first}–{last}" for first, last in joined_lines(lines))
        if answer.rules:
            what = el("ul", *[el("li", *_behind(printed, rule)) for rule in answer.rules])
        elif answer.nothing:
            what = el("p", coverage.nothing[lines[0]].reason[printed.lang], class_="ce-coverage__nothing")
        else:
            what = el("p", say("book.coverage-gap"), class_="ce-coverage__gap")
        rows.append(el("tr", el("th", *places, label, scope="row"), el("td", what)))
    title = shelved.game.text(printed.lang).title()
    table = el(
        "table",
        el("caption", say("book.coverage-caption", game=title)),
        el("thead", el("tr", *[el("th", head, scope="col") for head in say.list("book.coverage-head")])),
        el("tbody", *rows),
    )
    return [
        el("p", say("book.coverage-counts", **count(found)._asdict()), class_="ce-coverage__counts"),
        el("div", table, class_="ce-coverage"),
    ]


def _behind(printed: PrintedPage, rule: str) -> list[Markup | str]:
    """What stands behind a rule: its code, its situations, its tests."""
    placed = printed.book.paragraphs[printed.lang].get(rule)
    code = printed.book.code(rule)
    number = len(placed.paragraph.situations) if placed else 0
    facts: list[Markup | str] = [el("code", code.file)] if code else []
    facts.append(printed.say("book.situations", situations=number))
    facts.append(printed.say("book.tests", tests=len(printed.book.proofs.get(rule, ()))))
    return [printed.rule_link(rule), " ", el("span", *separated(facts, " · "), class_="ce-coverage__behind")]


def house_rules_list(printed: PrintedPage, game: str) -> Markup:
    """What a table may choose in a game: each question leads to its answers and to what they change."""
    say = printed.say
    shelved = printed.book.games[game]
    text = shelved.game.text(printed.lang)
    page = printed.book.page_with("house", "", printed.lang)
    home = f"{printed.base}{page.home_url}" if page else ""
    parts: list[Markup] = []
    for kind, own in by_kind(shelved.game.house_rules).items():
        questions = [
            el(
                "li",
                link(text.house_rule(house_rule.key), f"{home}#{game}-{house_rule.key}"),
                at_table(printed, game, house_rule),
                id=f"switch-{house_rule.key}",
            )
            for house_rule in own
        ]
        parts += [el("p", say(f"book.house.kinds.{kind}"), class_="ce-switches__kind"), el("ul", *questions)]
    return el("div", *parts, class_="ce-switches")
