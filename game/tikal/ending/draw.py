"""What chance gave in a match, in the order in which it came, and what proves it."""

from dataclasses import dataclass

from game.tikal.rules.actions import Discard, PlaceTile
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.records.seal import canonical, drawn_from_seed, seal
from game.tikal.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hexagon of the stack, and the turn (from 1) and seat that had it."""

    hexagon: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The hexagons in drawing order that have been played, and the set-up they came from."""

    setup: Setup
    hexagons: tuple[Drawn, ...]

    @property
    def seal(self) -> str:
        """What the players could write down before the first move."""
        return seal(self.setup)

    @property
    def as_seeded(self) -> bool | None:
        """True if the seed gives exactly this draw, None without a seed."""
        return drawn_from_seed(self.setup)

    @property
    def proof(self) -> str:
        """All that is needed to work out the seal again, one fact a line."""
        known = [] if self.setup.seed is None else [f"seed {self.setup.seed}"]
        return "\n".join([*known, f"seal {self.seal}", canonical(self.setup)])


def draw_of(match: TikalMatch) -> Draw:
    """The draw of a match as far as it has been played."""
    placed = [
        match.before(index)
        for index, action in enumerate(match.actions)
        if isinstance(action, PlaceTile | Discard)
    ]
    had = {state.hand: (turn, state.seat) for turn, state in enumerate(placed, start=1)}
    return Draw(
        match.setup,
        tuple(Drawn(number, *had[number]) for number in match.setup.deck if number in had),
    )
