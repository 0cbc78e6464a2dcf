"""Section 2: the set-up."""

import pytest

from game.core.game import SetupError
from game.tzolkin.rules import new_game
from game.tzolkin.rules.data.board import FIRST_TOOTH
from game.tzolkin.rules.data.tiles import WEALTH
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import DUMMY
from tests.tzolkin.rules.positions import game, legal, names, play, position, setup, why
from tests.tzolkin.rules.refereed import players


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_workers_and_nothing(seats):
    state = game(seats)
    assert state.workers_in_hand == state.workers_in_bank == [3] * seats
    assert state.corn == state.score == state.skulls == [0] * seats
    assert state.cubes == [0] * 3 * seats
    assert state.techs == [0] * 4 * seats
    assert state.temples == [1] * 3 * seats
    assert state.light_side == [True] * seats
    assert (state.days_passed, state.calendar_corn, state.skulls_left) == (0, 0, 13)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_jungle_has_a_field_for_each_player(seats):
    state = game(seats)
    assert state.jungle_corn == [seats] * 4
    assert state.jungle_wood == [0, seats, seats, seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_monuments_are_players_and_two(seats):
    dealt = setup(seats)
    state = new_game(dealt)
    assert state.displayed_monuments == dealt.monuments[: seats + 2]


def test_the_first_six_buildings_of_age_1_are_displayed():
    dealt = setup()
    state = new_game(dealt)
    assert state.displayed_buildings == dealt.buildings1[:6]
    assert (len(state.deck1), len(state.deck2)) == (8, 18)
    assert all("B01" <= id_ <= "B14" for id_ in names(dealt.buildings1))


@pytest.mark.parametrize(("seats", "dummies"), [(2, 12), (3, 6), (4, 0)])
def test_dummies(seats, dummies):
    for seed in range(30):
        assert game(seats, seed=seed).teeth.count(DUMMY) == dummies


def test_the_first_dummy_of_a_gear_has_one_opposite_and_chichen_itza_none():
    dealt = setup(3, seed=5)
    wanted, left = set(), 6
    for number in dealt.wealth[12:]:
        tile = WEALTH[number]
        first = FIRST_TOOTH[tile.gear]
        doubles = tile.gear < 4 and not any(first <= t < first + 10 for t in wanted)
        for space in (tile.space, (tile.space + 5) % 10)[: 1 + doubles]:
            if left:
                wanted.add(first + space)
                left -= 1
    state = new_game(dealt)
    assert {tooth for tooth, who in enumerate(state.teeth) if who == DUMMY} == wanted
    assert len(wanted) == 6


def test_wealth_tiles_are_chosen_clockwise_from_the_first_player():
    """Seat s has tiles 4s .. 4s + 3; two of four are six choices."""
    dealt = setup(3, first=1)
    state = new_game(dealt)
    assert (state.phase, state.seat) == ("keep", 1)
    ids = sorted(WEALTH[number].id for number in dealt.wealth[4:8])
    assert legal(state) == {f"keep {a} {b}" for i, a in enumerate(ids) for b in ids[i + 1 :]}
    play(state, f"keep {ids[0]} {ids[1]}")
    assert state.seat == 2
    assert "wealth-not-dealt" in why(state, f"keep {ids[0]} {ids[1]}")
    play(state, sorted(legal(state))[0])
    assert state.corn == [0, 0, 0]
    play(state, sorted(legal(state))[0])
    assert (state.phase, state.seat) == ("turn", 1)


def kept(ids, others="W19 W21"):
    """What two tiles bring to seat 0."""
    order = [WEALTH_NUMBER[id_] for id_ in (ids + " " + others).split()]
    order += [n for n in range(21) if n not in order]
    # seat 0 is dealt what it keeps and two others
    dealt = setup()
    state = new_game(
        type(dealt)(
            dealt.players,
            0,
            tuple(order),
            dealt.buildings1,
            dealt.buildings2,
            dealt.monuments,
        )
    )
    play(state, f"keep {' '.join(sorted(ids.split()))}")
    return play(state, sorted(legal(state))[0])


WEALTH_NUMBER = {tile.id: number for number, tile in enumerate(WEALTH)}


def test_two_tiles_of_one_technology_give_two_levels():
    state = kept("W01 W03")
    assert state.techs[:4] == [2, 0, 0, 0]
    assert (state.corn[0], state.cubes[:3], state.temples[:3]) == (3, [0, 1, 1], [1, 2, 1])


def test_a_tile_with_a_worker_and_one_with_a_skull():
    state = kept("W15 W17")
    assert (state.workers_in_hand[0], state.workers_in_bank[0]) == (4, 2)
    assert (state.skulls[0], state.skulls_left, state.corn[0]) == (1, 12, 4)


@pytest.mark.parametrize("tile", WEALTH, ids=lambda tile: tile.id)
def test_every_wealth_tile_brings_its_goods(tile):
    state = kept(
        f"{tile.id} {'W08' if tile.id == 'W12' else 'W12'}",
        "W19 W02" if tile.id not in ("W19", "W02") else "W21 W16",
    )
    other = WEALTH[WEALTH_NUMBER["W08" if tile.id == "W12" else "W12"]]
    assert state.corn[0] == tile.goods.corn + other.goods.corn
    assert state.cubes[0] == tile.goods.wood + other.goods.wood
    assert state.cubes[1] == tile.goods.stone + other.goods.stone
    assert state.cubes[2] == tile.goods.gold + other.goods.gold
    assert sum(state.techs[:4]) + sum(state.temples[:3]) - 3 == len(tile.effects)


def test_no_game_without_two_to_four_players():
    for seats in (0, 1, 6):
        with pytest.raises(SetupError, match=r"^seats-from-to \(least: 2, most: 5, seats: \d\)$"):
            new_setup(players(seats), 0, 1)
    with pytest.raises(SetupError, match="five-without-quick-actions"):
        new_setup(players(5), 0, 1)
    with pytest.raises(SetupError, match="no-seat-of-first-player"):
        new_setup(players(2), 2, 1)
    with pytest.raises(SetupError, match=r"^not-one-of \(name: bacab_limit"):
        Options(bacab_limit=4)
    with pytest.raises(SetupError, match=r"^not-one-of \(name: monuments5"):
        Options(monuments5=8)


def test_the_same_seed_gives_the_same_set_up():
    assert setup(seed=9) == setup(seed=9)
    assert setup(seed=9).wealth != setup(seed=8).wealth
    # these must stay as they are for ever: a seed is a set-up
    assert setup(seed=42).wealth[:6] == (6, 8, 9, 15, 7, 3)


def test_the_first_turn_is_for_placing_only():
    """Nobody stands on a gear, so there is nobody to pick up."""
    assert legal(position(), "pick") == set()
