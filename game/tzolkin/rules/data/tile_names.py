"""Convert the orders of a set-up to tile ids, as records and seals name them (part 4)."""

from typing import Any, Final

from game.tzolkin.rules.data.expansion import PROPHECY_INDEX, TRIBE_INDEX
from game.tzolkin.rules.data.tiles import BUILDING_INDEX, MONUMENT_INDEX, WEALTH_INDEX
from game.tzolkin.rules.setup import Setup, orders

NUMBERS: Final[dict[str, dict[str, int]]] = {
    "wealth": WEALTH_INDEX,
    "buildings1": BUILDING_INDEX,
    "buildings2": BUILDING_INDEX,
    "monuments": MONUMENT_INDEX,
    "tribes": TRIBE_INDEX,
    "prophecies": PROPHECY_INDEX,
}
"""By order, the numbers of its tiles by their ids; quick actions have names, not numbers."""
_IDS: Final = {
    name: {number: id_ for id_, number in numbers.items()} for name, numbers in NUMBERS.items()
}


def order_names(setup: Setup) -> dict[str, list[str]]:
    """Return the tile ids of every order that is in the game, in drawing order."""
    named: dict[str, list[str]] = {}
    for name, tiles in orders(setup.options).items():
        if tiles:
            drawn: tuple[Any, ...] = getattr(setup, name)
            named[name] = [_IDS[name][n] for n in drawn] if name in _IDS else list(drawn)
    return named
