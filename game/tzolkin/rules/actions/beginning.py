"""The choices before the first turn (sections 2 and 15)."""

from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling, single_word
from game.core.message import IllegalAction, NotationError
from game.tzolkin.rules import opening
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.data.expansion import IXTAB_TILES, TRIBES
from game.tzolkin.rules.data.tiles import WEALTH
from game.tzolkin.rules.setup import WEALTH_KEPT
from game.tzolkin.rules.state import State

_TILE: Final = single_word(
    range(len(WEALTH)),
    lambda number: WEALTH[number].id,
    "no-wealth-tile",
    first=WEALTH[0].id,
    last=WEALTH[-1].id,
)
_TRIBE: Final = single_word(
    range(1, len(TRIBES) + 1),
    lambda number: TRIBES[number - 1],
    "no-tribe",
    first=TRIBES[0],
    last=TRIBES[-1],
)


def _tiles(*ids: str) -> tuple[int, ...]:
    tiles = tuple(map(_TILE.read, ids))
    if list(tiles) != sorted(set(tiles)):
        raise NotationError("order-of-wealth-tiles")
    return tiles


_NUMBERS: Final = range(WEALTH_KEPT, IXTAB_TILES + 1)
_TILES: Final = Spelling(
    [tiles for number in _NUMBERS for tiles in combinations(range(len(WEALTH)), number)],
    lambda tiles: " ".join(map(_TILE.write, tiles)),
    _tiles,
    _NUMBERS,
)


@dataclass(frozen=True, slots=True)
class Tribe(Action):
    """Keep one of the two tribes, counted from 1 (15)."""

    verb: ClassVar[str] = "tribe"
    tribe: Annotated[int, _TRIBE]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        listed += map(Tribe.of, opening.dealt_tribes(state))

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("tribe-not-dealt", tribe=TRIBES[self.tribe - 1])

    def apply(self, state: State) -> bool:
        opening.keep_tribe(state, self.tribe)
        return True


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep some of the dealt wealth tiles, named in ascending order (2)."""

    verb: ClassVar[str] = "keep"
    tiles: Annotated[tuple[int, ...], _TILES]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        dealt = sorted(opening.dealt_tiles(state))
        listed += map(Keep.of, combinations(dealt, opening.number_to_keep(state)))

    def why_not(self, state: State) -> IllegalAction:
        number = opening.number_to_keep(state)
        if len(self.tiles) != number:
            return IllegalAction("wealth-tiles-to-keep", number=number)
        dealt = opening.dealt_tiles(state)
        strange = next(tile for tile in self.tiles if tile not in dealt)
        return IllegalAction("wealth-not-dealt", tile=WEALTH[strange].id)

    def apply(self, state: State) -> bool:
        opening.keep_wealth(state, self.tiles)
        return not state.pending_steps
