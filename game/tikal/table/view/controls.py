"""The table's buttons and their keys. The buttons are made once, placed for each window, and set
from what is shown; a whole match can be played by keyboard alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.buttons import Buttons, InvisibleButton, plan_buttons
from game.table.ids import TOOL_LOG, TOOL_TURN, WATCH_SKIP, WATCH_STEP
from game.table.keys import COMMON_KEYS, TableKey
from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.overlay import overlay_keys
from game.table.overlay_card import overlay_buttons
from game.tikal.rules.components import HEXAGONS, MAX_SEATS
from game.tikal.rules.state import State
from game.tikal.table import ids, things, ways, words
from game.tikal.table.board import BoardView, draw_hexagon_card, draw_piece
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.auction_layout import MOST_DISPLAYED
from game.tikal.table.verbs import VERBS
from game.tikal.words.labels import LABELS, verb_told, with_price
from game.tikal.words.names import hexagon_with_value
from game.tikal.words.ways import on_display
from game.ui import panels, sprites, text, theme
from game.ui.controls.buttons import Stepper
from game.ui.element import Element
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import flat
from game.ui.screen import Canvas, Screen, grid
from game.ui.sentence import RuleText, lines, phrases
from game.ui.widgets import PAPER, RED, Button

OnPress = Callable[[str], None]
OnTouch = Callable[[things.Thing], None]
_NO_EXPLANATIONS: Final[Mapping[str, RuleText]] = {}


class DisplayButton(Button):
    """A button that shows a hexagon of the display."""

    def __init__(self, touch: OnTouch, rank: int) -> None:
        super().__init__("", "", lambda: touch(things.Displayed(self.hexagon)))
        self.rank, self.hexagon = rank, 0

    def told(self, element: Element) -> str:  # noqa: ARG002 (it has one)
        kind, name = hexagon_with_value(self.hexagon), HEXAGONS[self.hexagon].id
        return flat(lines((on_display(kind, self.rank + 1, name), *ways.face(self.hexagon))))

    def draw(self, canvas: Canvas) -> None:
        """Draw the hexagon over the whole button."""
        panels.draw(canvas, self.rect, self.skin)
        inset = canvas.px(5)
        draw_hexagon_card(canvas, self.rect.inflate(-2 * inset, -2 * inset), self.hexagon, 0)


_FIGURE: Final = 0.62
"""The width of a member's figure in its button, in heights of the button."""
_TALL: Final = 60
"""The height in dp of the button from which the label lies below the figure."""
_LINE: Final = 14
"""The height in dp of the label there."""


class MemberButton(Button):
    """A button that shows a member, whose skin shows whether the member is picked up."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the figure standing in the button; the label below it or beside it, if it fits."""
        panels.draw(canvas, self.rect, self.skin)
        rect, px = self.rect, canvas.px
        line = px(_LINE) if rect.h >= px(_TALL) else 0
        high, aside = rect.h - line, 0 if line else round(rect.h * _FIGURE)
        label = Rect(rect.x + aside, rect.y, rect.w - aside - px(_EDGE), rect.h)
        if line:
            label.update(rect.x, rect.bottom - line - px(_EDGE), rect.w, line)
        room = label.w - px(_EDGE)
        style = text.fitting_style(canvas.screen, self.label, self.style, room)
        named = text.fits(canvas.screen, self.label, style, room)
        middle = rect.x + aside * 0.6 if aside and named else rect.centerx
        if isinstance(self.icon, str):
            piece, mark = self.icon.split("_")
            foot = middle, rect.y + high * 0.78 - line / 4
            draw_piece(canvas, piece, mark, foot, high * 2.2 - line)
        if named:
            text.draw(canvas, self.label, label.center, style, "mm", self._colour(), room)


class VerbButton(Button):
    """A button of an action, which is told with its cost and whether it is done here."""

    def told(self, element: Element) -> str:
        here = self.id.startswith("here/")
        return str(verb_told(element.label, self.cost, here, self.note))


