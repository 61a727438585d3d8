"""The blocks of the book as a Markdown extension, each with the function that prints it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from pymdownx.blocks import BlocksExtension  # type: ignore[import-untyped]
from pymdownx.blocks.block import Block, type_any  # type: ignore[import-untyped]

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.practice_frames import PROGRESS
from site_plugins.rulebook.print.all_rulings import all_rulings_page
from site_plugins.rulebook.print.bots import bots_page
from site_plugins.rulebook.print.concepts import concepts_page
from site_plugins.rulebook.print.glossary import Tooltips, glossary_page
from site_plugins.rulebook.print.house import house_page
from site_plugins.rulebook.print.house_effects import at_tables
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.referee import MOMENTS, moments_page, referee_page
from site_plugins.rulebook.print.rule import frame, play, rule_meta
from site_plugins.rulebook.print.rulings import rulings_page
from site_plugins.rulebook.print.sisters import sisters_page
from site_plugins.rulebook.print.tables import coverage_table, house_rules_list
from site_plugins.rulebook.print.tree import open_ways, tree
from site_plugins.rulebook.read.paragraph import OPTIONS as PARAGRAPH_OPTIONS
from site_plugins.rulebook.read.paragraph import Paragraph, read_paragraph

_HEADING = re.compile(r"h[1-6]")
_RULE = re.compile(r'<section class="ce-rule" data-rule="([^"]+)">')
_TITLE = re.compile(r'(<h[2-6] class="ce-rule__title") id="[^"]*"')
_PLAY = re.compile(r'(<div class="ce-situation ce-situation--play") data-play="([^"]+)">')
_FRAME = re.compile(r'(<div class="ce-situation") data-frame="([^"/]+)/([^"]+)">')


class RulebookExtension(BlocksExtension):  # type: ignore[misc]
    """Knows the blocks; `printed` is the page on which they stand."""

    printed: PrintedPage

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Register the blocks, and what works on the finished tree: after `toc` (5) and MkDocs' links (0)."""
        super().extendMarkdown(md)
        md.treeprocessors.register(Levels(md), "rulebook-levels", 6)
        md.treeprocessors.register(Ways(md), "rulebook-ways", -9)
        md.treeprocessors.register(Tooltips(self.printed), "rulebook-tooltips", -10)

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: Any) -> None:  # noqa: ARG002, N802
        """Register each block with the page that is being printed."""
        for block in BLOCKS:
            block_mgr.register(block, {"printed": self.printed})


class RuleBlock(Block):  # type: ignore[misc]
    """The paragraph of a rule, with its source, its rulings and its situations."""

    NAME = "rule"
    ARGUMENT = True
    OPTIONS = dict.fromkeys(PARAGRAPH_OPTIONS, ("", type_any))
    paragraph: Paragraph

    def on_validate(self, parent: Element) -> bool:  # noqa: ARG002
        """Read the options; what is wrong with them has been told already."""
        given = {key: value for key, value in self.options.items() if key in PARAGRAPH_OPTIONS and value != ""}
        self.paragraph, _ = read_paragraph(self.argument, given)
        return True

    def on_create(self, parent: Element) -> Element:
        """The section of the rule; the id stands on the heading, where the contents look for it."""
        section = SubElement(parent, "section", {"class": "ce-rule", "data-rule": self.paragraph.rule})
        text = SubElement(section, "div", {"class": "ce-rule__text"})
        title = SubElement(text, "h3", {"class": "ce-rule__title", "id": self.paragraph.rule})
        title.text = self.paragraph.title
        return section

    def on_add(self, block: Element) -> Element:
        """The paragraph's text goes under the heading."""
        return block[0]

    def on_end(self, block: Element) -> None:
        """Below the text what is known about the rule, beside it what can be played."""
        printed: PrintedPage = self.config["printed"]
        block[0].extend(map(tree, at_tables(printed, self.paragraph.rule)))
        block[0].append(tree(rule_meta(printed, self.paragraph)))
        if (beside := play(printed, self.paragraph.rule, self.paragraph.situations)) is not None:
            block.append(tree(beside))


class PrintedBlock(Block):  # type: ignore[misc]
    """A block whose whole content is printed from the book."""

    ARGUMENT = True

    def on_create(self, parent: Element) -> Element:
        """A plain element that holds what is printed."""
        made = SubElement(parent, "div", {"class": f"ce-{self.NAME}-block"})
        made.extend(map(tree, self.printed(self.config["printed"])))
        return made

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """What this block shows."""
        raise TypeError(f"the block {self.NAME!r} prints nothing for {printed.lang!r}")


class SituationBlock(PrintedBlock):
    """A situation away from its rule: `/// situation | double/penalty-kick`."""

    NAME = "situation"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The situation's place."""
        game, _, situation = self.argument.partition("/")
        known = game in printed.book.games and situation in printed.book.games[game].situations
        return [frame(printed, game, situation)] if known else []


