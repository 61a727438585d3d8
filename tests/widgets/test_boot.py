"""What the browser imports before the first throw: bytes and milliseconds that every reader pays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HEAVY = {"tomllib", "inspect", "dataclasses", "random", "html", "pathlib", "pkgutil", "zlib", "ast"}
SCRIPT = """
import sys
before = set(sys.modules)
from site_plugins.live.widgets import bridge
print(" ".join(set(sys.modules) - before))
"""


def test_the_bridge_imports_little(root: Path) -> None:
    """Nothing that only builders, links or dice need is loaded with the bridge, and no plugin either."""
    # Without site-packages, as in the browser: what others import there is not ours.
    run = subprocess.run(
        [sys.executable, "-S", "-c", SCRIPT], cwd=root, capture_output=True, text=True, check=True, timeout=60
    )
    loaded = set(run.stdout.split())
    assert "site_plugins.live.widgets.bridge" in loaded
    assert not loaded & HEAVY
    assert not {name for name in loaded if name.startswith(("mkdocs", "material"))}
