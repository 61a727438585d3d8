"""The picture of a click cannot lie: its files and functions exist, run in its order, and hand on what it says."""

from __future__ import annotations

import ast
import json
import re
import sys
from types import FrameType
from xml.etree import ElementTree as ET

import pytest

from engine.games import situation
from site_plugins.flow.hook import PLACE
from site_plugins.flow.picture import TALL, WIDE, Layout, figure, picture, told
from site_plugins.flow.steps import GAME, PYTHON, SITUATION, Flow, Step, flow
from site_plugins.live.widgets.bridge import handle
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import spec_of
from tests.conftest import ROOT

FLOWS = {lang: flow(lang) for lang in ("en", "fr")}


def functions(tree: ast.AST, above: str = "") -> set[str]:
    """Every function of a module, those of classes with the class's name before them."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            found |= functions(node, f"{node.name}.") | functions(node)
        elif isinstance(node, ast.FunctionDef):
            found.add(above + node.name)
    return found


@pytest.mark.parametrize("step", [step for shown in FLOWS.values() for step in shown.steps], ids=lambda step: step.name)
def test_the_file_and_the_function_of_a_step_exist(step: Step) -> None:
    text = (ROOT / step.file).read_text("utf-8")
    if step.file.endswith(".py"):
        assert step.name in functions(ast.parse(text))
    else:
        assert re.search(rf"\bfunction {step.name}\(|\blet {step.name}\b", text)


def played(shown: Flow) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """What the bridge answers when the die of the picture is set by hand, and whom it called and heard on the way."""
    sought = {(str(ROOT / step.file), step.name.rpartition(".")[2]): step.name for step in shown.steps}
    heard: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        name = sought.get((frame.f_code.co_filename, frame.f_code.co_name))
        if name is not None and event in {"call", "return"}:
            heard.append((event, name))

    spec = spec_of(situation(GAME, SITUATION), shown.say.lang, "../../")
    fields = {f"d{place}": str(face) for place, face in enumerate(shown.faces)}
    request = {"id": 1, "widget": spec.root, "spec": spec.plain(), "command": {"do": "set", "fields": fields}}
    forget()
    sys.setprofile(note)
    try:
        answer = handle(json.dumps(request))
    finally:
        sys.setprofile(None)
        forget()
    return json.loads(answer), heard


@pytest.mark.parametrize("lang", FLOWS)
def test_python_takes_these_steps_in_this_order(lang: str) -> None:
    shown = FLOWS[lang]
    _, heard = played(shown)
    names = [step.name for step in shown.steps if step.lane == PYTHON and step.file.endswith(".py")]
    # The way in is a call within a call; on the way out each hands back to the next.
    inwards, outwards = names[:3], names[3:]
    assert [heard.index(("call", name)) for name in inwards] == sorted(heard.index(("call", name)) for name in inwards)
    last = [len(heard) - 1 - heard[::-1].index(("return", name)) for name in outwards[1:]]
    first = heard.index(("return", outwards[0]))
    assert [first, *last] == sorted([first, *last])
    assert heard.index(("return", inwards[-1])) < first


@pytest.mark.parametrize("lang", FLOWS)
def test_what_comes_back_is_what_the_picture_shows(lang: str) -> None:
    shown = FLOWS[lang]
    answer, _ = played(shown)
    assert answer["status"].startswith(shown.sentence)
    assert shown.sentence in answer["html"]
    handed = json.loads(shown.steps[-2].gives)
    assert handed.keys() == answer.keys()
    assert answer["html"].startswith(handed["html"].removesuffix("…"))
    cited = re.findall(r'href="…(#[^"]+)"', shown.steps[-3].gives)
    assert f'{cited[0]}"' in answer["html"]


@pytest.mark.parametrize("lang", FLOWS)
@pytest.mark.parametrize("layout", [TALL, WIDE], ids=lambda layout: layout.kind)
def test_everything_is_drawn_and_told(lang: str, layout: Layout) -> None:
    shown = FLOWS[lang]
    drawn = ET.fromstring(picture(shown, layout))
    seen = "".join("".join(text.itertext()) for text in drawn.iter("text")).replace(" ", "")
    for step in shown.steps:
        for part in (step.does, step.file, step.name, step.gives):
            assert part.replace(" ", "") in seen, part
            assert part in told(shown)
    assert shown.sentence.replace(" ", "") in seen
    assert told(shown) == drawn.findtext("desc")
    assert not [element for element in drawn.iter() if "style" in element.attrib]


@pytest.mark.parametrize("layout", [TALL, WIDE], ids=lambda layout: layout.kind)
def test_nothing_is_wider_than_its_lane(layout: Layout) -> None:
    """A letter of the text takes about 7.4 units at 14 pixels, one of the code 7 at 11.5."""
    for shown in FLOWS.values():
        for text in ET.fromstring(picture(shown, layout)).iter("text"):
            kind = text.get("class", "")
            wide = 7 if "gives" in kind or kind.endswith("where") else 7.4
            for row in text.iter("tspan"):
                assert len(row.text or "") * wide <= layout.lane, row.text


def test_the_two_drawings_have_names_of_their_own() -> None:
    ids = re.findall(r' id="([^"]+)"', figure(FLOWS["en"]))
    assert len(ids) == len(set(ids)) == 4


def test_both_pages_leave_a_place_for_it() -> None:
    for lang in FLOWS:
        assert PLACE in (ROOT / "docs" / "contributing" / f"architecture.{lang}.md").read_text("utf-8")
