"""What a learner taps who does just what the lessons say, element by element."""

from collections.abc import Mapping, Sequence
from typing import Final

NEXT: Final = "lesson/next"

TAPS: Final[Mapping[str, Sequence[str]]] = {
    "place": (
        *(NEXT, "space/c4", "confirm", NEXT, NEXT, "tool/undo"),
        *("space/b3", "space/b3", "confirm"),
    ),
    "walk": (
        *("action/enter", "space/a5", "space/a5", "space/b4"),
        *("action/enter", "party/leader", "space/c4", "space/b4", "space/c4", "space/c4"),
        *("action/enter", "party/more", "space/a5", "end-turn", "dialog/end"),
    ),
    "temple": ("space/c4", "here/dig", "here/dig", NEXT, "space/b4", "space/c4", "space/c4"),
    "treasure": (
        *("space/b3", "here/recover", "here/recover", NEXT, "action/exchange"),
        *("exchange/give/5", "exchange/take/p1/2", "exchange/confirm"),
    ),
    "camp": (
        *(NEXT, "space/d3", "here/camp", "action/enter", "space/e3"),
        *("action/shuttle", "space/a5", "space/d3", NEXT),
    ),
    "guard": (NEXT, NEXT, "space/c4", "party/leader", "space/b4", "space/c4", "here/guard"),
    "scoring": (
        *(NEXT, "space/b4", "space/c4", "space/c4", "action/enter", "space/b5"),
        *("end-turn", "dialog/end", *["scoring/continue"] * 2, "space/c2", "confirm"),
    ),
    "auction": (NEXT, NEXT, *["bid/more"] * 2, "bid/place", "display/A4", "space/c4", "confirm"),
}
"""Of Tikal, by the lesson's name."""

TZOLKIN_TAPS: Final[Mapping[str, Sequence[str]]] = {
    "place": (*(NEXT, NEXT, "gear/palenque", NEXT, "gear/palenque", NEXT, "end-turn"),),
    "ride": (
        *(NEXT, "gear/yaxchilan", "end-turn", NEXT, NEXT, "space/yaxchilan/1", "do", *[NEXT] * 3),
    ),
    "corn": (
        *(NEXT, "space/palenque/1", "do", "space/palenque/2", "do"),
        *("space/palenque/3", "card/1/way/wood/0", "do", *[NEXT] * 4),
    ),
    "food": (
        *(NEXT, "space/palenque/1", "do", NEXT, "end-turn", "go-on", *[NEXT] * 5),
        *("card/way/beg/0", "temple/chaac", "do"),
    ),
    "technology": (
        *(NEXT, "space/yaxchilan/2", "do", *[NEXT] * 4),
        *("space/tikal/1", "technology/agriculture", "do", NEXT, "space/palenque/2", "do"),
    ),
    "building": (
        *(NEXT, "space/tikal/2", "building/B01", "do", *[NEXT] * 4),
        *("space/tikal/4", "monument/M02", "do", NEXT),
    ),
    "skull": (*("space/yaxchilan/4", "do", *[NEXT] * 2, "space/chichen/3", "do", *[NEXT] * 3),),
    "first-turn": (
        *("card/0/wealth/W12", "card/0/wealth/W16", "do", *[NEXT] * 3),
        *("gear/palenque", "end-turn"),
    ),
    "tribes": (
        *("card/0/tribe/T13", "card/1/wealth/W04", "card/1/wealth/W08", "do"),
        *("gear/palenque", "gear/tikal", NEXT),
    ),
    "prophecies": (NEXT, "space/palenque/2", "do", NEXT),
    "new-buildings": (NEXT, "space/tikal/2", "building/X01", "do"),
    "quick": (NEXT, "quickspaces", "end-turn"),
}
"""Of Tzolk'in, by the lesson's name."""

TAPS_OF: Final = {"tikal": TAPS, "tzolkin": TZOLKIN_TAPS}
"""By the game's id."""
