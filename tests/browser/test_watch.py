"""The watch that every other test relies on does see what it is there to see."""

from __future__ import annotations

from tests.browser.conftest import Open


def test_the_watch_sees_complaints_breakage_other_hosts_and_lost_files(open_reader: Open) -> None:
    reader = open_reader(bypass_csp=True, sparing=True)
    page = reader.open("about/")
    page.evaluate("console.error('a complaint')")
    page.evaluate("setTimeout(() => { throw new Error('a breakage') })")
    page.evaluate("fetch('http://elsewhere.example/').catch(() => {})")
    page.evaluate("fetch('no-such-file').catch(() => {})")
    page.evaluate("new Promise(done => setTimeout(done, 50))")
    faults = "\n".join(reader.watch.faults)
    assert "console: a complaint" in faults
    assert "error: a breakage" in faults
    assert "another host: http://elsewhere.example/" in faults
    assert "answer 404" in faults
    reader.watch.forgive(".")


def test_the_policy_lets_no_page_talk_to_another_host(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    page = reader.open("about/")
    assert page.evaluate("fetch('http://elsewhere.example/').then(() => 'answered', () => 'refused')") == "refused"
    assert not any("elsewhere" in request for request in reader.watch.requests)
    assert "Content Security Policy" in "\n".join(reader.watch.faults)
    reader.watch.forgive("elsewhere")
