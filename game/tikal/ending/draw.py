"""The draw of a match: the hexagons in the order in which they came, and the proof of it."""

from dataclasses import dataclass

from game.tikal.rules.actions import Discard, PlaceTile
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.records.seal import canonical, drawn_from_seed, seal
from game.tikal.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hexagon of the stack that was played.

    Attributes:
        hexagon: its number.
        turn: the turn in which it was played, from 1.
        seat: the seat that played it.
    """

    hexagon: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw of a match.

    Attributes:
        setup: the set-up, with the whole deck.
        hexagons: the hexagons that have been played, in the order of the deck.
    """

    setup: Setup
    hexagons: tuple[Drawn, ...]

    @property
    def seal(self) -> str:
        """The seal of the set-up, which the players could write down before the first action."""
        return seal(self.setup)

    @property
    def as_seeded(self) -> bool | None:
        """True if the seed gives exactly this draw, else False; None if there is no seed."""
        return drawn_from_seed(self.setup)

    @property
    def proof(self) -> str:
        """The text from which anybody can compute the seal again, one fact a line."""
        known = [] if self.setup.seed is None else [f"seed {self.setup.seed}"]
        return "\n".join([*known, f"seal {self.seal}", canonical(self.setup)])


def draw_of(match: TikalMatch) -> Draw:
    """Return the draw of a match, as far as it has been played."""
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
