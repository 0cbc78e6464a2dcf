"""Rows that say what changed since a player last saw the table, and what each step cost."""

from collections.abc import Iterable
from functools import reduce

from game.tikal.words.names import treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.sentence import Words, sentence


@sentence
def cost(ap: int) -> str:
    """The action points that a step has cost."""
    return ngettext("{count} AP", "{count} AP", ap).format(count=ap)


@sentence
def workers_arrive(count: int, spaces: Words) -> str:
    told = ngettext("{count} arrives: {spaces}", "{count} arrive: {spaces}", count)
    return told.format(count=count, spaces=spaces)


@sentence
def workers_walk(count: int, spaces: Words) -> str:
    told = ngettext("{count} walks to {spaces}", "{count} walk to {spaces}", count)
    return told.format(count=count, spaces=spaces)


@sentence
def leader_arrives(space: str) -> str:
    return _("the leader arrives: {space}").format(space=space)


@sentence
def leader_walks(space: str) -> str:
    return _("the leader walks to {space}").format(space=space)


@sentence
def uncovered(temples: tuple[tuple[str, int], ...]) -> str:
    """temples: spaces with their new numbers."""
    each = _("{space} to {number}")
    told = ngettext("uncovers a temple: {spaces}", "uncovers temples: {spaces}", len(temples))
    return told.format(spaces=_in_line(each.format(space=at, number=to) for at, to in temples))


@sentence
def recovered_all(found: tuple[tuple[str, int], ...]) -> str:
    """found: spaces with the kinds of treasures found there."""
    each = _("{treasure} ({space})")
    told = ngettext(
        "recovers a treasure: {treasures}", "recovers treasures: {treasures}", len(found)
    )
    treasures = (each.format(treasure=treasure(kind), space=space) for space, kind in found)
    return told.format(treasures=_in_line(treasures))


@sentence
def points_scored(count: int) -> str:
    return ngettext("scores {count} point", "scores {count} points", count).format(count=count)


@sentence
def points_paid(count: int) -> str:
    told = ngettext("pays {count} point for a turn", "pays {count} points for a turn", count)
    return told.format(count=count)


@sentence
def listed(spaces: tuple[tuple[str, int], ...]) -> str:
    """Spaces in a row; a count follows a space if it is above 1 and the space is not alone."""
    several = _("{space} ×{count}")
    return _in_line(
        space if count == 1 or len(spaces) == 1 else several.format(space=space, count=count)
        for space, count in spaces
    )


def _in_line(parts: Iterable[str]) -> str:
    """Return the parts joined by commas; ``parts`` must not be empty."""
    comma = _("{first}, {second}")
    return reduce(lambda told, part: comma.format(first=told, second=part), parts)
