"""The table's buttons: made once, placed by the layout, set from the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.context import action_label, lies_flat
from game.tikal.table.interaction import SITE_ACTIONS, WALKS, Interaction
from game.tikal.table.layout import ACTIONS, TableLayout
from game.ui import theme
from game.ui.i18n import gettext as _
from game.ui.screen import Screen
from game.ui.stepper import Stepper
from game.ui.widgets import RED, Button

ICONS = {
    "enter": "arrive",
    "move": "move",
    "dig": "temple",
    "recover": "treasure",
    "exchange": "exchange",
    "camp": "camp",
    "guard": "guard",
    "shuttle": "shuttle",
}
COSTS = {
    "enter": "1+",
    "move": "1+",
    "dig": "2",
    "recover": "3",
    "exchange": "3",
    "camp": "5",
    "guard": "5",
    "shuttle": "1",
}


class Commands(Protocol):
    """What the buttons do; the scene does it."""

    def act(self, verb: str) -> None:
        """An action's button."""

    def tool(self, name: str) -> None:
        """Undo, redo, restart or menu."""

    def ask_for_hint(self) -> None:
        """Ask what a master would do."""

    def end_turn(self) -> None:
        """End the turn."""

    def confirm(self) -> None:
        """Place the hexagon where it lies."""

    def rotate(self) -> None:
        """Turn the hexagon that lies for a look."""

    def change_party(self, change: str) -> None:
        """``less``, ``more`` or ``leader``."""

    def go_on(self) -> None:
        """Leave the scoring card."""

    def pause(self) -> None:
        """Hold the others' turns, or let them go on."""

    def skip(self) -> None:
        """Show the rest of a decision at once."""


@dataclass(frozen=True, slots=True)
class Now:
    """What the buttons depend on beside the position: a scoring is shown, others' turns are
    watched or paused, something can be undone or redone."""

    scoring: bool
    watching: bool
    paused: bool
    undo: bool
    redo: bool


