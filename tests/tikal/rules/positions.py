"""Positions for the tests: set up in a line or two, played and asked by notation."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.tikal.rules.actions import CAMP, GUARD, parse
from game.tikal.rules.actions.tile import lay_hexagon, lay_printed_hexagons
from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.components import ACTION_POINTS, HEXAGON_INDEX, TREASURE
from game.tikal.rules.play import apply, check, legal_actions, new_game, why_not
from game.tikal.rules.setup import BASIC, Options, Setup, Variant, new_setup
from game.tikal.rules.state import ACT, PLACE, State

TREASURES = tuple(kind for kind in range(8) for _ in range(3))
"""The treasures in plain order: three of kind 0 first."""


def players(seats: int) -> list[dict[str, Any]]:
    """So many people."""
    return [{"name": f"Player {seat}", "kind": "human"} for seat in range(seats)]


def setup(
    seats: int = 2,
    first: int = 0,
    *,
    deck: str = "",
    treasures: Iterable[int] | None = None,
    variant: Variant = BASIC,
    **options: Any,
) -> Setup:
    """A set-up in which the hexagons named in ``deck`` are the first of their sets."""
    shuffled = new_setup(players(seats), first, 1, variant=variant)
    wanted = [HEXAGON_INDEX[id_] for id_ in deck.split()]
    order: list[int] = []
    for numbers in variant.hexagon_sets:
        early = [number for number in wanted if number in numbers]
        order += early + [n for n in shuffled.deck if n in numbers and n not in early]
    return Setup(
        shuffled.players,
        first,
        tuple(order),
        shuffled.treasures if treasures is None else tuple(treasures),
        Options(**options),
        variant=variant,
    )


def position(
    seats: int = 2,
    *,
    tiles: Mapping[str, tuple[str, int]] | None = None,
    members: Mapping[str, Mapping[int, str]] | None = None,
    camps: Mapping[str, int] | None = None,
    guards: Mapping[str, int] | None = None,
    lying: Mapping[str, Iterable[int]] | None = None,
    treasures: Mapping[int, Iterable[int]] | None = None,
    seat: int = 0,
    ap: int = ACTION_POINTS,
    hand: str | None = None,
    **options: Any,
) -> State:
    """A position in which ``seat`` acts with ``ap`` points, or has ``hand`` to place.

    ``tiles`` maps spaces to a hexagon and its rotation, ``members`` spaces to what every seat
    has there ("wwl": two workers and the leader), ``lying`` spaces to treasures (the last one on
    top), ``treasures`` seats to the kinds that they own. Treasure hexagons are empty unless
    ``lying`` fills them.
    """
    state = State(setup(seats, **options))
    lay_printed_hexagons(state)
    for name, (id_, rotation) in (tiles or {}).items():
        _lay(state, INDEX[name], HEXAGON_INDEX[id_], rotation, tuple((lying or {}).get(name, ())))
    for owner, kinds in (treasures or {}).items():
        for kind in kinds:
            state.treasures[owner][kind] += 1
    _settle(state, camps or {}, guards or {})
    for name, stacks in (members or {}).items():
        for owner, figures in stacks.items():
            put(state, owner, figures, name)
    state.seat, state.phase, state.ap = seat, ACT, ap
    if hand is not None:
        state.phase, state.ap, state.hand = PLACE, 0, HEXAGON_INDEX[hand]
    return state


def _lay(state: State, space: int, hexagon: int, rotation: int, lying: tuple[int, ...]) -> None:
    lay_hexagon(state, space, hexagon, rotation)
    state.ruin_treasures[space] = lying
    if state.hexagon_kind(space) == TREASURE and not lying:
        state.camp_sites += (space,)


def _settle(state: State, camps: Mapping[str, int], guards: Mapping[str, int]) -> None:
    for name, owner in camps.items():
        state.seat = owner
        apply(state, CAMP[INDEX[name]])
    for name, owner in guards.items():
        state.seat = owner
        put(state, owner, "w", name)
        apply(state, GUARD[INDEX[name]])


def put(state: State, seat: int, figures: str, name: str) -> None:
    """Put members of a seat from its supply on a space: "wwl" is two workers and the leader."""
    members, space = state.members[seat], INDEX[name]
    members[space] = members.get(space, 0) + len(figures)
    state.workers[seat] -= figures.count("w")
    if "l" in figures:
        state.leader[seat] = space


def play(state: State, *lines: str) -> State:
    """Check and apply actions given by their notation."""
    for line in lines:
        action = parse(line)
        check(state, action)
        apply(state, action)
    return state


def act_again(state: State, seat: int) -> State:
    """Place hexagons and end turns until ``seat`` has its action points."""
    while state.seat != seat or state.phase != ACT:
        apply(state, legal_actions(state)[0])
    return state


def legal(state: State, verb: str = "") -> set[str]:
    """The notation of the legal actions, of one kind if ``verb`` is given."""
    return {str(action) for action in legal_actions(state) if verb in ("", action.verb)}


def allowed(state: State, line: str) -> bool:
    """True if an action is listed and not refused; the two may never differ."""
    action = parse(line)
    listed = action in legal_actions(state)
    assert listed == (why_not(state, action) is None), f"listing and refusal differ on {line}"
    return listed


def refusal(state: State, line: str) -> str:
    """Why an action is refused; it must not be listed either."""
    assert not allowed(state, line), f"{line} is legal"
    return str(why_not(state, parse(line)))


def counts(state: State, seat: int) -> dict[str, int]:
    """Members of a seat on the board, by the space's name."""
    return {NAMES[space]: count for space, count in state.members[seat].items()}


