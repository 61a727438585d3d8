"""What is drawn with the book for a press is what Python answers: byte for byte, with the engine's own weights."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from engine.core.asks import Cast, Choose, Roll
from engine.core.languages import LANGUAGES
from engine.core.odds import odds, outcome_key
from engine.games import SHELF, load, situation, situations
from site_plugins.live.packed_answers import packed, shared
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import Spec, spec_of
from site_plugins.live.widgets.situation.prepared import MOST, ROLL, Node, key, prepare, throws

BASE = "../.."
ALL = [(game, id_) for game in SHELF for id_ in situations(game)]
SAMPLE = [
    *[(game, id_) for game in SHELF for id_ in list(situations(game))[::24]],
    *(("double", "penalty-award"), ("tomy", "box"), ("draft", "rebuilt")),
]


def _spec(game: str, id_: str, lang: str) -> Spec:
    return spec_of(situation(game, id_), lang, f"{BASE}/")


def read(text: str, root: str, base: str) -> list[tuple[list[Any], list[list[Any]]]]:
    """The nodes of a situation with whole answers, as the page reads them."""
    book = json.loads(text)
    answers = [
        {"html": "".join(book["parts"][piece] if piece else base for piece in pieces), "status": status, **more}
        for pieces, status, more in book["answers"]
    ]
    return [
        ([[press, answers[number], to] for press, (number, to) in presses.items()], chances)
        for presses, chances in book["situations"][root]
    ]


def ways(nodes: list[tuple[list[Any], list[list[Any]]]]) -> Iterator[tuple[list[Any], str, Any]]:
    """Every press with the presses that lead to it, and its answer; ways back lead nowhere new."""
    coming: list[tuple[int, list[Any]]] = [(0, [])]
    seen = {0}
    for at, path in coming:
        for press, answer, to in nodes[at][0]:
            yield path, press, answer
            if to not in seen:
                seen.add(to)
                coming.append((to, [*path, json.loads(press)]))


def asked(spec: Spec, **more: Any) -> dict[str, Any]:
    """What Python answers to a request of a page."""
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps({"id": 1, "spec": spec.plain(), **more})))
    answer.pop("id")
    return answer


def _expect_the_same(game: str, id_: str, lang: str) -> int:
    spec = _spec(game, id_, lang)
    nodes = read(packed({spec.root: prepare(spec)}), spec.root, spec.base)
    found = list(ways(nodes))
    for number, (path, press, answer) in enumerate(found):
        # Each in a widget that Python has not met.
        said = asked(spec, widget=f"{spec.root}-{number}", command=json.loads(press), before=path)
        assert said == answer, f"{id_}: {path} {press}"
    return len(found)


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.mark.parametrize(("game", "id_", "lang"), [(*one, LANGUAGES[at % 2]) for at, one in enumerate(SAMPLE)])
def test_a_prepared_answer_is_what_python_answers(game: str, id_: str, lang: str) -> None:
    """Of some situations, in both languages by turns; of every one it is slow."""
    assert _expect_the_same(game, id_, lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_every_prepared_answer_is_what_python_answers(game: str, lang: str) -> None:
    assert sum(_expect_the_same(game, id_, lang) for id_ in situations(game)) > 6 * len(situations(game))


def test_a_throw_answers_like_the_same_dice_set_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, id_ in SAMPLE:
        spec = _spec(game, id_, "en")
        first = prepare(spec)[0]
        for press in list(first.chances.get(key(ROLL), {}))[:3]:
            command = json.loads(press)
            ask = spec.begin(load(game)).ask
            assert ask is not None
            fields = command["fields"]
            thrown = fields.get("card") or tuple(
                int(face) if isinstance(ask, Roll) else face for face in fields.values()
            )
            monkeypatch.setattr(
                "site_plugins.live.widgets.situation.page.chance", lambda thrown=thrown: lambda ask: thrown
            )
            by_hand = asked(spec, widget="hand", command=command)
            assert asked(spec, widget="throw", command=ROLL) == by_hand
            forget()


@pytest.mark.parametrize("game", SHELF)
def test_the_weights_are_those_of_the_engine(game: str) -> None:
    compared = 0
    for id_, one in situations(game).items():
        position = one.begin(load(game))
        ask = position.ask
        found = throws(ask)
        if ask is None or isinstance(ask, Choose):
            assert not found
            continue
        alike = isinstance(ask, Roll) or (isinstance(ask, Cast) and len(set(ask.dice)) == 1)
        told: Counter[Any] = Counter()
        outcomes: defaultdict[str, Fraction] = defaultdict(Fraction)
        total = sum(found.values())
        over = True
        for press, weight in found.items():
            fields = json.loads(press)["fields"]
            answer = fields.get("card") or tuple(
                int(face) if isinstance(ask, Roll) else face for face in fields.values()
            )
            told[_plain(answer) if alike else answer] += weight
            after = position.send(answer)
            over = over and after.ask is None
            outcomes[outcome_key(position.start.game, after.news)] += Fraction(weight, total)
        own = {(_plain(answer) if alike else answer): weight for answer, weight in ask.outcomes()}
        assert {each: Fraction(weight, total) for each, weight in told.items()} == {
            each: Fraction(weight, sum(own.values())) for each, weight in own.items()
        }, id_
        # The odds that a seat is shown follow from what it knows; the pile itself may be another.
        known = position.start.game.known(position.base, ask.seat).key() == position.base.key()
        if over and known:
            compared += 1
            assert dict(outcomes) == odds(position).outcomes, id_
    # Where hands are hidden, no seat knows the pile; there only the weights of the roll itself are held together.
    assert compared or game in {"draft", "flair"}


def _plain(answer: object) -> object:
    return tuple(sorted(map(str, answer))) if isinstance(answer, tuple) else answer


def test_going_back_leads_to_where_one_was_and_later_presses_stay_few() -> None:
    spec = _spec("double", "penalty-award", "en")
    nodes: list[Node] = prepare(spec)
    kick = nodes[nodes[0].presses['{"do":"choose","option":"kick"}'][1]]
    assert kick.presses['{"do":"undo"}'][1] == 0
    assert kick.presses['{"do":"again"}'][1] == 0
    assert list(kick.chances[key(ROLL)].values()) == [1] * 6
    for game, id_ in SAMPLE:
        drawn = prepare(_spec(game, id_, "en"))
        first = len(drawn[0].presses)
        assert (
            sum(press.find('"undo"') < 0 and press.find('"again"') < 0 for n in drawn for press in n.presses)
            <= first + MOST
        )


def test_what_frames_share_is_written_once() -> None:
    frames = ['<p id="a">one</p><p>two</p>', '<p id="a">one</p><p>three</p>', '<p id="a">one</p><p>two</p>']
    pieces = shared(frames)
    assert ["".join(each) for each in pieces] == frames
    assert pieces[0][0] == pieces[1][0] == '<p id="a">one</p>'
    assert pieces[0] == pieces[2]


@pytest.mark.parametrize(
    "before", [None, 7, "x", [7], [{}], [{"do": "nonsense"}], [{"do": "set", "fields": {"d0": "9"}}]]
)
def test_what_a_page_claims_to_have_answered_may_be_anything(before: object) -> None:
    spec = _spec("double", "penalty-kick", "en")
    plain = asked(spec, widget="plain", command={"do": "open"})
    assert asked(spec, widget="odd", command={"do": "open"}, before=before) == plain


def test_python_goes_on_from_what_the_page_has_answered() -> None:
    spec = _spec("double", "penalty-kick", "en")
    two = {"do": "set", "fields": {"d0": "2"}}
    asked(spec, widget="told", command=two)
    for command in ({"do": "link"}, {"do": "undo"}, {"do": "set", "fields": {"d0": "5"}}, {"do": "again"}):
        # What was handed over once is not played again.
        assert asked(spec, widget="handed", command=command, before=[two]) == asked(
            spec, widget="told", command=command
        )


def test_what_the_page_has_answered_by_the_book_stays_when_a_table_is_laid() -> None:
    spec = _spec("double", "penalty-kick", "en")
    two = {"do": "set", "fields": {"d0": "2"}}
    house = next(rule for rule in load("double").house_rules if len(rule.allowed) > 1)
    other = next(value for value in house.allowed if value != house.default)
    asked(spec, widget="told", command=two)
    table = {house.key: other}
    told = asked(spec, widget="told", command={"do": "open"}, table=table)
    assert asked(spec, widget="handed", command={"do": "open"}, table=table, before=[two]) == told
