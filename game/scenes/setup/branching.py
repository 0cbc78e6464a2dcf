"""A new match that branches off from a position of another; a dialog asks who plays each seat."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.core.outline import Origin, name_of
from game.games import game_of
from game.players.opponents import Opponents, split
from game.scenes.setup.who import WhoDialog
from game.scenes.words.dates import begins
from game.table.by_link.seats import begin_here, kinds_from_here
from game.table.players import players_of
from game.table.words import marked
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

_WIDEST: Final = 480
_PAD: Final = 14
_HEAD: Final = 32
_GAP: Final = 5


def branch(match: AnyMatch, after: int, kinds: Sequence[str]) -> AnyMatch:
    """Return a new match that begins with the first ``after`` actions of another.

    ``kinds`` says who plays each seat, as this device sees it. The record of the new match names
    its origin, with a random id that tells branches apart.
    """
    seats = zip(match.setup.players, kinds, strict=True)
    setup = replace(match.setup, players=tuple(one | {"kind": kind} for one, kind in seats))
    new = game_of(match).rules().match(setup)
    for action in match.actions[:after]:
        new.play(action)
    begin_here(new)
    id_ = secrets.token_hex(4)
    new.extra |= Origin(after, len(match.actions), name_of(match.extra), id_).entry
    return begins(new)


class BranchDialog(Scene):
    """Lists the seats with who plays them; a tap changes who plays, "play on" begins the match."""

    def __init__(
        self, stage: Stage, match: AnyMatch, after: int, begin: Callable[[AnyMatch], None]
    ) -> None:
        """Create the dialog for a branch after ``after`` actions; ``begin`` opens the new match."""
        super().__init__(stage)
        self._match, self._after, self._begin_with = match, after, begin
        self._opponents: Opponents = game_of(match).opponents()
        self.kinds = [self._known(kind) for kind in kinds_from_here(match)]
        self._players = players_of(match.setup.players)
        self._panel = Rect(0, 0, 0, 0)
        self._rows: list[Rect] = []
        self._seats = [
            Button(f"branch/seat{seat + 1}", "", partial(self._ask, seat), style=theme.LABEL)
            for seat in range(len(self.kinds))
        ]
        self._back = Button("branch/back", BUTTONS["back"], stage.pop)
        self._begin = Button(
            "branch/begin", BUTTONS["play-on"], self._go, look=RED, style=theme.RED_SMALL
        )
        self.form.widgets = [*self._seats, self._back, self._begin]
        self.form.escape = stage.pop
        self._label()

    def _known(self, kind: str) -> str:
        """Return the kind, or the usual computer player if that kind is not offered here."""
        return kind if self._opponents.is_offered(kind) else self._opponents.usual_kind

    def _label(self) -> None:
        """Write on each seat's button who plays it."""
        for button, kind in zip(self._seats, self.kinds, strict=True):
            level, temper = split(kind)
            button.label = marked(self._opponents.label(level))
            button.note = marked(self._opponents.temper(temper).label) if temper else ""
        self.redraw()

    def _ask(self, seat: int) -> None:
        """Ask who is to play a seat."""
        change = partial(self._take, seat)
        self.stage.push(WhoDialog(self.stage, self._opponents, self.kinds[seat], change))

    def _take(self, seat: int, kind: str) -> None:
        self.kinds[seat] = kind
        self._label()

    def _go(self) -> None:
        self.stage.pop()
        self._begin_with(branch(self._match, self._after, self.kinds))

    def layout(self, screen: Screen) -> None:
        """Place a row for each seat, and the two buttons below them."""
        super().layout(screen)
        px, gap, pad = screen.px, screen.px(_GAP), screen.px(_PAD)
        wide = min(px(_WIDEST), screen.safe.w - px(24))
        count, head = len(self._seats) + 1, px(_HEAD)
        room = screen.safe.h - px(16) - 2 * pad - head
        line = min(px(theme.BUTTON_HEIGHT), (room + gap) // count - gap)
        self._panel = Rect(0, 0, wide, 2 * pad + head + count * (line + gap) - gap)
        self._panel.center = screen.safe.center
        inner = self._panel.inflate(-2 * pad, -2 * pad)
        half = (inner.w - gap) // 2
        top = inner.y + head
        rows = [Rect(inner.x, top + i * (line + gap), inner.w, line) for i in range(count)]
        self._rows = rows[:-1]
        for button, row in zip(self._seats, self._rows, strict=True):
            button.rect = Rect(row.right - half, row.y, half, line)
        self._back.rect = Rect(inner.x, rows[-1].y, half, line)
        self._begin.rect = Rect(inner.right - half, rows[-1].y, half, line)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its heading, and each seat's mark and name."""
        panels.draw(canvas, self._panel)
        middle = (self._panel.centerx, self._panel.y + canvas.px(_PAD + 10))
        room = self._panel.w - canvas.px(24)
        text.draw(canvas, _("Who plays on?"), middle, theme.SUBHEADING, max_width=room)
        for row, player, button in zip(self._rows, self._players, self._seats, strict=True):
            side = min(canvas.px(28), row.h)
            mark = Rect(row.x, row.centery - side // 2, side, side)
            sprites.draw_in(canvas, f"mark_{player.mark}", mark)
            left = mark.right + canvas.px(8)
            place = (left, row.centery)
            room = button.rect.x - left - canvas.px(6)
            text.draw(canvas, player.name, place, theme.BODY, "lm", max_width=room)
        super().draw(canvas)
