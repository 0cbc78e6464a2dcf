"""Where the set-up's parts lie."""

from dataclasses import dataclass

from pygame import Rect

from game.tikal.components import MAX_SEATS
from game.ui import theme
from game.ui.screen import Screen

WIDEST = 940


@dataclass(frozen=True)
class SetupLayout:
    """One card a seat, the game that is played, who starts, options and rules, and the two
    buttons below."""

    heading: tuple[int, int]
    cards: list[Rect]
    variant: Rect
    starts_label: tuple[int, int]
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


def lay_out(screen: Screen) -> SetupLayout:
    """Cards in two columns, or in one where the window is upright."""
    px = screen.px
    gap = px(10)
    safe = screen.safe.inflate(-px(24), -px(16))
    columns = 1 if screen.portrait else 2
    rows = MAX_SEATS // columns
    heading, label = px(44), px(26) if screen.portrait else 0
    choice, buttons = px(theme.TOUCH + 8), px(theme.BUTTON_HEIGHT + 4)
    choices = (3 if screen.portrait else 2) * (choice + gap)
    fixed = heading + label + choices + buttons + gap * (rows + 1)
    card = min(px(168), max(px(30), (safe.h - fixed) // rows))
    area = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, fixed + rows * card))
    area.center = safe.center
    wide = (area.w - gap * (columns - 1)) // columns
    top = area.y + heading
    cards = [
        Rect(area.x + i % columns * (wide + gap), top + i // columns * (card + gap), wide, card)
        for i in range(MAX_SEATS)
    ]
    below = cards[-1].bottom + gap
    variant = Rect(area.x, below, area.w, choice)
    starts = Rect(area.x, variant.bottom + gap + label, area.w, choice)
    starts_label = (area.x + px(6), variant.bottom + gap + label // 2)
    if not label:
        variant.w = area.w * 36 // 100
        words = px(112)
        starts = Rect(variant.right + words, below, area.right - variant.right - words, choice)
        starts_label = (variant.right + px(14), starts.centery)
    left = area.w // 3
    options = Rect(area.x + left, starts.bottom + gap, area.w - left, choice)
    rules = Rect(area.x, options.y, left - gap, choice)
    row = Rect(area.x, options.bottom + gap * 2, area.w, buttons)
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


def lay_out_card(screen: Screen, card: Rect) -> Card:
    """The mark at the left, then the name and who plays: one above the other, or side by side
    where the card is low; the cross at the right."""
    px = screen.px
    inner = card.inflate(-px(16), -px(16))
    touch, gap = min(px(theme.TOUCH), inner.h), px(8)
    mark = Rect(inner.x, inner.y, max(touch, min(round(inner.h * 0.85), inner.w // 3)), inner.h)
    left = mark.right + px(10)
    remove = Rect(inner.right - touch, inner.centery - touch // 2, touch, touch)
    if inner.h >= px(90):
        remove.y = inner.y
        kind = Rect(left, inner.y, max(px(40), remove.x - gap - left), touch)
        name = Rect(left, inner.bottom - touch, max(px(40), inner.right - left), touch)
        return Card(mark, name, kind, remove)
    room = max(px(80), remove.x - gap - left)
    name = Rect(left, remove.y, room * 55 // 100 - gap, touch)
    kind = Rect(name.right + gap, remove.y, left + room - name.right - gap, touch)
    return Card(mark, name, kind, remove)