class Controls:
    """All buttons of the table, by what they are for."""

    def __init__(self, commands: Commands) -> None:
        self.actions = {verb: self._action(commands, verb) for verb in ACTIONS}
        self.tools = {
            name: Button(
                f"tool/{name}",
                label,
                _bound(commands.tool, name),
                icon=f"icon_{name}",
                icon_only=True,
            )
            for name, label in (
                ("undo", _("Undo")),
                ("redo", _("Redo")),
                ("restart", _("Restart turn")),
                ("menu", _("Menu")),
            )
        }
        self.hint = Button("hint", _("Hint"), commands.ask_for_hint, "icon_help", style=theme.LABEL)
        self.end = Button("end-turn", _("End turn"), commands.end_turn, look=RED)
        self.rotate = Button("rotate", _("Turn"), commands.rotate, icon="icon_rotate")
        self.confirm = Button(
            "confirm", _("Place"), commands.confirm, look=RED, style=theme.RED_SMALL
        )
        self.party = {
            change: kind(
                f"party/{change}",
                label,
                _bound(commands.change_party, change),
                icon=f"icon_{icon}",
                icon_only=True,
            )
            for change, label, icon, kind in (
                ("less", _("One worker fewer"), "minus", Stepper),
                ("more", _("One worker more"), "plus", Stepper),
                ("leader", _("With the leader"), "leader", Button),
            )
        }
        self.party_count = Rect(0, 0, 0, 0)
        self.go_on = Button(
            "scoring/continue", _("Continue"), commands.go_on, look=RED, style=theme.RED_SMALL
        )
        self.pause = Button("watch/pause", _("Pause"), commands.pause)
        self.skip = Button("watch/skip", _("Skip"), commands.skip, look=RED, style=theme.RED_SMALL)

    @staticmethod
    def _action(commands: Commands, verb: str) -> Button:
        return Button(
            f"action/{verb}",
            action_label(verb),
            _bound(commands.act, verb),
            icon=f"icon_{ICONS[verb]}",
            cost=COSTS[verb],
            style=theme.LABEL,
        )

    @property
    def all(self) -> list[Button]:
        """Every button, in the order of the keyboard."""
        return [
            self.go_on,
            self.pause,
            self.skip,
            self.rotate,
            self.confirm,
            *self.party.values(),
            *self.actions.values(),
            *self.tools.values(),
            self.hint,
            self.end,
        ]

    @property
    def on_cards(self) -> tuple[Button, ...]:
        """The buttons that lie on the cards of scoring and auction, not under them."""
        return self.go_on, self.pause, self.skip

    def place(self, layout: TableLayout, screen: Screen) -> None:
        """Give every button but the scoring card's its rectangle."""
        for verb, button in self.actions.items():
            button.rect = layout.buttons[verb]
        for name, button in self.tools.items():
            button.rect = layout.tools[name]
        self.hint.rect = layout.hint.copy()
        self.end.rect = layout.end
        self._place_in_context(layout.context, screen)

    def place_watching(self, context: Rect, screen: Screen) -> None:
        """Pause and skip at the foot of the context."""
        row = _foot(context, screen)
        half = (row.w - screen.px(8)) // 2
        self.pause.rect = Rect(row.x, row.y, half, row.h)
        self.skip.rect = Rect(row.right - half, row.y, half, row.h)

    def _place_in_context(self, context: Rect, screen: Screen) -> None:
        px = screen.px
        inner = context.inflate(-px(24), -px(20))
        row = _foot(context, screen)
        if lies_flat(inner):
            row = Rect(inner.x + inner.w * 2 // 5, row.y, inner.w - inner.w * 2 // 5, row.h)
        half = (row.w - px(8)) // 2
        self.rotate.rect = Rect(row.x, row.y, half, row.h)
        self.confirm.rect = Rect(row.right - half, row.y, half, row.h)
        self.party["less"].rect = Rect(inner.x, row.y, row.h, row.h)
        self.party["more"].rect = Rect(inner.x + row.h + px(52), row.y, row.h, row.h)
        self.party_count = Rect(inner.x + row.h, row.y, px(52), row.h)
        left = self.party["more"].rect.right + px(8)
        self.party["leader"].rect = Rect(
            left, row.y, max(1, min(px(120), inner.right - left)), row.h
        )

    def refresh(self, interaction: Interaction, now: Now) -> None:
        """Set what can be seen, touched and is chosen."""
        state, verbs = interaction.state, interaction.verbs()
        free = not (now.scoring or now.watching)
        placing, acting = state.phase == PLACE and free, state.phase == ACT and free
        for button in (*self.actions.values(), *self.tools.values(), self.end):
            button.visible = True
        self.hint.visible, self.hint.enabled = self.hint.rect.w > 0, free
        self.go_on.visible = now.scoring
        self.pause.visible = self.skip.visible = now.watching and not now.scoring
        self.pause.label = _("Go on") if now.paused else _("Pause")
        self.rotate.visible = self.confirm.visible = placing
        self.rotate.enabled = _can_turn(interaction)
        self.confirm.enabled = bool(interaction.confirmed())
        self.confirm.label = _("Place") if interaction.rotations else _("Discard")
        for verb, button in self.actions.items():
            button.enabled = acting and verb in verbs
            button.chosen = acting and _is_chosen(interaction, verb)
        self._refresh_party(interaction, acting)
        self.tools["undo"].enabled = self.tools["restart"].enabled = now.undo and free
        self.tools["redo"].enabled = now.redo and free
        self.end.enabled = acting
        self.end.label = _("Score") if state.queue else _("End turn")

    def _refresh_party(self, interaction: Interaction, acting: bool) -> None:
        party = interaction.party
        most, leader = interaction.party_limits()
        for button in self.party.values():
            button.visible = acting and party is not None
        if party is None:
            return
        self.party["less"].enabled = party.workers > (0 if party.leader else 1)
        self.party["more"].enabled = party.workers < min(most, interaction.state.ap)
        self.party["leader"].enabled = leader and (most > 0 or not party.leader)
        self.party["leader"].chosen = party.leader


def _foot(context: Rect, screen: Screen) -> Rect:
    """The row of buttons at the foot of the context."""
    inner = context.inflate(-screen.px(24), -screen.px(20))
    height = min(screen.px(theme.TOUCH + 4), inner.h)
    return Rect(inner.x, inner.bottom - height, inner.w, height)


def _bound(act: Callable[[str], None], name: str) -> Callable[[], None]:
    return lambda: act(name)


def _can_turn(interaction: Interaction) -> bool:
    placing = interaction.placing
    return placing is not None and len(interaction.rotations[placing[0]]) > 1


def _is_chosen(interaction: Interaction, verb: str) -> bool:
    party = interaction.party
    if verb in SITE_ACTIONS or party is None:
        return interaction.verb == verb
    if verb == "enter":
        return party.origin is None
    return (
        verb in WALKS and party.origin is not None and party.by_secret_path == (verb == "shuttle")
    )
