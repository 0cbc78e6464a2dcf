"""Where a match stands, in a small picture: its board, or the first lines that are told of it."""

from collections.abc import Generator

from pygame import Surface

from game.core.game import NOBODY, AnyMatch
from game.table.plain.known import Known
from game.table.plain.shown import Shown
from game.table.plain.view.board import Board
from game.table.plain.view.told import Told
from game.table.players import players_of
from game.ui import theme
from game.ui.screen import Canvas, Screen


def picture_of(
    known: Known, match: AnyMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The position as everybody sees it, in so many pixels, part by part."""
    picture = Surface(size).convert()
    picture.fill(theme.PAPER)
    view = known.rules.view(match.state, NOBODY)
    diagram, players = known.diagram(view), players_of(match.setup.players)
    shown = Shown(
        players=players, points=(), seat=view.seat, words=("", ""), diagram=diagram, looks={}
    )
    part = Board() if diagram.spaces else Told()
    part.lay_out(screen, picture.get_rect())
    part.show(shown)
    yield
    part.paint(Canvas(picture, screen), shown)
    return picture
