"""A match being played and kept: what is shown of it, and what there is to tell."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic

from game.core.match import Match
from game.lessons.firsts import Firsts
from game.platform import StorageError, Trouble
from game.table.news import ENDED, Explained, Interlude, News, Warned
from game.table.players import Player
from game.table.telling import ActionT, Played, PositionT, Telling, ViewT
from game.table.turns.handing import HandOver
from game.ui.i18n import gettext as _
from game.ui.sound import speaker


class Session(Generic[PositionT, ViewT, ActionT]):
    """Plays into a match and keeps it; what was played is shown action by action.

    Attributes:
        players: who sits at the table, by seat.
        people: seats that somebody sits at; the turns of all others are shown without greetings.
        shown: how many of the match's actions have been shown.
        news: what is to be told, in order.
        hands_over: whether people here tell one another whose turn it is.
        firsts: what is explained when it comes up for the first time; None for nothing.
    """

    def __init__(
        self,
        match: Match[PositionT, ActionT],
        players: Sequence[Player],
        people: Collection[int],
        telling: Telling[PositionT, ViewT, ActionT],
        keep: Callable[[], None],
    ) -> None:
        """``keep`` saves the match; it may raise a ``StorageError``."""
        self.match = match
        self.players = tuple(players)
        self.people = people
        self.telling = telling
        self.shown = len(match.actions)
        self.news: list[News] = []
        self.hands_over = False
        self.firsts: Firsts | None = None
        self._holder = match.state.seat
        self._seen = self.shown
        self._keep = keep
        self._played: list[Played[PositionT, ActionT]] = []
        self._warned_at: int | None = None

    @property
    def view(self) -> ViewT:
        """The position that is shown, as every player sees it."""
        return self.telling.view(self.match.before(self.shown))

    @property
    def behind(self) -> bool:
        """True while actions wait to be shown."""
        return self.shown < len(self.match.actions)

    @property
    def interlude(self) -> Interlude | None:
        """What is to be looked at before anything else goes on."""
        return next((one for one in self.news if isinstance(one, Interlude)), None)

    def begin(self) -> None:
        """Keep the match and greet the player whose turn it is; a finished one has ended. Where
        something is to be shown first, that comes of it."""
        self.keep()
        if self.behind:
            return
        state = self.match.state
        over = self.telling.is_over(state)
        self.news.append(ENDED if over else self.telling.greeting(self.players[state.seat]))

    def play(self, actions: Sequence[ActionT]) -> None:
        """Play the actions of one decision; ``show_next`` shows them.

        Raises:
            IllegalAction: one of them is refused; those before it stay played.
        """
        try:
            for rank, action in enumerate(actions):
                self.match.play(action, goes_on=rank > 0)
        finally:
            self.keep()

    def show_next(self) -> Played[PositionT, ActionT]:
        """Show one more action, and have its news told."""
        index = self.shown
        before, action = self.match.before(index), self.match.actions[index]
        self.shown += 1
        played = Played(before, action, self.match.before(self.shown))
        self._played.append(played)
        speaker.play(self.telling.sound(played))
        self._tell(played)
        if self.telling.is_over(played.after):
            self.news.append(ENDED)
        return played

    def greetings(self, *, beside: int | None = None) -> list[str]:
        """How all are greeted, beside the seat whose turn it is: what must not be read now."""
        told = self.telling.greeting
        return [told(player) for seat, player in enumerate(self.players) if seat != beside]

    def _tell(self, played: Played[PositionT, ActionT]) -> None:
        """What is looked at first, then to whom the device goes, then notes."""
        told = [one for one in self.telling.news(played, self.players, self.people) if one]
        told += map(Explained, self.firsts.of(*played) if self.firsts else ())
        if (handed := self._handed(played)) is None:
            self.news += told
            return
        first = [one for one in told if isinstance(one, Interlude)]
        greeting = self.telling.greeting(self.players[handed.seat])
        self.news += [*first, handed, *(one for one in told if one not in (*first, greeting))]

    def _handed(self, played: Played[PositionT, ActionT]) -> HandOver | None:
        """That the device goes to another one of several people here, when that is seen for the
        first time."""
        seat, before, again = played.after.seat, self._holder, self.shown <= self._seen
        self._seen = max(self._seen, self.shown)
        if again or seat not in self.people or seat == before or self.telling.is_over(played.after):
            return None
        self._holder = seat
        hands_over = self.hands_over or self.telling.is_secret(played.after)
        if not hands_over or len(self.people) < 2 or not self.telling.begins_turn(played):
            return None
        return HandOver(seat, self._last_of(seat))

    def _last_of(self, seat: int) -> int:
        """The number of the first action after those that a seat has played last."""
        index = self.shown
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        return index

    def since(self, index: int) -> list[Played[PositionT, ActionT]]:
        """What has been shown from action number ``index`` on."""
        match = self.match
        return [
            Played(match.before(one), match.actions[one], match.before(one + 1))
            for one in range(index, self.shown)
        ]

    def show_all(self) -> None:
        """Show everything that has been played."""
        while self.behind:
            self.show_next()

    def take_played(self) -> list[Played[PositionT, ActionT]]:
        """What has been shown since this was asked for the last time."""
        played, self._played = self._played, []
        return played

    def take_news(self) -> list[News]:
        """What is to be told now: all up to the next interlude, which stays until it is left."""
        held = self.interlude
        count = len(self.news) if held is None else self.news.index(held)
        told, self.news = self.news[:count], self.news[count:]
        return told

    def leave_interlude(self) -> None:
        """It has been looked at: what comes after it can be told."""
        if held := self.interlude:
            self.news.remove(held)

    def show_from(self, since: int | None) -> None:
        """Show again what came after so many actions; from its beginning, what came after the last
        turn of the seat to act, if that is not said."""
        self.shown = self._last_turn() if since is None else since

    def _last_turn(self) -> int:
        seat, index = self.match.state.seat, len(self.match.actions)
        while index and self.match.before(index - 1).seat == seat:
            index -= 1
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        return index

    def undo(self, *, step: bool = False) -> None:
        """Take back the last decision, or only its last action."""
        self.match.undo() if step else self.match.undo_order()
        self._changed()

    def redo(self, *, step: bool = False) -> None:
        """Play again what was taken back: a decision, or only an action of it."""
        self.match.redo() if step else self.match.redo_order()
        self._changed()

    def undo_to(self, index: int) -> None:
        """Take back action number ``index`` and all after it, as far as they can be."""
        self.match.undo_to(index)
        self._changed()

    def restart_turn(self) -> None:
        """Take back all that can be."""
        self.undo_to(self.match.undo_limit)

    @property
    def last_turn(self) -> int | None:
        """The number of the first action of the last turn that has passed, which people can agree
        to take back; None where there is none, or where a computer would have to agree."""
        if len(self.people) < len(self.players):
            return None
        end = self.begun(len(self.match.actions))
        return self.begun(end - 1) if end else None

    def begun(self, index: int) -> int:
        """The number of the first action of the turn that goes on before action ``index``."""
        while index and not self._passes(index - 1):
            index -= 1
        return index

    def _passes(self, index: int) -> bool:
        """True if a turn ends with this action."""
        match = self.match
        handed = match.before(index).seat != match.before(index + 1).seat
        return handed or self.telling.ends_turn(match.actions[index])

    def take_back_turn(self) -> None:
        """Take back the last turn that has passed, by agreement, and say so.

        Raises:
            ValueError: there is none.
        """
        if (index := self.last_turn) is None:
            raise ValueError("no turn has passed that could be taken back")
        self.match.take_back(index)
        self._holder = self.match.state.seat
        told = _("{player}'s last turn is taken back.")
        self.news = [told.format(player=self.players[self._holder].name)]
        self._played.clear()
        self._changed()

    def take_back_to(self, index: int) -> None:
        """Take back all actions but the first ``index``, whatever they showed."""
        if index < len(self.match.actions):
            self.match.take_back(index)
        self._holder = self.match.state.seat
        self.news.clear()
        self._played.clear()
        self._changed()

    def _changed(self) -> None:
        speaker.play("undo")
        self.shown = self._seen = len(self.match.actions)
        self.keep()

    def keep(self) -> None:
        """Save the match; a storage that refuses is told again in every turn of somebody here."""
        try:
            self._keep()
        except StorageError as error:
            self._warn(_unsaved(error))
        else:
            self._warned_at = None

    def _warn(self, words: str) -> None:
        seat, before = self.match.state.seat, self._warned_at
        if before is None or (seat != before and seat in self.people):
            self.news.append(Warned(words))
        self._warned_at = seat


def _unsaved(error: StorageError) -> str:
    """Why the game cannot be saved, and what helps where there is no room."""
    told = _("The game cannot be saved: {reason}").format(reason=error)
    if error.trouble is not Trouble.FULL:
        return told
    return told + "\n" + _("Throw away games that you need no more: title, Matches.")
