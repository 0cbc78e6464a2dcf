"""The plain table's buttons and keys."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.buttons import LABELS as SHARED
from game.table.buttons import Buttons, button_tooltips
from game.table.ids import TOOL_LOG, WATCH_SKIP, WATCH_STEP
from game.table.keys import COMMON_KEYS, TableKey
from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.plain.shown import BACK, END, NEXT, PREVIOUS, Option, Space
from game.table.plain.words import LABELS as OWN
from game.table.plain.words import TOLD
from game.table.rule_names import HINT as HINT_RULE
from game.table.rule_names import TAPS
from game.table.things import Thing
from game.ui import theme
from game.ui.controls.buttons import Stepper
from game.ui.input import Pos
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.widgets import PAPER, RED, Button, Widget

# The keys: a whole game can be played with the keyboard alone.

KEYS: Final = (
    TableKey(("return", "enter"), (TAKE, WATCH_SKIP, WATCH_STEP)),
    TableKey(("space",), (TAKE, WATCH_SKIP, WATCH_STEP)),
    TableKey(("page down",), (NEXT,)),
    TableKey(("page up",), (PREVIOUS,)),
    TableKey(("e",), (END,)),
    TableKey(("o",), (TOOL_LOG,)),
    *COMMON_KEYS,
)


# The buttons.

MOST: Final = 64
"""The greatest number of choices on a page, and of spaces that can be touched."""
Press = Callable[[str], None]
Touch = Callable[[Thing], None]
Plays = Callable[[Thing], bool]
_LABELS: Final[Mapping[str, Words]] = {**SHARED, **OWN, END: ""}
_RULES: Final[Mapping[str, str]] = {
    END: TAPS,
    BACK: TAPS,
    "page": TAPS,
    table_ids.HINT: HINT_RULE,
}


class SpaceArea(Widget):
    """A widget over a space of the board that can be touched; the board draws the space."""

    role = "gridcell"

    def __init__(self, touch: Touch) -> None:
        super().__init__("", "")
        self.visible = False
        self._space = Space("")
        self._told: Words = ""
        self._touch = touch

    def show(self, space: Space, told: Words, rect: Rect, *, binds: bool) -> None:
        """Stand for a space from now on.

        ``binds`` is True if a touch plays an action, so that the widget takes it only after a short
        wait.
        """
        self.id, self.label, self._space, self._told = space.id, space.name, space, told
        self.rect, self.visible, self.binds = rect, True, binds

    @property
    def space(self) -> Space:
        """The space that it stands for."""
        return self._space

    @property
    def tooltip(self) -> str:
        return str(self._told)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002
        self._touch(self._space)

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing: the board draws the space."""


class Controls(Buttons):
    """All buttons of the plain table, by id, in the order in which the keyboard reaches them.

    Attributes:
        spaces: the widgets over spaces that can be touched.
        options: the buttons of the choices.
    """

    def __init__(self, press: Press, touch: Touch) -> None:
        told = button_tooltips(TOLD, _RULES)
        super().__init__({one.id: one for one in _made(press)}, told)
        self.spaces = [SpaceArea(touch) for _number in range(MOST)]
        self.options = [Button("", "", lambda: None) for _number in range(MOST)]
        self._touch = touch

    @property
    def widgets(self) -> list[Widget]:
        """All widgets; those that lie above others come last."""
        return [*self.spaces, *self.options, *self.buttons.values()]

    def show_options(self, placed: Iterable[tuple[Option, Rect]], plays: Plays) -> None:
        """Set the buttons of the choices on the page.

        ``plays`` tells whether a touch on a thing plays an action.
        """
        for button in self.options:
            button.visible = False
        for button, (option, rect) in zip(self.options, placed, strict=False):
            button.id, button.label, button.style = option.choice.id, option.label, theme.LABEL
            button.rect, button.visible, button.chosen = rect, True, option.chosen
            button.explanation, button.irreversible = option.told, option.final
            button.binds = plays(option.choice)
            button.action = partial(self._touch, option.choice)

    def show_spaces(self, placed: Iterable[tuple[Space, Words, Rect]], plays: Plays) -> None:
        """Set the widgets over the spaces that can be touched."""
        for one in self.spaces:
            one.visible = False
        for one, (space, told, rect) in zip(self.spaces, placed, strict=False):
            one.show(space, told, rect, binds=plays(space))

    @property
    def shown_options(self) -> list[Button]:
        """The buttons of the choices on the page."""
        return [one for one in self.options if one.visible]


def _made(press: Press) -> list[Button]:
    return [
        *(
            Button(id, _LABELS[id], partial(press, id), look=look, style=style)
            for named, look, style in ((_RED, RED, theme.RED_SMALL), (_PAPER, PAPER, theme.LABEL))
            for id in named
        ),
        *(
            kind(id, _LABELS[id], partial(press, id), icon, icon_only=True)
            for kind, id, icon in _TOOLS
        ),
    ]


_RED: Final = (
    END,
    TAKE,
    table_ids.WATCH_SKIP,
    table_ids.WATCH_STEP,
    SEND,
    table_ids.LOOK_ON_TAKE,
)
_PAPER: Final = (
    MORE,
    table_ids.WATCH_PAUSE,
    LEAVE,
    table_ids.LOOK_ON_LEAVE,
    PREVIOUS,
    NEXT,
)
_TOOLS: Final = (
    (Button, BACK, "icon_close"),
    (Stepper, table_ids.TOOL_UNDO, "icon_undo"),
    (Stepper, table_ids.TOOL_REDO, "icon_redo"),
    (Button, table_ids.TOOL_RESTART, "icon_restart"),
    (Button, table_ids.HINT, "icon_help"),
    (Button, table_ids.TOOL_LOG, "icon_log"),
    (Button, table_ids.TOOL_MENU, "icon_menu"),
)
"""The buttons with icons: class, id and icon; a ``Stepper`` repeats while it is held down."""
