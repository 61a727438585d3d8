"""A match between people and computer players: whose turn it is, what happens by itself, how far one may go back."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import games
from engine.core.asks import Ask, Cast, Choose, Draw, Must, Roll
from engine.core.events import COUNTS
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.match.fixture import CURTAIN, ITSELF, OVER, PERSON, THINKING, Fixture
from engine.match.settings import HAND, THROWS, Settings
from site_plugins.live.widgets.match.settings import usual
from tests.widgets.match.page import GAMES, SECRET

TWO = ("human", "human")


def begun(game: str, seats: tuple[str, ...] = TWO, **more: Any) -> Fixture:
    """A match that has just begun."""
    fields: dict[str, Any] = {"seats": seats, "seed": "7", **more}
    return Fixture.kick_off(games.load(game), usual(games.load(game), {})._replace(**fields))


def step(match: Fixture, rng: Random) -> None:
    """One answer, whoever gives it."""
    if match.turn == CURTAIN:
        match.reveal()
    if match.turn == ITSELF:
        match.happen()
    elif match.turn == THINKING:
        match.decide()
    elif isinstance(match.offer, Choose):
        match.send(at_random(rng)(match.offer))
    else:
        match.throw()


def until(match: Fixture, kind: type[Ask], seed: int = 1) -> Fixture:
    """Play on until such a thing is asked of a person."""
    rng = Random(seed)
    while not (isinstance(match.position.ask, kind) and match.turn in {PERSON, CURTAIN}):
        assert match.turn != OVER
        step(match, rng)
    return match


def ended(match: Fixture, seed: int = 1) -> Fixture:
    """Play to the end."""
    rng = Random(seed)
    while match.turn != OVER:
        step(match, rng)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [("human", "medium"), ("medium", "human")])
def test_each_is_asked_what_is_his(game: str, seats: tuple[str, ...]) -> None:
    """A person decides and throws for his side; cards and what can only be done one way come by themselves."""
    match, rng = begun(game, seats, throws=HAND), Random(2)
    while match.turn != OVER:
        ask = match.position.ask
        assert ask is not None
        human = seats[ask.seat] == "human"
        if isinstance(ask, (Draw, Must)):
            assert match.turn == ITSELF
        elif isinstance(ask, Choose):
            assert match.turn == (THINKING if not human else PERSON if len(ask.options) > 1 else ITSELF)
        else:
            assert match.turn == (PERSON if human else ITSELF)
        assert match.viewer == match.hero == seats.index("human")
        step(match, rng)
    assert match.position.result is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [("human", "medium"), TWO])
def test_rolls_that_come_with_a_choice_change_the_presses_and_never_the_match(
    game: str, seats: tuple[str, ...]
) -> None:
    presses, played = [], []
    for throws in THROWS:
        match, rng, count = begun(game, seats, throws=throws), Random(2), 0
        while match.turn != OVER:
            count += match.turn in {PERSON, CURTAIN}
            step(match, rng)
        presses.append(count)
        played.append(match.position.history)
    assert played[0] == played[1]
    # Draft's dice are cards.
    assert presses[0] <= presses[1] - (0 if game == "draft" else 2)


@pytest.mark.parametrize("game", ["double", "tomy", "scrumball", "flair"])
def test_who_begins_is_rolled_with_the_kick_off(game: str) -> None:
    """By both sides and after every tie; the first thing that a person does is something else."""
    tied = 0
    for seed in range(12):
        match = begun(game, ("human", "medium"), seed=str(seed))
        opening = match.position.ask
        assert opening is not None
        while match.position.ask is not None and match.position.ask.name == opening.name:
            assert match.turn == ITSELF
            assert match.follows
            match.happen()
        tied += match.answers > 2
        assert begun(game, ("human", "medium"), seed=str(seed), throws=HAND).turn == PERSON
    assert tied


def test_a_roll_falls_with_the_choice_that_led_to_it_unless_something_has_counted() -> None:
    """The ruck after one's own run needs no press, though the other side has tackled; a conversion does."""
    game, met = games.load("scrumball"), set()
    for seed in range(4):
        match, rng = begun("scrumball", ("human", "medium"), seed=str(seed)), Random(seed)
        while match.turn != OVER:
            ask = match.position.ask
            assert ask is not None
            if ask.seat == 0 and isinstance(ask, Roll):
                met.add((ask.name, match.turn))
                if any(game.events.weight(event) == COUNTS for event in match.position.news):
                    assert match.turn == PERSON
            step(match, rng)
    assert ("ruck-die", ITSELF) in met
    assert ("conversion", PERSON) in met


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_choices_are_the_same_match(game: str) -> None:
    first, again, other = (ended(begun(game, ("human", "medium"), seed=seed)) for seed in ("7", "7", "8"))
    assert first.position.history == again.position.history
    assert first.position.log == again.position.log
    assert first.position.history != other.position.history


