"""An auction in a figure of the rules."""

from collections.abc import Iterator

from pygame import Rect

from game.tikal.table.board import hexagon_card
from game.tikal.table.figures.position import played
from game.tikal.words.figures.games import Play
from game.ui import panels, sprites, text, theme
from game.ui.painting.cells import grid
from game.ui.screen import Canvas
from game.ui.theme import MARKS


def paint_auction(play: Play, canvas: Canvas) -> Iterator[None]:
    """The display, below it the highest bid, and a cross beside whoever has passed."""
    state = played(play, len(play.actions))
    assert state.bids
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.DARK)
    yield
    area = whole.inflate(-canvas.px(24), -canvas.px(20))
    foot = min(canvas.px(34), area.h // 3)
    display = Rect(area.x, area.y, area.w, area.h - foot - canvas.px(6))
    for cell, hexagon in zip(
        grid(display, state.seats, 1, canvas.px(6)), state.display, strict=True
    ):
        hexagon_card(canvas, cell, hexagon, 0)
        yield
    below = Rect(area.x, area.bottom - foot, area.w, foot)
    for seat, cell in enumerate(grid(below, state.seats, 1, canvas.px(6))):
        side = min(foot, cell.w // 3)
        mark = Rect(cell.x, 0, side, side)
        mark.centery = cell.centery
        sprites.draw_in(canvas, f"mark_{MARKS[seat]}", mark)
        beside = Rect(mark.right + canvas.px(4), mark.y, side, side)
        if seat == state.bids.high_bidder:
            text.draw(
                canvas, str(state.bids.high), beside.center, theme.NUMBER_BIG, "mm", theme.CREAM
            )
        elif seat not in state.bids.still_in:
            panels.draw(canvas, beside, panels.BUTTON_OFF)
            sprites.draw_in(canvas, "icon_close", beside)
