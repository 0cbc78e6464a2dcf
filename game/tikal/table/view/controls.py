"""The table's buttons: made once, placed for a window, set from what is shown."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.table.by_link.sending import LEAVE, SEND
from game.table.overlays.buttons import overlay_buttons
from game.table.touch.buttons import Buttons, Sensitive
from game.tikal.rules.components import HEXAGONS, MAX_SEATS
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.board import draw_piece, hexagon_card
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.auction_plan import MOST_DISPLAYED
from game.tikal.table.panels.party import MOST_FIGURES
from game.tikal.table.verbs import VERBS
from game.ui import panels, sprites, theme
from game.ui.controls.said import Said
from game.ui.controls.stepper import Stepper
from game.ui.i18n import gettext as _
from game.ui.painting.cells import grid
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button

Press = Callable[[str], None]
_SILENT: Final[Mapping[str, Said]] = {}


class Displayed(Button):
    """A hexagon of the display as a button."""

    hexagon = 0

    def draw(self, canvas: Canvas) -> None:
        """The hexagon fills the button."""
        panels.draw(canvas, self.rect, self.skin)
        inset = canvas.px(5)
        hexagon_card(canvas, self.rect.inflate(-2 * inset, -2 * inset), self.hexagon, 0)


class Figure(Button):
    """A member as a button: raised from the others while it is picked up."""

    def draw(self, canvas: Canvas) -> None:
        """The figure stands in the button."""
        panels.draw(canvas, self.rect, self.skin)
        if isinstance(self.icon, str):
            piece, mark = self.icon.split("_")
            foot = self.rect.centerx, self.rect.bottom - self.rect.h * 0.22
            draw_piece(canvas, piece, mark, foot, self.rect.h * 2.2)


class Controls(Buttons):
    """All buttons of the table, by id, in the order of the keyboard."""

    def __init__(self, press: Press, told: Mapping[str, Said] = _SILENT) -> None:
        """``told`` is what each button does, by its id, or by the room of the id."""
        self.displayed = [
            Displayed("", "", partial(press, f"display/{rank}")) for rank in range(MOST_DISPLAYED)
        ]
        ranked = {f"display/{rank}": one for rank, one in enumerate(self.displayed)}
        super().__init__(ranked | {one.id: one for one in _made(press)}, told)

    def show_display(self, state: State) -> None:
        """These hexagons lie on the buttons of the display."""
        for rank, hexagon in enumerate(state.display):
            button = self.displayed[rank]
            button.hexagon, button.id = hexagon, f"display/{HEXAGONS[hexagon].id}"
            self.rename(f"display/{rank}", words.hexagon(hexagon))


def _made(press: Press) -> list[Button]:
    return [
        Sensitive("hand-over/take", "", partial(press, "hand-over/take")),
        *_bid(press),
        *_in_panels(press),
        *_party(press),
        *_plan(press),
        *_here(press),
        *(_action(press, verb, "action") for verb in VERBS),
        *_tools(press),
        Button("actions", _("Actions"), partial(press, "actions"), _some_verbs, icon_only=True),
        *overlay_buttons(OVERLAYS, MAX_SEATS, press),
        Button("hint", _("Hint"), partial(press, "hint"), "icon_help", style=theme.LABEL),
        Button("stock", _("What is left"), partial(press, "stock"), "back", icon_only=True),
        Button("confirm", _("Place"), partial(press, "confirm"), look=RED),
        Button("end-turn", _("End turn"), partial(press, "end-turn"), look=RED),
    ]


def _bid(press: Press) -> list[Button]:
    steps = [
        Stepper(f"bid/{step}", label, partial(press, f"bid/{step}"), icon, icon_only=True)
        for step, label, icon in (
            ("less", _("Bid less"), "icon_minus"),
            ("more", _("Bid more"), "icon_plus"),
        )
    ]
    style = theme.TextStyle("head", 18, theme.CREAM)
    place = Button("bid/place", "", partial(press, "bid/place"), look=RED, style=style)
    return [*steps, Button("bid/pass", _("Pass"), partial(press, "bid/pass")), place]


def _in_panels(press: Press) -> list[Button]:
    """What lies on the cards and below the hexagon in hand; the red ones lead on."""
    names = (
        ("scoring/continue", _("Continue"), True),
        ("watch/pause", _("Pause"), False),
        ("watch/skip", _("Skip"), True),
        ("watch/step", _("One step"), True),
        (LEAVE, _("Title"), False),
        (SEND, _("Send link"), True),
        ("look-on/leave", _("Leave"), False),
        ("look-on/take", _("Play here"), True),
        ("rotate", _("Rotate"), False),
    )
    made = []
    for id, label, red in names:
        look, style = (RED, theme.RED_SMALL) if red else (PAPER, None)
        icon = "icon_rotate" if id == "rotate" else None
        made.append(Button(id, label, partial(press, id), icon, look=look, style=style))
    return made


def _plan(press: Press) -> list[Button]:
    """What takes a master's plan, or puts it away."""
    step = partial(press, "plan/step")
    down = partial(press, "plan/close")
    return [
        Button("plan/step", _("Do this"), step, look=RED, style=theme.RED_SMALL),
        Button("plan/all", _("Do all"), partial(press, "plan/all"), style=theme.LABEL),
        Button("plan/close", _("Put the plan away"), down, "icon_close", icon_only=True),
    ]


