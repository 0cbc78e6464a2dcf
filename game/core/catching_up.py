"""A match made as far as a later record of it, without reading all of that."""

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


def catch_up_with(match: AnyMatch, parse: Callable[[str], Action], source: str) -> bool:
    """The same from the later record's text, for games whose records hold nothing else that may
    change.

    Raises:
        RecordError: it is refused, or an action of it.
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
