"""Where the set-up's parts lie."""

from dataclasses import dataclass

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

WIDEST = 960
TWO_COLUMNS = 700
CARD, TALL_CARD = 136, 176
"""The greatest height of a card, and in a window higher than HIGH_WINDOW."""
HIGH_WINDOW = 960
_LOW = 356
"""The height under which everything but the cards is as low as a finger allows."""
MOST_SPREAD = 20
"""The most by which a high window moves the bands apart; all in dp."""


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
class Card:
    """The parts of a seat's card."""

    mark: Rect
    name: Rect
    kind: Rect
    remove: Rect


def lay_out(screen: Screen, seats: int) -> SetupLayout:
    """Cards for so many seats in two columns, or in one where the window is narrow; a high window
    spreads all."""
    px = screen.px
    safe = screen.safe.inflate(-px(24), -px(16))
    columns = 2 if safe.w >= px(TWO_COLUMNS) else 1
    rows = -(-seats // columns)
    low = safe.h < px(_LOW)
    heading, label = px(44), px(26) if screen.portrait else 0
    choice, buttons = px(theme.TOUCH if low else theme.TOUCH + 8), px(theme.BUTTON_HEIGHT + 4)
    gap = px(6 if low else 10)
    bands = 5 if screen.portrait else 4
    fixed = heading + label + (bands - 2) * choice + buttons + gap * (rows + bands - 1)
    highest = px(TALL_CARD if safe.h > px(HIGH_WINDOW) else CARD)
    card = min(highest, max(px(30), (safe.h - fixed) // rows))
    spread = min(px(MOST_SPREAD), max(0, (safe.h - fixed - rows * card) // (2 * bands)))
    area = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, fixed + rows * card + bands * spread))
    area.center = safe.center
    wide = (area.w - gap * (columns - 1)) // columns
    top = area.y + heading + spread
    cards = [
        Rect(area.x + i % columns * (wide + gap), top + i // columns * (card + gap), wide, card)
        for i in range(seats)
    ]
    below, left = cards[-1].bottom + gap + spread, area.w // 3
    variant = Rect(area.x, below, area.w, choice)
    starts = Rect(area.x, variant.bottom + gap + label, area.w, choice)
    starts_label = Rect(area.x + px(6), variant.bottom + gap, area.w - px(6), label)
    if not label:
        variant.w = left - gap
        words = px(112)
        starts = Rect(variant.right + words, below, area.right - variant.right - words, choice)
        starts_label = Rect(variant.right + px(14), below, words - px(20), choice)
    options = Rect(area.x + left, starts.bottom + gap + spread, area.w - left, choice)
    rules = Rect(area.x, options.y, left - gap, choice)
    row = Rect(area.x, options.bottom + gap + spread, area.w, buttons)
    return SetupLayout(
        heading=(area.centerx, area.y + heading // 2 - px(2)),
        cards=cards,
        variant=variant,
        starts_label=starts_label,
        starts=starts,
        options=options,
        rules=rules,
        back=Rect(row.x, row.y, left - gap, row.h),
        start=Rect(row.x + left, row.y, row.w - left, row.h),
    )


def lay_out_card(screen: Screen, card: Rect, *, removable: bool) -> Card:
    """The mark at the left, then the name and who plays: one above the other, or side by side
    where the card is low; the cross, if there is one, beside the name or at the end."""
    px = screen.px
    inner = card.inflate(-px(16), -px(16))
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
        return Card(mark, name, kind, remove)
    remove.centery = inner.centery
    room = max(px(80), right - left)
    name = Rect(left, remove.y, room * 55 // 100 - gap, touch)
    kind = Rect(name.right + gap, remove.y, left + room - name.right - gap, touch)
    return Card(mark, name, kind, remove)
