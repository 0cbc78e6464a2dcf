"""The search for the best turn and placement, as deep as a level searches.

Turns are planned, judged by the rivals' imagined replies, and the best of them by trial.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from math import fsum
from random import Random
from typing import Final, NamedTuple

from game.core.chance import shuffled
from game.players.evaluation import with_random_error
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.level import Level, Weights
from game.tikal.players.planning.plan import Plan, play_plan, position_after_plan
from game.tikal.players.planning.planner import Jobs, plan_turn
from game.tikal.players.planning.ways import PathCosts, costs_from, costs_with_hexagon
from game.tikal.rules.actions import Action, PlaceTile, tile
from game.tikal.rules.components import TREASURE_COPIES
from game.tikal.rules.hidden import next_hexagons
from game.tikal.rules.play import apply
from game.tikal.rules.state import ACT, OVER, PLACE, State

_PLACEMENTS_A_STEP: Final = 4

_TRIAL_WIDTH: Final = 1
"""Plans carried on per action point in the turns that are played on."""
_TRUST: Final = 0.5
"""The share of trials in a turn's worth; the rest is the worth after replies, less by luck."""


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """A planned turn: the plan, the evaluation of its position, and its worth in points.

    ``placement`` is the action that laid or discarded the hexagon in hand before the plan; None if
    there was none. ``placement_gain`` is what it gains over the average placement, in points.
    """

    evaluation: Evaluation
    plan: Plan
    worth: float
    placement: Action | None = None
    placement_gain: float = 0.0


class Placement(NamedTuple):
    """A way to lay or discard the hexagon in hand: its worth, the action, the position after it."""

    worth: float
    action: Action
    laid: State


TurnPlanning = Generator[None, None, list[PlannedTurn]]


def best_turn(state: State, level: Level, chance: Random) -> Generator[None, None, PlannedTurn]:
    """Return the best turn for the seat to act, in the phase ``ACT``."""
    turns = yield from planned_turns(state, level.weights(state), level.width)
    return (yield from best_judged(turns, level, chance))


def best_placement(view: State, level: Level, chance: Random) -> Generator[None, None, PlannedTurn]:
    """Return the best turn in the phase ``PLACE``, with the placement of the hexagon in hand."""
    places = yield from ranked_placements(view, level.weights(view))
    turns: list[PlannedTurn] = []
    # a level that misjudges turns may take any of them for the best
    most = None if level.blur else max(1, level.replies)
    average = fsum(one.worth for one in places) / len(places)
    for worth, action, laid in places[: level.placements]:
        planned = yield from planned_turns(laid, level.weights(laid), level.width)
        gain = worth - average
        turns += [replace(one, placement=action, placement_gain=gain) for one in planned[:most]]
    return (yield from best_judged(turns, level, chance))


def best_judged(
    turns: list[PlannedTurn], level: Level, chance: Random
) -> Generator[None, None, PlannedTurn]:
    """Return the best of some turns, searched as far as the level does.

    The best ``level.replies`` turns are judged by the position after a turn of every rival, and
    the best ``level.trials`` of these by trial (not in the auction game).
    """
    if level.blur:
        turns = [_blurred(turn, level.blur, chance) for turn in turns]
    turns = sorted(turns, key=_worth, reverse=True)
    if not level.replies:
        return turns[0]
    judged = []
    for turn in turns[: level.replies]:
        worth = yield from _worth_after_replies(turn, level)
        judged.append(replace(turn, worth=worth))
    judged.sort(key=_worth, reverse=True)
    if not level.trials or judged[0].evaluation.state.variant.auction:
        return judged[0]
    return (yield from best_by_trial(judged[: level.trials], level, chance))


def _blurred(turn: PlannedTurn, blur: float, chance: Random) -> PlannedTurn:
    """Return the turn with its worth misjudged; the turn that does nothing stays as it is."""
    if turn.plan.last_job is None:
        return turn
    return replace(turn, worth=with_random_error(turn.worth, blur, chance))


def _worth(turn: PlannedTurn) -> float:
    return turn.worth


def _worth_after_replies(turn: PlannedTurn, level: Level) -> Generator[None, None, float]:
    seat = turn.evaluation.seat
    state = position_after_plan(turn.evaluation, turn.plan)
    for _ in range(state.seats - 1):
        if state.phase == OVER or state.seat == seat:
            break
        replies = yield from planned_turns(state, level.weights(state), level.reply_width)
        state = position_after_plan(replies[0].evaluation, replies[0].plan)
    return evaluation_of(state, seat, level.weights(state))[0].total_worth()


def evaluation_of(state: State, seat: int, weights: Weights) -> tuple[Evaluation, PathCosts]:
    """Return the evaluation of a position for a seat, and the costs of ways over its board."""
    ways = PathCosts(state)
    homes = [ways.from_homes(state.homes[one]) for one in range(state.seats)]
    return Evaluation(state, seat, weights, homes), ways


