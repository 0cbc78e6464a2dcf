"""The search over rounds: find the turn that leads to the best position some rounds later.

It draws hidden tiles at random and lets the rivals play as predicted.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from game.core.chance import shuffled
from game.players.evaluation import best_different
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.turns import PHASES_BETWEEN_WORKERS, Turn, plan_turns, position_key
from game.tzolkin.players.weights import Weights, tuned
from game.tzolkin.rules.actions import END_TURN, PASS, Action, Advance
from game.tzolkin.rules.data.expansion import QUICK_1, QUICK_2, TRIBES
from game.tzolkin.rules.data.tiles import BASE_AGES, NEW_AGES, WEALTH
from game.tzolkin.rules.hidden import UNKNOWN, UNKNOWN_TILE
from game.tzolkin.rules.play import apply, legal_actions
from game.tzolkin.rules.state import ADVANCE as ADVANCE_PHASE
from game.tzolkin.rules.state import OVER, TURN, State


@dataclass(frozen=True, slots=True)
class Level:
    """The search effort of a level, counted in positions and turns, never in seconds.

    Attributes:
        beam_width: beam width within a turn: how many partial turns get one more worker.
        searched_turns: how many of the best turns are searched beyond their end.
        rounds_ahead: search depth, in own turns after this one.
        lines_kept: beam width over rounds: how many lines of play are continued each round.
        turns_per_line: how many turns continue each of these lines.
        later_beam_width: ``beam_width`` for the turns of later rounds.
        predicts_rivals: True if the search predicts the rivals' turns; otherwise they pass.
        merges_lines: True if of lines that reach the same position only one is continued.
        choice_lines: ``lines_kept`` for a choice outside of turns; 0 if it is not searched.
        judgement_error: typical error, in points, by which the level misjudges a turn.
        weights: returns the evaluation's weights for a position.
    """

    beam_width: int
    searched_turns: int = 1
    rounds_ahead: int = 0
    lines_kept: int = 1
    turns_per_line: int = 1
    later_beam_width: int = 1
    predicts_rivals: bool = False
    merges_lines: bool = False
    choice_lines: int = 0
    judgement_error: float = 0.0
    weights: Callable[[State], Weights] = tuned


# Predict the rivals' turns: each seat plays the turn that looks best without a search ahead.

PredictedTurns = dict[tuple[int, int], tuple[Action, ...]]
"""Predicted turns by round and seat: all actions, with the one that ends the turn."""

NO_PREDICTIONS: Final[PredictedTurns] = {}


def predict_turns(
    turn: Turn, rounds: int, weights: Weights
) -> Generator[None, None, PredictedTurns]:
    """Return the predicted turns from the end of ``turn`` through ``rounds`` further rounds.

    Every seat plays the turn that it values most when it ends. The generator yields between steps
    of the search.
    """
    state = turn.state.copy()
    apply(state, turn.last)
    predicted: PredictedTurns = {}
    end = state.round + rounds
    while state.phase != OVER and state.round <= end:
        if state.phase == TURN:
            seat, number = state.seat, state.round
            turns = yield from plan_turns(state, Evaluation(state, seat, weights), 1)
            best = turns[0]
            predicted[number, seat] = (*best.actions, best.last)
            state = best.state
            apply(state, best.last)
        else:
            apply(state, legal_actions(state)[0])
    return predicted


def play_predicted_turn(state: State, predicted: PredictedTurns) -> None:
    """Play the turn that begins as predicted, as long as its actions are legal, and end it.

    A seat without a predicted turn passes. ``state`` is changed in place.
    """
    before = state.irreversible_events
    for action in predicted.get((state.round, state.seat), ()):
        if action not in legal_actions(state):
            break
        apply(state, action)
    while state.irreversible_events == before:
        if state.phase == TURN:
            apply(state, PASS)
        elif state.phase in PHASES_BETWEEN_WORKERS:
            apply(state, END_TURN)
        else:
            apply(state, legal_actions(state)[0])


# Imagine how a position may go on: draw hidden tiles at random, let rivals play as predicted.

_ONE_DAY: Final = Advance.of(1)


def sampled_position(view: State, chance: Random) -> State:
    """Return a position that is consistent with a view, with unknown tiles drawn at random."""
    state = view.copy()
    ages = NEW_AGES if state.options.new_buildings else BASE_AGES
    shown = {*state.displayed_buildings, *(b for own in state.buildings for b in own)}
    shown.update(b for own in state.buildings_given_up for b in own)
    state.deck1 = _deck(state.deck1, ages[0], shown, chance)
    state.deck2 = _deck(state.deck2, ages[1], shown, chance)
    if UNKNOWN_TILE in state.quick_tiles:
        state.quick_tiles = state.quick_tiles[: len(QUICK_1)] + tuple(
            shuffled(list(QUICK_2), chance)
        )
    state.dealt_wealth = _dealt(state.dealt_wealth, range(len(WEALTH)), chance)
    state.dealt_tribes = _dealt(state.dealt_tribes, range(1, len(TRIBES) + 1), chance)
    return state


def _deck(
    deck: tuple[int, ...], tiles: tuple[int, ...], shown: set[int], chance: Random
) -> tuple[int, ...]:
    if UNKNOWN not in deck:
        return deck
    unseen = shuffled([tile for tile in tiles if tile not in shown], chance)
    return tuple(unseen[: len(deck)])


def _dealt(dealt: tuple[int, ...], tiles: Iterable[int], chance: Random) -> tuple[int, ...]:
    unseen = iter(shuffled([tile for tile in tiles if tile not in dealt], chance))
    return tuple(next(unseen) if tile == UNKNOWN else tile for tile in dealt)


def next_own_turns(
    state: State, last: Action, evaluation: Evaluation, predicted: PredictedTurns = NO_PREDICTIONS
) -> list[State]:
    """Return the positions in which the next turn of the evaluation's seat may begin.

    The seat plays ``last``, which usually ends its turn, and the others play as predicted. There is
    one position for each choice of days by the seat. A position may be the end of the game.
    """
    seat, state = evaluation.seat, state.copy()
    apply(state, last)
    waiting, begun = [state], []
    while waiting:
        state = waiting.pop()
        phase = state.phase
        if phase == OVER or (phase == TURN and state.seat == seat):
            begun.append(state)
        elif phase == TURN:
            play_predicted_turn(state, predicted)
            waiting.append(state)
        elif phase == ADVANCE_PHASE and state.seat == seat:
            other = state.copy()
            apply(state, Advance.of(1))
            apply(other, Advance.of(2))
            waiting += [state, other]
        else:
            apply(state, _choice(state, seat, evaluation))
            waiting.append(state)
    return begun


def _choice(state: State, seat: int, evaluation: Evaluation) -> Action:
    """Return an action between turns: the best for ``seat`` itself, else the first legal one."""
    legal = legal_actions(state)
    if state.seat != seat or len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: _worth_after(state, action, evaluation))


def _worth_after(state: State, action: Action, evaluation: Evaluation) -> float:
    after = state.copy()
    apply(after, action)
    return evaluation.expected_points(after)


class LineOfPlay(NamedTuple):
    """The end of a line of play: a position in which the own next turn begins.

    Attributes:
        worth: its expected points, with the first turn's error.
        first_turn: the turn with which the line began.
        evaluation: the evaluation of the position.
        over: True if the game is over in it.
    """

    worth: float
    first_turn: Turn
    evaluation: Evaluation
    over: bool


def best_turn(
    turns: list[Turn], evaluation: Evaluation, level: Level
) -> Generator[None, None, Turn]:
    """Return the turn that begins the best line of play.

    ``turns`` must be sorted, the best first. If the level looks no rounds ahead, the first turn is
    returned. The generator yields between steps of the search.
    """
    few = list(best_different(turns, level.searched_turns, lambda turn: turn.position_key))
    if len(few) == 1 or not level.rounds_ahead:
        return few[0]
    return (yield from _best_line(few, evaluation, level)).first_turn


def best_worth(
    state: State, last: Action, evaluation: Evaluation, level: Level
) -> Generator[None, None, float]:
    """Return the worth of the best line of play after ``last``, an action outside of turns.

    The generator yields between steps of the search.
    """
    level = replace(level, lines_kept=level.choice_lines)
    before = Turn(state, (), 0.0, last)
    predicted = yield from predict_turns(before, level.rounds_ahead, evaluation.weights)
    worths = []
    for line in _lines(before, before, evaluation, predicted):
        best = line if line.over else (yield from _best_from(line.evaluation, level))
        worths.append(best.worth)
    return max(worths)


def _best_from(begun: Evaluation, level: Level) -> Generator[None, None, LineOfPlay]:
    """Return the best line of play from the position of an evaluation, where a turn begins."""
    turns = yield from plan_turns(begun.tables.state, begun, level.beam_width)
    few = best_different(turns, level.searched_turns, lambda turn: turn.position_key)
    return (yield from _best_line(list(few), begun, level))


def _best_line(
    turns: list[Turn], evaluation: Evaluation, level: Level
) -> Generator[None, None, LineOfPlay]:
    """Return the best line of play that begins with one of ``turns``, the best first."""
    predicted = NO_PREDICTIONS
    if level.predicts_rivals:
        predicted = yield from predict_turns(turns[0], level.rounds_ahead, evaluation.weights)
    lines: list[LineOfPlay] = []
    for turn in turns:
        lines += _lines(turn, turn, evaluation, predicted)
        yield
    for _ in range(level.rounds_ahead):
        lines.sort(key=lambda line: -line.worth)
        kept = best_different(lines, level.lines_kept, _line_key) if level.merges_lines else lines
        following: list[LineOfPlay] = []
        for line in islice(kept, level.lines_kept):
            following += yield from _carried_on(line, level, predicted)
        lines = following
    return max(lines, key=lambda line: line.worth)


def _line_key(line: LineOfPlay) -> tuple[object, ...]:
    state = line.evaluation.tables.state
    return line.worth, state.days_passed, position_key(state)


def _carried_on(
    line: LineOfPlay, level: Level, predicted: PredictedTurns
) -> Generator[None, None, list[LineOfPlay]]:
    """Return the lines that continue a line by its best next turns; the line itself if over."""
    if line.over:
        return [line]
    state, lines = line.evaluation.tables.state, list[LineOfPlay]()
    turns = yield from plan_turns(state, line.evaluation, level.later_beam_width)
    for turn in best_different(turns, level.turns_per_line, lambda turn: turn.position_key):
        lines += _lines(turn, line.first_turn, line.evaluation, predicted)
        yield
    return lines


def _lines(
    turn: Turn, first: Turn, evaluation: Evaluation, predicted: PredictedTurns
) -> list[LineOfPlay]:
    lines = []
    for state in next_own_turns(turn.state, turn.last, evaluation, predicted):
        following = Evaluation(state, evaluation.seat, evaluation.weights)
        worth = following.expected_points(state) + first.judgement_error
        lines.append(LineOfPlay(worth, first, following, state.phase == OVER))
    return lines
