"""The game in progress, as the title offers it."""

from collections.abc import Callable

from game.platform import StorageError
from game.scenes import autosave
from game.tikal.rules.record import TikalMatch
from game.tikal.rules.state import OVER
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def find(stage: Stage) -> TikalMatch | None:
    """The saved game if there is one that goes on; says on the stage what is wrong with it."""
    try:
        found = autosave.load()
    except StorageError as error:
        stage.warn(_("No game can be saved or continued here: {reason}").format(reason=error))
        return None
    if isinstance(found, autosave.Broken):
        tell(stage, found)
        return None
    return found if found and found.state.phase != OVER else None


def tell(stage: Stage, broken: autosave.Broken, go_on: Callable[[], None] = lambda: None) -> None:
    """Says what became of a save that cannot be read, then goes on."""
    body = _(
        "It was kept as {name}, nothing was deleted. You can start a new game.\n\n{reason}"
    ).format(name=broken.kept_as, reason=broken.reason)
    answers = [Answer("broken-save", _("Understood"), go_on)]
    stage.push(Dialog(stage, _("The saved game cannot be read"), body, answers))


def standing_of(match: TikalMatch) -> str:
    """Whose turn it is, and in which round of turns (one hexagon a player)."""
    state = match.state
    name = match.setup.players[state.seat]["name"]
    number = max(0, state.drawn - 1) // state.seats + 1
    return _("{name} to play, round {number}").format(name=name, number=number)
