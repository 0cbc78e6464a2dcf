"""A match made as far as a later record of it, without reading all of that."""

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile

from game.core.game import AnyMatch
from game.core.record import Record


def catch_up(
    match: AnyMatch, ours: Record, theirs: Record, play: Callable[[int, str], None]
) -> bool:
    """Take back and play what makes the match that of a later record of the same game.

    ``ours`` is its own record, ``play`` plays a line by its number from 1. Returns False, and
    leaves the match somewhere on the way, if the record is not of this game or what it lacks
    cannot be taken back.

    Raises:
        RecordError: as ``play`` does.
    """
    if replace(ours, actions=[]) != replace(theirs, actions=[]):
        return False
    pairs = zip(ours.actions, theirs.actions, strict=False)
    alike = sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
    match.undo_to(alike)
    if len(match.actions) != alike:
        return False
    for number, notation in enumerate(theirs.actions[alike:], start=alike + 1):
        play(number, notation)
    return True
