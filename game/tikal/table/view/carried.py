"""What is carried by a drag: the hexagon in hand, or the members that are picked up."""

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
"""The least and the greatest width of a hexagon, in dp: as large as those on the board between."""
_AROUND: Final = 1.24
"""What its shadow needs, too, and"""
_RAISED: Final = 0.12
"""how high it is held above the finger, in parts of that."""
_SHADOW: Final = (0.05, 0.16)
"""How far its shadow lies below it, and how soft that is, in its widths."""
_FIGURE: Final = (100, 220)
"""The width of the hexagon on which figures are as large as these, in dp."""
_TALL: Final = 0.42
"""More than a figure's height, and"""
_STEP: Final = 0.13
"""how far figures stand from one another, in widths of that hexagon."""
_MOST: Final = 5
"""Figures that are drawn at most."""


def carried_box(screen: Screen, board: BoardView, what: Thing | None, pos: Pos) -> Rect:
    """Where it is drawn: a hexagon round the finger, figures with their feet at it, so that they
    are seen above it."""
    x, y = round(pos[0]), round(pos[1])
    if what == Hand():
        side = round(_AROUND * _within(screen, board.layout.width, _HEXAGON))
        return Rect(0, 0, side, side).move_to(center=(x, y - round(_RAISED * side)))
    width = _within(screen, board.layout.width, _FIGURE)
    box = Rect(0, 0, round((_TALL + 2 * _STEP * _MOST) * width), round(_TALL * width))
    return box.move_to(midbottom=(x, y + round(_TALL * width / 4)))


def draw_carried(canvas: Canvas, box: Rect, board: BoardView, shown: Shown) -> None:
    """In that place."""
    panel = shown.panel
    if isinstance(panel, InHand):
        if shown.view.hand != NONE:
            _draw_hexagon(canvas, box, panel.hexagon, board.seen.rotation(panel.rotation))
    elif isinstance(panel, Chosen) and panel.party:
        _draw_party(canvas, box, panel.party, shown.players[shown.seat].mark)


def _draw_hexagon(canvas: Canvas, box: Rect, hexagon: int, rotation: int) -> None:
    """It floats: its shadow lies below it."""
    side = round(box.w / _AROUND)
    lies = Rect(0, 0, side, side).move_to(center=box.center)
    low, soft = (round(part * side) for part in _SHADOW)
    dark = lies.inflate(-2 * soft, -3 * soft).move(0, low)
    shapes.halo(canvas.surface, dark, dark.h // 2, soft, theme.SHADOW)
    hexagon_card(canvas, lies, hexagon, rotation)


def _draw_party(canvas: Canvas, box: Rect, party: Members, mark: str) -> None:
    """The leader in front, side by side."""
    width = box.h / _TALL
    who = [pieces.LEADER] * party.leader + [pieces.WORKER] * party.workers
    shown, foot = who[:_MOST], box.bottom - box.h / 4
    for place, kind in reversed(list(enumerate(shown))):
        x = box.centerx + (place - (len(shown) - 1) / 2) * _STEP * width
        pieces.draw_piece(canvas, kind, mark, (x, foot), width)


def _within(screen: Screen, width: float, limits: tuple[int, int]) -> int:
    least, most = map(screen.px, limits)
    return round(max(least, min(most, width)))
