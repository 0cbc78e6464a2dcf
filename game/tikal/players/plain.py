"""Plain players, against which the levels are measured, and the base class of bots."""

import random

from game.core.game import Engine
from game.players import bot
from game.tikal import rules
from game.tikal.rules.actions import PASS, Action, Recover
from game.tikal.rules.play import apply
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import State

# The base class of strangers' bots (docs/bots.md).


class Bot(bot.Bot):
    """A player of Tikal that picks one of the legal actions."""

    engine: Engine = rules


def decision_random(seed: int, view: State) -> random.Random:
    """Return the random generator for one decision, which depends on seed and moment alone.

    So a game that was saved goes on in the same way. All bids of a seat in an auction share it.
    """
    moment = (view.drawn, view.phase, view.seat, view.ap, len(view.scorings), len(view.had_turn))
    return random.Random(f"{seed} {moment}")


class RandomPlayer(Bot):
    """A player that takes any legal action; of bids, one of the three lowest, so points last."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Return one of the legal actions, each as likely as any other."""
        few = legal[:4] if legal[0] is PASS else legal
        return few[int(decision_random(self.seed, view).random() * len(few))]


class GreedyPlayer(RandomPlayer):
    """A player that takes the action after which its position would score most."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        """Return an action after which the own position pays most; a random one of equals."""
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
