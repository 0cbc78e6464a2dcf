"""The base class for bots that somebody else writes, and a bot that plays at random."""

from random import Random

from game.core.game import Action, Engine, State
from game.core.message import Message
from game.players.player import Decision, Thinking


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
