"""PyScript itself, from its npm package: the files that its editor needs, named after their content."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path

from site_plugins.content_hash import digest
from site_plugins.live.node import CannotBuild, package

CORE, EDITOR = "core.js", "py-editor-*.js"
# The terminal, archives and other ways to configure: this page has no use for them.
LEFT_OUT = ("xterm*.js", "zip-*.js", "toml-*.js", "pyodide_graph-*.js", "mpy-*.js", "py-????????.js")
LEFT_OUT_TOO = ("service-worker.js", "storage.js")
_NAME = re.compile(r'"\./(?P<name>[\w-]+\.js)"')
_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


def files(packages: Path) -> dict[str, str]:
    """The scripts of the package that go into the site, by their own names."""
    folder = package(packages, "@pyscript/core", f"dist/{CORE}") / "dist"
    found = {
        file.name: _MAP.sub("", file.read_text("utf-8"))
        for file in sorted(folder.glob("*.js"))
        if not any(fnmatch(file.name, pattern) for pattern in (*LEFT_OUT, *LEFT_OUT_TOO))
    }
    if not any(fnmatch(name, EDITOR) for name in found):
        raise CannotBuild(f"{folder} has no editor: this version of PyScript is another than the one we know.")
    return found


def named(scripts: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Each script with its final name and text; they import each other in circles, so one hash names them all."""
    whole = digest("\0".join(f"{name}\0{scripts[name]}" for name in sorted(scripts)).encode())

    def final(name: str) -> str:
        return f"{name.removesuffix('.js')}.{whole}.js"

    return {
        name: (final(name), _NAME.sub(lambda found: f'"./{final(found["name"])}"', text))
        for name, text in scripts.items()
    }


def early(scripts: Mapping[str, str]) -> list[str]:
    """Everything that the editor asks for, the first first: the page announces these, so that they come at once."""
    order = (CORE, "core-*.js", EDITOR, "codemirror_*.js", "codemirror-*.js", "index-*.js", "*.js")
    found = [name for pattern in order for name in scripts if fnmatch(name, pattern)]
    return list(dict.fromkeys(found))
