"""The content security policy: nothing from elsewhere, and no inline script that we did not write."""

import base64
import hashlib
import re
from collections.abc import Iterable

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_DATA_BLOCK = re.compile(r"""\btype=["']?(?:application/(?:ld\+)?json|text/plain)""")
_META = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\s*')
_CHARSET = re.compile(r'<meta charset="?utf-8"?>', re.IGNORECASE)


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


def policy(scripts: Iterable[str]) -> str:
    """Write the policy that lets these inline scripts run, and otherwise only what the site itself serves."""
    hashes = " ".join(sorted({source_hash(script) for script in scripts}))
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' {hashes}".rstrip(),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
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
