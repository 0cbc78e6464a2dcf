"""Bots that somebody else writes: their base class, one that plays at random, and guarding them."""

import logging
import traceback
from random import Random
from typing import Final

from game.core.game import Action, Engine, State
from game.core.message import Message
from game.players.player import Decision, Player, Thinking

MAX_STEPS: Final = 1_000_000
"""The most steps of thinking for one decision; our own players need some thousands."""
_SHOWN: Final = 200
"""The longest quotation in an error message, in characters."""
_log = logging.getLogger("game.players")


class Bot:
    """A player that chooses one of the legal actions.

    Each game provides a subclass with its engine as the base for bots.

    Attributes:
        engine: the rules of the game.
        seed: the seed for the bot's chance, a different one in every game.
    """

    engine: Engine

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Return the action to play for ``view.seat``; ``legal`` is never empty."""
        raise NotImplementedError

    def think(self, view: State) -> Thinking:
        """Return a decision of one action, chosen in a single step."""
        yield
        action = self.choose(view, self.engine.legal_actions(view))
        return Decision((action,), Message("chosen-at-once"))


class RandomBot(Bot):
    """A bot that plays any legal action of any game with equal probability."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Choose by the seed and the view alone, so that a saved game goes on in the same way."""
        moment = (view.seat, *view.score, len(legal), legal[0], legal[-1])
        chance = Random(" ".join(map(str, (self.seed, *moment))))
        return legal[int(chance.random() * len(legal))]


# Guarding: no player can spoil a match, a bad decision is replaced by a safe one


class BadDecision(ValueError):
    """A player's decision cannot be played, or there was none."""


class GuardedPlayer:
    """A player that always decides something playable, whatever the player inside does.

    If the player inside raises an error, decides something that cannot be played, or thinks for too
    many steps, its decision is lost: the safest legal action is played instead, and one line is
    logged to ``game.players``. A single step that never ends cannot be stopped from here; see
    ``game.players.tournament.bot_process``.

    Attributes:
        steps: the number of thinking steps so far.
        lost_decisions: the number of lost decisions so far.
    """

    def __init__(self, player: Player, engine: Engine, most_steps: int = MAX_STEPS) -> None:
        self._player = player
        self._engine = engine
        self._most_steps = most_steps
        self.steps = 0
        self.lost_decisions = 0

    def think(self, view: State) -> Thinking:
        """Think step by step like the player inside, and return a decision that can be played."""
        try:
            decision = yield from self._think(view.copy())
            return Decision(checked_actions(self._engine, view, decision), decision.reason)
        except Exception as error:  # noqa: BLE001 (whatever a player raises, the match goes on)
            self.lost_decisions += 1
            _log.warning("seat %d loses a decision: %s", view.seat, error_summary(error))
        return Decision((safe_action(self._engine, view),), Message("plays-safe"))

    def _think(self, view: State) -> Thinking:
        """Run the player inside; raise BadDecision if it takes too many steps."""
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
    """Return the legal action that does least: pass, end the turn, or the first choice or space."""
    return engine.legal_actions(view)[0]


def checked_actions(engine: Engine, view: State, decision: Decision) -> tuple[Action, ...]:
    """Return a decision's actions as the rules' own objects.

    Raises:
        BadDecision: it is no decision, has no action or an illegal one, or goes on after an action
            that reveals something or ends the turn.
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
        # use the rules' own object: an equal one may hold values of other types
        actions[number] = legal[legal.index(action)]
        if number + 1 < len(actions):
            if not actions[number].undoable:
                raise BadDecision(f"a decision ends with {_short(action)}, what follows is unknown")
            engine.apply(state, actions[number])
    return tuple(actions)


def error_summary(error: Exception) -> str:
    """Return an error in one line: its class, its message, and where it was raised."""
    if isinstance(error, BadDecision):
        return str(error)
    *_, frame = traceback.extract_tb(error.__traceback__)
    what = " ".join(str(error).split())
    return f"{type(error).__name__}: {what:.{_SHOWN}} ({frame.filename}, line {frame.lineno})"


def _short(thing: object) -> str:
    """Return an action's notation, or any other object's repr, in one short line."""
    text = str(thing) if hasattr(thing, "undoable") else repr(thing)
    return f"{' '.join(text.split()):.{_SHOWN}}"
