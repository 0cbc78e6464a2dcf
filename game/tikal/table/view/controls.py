"""The table's buttons: made once, placed for a window, set from what is shown."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.table.by_link.sending import LEAVE, SEND
from game.table.overlays.buttons import overlay_buttons
from game.tikal.rules.components import HEXAGONS, MAX_SEATS
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.board import draw_piece, hexagon_card
from game.tikal.table.modes.mode import Look
from game.tikal.table.overlays import OVERLAYS
from game.tikal.table.panels.auction_plan import MOST_DISPLAYED
from game.tikal.table.panels.party import MOST_FIGURES
from game.tikal.table.verbs import VERBS
from game.tikal.table.view.cells import grid
from game.ui import panels, sprites, theme
from game.ui.controls.stepper import Stepper
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button

Press = Callable[[str], None]
_SILENT: Final[Mapping[str, str]] = {}


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


class Sensitive(Button):
    """An area that is touched; what is seen there is drawn with the panels."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing."""


class Controls:
    """All buttons of the table, by id, in the order of the keyboard."""

    def __init__(self, press: Press, told: Mapping[str, str] = _SILENT) -> None:
        """``told`` is what each button does, by its id, or by the room of the id."""
        self.displayed = [
            Displayed("", "", partial(press, f"display/{rank}")) for rank in range(MOST_DISPLAYED)
        ]
        ranked = {f"display/{rank}": one for rank, one in enumerate(self.displayed)}
        self.buttons: dict[str, Button] = ranked | {one.id: one for one in _made(press)}
        for id, one in self.buttons.items():
            one.explained = told.get(id) or told.get(id.rpartition("/")[0], "")
        self._plain = {id: _plain(one) for id, one in self.buttons.items()}

    def show(
        self,
        looks: Mapping[str, Look],
        state: State,
        places: Mapping[str, Rect],
        covered: Sequence[Rect],
        held: Collection[str],
    ) -> None:
        """Set what can be seen, touched and is chosen, and where; nothing is seen under a card but
        what it holds: buttons of these rooms."""
        for rank, hexagon in enumerate(state.display):
            button = self.displayed[rank]
            button.hexagon, button.id = hexagon, f"display/{HEXAGONS[hexagon].id}"
            self._plain[f"display/{rank}"] = Look(label=words.hexagon(hexagon))
        for id, one in self.buttons.items():
            under = () if id.partition("/")[0] in held else covered
            one.visible = id in looks and self._place(id, looks[id], places, under)
            if one.visible:
                self._set(one, looks[id], self._plain[id])

    def _place(
        self, id: str, look: Look, places: Mapping[str, Rect], covered: Sequence[Rect]
    ) -> bool:
        """Where a button lies; False if it cannot be seen there."""
        rect = places.get(look.at or id)
        if not rect:
            return False
        self.buttons[id].rect = rect.copy()
        return rect.collidelist(list(covered)) < 0

    def _set(self, button: Button, look: Look, plain: Look) -> None:
        """How a button looks."""
        button.enabled, button.chosen, button.note = look.enabled, look.chosen, look.note
        button.label, button.cost = look.label or plain.label, look.cost or plain.cost
        button.why, button.binds, button.final = look.why, look.binds, look.final
        if not callable(button.icon):
            button.icon = look.icon or plain.icon or None

    def meant_by(self, ids: Sequence[str]) -> Button | None:
        """The first of these buttons that can be touched now, else the first that can be seen."""
        there = [self.buttons[id] for id in ids if id in self.buttons and self.buttons[id].visible]
        return next((one for one in there if one.enabled), there[0] if there else None)


def _plain(button: Button) -> Look:
    """How a button looks where no mode says anything else."""
    icon = button.icon if isinstance(button.icon, str) else ""
    return Look(label=button.label, icon=icon, cost=button.cost)


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
