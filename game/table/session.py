"""A match being played and kept: what is shown of it, and what there is to tell."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic

from game.core.game import NOBODY
from game.core.match import Match
from game.lessons.firsts import Firsts
from game.table.news import ENDED, FirstTime, Interlude, News
from game.table.players import Player
from game.table.telling import ActionT, PlayedAction, PositionT, Telling, ViewT
from game.table.turns.handing import HandOver
from game.table.words import bid_taken_back, last_turn_taken_back
from game.ui.sentence import Words
from game.ui.sound import speaker


class Session(Generic[PositionT, ViewT, ActionT]):
    """Plays into a match and keeps it; what was played is shown action by action. All that is told
    and shown is made of views: the positions stay in here.

    Attributes:
        players: who sits at the table, by seat.
        people: seats that somebody sits at; the turns of all others are shown without greetings.
        shown: how many of the match's actions have been shown.
        news: what is to be told, in order.
        hands_over: whether people here tell one another whose turn it is.
        firsts: what is explained when it comes up for the first time; None for nothing.
        keep: saves the match.
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
        """``view`` is a position as a seat sees it, or ``NOBODY``."""
        self.match = match
        self.players = tuple(players)
        self.people = people
        self.telling = telling
        self._view = view
        self._last: tuple[PositionT, int, ViewT] | None = None
        self.shown = len(match.actions)
        self.hands_over = False
        self.firsts: Firsts | None = None
        self._holder = match.state.seat
        self._seen = self.shown
        self.keep = keep
        self._played: list[PlayedAction[ViewT, ActionT]] = []
        self.news: list[News] = self._secret

    @property
    def _secret(self) -> list[News]:
        """That the device goes to the seat to act, if only that one of several may look."""
        seat = self.match.state.seat
        alone = len(self.people) < 2 or seat not in self.people
        if alone or not self.telling.is_secret(self.latest):
            return []
        return [HandOver(seat, self._last_of(seat, len(self.match.actions)))]

    def seen(self, index: int) -> ViewT:
        """What is seen before action number ``index``: of what only the seat to act may see,
        nothing unless somebody here has that seat. It must not be changed."""
        position = self.match.before(index)
        viewer = position.seat if position.seat in self.people else NOBODY
        if self._last is None or self._last[0] is not position or self._last[1] != viewer:
            self._last = position, viewer, self._view(position, viewer)
        return self._last[2]

    @property
    def view(self) -> ViewT:
        """What is seen of the position that is shown."""
        return self.seen(self.shown)

    @property
    def latest(self) -> ViewT:
        """What is seen of the match's latest position, shown or not."""
        return self.seen(len(self.match.actions))

    def thinkers_view(self) -> ViewT:
        """What the seat to act sees now: whoever thinks for it may change it."""
        state = self.match.state
        return self._view(state, state.seat)

    def played(self, index: int) -> PlayedAction[ViewT, ActionT]:
        """Action number ``index`` as it is seen."""
        before = self.seen(index)
        return PlayedAction(before, self.match.actions[index], self.seen(index + 1))

    @property
    def behind(self) -> bool:
        """True while actions wait to be shown."""
        return self.shown < len(self.match.actions)

    @property
    def interlude(self) -> Interlude | None:
        """What is to be looked at before anything else goes on."""
        return next((one for one in self.news if isinstance(one, Interlude)), None)

    @property
    def unseen(self) -> tuple[PlayedAction[ViewT, ActionT], ...]:
        """What was shown since the one to whom the device goes has looked last."""
        held = self.interlude
        return tuple(self.since(held.since)) if isinstance(held, HandOver) else ()

    def begin(self) -> None:
        """Keep the match and greet the player whose turn it is; a finished one has ended. Where
        something is to be shown first, that comes of it."""
        self.keep()
        if self.behind:
            return
        over = self.telling.is_over(self.latest)
        if self.interlude is None:
            player = self.players[self.match.state.seat]
            self.news.append(ENDED if over else self.telling.greeting(player))

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

    def show_next(self) -> PlayedAction[ViewT, ActionT]:
        """Show one more action, and have its news told."""
        played = self.played(self.shown)
        self.shown += 1
        self._played.append(played)
        speaker.play(self.telling.sound(played))
        self._tell(played)
        if self.telling.is_over(played.after):
            self.news.append(ENDED)
        return played

    def greetings(self, *, beside: int | None = None) -> list[Words]:
        """How all are greeted, beside the seat whose turn it is: what must not be read now."""
        told = self.telling.greeting
        return [told(player) for seat, player in enumerate(self.players) if seat != beside]

    def _tell(self, played: PlayedAction[ViewT, ActionT]) -> None:
        """What is looked at first, then to whom the device goes, then notes."""
        told = [one for one in self.telling.news(played, self.players, self.people) if one]
        told += map(FirstTime, self.firsts.of(*played) if self.firsts else ())
        if (handed := self._handed(played)) is None:
            self.news += told
            return
        first = [one for one in told if isinstance(one, Interlude)]
        greeting = self.telling.greeting(self.players[handed.seat])
        self.news += [*first, handed, *(one for one in told if one not in (*first, greeting))]

    def _handed(self, played: PlayedAction[ViewT, ActionT]) -> HandOver | None:
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
        return HandOver(seat, self._last_of(seat, self.shown))

    def _last_of(self, seat: int, index: int) -> int:
        """The number of the first action after those that a seat has played last before one."""
        while index and self.match.before(index - 1).seat != seat:
            index -= 1
        return index

    def since(self, index: int) -> list[PlayedAction[ViewT, ActionT]]:
        """What has been shown from action number ``index`` on."""
        return [self.played(one) for one in range(index, self.shown)]

    def show_all(self) -> None:
        """Show everything that has been played."""
        while self.behind:
            self.show_next()

    def take_played(self) -> list[PlayedAction[ViewT, ActionT]]:
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
        to take back; None where there is none, where a computer would have to agree, or where so
        much was taken back that no record would hold more."""
        end = self.begun(len(self.match.actions))
        if len(self.people) < len(self.players) or not end:
            return None
        begin = self.begun(end - 1)
        return begin if self.match.has_room_to_take_back(begin) else None

    def begun(self, index: int) -> int:
        """The number of the first action of the turn that goes on before action ``index``."""
        while index and not self._passes(index - 1):
            index -= 1
        return index

    def _passes(self, index: int) -> bool:
        """True if a turn ends with this action, or somebody's word in an auction is given."""
        match, action = self.match, self.match.actions[index]
        handed = match.before(index).seat != match.before(index + 1).seat
        return handed or self.telling.ends_turn(action) or self.telling.is_bid(action)

    @property
    def is_bid_last(self) -> bool:
        """True if that turn is no more than somebody's word in an auction."""
        end = self.begun(len(self.match.actions))
        return bool(end) and self.telling.is_bid(self.match.actions[end - 1])

    def take_back_turn(self) -> None:
        """Take back the last turn that has passed, by agreement, and say so.

        Raises:
            ValueError: there is none.
        """
        if (index := self.last_turn) is None:
            raise ValueError("no turn has passed that could be taken back")
        told = bid_taken_back if self.is_bid_last else last_turn_taken_back
        self.match.take_back(index)
        self._holder = self.match.state.seat
        self.news = [*self._secret, told(self.players[self._holder].name)]
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
