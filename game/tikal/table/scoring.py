"""A seat's scoring, shown temple by temple, then the treasures (ux, "Volcano")."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tikal.rules.scoring import Breakdown
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.motion import Playing, scoring_steps, victory
from game.tikal.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas

_WIDEST: Final = 480
"""The greatest width of the lines in dp: a number is to be found beside its words."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that pays: a temple's space, or None for all the treasures."""

    space: int | None
    label: str
    points: int


class ScoringShow:
    """Plays one seat's scoring over the position that was scored; it waits at its end.

    The ``winners`` of a game that is over then are cheered. ``still`` counts all at once.

    Attributes:
        seat: who scores.
        playing: the points on their ways.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        paid: Breakdown,
        still: bool,
        winners: Sequence[int] = (),
    ) -> None:
        self.state = state
        self.seat = seat
        self.paid = paid
        self.lines = [
            Line(space, words.space(state, space), points) for space, points in paid.temples
        ]
        if paid.treasures:
            self.lines.append(Line(None, _("Treasures"), paid.treasures))
        steps = scoring_steps(seat, paid) + victory(winners)
        self.playing = Playing(steps, theme.SMOOTH, still)
        self._counted: float | None = None

    @property
    def points(self) -> int:
        """What has come to the score so far."""
        return sum(line.points for line in self.lines[: self.playing.passed])

    @property
    def shown(self) -> int:
        """How many lines are counted: each appears as its points arrive."""
        return self.playing.passed

    @property
    def done(self) -> bool:
        """True when everything has been counted."""
        return self.playing.done

    def stood(self, now: float, seconds: float) -> bool:
        """True once all has been counted and could be read for so long."""
        if self._counted is None and self.done:
            self._counted = now
        return self._counted is not None and now - self._counted >= seconds

    def skip(self) -> None:
        """Count all that is left at once."""
        self.playing.skip()


def draw_scoring(canvas: Canvas, rect: Rect, show: ScoringShow, player: Player) -> None:
    """The card that grows line by line; the button below is the scene's."""
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE)
    px = canvas.px
    inner = rect.inflate(-px(36), -px(24))
    inner.w = min(inner.w, px(_WIDEST))
    inner.centerx = rect.centerx
    mark = Rect(inner.x, inner.y, px(28), px(28))
    sprites.draw_in(canvas, f"mark_{player.mark}", mark)
    title = _("{player} scores").format(player=player.name)
    total = text.draw(
        canvas, f"+{show.points}", (inner.right, mark.centery), theme.NUMBER_BIG, "rm", theme.RUST
    )
    room = total.left - mark.right - px(18)
    heading = Rect(mark.right + px(8), 0, room, px(46))
    heading.centery = mark.centery
    text.draw_in(canvas, title, heading, theme.HEADING)
    y = mark.bottom + px(22)
    room = inner.bottom - px(theme.BUTTON_HEIGHT) - y
    step = min(px(26), max(1, room // max(1, len(show.lines))))
    if not show.lines:
        text.draw(canvas, _("Nothing to score."), (inner.x, y), theme.BODY, "lm")
    for line in show.lines[: show.shown]:
        text.draw(canvas, line.label, (inner.x, y), theme.BODY, "lm", max_width=inner.w - px(50))
        text.draw(canvas, f"+{line.points}", (inner.right, y), theme.NUMBER, "rm")
        y += step
