"""The preview server: right types, right sub-path, packed bytes, caching, and clear words when it cannot listen."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from preview.serve import SLICES, CannotServe, Server, built_for, free_port, main, serving, split_url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A tiny built site."""
    site = tmp_path / "site"
    (site / "double").mkdir(parents=True)
    address = '<link rel="canonical" href="http://127.0.0.1:8123/coup-denvoi/">'
    (site / "index.html").write_text(f"<html>{address}home " + "é" * 1000, "utf-8")
    (site / "double" / "index.html").write_text("the game", "utf-8")
    (site / "404.html").write_text("lost", "utf-8")
    (site / "core.mjs").write_text("export {};\n" * 100, "utf-8")
    (site / "core.wasm").write_bytes(b"\0asm" * 1000)
    (site / "app.webmanifest").write_text("{}", "utf-8")
    (site / "live.0123abcd45.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("not for readers", "utf-8")
    return site


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """That site, served."""
    with serving(folder) as running:
        yield running


def get(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request, without the client's own clean-up of the path."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    found = (answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    connection.close()
    return found


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("", "text/html; charset=utf-8"),
        ("double/", "text/html; charset=utf-8"),
        ("core.mjs", "text/javascript; charset=utf-8"),
        ("core.wasm", "application/wasm"),
        ("app.webmanifest", "application/manifest+json"),
    ],
)
def test_types(server: Server, path: str, type: str) -> None:
    status, headers, body = get(server, f"/coup-denvoi/{path}")
    assert (status, headers["content-type"], headers["x-content-type-options"]) == (200, type, "nosniff")
    assert int(headers["content-length"]) == len(body) > 0


def test_sub_path(server: Server) -> None:
    assert server.url == f"http://127.0.0.1:{server.port}/coup-denvoi/"
    for path in ("/", "/coup-denvoi"):
        status, headers, _ = get(server, path)
        assert (status, headers["location"]) == (301, "/coup-denvoi/")
    assert get(server, "/coup-denvoi/double?a=1")[1]["location"] == "/coup-denvoi/double/?a=1"


def test_a_site_may_live_at_the_root(folder: Path) -> None:
    with serving(folder, "/") as server:
        assert server.url == f"http://127.0.0.1:{server.port}/"
        assert get(server, "/")[0] == get(server, "/double/")[0] == 200


@pytest.mark.parametrize(
    "path",
    ["/elsewhere/", "/coup-denvoi/none/", "/coup-denvoi/../../secret.txt", "/coup-denvoi/%2e%2e/secret.txt",
     "/coup-denvoi/a%00b", "/coup-denvoi//etc/passwd"],
)  # fmt: skip
def test_nothing_else_is_served(server: Server, path: str) -> None:
    status, _, body = get(server, path)
    assert (status, body) == (404, b"lost")


def test_packing_only_when_asked(server: Server, folder: Path) -> None:
    plain = get(server, "/coup-denvoi/")
    packed = get(server, "/coup-denvoi/", Accept_Encoding="gzip, br")
    assert "content-encoding" not in plain[1]
    assert packed[1]["content-encoding"] == "gzip"
    assert len(packed[2]) < len(plain[2]) / 5
    assert gzip.decompress(packed[2]) == plain[2] == (folder / "index.html").read_bytes()
    assert packed[1]["etag"] != plain[1]["etag"]


def test_asked_again_until_it_changes(server: Server, folder: Path) -> None:
    _, headers, _ = get(server, "/coup-denvoi/")
    assert headers["cache-control"] == "no-cache"
    status, _, body = get(server, "/coup-denvoi/", If_None_Match=headers["etag"])
    assert (status, body) == (304, b"")
    (folder / "index.html").write_text("changed", "utf-8")
    assert get(server, "/coup-denvoi/", If_None_Match=headers["etag"])[::2] == (200, b"changed")


@pytest.mark.parametrize("path", ["live.0123abcd45.js", "core.mjs?v=12"])
def test_a_versioned_address_is_kept(server: Server, path: str) -> None:
    assert "immutable" in get(server, f"/coup-denvoi/{path}")[1]["cache-control"]


def test_a_site_that_never_changes_is_kept_whole(folder: Path) -> None:
    with serving(folder, lasting=True) as server:
        assert "immutable" in get(server, "/coup-denvoi/")[1]["cache-control"]


def test_head_sends_no_body(server: Server) -> None:
    status, headers, body = get(server, "/coup-denvoi/double/", method="HEAD")
    assert (status, headers["content-length"], body) == (200, "8", b"")


def test_stopping_hangs_up_on_kept_connections(folder: Path) -> None:
    with serving(folder) as server:
        kept = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        kept.request("GET", "/coup-denvoi/double/")
        assert kept.getresponse().read() == b"the game"
        server.stop()
        with pytest.raises((ConnectionError, http.client.HTTPException)):
            kept.request("GET", "/coup-denvoi/double/")
            kept.getresponse()
        kept.close()
        with pytest.raises(ConnectionError):
            get(server, "/coup-denvoi/")
    with serving(folder, port=server.port) as again:
        assert get(again, "/coup-denvoi/double/")[0] == 200


def test_a_busy_port_is_said_plainly(server: Server, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotServe, match=f"Port {server.port} is already taken.*PORT="):
        Server(folder, "/", server.port)
    assert main([str(folder), "--can-listen", "--url", f"http://127.0.0.1:{server.port}/x/"]) == 1
    assert "already taken" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["0", "65536", "99999", "-1", "port"])
def test_an_impossible_port_is_said_plainly(folder: Path, capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert main([str(folder), "--url", f"http://127.0.0.1:{port}/coup-denvoi/"]) == 1
    assert "port" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["coup-denvoi", "ftp://here/", "http:///x"])
def test_an_impossible_address_is_said_plainly(folder: Path, capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert main([str(folder), "--url", url]) == 1
    assert "is no web address" in capsys.readouterr().err


def test_no_site_is_said_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 1
    assert "make build" in capsys.readouterr().err
    with pytest.raises(CannotServe, match="make build"):
        Server(tmp_path, "/", 0)


def test_a_site_knows_the_address_it_was_built_for(folder: Path) -> None:
    assert built_for(folder) == "http://127.0.0.1:8123/coup-denvoi/"
    assert split_url(built_for(folder)) == (8123, "/coup-denvoi/")
    assert split_url("https://example.org") == (8000, "/")


def test_free_port_can_be_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--free-port"]) == 0
    assert 1024 < int(capsys.readouterr().out) <= 65535
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", free_port()))


@pytest.mark.parametrize("pace", ["-1", "inf", "nan"])
def test_an_impossible_pace_is_said_plainly(folder: Path, capsys: pytest.CaptureFixture[str], pace: str) -> None:
    assert main([str(folder), "--url", f"http://127.0.0.1:{free_port()}/", "--pace", pace]) == 1
    assert "is no pace" in capsys.readouterr().err


def test_a_slow_link_brings_everything_in_slices(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr("preview.serve.time.sleep", naps.append)
    whole = (folder / "index.html").read_bytes()
    server = Server(folder, "/", 0, pace=len(whole) * 8 * SLICES / 1e6 / 4)
    try:
        assert get(server, "/")[2] == whole
    finally:
        server.stop()
    assert 4 <= len(naps) <= 5
