"""Links and saves of older rules open as far as they can be played, and it is said whose rules they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.cli import main
from engine.core.inquiry_links import read
from engine.core.languages import LANGUAGES, words
from engine.core.record import Record, Replay
from engine.core.refusal import Refusal
from engine.match.saves import record_in, take_up
from site_plugins.live.widgets import bridge
from site_plugins.live.widgets.page.contract import forget
from site_plugins.live.widgets.page.spec import spec_of
from tests.core.kept import Kept, kept, records
from tests.core.kept.houses import HOUSES
from tests.core.kept.making import made
from tests.widgets.match.page import Page
from tests.widgets.reader import plain

KEPT = [pytest.param(one, id=f"{one.game}-{one.rules}") for one in kept()]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", KEPT)
def test_why_it_stops_is_said_in_words(one: Kept, lang: str) -> None:
    """By the game that refuses it, and not by the name of the reason."""
    said = [replayed(record, lang)[1] for record in records(one).values()]
    nameless = [
        sentence for sentence in said if words(lang).refusal(Refusal("no-such-reason")).split("(")[0] in sentence
    ]
    assert not nameless


def replayed(record: Record, lang: str = "en") -> tuple[Replay | None, str]:
    """A record played again, with what is said of it; where it cannot even begin, only that."""
    try:
        replay = record.replay(games.load)
    except Refusal as why:
        assert why.code == "version-start", (record, str(why))
        return None, why.words(lang)
    return replay, replay.notice(lang)


def test_something_is_kept_of_every_game() -> None:
    assert {one.game for one in kept()} == set(HOUSES)
    assert all(one.matches and one.situations and one.questions and one.saves and one.files for one in kept())


@pytest.mark.slow
@pytest.mark.parametrize("one", KEPT)
def test_what_readers_hold_still_opens(one: Kept) -> None:
    """By today's rules exactly; by older ones as far as they go, with the word for it in both languages."""
    ours = games.load(one.game).version
    for name, record in records(one).items():
        assert (record.game, record.version) == (one.game, one.rules)
        for lang in LANGUAGES:
            replay, said = replayed(record, lang)
            if one.rules == ours:
                assert replay is not None
                assert (said, replay.played, replay.old) == ("", len(record.answers), False), name
            else:
                assert said.startswith(words(lang)("core.older", theirs=one.rules, ours=ours)), name
                assert replay is None or len(replay.position.history) == replay.played


def test_a_fact_that_cannot_be_is_worked_out_anew_and_said() -> None:
    """Eleven of Draft's situations told fewer cards laid than lay there; whoever holds their links still opens them."""
    (one,) = (one for one in kept() if (one.game, one.rules) == ("draft", "1"))
    record = Record.from_link(one.situations["half-by-pile"])
    assert record.data is not None
    replay = record.replay(games.load)
    assert replay.anew == ("played",)
    assert replay.position.first.state.data()["played"] > record.data["played"]
    assert "“played” is impossible, so it was worked out again" in replay.notice("en")
    assert "« played »" in plain(replay.notice("fr")).replace("\u00a0", " ").replace("\u202f", " ")
    with pytest.raises(Refusal, match="played-more"):
        record._replace(version=games.load("draft").version).replay(games.load)


@pytest.mark.slow
@pytest.mark.parametrize("one", KEPT)
def test_hardly_anything_that_readers_hold_cannot_begin(one: Kept) -> None:
    lost = [name for name, record in records(one).items() if replayed(record)[0] is None]
    assert len(lost) <= len(records(one)) // 40, lost


@pytest.mark.slow
@pytest.mark.parametrize("id_", games.SHELF)
def test_by_older_rules_it_is_said_how_far_it_goes(id_: str) -> None:
    """What is made today as if it were older: what plays is played, and an answer that is none stops it."""
    ours = games.load(id_).version
    for name, record in records(made(games.load(id_), HOUSES.get(id_, ({},)))).items():
        total = len(record.answers)
        for lang in LANGUAGES:
            say = words(lang)
            replay, told = replayed(record._replace(version="0"), lang)
            assert replay is not None, name
            assert replay.played == total
            still = [say("core.still-plays", total=total)] if total else []
            assert told == " ".join([say("core.older", theirs="0", ours=ours), *still])
        with pytest.raises(Refusal, match="version-other"):
            record._replace(version="0").position(games.load)
        stopped, told = replayed(record._replace(version="0", answers=(*record.answers[:3], "no-such-thing", "x")))
        assert stopped is not None
        at = min(3, total)
        assert stopped.played == at
        assert f"Of its {at + 2} answers, {at} still play" in told
        assert ("is over by then" in told) == stopped.position.over
        assert stopped.position.over or f"answer {at + 1} (“no-such-thing”) is no longer possible." in told


