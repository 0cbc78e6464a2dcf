"""The encoding of Tikal's views and actions as numbers, for players that learn (docs/bots.md)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.tikal.rules import actions, components
from game.tikal.rules.actions import Action
from game.tikal.rules.board import NAMES, SIDE_NAMES, SPACES
from game.tikal.rules.hidden import letters_left, treasures_left
from game.tikal.rules.state import ACT, AUCTION, IN_SUPPLY, NONE, PLACE, State
from game.tikal.rules.state import CHOOSE as CHOOSING

_KINDS: Final = (components.TEMPLE, components.JUNGLE, components.TREASURE, components.VOLCANO)
_PHASES: Final = (AUCTION, CHOOSING, PLACE, ACT)
_TILES: Final = range(2, 11)
"""The numbers of temple tiles."""

_FIRST: Final[tuple[type[Action], ...]] = (
    *(actions.EndTurn, actions.Pass, actions.Discard),
    *(actions.Bid, actions.Choose, actions.PlaceTile),
)
_OF_A_MEMBER: Final = (actions.Enter, actions.Shuttle, actions.Move)
_THEN: Final[tuple[type[Action], ...]] = (
    *(actions.Exchange, actions.Uncover, actions.Recover),
    *(actions.EstablishCamp, actions.PlaceGuard),
)
"""The kinds of actions in the order of their numbers. Numbers never change: new kinds go last."""

_OF_SPACE: Final = (*_KINDS, *SIDE_NAMES, "value", "treasures", "dug", "recovered")
_OF_SEAT_THERE: Final = ("workers", "leader", "camp", "guard")
_OF_SEAT: Final = (
    *("points", "workers", "leader_in_supply", "camps", "guards", "paid"),
    *("scores_now", "still_bids", "had_turn"),
    *(f"treasure_{kind}" for kind in range(components.TREASURE_KINDS)),
)
_OF_TABLE: Final = (
    *_PHASES,
    *("ap", "bid", "treasures_left"),
    *(f"hand_{hexagon.id}" for hexagon in components.HEXAGONS[: components.DECK_SIZE]),
    *(f"display_{hexagon.id}" for hexagon in components.HEXAGONS[: components.DECK_SIZE]),
    *(f"left_{letter}" for letter in components.LETTERS),
    *(f"tiles_{number}" for number in _TILES),
)


def _actions() -> Iterator[Action]:
    for kind in _FIRST:
        yield from kind.every()
    for member in actions.MEMBERS:
        for walk in _OF_A_MEMBER:
            yield from (one for one in walk.every() if one.member == member)
    known = (*_FIRST, *_OF_A_MEMBER, *_THEN)
    for kind in (*_THEN, *(one for one in actions.ACTIONS if one not in known)):
        yield from kind.every()


def _features() -> Iterator[str]:
    for name in NAMES:
        yield from (f"{name}.{one}" for one in _OF_SPACE)
        for seat in range(components.MAX_SEATS):
            yield from (f"{name}.{one}_{seat}" for one in _OF_SEAT_THERE)
    for seat in range(components.MAX_SEATS):
        yield from (f"{one}_{seat}" for one in _OF_SEAT)
    yield from _OF_TABLE


@dataclass(frozen=True)
class TikalEncoding:
    """The numbered actions of Tikal, and the names and values of a view's features."""

    actions: Sequence[Action] = field(default_factory=lambda: tuple(_actions()))
    features: Sequence[str] = field(default_factory=lambda: tuple(_features()))

    def observe(self, view: State, seat: int) -> list[int]:
        """Return a view's features as numbers, in the order of ``features``, from ``seat`` on."""
        order = [(seat + step) % view.seats for step in range(view.seats)]
        nobody, numbers = components.MAX_SEATS - view.seats, list[int]()
        for space in range(SPACES):
            numbers += _of_space(view, space)
            for one in order:
                numbers += _of_seat_there(view, one, space)
            numbers += [0] * (len(_OF_SEAT_THERE) * nobody)
        for one in order:
            numbers += _of_seat(view, one)
        numbers += [0] * (len(_OF_SEAT) * nobody)
        return numbers + _of_table(view)


def _of_space(view: State, space: int) -> list[int]:
    if view.hexagon[space] == NONE:
        return [0] * len(_OF_SPACE)
    kind = view.hexagon_kind(space)
    return [
        *(kind == one for one in _KINDS),
        *view.stones(space),
        view.value[space],
        len(view.ruin_treasures[space]),
        view.uncovered.get(space, 0),
        view.recovered.get(space, 0),
    ]


def _of_seat_there(view: State, seat: int, space: int) -> list[int]:
    return [
        view.workers_at(seat, space),
        view.leader[seat] == space,
        view.camp[space] == seat,
        view.guard[space] == seat,
    ]


def _of_seat(view: State, seat: int) -> list[int]:
    return [
        view.score[seat],
        view.workers[seat],
        view.leader[seat] == IN_SUPPLY,
        view.camps_left[seat],
        view.guards_left[seat],
        view.paid_for_turns[seat],
        seat in view.scoring_queue,
        view.bids is not None and seat in view.bids.still_in,
        seat in view.had_turn,
        *view.treasures[seat],
    ]


def _of_table(view: State) -> list[int]:
    return [
        *(view.phase == one for one in _PHASES),
        view.ap,
        view.bids.high if view.bids else 0,
        treasures_left(view),
        *(view.hand == number for number in range(components.DECK_SIZE)),
        *(number in view.display for number in range(components.DECK_SIZE)),
        *letters_left(view).values(),
        *(view.temple_tiles[number] for number in _TILES),
    ]


ENCODING: Final = TikalEncoding()
