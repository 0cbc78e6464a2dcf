"""Signs: one set of pictures and a small language of lines, taken from the rules' data. They are
values; ``layout`` and ``drawing`` say how large they are in a place, and draw them."""

from game.tzolkin.table.signs.sign import Line, Sign, Signs
from game.tzolkin.table.signs.which import signs_of

__all__ = ["Line", "Sign", "Signs", "signs_of"]
