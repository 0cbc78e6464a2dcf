"""Tikal's table as nodes for assistive software: the board as a grid, the players, what is left."""

from collections.abc import Iterator
from typing import Final

from game.platform.node import Node
from game.table.nodes import grid, region, texts
from game.table.players import describe_player_kind
from game.table.things import PLAIN, Seat, ThingState
from game.table.words import NODES
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.board import INDEX, NAMES, ROWS
from game.tikal.rules.components import ACTION_POINTS, STONES
from game.tikal.rules.hidden import View
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.table.shown.auction import AuctionShown
from game.tikal.table.shown.cards import HandShown, PlanShown, StepsShown, StockShown
from game.tikal.table.shown.shown import Shown
from game.tikal.table.shown.stock import Stock
from game.tikal.table.things import SPACE, Thing
from game.tikal.table.tooltips import spoken_space
from game.tikal.table.view.picture import Picture
from game.tikal.words import spoken, tooltips
from game.ui.nodes import corners, flat, group, items, paragraphs
from game.ui.sentence import Words, lines

_ROOM: Final = "space/"


def table_nodes(picture: Picture) -> list[Node]:
    """Return the hexagon in hand, the card beside the board, the board, the players, what is
    left."""
    shown, layout = picture.shown, picture.places.layout
    cells = (_cell(picture, space) for space in sorted(shown.view.variant.area))
    seats = (_seat(picture, seat) for seat in range(len(shown.players)))
    return [
        *paragraphs("points", _points(shown)),
        *group("beside", NODES["beside"], _beside(picture)),
        *region(
            "table", NODES["table"], [grid("board", NODES["board"], cells, picture.board.rect)]
        ),
        *region("players", NODES["players"], seats),
        *region("stock", NODES["left"], paragraphs("stock", _stock(shown.stock)), layout.stock),
    ]


def _points(shown: Shown) -> Iterator[Words]:
    if shown.ap is not None:
        yield tooltips.points_left(shown.ap, ACTION_POINTS)


def _beside(picture: Picture) -> list[Node]:
    """Return what the card beside the board shows."""
    match picture.card.panel:
        case HandShown(kind=kind, hexagon=hexagon, rotation=rotation, treasures=treasures):
            return paragraphs("hand", [spoken.in_hand(kind, STONES[hexagon][rotation], treasures)])
        case StockShown():
            return []
        case PlanShown(steps=steps, stop_reason=stops):
            told = (spoken.plan_step(one.description, one.reason, one.ap) for one in steps)
            return [*items("plan", NODES["plan"], told), *paragraphs("plan", [stops])]
        case StepsShown(player=player, reason=reason):
            return paragraphs("steps", [spoken.plans(player.name, reason)] if reason else [])
        case AuctionShown(title=title, bidders=bidders, situation=situation):
            standings = (bidder.explanation for bidder in bidders)
            return paragraphs("auction", [title, situation, *standings])
    return texts("beside", picture.card.tooltips)


def _stock(stock: Stock) -> Iterator[Words]:
    """Yield what is left in the stack and beside it."""
    if stock.top:
        yield spoken.letters_left(tuple(stock.letters.items()), stock.top)
    else:
        yield stock.what_follows
    yield spoken.scorings_done(stock.scored, stock.scorings)
    yield spoken.treasures_left(stock.on_board, stock.to_come)
    yield spoken.temple_tiles_left(tuple(stock.temples.items()))


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
        corners(picture.board.place_of(thing)),
        enabled=state.lit or shown.view.hexagon_kind(space) is not None,
        chosen=state.chosen if state.chosen or state.lit else None,
        description=_ways(shown.view, space),
        row=row + 1,
        column=column + 1,
    )


def _ways(view: View, space: int) -> str:
    """Return where members can walk to from a space; empty for an unexplored one."""
    if view.hexagon_kind(space) is None:
        return ""
    steps = sorted((NAMES[to], ap) for to, ap in view.step_costs[space].items())
    return str(spoken.ways_to(tuple(steps)))


def _spoken_state(state: ThingState) -> Iterator[Words]:
    """Yield what can be done with a space now."""
    if state.remark:
        yield state.remark
    elif state.cost is not None:
        yield spoken.costs(state.cost)
    elif state.lit:
        yield spoken.can_be_chosen()


def _seat(picture: Picture, seat: int) -> Node:
    """Return a player with all that the player has; a press looks at it more closely."""
    shown, place = picture.shown, corners(picture.places.layout.seats[seat])
    return Node(Seat(seat).id, "button", flat(lines(tuple(_of_seat(shown, seat)))), place)


def _of_seat(shown: Shown, seat: int) -> Iterator[Words]:
    """Yield all that the panel of a seat shows."""
    view, player = shown.view, shown.players[seat]
    yield spoken.points_of(player.name, shown.scores[seat])
    if who := describe_player_kind(OPPONENTS, player.kind):
        yield who
    yield spoken.to_arrive(view.workers[seat], view.leader[seat] == IN_SUPPLY)
    yield spoken.camps_and_guards(view.camps_left[seat], view.guards_left[seat])
    kinds = [(kind, count) for kind, count in enumerate(view.treasures[seat]) if count]
    yield spoken.treasures_owned(tuple(kinds))
    paid = breakdown(view, seat)
    yield tooltips.paid(paid.total, paid.temple_points, paid.treasures)
