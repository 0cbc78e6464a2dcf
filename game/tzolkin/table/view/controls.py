"""The table's buttons: made once, placed for a window, set from what is shown."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.table.by_link.sending import LEAVE, SEND
from game.table.overlays.buttons import overlay_buttons
from game.table.touch.buttons import Buttons, Sensitive
from game.tzolkin.table.explaining.buttons import told_of_buttons
from game.tzolkin.table.overlays import OVERLAYS
from game.tzolkin.table.tray.card import Card, Kind
from game.tzolkin.table.view.card import DONE, CardButton
from game.tzolkin.table.view.tray import MOST
from game.ui import theme
from game.ui.controls.said import Said
from game.ui.controls.stepper import Stepper
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button, Widget

Press = Callable[[str], None]
TouchAt = Callable[[Pos], None]
Tell = Callable[[Card], Said]


class Lit(Widget):
    """Something on the table that can be touched to go on: for the keyboard and the mirror. A
    finger's touch is asked of the picture, which knows shapes."""

    role = "gridcell"

    def __init__(self, touch: TouchAt) -> None:
        super().__init__("", "")
        self.visible = False
        self._touch = touch

    def tap(self, pos: Pos) -> None:
        self._touch(pos)

    def draw(self, canvas: Canvas) -> None:
        """Nothing: the picture shows it."""


class Controls(Buttons):
    """All buttons of the table, by id, in the order of the keyboard.

    Attributes:
        cards: those of the tray.
        lit: what can be touched on the table.
    """

    def __init__(self, press: Press, touch: TouchAt, drawers: Iterable[str]) -> None:
        super().__init__({one.id: one for one in _made(press, drawers)}, told_of_buttons())
        self.cards = [CardButton("", "", lambda: None) for _number in range(MOST)]
        self.lit = [Lit(touch) for _number in range(_MOST_LIT)]
        self._press = press

    @property
    def widgets(self) -> list[Widget]:
        """All of them, those that lie above the others last."""
        return [*self.lit, *self.cards, *self.buttons.values()]

    def show_cards(self, placed: Iterable[tuple[Card, Rect]], tell: Tell) -> None:
        """These cards lie in the tray; ``tell`` says what there is to know of each."""
        touched = [(card, rect) for card, rect in placed if card.kind is not Kind.NEXT]
        for button in self.cards:
            button.visible = False
        for button, (card, rect) in zip(self.cards, touched, strict=False):
            button.id, button.label, button.note = f"card/{card.id}", card.label, card.note
            button.rect, button.visible, button.chosen = rect, True, card.chosen
            button.enabled, button.why, button.count = card.enabled, Said(card.why), card.count
            button.signs, button.takes_back = card.signs, card.kind is Kind.DONE
            button.look = DONE if button.takes_back else PAPER
            button.action = partial(self._press, button.id)
            button.explained = tell(card)

    def show_lit(self, lit: Iterable[tuple[str, str, Rect]]) -> None:
        """These things can be touched: their ids, names and places."""
        for one in self.lit:
            one.visible = False
        for one, (id, label, rect) in zip(self.lit, lit, strict=False):
            one.id, one.label, one.rect, one.visible = id, label, rect, True


_MOST_LIT: Final = 64
"""Things that can be touched at a time, at most."""


def _made(press: Press, drawers: Iterable[str]) -> list[Button]:
    return [
        Sensitive("hand-over/take", "", partial(press, "hand-over/take")),
        *_red(press),
        *_plain(press),
        *_tools(press),
        *overlay_buttons(OVERLAYS, 0, press),
        *(
            Button(
                f"drawer/{name}",
                drawer_names()[name],
                partial(press, f"drawer/{name}"),
                f"tzolkin/sign_{_TABS[name]}",
                icon_only=True,
            )
            for name in drawers
        ),
        Button("hint", _("Hint"), partial(press, "hint"), "icon_help", style=_SMALL),
    ]


def drawer_names() -> Mapping[str, str]:
    """What the drawers of a phone are called."""
    return {
        "temples": _("Temples"),
        "technologies": _("Technologies"),
        "buildings": _("Buildings"),
        "monuments": _("Monuments"),
        "prophecies": _("Prophecies"),
        "seat": _("Seat"),
    }


def _red(press: Press) -> list[Button]:
    names = (
        ("end-turn", _("End turn")),
        ("do", _("Choose")),
        ("go-on", _("Continue")),
        ("watch/skip", _("Skip")),
        ("watch/step", _("One step")),
        (SEND, _("Send link")),
        ("look-on/take", _("Play here")),
    )
    style = theme.TextStyle("head", 22, theme.CREAM)
    return [Button(id, label, partial(press, id), look=RED, style=style) for id, label in names]


def _plain(press: Press) -> list[Button]:
    names = (
        ("watch/pause", _("Pause")),
        (LEAVE, _("Title")),
        ("look-on/leave", _("Leave")),
        ("put-down", _("Back")),
        ("look-at-table", _("Table")),
    )
    return [
        Button(id, label, partial(press, id), look=PAPER, style=theme.LABEL) for id, label in names
    ]


def _tools(press: Press) -> list[Button]:
    """Undo and redo go on while they are held."""
    kinds = (
        (Stepper, "undo", _("Undo"), "icon_undo"),
        (Stepper, "redo", _("Redo"), "icon_redo"),
        (Button, "restart", _("Restart turn"), "icon_restart"),
        (Button, "log", _("Log"), "icon_log"),
        (Button, "menu", _("Menu"), "icon_menu"),
        (Button, "view", _("The other view of the gears"), "tzolkin/sign_actions"),
    )
    return [
        kind(f"tool/{name}", label, partial(press, f"tool/{name}"), icon, icon_only=True)
        for kind, name, label, icon in kinds
    ]


_TABS: Final = {
    "temples": "temple",
    "technologies": "technology",
    "buildings": "building",
    "monuments": "monument",
    "prophecies": "comet",
    "seat": "worker",
}
"""The sign of every drawer."""
_SMALL: Final = theme.TextStyle("head", 13)
