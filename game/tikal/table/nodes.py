"""Tikal's table as nodes for assistive software: the board as a grid, the players, what is left."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import astuple
from itertools import groupby
from operator import itemgetter
from typing import Final

from game.platform.node import Node
from game.table.nodes import grid, region, texts
from game.table.players import describe_player_kind
from game.table.things import PLAIN, Seat, ThingState
from game.table.words import NODES, plays
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.board import INDEX, NAMES, ROWS
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.hidden import View
from game.tikal.rules.state import IN_SUPPLY
from game.tikal.table import ids, ways
from game.tikal.table.board.geometry import Layout
from game.tikal.table.shown.auction import AuctionShown
from game.tikal.table.shown.cards import (
    HandShown,
    OverlayShown,
    PartyShown,
    PlanShown,
    ScoringShown,
    SelectionShown,
    StepsShown,
    StockShown,
)
from game.tikal.table.shown.shown import Preview, Shown
from game.tikal.table.shown.stock import Stock
from game.tikal.table.things import SPACE, Space, Thing
from game.tikal.table.tooltips import spoken_space, would_pay
from game.tikal.table.view.picture import Picture
from game.tikal.words import auction, spoken, tooltips
from game.tikal.words import ways as spoken_ways
from game.tikal.words.names import hexagon_with_value
from game.ui.nodes import corners, flat, group, items, paragraphs
from game.ui.sentence import Words, lines

_ROOM: Final = "space/"


def table_nodes(picture: Picture) -> list[Node]:
    """Return the hexagon in hand, the card beside the board, the board, the players, what is
    left."""
    shown, layout = picture.shown, picture.places.layout
    places = picture.board.layout
    cells = (_cell(picture, places, space) for space in sorted(shown.view.variant.area))
    board = grid("board", NODES["board"], cells, picture.board.rect)
    how_they_touch = paragraphs("board", [spoken_ways.how_spaces_touch()])
    seats = (_seat(picture, seat) for seat in range(len(shown.players)))
    hidden = picture.places.hidden
    stock = paragraphs("stock", () if ids.STOCK in hidden else _stock(shown.stock))
    return [
        *paragraphs("points", _points(shown) if ids.POINTS not in hidden else ()),
        *group("beside", NODES["beside"], _beside(picture)),
        *region("table", NODES["table"], [*how_they_touch, board]),
        *region("players", NODES["players"], seats),
        *region("stock", NODES["left"], stock, layout.stock),
    ]


def _points(shown: Shown) -> Iterator[Words]:
    if shown.ap is None:
        yield tooltips.points_to_come(ACTION_POINTS)
    else:
        yield tooltips.points_left(shown.ap, ACTION_POINTS)


def _beside(picture: Picture) -> list[Node]:
    """Return what the card beside the board shows."""
    shown = picture.shown
    match picture.card.panel:
        case HandShown(hexagon=hexagon, rotation=rotation):
            return _in_hand(shown, hexagon, rotation)
        case StockShown():
            return []
        case SelectionShown(party=PartyShown() as party, space=space):
            return _party(shown, party, space)
        case SelectionShown(title=title, text=text):
            return paragraphs("here", [spoken.here(title), text])
        case PlanShown(steps=steps, stop_reason=stops):
            told = (flat(spoken.plan_step(one.description, one.reason, one.ap)) for one in steps)
            return [*items("plan", NODES["plan"], told), *paragraphs("plan", [stops])]
        case StepsShown(player=player, reason=reason):
            return paragraphs("steps", [spoken.plans(player.name, reason)] if reason else [])
        case OverlayShown(text=text):
            return [_said("overlay", [*text.aloud, text.note])]
        case ScoringShown(player=player) if shown.tally:
            lines = tuple((one.label, one.points) for one in shown.tally.lines)
            paid = _said("scoring", [spoken.paid(player.name, lines)])
            return [paid, *texts("beside", picture.card.tooltips)]
        case AuctionShown() as panel:
            return [*_on_display(shown.view), *_bid(shown.view, panel.points), *_auction(panel)]
    return texts("beside", picture.card.tooltips)


def _auction(panel: AuctionShown) -> list[Node]:
    """Return which turn is auctioned, and how everybody stands."""
    standings = (bidder.explanation for bidder in panel.bidders)
    told = [panel.title, auction.one_turn_each(), panel.situation, *standings]
    return paragraphs("auction", told)


def _on_display(view: View) -> list[Node]:
    """Return what is for sale."""
    kinds = tuple(hexagon_with_value(number) for number in view.display)
    return [_said("display", [spoken.on_display(kinds)])] if kinds else []


def _bid(view: View, points: int | None) -> list[Node]:
    """Return the bid that the player here has set; empty where none can be placed."""
    left = -1 if points is None else view.score[view.seat] - points
    return [_said("bid", [auction.set_bid(points, left)])] if points and left >= 0 else []


def _in_hand(shown: Shown, hexagon: int, rotation: int) -> list[Node]:
    """Return the hexagon in hand or, where it is tried, the ways that it would have there."""
    one = shown.look.preview
    if one is None:
        return [_said("hand", ways.held(hexagon, rotation))]
    every = items("rotations", spoken_ways.rotations(), ways.rotations(shown.view, one))
    return [_said("hand", ways.tried(shown.view, one)), *every]


def _party(shown: Shown, party: PartyShown, space: int | None) -> list[Node]:
    """Return who is picked up, and where they can go for how much."""
    there = "" if space is None else NAMES[space]
    who = spoken.picked_up(there, *astuple(party))
    costs = sorted(
        (state.cost, thing.space)
        for thing, state in shown.things.items()
        if isinstance(thing, Space) and state.lit and state.cost is not None
    )
    by_cost = tuple(
        (cost, tuple(NAMES[at] for _cost, at in some))
        for cost, some in groupby(costs, key=itemgetter(0))
    )
    can_go = [spoken.can_go(by_cost)] if by_cost else []
    return [_said("party", [who, *can_go])]


def _said(id: str, words: Iterable[Words]) -> Node:
    """Return sentences that are read aloud whenever they change."""
    return Node(id, "status", flat(lines(tuple(filter(str, words)))))


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


def _cell(picture: Picture, places: Layout, space: int) -> Node:
    """Return a space with all that is on it, what it costs to go there, and its ways."""
    shown, thing = picture.shown, SPACE[space]
    view, state = shown.view, shown.things.get(thing, PLAIN)
    tried = shown.look.preview if _is_tried(shown, space) else None
    chosen = state.chosen or tried is not None
    there = _tried(view, tried, state) if tried else _untried(view, space, state)
    column, row = divmod(space, ROWS)
    return Node(
        thing.id,
        "gridcell",
        flat(lines((*spoken_space(view, shown.players, space), *there))),
        corners(places.rect_of(space).clip(picture.board.rect)),
        enabled=state.lit or tried is not None or view.hexagon_kind(space) is not None,
        chosen=chosen if chosen or state.lit else None,
        description=flat(ways.neighbours(view.variant.area, space)),
        row=row + 1,
        column=column + 1,
    )


def _is_tried(shown: Shown, space: int) -> bool:
    return shown.look.preview is not None and shown.look.preview.space == space


def _tried(view: View, preview: Preview, state: ThingState) -> Iterator[Words]:
    """Yield what is told of the space on which the hexagon in hand is tried."""
    yield from ways.tried(view, preview)
    if state.lit and any(ways.rotations(view, preview)):
        yield spoken_ways.rotate_again()


def _untried(view: View, space: int, state: ThingState) -> Iterator[Words]:
    """Yield what can be done with a space, and its ways or the stones beside it."""
    yield from _spoken_state(state)
    yield ways.ways_of(view, space)


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
    told = tuple(_of_seat(shown, seat, picture.places.hidden))
    return Node(Seat(seat).id, "button", flat(lines(told)), place)


def _of_seat(shown: Shown, seat: int, hidden: Collection[str]) -> Iterator[Words]:
    """Yield all that the panel of a seat shows."""
    view, player = shown.view, shown.players[seat]
    yield spoken.points_of(player.name, shown.scores[seat])
    if (left := shown.scores_after_bid[seat]) is not None:
        yield auction.points_after_bid(left)
    yield plays(player.name, player.mark)
    if who := describe_player_kind(OPPONENTS, player.kind):
        yield who
    if ids.SUPPLIES not in hidden:
        yield spoken.to_arrive(view.workers[seat], view.leader[seat] == IN_SUPPLY)
        yield spoken.camps_and_guards(view.camps_left[seat], view.guards_left[seat])
    kinds = [(kind, count) for kind, count in enumerate(view.treasures[seat]) if count]
    yield spoken.treasures_owned(tuple(kinds))
    counted = shown.tally is not None and shown.tally.seat == seat
    if ids.PAYOUT not in hidden and not counted and (paid := would_pay(view, seat)):
        yield paid
