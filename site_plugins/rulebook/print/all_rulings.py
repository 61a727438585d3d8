"""The page of the rulings of all games: each in short, by game and topic, and a form that hides what one does not seek.

Without a script the form stays hidden and the page is a complete reference; the finder brings it to life.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.sentences import in_words
from site_plugins.rulebook.print.tree import link
from site_plugins.rulebook.read.rulings import STATUSES, Ruling
from site_plugins.rulebook.read.topics import TOPICS, topic_name


def all_rulings_page(printed: PrintedPage) -> list[Markup]:
    """The form, and the rulings game by game."""
    games = {id_: tuple(shelved.rulings.values()) for id_, shelved in printed.book.games.items() if shelved.rulings}
    sections = [_game(printed, game, rulings) for game, rulings in games.items()]
    made = el("div", *sections, class_="ce-verdicts")
    every = [ruling for rulings in games.values() for ruling in rulings]
    return [_form(printed, every), made]


def _form(printed: PrintedPage, rulings: list[Ruling]) -> Markup:
    """What a reader may filter by; the words of its answers travel with it."""
    say = printed.say
    games = {ruling.game: printed.book.games[ruling.game].game.text(printed.lang).title() for ruling in rulings}
    topics = {topic: topic_name(topic, printed.lang) for topic in TOPICS}
    kinds = {kind: say(f"book.rulings.kinds.{kind}") for kind in ("ruling", "note")}
    statuses = {status: say(f"book.rulings.statuses.{status}") for status in STATUSES}
    days = sorted({ruling.date for ruling in rulings}, reverse=True)
    return el(
        "form",
        _field(say("book.rulings.words"), el("input", type="search", name="q", autocomplete="off")),
        _field(say("book.rulings.game"), _choice("game", say("book.rulings.every-game"), games)),
        _field(say("book.rulings.topic"), _choice("topic", say("book.rulings.every-topic"), topics)),
        _field(say("book.rulings.kind"), _choice("kind", say("book.rulings.every-kind"), kinds)),
        _field(say("book.rulings.status"), _choice("status", say("book.rulings.every-status"), statuses)),
        _field(
            say("book.rulings.since"),
            el("input", type="date", name="since", min=days[-1].isoformat(), max=days[0].isoformat()) if days else None,
        ),
        el(
            "p",
            el(
                "output",
                class_="ce-filter__count",
                data_left=say("book.rulings.left"),
                data_cut=say("finder.says.cut"),
                data_none=say("book.rulings.none"),
                data_failed=say("finder.says.failed"),
            ),
            " ",
            el("button", say("book.rulings.clear"), type="reset"),
            class_="ce-filter__left",
        ),
        class_="ce-filter",
        role="search",
        aria_label=say("book.rulings.filter"),
        hidden="",
    )


def _field(name: str, control: Markup | None) -> Markup:
    """A control with its name."""
    return el("label", el("span", name), control)


def _choice(name: str, every: str, values: Mapping[str, str]) -> Markup:
    """A list to choose one of, or all."""
    options = [el("option", every, value=""), *[el("option", said, value=value) for value, said in values.items()]]
    return el("select", *options, name=name)


def _game(printed: PrintedPage, game: str, rulings: Iterable[Ruling]) -> Markup:
    """The rulings and the notes of a game, topic by topic."""
    title = printed.book.games[game].game.text(printed.lang).title()
    heading = el("h2", title, id=game)
    made = [heading]
    by_topic: dict[str, list[Ruling]] = {topic: [] for topic in TOPICS}
    for ruling in rulings:
        by_topic.setdefault(ruling.topic, []).append(ruling)
    for topic, own in by_topic.items():
        if own:
            name, id_ = topic_name(topic, printed.lang) or title, f"{game}-{topic or 'other'}"
            heading = el("h3", name, id=id_)
            made.append(el("section", heading, *[_verdict(printed, ruling) for ruling in own], data_topic=topic))
    return el("section", *made, class_="ce-verdicts__game", data_game=game)


def _verdict(printed: PrintedPage, ruling: Ruling) -> Markup:
    """A ruling in short: what was asked and what was decided, by what and when, and the way to all the rest."""
    lang, say = printed.lang, printed.say
    # A note says nothing of what decided, for it decides nothing.
    badge = say("book.rulings.note") if ruling.is_note else say(f"book.rulings.statuses.{ruling.status}")
    kind = "rebuilt" if ruling.status == "rebuilt" else ruling.kind
    permalink = link(ruling.name, f"#{ruling.name}", class_="ce-verdict__id")
    return el(
        "article",
        el(
            "p",
            permalink,
            " ",
            el("span", badge, class_="ce-badge", data_kind=kind),
            " ",
            el("time", in_words(ruling.date, say), datetime=ruling.date.isoformat()),
            class_="ce-verdict__head",
        ),
        el("p", link(ruling.question[lang], printed.ruling_url(ruling.game, ruling.id)), class_="ce-verdict__question"),
        el("p", ruling.answer[lang], class_="ce-verdict__answer"),
        id=ruling.name,
        class_="ce-verdict",
        data_kind=ruling.kind,
        data_status=None if ruling.is_note else ruling.status,
    )
