"""What a hint's turn is for: where the workers placed will stand, and what comes of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.players.player import Decision
from game.tzolkin.rules.actions import END_TURN, PASS, Action, Keep, Pick, Tribe
from game.tzolkin.rules.data import board
from game.tzolkin.rules.play import apply
from game.tzolkin.rules.state import PLACING, TURN, State
from game.tzolkin.table.explaining.gears import what_comes
from game.tzolkin.table.foresight.ahead import days_left, outlook
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.words import calendar, expansion, table
from game.tzolkin.words.gears_and_tracks import describe_space
from game.tzolkin.words.messages import reason_sentence
from game.ui.sentence import Words


class Waiting(NamedTuple):
    """A placed worker who waits for an action.

    Attributes:
        tooth: where he stands after the turn.
        days: how long he waits.
        brings: what the action of his space brings then, as it is now; empty for a choice.
        food_day: the days to the next food day, if it comes after that; else 0.
    """

    tooth: int
    days: int
    brings: Words
    food_day: int


def describe_reason(seen: State, decision: Decision) -> Words:
    """Return what a decision is for: what the first worker placed gets, or what is chosen."""
    match decision.actions[0]:
        case Keep(tiles=tiles):
            return table.start_preview(seen.tribe[seen.seat], tiles)
        case Tribe(tribe=tribe):
            return expansion.describe_tribe(tribe)
    waiting = waiting_workers(seen, decision.actions)
    return _told(waiting[0]) if waiting else reason_sentence(decision.reason)


def waiting_workers(seen: State, actions: Sequence[Action]) -> list[Waiting]:
    """Return the workers whom a turn places on gears, in order, with the actions they wait for."""
    after, seat = seen.copy(), seen.seat
    if seen.phase not in (TURN, PLACING) or any(isinstance(one, Pick) for one in actions):
        return []
    placed: list[int] = []
    for action in actions:
        if action not in (END_TURN, PASS):
            before = after.teeth[:]
            apply(after, action)
            placed += [one for one, was in enumerate(before) if was != after.teeth[one] == seat]
    return [one for tooth in placed if (one := _waits_for(after, tooth))]


def _waits_for(state: State, tooth: int) -> Waiting | None:
    """Return the highest action that a worker reaches before the next food day, else the first."""
    found = list(_own_actions(state, tooth))
    early = [one for one in found if one.food_day]
    if early:
        return early[-1]
    return found[0] if found else None


def _own_actions(state: State, tooth: int) -> Iterator[Waiting]:
    """Yield the days on which the action of a worker's own space can be done."""
    gear, space = board.GEAR_OF[tooth], board.SPACE_OF[tooth]
    _day, left = food_day_from(state)
    most = min(days_left(state, tooth) - 1, board.HIGHEST_ACTION[gear] - space)
    for days in range(1, most + 1):
        seen = outlook(state, tooth, days)
        for way in seen.actions:
            if (way.gear, way.number) == (gear, space + days) and way.corn <= 0:
                brings = what_comes(seen.before, way)
                yield Waiting(tooth, days, brings, left if days <= left else 0)


def _told(one: Waiting) -> Words:
    there = one.tooth + one.days
    does = calendar.brings(one.brings) if one.brings else describe_space(there)
    return calendar.will_stand(there, one.days, does, one.food_day)