def game(
    *first: str,
    seats: int = 2,
    first_player: int = 0,
    treasures: Sequence[int] = TREASURES,
    **options: Any,
) -> State:
    """A new basic game in which these hexagons are the first of their letters."""
    deck = " ".join(first)
    return new_game(setup(seats, first_player, deck=deck, treasures=treasures, **options))


def seeded(seed: int, seats: int, variant: Variant = BASIC, **options: Any) -> State:
    """A new shuffled game."""
    return new_game(new_setup(players(seats), seed % seats, seed, Options(**options), variant))


def before(hexagon: str, seats: int = 2, drawer: int = 0) -> State:
    """The last moment before ``drawer`` draws this hexagon: ``end`` draws it."""
    state = position(seats, seat=(drawer - 1) % seats)
    state.deck = setup(seats, deck=hexagon).deck
    state.drawn = state.deck.index(HEXAGON_INDEX[hexagon])
    return state


def after_last(seats: int = 2, last: int = 0) -> State:
    """The last hexagon's turn of seat ``last``: ``end`` starts the final scoring round."""
    state = position(seats, seat=last)
    state.drawn = len(state.deck)
    return state


def lay(state: State, *hexagons: str) -> None:
    """Lay hexagons, each as ``space id r``; ``masks`` fills an empty ruin."""
    for words in hexagons:
        name, id_, rotation = words.split()
        _lay(state, INDEX[name], HEXAGON_INDEX[id_], int(rotation.removeprefix("r")), ())


def masks(state: State, name: str, *kinds: int) -> None:
    """Lay treasures on a space, the last one on top."""
    state.ruin_treasures[INDEX[name]] = kinds
    state.camp_sites = tuple(site for site in state.camp_sites if site != INDEX[name] or not kinds)


def own(state: State, seat: int, *kinds: int) -> None:
    """Give a seat treasures."""
    for kind in kinds:
        state.treasures[seat][kind] += 1


def camp(state: State, seat: int, name: str) -> None:
    """Let a seat have a camp on a space."""
    acting, ap = state.seat, state.ap
    state.seat = seat
    apply(state, CAMP[INDEX[name]])
    state.seat, state.ap = acting, ap


def why(state: State, line: str) -> str:
    """The reason why an action is not legal, empty if it is."""
    return str(why_not(state, parse(line)) or "")
