"""Building buildings and monuments (sections 8, 9 and 16)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling, single_word
from game.core.message import IllegalAction, NotationError
from game.tzolkin.rules.actions.action import KIND, Action, quoted, too_little_corn
from game.tzolkin.rules.data.board import ARCHITECTURE, KINDS, MOST_LEVELS, NONE
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, REBUILDABLE, Cost
from game.tzolkin.rules.effects import building
from game.tzolkin.rules.effects.building import (
    FIRST_OF_TWO,
    FOR_CORN,
    FULL_PRICE,
    ONE_BUILDING,
    ONLY_MONUMENT,
    PLAIN,
    SAVING,
    SECOND_OF_TWO,
)
from game.tzolkin.rules.state import State

_BUILDING: Final = single_word(
    range(len(BUILDINGS)),
    lambda number: BUILDINGS[number].id,
    "no-building",
    first=BUILDINGS[0].id,
    last=BUILDINGS[-1].id,
)
_MONUMENT: Final = single_word(
    range(len(MONUMENTS)),
    lambda number: MONUMENTS[number].id,
    "no-building",
    first=MONUMENTS[0].id,
    last=MONUMENTS[-1].id,
)
_REBUILT: Final = single_word(
    REBUILDABLE,
    lambda number: BUILDINGS[number].id,
    "no-building-to-rebuild",
    first=BUILDINGS[REBUILDABLE[0]].id,
    last=BUILDINGS[REBUILDABLE[-1]].id,
)


def _source(*words: str) -> int:
    match words:
        case ():
            return NONE
        case ("from", id_):
            return _REBUILT.read(id_)
    raise NotationError("nothing-after-build", text=quoted(words))


_SOURCE: Final = Spelling(
    building.SOURCES,
    lambda source: "" if source == NONE else f"from {_REBUILT.write(source)}",
    _source,
    range(3),
    first_word="from",
)
Source = Annotated[int, _SOURCE]


def _way(*words: str) -> int:
    match words:
        case ():
            return FULL_PRICE
        case ("plain",):
            return PLAIN
        case ("save", kind):
            return SAVING[KIND.read(kind)]
    raise NotationError("nothing-after-build", text=quoted(words))


_WAY: Final = Spelling(
    (FULL_PRICE, *SAVING, PLAIN),
    ("", *(f"save {kind}" for kind in KINDS), "plain").__getitem__,
    _way,
    range(3),
)


@dataclass(frozen=True, slots=True)
class BuildMonument(Action):
    """Build a monument (9); ``source`` is the building discarded for it, or ``NONE`` (16)."""

    verb: ClassVar[str] = "build"
    monument: Annotated[int, _MONUMENT]
    source: Source = NONE

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        monuments = building.affordable_monuments(state, state.phase_args[0])
        listed += [_MONUMENTS[one] for one in monuments]

    def why_not(self, state: State) -> IllegalAction:
        mode = state.phase_args[0]
        if mode not in (FIRST_OF_TWO, ONLY_MONUMENT):
            return IllegalAction("no-monument-here")
        id_ = MONUMENTS[self.monument].id
        if self.monument not in state.displayed_monuments:
            return IllegalAction("not-displayed", tile=id_)
        cost = building.MONUMENT_COST[self.source][self.monument]
        if reason := _source_reason(state, self.source, id_, cost):
            return reason
        assert cost
        return _cubes_reason(state, cost) or IllegalAction("no-skull")

    def apply(self, state: State) -> bool:
        building.build_monument(state, self.monument, self.source)
        return False


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building (9).

    ``source`` is the building discarded for it, or ``NONE`` (16). ``way`` is ``FULL_PRICE``, one
    cube of a kind less (architecture 3), or ``PLAIN``: without architecture (Tikal 4).
    """

    verb: ClassVar[str] = "build"
    building: Annotated[int, _BUILDING]
    source: Source = NONE
    way: Annotated[int, _WAY] = FULL_PRICE

    @property
    def saved(self) -> int:
        """The kind of the cube that architecture saves, or ``NONE``."""
        return SAVING.index(self.way) if self.way in SAVING else NONE

    @property
    def plain(self) -> bool:
        """True if architecture is not used."""
        return self.way == PLAIN

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        buildings = building.affordable_buildings(
            state, state.phase_args[0], state.corn[state.seat]
        )
        listed += [_BUILDINGS[one] for one in buildings]

    def why_not(self, state: State) -> IllegalAction:
        mode, number = state.phase_args[0], self.building
        if mode == ONLY_MONUMENT:
            return IllegalAction("monument-only")
        id_ = BUILDINGS[number].id
        if number not in state.displayed_buildings:
            return IllegalAction("not-displayed", tile=id_)
        cost = building.BUILDING_COST[self.source][number]
        if reason := _source_reason(state, self.source, id_, cost):
            return reason
        assert cost
        return (
            self._plain_reason(state)
            or self._saving_reason(state, cost)
            or self._price_reason(state, cost)
        )

    def _plain_reason(self, state: State) -> IllegalAction | None:
        mode = state.phase_args[0]
        if self.plain and mode != SECOND_OF_TWO:
            if mode == FIRST_OF_TWO and state.techs[4 * state.seat + ARCHITECTURE]:
                return None
            return IllegalAction("not-plain-here")
        if mode == SECOND_OF_TWO and not self.plain:
            return IllegalAction("plain-to-build")
        return None

    def _saving_reason(self, state: State, cost: Cost) -> IllegalAction | None:
        mode, spares = (
            state.phase_args[0],
            state.techs[4 * state.seat + ARCHITECTURE] == MOST_LEVELS,
        )
        spares = spares and mode in (ONE_BUILDING, FIRST_OF_TWO) and not self.plain
        if self.saved == NONE:
            if spares and any(cost[:3]):
                return IllegalAction("spared-resource-to-choose")
            return None
        if not spares:
            return IllegalAction("nothing-spared-here")
        if not cost[self.saved]:
            return IllegalAction("costs-none-of-kind", kind=KINDS[self.saved])
        return None

    def _price_reason(self, state: State, cost: Cost) -> IllegalAction:
        if cost.skulls > state.skulls[state.seat]:
            return IllegalAction("no-skull")
        if state.phase_args[0] == FOR_CORN:
            return too_little_corn(state, building.corn_price(state, cost))
        paid = building.without_cube(cost, self.saved)
        return _cubes_reason(state, paid) or IllegalAction("one-resource-more")

    def apply(self, state: State) -> bool:
        building.build(state, self.building, self.source, self.way)
        return False


_BUILDINGS: Final = {(one.building, one.source, one.way): one for one in Build.every()}
_MONUMENTS: Final = {(one.monument, one.source): one for one in BuildMonument.every()}


def _source_reason(state: State, source: int, id_: str, cost: Cost | None) -> IllegalAction | None:
    if source not in building.rebuilding_sources(state):
        return IllegalAction("none-to-rebuild", tile=BUILDINGS[source].id)
    if cost is None:
        return IllegalAction("rebuilding-saves-nothing", source=BUILDINGS[source].id, tile=id_)
    return None


def _cubes_reason(state: State, cost: Cost) -> IllegalAction | None:
    own = state.cubes_of(state.seat)
    for kind, name in enumerate(KINDS):
        if cost[kind] > own[kind]:
            return IllegalAction("too-few-cubes", price=cost[kind], kind=name, number=own[kind])
    return None