def _party(press: Press) -> list[Button]:
    """Who is picked up: one by one, or by number."""
    ids = [f"party/worker/{count}" for count in range(1, MOST_FIGURES + 1)]
    counted = (("less", _("One worker fewer"), "minus"), ("more", _("One worker more"), "plus"))
    leader = Figure("party/leader", _("Leader"), partial(press, "party/leader"))
    leader.second = partial(press, "party/leader/join")
    return [
        leader,
        *(Figure(id, _("Worker"), partial(press, id)) for id in ids),
        *(
            Stepper(id, label, partial(press, id), f"icon_{icon}", icon_only=True)
            for id, label, icon in ((f"party/{step}", *told) for step, *told in counted)
        ),
        Button("party/all", _("All"), partial(press, "party/all"), style=theme.LABEL),
    ]


def _here(press: Press) -> list[Button]:
    """What may be done at the space that is shown, and what puts down what is picked up."""
    sites = [_action(press, verb, "here") for verb, row in VERBS.items() if row.sites]
    come = partial(press, "party/go")
    down = partial(press, "put-down")
    return [
        *sites,
        Button("party/go", _("Come here"), come, "icon_move", style=theme.LABEL),
        Button("put-down", _("Put down"), down, "icon_close", icon_only=True),
    ]


def _action(press: Press, verb: str, room: str) -> Button:
    row, id = VERBS[verb], f"{room}/{verb}"
    return Button(id, row.label(), partial(press, id), row.icon, cost=row.price, style=theme.LABEL)


def _some_verbs(canvas: Canvas, box: Rect) -> None:
    """Four verbs' icons, for all of them."""
    for cell, verb in zip(grid(box, 2, 2, canvas.px(3)), VERBS, strict=False):
        sprites.draw_in(canvas, VERBS[verb].icon, cell)


def _tools(press: Press) -> list[Button]:
    """Undo and redo go by orders; held, by their single steps."""
    kinds = (
        (Stepper, "undo", _("Undo")),
        (Stepper, "redo", _("Redo")),
        (Button, "restart", _("Restart turn")),
        (Button, "log", _("Log")),
        (Button, "menu", _("Menu")),
    )
    made = [
        kind(f"tool/{name}", label, partial(press, f"tool/{name}"), f"icon_{name}", icon_only=True)
        for kind, name, label in kinds
    ]
    turn = partial(press, "tool/turn")
    made.append(Button("tool/turn", _("Turn the board"), turn, "icon_rotate", icon_only=True))
    for one in made:
        if isinstance(one, Stepper):
            one.step = partial(press, f"{one.id}/step")
    return made
