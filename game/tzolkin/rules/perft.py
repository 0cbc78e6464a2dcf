"""Count the legal action sequences of Tzolk'in, to test its rules (perft)."""

from functools import partial
from typing import Final

from game.core import perft as counting
from game.tzolkin import rules

perft: Final = partial(counting.perft, rules)
divide: Final = partial(counting.divide, rules)
