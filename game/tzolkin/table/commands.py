"""What Tzolk'in tells whoever plays it by typing (see ``Guide``)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from game.table.players import Player
from game.table.words import did
from game.tzolkin.rules.actions import Action, Build, BuildMonument, Keep
from game.tzolkin.rules.data.board import GEAR_OF, GEARS, SPACE_OF
from game.tzolkin.rules.effects.gear_actions import actions_of_worker
from game.tzolkin.rules.hidden import View
from game.tzolkin.table import things
from game.tzolkin.table.foresight.placing import prices
from game.tzolkin.words import names, tiles, written
from game.tzolkin.words.action_log import log_line
from game.tzolkin.words.gears_and_tracks import could_do
from game.tzolkin.words.table import CONFIRM_LABELS, LABELS, TRAY_WORDS
from game.ui.sentence import Words, lines
from game.ui.typed import folded

_LABELLED: Final = {
    "beg": "beg",
    "trade": "trade",
    "nothing": "nothing",
    "decline": "decline",
    "burn": "burn",
    "learn": "tech",
    "pay": "pay",
    "build": "build",
    "leave-market": "done",
}
"""The kinds of actions by the labels of the red button that no other kind has."""


def verbs() -> Mapping[str, Words]:
    """Return what each kind of action does, by the first word of its notation."""
    return written.VERBS


def steps(_view: View, action: Action) -> Sequence[Action]:
    """Return the action alone: each stands for itself."""
    return (action,)


def labels(_view: View) -> Mapping[str, str]:
    """Return the first words of the notation by the words that buttons have for them."""
    red = {str(CONFIRM_LABELS[label]): verb for label, verb in _LABELLED.items()}
    return {**red, str(TRAY_WORDS["pick-up"]): "pick", str(LABELS["end-turn"]): "end"}


def about(view: View, action: Action, _players: Sequence[Player]) -> Words:
    """Tell what an action does; of tiles, what is on them."""
    match action:
        case Keep(tiles=kept):
            return lines(tuple(map(tiles.wealth, kept)))
        case BuildMonument(monument=number):
            return lines((log_line(view, action), tiles.monument_cost(number)))
        case Build(building=number):
            return lines((log_line(view, action), tiles.building_cost(number)))
    return log_line(view, action)


def where(view: View, players: Sequence[Player], name: str) -> Iterable[Words]:
    """Tell where a player's workers are."""
    named = (seat for seat, player in enumerate(players) if folded(player.name) == name)
    return [
        written.workers(players[seat].name, _teeth(view, seat), view.workers_in_hand[seat])
        for seat in named
    ]


def _teeth(view: View, seat: int) -> tuple[int, ...]:
    return tuple(tooth for tooth, stands in enumerate(view.teeth) if stands == seat)


def reach(view: View, seat: int, name: str) -> Iterable[Words]:
    """Tell where a worker can be placed and what the seat's workers can do, with the corn it
    costs; of one gear alone if the name is its name."""
    gears = [gear for gear in range(len(GEARS)) if not name or _is(gear, name)]
    return [*_places(view, seat, gears), *_actions(view, seat, gears)] or [written.no_gear(name)]


def _is(gear: int, name: str) -> bool:
    return name in (GEARS[gear], folded(str(names.gear(gear))))


def _places(view: View, seat: int, gears: Sequence[int]) -> Iterator[Words]:
    """Tell what the next worker costs on each gear, if it is the seat's turn."""
    found = prices(view) if view.seat == seat else {}
    for thing, price in found.items():
        if isinstance(thing, things.Space) and GEAR_OF[thing.tooth] in gears:
            yield written.placing_costs(thing.tooth, price.corn, price.lacking)


def _actions(view: View, seat: int, gears: Sequence[int]) -> Iterator[Words]:
    """Tell what each worker of the seat can do where it stands."""
    own = view.copy()
    own.seat = seat
    for tooth in _teeth(view, seat):
        gear, space = GEAR_OF[tooth], SPACE_OF[tooth]
        if gear in gears:
            ways = actions_of_worker(own, gear, space)
            reached = tuple((gear, number, corn) for number, corn in ways)
            yield did(str(names.tooth(tooth)), could_do(0, reached))


def score(view: View, players: Sequence[Player]) -> Iterator[Words]:
    """Tell everybody's points."""
    for seat, player in enumerate(players):
        yield written.has_points(player.name, view.score[seat])
