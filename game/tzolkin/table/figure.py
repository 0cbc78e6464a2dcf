"""A figure of the rulebook, painted by the table's own parts."""

from collections.abc import Iterator

from pygame import Rect

from game.table.part import Part
from game.table.players import Player
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.play import apply, new_game
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import State
from game.tzolkin.table.board import Train, draw_ground
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import decision_mode
from game.tzolkin.table.panels import Buildings, Monuments, Prophecies, Technologies, Temples
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets import Cover, food_day_sheet
from game.tzolkin.table.things import Thing
from game.tzolkin.table.view.over_board import draw_cover
from game.tzolkin.words.rulebook_figures import ACTIONS, NAMES, SEED, ShownPosition
from game.ui.screen import Canvas
from game.ui.theme import MARKS

_MARGIN = 12
"""The margin of the parts, in dp."""
_PLAYERS = tuple(Player(name, mark) for name, mark in zip(NAMES, MARKS, strict=False))


def paint_figure(shown: ShownPosition, canvas: Canvas) -> Iterator[None]:
    """Paint a position over the whole canvas, yielding after the ground."""
    state, area = position(shown), canvas.surface.get_rect()
    if shown.subject == "food day":
        draw_cover(canvas, area, Cover(food_day_sheet(state, _PLAYERS)), _PLAYERS)
        return
    draw_ground(canvas, area)
    yield
    part = _part(shown)
    seen = seen_in(shown, state)
    part.lay_out(canvas.screen, area if isinstance(part, Train) else _within(canvas, area))
    part.show(seen)
    part.paint(canvas, seen)


def _within(canvas: Canvas, area: Rect) -> Rect:
    """Return the area without the board's frame."""
    return area.inflate(-2 * canvas.px(_MARGIN), -2 * canvas.px(_MARGIN))


def position(shown: ShownPosition) -> State:
    """Return the position after the figure's actions."""
    players = [{"name": name, "kind": "human"} for name in NAMES]
    options = Options(prophecies=shown.subject == "prophecies")
    state = new_game(new_setup(players, 0, SEED, options))
    for line in ACTIONS[: shown.actions]:
        apply(state, parse(line))
    return state


def seen_in(shown: ShownPosition, state: State) -> Seen:
    """Return what is seen of the position: the choices of a seat, or only what lies there."""
    seen = Seen(state=state, seat=state.seat)
    if shown.subject in ("prices", "picking"):
        return decision_mode(Turn(view(state, state.seat), _PLAYERS, state.seat)).seen
    return seen


def _part(shown: ShownPosition) -> Part[Rect, Seen, Thing]:
    match shown.subject:
        case "technologies":
            return Technologies(_PLAYERS)
        case "temples":
            return Temples(_PLAYERS)
        case "buildings":
            return Buildings(_PLAYERS)
        case "monuments":
            return Monuments(_PLAYERS)
        case "prophecies":
            return Prophecies(_PLAYERS)
        case "train":
            return Train(_PLAYERS)
    return Train(_PLAYERS, shown.gear)
