"""The settings of the rulebook plugin."""

from mkdocs.config import config_options as c
from mkdocs.config.base import Config


class RulebookConfig(Config):  # type: ignore[no-untyped-call]
    """Where the parts of the book lie, seen from the folder of mkdocs.yml."""

    tests_dir = c.Type(str, default="tests")
    glossary = c.Type(str, default="docs/glossary.toml")
    assets_dir = c.Type(str, default="assets/rulebook")
    cache_dir = c.Type(str, default=".cache/rulebook")
    quick = c.Type(bool, default=False)
    """For `make dev`, which shows a page before it has the whole book checked."""