class Controls(Buttons):
    """All buttons of the table by id, in the order in which the keyboard goes through them."""

    def __init__(
        self,
        press: OnPress,
        touch: OnTouch,
        explanations: Mapping[str, RuleText] = _NO_EXPLANATIONS,
    ) -> None:
        """``explanations`` are by the ids of buttons, or by the part of an id before the slash."""
        self.displayed = [DisplayButton(touch, rank) for rank in range(MOST_DISPLAYED)]
        ranked = {ids.displayed(rank): one for rank, one in enumerate(self.displayed)}
        super().__init__(ranked | {one.id: one for one in _all_buttons(press)}, explanations)

    def show_display(self, state: State) -> None:
        """Show the hexagons on display on their buttons."""
        for rank, hexagon in enumerate(state.display):
            button = self.displayed[rank]
            button.hexagon, button.id = hexagon, things.Displayed(hexagon).id
            self.set_label(ids.displayed(rank), words.hexagon(hexagon))


def _all_buttons(press: OnPress) -> list[Button]:
    """Return all buttons but those of the display, in the order of the keyboard."""
    drawer = partial(press, ids.ACTIONS)
    return [
        *_bid_buttons(press),
        Button(ids.CONFIRM, LABELS["confirm"], partial(press, ids.CONFIRM), look=RED),
        *_card_buttons(press),
        *_party_buttons(press),
        *plan_buttons(press),
        *_space_buttons(press),
        *(_verb_button(press, verb, "action") for verb in VERBS),
        *_tool_buttons(press),
        Button(ids.ACTIONS, LABELS[ids.ACTIONS], drawer, _draw_four_verbs, icon_only=True),
        *overlay_buttons(OVERLAYS, MAX_SEATS, press),
        Button(
            table_ids.HINT,
            LABELS[table_ids.HINT],
            partial(press, table_ids.HINT),
            "icon_help",
            style=theme.LABEL,
        ),
        Button(ids.STOCK, LABELS["stock"], partial(press, ids.STOCK), "back", icon_only=True),
        Button(ids.END_TURN, LABELS[ids.END_TURN], partial(press, ids.END_TURN), look=RED),
    ]


def _bid_buttons(press: OnPress) -> list[Button]:
    """Return the buttons of a bid: less, more, pass and place."""
    steps = [
        Stepper(id, LABELS[id], partial(press, id), icon, icon_only=True)
        for id, icon in ((ids.BID_LESS, "icon_minus"), (ids.BID_MORE, "icon_plus"))
    ]
    style = theme.TextStyle("head", 18, theme.CREAM)
    place = Button(ids.BID_PLACE, "", partial(press, ids.BID_PLACE), look=RED, style=style)
    return [*steps, Button(ids.BID_PASS, LABELS["bid/pass"], partial(press, ids.BID_PASS)), place]


def _card_buttons(press: OnPress) -> list[Button]:
    """Return the buttons on the cards and below the hexagon in hand; red ones lead on."""
    kinds = (
        (MORE, False),
        (TAKE, True),
        (ids.SCORED, True),
        (table_ids.WATCH_PAUSE, False),
        (table_ids.WATCH_SKIP, True),
        (table_ids.WATCH_STEP, True),
        (LEAVE, False),
        (SEND, True),
        (table_ids.LOOK_ON_LEAVE, False),
        (table_ids.LOOK_ON_TAKE, True),
        (ids.ROTATE, False),
    )
    made: list[Button] = [
        InvisibleButton(ids.ROTATE_HAND, LABELS["rotate/hand"], partial(press, ids.ROTATE_HAND))
    ]
    for id, red in kinds:
        look, style = (RED, theme.RED_SMALL) if red else (PAPER, None)
        icon = "icon_rotate" if id == ids.ROTATE else None
        made.append(Button(id, LABELS[id], partial(press, id), icon, look=look, style=style))
    return made