class PlayBlock(PrintedBlock):
    """Whole matches of a game: `/// play | double`."""

    NAME = "play"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The place of the match; its first screen is set in when the page is finished."""
        known = self.argument in printed.book.games
        return [el("div", class_="ce-situation ce-situation--play", data_play=self.argument)] if known else []


class DrillBlock(PrintedBlock):
    """Questions about the rules of a game: `/// drill | double`."""

    NAME = "drill"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """Their place; the form is set in when the page is finished."""
        known = self.argument in printed.book.games
        return (
            [el("div", class_="ce-situation ce-situation--play", data_play=f"drill/{self.argument}")] if known else []
        )


class ProgressBlock(PrintedBlock):
    """The map of what a reader knows of the rules: `/// progress`."""

    NAME = "progress"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:  # noqa: ARG002 (as its like)
        """Its place; the map is set in when the page is finished."""
        return [el("div", class_="ce-situation ce-situation--play", data_play=PROGRESS)]


class BotsBlock(PrintedBlock):
    """The computer players of a game: `/// bots | double`."""

    NAME = "bots"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """Each level in words."""
        return bots_page(printed, self.argument) if self.argument in printed.book.games else []


class RefereeBlock(PrintedBlock):
    """The referee's form: `/// referee`; and what he would say of each moment: `/// referee | moments`."""

    NAME = "referee"
    ARGUMENT = None  # type: ignore[assignment] # for the blocks of pymdownx this means: if you like

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The box that finds rules with the place of the form, or a table for each game."""
        return moments_page(printed) if self.argument == MOMENTS else referee_page(printed)


class RulingsBlock(PrintedBlock):
    """All rulings of a game: `/// rulings | double`."""

    NAME = "rulings"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The rulings."""
        return rulings_page(printed, self.argument) if self.argument in printed.book.games else []


class AllRulingsBlock(PrintedBlock):
    """The rulings of all games in short, with a form to find one: `/// all-rulings`."""

    NAME = "all-rulings"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The form and the rulings."""
        return all_rulings_page(printed)


class ConceptsBlock(PrintedBlock):
    """The same real things in every game: `/// concepts`."""

    NAME = "concepts"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """A table for each thing."""
        return concepts_page(printed)


class SistersBlock(PrintedBlock):
    """Sentences that two games share: `/// sisters`."""

    NAME = "sisters"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """One table."""
        return sisters_page(printed)


class CoverageBlock(PrintedBlock):
    """The lines of a source document: `/// coverage | 002`."""

    NAME = "coverage"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The table."""
        return coverage_table(printed, self.argument) if self.argument in printed.book.coverages else []


class HouseRulesBlock(PrintedBlock):
    """The house rules of a game: `/// switches | double`."""

    NAME = "switches"

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The questions; their answers have a page of their own."""
        return [house_rules_list(printed, self.argument)] if self.argument in printed.book.games else []


class HouseBlock(PrintedBlock):
    """The house rules of all games, to be picked: `/// house`."""

    NAME = "house"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The form."""
        return house_page(printed)


class GlossaryBlock(PrintedBlock):
    """The glossary: `/// glossary`."""

    NAME = "glossary"
    ARGUMENT = False

    def printed(self, printed: PrintedPage) -> Iterable[Markup]:
        """The terms; on this page they need no explanation."""
        printed.tooltips = False
        return [glossary_page(printed)]


class Levels(Treeprocessor):
    """Puts each printed heading one level below the author's heading above it, so that no level is skipped."""

    def run(self, root: Element) -> None:
        """Walk the headings in order."""
        above = 1
        for element in root.iter():
            if not isinstance(element.tag, str) or not _HEADING.fullmatch(element.tag):
                continue
            if "ce-rule__title" in element.get("class", "").split():
                element.tag = f"h{min(above + 1, 6)}"
            else:
                above = int(element.tag[1])


class Ways(Treeprocessor):
    """Opens the links to other pages, which MkDocs would take for links to files."""

    def run(self, root: Element) -> None:
        """All of them."""
        open_ways(root)


BLOCKS = (
    *(RuleBlock, SituationBlock, PlayBlock, DrillBlock, ProgressBlock, BotsBlock, RefereeBlock),
    *(RulingsBlock, AllRulingsBlock, ConceptsBlock, SistersBlock, CoverageBlock),
    *(HouseRulesBlock, HouseBlock, GlossaryBlock),
)


def finished(html: str, draw: Callable[[str, str], str], open_: Callable[[str], str]) -> str:
    """A page whose contents are known: rules' ids move to their sections, situations and matches are drawn."""
    html = _RULE.sub(r'<section class="ce-rule" id="\1" data-rule="\1">', html)
    html = _TITLE.sub(r"\1", html)
    html = _PLAY.sub(lambda found: f"{found[1]}>{open_(found[2])}", html)
    return _FRAME.sub(lambda found: f"{found[1]}>{draw(found[2], found[3])}", html)
