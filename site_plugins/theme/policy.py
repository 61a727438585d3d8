"""The content security policy: nothing from elsewhere, and no inline script that we did not write."""

import base64
import hashlib
import re
from collections.abc import Iterable

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_DATA_BLOCK = re.compile(r"""\btype=["']?(?:application/(?:ld\+)?json|text/plain)""")
_META = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\s*')
_CHARSET = re.compile(r'<meta charset="?utf-8"?>', re.IGNORECASE)

# The one style that PyScript's editor brings with it, letter for letter.
EDITOR_STYLE = ":host { all: initial; }"
_EDITOR = 'data-lab="'


def has_editor(html: str) -> bool:
    """Whether readers write Python on this page."""
    return _EDITOR in html


def inline_scripts(html: str) -> set[str]:
    """Find the scripts of a page that the browser would run from the page itself."""
    return {
        found["body"]
        for found in _SCRIPT.finditer(html)
        if "src=" not in found["attributes"] and not _DATA_BLOCK.search(found["attributes"])
    }


def source_hash(script: str) -> str:
    """Give the policy's name for exactly this script."""
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(scripts: Iterable[str], *, editor: bool = False) -> str:
    """Write the policy that lets these inline scripts run, and otherwise only what the site itself serves.

    A page with an editor of Python lets PyScript do what it cannot do without: make functions from text, make a worker
    from text, and put one style into the editor. And browsers themselves write style attributes into what is edited.
    """
    hashes = " ".join(sorted({source_hash(script) for script in scripts}))
    run = "'unsafe-eval'" if editor else "'wasm-unsafe-eval'"
    made = " blob:" if editor else ""
    style = f" {source_hash(EDITOR_STYLE)}; style-src-attr 'unsafe-inline'" if editor else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' {run} {hashes}".rstrip(),
            f"style-src 'self'{style}",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self'{made}",
            f"worker-src 'self'{made}",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
            "object-src 'none'",
        )
    )


def with_policy(html: str, text: str) -> str:
    """Put the policy into a page, right after its character set, in place of an older one."""
    bare = _META.sub("", html)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}">'
    return _CHARSET.sub(lambda charset: f"{charset.group()}\n      {meta}", bare, count=1)
