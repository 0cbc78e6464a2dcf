"""The computer players of Tikal by name, as records, set-up and tournaments call them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from game.core.message import Message
from game.players.opponents import (
    N_,
    NC_,
    SURPRISE,
    LevelOrTemper,
    Opponents,
    four_levels,
    level_and_temper,
)
from game.players.player import Decision, Player, Thinking
from game.tikal.players.bidding import AuctionGains, BidDecision, best_bid, best_choice
from game.tikal.players.level import TEMPERS, Level, grandmaster_weights, tempered_weights
from game.tikal.players.plain import GreedyPlayer, RandomPlayer, decision_random
from game.tikal.players.planning.laying import laying_part
from game.tikal.players.planning.plan import plan_actions
from game.tikal.players.planning.reasons import reason_of
from game.tikal.players.planning.search import PlannedTurn, best_placement, best_turn
from game.tikal.rules.actions import PASS, Action
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import ACT, AUCTION, PLACE, State


class Thinker:
    """A player that plans whole turns; the same view, level and seed give the same decision."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._gains = AuctionGains(level, seed)

    def think(self, view: State) -> Thinking:
        """Return the decision for the seat to act in ``view``."""
        level, chance = self._level.for_seats(view.seats), decision_random(self._seed, view)
        if view.phase == ACT:
            turn = yield from best_turn(view, level, chance)
            return Decision(self._actions(turn), reason_of(turn.evaluation, turn.plan))
        if view.phase == PLACE:
            return (yield from self._place(view, level, chance))
        if view.phase == AUCTION:
            return (yield from self._bid(view))
        choice, gain = yield from best_choice(view, level, chance)
        more = round(gain.points)
        fields = {"hexagon": HEXAGONS[choice.hexagon].id, "more": more, "space": gain.space}
        reason = "hexagon-worth-most" if more > 0 else "hexagon-hardly-better"
        return Decision((choice,), Message(reason, fields))

    def _place(self, view: State, level: Level, chance: Random) -> Thinking:
        turn = yield from best_placement(view, level, chance)
        assert turn.placement
        actions = (turn.placement, *self._actions(turn))
        laid = laying_part(view, turn)
        return Decision(actions, reason_of(turn.evaluation, turn.plan, laid))

    def _actions(self, turn: PlannedTurn) -> tuple[Action, ...]:
        # a level that misjudges may have stopped too early, so it plans again with the AP left
        return plan_actions(turn.evaluation.state, turn.plan, to_the_end=not self._level.blur)

    def _bid(self, view: State) -> Thinking:
        offer = yield from best_bid(view, self._level, self._gains)
        return Decision((offer.action,), _reason_for(offer, view.score[view.seat]))


def _reason_for(offer: BidDecision, points: int) -> Message:
    """Return the reason for an offer of a seat that has ``points``."""
    fields: dict[str, object] = {"points": max(0, offer.turn_worth), "gains": offer.gains}
    if offer.action is not PASS:
        return Message("turn-worth-bidding", fields)
    if offer.turn_worth <= 0:
        return Message("turn-worth-nothing", fields)
    if offer.turn_worth > points:
        return Message("turn-not-affordable", fields)
    return Message("turn-worth-no-more", fields)


LEVELS: Final = {
    "novice": Level(width=6, placements=1, blur=20.0),
    "explorer": Level(width=1, placements=1, blur=3.0),
    "archaeologist": Level(width=3, placements=2),
    "master": Level(width=16, placements=6, replies=8, crowd=2),
    "grandmaster": Level(
        width=32, placements=16, replies=32, trials=4, deals=8, weights=grandmaster_weights
    ),
}
"""The levels, the easiest first. A Novice sees many plans, so that its mistakes can be great."""

SURPRISES: Final = ("", "builder", "hunter", "spoiler")
"""The tempers to draw from. Never change it: saved games depend on the temper drawn here."""

_PLAIN: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def _make(name: str, seed: int) -> Player:
    if name in _PLAIN:
        return _PLAIN[name](seed)
    level, temper = level_and_temper(name, seed, SURPRISES)
    if temper:
        return Thinker(replace(LEVELS[level], weights=partial(tempered_weights, temper)), seed)
    return Thinker(LEVELS[level], seed)


OPPONENTS: Final = Opponents(
    levels=(
        *four_levels(NC_("level", "Explorer"), NC_("level", "Archaeologist")),
        LevelOrTemper("grandmaster", NC_("level", "Grandmaster"), N_("The hardest, and slow")),
    ),
    tempers=(*(one.named for one in TEMPERS.values()), SURPRISE),
    levels_with_temper=("explorer", "archaeologist"),
    unlisted=(
        LevelOrTemper("random", NC_("level", "Drifter")),
        LevelOrTemper("greedy", NC_("level", "Grabber")),
    ),
    default_level="explorer",
    make=_make,
)

player_named: Final = OPPONENTS.player
