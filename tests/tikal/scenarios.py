"""Positions for tests in few words, built on the engine's public surface."""

from collections.abc import Sequence
from typing import Any

from game.tikal import rules
from game.tikal.actions import LEADER
from game.tikal.board import INDEX
from game.tikal.components import ACTION_POINTS, HEXAGON_INDEX, HEXAGONS
from game.tikal.notation import parse
from game.tikal.setup import Options, Setup, new_setup
from game.tikal.state import ACT, NONE, State, explore
from game.tikal.variants import BASIC, Variant

TREASURES = tuple(kind for kind in range(8) for _ in range(3))
DECK = tuple(range(36))


def players(seats: int) -> list[dict[str, Any]]:
    """So many human players."""
    return [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]


def ordered(*first: str) -> tuple[int, ...]:
    """A deck of all hexagons in which these come as early as their letters allow."""
    wanted = [HEXAGON_INDEX[id_] for id_ in first]

    def rank(number: int) -> tuple[str, int]:
        place = wanted.index(number) if number in wanted else len(wanted) + number
        return HEXAGONS[number].letter, place

    return tuple(sorted(DECK, key=rank))


def game(
    *first: str,
    seats: int = 2,
    first_player: int = 0,
    treasures: Sequence[int] = TREASURES,
    **options: Any,
) -> State:
    """A new basic game whose deck begins with these hexagons (each within its letter)."""
    return rules.new_game(
        Setup(
            players=tuple(players(seats)),
            first_player=first_player,
            deck=ordered(*first),
            treasures=tuple(treasures),
            options=Options(**options),
        )
    )


def seeded(seed: int, seats: int, variant: Variant = BASIC, **options: Any) -> State:
    """A new shuffled game."""
    return rules.new_game(
        new_setup(players(seats), seed % seats, seed, Options(**options), variant)
    )


def acting(seats: int = 2, seat: int = 0, ap: int = ACTION_POINTS, **options: Any) -> State:
    """A position in which ``seat`` has ``ap`` action points and the hexagon lies already.

    Only the four printed hexagons are on the board; A1 is gone from the deck.
    """
    state = game("A1", seats=seats, first_player=seat, **options)
    state.hand = NONE
    state.phase = ACT
    state.ap = ap
    return state


def drawn(state: State, hexagon: str) -> State:
    """Put another hexagon in the hand of the seat to place one."""
    state.hand = HEXAGON_INDEX[hexagon]
    return state


def lay(state: State, *hexagons: str) -> None:
    """Lay hexagons, each as ``space id r``: ``lay(state, "b3 A4 r2")``."""
    for words in hexagons:
        space, id_, rotation = words.split()
        number = HEXAGON_INDEX[id_]
        explore(state, INDEX[space], number, int(rotation.removeprefix("r")))


def masks(state: State, space: str, *kinds: int) -> None:
    """Lay treasures on a space, the last one on top."""
    state.lying[INDEX[space]] = kinds


def put(state: State, seat: int, members: str, space: str) -> None:
    """Put members from the supply on a space: ``put(state, 0, "wwl", "b4")``."""
    where = INDEX[space]
    for member in members:
        if member == LEADER:
            state.leader[seat] = where
        else:
            state.workers[seat] -= 1
        state.members[seat][where] = state.members[seat].get(where, 0) + 1


def own(state: State, seat: int, *kinds: int) -> None:
    """Give a seat treasures."""
    for kind in kinds:
        state.treasures[seat][kind] += 1


def camp(state: State, seat: int, space: str) -> None:
    """Let a seat have a camp on a space."""
    where = INDEX[space]
    state.camp[where] = seat
    state.camps_left[seat] -= 1
    state.homes[seat] += (where,)
    state.camp_sites = tuple(site for site in state.camp_sites if site != where)


def play(state: State, *notations: str) -> State:
    """Check and apply actions, one after another."""
    for notation in notations:
        action = parse(notation)
        rules.check(state, action)
        rules.apply(state, action)
    return state


def legal(state: State, verb: str = "") -> set[str]:
    """The notations of the legal actions, or of those of one verb."""
    notations = (str(action) for action in rules.legal_actions(state))
    return {text for text in notations if text.split()[0].startswith(verb)}


def why(state: State, notation: str) -> str:
    """The reason why an action is not legal, empty if it is."""
    reason = rules.why_not(state, parse(notation))
    return str(reason) if reason else ""


def before(hexagon: str, seats: int = 2, drawer: int = 0, **options: Any) -> State:
    """The last moment before ``drawer`` draws this hexagon: ``end`` draws it."""
    state = acting(seats=seats, seat=(drawer - 1) % seats, **options)
    state.deck = ordered("A1", hexagon)
    state.drawn = state.deck.index(HEXAGON_INDEX[hexagon])
    return state


def after_last(seats: int = 2, last: int = 0) -> State:
    """The last hexagon's turn of seat ``last``: ``end`` starts the final scoring round."""
    state = acting(seats=seats, seat=last)
    state.drawn = len(state.deck)
    return state
