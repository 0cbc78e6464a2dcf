"""The others' turns: computer players think and decide, and everything is shown step by step."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.players.guarded import Guarded
from game.players.player import Player, Reason
from game.scenes import kinds
from game.scenes.settings.pace import Pace
from game.tikal import rules
from game.tikal.players.roster import player_named
from game.tikal.rules.actions import Action, EndTurn
from game.tikal.rules.components import MAX_SEATS
from game.tikal.rules.setup import Setup
from game.tikal.rules.state import ACT, AUCTION, OVER, State
from game.tikal.table import words
from game.tikal.table.session import Session
from game.tikal.table.thinking import Thought


@dataclass(frozen=True, slots=True)
class Step:
    """One action as it is shown: what was done, its AP, the spaces it touched."""

    words: str
    ap: int
    spaces: tuple[int, ...]


def seated(setup: Setup) -> dict[int, Player]:
    """The computer players of a set-up, by seat; people and unknown kinds have none.

    Their chance comes from the set-up's seed, so that a game goes on alike after it was saved.
    """
    found: dict[int, Player] = {}
    for seat, one in enumerate(setup.players):
        name = kinds.computer(one["kind"])
        if name and kinds.is_known(one["kind"]):
            found[seat] = Guarded(player_named(name, (setup.seed or 0) * MAX_SEATS + seat))
    return found


class Computers:
    """Plays the seats that no person has, and shows what is played at the player's pace.

    A decision is played into the match at once and kept, then shown action by action, while the
    next player may think already.

    Attributes:
        seat: whose turn is shown.
        steps: what has been shown of this turn, the oldest first.
        paused: True while nothing goes on.
    """

    def __init__(self, session: Session, players: Mapping[int, Player], pace: Pace) -> None:
        self.pace = pace
        self.paused = False
        self.steps: list[Step] = []
        self.seat = session.match.state.seat
        self._session = session
        self._players = players
        self._thought: Thought | None = None
        self._reasons: dict[int, Reason] = {}
        self._due: float | None = None
        self._hurried = False

    @property
    def busy(self) -> bool:
        """True while something is to be shown or a computer player is to act."""
        return self._session.behind or self._to_act

    @property
    def view(self) -> State:
        """The position that is shown, as every player sees it."""
        return self._session.view

    @property
    def reason(self) -> str:
        """Why what was shown last was done; empty where nobody said so.

        During an auction nobody tells how far he would go.
        """
        match, index = self._session.match, self._session.shown
        if not self.steps or match.before(index).phase == AUCTION:
            return ""
        while index and match.before(index - 1).seat == self.seat:
            index -= 1
            if index in self._reasons:
                return words.why(self._reasons[index])
        return ""

    @property
    def _to_act(self) -> bool:
        state = self._session.match.state
        return state.phase != OVER and state.seat in self._players

    def update(self, now: float, moving: bool) -> bool:
        """Think for a slice, and show the next action when its time has come.

        Nothing waits for its time at instant pace; else nothing is shown while something is
        ``moving``.

        Returns True if there is anything else to be seen.
        """
        if not self.busy:
            self._due = None
        if self.paused or not self.busy:
            return False
        decided = self._think()
        if self._due is None:
            self._due = now + self.pace.step
            self._wait()
            return True
        early = now < self._due or (moving and self.pace.step > 0)
        if early and not self._hurried:
            return False
        if not (decided or self._session.behind):
            return self._wait()
        if not self._session.behind:
            self._decide()
        self._show(now)
        return True

    def _wait(self) -> bool:
        """Nothing has been shown of this turn yet; True if the last one was still to be seen."""
        before = self.seat, len(self.steps)
        self.seat = self._session.match.before(self._session.shown).seat
        self.steps.clear()
        return before != (self.seat, 0)

    def skip(self) -> None:
        """Show what is left of the decision without waiting, thinking included."""
        self.paused = False
        self._hurried = True

    def repeat(self) -> None:
        """Show once more what came after the last turn of the seat to act."""
        self._session.show_last_turn()
        self.steps.clear()
        self._due = None

    def _think(self) -> bool:
        """A slice of thinking if a computer player is to act; True once it has decided."""
        if not self._to_act:
            return False
        if self._thought is None:
            state = self._session.match.state
            self._thought = Thought(self._players[state.seat], rules.view(state))
        return self._thought.decision is not None or self._thought.go_on()

    def _decide(self) -> None:
        assert self._thought
        assert self._thought.decision
        decision, self._thought = self._thought.decision, None
        self._reasons[self._session.shown] = decision.reason
        self._session.play(decision.actions)

    def _show(self, now: float) -> None:
        """The next action; all of them, up to a scoring, where nothing is to wait."""
        at_once = self._hurried or not self.pace.step
        self._show_next()
        while at_once and self._session.behind and not self._session.scoring:
            self._show_next()
        self._hurried = False
        self._due = now + self.pace.step

    def _show_next(self) -> None:
        match, index = self._session.match, self._session.shown
        before, action = match.before(index), match.actions[index]
        if before.seat != self.seat or (index and isinstance(match.actions[index - 1], EndTurn)):
            self.steps.clear()
        self.seat = before.seat
        self._session.show_next()
        names = [player.name for player in self._session.players]
        line = words.log_line(before, action, names)
        self.steps.append(
            Step(line, _spent(before, match.before(index + 1), action), touched(action))
        )


def _spent(before: State, after: State, action: Action) -> int:
    """The AP that an action took."""
    acting = before.phase == ACT and not isinstance(action, EndTurn)
    return before.ap - after.ap if acting else 0


def touched(action: Action) -> tuple[int, ...]:
    """The spaces that an action is about, a walk's origin first."""
    spaces = (getattr(action, "origin", None), getattr(action, "space", None))
    return tuple(space for space in spaces if space is not None)
