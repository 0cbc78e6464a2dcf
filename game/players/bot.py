"""The base of a bot of one's own, and a bot that plays anything."""

from random import Random

from game.core.game import Action, Engine, State
from game.core.message import Message
from game.players.player import Decision, Thinking


class Bot:
    """A player that picks one of the legal actions; each game gives the base for its own bots.

    Attributes:
        engine: the rules of the game that it plays.
        seed: where its chance comes from; every game has another one.
    """

    engine: Engine

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: State, legal: list[Action]) -> Action:
        """The action to play for ``view.seat``; ``legal`` is never empty."""
        raise NotImplementedError

    def think(self, view: State) -> Thinking:
        """One action, chosen at once."""
        yield
        action = self.choose(view, self.engine.legal_actions(view))
        return Decision((action,), Message("chosen-at-once"))


class RandomBot(Bot):
    """Any legal action of any game, each as likely as any other."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Follows from the seed and the view alone, so that a game goes on alike when kept."""
        moment = (view.seat, *view.score, len(legal), legal[0], legal[-1])
        chance = Random(" ".join(map(str, (self.seed, *moment))))
        return legal[int(chance.random() * len(legal))]