def test_dice_on_the_table_are_entered_for_both_sides() -> None:
    """By a person; where only computer players sit, nobody could."""
    match = begun("double", ("human", "medium"), dice="table")
    seats = set()
    for _ in range(6):
        ask = match.position.ask
        assert ask is not None
        if isinstance(ask, Roll):
            assert match.turn == PERSON
            seats.add(ask.seat)
        step(match, Random(1))
    assert seats == {0, 1}
    assert begun("double", ("medium", "easy"), dice="table").turn == ITSELF
    assert isinstance(begun("tomy", ("medium", "human"), dice="table").position.ask, Cast)


def test_undo_leads_back_to_one_s_last_choice() -> None:
    """As long as nothing has been revealed since; then a die bars the way."""
    match = until(begun("double"), Choose)
    before, options = match.position, match.position.ask
    assert isinstance(options, Choose)
    with pytest.raises(Refusal) as caught:
        match.undo()
    assert caught.value.code == "undo-barred"
    match.send(options.options[0])
    assert match.back is before
    match.undo()
    assert match.position is before
    assert (match.answers, match.takes) == (len(before.history), 0)
    until(match, Roll)
    match.throw()
    with pytest.raises(Refusal):
        match.undo()


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    with pytest.raises(Refusal) as caught:
        begun("double").undo()
    assert caught.value.code == "nothing-to-undo"


def test_in_study_one_goes_back_behind_dice_and_they_may_fall_otherwise() -> None:
    match = begun("double", study=True, throws=HAND)
    thrown = set()
    for _ in range(12):
        match.throw()
        thrown.add(match.position.answer)
        match.undo()
        assert match.position.before is None
    assert len(thrown) > 1
    assert match.takes == 12


def test_in_study_cards_that_came_by_themselves_are_gone_through() -> None:
    """One goes back to a person's answer, not to a card that nobody chose."""
    match, rng = begun("flair", ("human", "medium"), study=True), Random(1)
    while not (match.turn == PERSON and match.position.before and isinstance(match.position.before.ask, Draw)):
        step(match, rng)
    match.undo()
    assert match.turn == PERSON
    assert match.position.ask is not None
    assert match.position.ask.seat == 0


@pytest.mark.parametrize("game", SECRET)
def test_a_card_out_of_a_hidden_hand_bars_the_way_as_a_die_does(game: str) -> None:
    """Whoever could take back his move after the other has answered it would know the other's hand."""
    met = 0
    for seed in range(2):
        match, rng = begun(game, ("human", "medium"), seed=str(seed)), Random(seed)
        while match.turn != OVER:
            ask, before = match.position.ask, match.position
            assert ask is not None
            hidden = isinstance(ask, Choose) and match.game.asked(ask, before.state, 0) != ask
            step(match, rng)
            if hidden and not match.position.over:
                met += 1
                assert match.back is None
    assert met > 15


def test_dice_that_were_entered_wrongly_are_entered_again() -> None:
    """They lie on a real table: what is taken back is only what was written down."""
    match = begun("double", ("human", "medium"), dice="table")
    match.send((6,))
    match.undo()
    match.send((2,))
    assert match.position.answer == (2,)
    assert begun("tomy", ("medium", "human"), dice="table").back is None


@pytest.mark.parametrize("study", [False, True])
def test_after_the_last_whistle_only_a_study_match_goes_back(study: bool) -> None:
    """Even where it was a person's own choice that ended it: the result has been counted."""
    game = games.load("flair")
    late = {"half": 2, "seconds": 600, "attack": 0, "ball": 40, "score": [7, 3]}
    hands = {"hands": [["9", "10", "12", "4", "5", "6"], ["1", "3", "7", "9", "11", "14"]]}
    position = Position.begin(Start.of(game, {}, (), "attack", {**late, **hands}))
    match = Fixture(Settings(game.names, ("human", "medium"), {}, "7", study=study), position)
    match.send("end")
    assert match.turn == OVER
    assert (match.back is position) is study


