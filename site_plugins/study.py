"""The page of a million matches: what `make study` wrote, in the reader's language, and the way to repeat it.

MkDocs loads this file as a hook (`hooks:` in mkdocs.yml); it puts them where a page says `<!-- study -->`.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from time import process_time
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from engine.bots.arena import wilson
from engine.core.language import Language
from engine.core.languages import known, words
from engine.games import load
from engine.jobs import Tell, cores
from engine.simulation import simulate

PLACE = "<!-- study -->"
FILE = Path("assets") / "study.json"
GAME, MATCHES, SEED = "double", 1_000_000, 1
SAMPLE = 2000
"""How many of the first matches are told apart, so that a test can soon tell whether all of it is still true."""
MOST_SCORES = 10


def command(found: Mapping[str, Any]) -> str:
    """What to type to see the same figures."""
    return f"python -m engine simulate {found['game']} --matches {found['matches']} --seed {found['seed']} --jobs auto"


def timeless(found: Mapping[str, Any]) -> dict[str, Any]:
    """What was found, without how long it took."""
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def sample() -> dict[str, Any]:
    """The first matches of the study, played now."""
    return timeless(simulate(GAME, SAMPLE, SEED))


def study(matches: int = MATCHES, tell: Tell | None = None) -> dict[str, Any]:
    """Play all of it, on every core; `tell` hears how far it has come."""
    jobs = cores()
    found = simulate(GAME, matches, SEED, jobs=jobs, tell=tell)
    return {
        "made": datetime.now(tz=UTC).date().isoformat(),
        "version": load(GAME).version,
        "jobs": jobs,
        "seconds": round(found["seconds"]),
        "study": timeless(found),
        "sample": sample(),
    }


def shown(read: Mapping[str, Any], lang: str, root: str = "") -> str:
    """The study as HTML; `root` leads from the page to the site's own root."""
    say, found = words(lang), read["study"]
    text = load(found["game"]).text(lang)
    matches, won = found["matches"], found["winners"]
    rows = [
        (
            text.who(seat),
            *_share(won[f"seat-{seat}"], matches, say),
            say.decimal(found["average_points"][seat], 2),
        )
        for seat in (0, 1)
    ]
    rows.append((say("study.draw"), *_share(won["draw"], matches, say), ""))
    scores = [
        (score.replace("-", "–"), *_share(times, matches, say))
        for score, times in list(found["scores"].items())[:MOST_SCORES]
    ]
    facts = {"made": read["made"], "jobs": read["jobs"], "minutes": max(1, round(read["seconds"] / 60))}
    counted = say("study.counted", **{name: found[name] for name in ("decisions", "choices", "events")})
    edition = f"{found['game']}:{read['version']}"
    return (
        f'<pre><code class="language-sh">{escape(command(found))}</code></pre>\n'
        f"<p>{escape(say('study.told', matches=matches, seed=found['seed'], edition=edition))} "
        f"{escape(say('study.run', **facts))}</p>\n"
        + _table(say("study.winners"), say.list("study.sides"), rows)
        + _table(say("study.scores", most=MOST_SCORES), say.list("study.score-heads"), scores)
        + f"<p>{escape(counted)}</p>\n"
        f'<p><a href="{root}{FILE.as_posix()}">{escape(say("study.data"))}</a></p>'
    )


def _share(times: int, matches: int, say: Language) -> tuple[str, str, str]:
    """How often, as a share, and between which two shares the true one lies."""
    low, high = (say.decimal(100 * end, 2) for end in wilson(times, matches))
    return say.number(times), say("study.percent", value=say.decimal(100 * times / matches, 2)), f"{low}–{high}"


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    top = f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>"
    return f"<table>\n{top}\n<tbody>\n{body}\n</tbody>\n</table>\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs' names)
    """Put the study in the place that a page has left for it (MkDocs event, once a page)."""
    if PLACE not in markdown:
        return markdown
    read = json.loads((Path(config.docs_dir) / FILE).read_text("utf-8"))
    root = "../" * page.file.dest_uri.count("/")
    return markdown.replace(PLACE, shown(read, known(page.file.dest_uri.partition("/")[0]), root))


def main() -> int:
    """Play the study and write it down: `python -m site_plugins.study docs/assets/study.json`."""
    parser = ArgumentParser(prog="python -m site_plugins.study", description=main.__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=MATCHES)
    given = parser.parse_args()
    began = process_time()
    made = study(given.matches)
    given.file.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    print(f"{given.file}: {made['seconds']} s, {process_time() - began:.0f} s of them here")
    return 0


if __name__ == "__main__":
    sys.exit(main())
