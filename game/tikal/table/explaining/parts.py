"""What is to be said of what lies at a place of the table, beside the buttons."""

from collections.abc import Callable, Iterator

from game.tikal.rules.components import ACTION_POINTS
from game.tikal.table.explaining.seats import seat_parts
from game.tikal.table.explaining.spaces import rule_of_space, told_of_space
from game.tikal.table.panels.stack import explained_stock_panel
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.places import Places
from game.tikal.words import told
from game.tikal.words.places import POINTS
from game.ui.controls.explaining import Explained
from game.ui.input import Pos
from game.ui.sentence import Words, lines

Offer = Callable[[int], Words]
"""What it would cost to let those who are picked up join own members on a space; empty where nobody
can."""


def explained_at(picture: Picture, pos: Pos, offer: Offer, held: bool) -> Explained | None:
    """The smallest part there of which there is something to say: the last one of all."""
    if said := picture.beside.explains(pos):
        return said
    there = [one for one in _parts(picture, picture.places) if one.rect.collidepoint(pos)]
    return there[-1] if there else _on_board(picture, pos, offer, held)


def _parts(picture: Picture, places: Places) -> Iterator[Explained]:
    shown, layout, screen = picture.shown, places.layout, picture.board.screen
    yield Explained(layout.ribbon, lines(tuple(filter(None, shown.words))), shown.rule)
    for seat, rect in enumerate(layout.seats):
        yield from seat_parts(screen, rect, shown, seat)
    to_come = told.points_to_come(ACTION_POINTS)
    points = to_come if shown.ap is None else told.points_left(shown.ap, ACTION_POINTS)
    yield Explained(layout.points, points, POINTS)
    if layout.stock.w:
        yield from explained_stock_panel(screen, layout.stock)
    yield from picture.card.explained(screen, places)


def _on_board(picture: Picture, pos: Pos, offer: Offer, held: bool) -> Explained | None:
    space = picture.board.pick(pos)
    if space is None:
        return None
    view = picture.shown.view
    said: list[Words] = [told_of_space(view, picture.shown.players, space)]
    if remark := picture.shown.remarks.get(space):
        said.insert(0, remark)
    if offered := offer(space):
        said[:0] = [offered, told.HOLDING["finger" if held else "mouse"]]
    rect = picture.board.rect_of(space).clip(picture.board.rect)
    return Explained(rect, lines(tuple(said)), rule_of_space(view, space))
