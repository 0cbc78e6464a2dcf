"""Choose the best of some turns, judged by the rivals' imagined replies."""

from collections.abc import Generator
from dataclasses import replace
from random import Random

from game.players.weighing import misjudged
from game.tikal.players.level import Level
from game.tikal.players.planning.imagine import after
from game.tikal.players.planning.trial import best_tried
from game.tikal.players.planning.turn import Turn, survey, turns_of
from game.tikal.rules.state import OVER, State


def best_turn(state: State, level: Level, chance: Random) -> Generator[None, None, Turn]:
    """Return the best turn for the seat to act, in the phase ``ACT``."""
    turns = yield from turns_of(state, level.weights(state), level.width)
    return (yield from judge(turns, level, chance))


def judge(turns: list[Turn], level: Level, chance: Random) -> Generator[None, None, Turn]:
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
    return (yield from best_tried(judged[: level.trials], level, chance))


def _blurred(turn: Turn, blur: float, chance: Random) -> Turn:
    """Return the turn with its worth misjudged; the turn that does nothing stays as it is."""
    if turn.plan.job is None:
        return turn
    return replace(turn, worth=misjudged(turn.worth, blur, chance))


def _worth(turn: Turn) -> float:
    return turn.worth


def _worth_after_replies(turn: Turn, level: Level) -> Generator[None, None, float]:
    seat = turn.evaluation.seat
    state = after(turn.evaluation, turn.plan)
    for _ in range(state.seats - 1):
        if state.phase == OVER or state.seat == seat:
            break
        replies = yield from turns_of(state, level.weights(state), level.reply_width)
        state = after(replies[0].evaluation, replies[0].plan)
    return survey(state, seat, level.weights(state))[0].total()
