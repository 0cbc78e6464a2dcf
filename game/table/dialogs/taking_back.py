"""The question whether all agree to take back the last turn."""

from collections.abc import Callable
from typing import Any

from game.table.session import Session
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage
from game.ui.widgets import RED


def taking_back(
    stage: Stage, session: Session[Any, Any, Any], then: Callable[[], None]
) -> Callable[[], None] | None:
    """What asks once, takes back and does ``then``; None where no turn can be taken back."""
    index = session.last_turn
    if index is None:
        return None
    body = _(
        "{player} plays the last turn again from its beginning. What was seen in it stays known, "
        "and the record of the game tells of it."
    ).format(player=session.players[session.match.before(index).seat].name)

    def agree() -> None:
        session.take_back_turn()
        then()

    answers = [Answer("stay", _("No")), Answer("agreed", _("All agree"), agree, RED, binds=True)]
    return lambda: stage.push(Dialog(stage, _("Take back the last turn?"), body, answers))
