"""The figures of the rules: games by the rules, and what their captions say is to be seen."""

import pygame
import pytest

from game.tikal.rules.actions import EXCHANGE, parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_KINDS, STONES
from game.tikal.rules.components import VOLCANO as A_VOLCANO
from game.tikal.rules.play import apply, check, new_game, why_not
from game.tikal.rules.scoring import breakdown, strength, temple_owner, treasure_points
from game.tikal.rules.setup import BASIC, CAMP_RULES, Options, new_setup
from game.tikal.rules.state import IN_SUPPLY, NONE
from game.tikal.table.pictures import board_shown, hands_after, paint_figure, play_out, position_in
from game.tikal.table.things import space_of
from game.tikal.words import figures
from game.tikal.words.book import book
from game.tikal.words.figures import (
    BIDDING,
    CAMPS,
    EXPEDITION,
    MINI_START,
    ExchangeFigure,
    PositionFigure,
)
from game.ui.screen import Canvas
from tests.windows import Viewer

ADA, BEN = 0, 1
A5, B3, B4, B5, C4, C5, D4, D5 = (
    INDEX[name] for name in ("a5", "b3", "b4", "b5", "c4", "c5", "d4", "d5")
)
ALL = list(book(BASIC, Options()).figures())


def seen(figure):
    return position_in(figure.subject)


def lit(figure):
    """What is lit in it, by the numbers of its spaces."""
    things = board_shown(figure.subject, seen(figure)).things
    return {space_of(thing): sign for thing, sign in things.items() if sign.lit}


def chosen(figure):
    things = board_shown(figure.subject, seen(figure)).things.items()
    return next(space_of(thing) for thing, sign in things if sign.chosen)


def look(figure):
    return board_shown(figure.subject, seen(figure)).look


@pytest.mark.parametrize("play", [EXPEDITION, CAMPS, BIDDING, MINI_START], ids=lambda one: one.seed)
def test_the_games_are_played_by_the_rules(play):
    state = play_out(play, 0)
    for line in play.actions:
        check(state, parse(line))
        apply(state, parse(line))


def test_a_step_across_three_stones_costs_three():
    state = seen(figures.step_cost())
    assert state.step_costs[B4][C4] == 3
    sides = [
        STONES[state.hexagon[one]][state.rotation[one]][side] for one, side in ((B4, 1), (C4, 4))
    ]
    assert sides == [1, 2]


def test_a_temple_is_held_by_five_to_four():
    state = seen(figures.temple_majority())
    assert [strength(state, seat, C4) for seat in (ADA, BEN)] == [5, 4]
    assert (state.value[C4], temple_owner(state, C4)) == (3, ADA)
    assert all(state.leader[seat] == C4 for seat in (ADA, BEN))


def test_two_leaders_tie():
    state = seen(figures.temple_tie())
    assert [strength(state, seat, C4) for seat in (ADA, BEN)] == [3, 3]
    assert temple_owner(state, C4) == NONE


def test_the_hexagon_in_hand_makes_a_way_of_three_stones():
    assert set(look(figures.placement()).preview.way_costs.values()) == {3}


def test_the_other_one_may_not_lie_so():
    figure = figures.illegal_placement()
    refused = why_not(seen(figure), parse(figure.subject.placement))
    assert refused.message.name == "no-stone-that-way"
    assert look(figure).preview.way_costs == {}


def test_a_worker_goes_on_from_the_base_camp():
    figure = figures.walking_costs()
    assert (chosen(figure), lit(figure)[B4].cost) == (A5, 1)
    assert set(lit(figure)) < set(figure.subject.area)


def test_members_arrive_at_the_base_camp_and_the_camp_and_go_between_them():
    assert set(lit(figures.arrival())) == {A5, C5}
    figure = figures.secret_path()
    assert (chosen(figure), look(figure).path) == (C5, (C5, A5))
    assert {space: sign.cost for space, sign in lit(figure).items()} == {A5: 1}


def test_the_camp_stands_beside_the_temple_and_the_guard_upon_it():
    assert seen(figures.camp()).camp[C5] == ADA
    state = seen(figures.temple_guard())
    assert (state.guard[C4], strength(state, ADA, C4)) == (ADA, 0)


