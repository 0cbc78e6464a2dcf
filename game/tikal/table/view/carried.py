"""The drawing of what a drag carries: the hexagon in hand, or the members picked up."""

from typing import Final

from pygame import Rect

from game.tikal.rules.state import NONE
from game.tikal.table.board import BoardView, hexagon_card, pieces
from game.tikal.table.shown.cards import InHand
from game.tikal.table.shown.chosen import Chosen, Members
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import Hand, Thing
from game.ui import theme
from game.ui.input import Pos
from game.ui.painting import shapes
from game.ui.screen import Canvas, Screen

_HEXAGON: Final = (72, 150)
"""The least and the greatest width of a carried hexagon in dp; between them it is as wide as those
on the board."""
_AROUND: Final = 1.24
"""The side of a carried hexagon's box, shadow included, in widths of the hexagon."""
_RAISED: Final = 0.12
"""How high the hexagon floats above the finger, in sides of that box."""
_SHADOW: Final = (0.05, 0.16)
"""How far below the hexagon its shadow lies, and how soft it is, in widths of the hexagon."""
_FIGURE: Final = (100, 220)
"""The least and the greatest width in dp of the hexagon to which carried figures are scaled."""
_TALL: Final = 0.42
"""The height of the figures' box, a little more than a figure's, in widths of that hexagon."""
_STEP: Final = 0.13
"""The distance between two figures, in widths of that hexagon."""
_MOST: Final = 5
"""The number of figures that are drawn at most."""


def carried_box(screen: Screen, board: BoardView, what: Thing | None, pos: Pos) -> Rect:
    """Return the box in which a carried thing is drawn: a hexagon round the finger, figures with
    their feet at it, so that the finger does not cover them."""
    x, y = round(pos[0]), round(pos[1])
    if what == Hand():
        side = round(_AROUND * _within(screen, board.layout.width, _HEXAGON))
        return Rect(0, 0, side, side).move_to(center=(x, y - round(_RAISED * side)))
    width = _within(screen, board.layout.width, _FIGURE)
    box = Rect(0, 0, round((_TALL + 2 * _STEP * _MOST) * width), round(_TALL * width))
    return box.move_to(midbottom=(x, y + round(_TALL * width / 4)))


def draw_carried(canvas: Canvas, box: Rect, board: BoardView, shown: Shown) -> None:
    """Draw what is carried into its box."""
    panel = shown.panel
    if isinstance(panel, InHand):
        if shown.view.hand != NONE:
            _draw_hexagon(canvas, box, panel.hexagon, board.seen.rotation(panel.rotation))
    elif isinstance(panel, Chosen) and panel.party:
        _draw_party(canvas, box, panel.party, shown.players[shown.seat].mark)


def _draw_hexagon(canvas: Canvas, box: Rect, hexagon: int, rotation: int) -> None:
    """Draw the floating hexagon over its shadow."""
    side = round(box.w / _AROUND)
    lies = Rect(0, 0, side, side).move_to(center=box.center)
    low, soft = (round(part * side) for part in _SHADOW)
    dark = lies.inflate(-2 * soft, -3 * soft).move(0, low)
    shapes.halo(canvas.surface, dark, dark.h // 2, soft, theme.SHADOW)
    hexagon_card(canvas, lies, hexagon, rotation)


def _draw_party(canvas: Canvas, box: Rect, party: Members, mark: str) -> None:
    """Draw the members side by side, the leader in front."""
    width = box.h / _TALL
    who = [pieces.LEADER] * party.leader + [pieces.WORKER] * party.workers
    shown, foot = who[:_MOST], box.bottom - box.h / 4
    for place, kind in reversed(list(enumerate(shown))):
        x = box.centerx + (place - (len(shown) - 1) / 2) * _STEP * width
        pieces.draw_piece(canvas, kind, mark, (x, foot), width)


def _within(screen: Screen, width: float, limits: tuple[int, int]) -> int:
    """Return a width in pixels, kept within limits in dp."""
    least, most = map(screen.px, limits)
    return round(max(least, min(most, width)))
