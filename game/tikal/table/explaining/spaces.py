"""What there is to know about a hexagon: what it is worth, who is there, what can be done."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.table.players import Player
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import BASE_CAMP, JUNGLE, TEMPLE, TREASURE, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import NONE
from game.tikal.rules.turns.scoring import strength
from game.tikal.table import words
from game.tikal.words import spoken, told
from game.tikal.words.names import hexagon
from game.tikal.words.places import CAMP, ENTER, GUARD, HEXAGONS, LAYING, RECOVER, TEMPLES
from game.tikal.words.places import VOLCANO as SCORING
from game.ui.sentence import Sentence, Words, lines


def describe_space(view: View, players: Sequence[Player], space: int) -> Sentence:
    """Return a line for each thing that can be seen on a space."""
    if space not in view.variant.area:
        return told.out_of_play(NAMES[space])
    if view.kind(space) is None:
        return told.unexplored(NAMES[space])
    kind, there = _kind(view, players, space), _there(view, players, space)
    return lines((words.space(view, space), *kind, *there))


def spoken_space(view: View, players: Sequence[Player], space: int) -> Iterator[Words]:
    """Yield what can be seen on a space, without what is the same for every space of its kind."""
    if view.kind(space) is None:
        yield spoken.unexplored(NAMES[space])
        return
    yield spoken.on_space(NAMES[space], hexagon(view.hexagon[space]), view.value[space])
    if view.value[space]:
        yield from _holders(view, players, space)
    elif lying := len(view.lying[space]):
        yield spoken.treasures_lying(lying)
    yield from _there(view, players, space)


def rule_of_space(view: View, space: int) -> str:
    """Return the section of the rulebook on what a space is for."""
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


def _kind(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on what this kind of hexagon is for."""
    kind, value, lying = view.kind(space), view.value[space], len(view.lying[space])
    if value:
        yield from _temple(view, players, space)
        return
    if kind == VOLCANO:
        yield told.volcano()
    elif kind == BASE_CAMP:
        yield told.base_camp()
    elif lying:
        yield told.treasures_there(lying)
    elif view.camp[space] == NONE:
        yield told.room_for_camp()
    yield told.borders()


def _temple(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on who gets a temple's points."""
    if view.guard[space] == NONE:
        yield told.temple_pays(view.value[space])
    yield from _holders(view, players, space)


def _holders(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield a sentence on whose temple it is now; none for nobody's."""
    guard = view.guard[space]
    if guard != NONE:
        yield told.guarded(players[guard].name, view.value[space])
        return
    strengths = [strength(view, seat, space) for seat in range(view.seats)]
    most = max(strengths)
    leading = [players[seat].name for seat, strong in enumerate(strengths) if strong == most]
    if most and len(leading) > 1:
        yield told.tied()
    elif most:
        yield told.leads(leading[0], most, sorted(strengths)[-2])


def _there(view: View, players: Sequence[Player], space: int) -> Iterator[Sentence]:
    """Yield sentences on whose camp and whose members are there."""
    if (owner := view.camp[space]) != NONE:
        yield told.camp_of(players[owner].name)
    for seat, player in enumerate(players):
        count = view.members[seat].get(space, 0)
        if not count:
            continue
        if view.leader[seat] == space:
            yield told.leader_of(player.name, count, strength(view, seat, space))
        else:
            yield told.members_of(player.name, count)
