"""What is said about a press that never came about names what moves, and tells a page at rest from one that is not."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.frames import frames

# A link that never stands still, and one that does.
MOVE = """() => {
  const [there, here] = document.querySelectorAll('article a');
  there.style.display = 'inline-block';
  there.id = 'restless';
  here.id = 'at-rest';
  there.animate([{ transform: 'none' }, { transform: 'translateX(9px)' }], { duration: 300, iterations: Infinity });
}"""


def test_what_does_not_stand_still_is_named(open_reader: Open) -> None:
    page = open_reader(sparing=True).open("about/")
    assert "'moved': {}" in frames(page)
    assert "'frames': 0" not in frames(page)
    page.evaluate(MOVE)
    told = frames(page)
    assert "'restless': [" in told
    assert "at-rest" not in told
    page.close()
    assert frames(page).endswith("it answers nothing")
