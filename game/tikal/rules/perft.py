"""Count the legal action sequences of Tikal (perft)."""

from functools import partial
from typing import Final

from game.core import perft as counting
from game.tikal import rules

perft: Final = partial(counting.perft, rules)
divide: Final = partial(counting.divide, rules)
