"""The settings of the theme plugin."""

from mkdocs.config import config_options as c
from mkdocs.config.base import Config


class ThemeConfig(Config):  # type: ignore[no-untyped-call]
    """What a site may change about its shell without touching a template."""

    fonts_dir = c.Type(str, default="node_modules")
    assets_dir = c.Type(str, default="assets/theme")
    theme_color = c.Type(str, default="#f6f1e5")
    content_security_policy = c.Type(bool, default=True)
    quick = c.Type(bool, default=False)
    """For `make dev`: style sheets as they were written."""
