"""Pictures painted with parts of the table: the rulebook's figures, and where a match stands."""

from collections.abc import Generator, Iterator, Sequence

from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.table.players import players_of
from game.table.things import LIT, ThingState, with_chosen
from game.tikal.rules.actions import Enter, EstablishCamp, PlaceTile, parse
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.actions.tile import crossable_sides
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import ACTION_POINTS, STONES, TREASURE_POINTS
from game.tikal.rules.hidden import view
from game.tikal.rules.play import apply, legal_actions, new_game
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import temple_owner
from game.tikal.rules.setup import Options, new_setup
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.board import BoardView, draw_hexagon_card
from game.tikal.table.shown.shown import BoardLook, BoardShown, Preview, Pulse
from game.tikal.table.things import SPACE
from game.tikal.table.words import TREASURE_MOTIFS
from game.tikal.words import figures
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen, grid
from game.ui.theme import MARKS


def paint_figure(
    shown: figures.PositionFigure
    | figures.HexagonKindsFigure
    | figures.TreasureSetsFigure
    | figures.ExchangeFigure
    | figures.AuctionFigure,
    canvas: Canvas,
) -> Iterator[None]:
    """Paint a figure of the rulebook over the whole canvas, part by part."""
    match shown:
        case figures.PositionFigure():
            yield from paint_position(shown, canvas)
        case figures.HexagonKindsFigure(hexagons):
            yield from paint_kinds(hexagons, canvas)
        case figures.TreasureSetsFigure(kind):
            paint_sets(kind, canvas)
        case figures.ExchangeFigure():
            paint_exchange(shown, canvas)
        case figures.AuctionFigure(play):
            yield from paint_auction(play, canvas)


# Figures of a position, painted by the table's own board.

_PLACED = Enter | EstablishCamp
_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def paint_position(shown: figures.PositionFigure, canvas: Canvas) -> Iterator[None]:
    """Paint a position over the whole canvas, part by part."""
    state = position_in(shown)
    board = BoardView(canvas.screen, canvas.surface.get_rect(), MARKS[: state.seats], shown.area)
    board.numbered = [space for space in range(SPACES) if _is_whole(board, space)]
    yield from board.prepare(canvas, board_shown(shown, state))


def _is_whole(board: BoardView, space: int) -> bool:
    """Return True if the numbers of a space, which keep within a square about its middle, are not
    cut off by the figure's edge."""
    box = board.rect_of(space)
    return board.rect.contains(box.inflate(box.h - box.w, 0))


def play_out(
    play: figures.SeededGame, count: int, options: Options = figures.DEFAULT_OPTIONS
) -> State:
    """Return the position after the first ``count`` actions of a game."""
    players = [{"name": name, "kind": "human"} for name in _NAMES[: play.seats]]
    state = new_game(new_setup(players, 0, play.seed, options, play.variant))
    for line in play.actions[:count]:
        apply(state, parse(line))
    return state


def position_in(shown: figures.PositionFigure) -> State:
    """Return the position of a figure."""
    return play_out(shown.game, shown.action_count, shown.options)


def board_shown(shown: figures.PositionFigure, state: State) -> BoardShown:
    """Return what the board shows in a figure: its position, what is lit, and what is drawn over
    it."""
    if shown.walker_space is not None:
        return _going(shown, shown.walker_space, state)
    allowed = (one for one in legal_actions(state) if one.verb == shown.lit_action)
    spaces = {one.space for one in allowed if isinstance(one, _PLACED)}
    things = {SPACE[space]: LIT for space in spaces}
    return BoardShown(view=state, things=things, look=_look(shown, state))


def _look(shown: figures.PositionFigure, state: State) -> BoardLook:
    """Return what a figure draws over its position: a preview, a pulse, or majorities."""
    if shown.placement:
        return BoardLook(preview=_laid(state, shown.placement))
    if shown.scored_temple is not None:
        points, seat = state.value[shown.scored_temple], temple_owner(state, shown.scored_temple)
        return BoardLook(pulse=Pulse(shown.scored_temple, points, seat))
    return _counted(state) if shown.with_payouts else BoardLook()


