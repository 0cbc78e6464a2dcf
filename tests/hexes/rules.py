"""The rules: two seats lay stones in turn on 19 hexagons; so many in a row win."""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

from game.core.match import OVER
from game.core.message import IllegalAction, NotationError

RADIUS: Final = 2
SPACES: Final = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
]
NAMES: Final = {f"{'abcde'[q + RADIUS]}{r + RADIUS + 1}": (q, r) for q, r in SPACES}
CENTRE: Final = (0, 0)
WAYS: Final = ((1, 0), (0, 1), (1, -1))
ROWS: Final = {"three": 3, "four": 4}
"""The variants: how many in a row win."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a stone."""

    undoable: ClassVar[bool] = False  # it hands the turn on
    space: str

    def __str__(self) -> str:
        return f"lay {self.space}"


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, who begins, how many in a row win, and whether one may begin in the centre."""

    players: tuple[dict[str, Any], ...]
    first_player: int
    seed: int | None = None
    variant: str = "three"
    centre: bool = True


@dataclass
class State:
    """A position; ``score`` is 1 for whoever has a row."""

    row: int
    centre: bool
    seat: int
    seats: int = 2
    phase: str = "lay"
    score: list[int] = field(default_factory=lambda: [0, 0])
    stones: dict[tuple[int, int], int] = field(default_factory=dict)

    def copy(self) -> "State":
        return replace(self, score=self.score[:], stones=self.stones.copy())


def new_game(setup: Setup) -> State:
    return State(ROWS[setup.variant], setup.centre, setup.first_player)


def legal_actions(state: State) -> list[Lay]:
    if state.phase == OVER:
        return []
    return [Lay(name) for name in NAMES if why_not(state, Lay(name)) is None]


def why_not(state: State, action: Lay) -> IllegalAction | None:
    """The rule that an action breaks, None if it is legal."""
    if state.phase == OVER:
        return IllegalAction("game-over")
    if NAMES[action.space] in state.stones:
        return IllegalAction("space-taken", space=action.space)
    if NAMES[action.space] == CENTRE and not state.stones and not state.centre:
        return IllegalAction("centre-closed")
    return None


def check(state: State, action: Lay) -> None:
    if reason := why_not(state, action):
        raise reason


def apply(state: State, action: Lay) -> None:
    space = NAMES[action.space]
    state.stones[space] = state.seat
    if any(_in_row(state, space, way) >= state.row for way in WAYS):
        state.score[state.seat] = 1
        state.phase = OVER
    elif len(state.stones) == len(SPACES):
        state.phase = OVER
    state.seat = 1 - state.seat


def _in_row(state: State, space: tuple[int, int], way: tuple[int, int]) -> int:
    """Stones of one seat in a row through a space."""
    count = 1
    for sign in (1, -1):
        q, r = space
        while state.stones.get((q := q + sign * way[0], r := r + sign * way[1])) == state.seat:
            count += 1
    return count


def parse(notation: str) -> Lay:
    """An action from its notation."""
    verb, _, space = notation.partition(" ")
    if verb != "lay" or space not in NAMES:
        raise NotationError("no-action", text=notation[:40], names=("lay",))
    return Lay(space)
