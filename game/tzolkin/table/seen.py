"""What is seen of a position."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.things import Thing


@dataclass(frozen=True, kw_only=True)
class Seen:
    """Everything that is seen of a position; immutable.

    Attributes:
        state: the position, as the viewer may see it.
        seat: the viewer's seat.
        lit: things that can be touched to go on; they have a gold line and a lighter ground.
        handles: for a lit thing that is touched elsewhere than on itself, the thing to touch: for a
            gear, the space that the next worker would take, where his price is.
        chosen: things that are chosen.
        dim: things that cannot be had now; a touch tells why.
        prices: what a worker placed on a thing would cost.
        costs: the cubes that a step to a thing costs; without free ones.
        shadows: where a seat's marker or worker would stand, with the seat.
        hidden: the actions whose plates are left out, and the temples of which nothing is told, as
            a lesson has not spoken of them yet.
        turned: days by which the gears stand ahead of the position; a fraction while they turn.
    """

    state: State
    seat: int
    lit: Collection[Thing] = ()
    handles: Mapping[Thing, Thing] = field(default_factory=dict)
    chosen: Collection[Thing] = ()
    dim: Collection[Thing] = ()
    prices: Mapping[Thing, Price] = field(default_factory=dict)
    costs: Mapping[Thing, int] = field(default_factory=dict)
    shadows: Mapping[Thing, int] = field(default_factory=dict)
    hidden: Collection[Thing] = ()
    turned: float = 0.0

    @property
    def ahead(self) -> int:
        """Whole days by which the gears stand ahead, rounded while they turn or overrun."""
        return round(self.turned)
