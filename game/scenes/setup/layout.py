"""The layout of the set-up scene, and special parts of its seat cards."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from pygame import Rect

from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import Action, Button, ButtonStyle

# All sizes are in dp.

WIDEST: Final = 960
TWO_COLUMNS: Final = 620
CARD, TALL_CARD = 136, 176
"""The greatest height of a card: as a rule, and in a window higher than HIGH_WINDOW."""
HIGH_WINDOW: Final = 960
_LOW: Final = 380
"""The window height below which all buttons lie in one row."""
_TIGHT: Final = 600
"""The window height below which bands are lower and lie closer together."""
_HEADING: Final = 44
_ROOMY: Final = 240
"""The width from which the name gets more than half of the room, beside who plays."""
_LABEL: Final = 26
_NOTE: Final = 24
_TWO_LINES: Final = 36
"""The height of the line about the variant: as a rule, and in a narrow window."""
MOST_SPREAD: Final = 20
"""The most by which each band moves apart in a high window."""

_FIGURE = 52
"""The inner height in dp from which a leader's figure is shown; below it only the mark."""
_HINTED = 70
"""The inner height in dp from which an icon shows that a tap exchanges the mark."""
_FAINT = 0.4

_FREE_SEAT = ButtonStyle(
    panels.DARK,
    replace(panels.DARK, base=(124, 84, 50)),
    replace(panels.DARK, base=(76, 48, 26)),
    panels.DARK,
    replace(theme.BUTTON, colour=theme.CREAM_SOFT),
)


@dataclass(frozen=True)
class SetupLayout:
    """The places of the set-up, in device pixels.

    Attributes:
        heading: the middle of the heading.
        cards: a card for each seat.
        variant: the choice of the variant; without width if there is only one.
        note: the line about the chosen variant; without height if there is only one.
        starts_label, starts: the words "Who starts", and the choice.
        options, rules, back, start: the buttons.
    """

    heading: tuple[int, int]
    cards: list[Rect]
    variant: Rect
    note: Rect
    starts_label: Rect
    starts: Rect
    options: Rect
    rules: Rect
    back: Rect
    start: Rect


@dataclass(frozen=True)
class SeatPlaces:
    """The places of the parts of a seat's card, in device pixels."""

    mark: Rect
    name: Rect
    kind: Rect
    remove: Rect


@dataclass(frozen=True)
class _Sizes:
    """The sizes of the bands below the heading, in device pixels, and the grid of cards.

    Attributes:
        low: True if all buttons lie in one row.
        label: the height of the words above who starts; 0 if they stand beside it.
        note: the height of the line about the variant; 0 if there is only one variant.
        choice: the height of a band with a choice.
        buttons: the height of the band with the buttons.
        gap: the space between bands.
        columns, rows: the grid of the cards.
    """

    low: bool
    label: int
    note: int
    choice: int
    buttons: int
    gap: int
    columns: int
    rows: int

    @property
    def lone(self) -> bool:
        """True if there is only one variant, so that no choice is shown."""
        return not self.note

    @property
    def choices(self) -> int:
        """The number of bands between the cards and the last band."""
        return (2 if self.label and not self.lone else 1) + (0 if self.low else 1)

    @property
    def fixed(self) -> int:
        """The height of everything below the heading except the cards."""
        bands = self.choices * self.choice + self.buttons + self.gap * (self.rows + self.choices)
        return self.label + self.note + bands


def lay_out(screen: Screen, seats: int, *, lone: bool = False) -> SetupLayout:
    """Lay out the set-up for a number of seats; ``lone`` if only one variant is possible.

    The cards lie in two columns, or in one in a narrow window. A high window spreads the bands, a
    low one has all buttons in one row.
    """
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
    variant, note, label, starts = _choices(screen, below, sizes)
    below.y = max(starts.bottom, note.bottom) + gap + spread
    return SetupLayout(
        (area.centerx, area.y + heading // 2 - px(2)),
        cards,
        variant,
        note,
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
        note=0 if lone else px(_NOTE if columns > 1 else _TWO_LINES),
        choice=px(theme.TOUCH if tight else theme.TOUCH + 8),
        buttons=px(theme.BUTTON_HEIGHT - 4 if tight else theme.BUTTON_HEIGHT + 4),
        gap=px(6 if tight else 10),
        columns=columns,
        rows=-(-seats // columns),
    )


def _choices(screen: Screen, band: Rect, sizes: _Sizes) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the places of the variant, of the line about it, of the words "Who starts", and of the
    choice who starts.

    They lie below one another in an upright window, else side by side with the line below them.
    """
    px, gap, high = screen.px, sizes.gap, sizes.choice
    variant = Rect(band.x, band.y, 0 if sizes.lone else band.w, high)
    note = Rect(band.x, variant.bottom, band.w, sizes.note)
    if sizes.label:
        top = band.y if sizes.lone else note.bottom + gap
        label = Rect(band.x + px(6), top, band.w - px(6), sizes.label)
        return variant, note, label, Rect(band.x, label.bottom, band.w, high)
    variant.w, words = 0 if sizes.lone else band.w // 3 - gap, px(112)
    starts = Rect(variant.right + words, band.y, band.right - variant.right - words, high)
    return variant, note, Rect(variant.right + px(14), band.y, words - px(20), high), starts


def _buttons(band: Rect, sizes: _Sizes, spread: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the places of options, rules, back and start."""
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
    """Place the parts of a seat's card: the mark at the left, then the name and who plays.

    Name and kind lie one above the other, or side by side in a low card. The remove button lies
    beside the name, or at the right end of a low card.
    """
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


# Special parts of the seat cards: the button with the mark, a free seat.


class MarkButton(Button):
    """A button with the figure or mark in a seat's colour; a tap changes to the next mark."""

    def __init__(self, id: str, label: Words, action: Action, mark: str, figure: str) -> None:
        super().__init__(id, label, action)
        self.mark, self.figure = mark, figure

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-canvas.px(10), -canvas.px(10))
        tall = inner.h >= canvas.px(_FIGURE)
        sprites.draw_in(canvas, self.figure if tall else f"mark_{self.mark}", inner)
        if inner.h >= canvas.px(_HINTED):
            hint = Rect(inner.x, inner.y, canvas.px(20), canvas.px(20))
            sprites.draw_in(canvas, "icon_exchange", hint, 0.6)


class FreeSeat(Button):
    """The button of a free seat, with a faint figure; a tap lets a player sit down."""

    def __init__(self, id: str, label: Words, action: Action, mark: str, figure: str) -> None:
        super().__init__(id, label, action, look=_FREE_SEAT)
        self.mark, self.figure = mark, figure

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-canvas.px(16), -canvas.px(16))
        high = inner.h >= canvas.px(_FIGURE)
        figure = Rect(inner.x, inner.y, round(inner.h * 0.85), inner.h)
        name = self.figure if high else f"mark_{self.mark}"
        sprites.draw_in(canvas, name, figure, _FAINT)
        words = Rect(figure.right, inner.y, inner.right - figure.right, inner.h)
        text.draw(canvas, self.label, words.center, self.style, max_width=words.w)
