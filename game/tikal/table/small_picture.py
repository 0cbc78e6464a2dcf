"""Where a match stands, in a small picture."""

from collections.abc import Generator

from pygame import Surface
from pygame.transform import smoothscale

from game.table.players import players_of
from game.tikal.rules.hidden import view
from game.tikal.rules.records.record import TikalMatch
from game.tikal.table.board import BoardView
from game.tikal.table.shown.shown import BoardShown
from game.ui import theme
from game.ui.screen import Canvas, Screen

_FINER = 2
"""It is drawn so many times as large: what would run together is told apart then."""


def picture_of(
    match: TikalMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The board as everybody sees it, in so many pixels, part by part."""
    setup = match.setup
    large = Surface([side * _FINER for side in size]).convert(24)
    large.fill(theme.PAPER)
    marks = [player.mark for player in players_of(setup.players)]
    board = BoardView(screen, large.get_rect(), marks, setup.variant.area)
    yield from board.prepare(Canvas(large, screen), BoardShown(view=view(match.state)))
    board.leave()
    yield
    return smoothscale(large, size).convert()
