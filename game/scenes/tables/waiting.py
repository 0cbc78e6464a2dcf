"""Waiting at a table until its match has come: until all seats are taken."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.platform.node import Node
from game.scenes.tables.asking import tell_refused
from game.scenes.tables.inviting import InviteDialog, invite, keep_link
from game.scenes.tables.scene import about_time, name_of_game, open_seats, there
from game.scenes.tables.seats import Place
from game.scenes.tables.words import WORDS
from game.table.guest.visit import Visit
from game.table.guest.words import WORDS as LINE_WORDS
from game.ui import panels, text, theme
from game.ui.nodes import paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

_WIDE = 560
_HIGH = 260
_PAD = 20
"""The panel's size and its padding, in dp."""


class Waiting(Scene):
    """Says who is there already, and shows the links that bring others."""

    def __init__(
        self,
        stage: Stage,
        visit: Visit,
        place: Place,
        *,
        keep: bool,
        begun: Callable[[], None],
        leave: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            visit: the guest at his table.
            place: the table, and the key of his seat.
            keep: True to show his seat's link first, as one to be kept.
            begun: called once the match is here; the visit goes on at the table.
            leave: goes back to the tables.
            lost: called where there is no such table or seat any more.
        """
        super().__init__(stage)
        self._visit, self._begun, self._lost = visit, begun, lost
        self._place, self._keep = place, keep
        self._kept: InviteDialog | None = None
        self._goes_on = False
        self._leave = Button("waiting/leave", BUTTONS["back"], leave, style=theme.BUTTON)
        self._invite = Button(
            "waiting/invite",
            WORDS["invite"],
            self._show_invitation,
            look=RED,
            style=theme.RED_SMALL,
        )
        self.form.widgets = [self._leave, self._invite]
        self.form.escape = leave
        self._panel = Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """True until the host has answered."""
        return not self._visit.about

    def update(self, now: float) -> None:
        """Hear who has come, until the match has begun."""
        before = self._told
        refused = [one["refused"] for one in self._visit.hear(now) if "refused" in one]
        if refused:
            tell_refused(self.stage, refused[0], self._lost)
        elif self._keep and self._visit.about:
            self._keep, self._kept = False, keep_link(self.stage, self._place, self._page)
        elif self._visit.received and not self._goes_on and self.stage.top is not self._kept:
            self._goes_on = True
            self._begun()
        self._invite.enabled = bool(open_seats(self._visit.about))
        if self._told != before:
            self.redraw()
        super().update(now)

    def _show_invitation(self) -> None:
        invite(self.stage, self._place, self._page)

    @property
    def _page(self) -> str:
        """What the host has told of the page's address; empty for nothing."""
        page: str = self._visit.about.get("page", "")
        return page

    def leave(self) -> None:
        """End the visit, unless it goes on at the table."""
        if not self._goes_on:
            self._visit.line.close()
        super().leave()

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, safe = screen.px, screen.safe
        self._panel = Rect(0, 0, min(px(_WIDE), safe.w - px(24)), min(px(_HIGH), safe.h - px(16)))
        self._panel.center = safe.center
        inner = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        high, gap = px(theme.BUTTON_HEIGHT), px(theme.GAP)
        half = (inner.w - gap) // 2
        self._leave.rect = Rect(inner.x, inner.bottom - high, half, high)
        self._invite.rect = Rect(inner.right - half, inner.bottom - high, half, high)

    @property
    def title(self) -> str:
        about = self._visit.about
        return str(name_of_game(about["game"], about["variant"]) if about else WORDS["asking"])

    @property
    def _told(self) -> list[Words]:
        about = self._visit.about
        lost = [LINE_WORDS["lost"]] if self._visit.line.lost else []
        if not about:
            return [*lost, WORDS["one-moment"]]
        away = set(range(len(about["players"]))) - self._visit.here
        waits = WORDS["waits" if open_seats(about) else "one-moment"]
        return [there(about, away), waits, *about_time(about), *lost]

    def nodes(self) -> list[Node]:
        return [*paragraphs("waiting/told", self._told), *super().nodes()]

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        panels.draw(canvas, self._panel)
        inner = self._panel.inflate(-2 * canvas.px(_PAD), -2 * canvas.px(_PAD))
        head = Rect(inner.x, inner.y, inner.w, canvas.px(34))
        text.draw_in(canvas, self.title, head, theme.HEADING)
        body = Rect(inner.x, head.bottom, inner.w, self._leave.rect.y - head.bottom)
        told = "\n".join(map(str, self._told))
        text.paragraph(canvas, told, body, theme.SUBHEADING, "lm")
        super().draw(canvas)
