"""What bidding and choosing share: the hexagons on display."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState
from game.table.outcome import Outcome
from game.table.sign import CHOSEN, ThingState
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.looks import displayed
from game.tikal.table.modes.mode import LookAt
from game.tikal.table.things import SPACE, Displayed, Thing, space_of


@dataclass(frozen=True)
class Offered(Deciding):
    """Hexagons lie on display; on the board spaces can only be looked at.

    Attributes:
        space: the space of the board that is looked at, None for none.
    """

    space: int | None = None

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**super().looks, **displayed(self.view)}

    @property
    def standing(self) -> Mapping[Thing, ThingState]:
        return {} if self.space is None else {SPACE[self.space]: CHOSEN}

    def touch(self, thing: Thing | None) -> Outcome:
        if isinstance(thing, Displayed):
            return LookAt(thing.hexagon)
        space = space_of(thing)
        there = space is not None and self.view.kind(space) is not None
        return replace(self, space=space if there and space != self.space else None)

    def put_down(self) -> Self:
        return replace(self, space=None)
