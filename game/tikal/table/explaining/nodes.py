"""Tikal's table as nodes for assistive software: the board as a grid, the players, what is left."""

from collections.abc import Iterator
from typing import Final

from game.platform.node import Node
from game.table.nodes import corners, flat, grid, group, texts
from game.table.sign import PLAIN, ThingState
from game.table.things import Seat
from game.table.words import NODES
from game.tikal.rules.board import INDEX, NAMES, ROWS
from game.tikal.rules.hidden import View
from game.tikal.table.explaining.parts import describe_points, describe_stock
from game.tikal.table.explaining.seats import seat_words
from game.tikal.table.explaining.spaces import spoken_space
from game.tikal.table.things import SPACE, Thing
from game.tikal.table.view.picture import Picture
from game.tikal.words import told
from game.ui.sentence import Words, lines

_ROOM: Final = "space/"


def table_nodes(picture: Picture) -> list[Node]:
    """Return the board, the card beside it, the players and what is left, in this order."""
    shown, layout = picture.shown, picture.places.layout
    cells = (_cell(picture, space) for space in sorted(shown.view.variant.area))
    seats = (_seat(picture, seat) for seat in range(len(shown.players)))
    return [
        *texts("points", [describe_points(picture)]),
        *group("beside", NODES["beside"], texts("beside", picture.card.explained)),
        grid("board", NODES["board"], cells, picture.board.rect),
        Node("players", "list", str(NODES["players"]), children=tuple(seats)),
        *group("stock", NODES["left"], texts("stock", describe_stock(picture)), layout.stock),
    ]


def thing_of(id: str) -> Thing | None:
    """Return the thing that a node stands for; None if it stands for none."""
    room, _slash, name = id.partition("/")
    if id.startswith(_ROOM) and name in INDEX:
        return SPACE[INDEX[name]]
    return Seat(int(name)) if room == "seat" and name.isdecimal() else None


def _cell(picture: Picture, space: int) -> Node:
    """Return a space with all that is on it, and what it costs to go there."""
    shown, thing = picture.shown, SPACE[space]
    state = shown.things.get(thing, PLAIN)
    column, row = divmod(space, ROWS)
    return Node(
        thing.id,
        "gridcell",
        flat(lines((*spoken_space(shown.view, shown.players, space), *_spoken_state(state)))),
        corners(picture.parts.place_of(thing)),
        enabled=state.lit or shown.view.kind(space) is not None,
        chosen=state.chosen,
        description=_ways(shown.view, space),
        row=row + 1,
        column=column + 1,
    )


def _ways(view: View, space: int) -> str:
    """Return where members can walk to from a space; empty for an unexplored one."""
    if view.kind(space) is None:
        return ""
    steps = sorted((NAMES[to], ap) for to, ap in view.costs[space].items())
    return str(told.ways_to(tuple(steps)))


def _spoken_state(state: ThingState) -> Iterator[Words]:
    """Yield what can be done with a space now."""
    if state.remark:
        yield state.remark
    elif state.cost is not None:
        yield told.costs(state.cost)
    elif state.lit:
        yield told.leads_on()


def _seat(picture: Picture, seat: int) -> Node:
    """Return a player with all that the player has; a press looks at it more closely."""
    shown, id = picture.shown, Seat(seat).id
    place = corners(picture.places.layout.seats[seat])
    button = Node(id, "button", flat(lines(tuple(seat_words(shown, seat)))), place)
    return Node(f"{id}/line", "listitem", children=(button,))