def _laid(state: State, line: str) -> Preview:
    """Return the preview of the hexagon that ``line`` lays, with the cost of its ways."""
    laid = parse(line)
    assert isinstance(laid, PlaceTile)
    stones = STONES[state.hand][laid.rotation]
    opens = dict(crossable_sides(state, laid.space, stones))
    return Preview(laid.space, state.hand, laid.rotation, opens)


def _going(shown: figures.PositionFigure, origin: int, state: State) -> BoardShown:
    """Return the board with the spaces that a worker can reach from ``origin``, or one way of
    his."""
    routes = member_routes(
        state, state.seat, origin, ACTION_POINTS, shuttle_only=shown.by_secret_path
    )
    goals = routes if shown.destination is None else (shown.destination,)
    lit = {SPACE[space]: ThingState(lit=True, cost=routes[space].cost) for space in goals}
    path = () if shown.destination is None else routes[shown.destination].spaces
    return BoardShown(view=state, things=with_chosen(lit, SPACE[origin]), look=BoardLook(path=path))


def _counted(state: State) -> BoardLook:
    """Return every temple's points on a ring in the colour of the seat that would be paid."""
    owners = {space: temple_owner(state, space) for space in range(SPACES) if state.value[space]}
    paid = {space: seat for space, seat in owners.items() if seat >= 0}
    return BoardLook(
        rings={space: MARKS[seat] for space, seat in paid.items()},
        tags={space: str(state.value[space]) for space in paid},
    )


# The figure of an auction.