def _party_buttons(press: OnPress) -> list[Button]:
    """Return the buttons that choose the party: how many workers, and the leader."""
    counted = ((ids.PARTY_LESS, "icon_minus"), (ids.PARTY_MORE, "icon_plus"))
    leader = MemberButton(
        ids.PARTY_LEADER,
        LABELS["party/leader"],
        partial(press, ids.PARTY_LEADER),
        style=theme.LABEL,
    )
    leader.secondary_action = partial(press, ids.PARTY_JOIN)
    every = LABELS["party/all"]
    return [
        *(
            Stepper(id, LABELS[id], partial(press, id), icon, icon_only=True)
            for id, icon in counted
        ),
        Button(ids.PARTY_ALL, every, partial(press, ids.PARTY_ALL), style=theme.LABEL),
        leader,
    ]


def _space_buttons(press: OnPress) -> list[Button]:
    """Return the buttons for the actions at the space that is shown, and the one that puts down
    what is picked up."""
    sites = [_verb_button(press, verb, "here") for verb, row in VERBS.items() if row.sites]
    come = partial(press, ids.PARTY_GO)
    down = partial(press, ids.PUT_DOWN)
    return [
        *sites,
        ComeHereButton(ids.PARTY_GO, LABELS["party/go"], come, "icon_move", style=theme.LABEL),
        Button(ids.PUT_DOWN, LABELS[ids.PUT_DOWN], down, "icon_close", icon_only=True),
    ]


def _verb_button(press: OnPress, verb: str, room: str) -> Button:
    """Return a verb's button, whose id begins with ``room``."""
    row, id, label = VERBS[verb], f"{room}/{verb}", VERBS[verb].label
    made = VerbButton(
        id, label, partial(press, id), row.icon, cost=row.cost_label, style=theme.LABEL
    )
    made.stacked = True
    return made


def _draw_four_verbs(canvas: Canvas, box: Rect) -> None:
    """Draw the icons of four verbs as the icon of the drawer."""
    for cell, verb in zip(grid(box, 2, 2, canvas.px(3)), VERBS, strict=False):
        sprites.draw_in(canvas, VERBS[verb].icon, cell)


def _tool_buttons(press: OnPress) -> list[Button]:
    """Return the tools. Undo and redo take a whole order; held down, they take single steps."""
    kinds = (
        (Stepper, table_ids.TOOL_UNDO, "icon_undo"),
        (Stepper, table_ids.TOOL_REDO, "icon_redo"),
        (Button, table_ids.TOOL_RESTART, "icon_restart"),
        (Button, table_ids.TOOL_LOG, "icon_log"),
        (Button, table_ids.TOOL_MENU, "icon_menu"),
    )
    made = [
        kind(id, LABELS[id], partial(press, id), icon, icon_only=True) for kind, id, icon in kinds
    ]
    turn = partial(press, table_ids.TOOL_TURN)
    made.append(
        Button(table_ids.TOOL_TURN, LABELS[table_ids.TOOL_TURN], turn, "icon_turn", icon_only=True)
    )
    for one in made:
        if isinstance(one, Stepper):
            one.step = partial(press, f"{one.id}/step")
    return made


# The button on a hexagon of the board that lets the party picked up come there.

_ABOVE: Final = 0.31
"""The height of the room above the numbers in the middle of a hexagon, in widths of the hexagon."""
_BELOW: Final = -0.165
"""Where that room ends: the distance below the hexagon's middle, in its widths (negative:
above)."""
_WIDEST: Final = 116
"""The greatest width of the button in dp."""
_EDGE: Final = 4
"""The margin around the words in dp."""
_NARROW: Final = replace(theme.LABEL, size=12)
"""The letters of the words and the price where these take three lines."""


