"""Players that cannot spoil a game: a decision that goes wrong is lost to a safe default."""

import logging
import traceback
from typing import Final

from game.core.game import Action, Engine, State
from game.core.message import Message
from game.players.player import Decision, Player, Thinking

MOST_STEPS: Final = 1_000_000
"""Steps of thinking for one decision; our own players take some thousands at most."""

_SHOWN: Final = 200
_log = logging.getLogger("game.players")


class BadDecision(ValueError):
    """What a player decided cannot be played, or it did not decide at all."""


class Guarded:
    """A player whose every decision can be played, whatever the player inside does.

    A decision is lost, with one line in the log ``game.players``, when the player raises, decides
    something that cannot be played, or goes on thinking. A player that never ends a single step
    cannot be stopped from here; see ``game.players.tournament.outside``.

    Attributes:
        steps: steps of thinking so far.
        lost: decisions lost so far.
    """

    def __init__(self, player: Player, engine: Engine, most_steps: int = MOST_STEPS) -> None:
        self._player = player
        self._engine = engine
        self._most_steps = most_steps
        self.steps = 0
        self.lost = 0

    def think(self, view: State) -> Thinking:
        """Think step by step like the player inside, up to a decision that can be played."""
        try:
            decision = yield from self._think(view.copy())
            return Decision(playable(self._engine, view, decision), decision.reason)
        except Exception as error:  # noqa: BLE001 (whatever a player raises, the match goes on)
            self.lost += 1
            _log.warning("seat %d loses a decision: %s", view.seat, told(error))
        return Decision((safe_action(self._engine, view),), Message("plays-safe"))

    def _think(self, view: State) -> Thinking:
        thinking = self._player.think(view)
        for _ in range(self._most_steps):
            try:
                next(thinking)
            except StopIteration as done:
                decision: Decision = done.value
                return decision
            self.steps += 1
            yield
        thinking.close()
        raise BadDecision(f"no decision after {self._most_steps:,} steps of thinking")


def safe_action(engine: Engine, view: State) -> Action:
    """The legal action that does least: pass, end the turn, or the first choice or space."""
    return engine.legal_actions(view)[0]


def playable(engine: Engine, view: State, decision: Decision) -> tuple[Action, ...]:
    """The actions of a decision, as the rules list them.

    Raises:
        BadDecision: it is none, or has no action, an illegal one, or one after its end.
    """
    if not isinstance(decision, Decision) or not isinstance(decision.reason, Message):
        raise BadDecision(f"a decision is needed, not {_short(decision)}")
    state, actions = view.copy(), list(decision.actions)
    if not actions:
        raise BadDecision("a decision without an action")
    for number, action in enumerate(actions):
        legal = engine.legal_actions(state)
        if action not in legal:
            raise BadDecision(f"{_short(action)} is not legal")
        # the rules' own action: an equal one may hold other types
        actions[number] = legal[legal.index(action)]
        if number + 1 < len(actions):
            if not actions[number].undoable:
                raise BadDecision(f"a decision ends with {_short(action)}, what follows is unknown")
            engine.apply(state, actions[number])
    return tuple(actions)


def told(error: Exception) -> str:
    """An error in one line: its kind, its message, and where it was raised."""
    if isinstance(error, BadDecision):
        return str(error)
    *_, frame = traceback.extract_tb(error.__traceback__)
    what = " ".join(str(error).split())
    return f"{type(error).__name__}: {what:.{_SHOWN}} ({frame.filename}, line {frame.lineno})"


def _short(thing: object) -> str:
    text = str(thing) if hasattr(thing, "undoable") else repr(thing)
    return f"{' '.join(text.split()):.{_SHOWN}}"
