"""The overlays of Tikal, in the order of their buttons."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.table.overlays.overlay import Looking, Overlay
from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.table.overlays.camps import camps
from game.tikal.table.overlays.lens import Lens
from game.tikal.table.overlays.majorities import majorities
from game.tikal.table.overlays.reached import reached
from game.tikal.table.overlays.scored import scored
from game.tikal.table.overlays.volcano import volcano
from game.tikal.table.overlays.words import LABELS, SHOWN

__all__ = ["OVERLAYS", "Lens", "seen_through"]

OVERLAYS: Final = tuple(
    Overlay(id, key, icon, LABELS[id], SHOWN[id], by_seat=id in ("reach", "camps"))
    for id, key, icon in (
        ("reach", "1", "icon_move"),
        ("majorities", "2", "icon_temple"),
        ("scored", "3", "icon_score"),
        ("camps", "4", "icon_camp"),
        ("volcano", "5", "volcano"),
    )
)

_LENSES: Final[Mapping[str, Callable[[View, Sequence[Player], int], Lens]]] = {
    "reach": reached,
    "majorities": majorities,
    "scored": scored,
    "camps": camps,
    "volcano": volcano,
}


def seen_through(looking: Looking, view: View, players: Sequence[Player]) -> Lens:
    """Return what an overlay shows of the position."""
    return _LENSES[looking.overlay.id](view, players, looking.seat)
