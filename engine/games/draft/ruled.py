"""The rulings that decide what is logged, by rule and event; the rulebook plugin writes this."""

RULED = {
    "clock.extra-time/extra-time": "r23 r28",
    "clock.golden-goal/golden-goal": "r23 r29",
    "clock.half-by-clock/time-up": "r32",
    "clock.half-by-pile/pile-empty": "r19",
    "clock.half-by-pile/unchecked": "r25",
    "clock.half-time/half-time": "r20 r21",
    "clock.new-pile/new-pile": "r32",
    "draft.hand/hand-full": "r34",
    "fouls.not-whistled/not-whistled": "r14",
    "fouls.penalty-missed/penalty-missed": "r12",
    "fouls.penalty/penalty-scored": "r12",
    "fouls.second-yellow/goal-lost": "r10",
    "fouls.second-yellow/nothing-to-lose": "r10",
    "fouls.yellow/yellow-card": "r9",
    "goals.empty-hand/hand-emptied": "r14",
    "goals.refused/no-goal": "r16",
    "laying.both-pass/both-passed": "r6",
    "laying.engage/engaged": "r21",
}

UNLESS = {
    "r19": "half",
    "r21": "youngest",
}
