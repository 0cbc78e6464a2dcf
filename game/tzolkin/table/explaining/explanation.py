"""What an explanation is, and who asks for it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.table.players import Player
from game.tzolkin.rules.state import State
from game.tzolkin.table.things import Thing
from game.ui.sentence import Sentence, Words, lines


@dataclass(frozen=True, slots=True)
class Explanation:
    """The explanation of a thing in words.

    Attributes:
        name: the thing's name.
        lines: one sentence for each fact.
        price: what it costs now, or why it cannot be had; empty if it costs nothing.
        rule: the section of the rulebook; empty for none.
    """

    name: Words
    lines: Sequence[Words] = ()
    price: Words = ""
    rule: str = ""

    @property
    def parts(self) -> tuple[Words, ...]:
        """Everything, part by part."""
        return tuple(filter(None, (self.name, *self.lines, self.price)))

    @property
    def words(self) -> Sentence:
        """Everything, one line each."""
        return lines(self.parts)


@dataclass(frozen=True, slots=True)
class Viewer:
    """From whose point of view something is explained.

    Attributes:
        state: the position.
        seat: the seat that asks.
        players: the players, by seat.
        ahead: the days by which the gears are looked at ahead of the position; below 0 while they
            turn to it.
        hidden: what is not told of, as a lesson has not spoken of it yet.
    """

    state: State
    seat: int
    players: Sequence[Player]
    ahead: int = 0
    hidden: Collection[Thing] = ()

    @property
    def is_to_act(self) -> bool:
        """True if this seat is to act, and looks at the gears of today."""
        return self.state.seat == self.seat and not self.ahead

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.players[seat].name