def planned_turns(state: State, weights: Weights, width: int) -> TurnPlanning:
    """Return the planned turns of the seat to act, the best first, without rivals' replies."""
    evaluation, ways = evaluation_of(state, state.seat, weights)
    plans = yield from plan_turn(Jobs(evaluation, ways), width)
    return [PlannedTurn(evaluation, plan, plan.worth) for plan in plans]


def ranked_placements(view: State, weights: Weights) -> Generator[None, None, list[Placement]]:
    """Return all placements, the best first by evaluation alone."""
    homes = [costs_from(view, view.homes[one]) for one in range(view.seats)]
    now = Evaluation(view, view.seat, weights, homes)
    found = []
    for number, action in enumerate(tile.legal_placements(view)):
        laid, nearer = view.copy(), homes
        apply(laid, action)
        if isinstance(action, PlaceTile):
            nearer = [costs_with_hexagon(laid, costs, action.space) for costs in homes]
        worth = now.after_laying(laid, nearer).contested_worth()
        found.append(Placement(worth, action, laid))
        if number % _PLACEMENTS_A_STEP == 0:
            yield
    found.sort(key=lambda one: -one.worth)
    return found


def best_by_trial(
    turns: list[PlannedTurn], level: Level, chance: Random
) -> Generator[None, None, PlannedTurn]:
    """Return the best of some turns by their worth after replies and by trial.

    A trial plays the game on, with the hidden parts dealt at random. An evaluation makes the same
    error for all turns (a guard too dear, treasures that nobody comes for); a few turns later the
    points show it. Every turn is tried on the same deals, then the better half on more, and so on
    (sequential halving: Karnin, Koren and Somekh, 2013).
    """
    tried: dict[PlannedTurn, list[float]] = {turn: [] for turn in turns}

    def worth(turn: PlannedTurn) -> float:
        # fsum, because sum gives different results for floats in different versions of Python
        return _TRUST * fsum(tried[turn]) / len(tried[turn]) + (1 - _TRUST) * turn.worth

    deals = level.deals
    while len(turns) > 1:
        for _deal in range(deals):
            seed = chance.random()
            for turn in turns:
                tried[turn].append((yield from _worth_in(turn, level, Random(seed))))
        turns = sorted(turns, key=worth, reverse=True)[: len(turns) // 2]
        deals *= 2
    return turns[0]


def _worth_in(turn: PlannedTurn, level: Level, chance: Random) -> Generator[None, None, float]:
    """Return the worth of the position some turns (or scoring turns) later, in one deal."""
    state = deal_hidden(turn.evaluation.state, chance)
    weights = level.weights(state)
    play_plan(state, turn.plan)
    rounds = -(-level.ahead // state.seats)
    for _turn in range(rounds * state.seats - 1):
        if state.phase not in (PLACE, ACT):
            break
        yield from _play_on(state, weights)
    return evaluation_of(state, turn.evaluation.seat, weights)[0].total_worth()


def _play_on(state: State, weights: Weights) -> Generator[None, None, None]:
    """Play the turn that is best without rivals' replies."""
    if state.phase == PLACE:
        places = yield from ranked_placements(state, weights)
        apply(state, places[0].action)
    turns = yield from planned_turns(state, weights, _TRIAL_WIDTH)
    play_plan(state, turns[0].plan)


def deal_hidden(view: State, chance: Random) -> State:
    """Return a position that fits the view, with hidden hexagons and treasures dealt at random."""
    state = view.copy()
    state.deck = (*state.deck[: state.drawn], *_stack(state, chance))
    treasures = shuffled(_unseen(state, chance), chance)
    state.ruin_treasures = [
        tuple([treasures.pop() for _ in there]) for there in state.ruin_treasures
    ]
    state.treasure_stack = (*state.treasure_stack[: state.treasures_laid], *treasures)
    return state


def _stack(state: State, chance: Random) -> list[int]:
    """Return the undrawn hexagons in a random order; the first has the letter that is seen."""
    seen, tops = set(state.deck[: state.drawn]), next_hexagons(state)
    hidden = [[one for one in part if one not in seen] for part in state.variant.hexagon_sets]
    stack = [one for part in hidden for one in shuffled(part, chance)]
    if stack:
        top = next(place for place, one in enumerate(stack) if one in tops)
        stack[0], stack[top] = stack[top], stack[0]
    return stack


def _unseen(state: State, chance: Random) -> list[int]:
    """Return the unrecovered treasures; kinds are drawn where nobody knows which are in play."""
    held = [sum(kinds) for kinds in zip(*state.treasures, strict=True)]
    kinds = [kind for kind, count in enumerate(held) if count]
    if others := state.variant.treasure_kinds - len(kinds):
        unknown = [kind for kind, count in enumerate(held) if not count]
        mixed = unknown if others == len(unknown) else shuffled(unknown, chance)
        kinds = sorted(kinds + mixed[:others])
    return [kind for kind in kinds for _ in range(TREASURE_COPIES - held[kind])]
