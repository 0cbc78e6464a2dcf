"""What is said of a thing."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.players import Player
from game.tzolkin.rules.state import State
from game.ui.sentence import Sentence, Words, lines


@dataclass(frozen=True, slots=True)
class Explanation:
    """A thing in words.

    Attributes:
        name: what it is called.
        lines: a sentence for each thing to be known of it.
        price: what it costs now, or why it cannot be had; empty where it costs nothing.
        rule: the place of the rulebook that it comes from; empty for none.
    """

    name: Words
    lines: Sequence[Words] = ()
    price: Words = ""
    rule: str = ""

    @property
    def words(self) -> Sentence:
        """All of it, a line each."""
        return lines(tuple(filter(None, (self.name, *self.lines, self.price))))


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks.

    Attributes:
        state: the position.
        seat: from whose point of view.
        players: who plays.
        ahead: days by which the gears are looked at ahead of the position.
    """

    state: State
    seat: int
    players: Sequence[Player]
    ahead: int = 0

    @property
    def acts(self) -> bool:
        """True if it is this seat that is to act, on the gears as they are seen."""
        return self.state.seat == self.seat and not self.ahead

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.players[seat].name
