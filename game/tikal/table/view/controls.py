"""The table's buttons: made once, placed for each window, set from what is shown."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.modes.handing import MORE, TAKE
from game.table.modes.sending import LEAVE, SEND
from game.table.overlays.buttons import overlay_buttons
from game.table.touch.buttons import Buttons, Sensitive
from game.tikal.rules.components import MAX_SEATS
from game.tikal.rules.state import State
from game.tikal.table import ids, things, words
from game.tikal.table.board import draw_piece, hexagon_card
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.auction_plan import MOST_DISPLAYED
from game.tikal.table.verbs import VERBS
from game.tikal.table.view.on_board import OnBoard
from game.tikal.words.labels import LABELS
from game.ui import panels, sprites, theme
from game.ui.controls.said import Said
from game.ui.controls.stepper import Stepper
from game.ui.painting.cells import grid
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button

Press = Callable[[str], None]
Touch = Callable[[things.Thing], None]
_SILENT: Final[Mapping[str, Said]] = {}


class DisplayButton(Button):
    """A button that shows a hexagon of the display."""

    def __init__(self, touch: Touch) -> None:
        super().__init__("", "", lambda: touch(things.Displayed(self.hexagon)))
        self.hexagon = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the hexagon over the whole button."""
        panels.draw(canvas, self.rect, self.skin)
        inset = canvas.px(5)
        hexagon_card(canvas, self.rect.inflate(-2 * inset, -2 * inset), self.hexagon, 0)


class MemberButton(Button):
    """A button that shows a member, whose skin shows whether the member is picked up."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the figure standing in the button."""
        panels.draw(canvas, self.rect, self.skin)
        if isinstance(self.icon, str):
            piece, mark = self.icon.split("_")
            foot = self.rect.centerx, self.rect.bottom - self.rect.h * 0.22
            draw_piece(canvas, piece, mark, foot, self.rect.h * 2.2)


class Controls(Buttons):
    """All buttons of the table by id, in the order in which the keyboard goes through them."""

    def __init__(self, press: Press, touch: Touch, told: Mapping[str, Said] = _SILENT) -> None:
        """``told`` is the explanation of each button, by its id or by the id's part before the
        slash."""
        self.displayed = [DisplayButton(touch) for _rank in range(MOST_DISPLAYED)]
        ranked = {ids.displayed(rank): one for rank, one in enumerate(self.displayed)}
        super().__init__(ranked | {one.id: one for one in _made(press)}, told)

    def show_display(self, state: State) -> None:
        """Show the hexagons on display on their buttons."""
        for rank, hexagon in enumerate(state.display):
            button = self.displayed[rank]
            button.hexagon, button.id = hexagon, things.Displayed(hexagon).id
            self.rename(ids.displayed(rank), words.hexagon(hexagon))


def _made(press: Press) -> list[Button]:
    """Return all buttons but those of the display, in the order of the keyboard."""
    drawer = partial(press, ids.ACTIONS)
    return [
        *_bid(press),
        *_in_panels(press),
        *_party(press),
        *_plan(press),
        *_here(press),
        *(_action(press, verb, "action") for verb in VERBS),
        *_tools(press),
        Button(ids.ACTIONS, LABELS[ids.ACTIONS], drawer, _some_verbs, icon_only=True),
        *overlay_buttons(OVERLAYS, MAX_SEATS, press),
        Button(
            table_ids.HINT,
            LABELS[table_ids.HINT],
            partial(press, table_ids.HINT),
            "icon_help",
            style=theme.LABEL,
        ),
        Button(ids.STOCK, LABELS["stock"], partial(press, ids.STOCK), "back", icon_only=True),
        Button(ids.CONFIRM, LABELS["confirm"], partial(press, ids.CONFIRM), look=RED),
        Button(ids.END_TURN, LABELS[ids.END_TURN], partial(press, ids.END_TURN), look=RED),
    ]


def _bid(press: Press) -> list[Button]:
    """Return the buttons of a bid: less, more, pass and place."""
    steps = [
        Stepper(id, LABELS[id], partial(press, id), icon, icon_only=True)
        for id, icon in ((ids.BID_LESS, "icon_minus"), (ids.BID_MORE, "icon_plus"))
    ]
    style = theme.TextStyle("head", 18, theme.CREAM)
    place = Button(ids.BID_PLACE, "", partial(press, ids.BID_PLACE), look=RED, style=style)
    return [*steps, Button(ids.BID_PASS, LABELS["bid/pass"], partial(press, ids.BID_PASS)), place]


def _in_panels(press: Press) -> list[Button]:
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
        Sensitive(ids.ROTATE_HAND, LABELS["rotate/hand"], partial(press, ids.ROTATE_HAND))
    ]
    for id, red in kinds:
        look, style = (RED, theme.RED_SMALL) if red else (PAPER, None)
        icon = "icon_rotate" if id == ids.ROTATE else None
        made.append(Button(id, LABELS[id], partial(press, id), icon, look=look, style=style))
    return made


def _plan(press: Press) -> list[Button]:
    """Return the buttons that play a plan, or put it away."""
    step = partial(press, ids.PLAN_STEP)
    down = partial(press, ids.PLAN_CLOSE)
    return [
        Button(ids.PLAN_STEP, LABELS["plan/step"], step, look=RED, style=theme.RED_SMALL),
        Button(ids.PLAN_ALL, LABELS["plan/all"], partial(press, ids.PLAN_ALL), style=theme.LABEL),
        Button(ids.PLAN_CLOSE, LABELS["plan/close"], down, "icon_close", icon_only=True),
    ]


def _party(press: Press) -> list[Button]:
    """Return the buttons that choose the party: the leader, and how many workers."""
    counted = ((ids.PARTY_LESS, "icon_minus"), (ids.PARTY_MORE, "icon_plus"))
    leader = MemberButton(
        ids.PARTY_LEADER, LABELS["party/leader"], partial(press, ids.PARTY_LEADER)
    )
    leader.second = partial(press, ids.PARTY_JOIN)
    return [
        leader,
        *(
            Stepper(id, LABELS[id], partial(press, id), icon, icon_only=True)
            for id, icon in counted
        ),
        Button(
            ids.PARTY_ALL, LABELS["party/all"], partial(press, ids.PARTY_ALL), style=theme.LABEL
        ),
    ]


def _here(press: Press) -> list[Button]:
    """Return the buttons for the actions at the space that is shown, and the one that puts down
    what is picked up."""
    sites = [_action(press, verb, "here") for verb, row in VERBS.items() if row.sites]
    come = partial(press, ids.PARTY_GO)
    down = partial(press, ids.PUT_DOWN)
    return [
        *sites,
        OnBoard(ids.PARTY_GO, LABELS["party/go"], come, "icon_move", style=theme.LABEL),
        Button(ids.PUT_DOWN, LABELS[ids.PUT_DOWN], down, "icon_close", icon_only=True),
    ]


def _action(press: Press, verb: str, room: str) -> Button:
    """Return a verb's button, whose id begins with ``room``."""
    row, id, label = VERBS[verb], f"{room}/{verb}", VERBS[verb].label
    made = Button(id, label, partial(press, id), row.icon, cost=row.price, style=theme.LABEL)
    made.stacked = True
    return made


def _some_verbs(canvas: Canvas, box: Rect) -> None:
    """Draw the icons of four verbs as the icon of the drawer."""
    for cell, verb in zip(grid(box, 2, 2, canvas.px(3)), VERBS, strict=False):
        sprites.draw_in(canvas, VERBS[verb].icon, cell)


def _tools(press: Press) -> list[Button]:
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