def paint_auction(play: figures.SeededGame, canvas: Canvas) -> Iterator[None]:
    """Paint the display, below it the highest bid, and a cross for every seat that has passed."""
    state = play_out(play, len(play.actions))
    assert state.bids
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.DARK)
    yield
    area = whole.inflate(-canvas.px(24), -canvas.px(20))
    foot = min(canvas.px(34), area.h // 3)
    display = Rect(area.x, area.y, area.w, area.h - foot - canvas.px(6))
    for cell, hexagon in zip(
        grid(display, state.seats, 1, canvas.px(6)), state.display, strict=True
    ):
        draw_hexagon_card(canvas, cell, hexagon, 0)
        yield
    below = Rect(area.x, area.bottom - foot, area.w, foot)
    for seat, cell in enumerate(grid(below, state.seats, 1, canvas.px(6))):
        side = min(foot, cell.w // 3)
        mark = Rect(cell.x, 0, side, side)
        mark.centery = cell.centery
        sprites.draw_in(canvas, f"mark_{MARKS[seat]}", mark)
        beside = Rect(mark.right + canvas.px(4), mark.y, side, side)
        if seat == state.bids.high_bidder:
            text.draw(
                canvas, str(state.bids.high), beside.center, theme.NUMBER_BIG, "mm", theme.CREAM
            )
        elif seat not in state.bids.still_in:
            panels.draw(canvas, beside, panels.BUTTON_OFF)
            sprites.draw_in(canvas, "icon_close", beside)


# The figure of the kinds of hexagon.

_COLUMNS = 3


def paint_kinds(hexagons: Sequence[int], canvas: Canvas) -> Iterator[None]:
    """Paint hexagons in rows, each above its name where that has room, part by part."""
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.PARCHMENT_DIM)
    yield
    area = whole.inflate(-canvas.px(20), -canvas.px(16))
    rows = -(-len(hexagons) // _COLUMNS)
    for hexagon, cell in zip(hexagons, grid(area, _COLUMNS, rows, canvas.px(4)), strict=False):
        line = min(canvas.px(20), cell.h // 3)
        draw_hexagon_card(canvas, Rect(cell.x, cell.y, cell.w, cell.h - line), hexagon, 0)
        foot, name = (cell.centerx, cell.bottom - line // 2), words.hexagon(hexagon)
        if text.fits(canvas.screen, name, theme.LABEL, cell.w):
            text.draw(canvas, name, foot, theme.LABEL)
        yield


# Figures of treasures.


def paint_sets(kind: int, canvas: Canvas) -> None:
    """Paint a row for each number of treasures of one kind, with the points that it pays."""
    area = _paper(canvas)
    rows = grid(area, 1, len(TREASURE_POINTS) - 1, canvas.px(4))
    for row, points in zip(rows, TREASURE_POINTS[1:], strict=True):
        count = TREASURE_POINTS.index(points)
        cells = grid(Rect(row.x, row.y, row.w * 3 // 4, row.h), 3, 1, canvas.px(4))
        for cell in cells[3 - count :]:
            sprites.draw_in(canvas, f"wafer_{TREASURE_MOTIFS[kind]}", cell)
        middle = row.x + row.w * 7 // 8, row.centery
        text.draw(canvas, str(points), middle, theme.NUMBER_BIG, max_width=row.w // 5)


def paint_exchange(shown: figures.ExchangeFigure, canvas: Canvas) -> None:
    """Paint two players' treasures before an exchange and, after an arrow, afterwards."""
    area = _paper(canvas)
    half = Rect(area.x, area.y, area.w * 4 // 9, area.h)
    _draw_hands(canvas, half, shown.hands, (shown.give, shown.take))
    after = hands_after(shown)
    right = half.move_to(right=area.right)
    _draw_hands(canvas, right, after, (shown.take, shown.give))
    side = min(canvas.px(30), right.x - half.right)
    arrow = Rect(0, 0, side, side).move_to(center=area.center)
    sprites.draw_in(canvas, "icon_exchange", arrow)


def hands_after(shown: figures.ExchangeFigure) -> tuple[Sequence[int], Sequence[int]]:
    """Return how many treasures of each kind the two players have after the exchange."""
    first, second = (list(hand) for hand in shown.hands)
    for kind, step in ((shown.give, -1), (shown.take, 1)):
        first[kind] += step
        second[kind] -= step
    return first, second


def _draw_hands(
    canvas: Canvas, area: Rect, hands: Sequence[Sequence[int]], marked: Sequence[int]
) -> None:
    """Draw a row for each player: the mark, then all treasures. The treasure that changes hands
    lies on a gold disc."""
    rows = grid(area, 1, len(hands), canvas.px(6))
    for seat, (row, hand, kind) in enumerate(zip(rows, hands, marked, strict=True)):
        have = [one for one, count in enumerate(hand) for _number in range(count)]
        cells = grid(row, 4, 1, canvas.px(3))
        mark = cells[0].inflate(-cells[0].w // 3, -cells[0].h // 3)
        sprites.draw_in(canvas, f"mark_{MARKS[seat]}", mark)
        for number, (one, cell) in enumerate(zip(have, cells[1:], strict=False)):
            if one == kind and kind not in have[:number]:
                side = min(cell.size)
                disc = Rect(0, 0, side, side).move_to(center=cell.center)
                panels.pill(canvas, disc, theme.GOLD_BRIGHT, theme.GOLD)
            sprites.draw_in(
                canvas, f"wafer_{TREASURE_MOTIFS[one]}", cell.inflate(-canvas.px(6), -canvas.px(6))
            )


def _paper(canvas: Canvas) -> Rect:
    """Draw the paper under a figure, and return the room inside its margin."""
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.PARCHMENT_DIM)
    return whole.inflate(-canvas.px(28), -canvas.px(20))


# A small picture of where a match stands.

_FINER = 2
"""The factor by which the picture is drawn larger before it is scaled down, so that details stay
apart."""


def paint_thumbnail(
    match: TikalMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """Draw the board as everybody sees it, in ``size`` pixels, step by step; return the surface."""
    setup = match.setup
    large = Surface([side * _FINER for side in size]).convert(24)
    large.fill(theme.PAPER)
    marks = [player.mark for player in players_of(setup.players)]
    board = BoardView(screen, large.get_rect(), marks, setup.variant.area)
    yield from board.prepare(Canvas(large, screen), BoardShown(view=view(match.state)))
    board.leave()
    yield
    return smoothscale(large, size).convert()