def page(spec: dict[str, Any], link: str) -> dict[str, Any]:
    """What a page is answered when it opens a link."""
    answer: dict[str, Any] = json.loads(
        bridge.handle(json.dumps({"id": 1, "spec": spec, "command": {"do": "open", "link": link}}))
    )
    return answer


def older(link: str, extra: tuple[str, ...] = ()) -> tuple[Record, str]:
    """The link as rules before ours would have left it."""
    record = Record.from_link(link)
    record = record._replace(version="0", answers=(*record.answers, *extra))
    return record, record.link()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", KEPT)
def test_a_page_of_the_book_opens_an_older_link(one: Kept, lang: str) -> None:
    for name in list(one.situations)[::7]:
        if name not in games.situations(one.game):
            continue
        record, link = older(one.situations[name], ("no-such-thing",))
        forget()
        answer = page(spec_of(games.situation(one.game, name), lang, "./").plain(), link)
        said = plain(replayed(record, lang)[1])
        assert said in plain(answer["status"]), name
        assert "ce-note" in answer["html"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", KEPT)
def test_the_referee_opens_an_older_link(one: Kept, lang: str) -> None:
    spec = {"game": "", "situation": "referee", "lang": lang, "base": "./", "start": {}, "referee": True}
    for link in [*list(one.questions.values())[::7], older(one.matches["bots-0"])[1]]:
        forget()
        record = read(link, games.moments)
        if record.version == games.load(one.game).version:
            assert "ce-note--refusal" not in page(spec, link)["html"] or record.answers
            continue
        told = plain(replayed(record, lang)[1])
        answer = page(spec, link)
        over = plain(words(lang).refusal(Refusal("nothing-to-play")))
        assert told in plain(answer["html"]) or over in plain(answer["status"])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", KEPT)
def test_a_play_page_opens_what_is_older(one: Kept, lang: str) -> None:
    """Kept on the device, from a file, by a link: watched, not gone on with, and kept as it came."""
    for name, save in one.saves.items():
        was = json.loads(json.dumps(save))
        was["record"]["rules"] = "0"
        told = plain(replayed(record_in(json.dumps(was)), lang)[1])
        for how in ("take-up", "import", "open"):
            forget()
            here = Page(one.game, lang)
            if how == "take-up":
                here.send({"do": "take-up", "id": "1"}, save=was)
            elif how == "import":
                here.do("import", text=json.dumps(was))
            else:
                here.do("open", link=record_in(json.dumps(was)).link())
            assert told in here.note, (name, how)
            if here.session.fixture is not None:
                assert here.session.screen == "replay"
                here.do("file")
                assert json.loads(here.answer["file"]["text"])["record"] == was["record"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", KEPT)
def test_the_command_line_opens_what_is_older(
    one: Kept, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`replay` tells it, `play --resume` goes on from there, and the file stays as it was."""
    was = json.loads(json.dumps(one.saves["midway-0"]))
    was["record"]["rules"] = "0"
    replay, told = replayed(record_in(json.dumps(was)), lang)
    file = tmp_path / "old.json"
    file.write_text(json.dumps(was), "utf-8")
    link = record_in(json.dumps(was)).link()
    for typed in (str(file), link):
        assert main(("replay", typed, "--lang", lang)) == (0 if replay else 1)
        said = capsys.readouterr()
        assert plain(told) in plain(said.out + said.err)
        monkeypatch.setattr("builtins.input", lambda _: (_ for _ in ()).throw(EOFError))
        assert main(("play", one.game, "--resume", typed, "--lang", lang)) == (0 if replay else 1)
        said = capsys.readouterr()
        assert plain(told) in plain(said.out + said.err)
        assert "--resume c1" in said.out or not replay
    assert json.loads(file.read_text("utf-8")) == was


@pytest.mark.parametrize("one", KEPT)
def test_a_question_to_the_referee_is_read_at_the_command_line(one: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    name, link = next(iter(one.questions.items()))
    replay, _ = replayed(read(link, games.moments))
    assert main(("replay", link)) == (0 if replay else 1), name
    assert capsys.readouterr()


def test_taking_up_what_cannot_begin_says_why() -> None:
    save = json.loads(json.dumps(kept()[0].saves["midway-0"]))
    save["record"] = {**save["record"], "rules": "0", "options": {"weather": "rain"}}
    with pytest.raises(Refusal) as caught:
        take_up(save, kept()[0].game)
    assert caught.value.code == "version-start"
    for lang, sentence in (("en", "it cannot begin as it did"), ("fr", "ne peut plus commencer ainsi")):
        assert sentence in caught.value.words(lang)
        assert "weather" in caught.value.words(lang)
