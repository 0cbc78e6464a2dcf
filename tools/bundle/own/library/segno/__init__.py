"""segno without what writes files: the game draws its codes itself."""

from segno.encoder import DataOverflowError
from segno.encoder import encode as make

__all__ = ["DataOverflowError", "make"]
