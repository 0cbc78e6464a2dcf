"""What there is to know of a hexagon: what it is worth, who is there, what can be done."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.table.players import Player
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import BASE_CAMP, JUNGLE, TEMPLE, TREASURE, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE
from game.tikal.rules.turns.scoring import strength
from game.tikal.table import words
from game.tikal.words.places import CAMP, ENTER, GUARD, HEXAGONS, LAYING, RECOVER, TEMPLES
from game.tikal.words.places import VOLCANO as SCORING
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def told_of_space(view: View, players: Sequence[Player], space: int) -> str:
    """A line for each thing to be seen there."""
    if view.kind(space) is None:
        told = _("{space} is unexplored. A hexagon is laid beside explored ground.")
        return told.format(space=NAMES[space])
    lines = [words.space(view, space), *_kind(view, players, space), *_there(view, players, space)]
    return "\n".join(lines)


def rule_of_space(view: View, space: int) -> str:
    """The place in the rulebook that says what it is for."""
    kind = view.kind(space)
    if view.guard[space] != NONE or view.camp[space] != NONE:
        return GUARD if view.value[space] else CAMP
    return _RULES.get(kind, HEXAGONS) if kind else LAYING


_RULES: Final = {
    TEMPLE: TEMPLES,
    VOLCANO: SCORING,
    BASE_CAMP: ENTER,
    TREASURE: RECOVER,
    JUNGLE: CAMP,
}


def _kind(view: View, players: Sequence[Player], space: int) -> Iterator[str]:
    """What this kind of hexagon is for."""
    kind, value, lying = view.kind(space), view.value[space], len(view.lying[space])
    if value:
        yield from _temple(view, players, space)
        return
    if kind == VOLCANO:
        yield _("A volcano starts a scoring round when it is drawn. Nobody can enter it.")
    elif kind == BASE_CAMP:
        yield _("Here everybody's members arrive from the supply.")
    elif lying:
        yield ngettext(
            "{count} treasure lies here. A member who is there can recover the top one.",
            "{count} treasures lie here. A member who is there can recover the top one.",
            lying,
        ).format(count=lying)
    elif kind == JUNGLE or view.camp[space] == NONE:
        yield _("There is room for one camp.") if view.camp[space] == NONE else ""
    yield _("The stones on a border are the action points of a step across it.")


def _temple(view: View, players: Sequence[Player], space: int) -> Iterator[str]:
    """Who gets its points."""
    value, guard = view.value[space], view.guard[space]
    if guard != NONE:
        told = _("{player}'s guard keeps it: {points} points at every scoring.")
        yield told.format(player=players[guard].name, points=value)
        return
    told = _("When it is scored it pays {points} points to whoever is strongest there.")
    yield told.format(points=value)
    strengths = [strength(view, seat, space) for seat in range(view.seats)]
    most = max(strengths)
    leading = [players[seat].name for seat, strong in enumerate(strengths) if strong == most]
    if most and len(leading) > 1:
        yield _("A tie, marked by =, pays nobody.")
    elif most:
        yield _("{player} leads, as the mark above the number says.").format(player=leading[0])


def _there(view: View, players: Sequence[Player], space: int) -> Iterator[str]:
    """Whose members and camp are there."""
    if (owner := view.camp[space]) != NONE:
        yield _("{player}'s camp").format(player=players[owner].name)
    for seat, player in enumerate(players):
        count = view.members[seat].get(space, 0)
        if not count:
            continue
        told = ngettext("{player}: {count} member", "{player}: {count} members", count)
        if view.leader[seat] == space:
            told = ngettext(
                "{player}: the leader, strength {strong}",
                "{player}: {count} members with the leader, strength {strong}",
                count,
            )
        strong = strength(view, seat, space)
        yield told.format(player=player.name, count=count, strong=strong)
