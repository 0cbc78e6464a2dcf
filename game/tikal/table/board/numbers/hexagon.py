"""All numbers of a hexagon, each in a place of its own: counts on either side; in the middle one
above the other who leads on a temple, room for a cost, and the temple's number."""

from collections.abc import Sequence

from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.scoring import strongest
from game.tikal.table.board.geometry import Layout
from game.tikal.table.board.numbers import labels
from game.tikal.table.board.numbers.counts import draw_counts
from game.tikal.table.board.slots import stands
from game.ui.screen import Canvas


def draw_numbers(
    canvas: Canvas, state: State, space: int, marks: Sequence[str], layout: Layout
) -> None:
    """The numbers of an explored hexagon; a guard is himself the sign of who is paid."""
    middle, width = layout.centre(space), layout.width
    here = stands(state, space, layout.seen(canvas.screen))
    draw_counts(canvas, here, marks, middle, width)
    value = state.value[space]
    if not value:
        return
    labels.draw_number(canvas, value, labels.number_at(canvas, middle, width), width)
    if here and state.guard[space] == NONE:
        leads = strongest(state, space)
        mark = None if leads == NONE else marks[leads]
        labels.draw_leads(canvas, mark, labels.leads_box(canvas, middle, width))
