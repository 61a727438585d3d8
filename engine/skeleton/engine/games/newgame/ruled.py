"""The rulings that decide what is logged, by rule and event; the rulebook plugin writes this."""

RULED = {
    "result.level/drawn": "r1",
}

UNLESS = {
    "r1": "level",
}
