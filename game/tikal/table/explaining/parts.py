"""The tooltip at a pixel of the table, buttons aside."""

from collections.abc import Iterator

from game.table.sign import PLAIN
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.table.explaining.seats import seat_parts
from game.tikal.table.explaining.spaces import describe_space, rule_of_space
from game.tikal.table.panels.stack.beside import explained_stock_panel
from game.tikal.table.things import SPACE, space_of
from game.tikal.table.view.picture import Picture
from game.tikal.words import told
from game.tikal.words.places import POINTS
from game.ui.controls.explaining import Tooltip
from game.ui.input import Pos
from game.ui.sentence import Words, lines


def explained_at(picture: Picture, pos: Pos, held: bool) -> Tooltip | None:
    """Return the tooltip at a pixel, None for none. Of parts that lie over one another it is that
    of the last, which is the smallest; ``held`` is True for a finger held down."""
    there = [one for one in _parts(picture) if one.rect.collidepoint(pos)]
    return there[-1] if there else _on_board(picture, pos, held)


def _parts(picture: Picture) -> Iterator[Tooltip]:
    """Yield the tooltips of all parts but the board, a part after the one in which it lies."""
    shown, layout, screen = picture.shown, picture.places.layout, picture.board.screen
    yield Tooltip(layout.ribbon, lines(tuple(filter(None, shown.words))), shown.rule)
    for seat, rect in enumerate(layout.seats):
        yield from seat_parts(screen, rect, shown, seat)
    to_come = told.points_to_come(ACTION_POINTS)
    points = to_come if shown.ap is None else told.points_left(shown.ap, ACTION_POINTS)
    yield Tooltip(layout.points, points, POINTS)
    if layout.stock.w:
        yield from explained_stock_panel(screen, layout.stock)
    yield from picture.card.explained


def _on_board(picture: Picture, pos: Pos, held: bool) -> Tooltip | None:
    """Return the tooltip of a space, with what a drag or a second tap there would do; None
    outside."""
    space = space_of(picture.pick(pos))
    if space is None or (place := picture.parts.place_of(SPACE[space])) is None:
        return None
    view, sign = picture.shown.view, picture.shown.things.get(SPACE[space], PLAIN)
    said: list[Words] = [describe_space(view, picture.shown.players, space)]
    if sign.remark:
        said.insert(0, sign.remark)
    if sign.held:
        said[:0] = [sign.held, told.HOLDING["finger" if held else "mouse"]]
    return Tooltip(place, lines(tuple(said)), rule_of_space(view, space))
