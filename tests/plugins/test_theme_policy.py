"""What a page may run and fetch."""

import base64
import hashlib

from site_plugins.theme.policy import inline_scripts, policy, source_hash, with_policy

PAGE = '<head>\n<meta charset="utf-8">\n<title>x</title></head>'


def test_only_scripts_that_run_from_the_page_count() -> None:
    html = (
        "<script>one()</script><script src='a.js'></script><script src=\"b.js\">three()</script>"
        '<script id="__config" type="application/json">{"a":1}</script><script type="module">two()\n</script>'
    )
    assert inline_scripts(html) == {"one()", "two()\n"}


def test_the_hash_is_that_of_the_exact_text() -> None:
    expected = base64.b64encode(hashlib.sha256("é()".encode()).digest()).decode()
    assert source_hash("é()") == f"'sha256-{expected}'"


def test_the_policy_names_no_other_host_and_no_unsafe_inline() -> None:
    text = policy(["one()"])
    assert source_hash("one()") in text
    assert "default-src 'none'" in text
    assert "style-src 'self';" in text
    assert "unsafe-inline" not in text
    assert "'unsafe-eval'" not in text
    assert "http" not in text


def test_the_policy_is_the_same_whatever_the_order() -> None:
    assert policy(["a", "b"]) == policy(["b", "a", "a"])


def test_the_policy_comes_first_and_replaces_an_older_one() -> None:
    once = with_policy(PAGE, policy(["one()"]))
    twice = with_policy(once, policy(["two()"]))
    assert once.index("Content-Security-Policy") < once.index("<title>")
    assert twice.count("Content-Security-Policy") == 1
    assert source_hash("two()") in twice
    assert source_hash("one()") not in twice
