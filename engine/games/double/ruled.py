"""The rulings that decide what is logged, by rule and event; the rulebook plugin writes this."""

RULED = {
    "cards.colour/colour": "r25",
    "cards.red/red": "r2",
    "cards.yellow/yellow": "r2",
    "clock.full-time/full-time": "r1",
    "clock.half-time/half-time": "r1",
    "clock.hand-kept/hand-kept": "r7",
    "clock.last-action/last-action": "r6",
    "doubles.drop/drop-blocked": "r19",
    "doubles.fault-keep/fault-kept": "r22",
    "doubles.fault-kick/fault-kicked": "r22",
    "doubles.fault-kick/fault-missed": "r17",
    "doubles.fifty-twenty-two/fifty-twenty-two": "r19",
    "doubles.four-conversion/conversion-missed": "r18",
    "doubles.four-conversion/converted": "r18",
    "doubles.four-video/video": "r18",
    "doubles.four/counter-answer": "r22",
    "kickoff.first-action/starts": "r5",
    "kickoff.opening/opening-tied": "r3",
    "kickoff.second-half/second-half": "r4",
    "penalty.with-card/penalty-card": "r16",
    "result.draw/drawn": "r21",
    "result.tie-break/won-on-cards": "r26",
    "tries.conversion/conversion-missed": "r13",
    "tries.conversion/converted": "r13",
    "tries.five-three/five-three": "r10 r24",
    "tries.lowered/lowered": "r11",
    "tries.refused/try-refused": "r15",
}

UNLESS = {
    "r1": "length",
    "r10": "five-three",
    "r2": "yellow",
    "r7": "hand-kept",
}
