"""The files of prepared answers: none is large, each page names its own, and only what has changed is drawn again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.languages import LANGUAGES
from engine.games import SHELF, situation, situations
from site_plugins.content_hash import hashed
from site_plugins.live import answer_files
from site_plugins.live.answer_files import AnswerFiles, Drawing
from site_plugins.live.bundle import sources
from site_plugins.live.packed_answers import packed
from site_plugins.live.widgets.page.element import element
from site_plugins.live.widgets.page.spec import spec_of
from site_plugins.live.widgets.situation.prepared import Node, prepare
from tests.conftest import ROOT

MADE = "engine/games/{}/rules/one.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Something of every game, and of what they share."""
    for path in (*map(MADE.format, SHELF), "engine/core/one.py", "engine/bots/tomy/one.py"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("1")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "concerned"),
    [
        (MADE.format("double"), {"double"}),
        ("engine/bots/tomy/one.py", {"tomy"}),
        ("engine/core/one.py", set(SHELF)),
    ],
)
def test_a_game_is_drawn_again_when_it_or_what_all_share_has_changed(
    tree: Path, changed: str, concerned: set[str]
) -> None:
    before = {game: answer_files._made_of(tree, game, {}) for game in SHELF}
    (tree / changed).write_text("2")
    after = {game: answer_files._made_of(tree, game, {}) for game in SHELF}
    assert {game for game in SHELF if before[game] != after[game]} == concerned
    assert answer_files._made_of(tree, "double", {"decided": "otherwise"}) != after["double"]


def test_what_is_remembered_is_not_drawn_and_is_named_after_its_content(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        made = answer_files._made_of(ROOT, "double", {})
        known = [[f"double-penalty-{lang}", ["s-double-penalty-kick"], lang]]
        (tmp_path / f"double-{lang}.{made}.json").write_text(json.dumps(known), "utf-8")
    drawing = Drawing(ROOT, tmp_path, {}, ["double"])
    assert drawing.pool is None
    files = drawing.files()
    names = {lang: hashed(f"answers-double-penalty-{lang}.json", lang.encode()) for lang in LANGUAGES}
    assert files.names == {lang: {"s-double-penalty-kick": names[lang]} for lang in LANGUAGES}
    assert files.content == {names[lang]: lang.encode() for lang in LANGUAGES}


def test_a_page_names_the_files_of_its_own_situations() -> None:
    names = {"s-double-penalty-kick": "a.json", "s-double-drop": "b.json"}
    spec = spec_of(situation("double", "penalty-kick"), "en", "../")
    html = f"<p>{element(spec)}{element(spec._replace(situation='play', play=True))}</p>"
    assert AnswerFiles({}, {"en": names}).on_page(html, "en") == {"s-double-penalty-kick": "a.json"}
    assert AnswerFiles({}, {}).on_page(html, "en") == {}


def test_a_large_file_is_several_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: dict[str, list[Node]] = {}
    for id_ in list(situations("double"))[:4]:
        spec = spec_of(situation("double", id_), "en", "../")
        prepared[spec.root] = prepare(spec)
    monkeypatch.setattr(answer_files, "LARGEST", answer_files._wire(packed(prepared)))
    assert [list(each) for each in answer_files._divided(prepared)] == [list(prepared)]
    largest = max(answer_files._wire(packed({root: nodes})) for root, nodes in prepared.items())
    monkeypatch.setattr(answer_files, "LARGEST", largest)
    files = answer_files._divided(prepared)
    assert len(files) > 1
    assert [root for each in files for root in each] == list(prepared)
    assert all(answer_files._wire(packed(each)) <= largest for each in files)


def test_the_same_situation_is_drawn_the_same_each_time() -> None:
    spec = spec_of(situation("tomy", "box"), "fr", "../")
    assert packed({spec.root: prepare(spec)}) == packed({spec.root: prepare(spec)})


def test_what_draws_at_build_time_does_not_travel() -> None:
    assert "site_plugins/live/widgets/situation/prepared.py" not in sources(ROOT)
