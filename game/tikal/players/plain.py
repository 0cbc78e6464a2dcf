"""The plain players that the levels are measured against."""

import random

from game.core.game import Engine
from game.players import bot
from game.tikal import rules
from game.tikal.rules.actions import PASS, Action, Recover
from game.tikal.rules.play import apply
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import breakdown

# The base of a bot of one's own that plays Tikal (docs/bots.md).


class Bot(bot.Bot):
    """A player of Tikal that picks one of the legal actions."""

    engine: Engine = rules


def chance_of(seed: int, view: State) -> random.Random:
    """Chance for one decision: it follows from the seed and the moment of the game alone, so
    that a game goes on alike after it was saved. All bids of an auction share one chance."""
    moment = (view.drawn, view.phase, view.seat, view.ap, len(view.scorings), len(view.had_turn))
    return random.Random(f"{seed} {moment}")


class RandomPlayer(Bot):
    """Any legal action; bids among the lowest few, so that points last."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """One of the legal actions, each as likely as any other."""
        few = legal[:4] if legal[0] is PASS else legal
        return few[int(chance_of(self.seed, view).random() * len(few))]


class GreedyPlayer(RandomPlayer):
    """The best action at once by points: what the position would score after it."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """An action after which the own position pays most; among equals, any."""
        paid = [self._pays(view, action) for action in legal]
        best = max(paid)
        equal = [one for one, points in zip(legal, paid, strict=True) if points == best]
        return super().choose(view, equal)

    def _pays(self, view: State, action: Action) -> int:
        seat, after = view.seat, view.copy()
        if isinstance(action, Recover):
            # one more treasure is worth a point at least, whatever it shows
            return breakdown(after, seat).total + 1
        if action.undoable:
            apply(after, action)
        return breakdown(after, seat).total
