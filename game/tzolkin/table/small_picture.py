"""Where a match stands, in a small picture."""

from collections.abc import Generator

from pygame import Surface
from pygame.transform import smoothscale

from game.core.game import NOBODY
from game.table.players import players_of
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.table.board import Train
from game.tzolkin.table.seen import Seen
from game.ui import theme
from game.ui.screen import Canvas, Screen

_FINER = 2
"""It is drawn so many times as large: what would run together is told apart then."""


def picture_of(
    match: TzolkinMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The gears as everybody sees them, in so many pixels, part by part."""
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
