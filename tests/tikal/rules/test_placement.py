"""Placing the hexagon in hand (section 3, step 2)."""

import pytest

from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.components import (
    DECK_SIZE,
    DISTINCT_ROTATIONS,
    HEXAGON_INDEX,
    HEXAGONS,
    VOLCANO,
)
from game.tikal.rules.hidden import treasures_left
from game.tikal.rules.play import new_game
from game.tikal.rules.state import ACT, NONE
from tests.tikal.rules.positions import (
    act_again,
    allowed,
    legal,
    play,
    position,
    put,
    refusal,
    setup,
)

A_FULL_TURN = range(6)
PRINTED_SPACES = ("a4", "a5", "b4", "b5")


class TestWhere:
    """3.2: an empty space next to an explored hexagon."""

    def test_not_on_an_explored_space(self):
        assert refusal(position(hand="A3"), "tile b4 r0") == "explored-already (space: b4)"

    def test_not_away_from_the_explored(self):
        assert refusal(position(hand="A3"), "tile h1 r0") == "nothing-explored-beside (space: h1)"

    def test_first_hexagon_with_stones_on_three_sides(self):
        """a3, b3, c4, c5 are the only empty spaces beside the four printed hexagons."""
        spaces = {line.split()[1] for line in legal(position(hand="D4"))}
        assert spaces == {"a3", "b3", "c4", "c5"}

    def test_a_stone_on_the_explored_side_is_enough(self):
        """b4 has a stone to the north: C2 may lie on b3 in every rotation."""
        state = position(hand="C2")
        assert all(allowed(state, f"tile b3 r{r}") for r in DISTINCT_ROTATIONS[HEXAGON_INDEX["C2"]])

    def test_a_stone_on_the_new_hexagon_is_enough(self):
        """c3 touches b3 only, which has no stone there: C2's three stones must point at it."""
        state = position(tiles={"b3": ("E1", 0)}, hand="C2")
        assert legal(state) & {f"tile c3 r{r}" for r in A_FULL_TURN} == {"tile c3 r4"}
        assert refusal(state, "tile c3 r0") == "no-stone-that-way (space: c3)"

    def test_a_stone_towards_a_volcano_only_is_not_enough(self):
        state = position(tiles={"c4": ("B1", 0)}, hand="C2")
        assert refusal(state, "tile d3 r4") == "no-stone-either-way (space: d3)"
        assert not legal(state) & {f"tile d3 r{r}" for r in A_FULL_TURN}


class TestVolcano:
    """3.2: a volcano needs only a neighbour; it may touch volcanoes."""

    def test_needs_no_stone(self):
        """d4 touches c5 alone, whose stones all point elsewhere."""
        state = position(tiles={"c5": ("C5", 5)}, hand="B1")
        assert allowed(state, "tile d4 r0")

    def test_may_touch_only_a_volcano(self):
        state = position(tiles={"c4": ("D3", 0)}, hand="B1")
        assert allowed(state, "tile d3 r0")

    def test_needs_an_explored_neighbour(self):
        state = position(hand="B1")
        assert refusal(state, "tile e1 r0") == "nothing-explored-beside (space: e1)"

    def test_is_listed_once_a_space(self):
        assert legal(position(hand="B1")) == {f"tile {s} r0" for s in ("a3", "b3", "c4", "c5")}


