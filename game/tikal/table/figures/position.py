"""A position of the rules, painted by the table's own board."""

from collections.abc import Iterator

from game.tikal.rules.actions import Enter, EstablishCamp, PlaceTile, parse
from game.tikal.rules.actions.ways import ways
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import ACTION_POINTS, STONES
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.play import apply, new_game
from game.tikal.rules.setup import Options, new_setup
from game.tikal.rules.state import State
from game.tikal.rules.turns.reach import reach
from game.tikal.rules.turns.scoring import temple_owner
from game.tikal.table.board import BoardView
from game.tikal.table.shown.lit import Highlights, Preview, Pulse
from game.tikal.words.figures.games import Play
from game.tikal.words.figures.shown import AS_IT_COMES, Shown
from game.ui.screen import Canvas
from game.ui.theme import MARKS

_PLACED = Enter | EstablishCamp
_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def paint_position(shown: Shown, canvas: Canvas) -> Iterator[None]:
    """Covers the canvas, part by part."""
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


def played(play: Play, count: int, options: Options = AS_IT_COMES) -> State:
    """A game after its first actions."""
    players = [{"name": name, "kind": "human"} for name in _NAMES[: play.seats]]
    state = new_game(new_setup(players, 0, play.seed, options, play.variant))
    for line in play.actions[:count]:
        apply(state, parse(line))
    return state


def position(shown: Shown) -> State:
    """The position of a figure."""
    return played(shown.play, shown.actions, shown.options)


def lit_in(shown: Shown, state: State) -> Highlights:
    """What of the position is to be seen."""
    if shown.lays:
        return Highlights(preview=_laid(state, shown.lays))
    if shown.walker is not None:
        return _going(shown, shown.walker, state)
    if shown.allowed:
        legal = (one for one in legal_actions(state) if one.verb == shown.allowed)
        return Highlights(legal=tuple({one.space for one in legal if isinstance(one, _PLACED)}))
    if shown.pays is not None:
        points, seat = state.value[shown.pays], temple_owner(state, shown.pays)
        return Highlights(pulse=Pulse(shown.pays, points, seat))
    return _counted(state) if shown.counted else Highlights()


def _laid(state: State, line: str) -> Preview:
    """The hexagon in hand, and what its ways cost."""
    laid = parse(line)
    assert isinstance(laid, PlaceTile)
    stones = STONES[state.hand][laid.rotation]
    opens = dict(ways(state, laid.space, stones))
    return Preview(laid.space, state.hand, laid.rotation, opens)


def _going(shown: Shown, origin: int, state: State) -> Highlights:
    """Where a worker can go from there, or one way of his."""
    routes = reach(state, state.seat, origin, ACTION_POINTS, shuttle_only=shown.secret)
    if shown.way is None:
        costs = {space: way.cost for space, way in routes.items()}
        return Highlights(selected=origin, reach=costs)
    way = routes[shown.way]
    return Highlights(selected=origin, reach={shown.way: way.cost}, path=way.spaces)


def _counted(state: State) -> Highlights:
    """Every temple with what it pays in the colour of whom it pays."""
    owners = {space: temple_owner(state, space) for space in range(SPACES) if state.value[space]}
    paid = {space: seat for space, seat in owners.items() if seat >= 0}
    return Highlights(
        rings={space: MARKS[seat] for space, seat in paid.items()},
        tags={space: str(state.value[space]) for space in paid},
    )
