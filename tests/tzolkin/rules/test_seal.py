"""The seal of a set-up."""

import hashlib
from dataclasses import replace

from game.tzolkin.rules.records import drawn_from_seed, seal, sealed_text
from game.tzolkin.rules.setup import Options
from tests.tzolkin.rules.positions import setup


def test_the_line_is_the_documented_one():
    """A seal that was written down must be the same in all later versions."""
    line = sealed_text(setup(first=1, seed=42))
    assert line.startswith(
        "tzolkin-seal/1 seats=2 first_player=1 tribes=false prophecies=false "
        "new_buildings=false quick_actions=false x07_same=false bacab_limit=3 monuments5=7 "
        "wealth=W07,W09,W10,W16,W08,W04,W18,W15,W12,W17,W03,W20,W19,W02,W21,W11,W13,W05,"
        "W06,W01,W14 buildings1="
    )
    assert seal(setup(first=1, seed=42)) == "c01c32c77cfec29c"


def test_a_hash_tool_gives_the_seal():
    everything = setup(5, tribes=True, prophecies=True, new_buildings=True, quick_actions=True)
    for dealt in (setup(), everything):
        line = sealed_text(dealt)
        assert line.isascii()
        assert "\n" not in line
        assert hashlib.sha256(line.encode()).hexdigest().startswith(seal(dealt))
        assert len(seal(dealt)) == 16


def test_everything_of_the_draw_is_sealed_and_nothing_else():
    dealt = setup(3, tribes=True, prophecies=True, quick_actions=True)
    others = [replace(dealt, first_player=1), setup(3, seed=2), setup(4)]
    for name in ("wealth", "buildings1", "buildings2", "monuments", "tribes", "prophecies"):
        order = getattr(dealt, name)
        others.append(replace(dealt, **{name: (order[1], order[0], *order[2:])}))
    others.append(replace(dealt, quick2=dealt.quick2[::-1]))
    others.append(replace(dealt, options=replace(dealt.options, bacab_limit=2)))
    seals = {seal(one) for one in others}
    assert len(seals | {seal(dealt)}) == len(others) + 1
    named = ({"name": "Cleo", "kind": "human"}, *dealt.players[1:])
    assert seal(replace(dealt, players=named, seed=None)) == seal(dealt)


def test_a_draw_is_compared_with_its_seed():
    dealt = setup(seed=7)
    assert drawn_from_seed(dealt) is True
    assert drawn_from_seed(replace(dealt, seed=8)) is False
    assert drawn_from_seed(replace(dealt, monuments=dealt.monuments[::-1])) is False
    assert drawn_from_seed(replace(dealt, seed=None)) is None
    assert Options() == dealt.options
    everything = {"tribes": True, "prophecies": True, "new_buildings": True, "quick_actions": True}
    assert drawn_from_seed(setup(5, seed=7, **everything)) is True
