"""What is different at tables where nobody plays a game that is kept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.game import AnyMatch
from game.lessons.firsts import First
from game.players.player import Player
from game.table import autosave
from game.tikal.rules.setup import Setup
from game.tikal.table.match.opponents import seated
from game.tikal.table.modes import Mode, Now, mode_now
from game.tikal.table.view.places import Place, place
from game.tikal.words.firsts import firsts


@dataclass(frozen=True)
class Terms:
    """How a table is set.

    Attributes:
        which: says which mode it is in.
        place: says where everything lies.
        keep: saves the match.
        seated: says which seats a computer plays.
        area: the spaces that are shown; None for all that are in play.
        firsts: what is explained there to whoever wants it.
    """

    which: Callable[[Now], Mode] = mode_now
    place: Place = place
    keep: Callable[[AnyMatch], None] = autosave.save
    seated: Callable[[Setup], Mapping[int, Player]] = seated
    area: Sequence[int] | None = None
    firsts: Callable[[], Sequence[First]] = firsts


USUAL: Final = Terms()
"""A game is played and kept."""
