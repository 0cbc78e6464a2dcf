"""The ids of the plain table's own buttons: modes say how they look, the view where they lie."""

from typing import Final

END: Final = "end-turn"
BACK: Final = "put-down"
NEXT: Final = "page/next"
PREVIOUS: Final = "page/previous"
