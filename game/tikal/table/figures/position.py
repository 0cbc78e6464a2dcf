"""A position of the rules, painted by the table's own board."""

from collections.abc import Iterator

from game.table.sign import LIT, Sign, choosing
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
from game.tikal.table.shown.look import BoardLook, Preview, Pulse
from game.tikal.table.shown.shown import BoardShown
from game.tikal.table.things import SPACE
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
    board.numbered = [space for space in range(SPACES) if _is_whole(board, space)]
    yield from board.prepare(canvas, seen_in(shown, state))


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


def seen_in(shown: Shown, state: State) -> BoardShown:
    """What of the position is to be seen."""
    if shown.walker is not None:
        return _going(shown, shown.walker, state)
    allowed = (one for one in legal_actions(state) if one.verb == shown.allowed)
    spaces = {one.space for one in allowed if isinstance(one, _PLACED)}
    things = {SPACE[space]: LIT for space in spaces}
    return BoardShown(view=state, things=things, look=_look(shown, state))


def _look(shown: Shown, state: State) -> BoardLook:
    """What is drawn there."""
    if shown.lays:
        return BoardLook(preview=_laid(state, shown.lays))
    if shown.pays is not None:
        points, seat = state.value[shown.pays], temple_owner(state, shown.pays)
        return BoardLook(pulse=Pulse(shown.pays, points, seat))
    return _counted(state) if shown.counted else BoardLook()


def _laid(state: State, line: str) -> Preview:
    """The hexagon in hand, and what its ways cost."""
    laid = parse(line)
    assert isinstance(laid, PlaceTile)
    stones = STONES[state.hand][laid.rotation]
    opens = dict(ways(state, laid.space, stones))
    return Preview(laid.space, state.hand, laid.rotation, opens)


def _going(shown: Shown, origin: int, state: State) -> BoardShown:
    """Where a worker can go from there, or one way of his."""
    routes = reach(state, state.seat, origin, ACTION_POINTS, shuttle_only=shown.secret)
    goals = routes if shown.way is None else (shown.way,)
    lit = {SPACE[space]: Sign(lit=True, cost=routes[space].cost) for space in goals}
    path = () if shown.way is None else routes[shown.way].spaces
    return BoardShown(view=state, things=choosing(lit, SPACE[origin]), look=BoardLook(path=path))


def _counted(state: State) -> BoardLook:
    """Every temple with what it pays in the colour of whom it pays."""
    owners = {space: temple_owner(state, space) for space in range(SPACES) if state.value[space]}
    paid = {space: seat for space, seat in owners.items() if seat >= 0}
    return BoardLook(
        rings={space: MARKS[seat] for space, seat in paid.items()},
        tags={space: str(state.value[space]) for space in paid},
    )
