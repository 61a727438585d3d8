"""Sets quotes, apostrophes and no-break spaces in finished HTML, as a printer would in each language."""

import re

from engine.core.languages import words
from engine.words.fr.language import WIDE

# Tags, comments and entities pass through untouched; what is left between them is text.
_TOKEN = re.compile(
    r"""(?P<comment><!--.*?-->)
      | (?P<tag></?(?P<name>[a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>)
      | (?P<entity>&(?:\#\d+|\#x[0-9a-fA-F]+|\w+);)
      | (?P<text>[^<&]+|[<&])""",
    re.DOTALL | re.VERBOSE,
)
_VERBATIM = frozenset({"code", "kbd", "pre", "samp", "script", "style", "svg", "textarea", "var"})
_INLINE = frozenset(
    {"a", "abbr", "b", "bdi", "bdo", "cite", "del", "dfn", "em", "i", "ins", "mark"}
    | {"q", "s", "small", "span", "strong", "sub", "sup", "time", "u"}
)
_ENTITY_TEXT = {"&quot;": '"', "&#34;": '"', "&#39;": "'", "&#x27;": "'", "&nbsp;": WIDE, "&#160;": WIDE}

# What authors leave out or set by hand becomes plain spaces and « »; which space never breaks, the engine's words say.
_FRENCH: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r'(?<![^\s(\[\u00a0\u202f«])"(?=\S)'), "«"),
    (re.compile(r'"'), "»"),
    (re.compile(r"«[ \u00a0\u202f]*"), "« "),
    (re.compile(r"[ \u00a0\u202f]*»"), " »"),
    (re.compile(r"(?<=[^\s(\[])[ \u00a0\u202f]+(?=[;?!]|:(?:\s|$))"), " "),
    (re.compile(r"(?<=[\w)\]»’%*])(?=[;?!]+(?:[\s)\]»”,.…]|$))"), " "),
    (re.compile(r"(?<=[\w)\]»’%])(?=:(?:\s|$))"), " "),
    (re.compile(r"(?<=\d)[ \u00a0\u202f]+(?=%)"), " "),
)
_ENGLISH: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?<=[^\s(\[—–\u00a0])'"), "’"),
    (re.compile(r"'(?=\d0s)"), "’"),
    (re.compile(r"'"), "‘"),
    (re.compile(r'(?<=[^\s(\[—–\u00a0‘])"'), "”"),
    (re.compile(r'"'), "“"),
)
_RULES = {"fr": _FRENCH, "en": _ENGLISH}
# Another language has its marks as the authors write them.
# A throw such as 5-3 or [5][3] is never torn apart at the end of a line; widgets have seen to theirs already.
_THROW = re.compile(r"(?<![\w-])\d-\d(?![\w-])|\[\d\]\[\d\]")
_UNBROKEN = '<span class="ce-nb">'


def typeset_text(text: str, language: str, before: str = "") -> str:
    """Set one run of plain text; `before` is the character that the reader sees just before it."""
    context = before[-1:]
    work = context + text
    for pattern, replacement in _RULES.get(language, ()):
        work = pattern.sub(replacement, work)
    work = words(language).typeset(work)
    # The context character itself never changes, but a space may have been set right after it.
    return work[len(context) :]


def typeset(html: str, language: str) -> str:
    """Set the text of an HTML fragment; code, scripts, drawings and attributes stay as they are."""
    out: list[str] = []
    verbatim: list[str] = []
    before = ""
    run = ""

    def flush() -> None:
        nonlocal run, before
        if run:
            done = typeset_text(run, language, before)
            whole = bool(out) and out[-1] == _UNBROKEN
            out.append(done if whole else _THROW.sub(rf"{_UNBROKEN}\g<0></span>", done))
            before = done[-1:] or before
            run = ""

    for token in _TOKEN.finditer(html):
        piece = token.group()
        if token["text"] is not None or token["entity"] is not None:
            if verbatim:
                out.append(piece)
            elif token["text"] is not None:
                run += piece
            elif piece in _ENTITY_TEXT:
                run += _ENTITY_TEXT[piece]
            else:
                flush()
                out.append(piece)
                before = "x"
            continue
        flush()
        out.append(piece)
        if token["tag"] is None:
            continue
        name = token["name"].lower()
        if name in _VERBATIM:
            _track(verbatim, name, piece)
            before = "x"
        elif name not in _INLINE and not verbatim:
            before = ""
    flush()
    return "".join(out)


def _track(stack: list[str], name: str, tag: str) -> None:
    """Keep count of the verbatim elements that are open."""
    if tag.startswith("</"):
        if name in stack:
            del stack[len(stack) - 1 - stack[::-1].index(name) :]
    elif not tag.endswith("/>"):
        stack.append(name)
