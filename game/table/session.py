"""A match that is played and saved at a table: how much of it has been shown, and its news."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic

from game.core.game import NOBODY
from game.core.match import Match
from game.core.message import Message
from game.lessons.learnt import FirstTimeHints
from game.players.player import Decision
from game.table.news import ENDED, HandOver, Interlude, News
from game.table.players import Player
from game.table.reasons import Reasons
from game.table.telling import ActionT, PlayedAction, PositionT, Telling, ViewT
from game.table.words import bid_taken_back, last_turn_taken_back
from game.ui.sentence import Words
from game.ui.sound import speaker


class Session(Generic[PositionT, ViewT, ActionT]):
    """Plays into a match and saves it; what was played is shown action by action.

    All that is told and shown is made of views: the positions themselves do not leave the session.

    Attributes:
        players: the players at the table, by seat.
        people: the seats for which people here decide; the others' turns are shown without
            greetings.
        shown: how many of the match's actions have been shown.
        news: the news that is still to be told, in order.
        hands_over: True if people who share this device hand it over to each other.
        firsts: the explanations before what is decided for the first time; None for none.
        keep: saves the match.
        reasons: why decisions were made.
    """

    def __init__(
        self,
        match: Match[PositionT, ActionT],
        players: Sequence[Player],
        people: Collection[int],
        telling: Telling[ViewT, ActionT],
        *,
        view: Callable[[PositionT, int], ViewT],
        keep: Callable[[], None],
    ) -> None:
        """Make the session of a match, all of whose actions count as shown.

        ``view`` makes the view of a position for a seat, or for ``NOBODY``.
        """
        self.match = match
        self.players = tuple(players)
        self.people = people
        self.telling = telling
        self._view = view
        self._last: tuple[PositionT, int, ViewT] | None = None
        self.shown = len(match.actions)
        self.hands_over = False
        self.firsts: FirstTimeHints | None = None
        self._holder = match.state.seat
        self._seen = self.shown
        self.save = keep
        self._played: list[PlayedAction[ViewT, ActionT]] = []
        self.reasons = Reasons()
        self.news: list[News] = self._secret

    @property
    def _secret(self) -> list[News]:
        """The hand-over to the seat to act if it alone may see its choices; else empty.

        It is empty, too, unless several people play here and the seat is one of theirs.
        """
        seat = self.match.state.seat
        alone = len(self.people) < 2 or seat not in self.people
        if alone or not self.telling.is_secret(self.latest_view):
            return []
        return [HandOver(seat, self._last_of(seat, len(self.match.actions)))]

    def view_at(self, index: int) -> ViewT:
        """Return the view of the position before action ``index``; it must not be changed.

        What only the seat to act may see is in it only if somebody here plays that seat.
        """
        position = self.match.before(index)
        viewer = position.seat if position.seat in self.people else NOBODY
        if self._last is None or self._last[0] is not position or self._last[1] != viewer:
            self._last = position, viewer, self._view(position, viewer)
        return self._last[2]

    @property
    def view(self) -> ViewT:
        """The view of the position that is shown."""
        return self.view_at(self.shown)

    @property
    def latest_view(self) -> ViewT:
        """The view of the match's latest position, whether it has been shown or not."""
        return self.view_at(len(self.match.actions))

    def thinkers_view(self, index: int | None = None) -> ViewT:
        """Return a view of the position before action ``index``, or the latest, for its seat.

        It is made anew, so whoever thinks for that seat may change it.
        """
        state = self.match.state if index is None else self.match.before(index)
        return self._view(state, state.seat)

    def played_action(self, index: int) -> PlayedAction[ViewT, ActionT]:
        """Return action ``index`` with the views before and after it."""
        before = self.view_at(index)
        return PlayedAction(before, self.match.actions[index], self.view_at(index + 1))

    @property
    def has_unshown(self) -> bool:
        """True while actions wait to be shown."""
        return self.shown < len(self.match.actions)

    @property
    def interlude(self) -> Interlude | None:
        """The interlude that is to be looked at before anything else goes on; None for none."""
        return next((one for one in self.news if isinstance(one, Interlude)), None)

    @property
    def unseen(self) -> tuple[PlayedAction[ViewT, ActionT], ...]:
        """The actions shown since the player to whom the device goes last looked.

        Empty if the next interlude is not a hand-over.
        """
        held = self.interlude
        return tuple(self.played_since(held.since)) if isinstance(held, HandOver) else ()

    def begin(self) -> None:
        """Save the match and greet the player to act; a finished match adds the news of its end.

        Nothing is added while actions wait to be shown, or an interlude waits to be looked at.
        """
        self.save()
        if self.has_unshown:
            return
        over = self.telling.is_over(self.latest_view)
        if self.interlude is None:
            player = self.players[self.match.state.seat]
            self.news.append(ENDED if over else self.telling.greeting(player))

    def play(self, actions: Sequence[ActionT], reason: Message | None = None) -> None:
        """Play the actions of one decision; ``show_next`` shows them.

        ``reason`` says why, for ``reason_at``; None for a decision of people.

        Raises:
            IllegalAction: one of them is refused; those before it stay played.
        """
        begun = len(self.match.actions)
        try:
            for rank, action in enumerate(actions):
                self.match.play(action, same_order=rank > 0)
            if reason:
                self.reasons.add(begun, len(self.match.actions), reason)
        finally:
            self.save()

    def recall(self, begun: int, decision: Decision) -> bool:
        """Take over the reason of what was played from action ``begun`` on.

        Returns False if the decision is not what was played.
        """
        end = begun + len(decision.actions)
        same = tuple(self.match.actions[begun:end]) == decision.actions
        if same:
            self.reasons.add(begun, end, decision.reason)
        return same

    def reason_at(self, index: int) -> Words:
        """Return why the decision was made that action ``index`` belongs to.

        Empty where no reason was given, or if it is secret.
        """
        if found := self.reasons.of(index):
            begun, _end, reason = found
            return self.telling.reason(self.view_at(begun), reason)
        return ""

    def ends_decision(self, index: int) -> bool:
        """Return True if action ``index`` is the last one of a decision that has a reason."""
        found = self.reasons.of(index)
        return found is not None and found[1] == index + 1

    def show_next(self) -> PlayedAction[ViewT, ActionT]:
        """Show the next action, play its sound, add its news, and return it."""
        played = self.played_action(self.shown)
        self.shown += 1
        self._played.append(played)
        speaker.play(self.telling.sound(played))
        self._tell(played)
        if self.telling.is_over(played.after):
            self.news.append(ENDED)
        return played

    def greetings(self, *, beside: int | None = None) -> list[Words]:
        """Return the greetings of all seats except ``beside``: toasts that must not be read now."""
        told = self.telling.greeting
        return [told(player) for seat, player in enumerate(self.players) if seat != beside]

    def _tell(self, played: PlayedAction[ViewT, ActionT]) -> None:
        """Add the news of an action: interludes first, then a hand-over, then toasts."""
        told = [one for one in self.telling.news(played, self.players, self.people) if one]
        if self.firsts and played.before.seat in self.people:
            ends_turn = played.after.seat != played.before.seat
            self.firsts.note_action(played.action, ends_turn=ends_turn)
        if (handed := self._handed(played)) is None:
            self.news += told
            return
        first = [one for one in told if isinstance(one, Interlude)]
        greeting = self.telling.greeting(self.players[handed.seat])
        self.news += [*first, handed, *(one for one in told if one not in (*first, greeting))]

    def _handed(self, played: PlayedAction[ViewT, ActionT]) -> HandOver | None:
        """Return the hand-over that an action leads to, or None.

        The device is handed over where a turn of another person here begins, and not for an action
        that is only shown again.
        """
        seat, before, again = played.after.seat, self._holder, self.shown <= self._seen
        self._seen = max(self._seen, self.shown)
        if again or seat not in self.people or seat == before or self.telling.is_over(played.after):
            return None
        self._holder = seat
        hands_over = self.hands_over or self.telling.is_secret(played.after)
        if not hands_over or len(self.people) < 2 or not self.telling.begins_turn(played):
            return None
        return HandOver(seat, self._last_of(seat, self.shown))

    def _last_of(self, seat: int, index: int) -> int:
        """Return the index right after the last action that a seat played before ``index``."""
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        return index

    def played_since(self, index: int) -> list[PlayedAction[ViewT, ActionT]]:
        """Return the shown actions from ``index`` on."""
        return [self.played_action(one) for one in range(index, self.shown)]

    def show_all(self) -> None:
        """Show everything that has been played."""
        while self.has_unshown:
            self.show_next()

    def take_played(self) -> list[PlayedAction[ViewT, ActionT]]:
        """Return the actions shown since the last call."""
        played, self._played = self._played, []
        return played

    def take_news(self) -> list[News]:
        """Take the news up to the next interlude, which stays until it is left."""
        held = self.interlude
        count = len(self.news) if held is None else self.news.index(held)
        told, self.news = self.news[:count], self.news[count:]
        return told

    def leave_interlude(self) -> None:
        """Leave the interlude: the news after it can be told."""
        if held := self.interlude:
            self.news.remove(held)

    def show_from(self, since: int | None) -> None:
        """Go back so that the actions from index ``since`` on are shown again.

        None goes back to the end of the previous turn of the seat to act.
        """
        self.shown = self._last_turn() if since is None else since

    def _last_turn(self) -> int:
        """Return the index of the first action after the previous turn of the seat to act."""
        seat, index = self.match.state.seat, len(self.match.actions)
        while index and self.match.before(index - 1).seat == seat:
            index -= 1
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        return index

    def undo(self, *, step: bool = False) -> None:
        """Undo the last decision, or only its last action (``step``)."""
        self.match.undo() if step else self.match.undo_order()
        self._changed()

    def redo(self, *, step: bool = False) -> None:
        """Play an undone decision again, or only its next action (``step``)."""
        self.match.redo() if step else self.match.redo_order()
        self._changed()

    def undo_to(self, index: int) -> None:
        """Undo action ``index`` and all after it, as far as they can be undone."""
        self.match.undo_to(index)
        self._changed()

    def restart_turn(self) -> None:
        """Undo everything that can be undone."""
        self.undo_to(self.match.undo_limit)

    @property
    def last_turn_start(self) -> int | None:
        """The index of the first action of the last turn that is over, if it can be taken back.

        People agree to take it back. None means that no turn is over, that not all seats are played
        by people here, or that so much was taken back already that a record could not hold more.
        """
        end = self.turn_start(len(self.match.actions))
        if len(self.people) < len(self.players) or not end:
            return None
        begin = self.turn_start(end - 1)
        return begin if self.match.has_room_to_take_back(begin) else None

    def turn_start(self, index: int) -> int:
        """Return the index of the first action of the turn that goes on before action ``index``."""
        while index and not self._passes(index - 1):
            index -= 1
        return index

    def _passes(self, index: int) -> bool:
        """Return whether a turn ends with this action; a bid in an auction counts as a turn."""
        match, action = self.match, self.match.actions[index]
        handed = match.before(index).seat != match.before(index + 1).seat
        return handed or self.telling.ends_turn(action) or self.telling.is_bid(action)

    @property
    def is_last_turn_bid(self) -> bool:
        """True if the turn that can be taken back is a bid in an auction."""
        begin = self.last_turn_start
        return begin is not None and self.telling.is_bid(self.match.actions[begin])

    def take_back_turn(self) -> None:
        """Take back the last turn that is over, by agreement of all, and add the news of it.

        Raises:
            ValueError: there is no turn to take back.
        """
        if (index := self.last_turn_start) is None:
            raise ValueError("no turn has passed that could be taken back")
        told = bid_taken_back if self.is_last_turn_bid else last_turn_taken_back
        self.match.take_back(index)
        self._holder = self.match.state.seat
        self.news = [*self._secret, told(self.players[self._holder].name)]
        self._played.clear()
        self._changed()

    def take_back_to(self, index: int) -> None:
        """Take back all actions from ``index`` on, even those that cannot be undone."""
        if index < len(self.match.actions):
            self.match.take_back(index)
        self._holder = self.match.state.seat
        self.news.clear()
        self._played.clear()
        self._changed()

    def _changed(self) -> None:
        """Show the match as it is after actions were undone or done again, and save it."""
        speaker.play("undo")
        self.reasons.forget_after(len(self.match.actions))
        self.shown = self._seen = len(self.match.actions)
        self.save()
