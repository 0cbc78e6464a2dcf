"""Hidden information (section 13): build the view of a position that one player may see."""

from typing import Final, NewType

from game.core.message import HiddenInformation
from game.tzolkin.rules.data.expansion import QUICK_1
from game.tzolkin.rules.state import KEEP, TRIBE, State

UNKNOWN: Final = -1
"""Number in a view that stands for a tile whose identity the viewer may not know."""
UNKNOWN_TILE: Final = "?"
"""Name in a view that stands for a quick action tile which is not public yet."""


View = NewType("View", State)
"""A position as one seat may see it, made by ``view``.

Code that must not depend on hidden information takes a ``View`` instead of a ``State``.
"""


def view(state: State, seat: int) -> View:
    """Return a copy of the position as a seat may see it; ``NOBODY`` sees only what is public.

    Public information is unchanged. The building decks hold ``UNKNOWN``, and the quick action
    tiles of age 2 are ``UNKNOWN_TILE`` before the first food day. Until all players have made
    their choices, the wealth tiles and tribes dealt to the other players are ``UNKNOWN`` and the
    ones that they kept are empty.

    The legal actions of the seat can be computed from the view. Applying an action that reveals
    hidden information raises ``HiddenInformation``.
    """
    seen = state.copy()
    seen.deck1 = (UNKNOWN,) * len(state.deck1)
    seen.deck2 = (UNKNOWN,) * len(state.deck2)
    if not state.food_days_done:
        seen.quick_tiles = tuple(
            UNKNOWN_TILE if index >= len(QUICK_1) else tile
            for index, tile in enumerate(state.quick_tiles)
        )
    if state.dealt_wealth:
        _hide_choices(seen, seat)
    return View(seen)


def _hide_choices(seen: State, seat: int) -> None:
    seen.dealt_wealth = tuple(
        number if index // 4 == seat or index >= 4 * seen.seats else UNKNOWN
        for index, number in enumerate(seen.dealt_wealth)
    )
    seen.dealt_tribes = tuple(
        number if index // 2 == seat else UNKNOWN for index, number in enumerate(seen.dealt_tribes)
    )
    for other in range(seen.seats):
        if other != seat:
            seen.wealth[other] = ()
            seen.tribe[other] = 0
    if seen.seat != seat and seen.phase in (KEEP, TRIBE):
        # While another player chooses, the view shows KEEP for both of his choices. His tribe is
        # hidden above, so the view does not give away how many tiles he may keep.
        seen.phase = KEEP


def reveal(number: int) -> int:
    """Return the number of a tile that is turned face up now.

    Raises:
        HiddenInformation: the tile is ``UNKNOWN``, because the position is a view.
    """
    if number == UNKNOWN:
        raise HiddenInformation("hidden")
    return number
