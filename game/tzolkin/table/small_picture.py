"""A small picture of a match's position."""

from collections.abc import Generator

from pygame import Surface
from pygame.transform import smoothscale

from game.core.game import NOBODY
from game.table.players import players_of
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.table.board import Train
from game.tzolkin.table.seen import Seen
from game.ui import theme
from game.ui.screen import Canvas, Screen

_FINER = 2
"""The factor by which the picture is drawn larger first, so that details stay apart."""


def picture_of(
    match: TzolkinMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """Return the gears as everybody may see them, in a picture of this size in pixels.

    Yields between the parts of the work.
    """
    large = Surface([side * _FINER for side in size]).convert(24)
    large.fill(theme.PAPER)
    board = Train(players_of(match.setup.players))
    board.lay_out(screen, large.get_rect())
    seen = Seen(state=view(match.state, NOBODY), seat=match.state.seat)
    board.show(seen)
    yield
    board.paint(Canvas(large, screen), seen)
    yield
    return smoothscale(large, size).convert()
