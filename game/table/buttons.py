"""A table's buttons: their labels and tooltips, the tools of every mode, and how modes set them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from pygame import Rect

from game.table import ids
from game.table.modes import ButtonState
from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.overlay import ROOM, is_about_overlays
from game.table.rule_names import HINT, LOG, MENU, TAPS, UNDO, WATCHING
from game.table.session import Session
from game.ui import theme
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.screen import Canvas
from game.ui.sentence import NO_TEXT, RuleText, Words, phrases
from game.ui.widgets import PAPER, RED, Button, Widget

LABELS: Final = phrases(
    f"{__name__}.labels",
    {
        MORE: NC_("button", "More"),
        TAKE: NC_("button", "Begin"),
        LEAVE: NC_("button", "Title"),
        SEND: N_("Send link"),
        ids.WATCH_PAUSE: NC_("button", "Pause"),
        ids.WATCH_SKIP: NC_("button", "Skip"),
        ids.WATCH_STEP: N_("One step"),
        ids.LOOK_ON_LEAVE: NC_("button", "Leave"),
        ids.LOOK_ON_TAKE: N_("Play here"),
        ids.TOOL_UNDO: NC_("button", "Undo"),
        ids.TOOL_REDO: NC_("button", "Redo"),
        ids.TOOL_RESTART: N_("Restart turn"),
        ids.TOOL_LOG: NC_("button", "Log"),
        ids.TOOL_MENU: NC_("button", "Menu"),
        ids.HINT: NC_("button", "Hint"),
        ids.PLAN_STEP: NC_("button", "Step"),
        ids.PLAN_ALL: N_("All steps"),
        ids.PLAN_CLOSE: N_("Put the plan away"),
    },
)
"""The labels, by the buttons' ids."""
TOOLTIPS: Final = phrases(
    __name__,
    {
        "hand-over/take": N_("Begins your turn."),
        "hand-over/more": N_("Shows what else has changed."),
        ids.WATCH_PAUSE: N_("Holds the others' turns, or lets them go on."),
        ids.WATCH_SKIP: N_("Shows the rest of what is done at once."),
        ids.WATCH_STEP: N_("Shows the next action, and holds what comes after it."),
        ids.LOOK_ON_LEAVE: N_("Back to the title; the other window goes on."),
        ids.LOOK_ON_TAKE: N_("Goes on with the game in this window."),
        ids.TOOL_RESTART: N_("Restart turn: takes back all that can be taken back."),
        ids.TOOL_LOG: N_("Log: all that was done, turn by turn; what of yours can be undone."),
        ids.TOOL_MENU: N_("Menu: rules, settings, what happened, the record, the way back."),
        ids.PLAN_STEP: N_("Does the first step of the plan; the rest stays to be seen."),
        ids.PLAN_ALL: N_("Does all steps of the plan. Ending the turn is left to you."),
        ids.PLAN_CLOSE: N_("Everything is as it was before the hint."),
    },
)
"""The explanations, by the buttons' ids."""


def button_tooltips(words: Mapping[str, Words], rules: Mapping[str, str]) -> dict[str, RuleText]:
    """Return the explanations of a game's own buttons and of those of every table, by id.

    ``words`` are the game's own texts by id, ``rules`` the rulebook's sections by id or by room.
    """
    places = {**_RULES, **rules}

    def rule(id: str) -> str:
        return places.get(id) or places[id.partition("/")[0]]

    return {id: RuleText(told, rule(id)) for id, told in {**TOOLTIPS, **words}.items()}


_RULES: Final[Mapping[str, str]] = {
    "hand-over": WATCHING,
    "watch": WATCHING,
    "look-on": WATCHING,
    ids.HINT: HINT,
    "plan": HINT,
    "tool": UNDO,
    ids.TOOL_LOG: LOG,
    ids.TOOL_MENU: MENU,
    "put-down": TAPS,
}


def make_tools(
    session: Session[Any, Any, Any],
    then: Callable[[], None],
    *,
    hint: Callable[[], None],
    log: Callable[[], None],
    turn: Callable[[], None],
    menu: Callable[[], None],
) -> dict[str, Callable[[], None]]:
    """Return what the tools do, by their buttons' ids; ``then`` shows what one has changed."""

    def back(change: Callable[[], None]) -> None:
        change()
        then()

    return {
        ids.HINT: hint,
        ids.TOOL_LOG: log,
        ids.TOOL_TURN: turn,
        ids.TOOL_MENU: menu,
        ids.TOOL_REDO: partial(back, session.redo),
        ids.REDO_STEP: partial(back, partial(session.redo, step=True)),
        ids.TOOL_RESTART: partial(back, session.restart_turn),
    }


