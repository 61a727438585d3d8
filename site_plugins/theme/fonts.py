"""Which font files the pages use, and where their packages keep them."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Font:
    """One woff2 file of a font package; `early` ones are fetched before the style sheet asks for them."""

    package: str
    file: str
    early: bool

    def source(self, packages: Path) -> Path:
        """Tell where the file lies below the folder of npm packages."""
        return packages / self.package / "files" / self.file


FONTS = (
    Font("@fontsource/besley", "besley-latin-600-normal.woff2", early=True),
    Font("@fontsource-variable/public-sans", "public-sans-latin-wght-normal.woff2", early=True),
    Font("@fontsource-variable/public-sans", "public-sans-latin-wght-italic.woff2", early=False),
)


def missing(packages: Path) -> list[str]:
    """List the font files that are not installed, so that a build can say so before it begins."""
    return [f"{font.package}/files/{font.file}" for font in FONTS if not font.source(packages).is_file()]
