"""The overlay on where a seat's members can be with all action points of a turn."""

from collections.abc import Sequence

from game.table.players import Player
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.turns.reach import Route, reach_of_all
from game.tikal.table.overlays import words
from game.tikal.table.overlays.lens import Lens
from game.ui.sentence import Sentence


def reached(view: View, players: Sequence[Player], seat: int) -> Lens:
    """Return the cheapest way of any member to every space, by camps and from the supply, too."""
    routes = reach_of_all(view, seat, ACTION_POINTS)
    name = players[seat].name
    return Lens(
        title=words.reach_of(name),
        note=words.what_ways_cost(ACTION_POINTS),
        tags={space: str(route.cost) for space, route in routes.items()},
        ways={space: route.spaces for space, route in routes.items()},
        dusk=True,
        remarks={space: _told(name, route) for space, route in routes.items()},
    )


def _told(name: str, route: Route) -> Sentence:
    if not route.cost:
        return words.is_there(name)
    comes = words.arrives if route.enters else words.walks
    return comes(name, route.cost, NAMES[route.spaces[0]])
