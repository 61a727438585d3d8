"""Words are data: files of sentences, table by table, which lie in the folders of their language.

They are written in TOML. For the browser the build turns them into JSON, which it reads twenty times as fast.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any


@cache
def read(package: str, name: str) -> Mapping[str, Any]:
    """The tables of a file in a package's folder; an empty one where there is no such file."""
    folder = import_module(package)
    loader: Any = folder.__spec__ and folder.__spec__.loader
    for ending in ("json", "toml"):
        try:
            content: bytes = loader.get_data(f"{folder.__path__[0]}/{name}.{ending}")
        except OSError:
            continue
        return _parse(content.decode(), ending)
    return {}


def _parse(text: str, ending: str) -> Mapping[str, Any]:
    """What a file says."""
    if ending == "json":
        tables: Mapping[str, Any] = json.loads(text)
        return tables
    import tomllib

    return tomllib.loads(text)
