"""The drawing of what flies over the table: wafers, hexagons taken, bids, points, and coins for the
winner."""

import math
from typing import Final

import pygame
from pygame import Rect

from game.table.things import Seat
from game.tikal.table.board import highlights, labels, tiles
from game.tikal.table.board.geometry import Point
from game.tikal.table.motion import moves
from game.tikal.table.motion.places import TableGeometry
from game.tikal.table.shown.shown import Pulse
from game.tikal.table.things import Hand
from game.tikal.table.words import TREASURE_MOTIFS
from game.ui import panels, sprites, text, theme
from game.ui.painting.animation import arch, ease_in_out, ease_out, partial_progress
from game.ui.screen import Canvas

_WAFER: Final = 0.3
_WAFER_LEAST: Final = 34
"""The width of a flying wafer in widths of a hexagon, and its least width in dp."""
_SHOWN: Final = 1.5
"""The factor by which a wafer grows while it is turned over."""
_AT_HOME: Final = 26
"""The width of a wafer in dp where it arrives."""
_TURNED: Final = 0.45
"""The part of its flight in which a hidden wafer is turned over."""
_ARC: Final = 0.12
"""How high a flight goes, as a part of its length."""
_POINTS: Final = 0.45
"""The part of a count in which the points light up before they fly."""
_POINTS_AT: Final[Point] = (0.0, -0.16)
_BID: Final = (52, 26)
"""The width and the height of a bid in dp."""
_SUNK: Final = 0.3
"""How far a hexagon sinks as it leaves the match, in its widths."""
_COINS: Final = 24
_SPRING: Final = 130
"""The number of coins that spring from the winner's panel, and how far they go in dp."""


def draw_wafer(canvas: Canvas, sight: TableGeometry, move: moves.FlyWafer, t: float) -> None:
    """Draw a wafer that is turned over where it lay if it was hidden, then flies home and shrinks
    to its size there."""
    large = max(_WAFER * sight.width, canvas.px(_WAFER_LEAST))
    turning = partial_progress(t, 0.0, _TURNED) if move.hidden else 1.0
    way = ease_in_out(partial_progress(t, _TURNED, 1.0) if move.hidden else t)
    at = _flown(sight.pixel(move.start), sight.pixel(move.goal), way)
    shown = 1 + (_SHOWN - 1) * ease_out(turning) if move.hidden else 1 + (_SHOWN - 1) * arch(t)
    side = large * shown + (canvas.px(_AT_HOME) - large * shown) * way
    name = "wafer_back" if turning < 0.5 else f"wafer_{TREASURE_MOTIFS[move.kind]}"
    _draw_turned(canvas, name, at, side, abs(math.cos(math.pi * turning)))


def _draw_turned(canvas: Canvas, name: str, at: Point, side: float, open_: float) -> None:
    """Draw a round picture turned about its upright axis; ``open_`` is the part of its width that
    shows, 0 to 1."""
    picture = sprites.decode(name)
    size = max(2, round(side * open_)), max(2, round(side))
    turned = pygame.transform.smoothscale(picture, size)
    corner = round(at[0] - size[0] / 2), round(at[1] - size[1] / 2)
    canvas.surface.blit(turned, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _flown(start: Point, goal: Point, way: float) -> Point:
    """Return the point after ``way`` (0 to 1) of an arc that goes up between two places."""
    high = _ARC * math.dist(start, goal) * arch(way)
    return start[0] + (goal[0] - start[0]) * way, start[1] + (goal[1] - start[1]) * way - high


def draw_take(canvas: Canvas, sight: TableGeometry, move: moves.TakeHexagon, t: float) -> None:
    """Draw a hexagon that goes from the display to the hand."""
    at = _flown(sight.pixel(moves.OnDisplay(move.rank)), sight.pixel(Hand()), ease_in_out(t))
    tiles.draw_hexagon(canvas, move.hexagon, 0, at, sight.width)


def draw_leave(canvas: Canvas, sight: TableGeometry, move: moves.LeaveMatch, t: float) -> None:
    """Draw a hexagon that sinks and fades."""
    x, y = sight.pixel(Hand())
    at = x, y + _SUNK * sight.width * t
    sprites.draw(canvas, tiles.new_sprite_name(move.hexagon), at, sight.width, 1 - ease_in_out(t))


def draw_bidden(canvas: Canvas, sight: TableGeometry, move: moves.FlyBid, t: float) -> None:
    """Draw the bidder's mark and the points of the bid, on their way to the bidder's place."""
    at = _flown(
        sight.pixel(moves.AtSeat(move.seat, "score")),
        sight.pixel(moves.BidderPlace(move.seat)),
        ease_out(t),
    )
    box = Rect(0, 0, canvas.px(_BID[0]), canvas.px(_BID[1]))
    box.center = round(at[0]), round(at[1])
    panels.pill(canvas, box, theme.INK, theme.GOLD_BRIGHT, 2)
    mark = Rect(box.x, box.y, box.h, box.h).inflate(-canvas.px(6), -canvas.px(6))
    sprites.draw_in(canvas, f"mark_{sight.board.marks[move.seat]}", mark)
    middle = (mark.right + box.right) // 2, box.centery
    text.draw(canvas, str(move.points), middle, theme.NUMBER, colour=theme.CREAM)


def draw_count(canvas: Canvas, sight: TableGeometry, move: moves.Count, t: float) -> None:
    """Draw a temple that glows, and its points as they rise and fly to the score."""
    layout, marks = sight.board.layout, sight.board.marks
    glow, way = (
        ease_out(partial_progress(t, 0.0, _POINTS)),
        ease_in_out(partial_progress(t, _POINTS, 1.0)),
    )
    if isinstance(move.start, int):
        pulse = Pulse(move.start, move.points, move.seat, glow * (1 - way))
        highlights.draw_glow(canvas, pulse, layout)
        start = layout.beside(move.start, _POINTS_AT)
    else:
        start = sight.pixel(move.start)
    at = _flown(start, sight.pixel(moves.AtSeat(move.seat, "score")), way)
    labels.draw_points(canvas, move.points, marks[move.seat], at, sight.width * _size(glow, way))


def _size(glow: float, way: float) -> float:
    """Return the size of points, which grow as they light up; in few steps so that the digits are
    drawn once."""
    return round(4 * (0.9 + 0.6 * glow - 0.4 * way)) / 4


def draw_cheer(canvas: Canvas, sight: TableGeometry, move: moves.Cheer, t: float) -> None:
    """Draw coins that spring out to all sides and fall."""
    panel, reach = sight.rect_of(Seat(move.seat)), canvas.px(_SPRING)
    for coin in range(_COINS):
        turn = math.tau * (coin + 0.5) / _COINS
        far = (1 + coin % 3 / 3) * reach * ease_out(t)
        x = panel.centerx - math.cos(turn) * far * 1.4
        y = panel.centery - math.sin(turn) * far + reach * t * t
        side = canvas.px(16 + 5 * (coin % 3))
        box = Rect(0, 0, side, side)
        box.center = round(x), round(y)
        sprites.draw_in(canvas, "pip_full", box, min(1.0, 3 * (1 - t)))
