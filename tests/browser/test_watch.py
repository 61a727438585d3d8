"""The watch that every other test relies on does see what it is there to see."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.page import POLL


def test_the_watch_sees_complaints_breakage_other_hosts_and_lost_files(open_reader: Open) -> None:
    reader = open_reader(bypass_csp=True, sparing=True)
    page = reader.open("about/")
    page.evaluate("console.error('a complaint')")
    page.evaluate("setTimeout(() => { throw new Error('a breakage') })")
    page.evaluate("fetch('http://elsewhere.example/').catch(() => {})")
    page.evaluate("fetch('no-such-file').catch(() => {})")
    wanted = (
        "console: a complaint",
        "error: a breakage",
        "another host: http://elsewhere.example/",
        "answer 404",
    )
    for _ in range(500):
        missing = [sign for sign in wanted if not any(sign in fault for fault in reader.watch.faults)]
        if not missing:
            break
        page.wait_for_timeout(POLL)
    assert not missing
    reader.watch.forgive(".")


def test_the_policy_lets_no_page_talk_to_another_host(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    page = reader.open("about/")
    assert page.evaluate("fetch('http://elsewhere.example/').then(() => 'answered', () => 'refused')") == "refused"
    assert not any("elsewhere" in request for request in reader.watch.requests)
    assert "Content Security Policy" in "\n".join(reader.watch.faults)
    reader.watch.forgive("elsewhere")
