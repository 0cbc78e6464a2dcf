"""What is chosen: a hexagon with who stands there, or the members that are picked up."""

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
        workers, leader: those who are.
        most: how many workers could be.
        has_leader: whether the leader could be.
    """

    workers: int
    leader: bool
    most: int
    has_leader: bool

    @property
    def to_choose(self) -> bool:
        """True if more than one of them could go."""
        return self.most + self.has_leader > 1


@dataclass(frozen=True, slots=True)
class There:
    """A player's guard, tent, or members on a hexagon.

    Attributes:
        strength: of the members.
    """

    player: Player
    what: Literal["guard", "tent", "members"]
    strength: int = 0


@dataclass(frozen=True, slots=True)
class Chosen:
    """The name of the place, who is there, what may be done.

    Attributes:
        player: whose turn it is.
        space: the hexagon; None for the supply.
        title: what that is called.
        there: who is there, the owner of a camp or guard first.
        said: what may be done, or why not.
        party: who is picked up there, None for nobody.
        here: the buttons for what may be done there, the most important one first.
        idle: those of them that can do nothing now.
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
    """What there is to know of a hexagon, or of the supply."""
    title = from_supply() if space is None else words.space(view, space)
    there = () if space is None else tuple(_there(view, players, space))
    return Chosen(players[view.seat], space, title, there, said, party, here, idle)


def _there(view: View, players: Sequence[Player], space: int) -> Iterator[There]:
    if (owner := view.guard[space]) != NONE:
        yield There(players[owner], "guard")
    if (owner := view.camp[space]) != NONE:
        yield There(players[owner], "tent")
    for seat, player in enumerate(players):
        if strong := strength(view, seat, space):
            yield There(player, "members", strong)
