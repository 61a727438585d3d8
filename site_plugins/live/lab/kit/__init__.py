"""What a reader of the Lab may use besides `engine`: charts, tables, and positions to think about.

from lab import bars, show
show(bars({"win": 0.4, "draw": 0.2, "lose": 0.4}, title="A match"))
"""

from .chart import bars, lines, percent, table
from .runner import show
from .thinking import at, roll, weigh

__all__ = ["at", "bars", "lines", "percent", "roll", "show", "table", "weigh"]
