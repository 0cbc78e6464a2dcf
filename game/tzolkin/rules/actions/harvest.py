"""Harvesting corn and wood from the jungle (section 7)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import spelt
from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Temple
from game.tzolkin.rules.actions.reasons import no_corn_tile, on_lowest_step
from game.tzolkin.rules.data.board import AGRICULTURE
from game.tzolkin.rules.effects import spaces
from game.tzolkin.rules.effects.temples import lower, lowerable
from game.tzolkin.rules.state import State

_HARVESTS: Final = ("corn", "wood")
_WOOD: Final = spelt((False, True), _HARVESTS.__getitem__, "no-harvest", names=_HARVESTS)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the corn or the wood of a jungle space (7)."""

    verb: ClassVar[str] = "take"
    wood: Annotated[bool, _WOOD]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        (space,) = state.about
        if spaces.shows_corn(state, space) or state.has_lore(state.seat, AGRICULTURE):
            listed.append(_CORN)
        if state.jungle_wood[space - 2]:
            listed.append(_WOOD_TILE)

    def why_not(self, state: State) -> IllegalAction:
        return _no_wood_tile(state) if self.wood else no_corn_tile(state.about[0])

    def apply(self, state: State) -> bool:
        (space,) = state.about
        if self.wood:
            spaces.take_wood(state, space)
        else:
            spaces.take_corn(state, space)
        return False


_CORN, _WOOD_TILE = Take.every()


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Burn a wood tile and take the corn under it, for a step down on a temple (7)."""

    verb: ClassVar[str] = "burn"
    temple: Temple

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        if state.jungle_wood[state.about[0] - 2]:
            listed += map(Burn.of, lowerable(state, state.seat))

    def why_not(self, state: State) -> IllegalAction:
        if not state.jungle_wood[state.about[0] - 2]:
            return _no_wood_tile(state)
        return on_lowest_step(self.temple)

    def apply(self, state: State) -> bool:
        (space,) = state.about
        lower(state, self.temple)
        spaces.burn(state, space)
        return False


def _no_wood_tile(state: State) -> IllegalAction:
    return IllegalAction("no-wood-tile", space=state.about[0])
