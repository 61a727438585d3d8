"""Search that costs nothing until it is used: one index per language, fetched at the first letter typed."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

Index = dict[str, Any]

_CONFIG = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)', re.DOTALL)


def split_index(index: Index, languages: Iterable[str], default: str) -> dict[str, Index]:
    """Share out the entries of the whole site's index by the language of their page."""
    others = [language for language in languages if language != default]
    shares: dict[str, Index] = {
        language: {"config": {**index["config"], "lang": [language]}, "docs": []} for language in (default, *others)
    }
    for entry in index["docs"]:
        prefix = entry["location"].partition("/")[0]
        shares[prefix if prefix in others else default]["docs"].append(entry)
    return shares


def empty_index(index: Index) -> Index:
    """Keep the settings only: this is all that a page fetches before anyone searches."""
    return {"config": index["config"], "docs": []}


def worker_script(shim: str, *, worker: str, index: str) -> str:
    """Fill in where the real worker and the index lie, seen from the shim."""
    return shim.replace("__WORKER__", json.dumps(worker)).replace("__INDEX__", json.dumps(index))


def with_worker(html: str, language: str) -> str:
    """Point a page at the worker of its language."""

    def repoint(found: re.Match[str]) -> str:
        config: Mapping[str, Any] = json.loads(found[2])
        folder = str(config["search"]).rpartition("/")[0]
        changed = {**config, "search": f"{folder}/search.{language}.js"}
        return found[1] + json.dumps(changed).replace("<", "\\u003c") + found[3]

    return _CONFIG.sub(repoint, html, count=1)
