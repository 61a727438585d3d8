"""One edition of the browser side: every file with its final name, and the manifest that the page reads."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from site_plugins.content_hash import digest, hashed
from site_plugins.live.assets import ENTRY as SCRIPT
from site_plugins.live.assets import LATE, WORKER, Small
from site_plugins.live.bundle import ENTRY, Bundle
from site_plugins.live.widgets.packs import PICTURED


class Edition(NamedTuple):
    """What goes into the site, and how the page finds it."""

    small: Small
    large: dict[str, Path]
    manifest: dict[str, Any]

    @property
    def id(self) -> str:
        """A name for exactly these scripts, styles and rules."""
        return str(self.manifest["edition"])

    @property
    def script(self) -> str:
        """The script that every page loads."""
        return self.small.names[SCRIPT]

    @property
    def sheet(self) -> str:
        """The style sheet of the widgets."""
        return self.small.names["live.css"]

    def write(self, folder: Path) -> None:
        """Put every file into the site, and the manifest beside them."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in self.small.content.items():
            (folder / name).write_bytes(content)
        for name, source in self.large.items():
            (folder / name).write_bytes(source.read_bytes())
        (folder / "live.json").write_text(json.dumps(self.manifest, indent=1), encoding="utf-8")


def edition(small: Small, bundle: Bundle, *, lasting: bool = True) -> Edition:
    """Name the parts after their content, and describe them to the page.

    What does not last keeps its name, so that pages which were not built again find it too.
    """
    parts: dict[str, dict[str, Any]] = {}
    large: dict[str, Path] = {}
    for part, source in bundle.files.items():
        content = source.read_bytes()
        # Many a host does not know that .mjs is a script, and no browser takes a module that is called anything else.
        plain = source.name.replace(".mjs", ".js")
        name = hashed(plain, content) if lasting else plain
        large[name] = source
        if part == "lab":  # only the Lab asks for it, and it knows the name
            continue
        parts[part] = {"file": name, "bytes": len(content), "wire": bundle.wire[part]}
        if part == "snapshot":  # it is put by on the device, and looked at when it comes from there
            parts[part]["digest"] = b64encode(sha256(content).digest()).decode()
    manifest = {
        "edition": digest("\n".join(sorted([*small.content, *large])).encode()),
        "entry": ENTRY,
        "lock": bundle.lock,
        "worker": small.names[WORKER],
        "scripts": {name.removesuffix(".js"): small.names[name] for name in LATE},
        "parts": parts,
        "pictured": list(PICTURED),
    }
    return Edition(small, large, manifest)
