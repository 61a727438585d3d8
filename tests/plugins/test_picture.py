"""The picture of Python's memory, folded and unfolded: nothing is lost, and what is no picture is refused."""

from __future__ import annotations

import json
from pathlib import Path

from site_plugins.live import node

SCRIPT = Path(__file__).with_name("picture.mjs")


def test_a_picture_is_unfolded_as_it_was_and_anything_else_is_refused() -> None:
    found = json.loads(node.run(SCRIPT, {}))
    # Emptied, written, and beyond what a new machine has: the three pages that differ.
    assert found["pages"] == 3
    assert found["head"]
    assert found["empty"]
    assert found["same"]
    refused = found["refused"]
    assert not refused.pop("itself")
    assert refused == dict.fromkeys(("nothing", "cut", "sign", "large", "another", "small"), True)
