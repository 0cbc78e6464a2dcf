"""A tile of a building or monument: kind and cost, a line, what it does, and its picture.

The picture lies where the signs leave room, which are as large with it as without. It has to be
large enough to tell something; else there is none, and only the tile's explanation shows it.
"""

from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, NEW_AGES
from game.tzolkin.table.panels.panel import CardLook, draw_cached_card
from game.tzolkin.table.signs import drawing, tiles
from game.tzolkin.table.signs.drawing import roomiest
from game.tzolkin.table.signs.sign import Line, Signs
from game.tzolkin.table.things import BuildingTile, MonumentTile, Thing
from game.ui import contrast, sprites, theme
from game.ui.screen import Canvas, Screen

_KIND, _COST, _DOES = 26, 19, 27
"""The largest signs of kind, cost and effect, in dp."""
_UPPER: Final = 0.46
_FRAME: Final = 3
"""The width in dp of a lit tile's edge, which no picture reaches."""
_APART: Final = 2
"""The gap in dp between signs and a picture, which has a margin of its own."""
_INDENT: Final = 3
"""How far in dp signs that lie beside a picture are from the left."""
_LEAST: Final = 32
"""The least width of a picture in dp: larger than signs, so that it is not taken for one."""
_FADED, _PALE = 0.6, 0.75
"""The strength of signs and of the picture on a tile that cannot be had."""


def picture_of(thing: Thing) -> str:
    """Return the sprite of a building or monument; empty for anything else."""
    match thing:
        case BuildingTile(number):
            age = 2 if number in NEW_AGES[1] else 1
            return f"tzolkin/built_{BUILDINGS[number].kind}_{age}"
        case MonumentTile(number):
            return f"tzolkin/built_{MONUMENTS[number].id.lower()}"
    return ""


@dataclass(frozen=True)
class TilePlan:
    """Where everything lies on a tile.

    Attributes:
        kind: the box of the kind's sign.
        cost, cost_box: the cost as it fits best, and its box, whose signs begin at its left.
        line: the line below.
        box, anchor: the box of what the tile does, and where in it the signs lie.
        picture: the box of the picture; None if there is no room for it.
    """

    kind: Rect
    cost: Signs
    cost_box: Rect
    line: Rect
    box: Rect
    anchor: str = "m"
    picture: Rect | None = None


def draw_tile(
    canvas: Canvas,
    rect: Rect,
    thing: Thing,
    signs: tuple[Line, Line],
    look: CardLook,
    *,
    pictured: bool = True,
) -> None:
    """Draw a building or a monument; the signs are its kind with its cost, and what it does.

    Unless it is ``pictured``, it has no picture even if there is room for one.
    """
    paint = partial(_paint_tile, thing=thing, signs=signs, look=look, pictured=pictured)
    draw_cached_card(canvas, rect, (thing, signs, pictured), (look, theme.CARD), paint)


def _paint_tile(
    canvas: Canvas,
    rect: Rect,
    thing: Thing,
    signs: tuple[Line, Line],
    look: CardLook,
    *,
    pictured: bool,
) -> None:
    px, plan = canvas.px, plan_tile(canvas.screen, rect, thing, signs, pictured=pictured)
    (kind, *_cost), does = signs
    alpha, strength = (_FADED, _PALE) if look is CardLook.DIM else (1, 1)
    if plan.picture:
        sprites.print_in(canvas, picture_of(thing), plan.picture, strength)
    drawing.icon(canvas, kind.icon, plan.kind, alpha)
    drawing.draw(canvas, plan.cost_box, plan.cost, px(_COST), anchor="l", alpha=alpha)
    canvas.surface.fill(theme.PAPER_OFF, plan.line)
    drawing.draw(canvas, plan.box, (does,), px(_DOES), anchor=plan.anchor, alpha=alpha)


def plan_tile(
    screen: Screen, rect: Rect, thing: Thing, signs: tuple[Line, Line], *, pictured: bool = True
) -> TilePlan:
    """Lay out a tile in a rectangle. There is no picture between signs in high contrast."""
    px, ((_kind, *cost), does) = screen.px, signs
    inner = rect.inflate(-px(8), -px(6))
    split = round(inner.h * _UPPER)
    kind = Rect(inner.x, inner.y, min(px(_KIND), split), split)
    right = Rect(kind.right + px(4), inner.y, inner.right - kind.right - px(4), split)
    paid = roomiest(
        screen, ((tuple(cost),), (tiles.in_figures(tuple(cost)),)), right.size, px(_COST)
    )
    line = Rect(inner.x, inner.y + split + px(1), inner.w, px(1))
    below = Rect(inner.x, line.y + px(2), inner.w, inner.bottom - line.y - px(2))
    plan = TilePlan(kind, paid, right, line, below)
    bare = contrast.is_high() or not pictured
    return plan if bare else _with_picture(screen, rect, plan, thing, does)


def _with_picture(screen: Screen, rect: Rect, plan: TilePlan, thing: Thing, does: Line) -> TilePlan:
    """Return the plan with a picture in the largest room: above, below or beside both lines."""
    px, size = screen.px, sprites.decode(picture_of(thing)).get_size()
    area = rect.inflate(-2 * px(_FRAME), -2 * px(_FRAME))
    indent, gap = px(_INDENT), px(_APART)
    above = _end(plan.cost_box, plan.cost, px(_COST)) + gap
    below = _end(plan.box, (does,), px(_DOES)) + indent + gap
    rooms = [
        Rect(left, top, max(0, area.right - left), foot - top)
        for left, top, foot in (
            (max(above, below), area.y, area.bottom),
            (below, plan.line.bottom, area.bottom),
            (above, area.y, plan.line.y),
        )
    ]
    fitting = [(min(room.w, room.h * size[0] // size[1]), room) for room in rooms]
    wide, box = max(fitting, key=itemgetter(0))
    if wide < px(_LEAST):
        return plan
    line = Rect(plan.line.x, plan.line.y, min(plan.line.w, box.x - plan.line.x), plan.line.h)
    if box.bottom < plan.box.bottom:
        return replace(plan, line=line, picture=box)
    left = Rect(plan.box.x + indent, plan.box.y, plan.box.w - indent, plan.box.h)
    return replace(plan, line=line, picture=box, box=left, anchor="l")


def _end(box: Rect, signs: Signs, most: int) -> int:
    """Return the right end of signs that begin at a box's left."""
    return max((one.right for one in drawing.covered(box, signs, most, "l")), default=box.x)
