"""The gists of the rules as files of the site, one for each language, fetched only by pages that explain rules."""

from __future__ import annotations

import json

from engine.core.languages import LANGUAGES
from site_plugins.content_hash import hashed
from site_plugins.finder.files import Indexes
from site_plugins.rulebook.read.gists import gists


def gist_files() -> Indexes:
    """What `gists.js` fetches and hands in."""
    made = {lang: packed(lang) for lang in LANGUAGES}
    names = {lang: hashed(f"gists-{lang}.json", content) for lang, content in made.items()}
    return Indexes({names[lang]: content for lang, content in made.items()}, names)


def packed(lang: str) -> bytes:
    """The gists of a language as they travel: each rule with its title and its text."""
    return json.dumps({lang: gists(lang)}, ensure_ascii=False, separators=(",", ":")).encode()
