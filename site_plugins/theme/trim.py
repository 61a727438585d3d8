"""What of Material's files this site ships: its script, its search worker and one stemmer, nothing else."""

from fnmatch import fnmatch

_KEPT = (
    "assets/javascripts/bundle.*.min.js",
    "assets/javascripts/workers/search.*.min.js",
    "assets/javascripts/lunr/min/lunr.stemmer.support.min.js",
    "assets/javascripts/lunr/min/lunr.{language}.min.js",
)
_THEIRS = ("assets/javascripts/*", "assets/stylesheets/*", "assets/images/*")


def is_dead_weight(uri: str, languages: tuple[str, ...]) -> bool:
    """Say whether a file of Material's is one that no page of ours asks for."""
    if not any(fnmatch(uri, pattern) for pattern in _THEIRS):
        return False
    wanted = {pattern.format(language=language) for pattern in _KEPT for language in languages}
    return not any(fnmatch(uri, pattern) for pattern in wanted)