def come_here_rect(screen: Screen, board: BoardView, space: int) -> Rect | None:
    """Return the button's place on a space's hexagon; None while the hexagon is out of sight.

    It lies above the hexagon's numbers, or over them if the hexagon is small, and is no wider than
    the hexagon unless a finger needs more.
    """
    layout, high = board.layout, screen.px(theme.TOUCH)
    x, y = layout.centre(space)
    if not board.rect.collidepoint(x, y):
        return None
    wide = max(high, min(screen.px(_WIDEST), round(HEIGHT * layout.width)))
    rect = Rect(0, 0, wide, high)
    rect.center = round(x), round(y)
    if high <= _ABOVE * layout.width:
        rect.bottom = round(y + _BELOW * layout.width)
    return rect.clamp(board.box)


class ComeHereButton(Button):
    """A button over hexagons that can be touched themselves. When it appears it waits before it
    takes taps, as a button does that has taken the place of another."""

    covers = True

    @property
    def skin(self) -> panels.Skin:
        return panels.BUTTON_CHOSEN if self.is_ready and not self.pressed else super().skin

    def elements(self) -> list[Element]:
        """Return the button as an element whose label includes the price."""
        label = str(with_price(self.label, self.note))
        return [replace(element, label=label) for element in super().elements()]

    def told(self, element: Element) -> str:
        return element.label

    def draw(self, canvas: Canvas) -> None:
        """Draw the words over the price, on two lines if need be; where they do not fit, the
        icon."""
        plate = self.plate(canvas.screen)
        panels.draw(canvas, plate, self.skin)
        inner = plate.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(_EDGE))
        told = [*self.label.split(), self.note]
        if not text.fits(canvas.screen, self.label, self.style, inner.w) and all(
            text.fits(canvas.screen, one, _NARROW, inner.w) for one in told
        ):
            for row, one in zip(grid(inner, 1, len(told), 0), told, strict=True):
                text.draw(canvas, one, row.center, _NARROW, colour=self._colour())
            return
        upper = Rect(inner.x, inner.y, inner.w, inner.h // 2)
        below = inner.centerx, inner.bottom - inner.h // 4
        style, words, room = self.style, self.label, inner.w
        if text.fits(canvas.screen, words, style, room):
            text.draw(canvas, words, upper.center, style, colour=self._colour(), max_width=room)
        elif isinstance(self.icon, str):
            sprites.draw_in(canvas, self.icon, upper, 1.0 if self.is_ready else 0.45)
        text.draw(canvas, self.note, below, style, colour=self._colour(), max_width=room)

    def plate(self, screen: Screen) -> Rect:
        """Return the visible part of the button, which is smaller than the part that takes taps."""
        return self.rect.inflate(-screen.px(_EDGE), 0)


# The keys: a whole game can be played with the keyboard alone.

_KEY_WORDS: Final = phrases(
    __name__,
    {
        "end-turn": N_("End turn"),
        "less": N_("Bid less"),
        "log": NC_("button", "Log"),
        "more": N_("Bid more"),
        "turn": N_("Turn the hexagon in hand"),
        "turn-board": N_("Turn the board"),
    },
)
KEYS: Final = (
    *(TableKey((verb.key,), (ids.verb(name),), does=verb.label) for name, verb in VERBS.items()),
    TableKey(("e",), (ids.END_TURN,), does=_KEY_WORDS["end-turn"]),
    TableKey(("t", "r"), (ids.ROTATE,), does=_KEY_WORDS["turn"]),
    TableKey(("return", "enter"), ("hand-over/take", ids.SCORED, ids.BID_PLACE, ids.CONFIRM)),
    TableKey(("space",), ("hand-over/take", ids.SCORED, WATCH_SKIP, WATCH_STEP)),
    TableKey(("p",), (ids.BID_PASS,)),
    TableKey(("+", "="), (ids.BID_MORE,), does=_KEY_WORDS["more"]),
    TableKey(("-",), (ids.BID_LESS,), does=_KEY_WORDS["less"]),
    *overlay_keys(OVERLAYS),
    TableKey(("b",), (TOOL_TURN,), does=_KEY_WORDS["turn-board"]),
    TableKey(("l",), (TOOL_LOG,), does=_KEY_WORDS["log"]),
    *COMMON_KEYS,
)
