"""Signs: one set of pictures and a small language of lines, taken from the rules' data.

Signs are values; ``drawing`` computes their size in a place, and draws them.
"""

from game.tzolkin.table.signs.of_things import signs_of
from game.tzolkin.table.signs.sign import Line, Sign, Signs

__all__ = ["Line", "Sign", "Signs", "signs_of"]
