"""The table's menu: what is played, help, the settings, the record, and the way back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import Rect

from game.core.game import AnyMatch
from game.table.players import Player
from game.table.sharing import save_record
from game.ui import text, theme
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.screen import Screen

LINES = 4
"""How many of the latest actions the menu tells."""
_WIDEST = 240
"""Of a column, in dp."""
_COLUMNS = (2, 3, 4)
"""How many there are: the first with which a finger has room."""


@dataclass(frozen=True)
class Uses:
    """What the menu's buttons do; None where there is nothing to hint at or to repeat, or nobody
    who could agree to take a turn back."""

    hint: Callable[[], None] | None
    repeat: Callable[[], None] | None
    title: Callable[[], None]
    share: Callable[[], None]
    settings: Callable[[], None]
    rules: Callable[[], None]
    take_back: Callable[[], None] | None = None


class TableMenu(Dialog):
    """The dialog with its many buttons in columns."""

    def __init__(self, stage: Stage, match: AnyMatch, body: str, uses: Uses) -> None:
        super().__init__(stage, _("Your game is saved"), body, _answers(stage, match, uses))
        self.form["dialog/hint"].enabled = uses.hint is not None
        self.form["dialog/repeat"].enabled = uses.repeat is not None

    def layout(self, screen: Screen) -> None:
        """Words above, below them the buttons in rows."""
        self.screen = screen
        for columns in _COLUMNS:
            self._lay_out(screen, columns)
            if self.form.widgets[0].rect.h >= screen.px(theme.TOUCH):
                return

    def _lay_out(self, screen: Screen, columns: int) -> None:
        px, safe = screen.px, screen.safe
        gap, pad = px(theme.GAP), px(20)
        self._pad = pad
        width = min(columns * px(_WIDEST), safe.w - px(16))
        rows = -(-len(self.answers) // columns)
        step = round(text.measure(screen, "", theme.BODY)[1] * 1.04)
        title = px(38)
        spare = safe.h - px(16) - 2 * pad - title - gap
        left = [(spare - lines * step) // rows - gap for lines in (3, 2)]
        row = max(px(20), min(px(theme.BUTTON_HEIGHT), left[left[0] < px(theme.TOUCH)]))
        below = rows * (row + gap) - gap
        wrapped = text.wrap(screen, self.body, theme.BODY, max(1, width - 2 * pad))
        self._lines = wrapped[: max(1, (spare - below) // step)]
        self.panel = Rect(0, 0, width, 2 * pad + title + len(self._lines) * step + gap + below)
        self.panel.center = safe.center
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        top = inner.bottom - below
        part = (inner.w + gap) // columns
        for i, button in enumerate(self.form.widgets):
            line, column = divmod(i, columns)
            x, y = inner.x + column * part, top + line * (row + gap)
            alone = not column and i == len(self.answers) - 1
            button.rect = Rect(x, y, inner.w if alone else part - gap, row)


def _answers(stage: Stage, match: AnyMatch, uses: Uses) -> list[Answer]:
    """The first is what Escape means, the last what Enter does."""
    nothing = lambda: None  # noqa: E731
    back = [Answer("back", _("Take back a turn"), uses.take_back)] if uses.take_back else []
    return [
        Answer("stay", _("Keep playing")),
        Answer("title", _("Back to the title"), uses.title),
        Answer("share", _("Share"), uses.share),
        Answer("save", _("Save record"), partial(save_record, stage, match)),
        Answer("repeat", _("What happened"), uses.repeat or nothing),
        *back,
        Answer("settings", _("Settings"), uses.settings),
        Answer("rules", _("Rules"), uses.rules),
        Answer("hint", _("Hint"), uses.hint or nothing),
    ]


def latest(match: AnyMatch, players: Sequence[Player], told: Callable[[Any, Any], str]) -> str:
    """The latest actions, one a line, the last one first: a low window cuts the end.

    ``told`` says what was done in a position.
    """
    lines = []
    for index in reversed(range(max(0, len(match.actions) - LINES), len(match.actions))):
        lines += _taken_back(match, players, index + 1)
        before = match.before(index)
        name, what = players[before.seat].name, told(before, match.actions[index])
        lines.append(_("{player}: {what}").format(player=name, what=what))
    return "\n".join(lines) or _("Nothing has been played yet.")


def _taken_back(match: AnyMatch, players: Sequence[Player], after: int) -> list[str]:
    """A line for each turn that was taken back when so many actions stayed."""
    name = players[match.before(after).seat].name
    turns = sum(one.after == after for one in match.taken_back)
    return [_("{player}'s turn was taken back").format(player=name)] * turns
