"""The seal of a set-up (verification of luck)."""

import hashlib
from dataclasses import replace

import pytest

from game.tikal.rules.setup import (
    MINI,
    VARIANTS,
    Options,
    drawn_from_seed,
    new_setup,
    seal,
    sealed_line,
)

PEOPLE = [{"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"}]


def test_the_line_is_the_documented_one():
    """A seal that was written down must be the same in all later versions."""
    setup = new_setup(PEOPLE, 1, 42, Options("own", 2), MINI)
    assert sealed_line(setup) == (
        "tikal-seal/1 variant=mini camp_rule=own a4_value=2 first_player=1 "
        "deck=A4,B3,C4,A2,B6,D2,D3,D5,F3,F5,E1,G4 treasures=4,5,2,4,6,6,4,6,2,5,5,2"
    )
    assert seal(setup) == "bb06ef95099e70bd"


def test_the_line_of_a_short_game_says_so():
    """A whole game's line is what it was before there was a short one."""
    setup = new_setup(PEOPLE, 0, 42, Options(length="short"))
    assert " a4_value=1 length=short first_player=0 " in sealed_line(setup)
    assert "length" not in sealed_line(replace(setup, options=Options()))


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_a_hash_tool_gives_the_seal(variant):
    setup = new_setup(PEOPLE, 0, 7, variant=variant)
    assert sealed_line(setup).isascii()
    assert "\n" not in sealed_line(setup)
    assert hashlib.sha256(sealed_line(setup).encode()).hexdigest().startswith(seal(setup))
    assert len(seal(setup)) == 16


def test_everything_of_the_draw_is_sealed_and_nothing_else():
    setup = new_setup(PEOPLE, 0, 7)
    swapped = (setup.deck[1], setup.deck[0], *setup.deck[2:])
    others = [
        replace(setup, first_player=1),
        replace(setup, options=Options("own")),
        replace(setup, options=Options(a4_value=2)),
        replace(setup, options=Options(length="short")),
        replace(setup, deck=swapped),
        replace(setup, treasures=tuple(sorted(setup.treasures))),
        new_setup(PEOPLE, 0, 8),
    ]
    seals = {seal(one) for one in others}
    assert len(seals | {seal(setup)}) == len(others) + 1
    named = ({"name": "Cleo", "kind": "human"}, setup.players[1])
    assert seal(replace(setup, players=named, seed=None)) == seal(setup)


def test_a_draw_is_compared_with_its_seed():
    setup = new_setup(PEOPLE, 0, 7)
    assert drawn_from_seed(setup) is True
    assert drawn_from_seed(replace(setup, seed=8)) is False
    assert drawn_from_seed(replace(setup, treasures=tuple(sorted(setup.treasures)))) is False
    assert drawn_from_seed(replace(setup, seed=None)) is None
