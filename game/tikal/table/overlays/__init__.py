"""The overlays of Tikal: what each shows of a position, and all in the order of their buttons."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.table.overlay import OpenOverlay, Overlay, Row, what_it_shows
from game.table.players import Player
from game.table.words import did
from game.tikal.rules.actions import EstablishCamp
from game.tikal.rules.actions.camps import camp_allowed
from game.tikal.rules.actions.move import Route, seat_routes
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import ACTION_POINTS, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.hidden import View, letters_left, next_letter, volcano_odds
from game.tikal.rules.scoring import breakdown, strength, temple_owner
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns import is_final_round
from game.tikal.table.overlays import words
from game.tikal.table.overlays.words import LABELS, NOTES, SHOWN
from game.tikal.words import spoken
from game.tikal.words.auction import AFTER_LAST_HEXAGON
from game.ui.sentence import Sentence, Words, lines


@dataclass(frozen=True)
class OverlayContent:
    """What an overlay shows; spaces are numbers of the board.

    Attributes:
        title: what the overlay is about.
        note: how to read it.
        tags: the number on each space.
        rings: the mark of the seat to which a space belongs, by space.
        lit: spaces to be lit, where what it is about may be done now.
        paths: the path to each space.
        darkens_rest: True if all spaces without a tag are darkened.
        rows: the rows on the card beside the board.
        rows_by_space: the rows in their place while a space is asked about, by space.
        remarks: a sentence about each space.
        aloud: the totals, in sentences for whoever listens.
    """

    title: Words
    note: Words
    tags: Mapping[int, str] = field(default_factory=dict)
    rings: Mapping[int, str] = field(default_factory=dict)
    lit: Collection[int] = ()
    paths: Mapping[int, Sequence[int]] = field(default_factory=dict)
    darkens_rest: bool = False
    rows: Sequence[Row] = ()
    rows_by_space: Mapping[int, Sequence[Row]] = field(default_factory=dict)
    remarks: Mapping[int, Words] = field(default_factory=dict)
    aloud: Sequence[Words] = ()


# Reach: where a seat's members can be with all action points of a turn.


def reach_overlay(view: View, players: Sequence[Player], seat: int) -> OverlayContent:
    """Return the cheapest way of any member to every space, by camps and from the supply, too."""
    routes = seat_routes(view, seat, ACTION_POINTS)
    name = players[seat].name
    return OverlayContent(
        title=words.reach_of(name),
        note=words.what_ways_cost(ACTION_POINTS),
        tags={space: str(route.cost) for space, route in routes.items()},
        paths={space: route.spaces for space, route in routes.items()},
        darkens_rest=True,
        remarks={space: _route_remark(name, route) for space, route in routes.items()},
        aloud=by_cost({space: route.cost for space, route in routes.items()}),
    )


def by_cost(costs: Mapping[int, int]) -> tuple[Words, ...]:
    """Tell spaces by what they cost, the cheapest first."""
    found: dict[int, list[str]] = {}
    for cost, space in sorted((cost, space) for space, cost in costs.items()):
        found.setdefault(cost, []).append(NAMES[space])
    return tuple(spoken.reached(cost, tuple(names)) for cost, names in found.items())


def _route_remark(name: str, route: Route) -> Sentence:
    if not route.cost:
        return words.is_there(name)
    comes = words.arrives if route.enters else words.walks
    return comes(name, route.cost, NAMES[route.spaces[0]])


# Camps: where a seat may have one, and what it costs.


def camp_costs(view: View, seat: int) -> dict[int, int]:
    """Return the AP that a camp of the seat costs, for every free site that a turn's AP can pay
    for.

    Where the rules ask for a member on the site, the cost includes the member's way there. Empty if
    the seat has no camp left.
    """
    if not view.camps_left[seat]:
        return {}
    routes = seat_routes(view, seat, ACTION_POINTS - EstablishCamp.cost)
    return {
        space: EstablishCamp.cost
        + (0 if _needs_no_member(view, seat, space) else routes[space].cost)
        for space in view.camp_sites
        if _needs_no_member(view, seat, space) or space in routes
    }


def _needs_no_member(view: View, seat: int, space: int) -> bool:
    """Return True if no member of the seat has to go to the site first."""
    anybody = view.options.camp_rule == "present" and any(space in one for one in view.members)
    return anybody or camp_allowed(view, space, view.members[seat])


def camps_overlay(view: View, players: Sequence[Player], seat: int) -> OverlayContent:
    """Return the sites where a camp may stand; those that need no way are lit."""
    costs, name, left = camp_costs(view, seat), players[seat].name, view.camps_left[seat]
    if view.options.camp_rule == "free":
        note, told = words.anywhere, words.camp_costs
    else:
        note, told = words.with_way, words.camp_with_way_costs
    return OverlayContent(
        title=words.camps_of(name),
        note=note(EstablishCamp.cost) if left else NOTES["no-camp"],
        tags={space: str(cost) for space, cost in costs.items()},
        lit=[space for space, cost in costs.items() if cost == EstablishCamp.cost],
        darkens_rest=True,
        rows=(("icon_camp", NOTES["camps-left"], str(left)),),
        remarks={space: told(name, cost) for space, cost in costs.items()},
        aloud=(what_it_shows(NOTES["camps-left"], str(left)), *by_cost(costs)),
    )


# If scored now: what the position would pay.


def scoring_overlay(view: View, players: Sequence[Player], _seat: int) -> OverlayContent:
    """Return the temples that pay, the seats that they pay, and the points of every seat."""
    paid = [breakdown(view, seat) for seat in range(view.seats)]
    temples = [(seat, *temple) for seat, one in enumerate(paid) for temple in one.temples]
    return OverlayContent(
        title=LABELS["scored"],
        note=NOTES["scored"],
        tags={space: str(points) for _owner, space, points in temples},
        rings={space: players[seat].mark for seat, space, _points in temples},
        darkens_rest=True,
        rows=tuple(
            (
                f"mark_{player.mark}",
                words.paid(one.temple_points, one.treasures),
                f"+{one.total}",
            )
            for player, one in zip(players, paid, strict=True)
        ),
        remarks={space: words.pays(players[seat].name, points) for seat, space, points in temples},
        aloud=[
            words.would_be_paid(player.name, one.total, one.temple_points, one.treasures)
            for player, one in zip(players, paid, strict=True)
        ],
    )


# Next volcano: how likely one is among the next hexagons.


def volcano_overlay(view: View, _players: Sequence[Player], _seat: int) -> OverlayContent:
    """Return the chance that one of the next hexagons is a volcano, which starts a scoring
    round."""
    odds = _volcano_odds(view)
    return OverlayContent(
        title=LABELS["volcano"],
        note=_letters_note(view),
        rows=odds,
        aloud=[what_it_shows(*row[1:]) for row in odds],
    )


def _letters_note(view: View) -> Sentence:
    if is_final_round(view):
        return AFTER_LAST_HEXAGON["final-now"]
    top = next_letter(view)
    if top is None:
        return NOTES["no-hexagon"]
    if any(HEXAGON_KINDS[number] == VOLCANO for number in view.display):
        return NOTES["on-display"]
    if not volcano_odds(view, len(view.deck) - view.drawn):
        return NOTES["no-volcano"]
    return words.left_of_letter(letters_left(view)[top], top)


def _volcano_odds(view: View) -> tuple[Row, ...]:
    """Return the odds for the next hexagon, for the next one of each seat, and for the next two of
    each."""
    left = 0 if is_final_round(view) else len(view.deck) - view.drawn
    if not left or not volcano_odds(view, left):
        return ()
    counts = sorted({1, min(left, view.seats), min(left, 2 * view.seats)})
    odds = {count: volcano_odds(view, count) for count in counts}
    return tuple(
        ("volcano", words.among_next(count), words.percent(round(100 * one)))
        for count, one in odds.items()
    )


# Majorities: who leads on each temple, how strong all are there, and what would change that.


@dataclass(frozen=True)
class Majority:
    """The strengths on a temple without a guard.

    Attributes:
        strengths: each seat's strength, by seat.
    """

    strengths: tuple[int, ...]

    @property
    def margin(self) -> int:
        """How far the strongest seat is ahead of the next; 0 for a tie."""
        first, second = sorted(self.strengths, reverse=True)[:2]
        return first - second

    def needed_by(self, seat: int) -> int:
        """Return how much stronger a seat would have to be to lead; 0 if it leads."""
        others = max(one for other, one in enumerate(self.strengths) if other != seat)
        return max(0, others + 1 - self.strengths[seat])


def contested_temples(state: State) -> dict[int, Majority]:
    """Return the strengths on the temples that have members but no guard, by space."""
    found = {}
    for space, value in enumerate(state.value):
        strengths = tuple(strength(state, seat, space) for seat in range(state.seats))
        if value and state.guard[space] == NONE and any(strengths):
            found[space] = Majority(strengths)
    return found


def majorities_overlay(view: View, players: Sequence[Player], _seat: int) -> OverlayContent:
    """Return the strengths on every temple with members. Guarded temples have no strengths, since
    they cannot change hands."""
    found = contested_temples(view)
    owners = {space: temple_owner(view, space) for space, value in enumerate(view.value) if value}
    paid = tuple(_held(view, owners))
    return OverlayContent(
        title=LABELS["majorities"],
        note=NOTES["majorities"],
        rings={space: players[seat].mark for space, seat in owners.items() if seat != NONE},
        rows=tuple(
            (f"mark_{player.mark}", words.temples(count), f"+{points}")
            for player, (count, points) in zip(players, paid, strict=True)
        ),
        rows_by_space={space: tuple(_needed(one, players)) for space, one in found.items()},
        remarks=(told := {at: _majority_remark(one, players) for at, one in found.items()}),
        aloud=[
            *(words.holds(player.name, *held) for player, held in zip(players, paid, strict=True)),
            *(did(NAMES[space], remark) for space, remark in told.items()),
        ],
    )


def _held(view: View, owners: dict[int, int]) -> Iterator[tuple[int, int]]:
    """Yield for each seat how many temples it holds, and what they pay."""
    for seat in range(view.seats):
        held = [view.value[space] for space, owner in owners.items() if owner == seat]
        yield len(held), sum(held)


def _needed(one: Majority, players: Sequence[Player]) -> Iterator[Row]:
    """Yield a row for each seat: how strong it is, and what it needs to lead."""
    for seat, player in enumerate(players):
        needs = one.needed_by(seat)
        told = words.needs(needs) if needs else NOTES["leads"]
        yield f"mark_{player.mark}", words.strong(one.strengths[seat]), told


def _majority_remark(one: Majority, players: Sequence[Player]) -> Sentence:
    """Return a sentence on who leads by how much, and what the others need."""
    leads = [player.name for seat, player in enumerate(players) if not one.needed_by(seat)]
    first = words.leads_by(leads[0], one.margin) if leads else NOTES["tie"]
    needs = ((player.name, one.needed_by(seat)) for seat, player in enumerate(players))
    return lines((first, words.needed(tuple(each for each in needs if each[1]))))


# All of them.

OVERLAYS: Final = tuple(
    Overlay(id, key, icon, LABELS[id], SHOWN[id], by_seat=id in ("reach", "camps"))
    for id, key, icon in (
        ("reach", "1", "icon_move"),
        ("majorities", "2", "icon_temple"),
        ("scored", "3", "icon_score"),
        ("camps", "4", "icon_camp"),
        ("volcano", "5", "volcano"),
    )
)

_CONTENTS: Final[Mapping[str, Callable[[View, Sequence[Player], int], OverlayContent]]] = {
    "reach": reach_overlay,
    "majorities": majorities_overlay,
    "scored": scoring_overlay,
    "camps": camps_overlay,
    "volcano": volcano_overlay,
}


def overlay_content(looking: OpenOverlay, view: View, players: Sequence[Player]) -> OverlayContent:
    """Return what an overlay shows of the position."""
    return _CONTENTS[looking.overlay.id](view, players, looking.seat)
