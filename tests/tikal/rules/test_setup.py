"""Set-up: what is in the box, the shuffling, and what is refused (sections 1 and 2)."""

import re
from collections import Counter
from typing import Any

import pytest

from game.core.game import SetupError
from game.tikal import rules
from game.tikal.rules.components import HEXAGONS, LETTERS, PRINTED_HEXAGONS, TEMPLE_TILES, VOLCANO
from game.tikal.rules.setup import Options, Setup, new_setup
from tests.tikal.rules.positions import TREASURES, game, players

DECK = tuple(range(36))
# the order for seed 42; it must never change, on any platform or version
SEED_42 = (
    "A3 A6 A5 A2 A1 A4 B3 B4 B2 B1 B6 B5 C5 C4 C1 C3 C2 D5 "
    "D2 D1 D3 D4 E4 E2 E3 E1 E5 F5 F4 F3 F1 F2 G3 G2 G4 G1"
)
STACK_42 = "721117406300524573263564"


def ids(setup: Setup) -> str:
    return " ".join(HEXAGONS[number].id for number in setup.deck)


def setup(**changes: Any) -> Setup:
    arguments = {
        "players": tuple(players(2)),
        "first_player": 0,
        "deck": DECK,
        "treasures": TREASURES,
    }
    return Setup(**(arguments | changes))


def test_the_box() -> None:
    """1: letter sets A6 B6 C5 D5 E5 F5 G4; 15 temples, 10 jungles, 8 treasures, 3 volcanoes."""
    stacked = HEXAGONS[:36]
    letters = Counter(hexagon.letter for hexagon in stacked)
    assert letters == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    kinds = Counter(hexagon.kind for hexagon in stacked)
    assert kinds == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}
    assert {h.letter for h in stacked if h.kind == VOLCANO} == {"B", "D", "F"}
    assert sum(h.masks for h in stacked) == 24
    assert TEMPLE_TILES[2:11] == (3, 6, 9, 11, 8, 5, 3, 2, 1)


def test_three_stones_on_every_hexagon_of_the_stack() -> None:
    """1: exactly three over the six sides; volcanoes carry none."""
    for hexagon in HEXAGONS[:36]:
        assert sum(hexagon.stones) == (0 if hexagon.kind == VOLCANO else 3)


def test_the_printed_hexagons() -> None:
    """1: base camp a5, temple a4, jungle b4, temple b5."""
    assert [(space, HEXAGONS[number].kind) for space, number in PRINTED_HEXAGONS] == [
        (4, "base_camp"),
        (3, "temple"),
        (8, "jungle"),
        (9, "temple"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats: int) -> None:
    """2: 0 points, all members in supply."""
    state = game("A1", seats=seats, first_player=seats - 1)
    assert state.score == [0] * seats
    assert state.workers == [18] * seats
    assert state.leader == [-1] * seats
    assert (state.camps_left, state.guards_left) == ([2] * seats, [2] * seats)
    assert state.members == [{}] * seats
    assert (state.seat, state.phase, state.drawn) == (seats - 1, "place", 1)


def test_same_seed_same_order_for_ever() -> None:
    """2: pinned, since records and saved games tell their seed."""
    made = new_setup(players(2), 0, 42)
    assert ids(made) == SEED_42
    assert "".join(map(str, made.treasures)) == STACK_42


@pytest.mark.parametrize("seed", range(5))
def test_shuffled_within_letters(seed: int) -> None:
    """2: the stack runs A to G."""
    made = new_setup(players(3), 0, seed)
    assert [HEXAGONS[n].letter for n in made.deck] == sorted(HEXAGONS[n].letter for n in range(36))
    assert sorted(made.deck) == list(range(36))
    assert sorted(made.treasures) == sorted([*range(8)] * 3)
    assert made.seed == seed


def test_seeds_differ() -> None:
    """2: another seed, another order."""
    assert len({ids(new_setup(players(2), 0, seed)) for seed in range(20)}) == 20


@pytest.mark.parametrize("letter", LETTERS)
def test_every_order_within_a_letter_may_come(letter: str) -> None:
    """2: each hexagon of a letter can be the first of it."""
    size = sum(h.letter == letter for h in HEXAGONS[:36])
    start = next(n for n in range(36) if HEXAGONS[n].letter == letter)
    first = {new_setup(players(2), 0, seed).deck[start] for seed in range(60)}
    assert len(first) == size


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            {"players": tuple(players(1))},
            "seats-from-to (variant: basic, least: 2, most: 4, seats: 1)",
        ),
        (
            {"players": tuple(players(5))},
            "seats-from-to (variant: basic, least: 2, most: 4, seats: 5)",
        ),
        ({"first_player": 2}, "no-seat-of-first-player (number: 2)"),
        ({"first_player": -1}, "no-seat-of-first-player (number: -1)"),
        (
            {"options": Options(camp_rule="never")},
            "(name: camp_rule, values: free, present, own, value: never)",
        ),
        (
            {"options": Options(length="long")},
            "(name: length, values: whole, short, value: long)",
        ),
        ({"options": Options(a4_value=3)}, "not-one-of (name: a4_value, values: 1, 2, value: 3)"),
        ({"deck": DECK[:-1]}, "deck-size (wanted: 36, found: 35)"),
        (
            {"deck": (*DECK[1:], 0)},
            "first: 1, last: 6, names: A1, A2, A3, A4, A5, A6)",
        ),
        ({"deck": (0, *DECK[:-1])}, "deck-part (first: 1, last: 6, "),
        (
            {"deck": (*DECK[:-1], 36)},
            "first: 33, last: 36, names: G1, G2, G3, G4)",
        ),
        ({"treasures": TREASURES[1:]}, "treasures-of-kinds (copies: 3, kinds: 8)"),
        ({"treasures": (8, *TREASURES[1:])}, "no-such-treasure (most: 7)"),
        ({"treasures": (1, *TREASURES[1:])}, "treasures-of-kinds (copies: 3, kinds: 8)"),
        ({"treasures": ()}, "treasures-of-kinds (copies: 3, kinds: 8)"),
    ],
)
def test_a_set_up_that_no_game_starts_from(changes: dict[str, Any], reason: str) -> None:
    """1 and 2: refused, with what is wrong."""
    with pytest.raises(SetupError, match=re.escape(reason)):
        setup(**changes)


def test_a_set_up_is_a_game() -> None:
    """2: the first hexagon is in hand."""
    state = rules.new_game(setup())
    assert state.hand == 0
