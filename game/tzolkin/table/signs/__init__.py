"""Signs: one set of pictures and a small language of lines, taken from the rules' data.

Signs are values; ``layout`` computes their size in a place, and ``drawing`` draws them.
"""

from game.tzolkin.table.signs.sign import Line, Sign, Signs
from game.tzolkin.table.signs.which import signs_of

__all__ = ["Line", "Sign", "Signs", "signs_of"]
