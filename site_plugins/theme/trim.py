"""What of Material's files this site ships: its script, nothing else."""

from fnmatch import fnmatch

_KEPT = "assets/javascripts/bundle.*.min.js"
_THEIRS = ("assets/javascripts/*", "assets/stylesheets/*", "assets/images/*")


def is_dead_weight(uri: str) -> bool:
    """Say whether a file of Material's is one that no page of ours asks for."""
    return any(fnmatch(uri, pattern) for pattern in _THEIRS) and not fnmatch(uri, _KEPT)
