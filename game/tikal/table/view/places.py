"""Where everything on the table lies, its buttons included: worked out once for a window."""

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from game.tikal.table.panels.auction_plan import AuctionPlan, plan_auction
from game.tikal.table.panels.panel import lies_flat
from game.tikal.table.view.layout import TableLayout, lay_out
from game.ui import theme
from game.ui.screen import Screen


@dataclass(frozen=True)
class Places:
    """Rectangles in device pixels.

    Attributes:
        layout: the panels and the buttons that are always there.
        auction: what lies on the auction's card.
        buttons: the place of every button that has one for itself, by its id; empty where there is
            no room for it.
    """

    layout: TableLayout
    auction: AuctionPlan
    buttons: Mapping[str, Rect]

    @property
    def context(self) -> Rect:
        """The panel for what is chosen or in hand."""
        return self.layout.context

    @property
    def card(self) -> Rect:
        """The place of the cards of scoring and auction."""
        return self.layout.card


def place(screen: Screen, seats: int) -> Places:
    """Everything in a window, for so many seats."""
    layout = lay_out(screen, seats)
    bar = list(layout.buttons.values())
    auction = plan_auction(screen, layout.card, bar[0].unionall(bar), layout.end, seats)
    buttons = {f"action/{verb}": rect for verb, rect in layout.buttons.items()}
    buttons |= {f"tool/{name}": rect for name, rect in layout.tools.items()}
    buttons |= {"hint": layout.hint, "end-turn": layout.end, "confirm": layout.end}
    buttons |= {"hand-over/take": layout.board, "scoring/continue": _leading_on(screen, layout)}
    buttons |= auction.buttons | _in_context(screen, layout.context)
    return Places(layout, auction, buttons)


def _leading_on(screen: Screen, layout: TableLayout) -> Rect:
    """What leads on from a scoring: at the card's foot, or beside it, in place of the actions next
    to it, where the button lies there that ends the turns before and after."""
    if layout.card.colliderect(layout.end):
        nearest = list(layout.buttons.values())[-3:]
        return nearest[0].unionall(nearest[1:])
    foot = layout.card.inflate(-screen.px(36), -screen.px(28))
    height = min(screen.px(theme.BUTTON_HEIGHT), foot.h)
    return Rect(foot.x, foot.bottom - height, foot.w, height)


def _inner(screen: Screen, context: Rect) -> Rect:
    return context.inflate(-screen.px(24), -screen.px(20))


def _foot(screen: Screen, context: Rect) -> Rect:
    """The row of buttons at the foot of the context."""
    inner = _inner(screen, context)
    height = min(screen.px(theme.TOUCH + 4), inner.h)
    return Rect(inner.x, inner.bottom - height, inner.w, height)


def _halves(screen: Screen, row: Rect) -> tuple[Rect, Rect]:
    half = (row.w - screen.px(8)) // 2
    return Rect(row.x, row.y, half, row.h), Rect(row.right - half, row.y, half, row.h)


def _in_context(screen: Screen, context: Rect) -> dict[str, Rect]:
    """What lies below the hexagon in hand, or below the others' steps."""
    inner, row = _inner(screen, context), _foot(screen, context)
    pause, skip = _halves(screen, row)
    if lies_flat(inner):
        row = Rect(inner.x + inner.w * 2 // 5, row.y, inner.w - inner.w * 2 // 5, row.h)
    return {"watch/pause": pause, "watch/skip": skip, "rotate": row}
