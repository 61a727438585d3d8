"""HTML made by calls: escaped, well-formed, legible."""

from __future__ import annotations

import pytest

from site_plugins.live.widgets.drawing.dice import dice, die
from site_plugins.live.widgets.drawing.markup import el, join, prose
from site_plugins.live.widgets.page.urls import book_base, rule_url
from tests.widgets.reader import by_class, text, tree


def test_text_is_escaped_and_markup_is_not() -> None:
    """What a player calls himself cannot become a tag."""
    assert el("p", "<script>", el("b", 'a & "b"')) == "<p>&lt;script&gt;<b>a &amp; &quot;b&quot;</b></p>"


def test_attributes() -> None:
    """Underscores become hyphens, True stands alone, None and False vanish, data is JSON between single quotes."""
    made = el("button", class_="a", aria_label='"', open=True, hidden=None, disabled=False, data_send={"a": "it's"})
    assert made == """<button class="a" aria-label="&quot;" open="" data-send='{"a":"it&#39;s"}'></button>"""


def test_children_may_be_lists_and_nothing() -> None:
    """Lists are laid out one after the other; nothing is nothing."""
    assert join(["a", [None, el("br")]], 0, False) == "a<br />0"


def test_a_throw_is_not_torn_apart() -> None:
    """5-3 and 50-22 stay on one line; other hyphens may break."""
    assert prose("A 5-3 & a well-set 50-22") == (
        'A <span class="ce-nb">5-3</span> &amp; a well-set <span class="ce-nb">50-22</span>'
    )


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_face(face: int) -> None:
    """The drawing agrees with the value."""
    for state in ("", "small"):
        (pips,) = by_class(tree(die(face, state=state)), "ce-die__pips")
        assert len(set(pips.get("d", "").split("h0")[:-1])) == face


def test_dice_of_other_kinds() -> None:
    """A die of twenty sides shows its figure, one still to be thrown a question mark; the whole throw has one name."""
    assert text(tree(die(17, sides=20))) == "17"
    assert text(tree(die(None))) == "?"
    (throw,) = tree(dice((5, 3), "five & three"))
    assert (throw.get("role"), throw.get("aria-label"), len(throw)) == ("img", "five & three", 2)


@pytest.mark.parametrize(
    ("root", "lang", "url"),
    [
        ("..", "en", "../double/penalty/#double.penalty.own-half"),
        ("../..", "fr", "../../fr/double/penalty/#double.penalty.own-half"),
        (".", "en", "./double/penalty/#double.penalty.own-half"),
        ("", "en", "./double/penalty/#double.penalty.own-half"),
        ("/book/", "fr", "/book/fr/double/penalty/#double.penalty.own-half"),
    ],
)
def test_where_a_rule_stands(root: str, lang: str, url: str) -> None:
    """The page is the rule's section, in the reader's language, wherever the reader is."""
    assert rule_url(book_base(root, lang), "double.penalty.own-half") == url
