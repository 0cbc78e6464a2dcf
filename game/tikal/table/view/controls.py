"""The table's buttons: made once, placed for a window, set from what is shown."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.board import hexagon_card
from game.tikal.table.modes.mode import Look
from game.tikal.table.panels.auction_plan import MOST_DISPLAYED
from game.tikal.table.verbs import VERBS
from game.ui import panels, theme
from game.ui.controls.stepper import Stepper
from game.ui.i18n import gettext as _
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button

ON_CARDS: Final = ("display", "bid", "scoring", "watch", "look-on")
"""The rooms of buttons that lie on the cards of scoring and auction, not under them."""
Press = Callable[[str], None]


class Displayed(Button):
    """A hexagon of the display as a button."""

    hexagon = 0

    def draw(self, canvas: Canvas) -> None:
        """The hexagon fills the button."""
        panels.draw(canvas, self.rect, self.skin)
        inset = canvas.px(5)
        hexagon_card(canvas, self.rect.inflate(-2 * inset, -2 * inset), self.hexagon, 0)


class Controls:
    """All buttons of the table, by id, in the order of the keyboard."""

    def __init__(self, press: Press) -> None:
        self.displayed = [
            Displayed("", "", partial(press, f"display/{rank}")) for rank in range(MOST_DISPLAYED)
        ]
        ranked = {f"display/{rank}": one for rank, one in enumerate(self.displayed)}
        self.buttons: dict[str, Button] = ranked | {one.id: one for one in _made(press)}
        self._labels = {id: button.label for id, button in self.buttons.items()}
        self._places: Mapping[str, Rect] = {}

    def place(self, places: Mapping[str, Rect]) -> None:
        """Where every button lies."""
        self._places = places

    def show(self, looks: Mapping[str, Look], state: State, covered: Sequence[Rect]) -> None:
        """Set what can be seen, touched and is chosen; nothing is seen under a card but what
        lies on it."""
        for rank, hexagon in enumerate(state.display):
            button = self.displayed[rank]
            button.hexagon, button.id = hexagon, f"display/{HEXAGONS[hexagon].id}"
            self._labels[f"display/{rank}"] = words.hexagon(hexagon)
        for id, one in self.buttons.items():
            look = looks.get(id)
            one.visible = look is not None and self._set(id, one, look, covered)

    def _set(self, id: str, button: Button, look: Look, covered: Sequence[Rect]) -> bool:
        """How a button looks; False if it cannot be seen for all that."""
        button.enabled, button.chosen, button.note = look.enabled, look.chosen, look.note
        button.label = look.label or self._labels[id]
        if (place := self._places.get(look.at or id)) is not None:
            button.rect = place.copy()
        on_card = id.partition("/")[0] in ON_CARDS
        return button.rect.w > 0 and (on_card or button.rect.collidelist(list(covered)) < 0)

    def meant_by(self, ids: Sequence[str]) -> Button | None:
        """The first of these buttons that can be touched now."""
        there = (self.buttons[id] for id in ids if id in self.buttons)
        return next((one for one in there if one.visible and one.enabled), None)


def _made(press: Press) -> list[Button]:
    return [
        *_bid(press),
        *_in_panels(press),
        *_party(press),
        *(_action(press, verb) for verb in VERBS),
        *_tools(press),
        Button("hint", _("Hint"), partial(press, "hint"), "icon_help", style=theme.LABEL),
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
        ("look-on/leave", _("Leave"), False),
        ("look-on/take", _("Play here"), True),
        ("rotate", _("Turn"), False),
        ("confirm", _("Place"), True),
    )
    made = []
    for id, label, red in names:
        look, style = (RED, theme.RED_SMALL) if red else (PAPER, None)
        icon = "icon_rotate" if id == "rotate" else None
        made.append(Button(id, label, partial(press, id), icon, look=look, style=style))
    return made


def _party(press: Press) -> list[Button]:
    return [
        kind(f"party/{change}", label, partial(press, f"party/{change}"), icon, icon_only=True)
        for change, label, icon, kind in (
            ("less", _("One worker fewer"), "icon_minus", Stepper),
            ("more", _("One worker more"), "icon_plus", Stepper),
            ("leader", _("With the leader"), "icon_leader", Button),
        )
    ]


def _action(press: Press, verb: str) -> Button:
    row, id = VERBS[verb], f"action/{verb}"
    return Button(id, row.label(), partial(press, id), row.icon, cost=row.price, style=theme.LABEL)


def _tools(press: Press) -> list[Button]:
    return [
        Button(f"tool/{name}", label, partial(press, f"tool/{name}"), icon, icon_only=True)
        for name, label, icon in (
            ("undo", _("Undo"), "icon_undo"),
            ("redo", _("Redo"), "icon_redo"),
            ("restart", _("Restart turn"), "icon_restart"),
            ("menu", _("Menu"), "icon_menu"),
        )
    ]
