"""Hostile input for everything that takes input: seeded, bounded, and fed through the doors that readers use.

    python -m tests.fuzz --inputs 300000 --jobs 2

Nothing may come out but an answer or a refusal, within a second and fifty megabytes. `mangle.py` spoils real input,
`pantry.py` has the real input, `doors.py` are the doors of the engine, `pages.py` and `practice.py` those of the
page, `terminal.py` those of the command line, and `run.py` measures.
"""
