"""The best of some turns, judged by what the rivals can make of it."""

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
    """The best turn for the seat to act."""
    turns = yield from turns_of(state, level.weights(state), level.width)
    return (yield from judge(turns, level, chance))


def judge(turns: list[Turn], level: Level, chance: Random) -> Generator[None, None, Turn]:
    """The best of some turns as the level sees them: as many as it looks into are judged by the
    position after a turn of every rival, and the best of these by trial."""
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
    """The turn as it looks to someone who misjudges what is done, but not doing nothing."""
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
