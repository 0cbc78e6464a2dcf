"""All numbers of a hexagon, each in its place.

Counts lie on either side. In the middle lie, from top to bottom: who leads on a temple with which
strength against whom, the room for a cost, and the temple's number.
"""

from collections.abc import Sequence

from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.scoring import strength, strongest
from game.tikal.table.board.geometry import Layout
from game.tikal.table.board.numbers import labels
from game.tikal.table.board.numbers.counts import draw_counts, draw_strengths
from game.tikal.table.board.slots import MEMBERS, Stand, stands
from game.ui.screen import Canvas


def one_each(here: Sequence[Stand], strong: Sequence[int]) -> dict[Stand, int]:
    """Return the first group of every seat on a temple, with the seat's strength."""
    first: dict[int, Stand] = {}
    for stand in here:
        if stand.group.kind == MEMBERS:
            first.setdefault(stand.group.seat, stand)
    return {stand: strong[seat] for seat, stand in first.items()}


def draw_numbers(
    canvas: Canvas,
    state: State,
    space: int,
    marks: Sequence[str],
    layout: Layout,
    *,
    strengths: bool = False,
) -> None:
    """Draw the numbers of an explored hexagon.

    A guarded temple shows no leading seat, since the guard shows who is paid. With ``strengths``
    each seat's strength takes the place of its counts.
    """
    middle, width = layout.centre(space), layout.width
    here = stands(state, space, layout.seen(canvas.screen))
    strong = [strength(state, seat, space) for seat in range(state.seats)]
    if strengths:
        draw_strengths(canvas, one_each(here, strong), marks, middle, width)
    else:
        draw_counts(canvas, here, marks, middle, width)
    value = state.value[space]
    if not value:
        return
    labels.draw_number(canvas, value, labels.number_at(canvas, middle, width), width)
    if here and state.guard[space] == NONE:
        leads = strongest(state, space)
        mark = None if leads == NONE else marks[leads]
        figures = labels.against(canvas, strong, width)
        box = labels.leads_box(canvas, middle, width, figures)
        labels.draw_leads(canvas, mark, box, figures)
