"""Machine checks of the truth: what can be said at any moment, what can be told a referee, and what can be loaded.

`python -m tests.truth` looks at ten thousand positions of each game; `test_truth.py` at a few of them.
"""