def plan_buttons(press: Callable[[str], None]) -> list[Button]:
    """Return the buttons that play a plan step by step or whole, or put it away."""
    step, every, close = ids.PLAN_STEP, ids.PLAN_ALL, ids.PLAN_CLOSE
    return [
        Button(step, LABELS[step], partial(press, step), look=RED, style=theme.RED_SMALL),
        Button(every, LABELS[every], partial(press, every), style=theme.LABEL),
        Button(close, LABELS[close], partial(press, close), "icon_close", icon_only=True),
    ]


class InvisibleButton(Button):
    """A button that draws nothing itself: what is seen there is drawn with the panels."""

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""


class Buttons:
    """All buttons of a table, in the order in which the keyboard reaches them.

    Attributes:
        buttons: the buttons, by id.
        red: the styles of the labels of those that are red, by id.
    """

    def __init__(self, buttons: Mapping[str, Button], told: Mapping[str, RuleText]) -> None:
        """Make the collection.

        ``told`` holds the buttons' explanations, by id or for all ids that begin alike up to the
        last "/".
        """
        self.buttons = dict(buttons)
        for id, one in self.buttons.items():
            one.explanation = told.get(id) or told.get(id.rpartition("/")[0], NO_TEXT)
        self._plain = {id: _plain(one) for id, one in self.buttons.items()}
        self.red = {id: one.style for id, one in self.buttons.items() if one.look is RED}

    @property
    def widgets(self) -> list[Widget]:
        """All widgets; those that lie above others come last."""
        return [*self.buttons.values()]

    def set_label(self, id: str, label: Words) -> None:
        """Set a button's usual label, for modes that set no other."""
        self._plain[id] = replace(self._plain[id], label=label)

    def show(
        self,
        looks: Mapping[str, ButtonState],
        places: Mapping[str, Rect],
        covered: Sequence[Rect] = (),
        held: Collection[str] = (),
    ) -> None:
        """Set the state and the place of every button, by id; a button without either is hidden.

        Buttons under a card (``covered``) are hidden, except those whose room is in ``held``, which
        lie on it.
        """
        for id, one in self.buttons.items():
            under = () if id.partition("/")[0] in held else covered
            one.visible = id in looks and self._place(id, looks[id], places, under)
            if one.visible:
                self._set(one, looks[id], self._plain[id])

    def _place(
        self, id: str, look: ButtonState, places: Mapping[str, Rect], covered: Sequence[Rect]
    ) -> bool:
        """Place a button; return False if it cannot be seen there."""
        rect = places.get(look.at or id)
        if not rect:
            return False
        self.buttons[id].rect = rect.copy()
        return rect.collidelist(list(covered)) < 0

    def _set(self, button: Button, look: ButtonState, plain: ButtonState) -> None:
        """Set how a button looks; ``plain`` is its usual state."""
        button.enabled, button.chosen, button.note = look.enabled, look.chosen, look.note
        button.label = look.label or plain.label
        button.cost = str(look.cost or plain.cost)
        button.disabled_reason, button.binds, button.irreversible = look.why, look.binds, look.final
        button.explanation = look.explained or plain.explained
        if button.id in self.red:
            self.show_red(button, not look.calm)
        if not callable(button.icon):
            button.icon = look.icon or plain.icon or None

    def show_red(self, button: Button, red: bool) -> None:
        """Show one of the red buttons in red, or like any other."""
        style = self.red[button.id]
        button.look = RED if red else PAPER
        button.style = style if red else replace(PAPER.style, size=style.size)

    def first_usable(self, ids: Sequence[str]) -> Button | None:
        """Return the first of these buttons that is enabled, else the first visible one.

        None if none of them is visible.
        """
        there = [self.buttons[id] for id in ids if id in self.buttons and self._is_there(id)]
        return next((one for one in there if one.enabled), there[0] if there else None)

    def _is_there(self, id: str) -> bool:
        """Return True for a visible button.

        An overlay's button counts, too, if it is behind the enabled button for all overlays.
        """
        room = self.buttons.get(ROOM)
        behind = is_about_overlays(id) and room is not None and room.visible and room.enabled
        return self.buttons[id].visible or behind


def _plain(button: Button) -> ButtonState:
    """Return a button's usual state, which holds where a mode sets nothing else."""
    icon = button.icon if isinstance(button.icon, str) else ""
    return ButtonState(
        label=button.untranslated_label, icon=icon, cost=button.cost, explained=button.explanation
    )