class TestRotation:
    """3.2: any of six rotations, never mirrored; record format: alike ones once."""

    @pytest.mark.parametrize(
        ("hexagon", "rotations"),
        [("B1", 1), ("D4", 2), ("C2", 6), ("A3", 6), ("A6", 6), ("A1", 6)],
    )
    def test_rotations_that_differ(self, hexagon, rotations):
        """Volcano: 1; stones on every other side: 2; all others: 6."""
        assert len(DISTINCT_ROTATIONS[HEXAGON_INDEX[hexagon]]) == rotations

    def test_rotation_turns_clockwise(self):
        """Record format: r2 turns the stone list's north side to the south-east."""
        state = play(position(hand="C2"), "tile c5 r2")
        assert state.stones(INDEX["c5"]) == (0, 0, 3, 0, 0, 0)

    def test_never_mirrored(self):
        """A2 (2,0,1,0,0,0) has the mirror image A5 (2,0,0,0,1,0): no rotation makes it that."""
        state = position(hand="A2")
        turned = [play(state.copy(), f"tile b3 r{r}").stones(INDEX["b3"]) for r in A_FULL_TURN]
        assert len(set(turned)) == 6
        assert (2, 0, 0, 0, 1, 0) not in turned
        assert turned[0] == (2, 0, 1, 0, 0, 0)

    def test_rotations_alike_are_listed_as_the_smallest(self):
        listed = legal(position(hand="D4")) & {f"tile b3 r{r}" for r in A_FULL_TURN}
        assert listed == {"tile b3 r0", "tile b3 r1"}

    @pytest.mark.parametrize(("given", "kept"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
    def test_any_of_them_is_accepted_and_the_smallest_kept(self, given, kept):
        state = play(position(hand="D4"), f"tile b3 r{given}")
        assert state.rotation[INDEX["b3"]] == kept


class TestTreasures:
    """3.2: as many treasures as masks, one after another, the last on top."""

    @pytest.mark.parametrize(("hexagon", "masks"), [("A2", 4), ("C4", 3), ("E2", 2), ("C2", 0)])
    def test_as_many_as_masks(self, hexagon, masks):
        state = play(position(hand=hexagon), "tile b3 r3")
        assert len(state.ruin_treasures[INDEX["b3"]]) == masks
        assert treasures_left(state) == 24 - masks

    def test_the_last_one_put_is_recovered_first(self):
        """A2 takes the first four of the stack, A5 the next four."""
        order = [7, 6, 5, 4, 0, 1, 2, 3] * 3
        state = new_game(setup(deck="A2 A5", treasures=order))
        play(state, "tile b3 r0", "end", "tile c4 r4", "end")
        assert [state.ruin_treasures[INDEX[name]] for name in ("b3", "c4")] == [
            (7, 6, 5, 4),
            (0, 1, 2, 3),
        ]
        put(state, 0, "ww", "b3")
        play(act_again(state, 0), "recover b3", "recover b3")
        assert state.treasures[0] == [0, 0, 0, 0, 1, 1, 0, 0]


class TestDiscard:
    """3.2, decision: no legal space and rotation, and the hexagon leaves the game."""

    def walled_in(self, last):
        """Only a1 is left, and its two neighbours are volcanoes."""
        hexagons = [h.id for h in HEXAGONS[:DECK_SIZE] if h.kind != VOLCANO and h.id != last]
        spaces = [name for name in NAMES if name not in ("a1", "a2", "b1", "h5", *PRINTED_SPACES)]
        tiles = dict.fromkeys(("a2", "b1", "h5"), ("B1", 0))
        tiles |= {name: (id_, 0) for name, id_ in zip(spaces, hexagons, strict=True)}
        return position(tiles=tiles, hand=last)

    @pytest.mark.parametrize("last", ["G1", "G2", "G4"])
    def test_is_the_only_legal_action(self, last):
        state = self.walled_in(last)
        assert legal(state) == {"discard"}
        assert {refusal(state, f"tile a1 r{r}") for r in A_FULL_TURN} == {
            "no-stone-either-way (space: a1)"
        }

    def test_the_turn_goes_on_with_10_ap(self):
        state = play(self.walled_in("G2"), "discard")
        assert (state.phase, state.seat, state.ap, state.hand) == (ACT, 0, 10, NONE)
        assert state.hexagon[INDEX["a1"]] == NONE

    def test_a_treasure_hexagon_takes_no_treasures(self):
        state = self.walled_in("G4")
        before = treasures_left(state)
        assert treasures_left(play(state, "discard")) == before

    def test_a_volcano_fits_even_there(self):
        state = self.walled_in("G2")
        state.hand = HEXAGON_INDEX["F2"]
        assert legal(state) == {"tile a1 r0"}

    @pytest.mark.parametrize("hexagon", ["A3", "A2", "B1"])
    def test_a_hexagon_that_fits_is_never_discarded(self, hexagon):
        reason = "hexagon-fits"
        assert refusal(position(hand=hexagon), "discard") == reason


class TestWhen:
    """3: first the hexagon, then the action points."""

    @pytest.mark.parametrize("line", ["enter w a5", "end", "camp b4", "dig b5", "exchange 0 p1 1"])
    def test_nothing_else_before_it_is_placed(self, line):
        assert refusal(position(hand="A3"), line) == "hexagon-to-place"

    @pytest.mark.parametrize("line", ["tile b3 r0", "discard", "choose A3", "bid 1", "pass"])
    def test_no_second_one(self, line):
        reason = "nothing-to-place"
        assert refusal(position(), line) == reason
