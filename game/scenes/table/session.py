"""A match being played and kept: what happens to it, and what there is to tell of it."""

from game.platform import StorageError
from game.scenes import autosave
from game.scenes.table import turn
from game.scenes.table.players import players_of
from game.scenes.table.turn import Scoring
from game.tikal import rules
from game.tikal.actions import Action
from game.tikal.record import TikalMatch
from game.tikal.state import State
from game.ui.i18n import gettext as _


class Session:
    """Plays into a match and keeps it after every action.

    ``news`` holds what is to be told, in order: notes, and the scorings to be shown.
    """

    def __init__(self, match: TikalMatch) -> None:
        self.match = match
        self.players = players_of(match.setup.players)
        self.news: list[str | Scoring] = []
        self._save_failed = False

    @property
    def view(self) -> State:
        """The position as every player sees it."""
        return rules.view(self.match.state)

    def play(self, actions: list[Action]) -> None:
        """Play the actions of one decision.

        Raises:
            IllegalAction: one of them is refused; those before it stay played.
        """
        for action in actions:
            self.match.play(action)
            self.keep()
            before = self.match.before(len(self.match.actions) - 1)
            scored = turn.scoring_of(before, action)
            self.news.append(scored or turn.note(before, action, self.match.state, self.players))

    def undo(self) -> None:
        """Take back the last action."""
        self.match.undo()
        self.keep()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.match.redo()
        self.keep()

    def restart_turn(self) -> None:
        """Take back all that can be."""
        self.match.undo_to(self.match.undo_limit)
        self.keep()

    def keep(self) -> None:
        """Save the match; a storage that refuses is told once, until it works again."""
        try:
            autosave.save(self.match)
        except StorageError as error:
            if not self._save_failed:
                self.news.append(_("The game cannot be saved: {reason}").format(reason=error))
            self._save_failed = True
        else:
            self._save_failed = False
