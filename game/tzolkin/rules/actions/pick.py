"""Picking up workers (sections 6 and 15)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.action import Spelling, spelt
from game.core.message import IllegalAction
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import GEAR
from game.tzolkin.rules.actions.reasons import NOBODY_ELSE, nobody_else
from game.tzolkin.rules.data.board import ALL_TEETH, GEAR_OF, GEARS, SPACE_OF, START, TEETH
from game.tzolkin.rules.data.expansion import AH_CHUY_KAK, PLACED_BEFORE_PICKING
from game.tzolkin.rules.effects.steps import ON_PICKING, ON_PLACING, ask
from game.tzolkin.rules.state import FETCHED, FREE, PLACING, WORKER, State

_SPACES: Final = tuple(
    spelt(range(teeth), str, "no-space", least=0, most=teeth - 1) for teeth in TEETH
)


def _tooth(gear: str, space: str) -> int:
    number = GEAR.read(gear)
    return START[number] + _SPACES[number].read(space)


_TOOTH: Final = Spelling(
    range(ALL_TEETH),
    lambda tooth: f"{GEARS[GEAR_OF[tooth]]} {SPACE_OF[tooth]}",
    _tooth,
    range(2, 3),
)


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick up a worker from a gear, back into the hand (6)."""

    verb: ClassVar[str] = "pick"
    tooth: Annotated[int, _TOOTH]

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        placing = state.phase == PLACING
        if placing and not _may_fetch(state):
            return
        teeth, seat, tooth = state.teeth, state.seat, -1
        for _ in range(teeth.count(seat)):
            tooth = teeth.index(seat, tooth + 1)
            if not placing or tooth not in state.placed_at:
                listed.append(_PICK[tooth])

    def why_not(self, state: State) -> IllegalAction:
        if over := nobody_else(state):
            return over
        if state.teeth[self.tooth] != state.seat:
            gear, space = GEARS[GEAR_OF[self.tooth]], SPACE_OF[self.tooth]
            return IllegalAction("no-worker-there", space=space, gear=gear)
        assert state.phase == PLACING
        if state.tribe[state.seat] != AH_CHUY_KAK:
            return IllegalAction("placed-or-picked-up")
        if len(state.placed_at) < PLACED_BEFORE_PICKING:
            return IllegalAction("workers-to-place-first", number=PLACED_BEFORE_PICKING)
        if state.used & FETCHED:
            return IllegalAction("picked-up-already")
        return IllegalAction("placed-this-turn")

    def apply(self, state: State) -> bool:
        tooth = self.tooth
        state.teeth[tooth] = FREE
        state.hand[state.seat] += 1
        if state.phase == PLACING:
            state.used |= FETCHED
            state.todo.append((ON_PLACING,))
        else:
            state.todo.append((ON_PICKING,))
        return ask(state, WORKER, GEAR_OF[tooth], SPACE_OF[tooth])


_PICK: Final = tuple(Pick.every())


def _may_fetch(state: State) -> bool:
    """Return True if the seat to act may pick up a worker between placings (T01)."""
    return (
        state.tribe[state.seat] == AH_CHUY_KAK
        and len(state.placed_at) >= PLACED_BEFORE_PICKING
        and not state.used & (FETCHED | NOBODY_ELSE)
    )
