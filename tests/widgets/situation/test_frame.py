"""Every situation's first frame, in both languages: whole, well-formed, and honest without script."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from engine.core.asks import Choose, Draw
from engine.core.odds import odds
from engine.core.rules import RULES
from engine.games import games, load, situation, situations
from site_plugins.live.widgets.page.view import viewer
from site_plugins.live.widgets.situation.first_frame import first_frame
from tests.widgets.reader import Element, Reader, by_class, by_id, ids, plain, still, text, tree

LANGS = ("en", "fr")
EVERY = [(game.id, id_, lang) for game in games() for id_ in situations(game.id) for lang in LANGS]
SOME = [*EVERY[::5]]
"""What the fast tests look at, in both languages by turns."""
OTHERS = [one for one in EVERY if one not in SOME]


def checked(root: Element) -> None:
    """What must hold of any frame."""
    found = ids(root)
    assert len(found) == len(set(found)), "an id stands twice"
    names = {name for one in root.iter() for name in one.attrib}
    assert "style" not in names, "the content security policy forbids inline styles"
    assert not any(name.startswith("on") for name in names)
    for one in root.iter():
        # Two hyphens before a part: no situation's name can end like that, so no widget can take it for its own.
        assert one.get("data-spec") is not None or "--" in one.get("id", "--")
        assert one.tag not in {"article", "script", "style", "h1", "h2", "h3", "h4", "h5", "h6"}
        for name in ("aria-describedby", "aria-labelledby"):
            assert one.get(name) is None or one.get(name) in found
        if one.tag == "button":
            assert one.get("type") in {"button", "submit"}
            assert text(one)
        if one.tag == "svg":
            assert one.get("aria-hidden") == "true"
        if one.tag == "a":
            page, _, rule = one.get("href", "").partition("#")
            elsewhere = {"ce-ruled": ("/rulings/", ""), "ce-quiet__do": ("/referee/", "s-referee:q1")}
            place, what = elsewhere.get(one.get("class", ""), ("", "-"))
            assert rule in RULES or (page.endswith(place) and rule.startswith(what))
            assert one.get("href") == one.get("href", "").replace("//", "/")
        if one.tag == "label":
            assert text(one)


@pytest.mark.parametrize(("game", "id_", "lang"), SOME, ids=[f"{g}-{i}-{lang}" for g, i, lang in SOME])
def test_the_first_frame_is_whole_and_can_be_played(game: str, id_: str, lang: str) -> None:
    looked_at(game, id_, lang)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "id_", "lang"), OTHERS, ids=[f"{g}-{i}-{lang}" for g, i, lang in OTHERS])
def test_every_first_frame_is_whole_and_can_be_played(game: str, id_: str, lang: str) -> None:
    looked_at(game, id_, lang)


def looked_at(game: str, id_: str, lang: str) -> None:
    """A situation is drawn once, and all that must hold of its first frame is looked at in this drawing."""
    root = still(game, id_, lang)
    whole(root, game, id_, lang)
    exact_odds(root, game, id_)
    reader = Reader(id_, lang, game, json.loads(root[0].get("data-spec", "")))
    leads_to_the_same_position(root, reader.open())
    plays_its_example(root, reader, game, id_)


def whole(root: Element, game: str, id_: str, lang: str) -> None:
    """Position, question, odds and worked example are there as plain HTML, and every sentence leads to its rule."""
    (live,) = root
    shown = situation(game, id_)
    checked(root)
    assert live.get("id") == f"s-{game}-{id_}"
    assert live.get("role") == "group"
    assert text(by_id(root, live.get("aria-labelledby", ""))) == plain(shown.title[lang])
    assert text(by_id(root, f"s-{game}-{id_}--ask"))
    (example,) = by_class(root, "ce-example")
    worked = shown.worked(load(game))
    said = load(game).text(lang, worked.start.names)
    # As whoever looks may know it: a card drawn by the other side stays face down.
    seen = worked.observe(viewer(worked)).log
    told = text(example)
    for event in seen[len(shown.begin(load(game)).log) :]:
        assert plain(said.event(event)) in told
    # A choice of which nothing comes yet is told all the same.
    assert len(by_class(example, "ce-story__lines")[0]) >= 1


def exact_odds(root: Element, game: str, id_: str) -> None:
    """All fractions stand on the page, once for all options that come to the same, and each list adds up to one."""
    position = situation(game, id_).begin(load(game))
    exact = odds(position)
    if isinstance(position.ask, Choose):
        differ = {tuple(chances.items()): chances for chances in exact.options.values()}
        assert len(by_class(root, "ce-odds__side")) == len(differ)
        wanted = [str(share) for chances in differ.values() if len(chances) > 1 for share in chances.values()]
    else:
        wanted = [str(share) for share in exact.outcomes.values()]
    tables = by_class(root, "ce-exact")
    written = [text(row[1]) for table in tables for body in table.findall("tbody") for row in body]
    assert written == wanted
    for rows in by_class(root, "ce-odds__rows"):
        assert 1 <= len(rows) <= 8
        for row in rows:
            assert row.get("title")
            assert len(by_class(row, "ce-bar")) == 1


def leads_to_the_same_position(root: Element, live: Element) -> None:
    """What the page tells the worker draws the very frame that was built, without its example."""
    checked(live)
    first = [one for one in root[0] if one.get("class") != "ce-example"]
    assert [text(one) for one in first] == [text(one) for one in live]


def plays_its_example(root: Element, reader: Reader, game: str, id_: str) -> None:
    """Playing the example in the widget tells the same sentences as the first frame does."""
    shown = situation(game, id_)
    position = shown.begin(load(game))
    frame = reader.frame
    for answer in shown.example:
        ask = position.ask
        assert ask is not None
        if isinstance(ask, Choose):
            frame = reader.choose(answer)
        else:
            frame = reader.draw(answer) if isinstance(ask, Draw) else reader.throw(*ask.parse(answer))
        assert not reader.note
        checked(frame)
        position = position.send(ask.parse(answer))
    (example,) = by_class(root, "ce-example")
    told = [text(line) for line in by_class(example, "ce-story__lines")[0]]
    played = [text(line) for one in by_class(frame, "ce-story__lines") for line in one]
    # A match tells its newest action first.
    assert (Counter(told) <= Counter(played)) if shown.scope == "match" else told == played[-len(told) :]


def test_a_frame_says_what_it_is_in_french() -> None:
    """The widget's own words are French, with French spaces, and its links stay among French pages."""
    html = first_frame("double", "penalty-kick", "fr", "../..")
    root = tree(html)
    assert text(by_id(root, "s-double-penalty-kick--go")) == "Lancer le dé"
    assert {re.split("/(?:double|referee)/", one.get("href", ""))[0] for one in root.iter("a")} == {"../../fr"}
    assert " :" not in "".join(root.itertext())


def test_barred_options_say_which_rule_forbids_them() -> None:
    """The kick of a 3-1 is shown, cannot be taken, and names the rule against it."""
    root = still("double", "penalty-own-half")
    barred = by_id(root, "s-double-penalty-own-half--opt-kick")
    assert barred.get("aria-disabled") == "true"
    reason = by_id(root, barred.get("aria-describedby", ""))
    assert [a.get("href") for a in reason.iter("a")] == ["../double/penalty/#double.penalty.own-half"]


def test_dice_can_be_set_by_keyboard() -> None:
    """Each die is a group of six labelled radios, one of which is required."""
    form = next(still("double", "first-throw").iter("form"))
    assert json.loads(form.get("data-send-form", "")) == {"do": "set"}
    fields = list(form.iter("fieldset"))
    assert [text(field[0]) for field in fields] == ["First die", "Second die"]
    for place, field in enumerate(fields):
        radios = list(field.iter("input"))
        assert [(r.get("name"), r.get("value"), r.get("type")) for r in radios] == [
            (f"d{place}", str(face), "radio") for face in range(1, 7)
        ]
        assert all(r.get("required") is not None for r in radios)
