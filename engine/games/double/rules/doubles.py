"""Doubles, from 1 to 6: they come before anything else."""

from __future__ import annotations

from engine.core.asks import Choose, Roll, Steps, roll_one
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.double.rules.cards import colour
from engine.games.double.rules.clock import minutes
from engine.games.double.table.state import Match

SEATS = (0, 1)
ONE = tuple(Choose("fault", seat, "double.doubles.one", ("kick", "keep")) for seat in SEATS)
FAULT_KICK = tuple(Roll("fault-kick", seat, "double.doubles.fault-kick", 1) for seat in SEATS)
FAULT_ANSWER = measured("fault-answer", "double.doubles.fault-kick")
THREE = tuple(Choose("three", seat, "double.doubles.three", ("drop", "fifty-twenty-two")) for seat in SEATS)
DROP = tuple(Roll("drop", seat, "double.doubles.drop", 2) for seat in SEATS)
COUNTER = tuple(Roll("counter", seat, "double.doubles.four", 1) for seat in SEATS)
COUNTER_ANSWER = measured("counter-answer", "double.doubles.four")
COUNTER_VIDEO = tuple(Roll("counter-video", seat, "double.doubles.four-video", 1) for seat in SEATS)
COUNTER_CONVERSION = measured("counter-conversion", "double.doubles.four-conversion")


@rule("double.doubles.one")
def one(match: Match) -> Steps[None]:
    """A double 1 is an infringement: the opponent has a penalty, to kick in a duel or to keep the ball with."""
    offender = match.hand
    match.log("double.doubles.one", "fault", offender, 1)
    yield from _penalised(match, offender)


@rule("double.doubles.two")
def two(match: Match) -> Steps[None]:
    """A double 2 is an infringement and a card for the player who rolled it, the card before the opponent's choice."""
    offender = match.hand
    match.log("double.doubles.two", "fault", offender, 2)
    yield from colour(match, offender)
    yield from _penalised(match, offender)


def _penalised(match: Match, offender: int) -> Steps[None]:
    """The opponent's choice, the same after both infringements."""
    option = yield ONE[1 - offender]
    if option == "kick":
        yield from fault_kick(match, offender)
    else:
        fault_keep(match, offender)


@rule("double.doubles.fault-kick")
def fault_kick(match: Match, offender: int) -> Steps[None]:
    """Each rolls one die: the opponent's must be higher for three points; two minutes, the ball to the offender."""
    kicker = 1 - offender
    (kick,) = yield FAULT_KICK[kicker]
    match.log("double.doubles.fault-kick", "fault-kick", kicker, kick)
    (answer,) = yield FAULT_ANSWER[offender][kick]
    if kick > answer:
        match.score[kicker] += 3
        match.log("double.doubles.fault-kick", "fault-kicked", kicker, kick, answer)
    else:
        match.log("double.doubles.fault-kick", "fault-missed", kicker, kick, answer)
    minutes(match, 2, offender)


@rule("double.doubles.fault-keep")
def fault_keep(match: Match, offender: int) -> None:
    """The opponent takes the ball instead and plays after three minutes."""
    match.log("double.doubles.fault-keep", "fault-kept", 1 - offender)
    minutes(match, 3, 1 - offender, kept=True)


@rule("double.doubles.three")
def three(match: Match) -> Steps[None]:
    """A double 3 gives the player the choice of a drop goal or a 50:22."""
    match.log("double.doubles.three", "drop-chance", match.hand)
    option = yield THREE[match.hand]
    if option == "drop":
        yield from drop(match)
    else:
        fifty_twenty_two(match)


@rule("double.doubles.drop")
def drop(match: Match) -> Steps[None]:
    """The drop is three points unless the opponent rolls a double; one minute, and the ball lost."""
    seat = match.hand
    faces = yield DROP[1 - seat]
    if faces[0] == faces[1]:
        match.log("double.doubles.drop", "drop-blocked", seat, faces)
    else:
        match.score[seat] += 3
        match.log("double.doubles.drop", "drop-scored", seat, faces)
    minutes(match, 1, 1 - seat)


@rule("double.doubles.fifty-twenty-two")
def fifty_twenty_two(match: Match) -> None:
    """The 50:22 keeps the ball, for a new action after three minutes."""
    match.log("double.doubles.fifty-twenty-two", "fifty-twenty-two", match.hand)
    minutes(match, 3, match.hand, kept=True)


@rule("double.doubles.four")
def four(match: Match) -> Steps[None]:
    """A double 4 is countered: each rolls one die, and a higher one grants the opponent a try."""
    countered = match.hand
    scorer = 1 - countered
    match.log("double.doubles.four", "countered", countered)
    (face,) = yield COUNTER[scorer]
    match.log("double.doubles.four", "counter", scorer, face)
    (answer,) = yield COUNTER_ANSWER[countered][face]
    match.log("double.doubles.four", "counter-answer", countered, face, answer)
    if face == answer:
        face = yield from four_video(match, scorer)
    elif face < answer:
        match.log("double.doubles.four", "try-refused", scorer)
        face = 0
    if face:
        yield from four_conversion(match, scorer, face)
    minutes(match, 2, countered)


@rule("double.doubles.four-video")
def four_video(match: Match, scorer: int) -> Steps[int]:
    """After a tie the video decides: the scorer rolls again, and an even number grants the try."""
    face = yield from roll_one(COUNTER_VIDEO[scorer])
    if face % 2:
        match.log("double.doubles.four-video", "video", scorer, face, False)
        match.log("double.doubles.four-video", "try-refused", scorer)
        return 0
    match.log("double.doubles.four-video", "video", scorer, face, True)
    return face


@rule("double.doubles.four-conversion")
def four_conversion(match: Match, scorer: int, last: int) -> Steps[None]:
    """The try is five points, and two more if the next die falls under the scorer's last one, the video's included."""
    match.score[scorer] += 5
    match.log("double.doubles.four-conversion", "try", scorer)
    (face,) = yield COUNTER_CONVERSION[scorer][last]
    if face < last:
        match.score[scorer] += 2
        match.log("double.doubles.four-conversion", "converted", scorer, face, last)
    else:
        match.log("double.doubles.four-conversion", "conversion-missed", scorer, face, last)


@rule("double.doubles.five")
def five(match: Match, face: int = 5) -> Steps[None]:
    """A double 5 is a penalty try: seven points at once, two minutes, and the ball lost."""
    match.score[match.hand] += 7
    match.log("double.doubles.five", "penalty-try", match.hand, face)
    minutes(match, 2, 1 - match.hand)
    yield from ()


@rule("double.doubles.six")
def six(match: Match) -> Steps[None]:
    """A double 6 is a card for the opponent, then a penalty try like that of a double 5."""
    match.log("double.doubles.six", "penalty-try-card", match.hand)
    yield from colour(match, 1 - match.hand)
    yield from five(match, 6)
