"""A figure of the rules, painted by the table's own board."""

from collections.abc import Iterator

from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import STONES
from game.tikal.rules.play import apply, new_game
from game.tikal.rules.records.notation import parse
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import State, ways
from game.tikal.rules.turns.reach import reach
from game.tikal.rules.turns.scoring import temple_owner
from game.tikal.table.board import BoardView, Highlights, Preview, Pulse
from game.tikal.words.figures import ACTIONS, NAMES, SEED, Shown
from game.ui.screen import Canvas
from game.ui.theme import MARKS


def paint_figure(shown: Shown, canvas: Canvas) -> Iterator[None]:
    """Covers the canvas with a position, part by part."""
    state = position(shown)
    board = BoardView(canvas.screen, canvas.surface.get_rect(), MARKS[: state.seats], shown.area)
    board.show(state)
    board.numbered = [space for space in range(SPACES) if _is_whole(board, space)]
    lit = lit_in(shown, state)
    yield from board.prepare(lit)
    board.draw(canvas, lit)


def _is_whole(board: BoardView, space: int) -> bool:
    """False where numbers would be cut: they keep within a square about the middle."""
    box = board.rect_of(space)
    return board.rect.contains(box.inflate(box.h - box.w, 0))


def position(shown: Shown) -> State:
    """The game after the figure's actions."""
    players = [{"name": name, "kind": "human"} for name in NAMES]
    state = new_game(new_setup(players, 0, SEED))
    for line in ACTIONS[: shown.actions]:
        apply(state, parse(line))
    return state


def lit_in(shown: Shown, state: State) -> Highlights:
    """What of the position is to be seen."""
    if shown.lays:
        return Highlights(preview=_laid(state, shown.lays))
    if shown.walker is not None:
        ways_on = reach(state, state.seat, shown.walker, state.ap)
        costs = {space: way.cost for space, way in ways_on.items()}
        return Highlights(selected=shown.walker, reach=costs)
    if shown.pays is not None:
        points, seat = state.value[shown.pays], temple_owner(state, shown.pays)
        return Highlights(pulse=Pulse(shown.pays, points, seat))
    return Highlights()


def _laid(state: State, line: str) -> Preview:
    """The hexagon in hand, and what its ways cost."""
    laid = parse(line)
    assert isinstance(laid, PlaceTile)
    stones = STONES[state.hand][laid.rotation]
    opens = dict(ways(state, laid.space, stones))
    return Preview(laid.space, state.hand, laid.rotation, opens)
