"""The game in progress, as the title offers it."""

from collections.abc import Callable

from game.core.game import AnyMatch
from game.core.record import RecordError
from game.games import game_of, read
from game.platform import StorageError
from game.table import autosave
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.scene import Stage


def read_playable(source: str | bytes) -> AnyMatch:
    """The match of a record of a game that has a table.

    Raises:
        RecordError: it is refused, or its game has none yet.
    """
    match = read(source)
    if not game_of(match).table:
        raise RecordError(f"{game_of(match).name} cannot be played at a table yet")
    return match


def find(stage: Stage) -> AnyMatch | None:
    """The saved game if there is one that goes on; says on the stage what is wrong with it."""
    try:
        found = autosave.load(read_playable)
    except StorageError as error:
        stage.warn(_("No game can be saved or continued here: {reason}").format(reason=error))
        return None
    if isinstance(found, autosave.Broken):
        tell(stage, found)
        return None
    return found if found and not found.over else None


def tell(stage: Stage, broken: autosave.Broken, go_on: Callable[[], None] = lambda: None) -> None:
    """Says what became of a save that cannot be read, then goes on."""
    body = _(
        "It was put aside as {name}, nothing was deleted. You can start a new game.\n\n{reason}"
    ).format(name=broken.kept_as, reason=broken.reason)
    answers = [Answer("broken-save", _("Understood"), go_on)]
    stage.push(Dialog(stage, _("The saved game cannot be read"), body, answers))


def standing_of(match: AnyMatch) -> str:
    """Where a match stands, in a line."""
    wording = game_of(match).wording
    return wording().standing(match) if wording else ""
