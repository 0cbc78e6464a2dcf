"""Bringing a match up to date with a later record of it, without replaying the whole record."""

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile

from game.core.game import Action, AnyMatch
from game.core.message import Refused
from game.core.record import Record, RecordError, load_object
from game.core.record import parse as parse_frame


def catch_up(
    match: AnyMatch, ours: Record, theirs: Record, play: Callable[[int, str], None]
) -> bool:
    """Bring a match up to date with a later record of it, by undoing and playing actions.

    Returns False if the records differ in more than their actions, or if an action would have to be
    undone that cannot be; other actions may have been undone by then.

    Args:
        match: the match to change.
        ours: the match's own record.
        theirs: the later record.
        play: plays an action, given its number (from 1) and its notation.

    Raises:
        RecordError: ``play`` refuses an action.
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


def catch_up_with(match: AnyMatch, parse: Callable[[str], Action], source: str) -> bool:
    """Bring a match up to date like ``catch_up``, given the text of the later record.

    Only for games whose records change in nothing but their actions.

    Raises:
        RecordError: the record, or an action of it, is refused.
    """
    own = match.record()
    format_ = load_object(own)["format"]
    has_variants = "variant" in load_object(own)
    ours, theirs = (
        parse_frame(text, format_, match.game, has_variants=has_variants) for text in (own, source)
    )

    def play(number: int, notation: str) -> None:
        try:
            match.play(parse(notation))
        except Refused as error:
            raise RecordError.of_action(match.game, number, notation, error) from error

    return catch_up(match, ours, theirs, play)
