"""The page of the rulings of all games: each in short, by game and topic, and a form that hides what one does not seek.

Without a script the form stays hidden and the page is a complete reference; `assets/rulings.js` brings it to life.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from xml.etree.ElementTree import Element

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.nodes import el, link
from site_plugins.rulebook.rulings import STATUSES, Ruling
from site_plugins.rulebook.setting import Setting
from site_plugins.rulebook.topics import TOPICS, topic_name
from site_plugins.rulebook.words_rulings import RULING_WORDS


def all_rulings_page(setting: Setting) -> list[Element]:
    """The form, the rulings game by game, and the script."""
    games = {id_: tuple(shelved.rulings.values()) for id_, shelved in setting.book.games.items() if shelved.rulings}
    # Search leads to the whole entry of a ruling, not to its few lines here; it asks each heading for itself.
    made = el("div", class_="ce-verdicts", data_search_exclude="")
    for game, rulings in games.items():
        made.append(_game(setting, game, rulings))
    every = [ruling for rulings in games.values() for ruling in rulings]
    script = [el("script", src=setting.asset("rulings.js"))] if setting.assets else []
    return [_form(setting, every), made, *script]


def _form(setting: Setting, rulings: list[Ruling]) -> Element:
    """What a reader may filter by; the words of its answers travel with it."""
    words = RULING_WORDS[setting.lang]
    games = {ruling.game: setting.book.games[ruling.game].game.text(setting.lang).title() for ruling in rulings}
    topics = {topic: topic_name(topic, setting.lang) for topic in TOPICS}
    statuses = {status: words.statuses[status] for status in STATUSES}
    days = sorted({ruling.date for ruling in rulings}, reverse=True)
    return el(
        "form",
        _field(words.words, el("input", type="search", name="q", autocomplete="off")),
        _field(words.game, _choice("game", words.every_game, games)),
        _field(words.topic, _choice("topic", words.every_topic, topics)),
        _field(words.status, _choice("status", words.every_status, statuses)),
        _field(
            words.since,
            el("input", type="date", name="since", min=days[-1].isoformat(), max=days[0].isoformat()) if days else None,
        ),
        el(
            "p",
            el("output", class_="ce-filter__count", data_one=words.one, data_many=words.many, data_none=words.none),
            " ",
            el("button", words.clear, type="reset"),
            class_="ce-filter__left",
        ),
        class_="ce-filter",
        role="search",
        aria_label=words.filter,
        hidden="",
        data_search_exclude="",
    )


def _field(name: str, control: Element | None) -> Element:
    """A control with its name."""
    return el("label", el("span", name), control)


def _choice(name: str, every: str, values: Mapping[str, str]) -> Element:
    """A list to choose one of, or all."""
    options = [el("option", every, value=""), *[el("option", said, value=value) for value, said in values.items()]]
    return el("select", *options, name=name)


def _game(setting: Setting, game: str, rulings: Iterable[Ruling]) -> Element:
    """The rulings of a game, topic by topic."""
    title = setting.book.games[game].game.text(setting.lang).title()
    heading = el("h2", title, id=game, data_search_exclude="")
    made = el("section", heading, class_="ce-verdicts__game", data_game=game)
    by_topic: dict[str, list[Ruling]] = {topic: [] for topic in TOPICS}
    for ruling in rulings:
        by_topic.setdefault(ruling.topic, []).append(ruling)
    for topic, own in by_topic.items():
        if own:
            name, id_ = topic_name(topic, setting.lang) or title, f"{game}-{topic or 'other'}"
            heading = el("h3", name, id=id_, data_search_exclude="")
            made.append(el("section", heading, *[_verdict(setting, ruling) for ruling in own], data_topic=topic))
    return made


def _verdict(setting: Setting, ruling: Ruling) -> Element:
    """A ruling in short: what was asked and what was decided, by what and when, and the way to all the rest."""
    lang, words = setting.lang, RULING_WORDS[setting.lang]
    status = words.statuses[ruling.status]
    kind = "rebuilt" if ruling.status == "rebuilt" else "ruling"
    # What a reader may look for and does not see here: the question in the other language, and its topic.
    others = [f"{topic_name(ruling.topic, other)} {ruling.question[other]}" for other in LANGUAGES if other != lang]
    permalink = link(ruling.name, f"#{ruling.name}")
    permalink.set("class", "ce-verdict__id")
    return el(
        "article",
        el(
            "p",
            permalink,
            " ",
            el("span", status, class_="ce-badge", data_kind=kind),
            " ",
            el("time", setting.words.day(ruling.date), datetime=ruling.date.isoformat()),
            class_="ce-verdict__head",
        ),
        el("p", link(ruling.question[lang], setting.ruling_url(ruling.game, ruling.id)), class_="ce-verdict__question"),
        el("p", ruling.answer[lang], class_="ce-verdict__answer"),
        id=ruling.name,
        class_="ce-verdict",
        data_status=ruling.status,
        data_words=" ".join(others),
    )
