"""The pictures in the rules, painted by the table's own parts."""

from collections.abc import Iterator

from game.tikal.table.figures.auction import paint_auction
from game.tikal.table.figures.kinds import paint_kinds
from game.tikal.table.figures.position import paint_position
from game.tikal.table.figures.treasures import paint_exchange, paint_sets
from game.tikal.words.figures.shown import Auctioned, Exchanged, Kinds, Sets, Shown
from game.ui.screen import Canvas

__all__ = ["paint_figure"]


def paint_figure(
    shown: Shown | Kinds | Sets | Exchanged | Auctioned, canvas: Canvas
) -> Iterator[None]:
    """Covers the canvas with what a figure shows, part by part."""
    match shown:
        case Shown():
            yield from paint_position(shown, canvas)
        case Kinds(hexagons):
            yield from paint_kinds(hexagons, canvas)
        case Sets(kind):
            paint_sets(kind, canvas)
        case Exchanged():
            paint_exchange(shown, canvas)
        case Auctioned(play):
            yield from paint_auction(play, canvas)
