"""What players may not see (section 13), and the view that they are given instead."""

from typing import Final, NewType

from game.core.message import HiddenInformation
from game.tzolkin.rules.data.expansion import QUICK_1
from game.tzolkin.rules.state import KEEP, TRIBE, State

UNKNOWN: Final = -1
"""Stands for a tile that this player has not seen."""
UNKNOWN_TILE: Final = "?"


View = NewType("View", State)
"""A position as a seat sees it, made by ``view``; whoever must not know more asks for it."""


def view(state: State, seat: int) -> View:
    """The position as a seat sees it; ``NOBODY`` sees what all may.

    Everything public is equal; the decks are ``UNKNOWN``, and until all have chosen the other
    players' wealth tiles and tribes are neither dealt nor kept. Legal actions of the seat can be
    worked out from it; an action that reveals something raises ``HiddenInformation``.
    """
    seen = state.copy()
    seen.deck1 = (UNKNOWN,) * len(state.deck1)
    seen.deck2 = (UNKNOWN,) * len(state.deck2)
    if not state.food_days_done:
        seen.quick = tuple(
            UNKNOWN_TILE if index >= len(QUICK_1) else tile
            for index, tile in enumerate(state.quick)
        )
    if state.dealt:
        _hide_choices(seen, seat)
    return View(seen)


def _hide_choices(seen: State, seat: int) -> None:
    seen.dealt = tuple(
        number if index // 4 == seat or index >= 4 * seen.seats else UNKNOWN
        for index, number in enumerate(seen.dealt)
    )
    seen.tribes_dealt = tuple(
        number if index // 2 == seat else UNKNOWN for index, number in enumerate(seen.tribes_dealt)
    )
    for other in range(seen.seats):
        if other != seat:
            seen.wealth[other] = ()
            seen.tribe[other] = 0
    if seen.seat != seat and seen.phase in (KEEP, TRIBE):
        # which of the two he is at would tell nothing, but how many tiles he may keep would
        seen.phase = KEEP


def reveal(number: int) -> int:
    """The tile that is turned up now.

    Raises:
        HiddenInformation: it is not known here.
    """
    if number == UNKNOWN:
        raise HiddenInformation("hidden")
    return number
