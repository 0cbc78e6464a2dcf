"""The turns of others: computer players think, and actions are shown one by one."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from game.players.player import Decision, Player
from game.settings.pace import Pace
from game.table.modes.deciding import Advice
from game.table.outcome import OthersState, Tempo
from game.table.session import Session
from game.table.telling import ActionReport, ActionT, PositionT, ViewT
from game.ui import theme
from game.ui.sentence import Words

# Thinking between two frames, in slices of a few milliseconds.

WordAdvice = Callable[[Any, Decision], tuple[Words, Words]]
"""Makes words of a decision in a view: what to do, and why."""


class DecisionInProgress:
    """A decision that is being thought of.

    Attributes:
        view: the position to decide in, as the seat to act sees it.
        decision: the decision; None until it is complete.
    """

    def __init__(self, player: Player, view: Any) -> None:  # noqa: ANN401 (any game's)
        self.view = view
        self.decision: Decision | None = None
        self._thinking = player.think(view)

    def think(self) -> bool:
        """Think for a slice of time; return True once there is a decision."""
        end = time.perf_counter() + theme.THINKING_SLICE
        while self.decision is None and time.perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.decision = done.value
        return self.decision is not None


class Hint:
    """A hint that is being thought of: what a strong player would do, and why."""

    def __init__(self, adviser: Player, view: Any, told: WordAdvice) -> None:  # noqa: ANN401 (any game's)
        self._thought = DecisionInProgress(adviser, view)
        self._told = told

    def think(self) -> Advice | None:
        """Think for a slice of time; return the ``Advice`` once it is complete, else None."""
        self._thought.think()
        if (decision := self._thought.decision) is None:
            return None
        return Advice(*self._told(self._thought.view, decision), decision)


class Others(Generic[PositionT, ViewT, ActionT]):
    """Plays the seats of computer players, and shows all actions at the chosen pace.

    A decision is played into the match and saved at once, then shown action by action. Meanwhile
    the next computer player may already think.

    Attributes:
        seat: the seat whose turn is shown.
        steps: what has been shown of this turn, the oldest first.
        pace: how long every step is shown.
        tempo: whether the turns go on, and how.
    """

    def __init__(
        self, session: Session[PositionT, ViewT, ActionT], players: Mapping[int, Player], pace: Pace
    ) -> None:
        self.pace = pace
        self.tempo = Tempo.STEADY
        self.seat = session.match.state.seat
        self._session = session
        self.steps = self._so_far()
        self._waits_at: int | None = None
        self._players = players
        self._thought: DecisionInProgress | None = None
        self._due: float | None = None

    @property
    def busy(self) -> bool:
        """True while an action waits to be shown or a computer player is to act."""
        return self._session.has_unshown or self._to_act

    @property
    def state(self) -> OthersState:
        """The present state of the others' turns, as a frozen value."""
        steps = tuple(self.steps)
        return OthersState(self.seat, steps, self.reason, self.pace, self.tempo, self.busy)

    @property
    def reason(self) -> Words:
        """Why the last action that was shown was played; empty where no reason was given."""
        session = self._session
        return session.reason_at(session.shown - 1) if self.steps else ""

    @property
    def _to_act(self) -> bool:
        session, seat = self._session, self._session.match.state.seat
        return seat in self._players and not session.telling.is_over(session.latest_view)

    def update(self, now: float, moving: bool) -> bool:
        """Think for a slice of time, and show the next action when it is due.

        An action waits until its time has come and no animation is ``moving``; at instant pace, or
        when the player asks for it, it does not wait. ``now`` is in monotonic seconds.

        Returns True if there is anything new to show.
        """
        if not self.busy:
            self._due = None
        if self.tempo is Tempo.PAUSED or not self.busy:
            return False
        decided = self._think()
        if self._due is None:
            self._due = now + self.pace.step
            self._wait()
            return True
        early = now < self._due or (moving and self.pace.step > 0)
        if early and self.tempo is Tempo.STEADY:
            return False
        if not (decided or self._session.has_unshown):
            return self._wait()
        if not self._session.has_unshown:
            self._decide()
        self._show(now)
        return True

    def _wait(self) -> bool:
        """Show the turn up to now, as nothing more of it is known yet.

        Returns True if what is shown has changed.
        """
        shown = self._session.shown
        if shown == self._waits_at:
            return False
        before, self._waits_at = (self.seat, len(self.steps)), shown
        self.seat = self._session.match.before(shown).seat
        self.steps = self._so_far()
        return before != (self.seat, len(self.steps))

    def _so_far(self) -> list[ActionReport]:
        """Return the shown steps of the current turn, also those before the match was reopened."""
        session = self._session
        begun = session.turn_start(session.shown)
        return [session.telling.step(one, session.players) for one in session.played_since(begun)]

    def toggle_pause(self) -> None:
        """Pause the turns, or resume them if they are paused."""
        self.tempo = Tempo.STEADY if self.tempo is Tempo.PAUSED else Tempo.PAUSED

    def skip(self) -> None:
        """Show the rest of the decision without waiting, as soon as it has been thought of."""
        self.tempo = Tempo.HURRIED

    def step(self) -> None:
        """Show the next action, then pause."""
        self.tempo = Tempo.SINGLE

    def repeat(self, since: int | None = None) -> None:
        """Show again all actions from index ``since`` on.

        None shows all since the previous turn of the seat to act.
        """
        self._session.show_from(since)
        self.steps.clear()
        self._due = self._waits_at = None

    def _think(self) -> bool:
        """Think for a slice of time if a computer player is to act.

        Returns True once it has decided.
        """
        if not self._to_act:
            return False
        if self._thought is None:
            player = self._players[self._session.match.state.seat]
            self._thought = DecisionInProgress(player, self._session.thinkers_view())
        return self._thought.decision is not None or self._thought.think()

    def _decide(self) -> None:
        assert self._thought
        assert self._thought.decision
        decision, self._thought = self._thought.decision, None
        actions: Sequence[Any] = decision.actions
        self._session.play(actions, decision.reason)

    def _show(self, now: float) -> None:
        """Show the next action; where nothing is to wait, all actions up to an interlude."""
        single = self.tempo is Tempo.SINGLE
        at_once = self.tempo is Tempo.HURRIED or not (self.pace.step or single)
        self._show_next()
        while at_once and self._session.has_unshown and not self._session.interlude:
            self._show_next()
        self.tempo = Tempo.PAUSED if single else Tempo.STEADY
        self._due = now + self.pace.step if self.busy else None

    def _show_next(self) -> None:
        session, index = self._session, self._session.shown
        match, telling = session.match, session.telling
        begins = index and telling.ends_turn(match.actions[index - 1])
        if begins or match.before(index).seat != self.seat:
            self.steps.clear()
        self.seat = match.before(index).seat
        self.steps.append(telling.step(session.show_next(), session.players))
