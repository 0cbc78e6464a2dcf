"""The ids of the plain table's own buttons.

Modes give each button's state by its id, and the picture gives its rectangle.
"""

from typing import Final

END: Final = "end-turn"
BACK: Final = "put-down"
NEXT: Final = "page/next"
PREVIOUS: Final = "page/previous"