def test_between_two_people_there_is_a_curtain() -> None:
    """A choice is asked behind it until the one who is asked has the device; going back draws it again."""
    match = until(begun("flair"), Choose)
    while match.position.ask is None or match.turn != CURTAIN:
        step(match, Random(1))
    ask = match.position.ask
    assert ask is not None
    covered = [match.covered]
    assert match.shown == match.viewer == 1 - ask.seat
    match.reveal()
    assert match.turn == PERSON
    assert match.viewer == ask.seat
    assert [*covered, match.covered] == [True, False]
    with pytest.raises(Refusal):
        match.reveal()


def test_what_one_has_chosen_can_be_taken_back_until_the_other_looks() -> None:
    """Then a card out of a hidden hand has been seen."""
    match, rng = begun("draft"), Random(5)
    met = 0
    while match.turn != OVER:
        before = match.position.before
        ask = None if before is None else before.ask
        if match.turn == CURTAIN and isinstance(ask, Choose) and ask.name != "pick" and len(ask.options) > 1:
            met += 1
            assert match.back is before
            match.reveal()
            assert match.back is None
        step(match, rng)
    assert met > 3


def test_while_everything_lies_open_there_is_no_curtain() -> None:
    """Picks are open to all: each answers in turn, and may take back what the other has not answered yet."""
    match, seats = until(begun("draft"), Choose), list[int]()
    before = match.position
    while match.position.ask is not None and match.position.ask.name == "pick" and len(seats) < 4:
        assert match.turn == PERSON
        assert not match.covered
        seats.append(match.position.ask.seat)
        assert match.viewer == seats[-1]
        before = match.position
        match.send(match.position.ask.options[0])  # type: ignore[attr-defined]
    assert set(seats) == {0, 1}
    match.undo()
    assert match.position is before
    assert match.turn == PERSON


@pytest.mark.parametrize("game", SECRET)
def test_who_takes_up_a_shared_match_is_not_known(game: str) -> None:
    """So nobody's hand lies open, whatever is asked; where nothing is hidden, nobody has to say who he is."""
    match = until(begun(game, throws=HAND), Choose)
    step(match, Random(1))
    wanted = Choose if game == "draft" else Roll
    until(match, wanted)
    while not match.apart or len(getattr(match.position.ask, "options", "12")) == 1:
        step(match, Random(1))
        until(match, wanted)
    again = Fixture(match.settings, match.position)
    assert again.covered
    assert again.turn == CURTAIN
    again.reveal()
    assert again.turn == PERSON
    alone = Fixture(match.settings._replace(seats=("human", "easy")), match.position)
    assert not alone.covered
    double = until(begun("double"), Choose)
    assert Fixture(double.settings, double.position).turn == PERSON


def test_those_who_watch_look_over_the_shoulder_of_whoever_plays() -> None:
    match = begun("flair", ("easy", "medium"))
    rng = Random(1)
    for _ in range(40):
        ask = match.position.ask
        assert ask is not None
        assert match.viewer == ask.seat
        assert match.turn in {ITSELF, THINKING}
        step(match, rng)
    assert match.back is None


def test_eight_seats_take_their_turns() -> None:
    """In a cup each is asked for his own ties: people throw, computer players think."""
    game = games.load("tomy")
    settings = Settings(game.sides({"format": "cup"}), ("easy", "human") * 4, {"format": "cup"}, "7", throws=HAND)
    match, rng = Fixture.kick_off(game, settings), Random(1)
    asked = set()
    while match.turn != OVER:
        ask = match.position.ask
        assert ask is not None
        asked.add(ask.seat)
        assert (match.turn == PERSON) == (settings.seats[ask.seat] == "human")
        step(match, rng)
    assert asked == set(range(8))
    result = match.position.result
    assert result is not None
    assert result.winner in range(8)


def test_every_moment_is_there_in_order() -> None:
    match = ended(begun("double"))
    moments = match.moments()
    assert moments[0].before is None
    assert moments[-1] is match.position
    assert all(after.before is before for before, after in pairwise(moments))
    assert match.answers == len(moments) - 1
