"""Where a seat's members can be with all the action points of a turn."""

from collections.abc import Sequence

from game.table.players import Player
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.turns.reach import Route, reach_of_all
from game.tikal.table.overlays.lens import Lens
from game.ui.i18n import gettext as _


def reached(view: View, players: Sequence[Player], seat: int) -> Lens:
    """The cheapest way of any member to every space, camps and arriving included."""
    routes = reach_of_all(view, seat, ACTION_POINTS)
    name = players[seat].name
    return Lens(
        title=_("Reach of {player}").format(player=name),
        note=_(
            "What one member needs to each hexagon, out of {ap} AP: on foot, through camps, or "
            "arriving from the supply. 0: one is there already."
        ).format(ap=ACTION_POINTS),
        tags={space: str(route.cost) for space, route in routes.items()},
        ways={space: route.spaces for space, route in routes.items()},
        dusk=True,
        remarks={space: _told(name, route) for space, route in routes.items()},
    )


def _told(name: str, route: Route) -> str:
    if not route.cost:
        return _("{player} has members here already.").format(player=name)
    if route.enters:
        told = _("{player} can be here for {ap} AP, arriving from the supply at {space}.")
    else:
        told = _("{player} can be here for {ap} AP, from {space}.")
    return told.format(player=name, ap=route.cost, space=NAMES[route.spaces[0]])
