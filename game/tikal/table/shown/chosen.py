"""The panel of what is chosen: a hexagon and the pieces on it, or the members that are picked
up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE
from game.tikal.rules.turns.scoring import strength
from game.tikal.table import words
from game.tikal.words.names import from_supply
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class Members:
    """Who is picked up, and who could be.

    Attributes:
        workers, leader: the members picked up.
        most: how many workers could be picked up.
        has_leader: whether the leader could be.
    """

    workers: int
    leader: bool
    most: int
    has_leader: bool

    @property
    def to_choose(self) -> bool:
        """True if there is more than one member to choose from."""
        return self.most + self.has_leader > 1


@dataclass(frozen=True, slots=True)
class There:
    """A player's guard, camp ("tent"), or members on a hexagon.

    Attributes:
        strength: the members' strength; 0 for a guard or camp.
    """

    player: Player
    what: Literal["guard", "tent", "members"]
    strength: int = 0


@dataclass(frozen=True, slots=True)
class Chosen:
    """The panel of a hexagon or of the supply: its name, who is there, what may be done.

    Attributes:
        player: whose turn it is.
        space: the hexagon's space; None for the supply.
        title: the name of the space or of the supply.
        there: the pieces there, a guard or camp before the members.
        said: what may be done, or why not.
        party: the members picked up there, None for none.
        here: the ids of the buttons for actions there, the most important one first.
        idle: those of the ids whose buttons are disabled now.
    """

    player: Player
    space: int | None
    title: Sentence
    there: tuple[There, ...]
    said: Words
    party: Members | None = None
    here: tuple[str, ...] = ()
    idle: frozenset[str] = frozenset()


def chosen(
    view: View,
    players: Sequence[Player],
    space: int | None,
    said: Words,
    party: Members | None = None,
    *,
    here: tuple[str, ...] = (),
    idle: frozenset[str] = frozenset(),
) -> Chosen:
    """Return the panel of a space, or of the supply (``space`` None)."""
    title = from_supply() if space is None else words.space(view, space)
    there = () if space is None else tuple(_there(view, players, space))
    return Chosen(players[view.seat], space, title, there, said, party, here, idle)


def _there(view: View, players: Sequence[Player], space: int) -> Iterator[There]:
    """Yield the guard, the camp and every seat's members on a space."""
    if (owner := view.guard[space]) != NONE:
        yield There(players[owner], "guard")
    if (owner := view.camp[space]) != NONE:
        yield There(players[owner], "tent")
    for seat, player in enumerate(players):
        if strong := strength(view, seat, space):
            yield There(player, "members", strong)
