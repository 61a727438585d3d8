"""The settings of the live plugin."""

from mkdocs.config import config_options as c
from mkdocs.config.base import Config


class LiveConfig(Config):  # type: ignore[no-untyped-call]
    """Where the plugin finds and puts things; a site rarely needs to say."""

    packages_dir = c.Type(str, default="node_modules")
    cache_dir = c.Type(str, default=".cache/live")
    assets_dir = c.Type(str, default="assets/live")
    offline = c.Type(bool, default=True)
    quick = c.Type(bool, default=False)
    """For `make dev`: nothing is compiled or packed that an earlier build has, and nothing is put by on the device."""
