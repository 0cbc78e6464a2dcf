"""What is to be said of what lies at a place of the table, beside the buttons."""

from collections.abc import Iterator

from game.tikal.rules.components import ACTION_POINTS
from game.tikal.table.explaining.seats import seat_parts
from game.tikal.table.explaining.spaces import rule_of_space, told_of_space
from game.tikal.table.modes import Mode
from game.tikal.table.panels.stack import explained_stock_panel
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.places import Places
from game.tikal.words.places import POINTS
from game.ui.controls.explaining import Explained
from game.ui.i18n import gettext as _
from game.ui.input import Pos


def explained_at(picture: Picture, pos: Pos, mode: Mode, held: bool) -> Explained | None:
    """The smallest part there of which there is something to say: the last one of all."""
    if told := picture.beside.explains(pos):
        return told
    there = [one for one in _parts(picture, picture.places, mode) if one.rect.collidepoint(pos)]
    return there[-1] if there else _on_board(picture, pos, mode, held)


def _parts(picture: Picture, places: Places, mode: Mode) -> Iterator[Explained]:
    shown, layout, screen = picture.shown, places.layout, picture.board.screen
    ribbon = "\n".join(filter(None, shown.words))
    yield Explained(layout.ribbon, ribbon, mode.rule)
    for seat, rect in enumerate(layout.seats):
        yield from seat_parts(screen, rect, shown, seat)
    points = _("{ap} of {all} action points (AP) are left in this turn. Every action costs some.")
    yield Explained(layout.points, points.format(ap=shown.view.ap, all=ACTION_POINTS), POINTS)
    if layout.stock.w:
        yield from explained_stock_panel(screen, layout.stock)
    yield from shown.panel.explained(screen, places)


def _on_board(picture: Picture, pos: Pos, mode: Mode, held: bool) -> Explained | None:
    space = picture.board.pick(pos)
    if space is None:
        return None
    told = told_of_space(picture.shown.view, picture.shown.players, space)
    words = "\n".join(filter(None, (mode.remarks.get(space, ""), told)))
    if offer := mode.offer(space):
        finger = _("Letting go does it, sliding away does not.")
        how = finger if held else _("The right mouse button does it.")
        words = "\n".join((offer, how, words))
    rect = picture.board.rect_of(space).clip(picture.board.rect)
    return Explained(rect, words, rule_of_space(picture.shown.view, space))
