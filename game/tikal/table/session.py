"""A match being played and kept: what is shown of it, and what there is to tell."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.platform import StorageError
from game.scenes import autosave
from game.tikal import rules
from game.tikal.rules.actions import Action
from game.tikal.rules.record import TikalMatch
from game.tikal.rules.state import State
from game.tikal.table import turn
from game.tikal.table.hearing import sound_of
from game.tikal.table.motion import Played
from game.tikal.table.players import players_of
from game.tikal.table.turn import Scoring
from game.ui.i18n import gettext as _
from game.ui.sound import speaker


@dataclass(frozen=True, slots=True)
class Warned:
    """What has gone wrong and must not be missed."""

    message: str


class Session:
    """Plays into a match and keeps it; what was played is shown action by action.

    Attributes:
        people: seats that somebody sits at; the turns of all others are shown without greetings.
        shown: how many of the match's actions have been shown.
        news: what is to be told, in order: notes, warnings, and the scorings to be shown.
    """

    def __init__(self, match: TikalMatch, people: Collection[int]) -> None:
        self.match = match
        self.people = people
        self.players = players_of(match.setup.players)
        self.shown = len(match.actions)
        self.news: list[str | Warned | Scoring] = []
        self._played: list[Played] = []
        self._warned_at: int | None = None

    @property
    def view(self) -> State:
        """The position that is shown, as every player sees it."""
        return rules.view(self.match.before(self.shown))

    @property
    def behind(self) -> bool:
        """True while actions wait to be shown."""
        return self.shown < len(self.match.actions)

    def play(self, actions: Sequence[Action]) -> None:
        """Play the actions of one decision; ``show_next`` shows them.

        Raises:
            IllegalAction: one of them is refused; those before it stay played.
        """
        try:
            for action in actions:
                self.match.play(action)
        finally:
            self.keep()

    @property
    def scoring(self) -> bool:
        """True if a scoring is among the news."""
        return any(isinstance(one, Scoring) for one in self.news)

    def show_next(self) -> None:
        """Show one more action, and have its news told."""
        action, before = self.match.actions[self.shown], self.match.before(self.shown)
        self.shown += 1
        after = self.match.before(self.shown)
        self._played.append(Played(before, action, after))
        speaker.play(sound_of(before, action, after))
        scoring = turn.scoring_of(before, action)
        self.news.append(scoring or self.note(before, action, after))

    def take_played(self) -> list[Played]:
        """What has been shown since this was asked for the last time."""
        played, self._played = self._played, []
        return played

    def note(self, before: State, action: Action, after: State) -> str:
        """What is told of an action; nothing of what others' steps show well enough."""
        if after.seat not in self.people and turn.passes_quietly(before, action, after):
            return ""
        return turn.note(before, action, after, self.players)

    def show_all(self) -> None:
        """Show everything that has been played."""
        while self.behind:
            self.show_next()

    def show_last_turn(self) -> None:
        """Show again, from its beginning, what came after the last turn of the seat to act."""
        seat, index = self.match.state.seat, len(self.match.actions)
        while index and self.match.before(index - 1).seat == seat:
            index -= 1
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        self.shown = index

    def undo(self) -> None:
        """Take back the last action."""
        self.match.undo()
        self._changed()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.match.redo()
        self._changed()

    def restart_turn(self) -> None:
        """Take back all that can be."""
        self.match.undo_to(self.match.undo_limit)
        self._changed()

    def _changed(self) -> None:
        speaker.play("undo")
        self.shown = len(self.match.actions)
        self.keep()

    def keep(self) -> None:
        """Save the match; a storage that refuses is told again in every turn of somebody here."""
        try:
            autosave.save(self.match)
        except StorageError as error:
            self._warn(_("The game cannot be saved: {reason}").format(reason=error))
        else:
            self._warned_at = None

    def _warn(self, message: str) -> None:
        seat, before = self.match.state.seat, self._warned_at
        if before is None or (seat != before and seat in self.people):
            self.news.append(Warned(message))
        self._warned_at = seat
