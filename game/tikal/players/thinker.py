"""The computer player that plays at every level."""

from random import Random

from game.core.message import Message
from game.players.player import Decision, Thinking
from game.tikal.players.bidding import BidOrPass, Gains, best_bid, best_choice
from game.tikal.players.level import Level
from game.tikal.players.plain import chance_of
from game.tikal.players.planning.imagine import actions_of
from game.tikal.players.planning.judging import best_turn
from game.tikal.players.planning.placing import best_placement
from game.tikal.players.planning.reasons import reason_of
from game.tikal.players.planning.turn import Turn
from game.tikal.rules.actions import PASS, Action
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import ACT, AUCTION, PLACE, State


class Thinker:
    """A player that plans whole turns; the same view, level and seed give the same decision."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._gains = Gains(level, seed)

    def think(self, view: State) -> Thinking:
        """Return the decision for the seat to act in ``view``."""
        level, chance = self._level.at(view.seats), chance_of(self._seed, view)
        if view.phase == ACT:
            turn = yield from best_turn(view, level, chance)
            return Decision(self._actions(turn), reason_of(turn.evaluation, turn.plan))
        if view.phase == PLACE:
            return (yield from self._place(view, level, chance))
        if view.phase == AUCTION:
            return (yield from self._bid(view))
        choice, gain = yield from best_choice(view, level, chance)
        fields = {"hexagon": HEXAGONS[choice.hexagon].id, "more": round(gain.points)}
        return Decision((choice,), Message("hexagon-worth-most", fields))

    def _place(self, view: State, level: Level, chance: Random) -> Thinking:
        turn = yield from best_placement(view, level, chance)
        assert turn.placement
        actions = (turn.placement, *self._actions(turn))
        return Decision(actions, reason_of(turn.evaluation, turn.plan))

    def _actions(self, turn: Turn) -> tuple[Action, ...]:
        # a level that misjudges may have stopped too early, so it plans again with the AP left
        return actions_of(turn.evaluation.state, turn.plan, to_the_end=not self._level.blur)

    def _bid(self, view: State) -> Thinking:
        offer = yield from best_bid(view, self._level, self._gains)
        return Decision((offer.action,), _reason_for(offer, view.score[view.seat]))


def _reason_for(offer: BidOrPass, points: int) -> Message:
    """Return the reason for an offer of a seat that has ``points``."""
    fields: dict[str, object] = {"points": max(0, offer.most), "gains": offer.gains}
    if offer.action is not PASS:
        return Message("turn-worth-bidding", fields)
    if offer.most <= 0:
        return Message("turn-worth-nothing", fields)
    if offer.most > points:
        return Message("turn-not-affordable", fields)
    return Message("turn-worth-no-more", fields)
