"""A small picture of where a match stands."""

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
"""The factor by which the picture is drawn larger before it is scaled down, so that details stay
apart."""


def picture_of(
    match: TikalMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """Draw the board as everybody sees it, in ``size`` pixels, step by step; return the surface."""
    setup = match.setup
    large = Surface([side * _FINER for side in size]).convert(24)
    large.fill(theme.PAPER)
    marks = [player.mark for player in players_of(setup.players)]
    board = BoardView(screen, large.get_rect(), marks, setup.variant.area)
    yield from board.prepare(Canvas(large, screen), BoardShown(view=view(match.state)))
    board.leave()
    yield
    return smoothscale(large, size).convert()
