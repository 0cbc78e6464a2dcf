"""The dialogs over the table: questions, and things shown large."""

from collections.abc import Callable, Sequence

from game.table.players import Player
from game.tikal.rules.actions import END_TURN, Action
from game.tikal.rules.hidden import View
from game.tikal.table.dialogs.exchange import ExchangeDialog
from game.tikal.table.dialogs.hexagon import HexagonDialog
from game.tikal.table.dialogs.seat import SeatDialog
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, LookAt
from game.tikal.words.dialogs import END, points_lost
from game.tikal.words.labels import LABELS
from game.ui.dialog import Dialog, DialogButton
from game.ui.scene import Stage
from game.ui.widgets import RED


def open_for(
    stage: Stage,
    asked: AskToEnd | ChooseExchange | LookAt,
    players: Sequence[Player],
    view: View,
    play: Callable[[list[Action]], None],
) -> None:
    """Open the dialog for an outcome; an answer that is an action is passed to ``play``."""
    match asked:
        case AskToEnd():
            _ask_to_end(stage, asked, lambda: play([END_TURN]))
        case ChooseExchange(exchanges):
            answered = lambda one: play([one])  # noqa: E731
            stage.push(ExchangeDialog(stage, exchanges, players, view, answered))
        case LookAt(hexagon):
            stage.push(HexagonDialog(stage, hexagon))


def _ask_to_end(stage: Stage, asked: AskToEnd, end: Callable[[], None]) -> None:
    """Ask whether to end the turn although action points are left."""
    stay = DialogButton("stay", LABELS["dialog/stay"])
    answers = [stay, DialogButton("end", asked.label, end, RED, binds=True)]
    stage.push(Dialog(stage, END["title"], points_lost(asked.ap), answers))


def look_at_seat(stage: Stage, view: View, players: Sequence[Player], seat: int) -> None:
    """Show all that is public about a seat."""
    stage.push(SeatDialog(stage, view, players[seat], seat))
