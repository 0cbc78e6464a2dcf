"""What there is to be seen of a position."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.tzolkin.rules.state import State
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.things import Thing


@dataclass(frozen=True, kw_only=True)
class Seen:
    """All that there is to be seen of a position; it never changes.

    Attributes:
        state: the position, as the one who looks may see it.
        seat: from whose point of view.
        lit: what can be touched to go on: a gold line, lighter ground.
        handles: where a lit thing is touched that is touched elsewhere than on itself: a gear on
            the space that the next worker would take, where his price is.
        chosen: what is chosen.
        dim: what cannot be had now; touched, it tells why.
        prices: what a worker placed there would cost.
        costs: the cubes that a step there costs, if there are any.
        shadows: where a seat's marker or worker would stand.
        turned: days by which the gears stand ahead of the position; parts of one while they turn.
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
    turned: float = 0.0

    @property
    def ahead(self) -> int:
        """Whole days by which they stand ahead: not while they turn, nor run on as they come to
        rest."""
        return round(self.turned)