def test_a_level_is_uncovered_and_another_may_follow():
    state = seen(figures.uncovering())
    assert (state.value[C4], state.members[ADA][C4], state.seat) == (3, 3, ADA)
    assert why_not(state, parse("dig c4")) is None


def test_a_treasure_is_recovered_and_a_lone_worker_takes_no_second():
    state = seen(figures.recovery())
    assert (len(state.ruin_treasures[B3]), sum(state.treasures[BEN])) == (3, 1)
    state.ap = 10
    refused = why_not(state, parse("recover b3"))
    assert refused.message.name == "treasure-needs-members"


def test_a_camp_may_be_where_each_rule_says():
    places = {rule: set(lit(figures.camp_rule(rule))) for rule in CAMP_RULES}
    assert places == {"free": {B4, C4, C5}, "present": {C4, C5}, "own": {C5}}


def test_the_scoring_pays_what_it_says():
    figure = figures.scoring_round()
    state, shown = seen(figure), look(figure)
    assert shown.tags == {C4: "3", B5: "2"}
    assert [breakdown(state, seat).temple_points for seat in (ADA, BEN)] == [3, 2]
    assert set(shown.rings) < set(figure.subject.area)


def test_the_volcano_lies():
    assert HEXAGON_KINDS[seen(figures.volcano_laid()).hexagon[D5]] == A_VOLCANO


def test_the_first_turn_costs_nine():
    state = seen(figures.first_turn())
    assert (state.seat, state.ap, state.leader[ADA]) == (ADA, 1, C4)
    assert (state.workers_at(ADA, B4), state.workers_at(ADA, A5)) == (2, 0)


def test_the_first_temple_has_its_number():
    values = [seen(figures.first_temple(value)).value[INDEX["a4"]] for value in (1, 2)]
    assert values == [1, 2]


def test_the_exchange_is_one_that_the_rules_allow_and_do():
    shown = figures.exchange().subject
    assert isinstance(shown, ExchangeFigure)
    players = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    state = new_game(new_setup(players, 0, EXPEDITION.seed))
    apply(state, parse("tile c4 r4"))
    for seat, hand in enumerate(shown.hands):
        state.treasures[seat][:] = hand
    before = [treasure_points(list(hand)) for hand in shown.hands]
    action = EXCHANGE[BEN][shown.give][shown.take]
    check(state, action)
    apply(state, action)
    assert [list(hand) for hand in hands_after(shown)] == state.treasures[:2]
    assert treasure_points(state.treasures[ADA]) > before[ADA]


def test_the_auction_stands_as_its_caption_says():
    state = play_out(BIDDING, len(BIDDING.actions))
    assert (len(state.display), state.bids.high, state.bids.high_bidder) == (4, 5, 1)
    assert set(range(4)) - set(state.bids.still_in) == {0, 2}


def test_mini_begins_with_everybody_in_the_supply():
    state = seen(figures.mini_board())
    assert set(state.leader[:2]) == {IN_SUPPLY}


@pytest.mark.parametrize("figure", ALL, ids=lambda one: one.caption[:30])
@pytest.mark.parametrize("high", [84, 280])
def test_a_figure_covers_all_of_its_room(figure, high):
    screen = Viewer(1280, 800, 1).stage.screen
    surface = pygame.Surface((round(high * figure.ratio), high), pygame.SRCALPHA)
    for _part in paint_figure(figure.subject, Canvas(surface, screen)):
        pass
    middle = surface.get_rect().inflate(-20, -20)
    edge = [surface.get_at((x, y)) for x in (middle.left, middle.right) for y in (20, high - 20)]
    assert all(colour.a == 255 for colour in edge)
    assert len({tuple(surface.get_at((x, high // 2))) for x in range(middle.left, middle.w)}) > 20


def test_what_is_not_about_the_board_is_no_position():
    assert sum(isinstance(one.subject, PositionFigure) for one in ALL) == len(ALL) - 4


def test_there_is_a_hexagon_of_each_kind():
    shown = figures.hexagon_kinds().subject
    assert {HEXAGON_KINDS[one] for one in shown.hexagons} == set(HEXAGON_KINDS)
    assert len(shown.hexagons) == len(set(HEXAGON_KINDS))
