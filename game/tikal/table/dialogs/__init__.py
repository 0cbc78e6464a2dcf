"""Questions and close looks over the table."""

from collections.abc import Callable, Sequence

from game.table.players import Player
from game.tikal.rules.actions import Action, Exchange
from game.tikal.rules.hidden import View
from game.tikal.table.dialogs.exchange import ExchangeDialog
from game.tikal.table.dialogs.hexagon import HexagonDialog
from game.tikal.table.dialogs.menu import table_menu
from game.tikal.table.dialogs.seat import SeatDialog
from game.tikal.table.modes import AskToEnd
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.scene import Stage
from game.ui.widgets import RED

__all__ = ["ask_to_end", "choose_exchange", "look_at", "look_at_seat", "table_menu"]


def ask_to_end(stage: Stage, asked: AskToEnd, end: Callable[[], None]) -> None:
    """Asks whether a turn is to end although action points are left."""
    body = ngettext(
        "{count} action point is left and would be lost.",
        "{count} action points are left and would be lost.",
        asked.ap,
    ).format(count=asked.ap)
    answers = [Answer("stay", _("Keep playing")), Answer("end", asked.label, end, RED, binds=True)]
    stage.push(Dialog(stage, _("End the turn?"), body, answers))


def choose_exchange(
    stage: Stage,
    exchanges: Sequence[Exchange],
    players: Sequence[Player],
    view: View,
    play: Callable[[list[Action]], None],
) -> None:
    """Asks which treasures are exchanged."""
    stage.push(ExchangeDialog(stage, exchanges, players, view, lambda one: play([one])))


def look_at(stage: Stage, hexagon: int) -> None:
    """Shows a hexagon large."""
    stage.push(HexagonDialog(stage, hexagon))


def look_at_seat(stage: Stage, view: View, players: Sequence[Player], seat: int) -> None:
    """Shows all that is public about a seat."""
    stage.push(SeatDialog(stage, view, players[seat], seat))
