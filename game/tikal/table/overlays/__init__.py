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
from game.ui.i18n import gettext as _

__all__ = ["OVERLAYS", "Lens", "seen_through"]

OVERLAYS: Final = (
    Overlay(
        "reach",
        "1",
        "icon_move",
        lambda: _("Reach"),
        lambda: _("where a seat's members can be with 10 AP, and what the way costs."),
        by_seat=True,
    ),
    Overlay(
        "majorities",
        "2",
        "icon_temple",
        lambda: _("Majorities"),
        lambda: _("who leads on each temple, by how much, and what would turn it."),
    ),
    Overlay(
        "scored",
        "3",
        "icon_score",
        lambda: _("If scored now"),
        lambda: _("what the position would pay every seat now."),
    ),
    Overlay(
        "camps",
        "4",
        "icon_camp",
        lambda: _("Camps"),
        lambda: _("where a seat may have a camp, and what it costs with the way there."),
        by_seat=True,
    ),
    Overlay(
        "volcano",
        "5",
        "volcano",
        lambda: _("Next volcano"),
        lambda: _("how likely a volcano is among the next hexagons."),
    ),
)

_SHOWN: Final[Mapping[str, Callable[[View, Sequence[Player], int], Lens]]] = {
    "reach": reached,
    "majorities": majorities,
    "scored": scored,
    "camps": camps,
    "volcano": volcano,
}


def seen_through(looking: Looking, view: View, players: Sequence[Player]) -> Lens:
    """The position as an overlay shows it."""
    return _SHOWN[looking.overlay.id](view, players, looking.seat)
