"""Where the set-up's parts lie."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

# all in dp

WIDEST: Final = 960
TWO_COLUMNS: Final = 620
CARD, TALL_CARD = 136, 176
"""The greatest height of a card, and in a window higher than HIGH_WINDOW."""
HIGH_WINDOW: Final = 960
_LOW: Final = 380
"""The height under which the buttons lie in one row."""
_TIGHT: Final = 600
"""The height under which an upright window has no room between its bands."""
_HEADING: Final = 44
_ROOMY: Final = 240
"""The width from which a name has more room than who plays."""
_LABEL: Final = 26
MOST_SPREAD: Final = 20
"""The most by which a high window moves the bands apart."""


@dataclass(frozen=True)
class SetupLayout:
    """One card a seat, the game that is played, who starts, options and rules, and the two
    buttons below."""

    heading: tuple[int, int]
    cards: list[Rect]
    variant: Rect
    starts_label: Rect
    starts: Rect
    options: Rect
    rules: Rect
    back: Rect
    start: Rect


@dataclass(frozen=True)
class SeatPlaces:
    """The parts of a seat's card."""

    mark: Rect
    name: Rect
    kind: Rect
    remove: Rect


@dataclass(frozen=True)
class _Sizes:
    """The bands below the heading, in device pixels; the cards are in so many columns and rows.

    Attributes:
        low: True where all buttons lie in one row.
        label: the words over who starts; 0 where they stand beside it.
        lone: True where there is one variant only, and so nothing to choose from.
    """

    low: bool
    label: int
    lone: bool
    choice: int
    buttons: int
    gap: int
    columns: int
    rows: int

    @property
    def choices(self) -> int:
        """How many bands there are between the cards and the last one."""
        return (2 if self.label and not self.lone else 1) + (0 if self.low else 1)

    @property
    def fixed(self) -> int:
        """What all but the cards takes."""
        bands = self.choices * self.choice + self.buttons + self.gap * (self.rows + self.choices)
        return self.label + bands


def lay_out(screen: Screen, seats: int, *, lone: bool = False) -> SetupLayout:
    """Cards for so many seats in two columns, or in one where the window is narrow; a high window
    spreads all, a low one has all buttons in a row."""
    px, sizes = screen.px, _sizes(screen, seats, lone)
    safe, rows, gap = _safe(screen), sizes.rows, sizes.gap
    heading = px(_HEADING)
    fixed, bands = heading + sizes.fixed, sizes.choices + 2
    highest = px(TALL_CARD if safe.h > px(HIGH_WINDOW) else CARD)
    card = min(highest, max(px(30), (safe.h - fixed) // rows))
    spread = min(px(MOST_SPREAD), max(0, (safe.h - fixed - rows * card) // (2 * bands)))
    area = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, fixed + rows * card + bands * spread))
    area.center = safe.center
    top, wide = area.y + heading + spread, (area.w - gap * (sizes.columns - 1)) // sizes.columns
    cards = [
        Rect(area.x + column * (wide + gap), top + line * (card + gap), wide, card)
        for line, column in (divmod(i, sizes.columns) for i in range(seats))
    ]
    below = Rect(area.x, cards[-1].bottom + gap + spread, area.w, 0)
    variant, label, starts = _choices(screen, below, sizes)
    below.y = starts.bottom + gap + spread
    return SetupLayout(
        (area.centerx, area.y + heading // 2 - px(2)),
        cards,
        variant,
        label,
        starts,
        *_buttons(below, sizes, spread),
    )


def _safe(screen: Screen) -> Rect:
    return screen.safe.inflate(-screen.px(24), -screen.px(16))


def _sizes(screen: Screen, seats: int, lone: bool) -> _Sizes:
    px, safe = screen.px, _safe(screen)
    low = not screen.portrait and safe.h < px(_LOW)
    tight = low or safe.h < px(_TIGHT)
    columns = 2 if safe.w >= px(TWO_COLUMNS) else 1
    return _Sizes(
        low=low,
        label=px(_LABEL) if screen.portrait else 0,
        lone=lone,
        choice=px(theme.TOUCH if tight else theme.TOUCH + 8),
        buttons=px(theme.BUTTON_HEIGHT - 4 if tight else theme.BUTTON_HEIGHT + 4),
        gap=px(6 if tight else 10),
        columns=columns,
        rows=-(-seats // columns),
    )


def _choices(screen: Screen, band: Rect, sizes: _Sizes) -> tuple[Rect, Rect, Rect]:
    """The variant, the words and who starts: below one another in an upright window, else beside;
    a lone variant is nowhere."""
    px, gap, high = screen.px, sizes.gap, sizes.choice
    variant = Rect(band.x, band.y, 0 if sizes.lone else band.w, high)
    if sizes.label:
        top = band.y if sizes.lone else variant.bottom + gap
        label = Rect(band.x + px(6), top, band.w - px(6), sizes.label)
        return variant, label, Rect(band.x, label.bottom, band.w, high)
    variant.w, words = 0 if sizes.lone else band.w // 3 - gap, px(112)
    starts = Rect(variant.right + words, band.y, band.right - variant.right - words, high)
    return variant, Rect(variant.right + px(14), band.y, words - px(20), high), starts


def _buttons(band: Rect, sizes: _Sizes, spread: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Options, rules, back and start."""
    gap, left = sizes.gap, band.w // 3
    if sizes.low:
        edges = [band.x + (band.w + gap) * part // 20 for part in (0, 3, 6, 13, 20)]
        back, rules, options, start = (
            Rect(x, band.y, end - x - gap, sizes.buttons) for x, end in pairwise(edges)
        )
        return options, rules, back, start
    rules = Rect(band.x, band.y, left - gap, sizes.choice)
    options = Rect(band.x + left, band.y, band.w - left, sizes.choice)
    y = rules.bottom + gap + spread
    back = Rect(band.x, y, left - gap, sizes.buttons)
    return options, rules, back, Rect(band.x + left, y, band.w - left, sizes.buttons)


def lay_out_card(screen: Screen, card: Rect, *, removable: bool) -> SeatPlaces:
    """The mark at the left, then the name and who plays: one above the other, or side by side
    where the card is low; the cross, if there is one, beside the name or at the end."""
    px = screen.px
    inner = card.inflate(-px(16), -max(px(4), min(px(16), card.h - px(theme.TOUCH))))
    touch, gap = min(px(theme.TOUCH), inner.h), px(8)
    mark = Rect(inner.x, inner.y, max(touch, min(round(inner.h * 0.85), inner.w // 3)), inner.h)
    left = mark.right + px(10)
    remove = Rect(inner.right - touch, inner.y, touch, touch)
    right = remove.x - gap if removable else inner.right
    if inner.h >= 2 * touch + px(4):
        high = max(touch, (inner.h - gap) * 9 // 20)
        below = max(touch, inner.h - high - gap)
        remove.h = high
        name = Rect(left, inner.y, max(px(40), right - left), high)
        kind = Rect(left, inner.bottom - below, max(px(40), inner.right - left), below)
        return SeatPlaces(mark, name, kind, remove)
    remove.centery = inner.centery
    room = max(px(80), right - left)
    name = Rect(left, remove.y, room * (55 if room > px(_ROOMY) else 50) // 100 - gap, touch)
    kind = Rect(name.right + gap, remove.y, left + room - name.right - gap, touch)
    return SeatPlaces(mark, name, kind, remove)
