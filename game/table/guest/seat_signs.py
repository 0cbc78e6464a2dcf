"""What hangs at the seats of a hosted table: who is away, the time left, what somebody says."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.core.entry import PHRASES
from game.platform.node import Node
from game.table.guest.words import (
    SAID,
    WORDS,
    is_away,
    over_time,
    plays_for,
    says,
    short_time,
    time_left,
)
from game.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.nodes import paragraphs
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.text import fitting_style

_SAID: Final = 6.0
"""Seconds for which it is seen what somebody says."""
_PILL: Final = 18
_BUBBLE: Final = 40
_MARK: Final = 22
_ICON: Final = 14
_GAP: Final = 6
"""The heights of what hangs there, the sizes of marks and icons, and the gaps, in dp."""
_TIME: Final = theme.TextStyle("head", 13, theme.CREAM)
_OVER: Final = (160, 36, 24)


@dataclass(frozen=True)
class Sign:
    """What hangs at a seat: its mark, since it lies between two, the icon of a computer player if
    one plays on there, and words. On a narrow one the mark is left out."""

    told: str
    computer: bool
    marked: bool = True


class SeatSigns:
    """The signs at the seats of a table.

    Attributes:
        muted: True if nothing is shown of what others say.
        away: the seats of those who are away.
        computers: the levels of the computer players who play on for people, by seat.
    """

    def __init__(
        self, players: Sequence[Player], seat_rect: Callable[[int], Rect | None], own: int
    ) -> None:
        """Begin without any.

        Args:
            players: the players, by seat.
            seat_rect: returns where a seat's panel lies; None if it has no place.
            own: the seat of whoever looks.
        """
        self.muted = False
        self.away: Collection[int] = ()
        self.computers: Mapping[int, Words] = {}
        self._players, self._seat_rect, self._own = players, seat_rect, own
        self._left: dict[int, float] = {}
        self._since = self._now = 0.0
        self._running: int | None = None
        self._said: dict[int, tuple[int, float]] = {}
        self._drawn: dict[str, Rect] = {}

    def count(self, left: Mapping[str, int], now: float) -> None:
        """Take over the seconds that the host says are left of each person's time at ``now``."""
        self._left = {int(seat): seconds for seat, seconds in left.items()}
        self._since = self._now = now

    def say(self, seat: int, phrase: int) -> bool:
        """Show what somebody says; return False for what is not to be shown here."""
        if not 0 <= phrase < PHRASES or (self.muted and seat != self._own):
            return False
        self._said[seat] = phrase, self._now + _SAID
        return True

    def update(self, now: float, running: int | None, screen: Screen) -> list[Rect]:
        """Move on to ``now`` (monotonic seconds); ``running`` is the seat whose time passes.

        Returns the rectangles that look different.
        """
        if running != self._running:
            self._left, self._since, self._running = self._left_now, now, running
        self._now = now
        self._said = {seat: one for seat, one in self._said.items() if one[1] > now}
        before, self._drawn = self._drawn, {}
        for seat, rect in self._places:
            if sign := self._sign(screen, seat, rect):
                self._drawn[f"{seat} {sign} {self._is_over(seat)}"] = _pill(screen, rect, sign)
        for seat, bubble in self._bubbles(screen):
            self._drawn[f"{seat} says {self._said[seat][0]}"] = bubble
        after = self._drawn
        gone = [rect for sign, rect in before.items() if after.get(sign) != rect]
        new = [rect for sign, rect in after.items() if before.get(sign) != rect]
        return [panels.reach(screen, rect) for rect in gone + new]

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them."""
        for seat, rect in self._places:
            if sign := self._sign(canvas.screen, seat, rect):
                self._draw_pill(canvas, seat, sign, _pill(canvas.screen, rect, sign))
        for seat, bubble in self._bubbles(canvas.screen):
            self._draw_said(canvas, seat, bubble)

    def nodes(self) -> list[Node]:
        """Return what is told of them to whoever listens; of the time only full minutes."""
        told = [is_away(self._players[seat].name) for seat in self.away]
        told += [plays_for(self._players[seat].name, one) for seat, one in self.computers.items()]
        for seat, seconds in self._left_now.items():
            name = self._players[seat].name
            told.append(over_time(name) if seconds < 0 else time_left(name, int(seconds // 60)))
        told += [says(self._players[seat].name, said) for seat, (said, _) in self._said.items()]
        return paragraphs("seats/signs", told)

    def _is_over(self, seat: int) -> bool:
        return self._left_now.get(seat, 0) < 0

    def _sign(self, screen: Screen, seat: int, rect: Rect) -> Sign | None:
        """Return what hangs at a seat: its presence, unless it is the usual one, and its time."""
        told = [str(WORDS["away"])] if seat in self.away else []
        told += [self._time(seat)] if seat in self._left else []
        told += [str(WORDS["you"])] if seat == self._own else []
        sign = Sign(" · ".join(told), computer=seat in self.computers)
        if _width(screen, sign) > rect.w:
            sign = replace(sign, told=told[0] if told else "")
        if _width(screen, sign) > rect.w:
            sign = replace(sign, marked=False)
        return sign if sign.computer or told else None

    @property
    def _left_now(self) -> dict[int, float]:
        spent = self._now - self._since
        return {seat: left - spent * (seat == self._running) for seat, left in self._left.items()}

    @property
    def _places(self) -> list[tuple[int, Rect]]:
        places = ((seat, self._seat_rect(seat)) for seat in range(len(self._players)))
        return [(seat, rect) for seat, rect in places if rect]

    def _time(self, seat: int) -> str:
        return short_time(math.floor(self._left_now[seat]))

    def _draw_pill(self, canvas: Canvas, seat: int, sign: Sign, pill: Rect) -> None:
        panels.pill(canvas, pill, _OVER if self._is_over(seat) else theme.WALNUT_LIT, theme.GOLD, 1)
        inner = pill.inflate(-2 * canvas.px(_GAP), 0)
        mark = [f"mark_{self._players[seat].mark}"] if sign.marked else []
        for name in [*mark, "icon_computer"] if sign.computer else mark:
            icon = Rect(inner.x, 0, canvas.px(_ICON), canvas.px(_ICON))
            icon.centery = pill.centery
            sprites.draw_in(canvas, name, icon)
            inner = Rect(icon.right, inner.y, inner.right - icon.right, inner.h)
        style = fitting_style(canvas.screen, sign.told, _TIME, inner.w)
        text.draw(canvas, sign.told, inner.center, style, "mm", max_width=inner.w)

    def _draw_said(self, canvas: Canvas, seat: int, bubble: Rect) -> None:
        px = canvas.px
        panels.draw(canvas, bubble, panels.PARCHMENT_ACTIVE)
        mark = Rect(bubble.x + px(_GAP + 2), 0, px(_MARK), px(_MARK))
        mark.centery = bubble.centery
        sprites.draw_in(canvas, f"mark_{self._players[seat].mark}", mark)
        at = mark.right + px(_GAP), bubble.centery
        text.draw(
            canvas, self._phrase(seat), at, theme.SUBHEADING, "lm", max_width=bubble.right - at[0]
        )

    def _phrase(self, seat: int) -> str:
        return str(SAID[str(self._said[seat][0])])

    def _bubbles(self, screen: Screen) -> list[tuple[int, Rect]]:
        """Return where the words of each speaker are: below those of another in the same place."""
        placed: list[tuple[int, Rect]] = []
        for seat, rect in self._places:
            if seat in self._said:
                bubble = self._bubble(screen, seat, rect)
                for _seat, other in placed:
                    if bubble.colliderect(other):
                        bubble.top = other.bottom + screen.px(_GAP)
                placed.append((seat, bubble))
        return placed

    def _bubble(self, screen: Screen, seat: int, rect: Rect) -> Rect:
        """Return where somebody's words are: beside a high panel, else above or below it."""
        px, safe = screen.px, screen.safe
        wide = text.measure(screen, self._phrase(seat), theme.SUBHEADING)[0]
        bubble = Rect(0, 0, wide + px(_MARK + 3 * _GAP + 6), px(_BUBBLE))
        if rect.h > 2 * bubble.h:
            bubble.centery = rect.centery
            bubble.x = rect.x - bubble.w - px(_GAP)
            if rect.centerx < safe.centerx:
                bubble.x = rect.right + px(_GAP)
        else:
            bubble.midtop = rect.centerx, rect.bottom + px(_GAP)
            if rect.y - bubble.h - px(_GAP) > safe.y:
                bubble.bottom = rect.y - px(_GAP)
        return bubble.clamp(safe)


def _pill(screen: Screen, rect: Rect, sign: Sign) -> Rect:
    """Return where a sign hangs: on the lower edge of the seat's panel, between it and the next."""
    pill = Rect(0, 0, min(_width(screen, sign), rect.w), screen.px(_PILL))
    pill.center = rect.centerx, rect.bottom + screen.px(_GAP) // 3
    return pill


def _width(screen: Screen, sign: Sign) -> int:
    told = text.measure(screen, sign.told, _TIME)[0] if sign.told else 0
    icons = sign.marked + sign.computer
    return told + icons * screen.px(_ICON) + (2 + sign.marked) * screen.px(_GAP)
