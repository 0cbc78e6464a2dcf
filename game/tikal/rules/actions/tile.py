"""The actions that place or discard the hexagon in hand (section 3.2)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action
from game.tikal.rules.actions.fields import Rotation, Space
from game.tikal.rules.actions.ways import explore
from game.tikal.rules.board import NAMES, SIDES, SPACES
from game.tikal.rules.components import HEXAGONS, SMALLEST_ROTATION
from game.tikal.rules.state import NONE, PLACE, UNTOUCHED, Phase, State
from game.tikal.rules.turns.placement import fitting_rotations
from game.tikal.rules.turns.turn import start_acting


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Place the hexagon in hand, turned clockwise by ``rotation`` x 60 degrees (section 3.2)."""

    verb: ClassVar[str] = "tile"
    phase: ClassVar[Phase] = PLACE
    space: Space
    rotation: Rotation

    def check(self, state: State) -> None:
        """Require a free space in play beside an explored one, and a rotation with a path there."""
        space, hexagon = self.space, state.hand
        if space not in state.variant.area:
            raise IllegalAction("out-of-play", space=NAMES[space])
        if state.hexagon[space] != NONE:
            raise IllegalAction("explored-already", space=NAMES[space])
        if state.borders[space] == UNTOUCHED:
            raise IllegalAction("nothing-explored-beside", space=NAMES[space])
        fitting = fitting_rotations(hexagon, state.borders[space])
        if not fitting:
            raise IllegalAction("no-stone-either-way", space=NAMES[space])
        if SMALLEST_ROTATION[hexagon][self.rotation] not in fitting:
            raise IllegalAction("no-stone-that-way", space=NAMES[space])

    def apply(self, state: State) -> None:
        """Lay the hexagon with its treasures on the space, and give the seat its action points."""
        hexagon, space = state.hand, self.space
        explore(state, space, hexagon, SMALLEST_ROTATION[hexagon][self.rotation])
        masks = HEXAGONS[hexagon].masks
        if masks:
            state.lying[space] = state.stack[state.taken : state.taken + masks]
            state.taken += masks
        start_acting(state)


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Remove the hexagon in hand from the game, because it fits nowhere (section 3.2)."""

    verb: ClassVar[str] = "discard"
    phase: ClassVar[Phase] = PLACE

    def check(self, state: State) -> None:
        """Require that the hexagon fits nowhere."""
        if legal(state) != [self]:
            raise IllegalAction("hexagon-fits")

    def apply(self, state: State) -> None:
        """Give the seat its action points."""
        start_acting(state)


TILE: Final = tuple(tuple(PlaceTile.of(s, r) for r in range(SIDES)) for s in range(SPACES))
DISCARD: Final = Discard.of()


def legal(state: State) -> list[Action]:
    """Return all ways to place the hexagon in hand, or ``Discard`` alone if there are none."""
    hexagon, borders = state.hand, state.borders
    found: list[Action] = [
        TILE[space][rotation]
        for space in state.variant.area
        if borders[space]
        for rotation in fitting_rotations(hexagon, borders[space])
    ]
    return found or [DISCARD]
