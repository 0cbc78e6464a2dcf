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
from game.tzolkin.table.view.tray import MOST
from game.ui import panels, text, theme
from game.ui.controls.said import Said
from game.ui.controls.stepper import Stepper
from game.ui.i18n import gettext as _
from game.ui.input import Pos
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas
from game.ui.widgets import PAPER, RED, Button, Widget

Press = Callable[[str], None]
TouchAt = Callable[[Pos], None]
Tell = Callable[[Card], Said]


class CardButton(Button):
    """A card of the tray."""

    count = ""

    def draw(self, canvas: Canvas) -> None:
        """Its name, and below it what it costs or gives."""
        px = canvas.px
        panels.draw(canvas, self.rect, self.skin)
        inner = self.rect.inflate(-px(12), -px(10))
        note = self.note if inner.h >= px(34) else ""
        name = Rect(inner.x, inner.y, inner.w, inner.h // 2 if note else inner.h)
        colour = theme.INK if self.ready else theme.INK_FADED
        style = style_for(canvas.screen, self.label, theme.LABEL, name.w)
        if text.fits(canvas.screen, self.label, style, name.w):
            text.draw(canvas, self.label, name.center, style, colour=colour, max_width=name.w)
        else:
            text.paragraph(canvas, self.label, name, theme.NOTE_PLAIN, "mm")
        if note:
            below = Rect(inner.x, name.bottom, inner.w, inner.bottom - name.bottom)
            text.paragraph(canvas, note, below, theme.NOTE, "mm")
        if self.count:
            chip = Rect(0, 0, px(22), px(22)).move_to(center=self.rect.topright)
            panels.pill(canvas, chip.clamp(self.rect), theme.GOLD_BRIGHT, theme.INK)
            text.draw(canvas, self.count, chip.clamp(self.rect).center, theme.CHIP)


class Lit(Widget):
    """Something on the table that can be touched to go on: for the keyboard and the mirror. A
    finger's touch is asked of the picture, which knows shapes."""

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
                f"drawer/{name}", drawer_names()[name], partial(press, f"drawer/{name}"), style=_TAB
            )
            for name in drawers
        ),
        Button("hint", _("Hint"), partial(press, "hint"), "icon_help", style=theme.LABEL),
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
    )
    return [
        Button(id, label, partial(press, id), look=PAPER, style=theme.LABEL) for id, label in names
    ]


def _tools(press: Press) -> list[Button]:
    """Undo and redo go on while they are held."""
    kinds = (
        (Stepper, "undo", _("Undo"), "undo"),
        (Stepper, "redo", _("Redo"), "redo"),
        (Button, "restart", _("Restart turn"), "restart"),
        (Button, "log", _("Log"), "log"),
        (Button, "menu", _("Menu"), "menu"),
        (Button, "view", _("The other view of the gears"), "rotate"),
    )
    return [
        kind(f"tool/{name}", label, partial(press, f"tool/{name}"), f"icon_{icon}", icon_only=True)
        for kind, name, label, icon in kinds
    ]


_TAB: Final = theme.TextStyle("head", 13)
