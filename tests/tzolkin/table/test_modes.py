"""What touches mean in the modes of Tzolk'in's table."""

from dataclasses import replace

import pytest

from game.core.message import Message
from game.players.player import Decision, decide
from game.table.ids import PLAN_ALL, PLAN_CLOSE, PLAN_STEP
from game.table.modes import Play, Refuse
from game.table.modes.deciding import Advice
from game.tzolkin.players.roster import player_named
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data.board import TEMPLE_POINTS, TIKAL
from game.tzolkin.rules.effects import tracks
from game.tzolkin.rules.effects.placing import may_beg
from game.tzolkin.table.foresight.placing import action_prices
from game.tzolkin.table.modes.acting import Acting
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.mode import Rewind, ShowingPlan
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import Trading, decision_mode
from game.tzolkin.table.options import BEG, BURN, WOOD, MultipleChoice, VerbOption
from game.tzolkin.table.signs import sign
from game.tzolkin.table.things import (
    BuildingTile,
    Cube,
    Gear,
    Plate,
    Space,
    Technology,
    Temple,
    WealthTile,
)
from tests.tzolkin.rules.positions import picked
from tests.tzolkin.table.offered import mode_at
from tools.gallery.tzolkin import at, placed, position, until


def found(name, part, phase, least=1):
    return mode_at(position(name, part, at(phase, least)))


def test_a_touch_on_a_gear_places_and_one_on_a_worker_picks_up():
    match = position("base-4-eager-58", 0.3, lambda state: 0 < state.teeth.count(state.seat) < 3)
    while match.state.phase != phases.TURN:
        match = position("base-4-eager-58", 0.35, at(phases.TURN, 6))
    mode = mode_at(match)
    legal = {str(line) for line in legal_actions(match.state)}
    gear = next(one for one in mode.seen.lit if isinstance(one, Gear))
    placed_line = mode.touch(gear)
    assert isinstance(placed_line, Play)
    assert str(placed_line.actions[0]) in legal
    own = [tooth for tooth, seat in enumerate(match.state.teeth) if seat == match.state.seat]
    for tooth in own:
        came = mode.touch(Space(tooth))
        assert isinstance(came, Play)
        assert str(came.actions[0]).startswith("pick")


def test_what_costs_too_much_says_why():
    match = position(
        "base-4-eager-58",
        0.1,
        lambda state: (
            state.phase == phases.TURN
            and any(
                price.lacking for price in Acting(Turn(state, (), state.seat)).seen.prices.values()
            )
        ),
    )
    mode = mode_at(match)
    dear = next(space for space, price in mode.seen.prices.items() if price.lacking)
    came = mode.touch(dear)
    assert isinstance(came, Refuse)
    assert came.mode is mode


def test_a_worker_taken_back_leaves_the_others_at_their_new_prices():
    match = position("base-3-eager-57", 0.3, placed)
    state, count = match.state, len(match.actions)
    first = count - state.workers_placed
    done = [mode_played(match, index) for index in range(first, count)]
    turn = Turn(state, (), state.seat, first=first, done=done)
    mode = decision_mode(turn)
    cards = [card for row in mode.tray.rows for card in row.cards if card.id.startswith("done/")]
    assert len(cards) == state.workers_placed
    came = mode.press(cards[0].id)
    assert isinstance(came, Rewind)
    assert came.index == first
    assert [str(line) for line in came.actions] == [str(one.action) for one in done[1:]]


def mode_played(match, index):
    from game.table.telling import PlayedAction

    return PlayedAction(match.before(index), match.actions[index], match.before(index + 1))


def test_the_own_action_is_chosen_before_anything_is_touched():
    mode = found("base-4-eager-58", 0.5, phases.WORKER, 4)
    own = Plate(*mode.view.phase_args)
    assert own in mode.seen.chosen
    assert isinstance(mode.touch(own), Play | Choosing)


def test_what_is_chosen_twice_is_done():
    mode = found("base-4-eager-58", 0.2, phases.TEMPLE, 2)
    temple = mode.seen.lit[0]
    once = mode.touch(temple)
    assert isinstance(once, Choosing)
    assert temple in once.seen.chosen
    assert once.seen.shadows
    twice = once.touch(temple)
    assert isinstance(twice, Play)
    assert once.press("do") == twice
    assert once.escape().seen.chosen != once.seen.chosen


def test_a_technology_and_its_cubes_are_one_view():
    match = position("base-4-eager-58", 0.4, at(phases.TECH, 3))
    mode = mode_at(match)
    chosen = mode.touch(mode.seen.lit[0])
    assert isinstance(chosen, Choosing)
    assert [group.state.phase for group in chosen.choice.groups][:2] == [phases.TECH, phases.PAY]
    assert [line.verb for line in chosen.choice.actions] == ["tech", "pay"]


def test_cards_say_what_a_technology_and_the_way_back_cost():
    mode = mode_at(position("base-4-eager-58", 0.4, at(phases.TECH, 3)))
    steps = [card for card in mode.tray.rows[-1].cards if isinstance(card.option, Technology)]
    assert steps
    for card in steps:
        cubes = sum(one.icon == sign.CUBE for one in card.signs[0])
        assert cubes == tracks.price_due(mode.view, card.option.track) > 0
    view = found("base-4-eager-58", 0.5, phases.WORKER, 4).view
    assert action_prices(view)
    assert all(0 < way.corn <= view.phase_args[1] for way in action_prices(view).values())


def test_some_of_several_are_chosen_in_any_order_and_put_back():
    mode = found("base-2-eager-56", 0, phases.KEEP)
    tiles = [one for one in mode.choice.groups[0].options if isinstance(one, WealthTile)]
    one, two, three = tiles[:3]
    both = mode.touch(two).touch(one)
    assert both.choice.actions
    assert both.touch(two).choice.actions is None  # put back
    assert set(both.touch(three).choice.groups[0].picked) == {one, three}  # the first goes


def test_cubes_of_choice_are_taken_as_often_as_they_are_touched():
    group = MultipleChoice(
        None,
        (Cube(0), Cube(1)),
        (Cube(0), Cube(0)),
        2,
        {(Cube(0), Cube(0)), (Cube(0), Cube(1)), (Cube(1), Cube(1))},
    )
    mixed = replace(group, picked=group.after_touch(Cube(1)))
    assert sorted(one.kind for one in mixed.picked) == [0, 1]
    assert replace(mixed, picked=mixed.after_touch(Cube(1))).count(Cube(1)) == 2


def test_at_the_market_what_is_sold_is_not_bought_again():
    mode = found("base-2-eager-56", 0.2, phases.MARKET)
    assert isinstance(mode, Trading)
    kind = next(k for k in range(3) if mode.view.cubes_of(mode.seat)[k])
    sold = mode.touch(VerbOption("sell", kind))
    assert [line.verb for line in sold.actions] == ["sell", "done"]
    assert sold.touch(VerbOption("buy", kind)) == mode
    assert isinstance(sold.press("do"), Play)
    assert sold.escape() == mode


def test_begging_asks_where_and_can_be_left():
    match = position(
        "base-4-eager-58",
        0,
        lambda state: (
            state.phase == phases.TURN and any(line.verb == "beg" for line in legal_actions(state))
        ),
    )
    mode = mode_at(match)
    begging = mode.touch(VerbOption("beg"))
    assert isinstance(begging, Choosing)
    assert begging.escape() is mode
    played = begging.touch(begging.seen.lit[0]).press("do")
    assert played.actions[0].verb == "beg"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_chooses_sees_his_tiles(seat):
    match = until("base-2-eager-56", seat)
    mode = mode_at(match)
    own = set(match.state.dealt_wealth[4 * seat : 4 * seat + 4])
    seen = {one.tile for one in mode.choice.groups[0].options}
    assert seen == own
    assert not set(mode.view.dealt_wealth[:8]) - own - {-1}


def test_an_action_its_technology_and_its_cubes_take_two_taps():
    match = position(
        "base-4-eager-58",
        0.1,
        lambda state: state.phase == phases.WORKER and state.phase_args == (TIKAL, 1),
    )
    mode = mode_at(match)
    track = next(one for one in mode.seen.lit if isinstance(one, Technology))
    done = mode.touch(track).touch(track)
    assert [line.verb for line in done.actions] == ["do", "tech", "pay"]


def test_an_action_and_its_building_take_two_taps():
    match = position(
        "base-4-eager-58",
        0.1,
        lambda state: (
            state.phase == phases.WORKER
            and state.phase_args == (TIKAL, 2)
            and len(legal_actions(state)) > 1
        ),
    )
    mode = mode_at(match)
    tile = next(one for one in mode.seen.lit if isinstance(one, BuildingTile))
    once = mode.touch(tile)
    done = once if isinstance(once, Play) else once.touch(tile)
    assert [line.verb for line in done.actions] == ["do", "build"]


def test_an_advice_leaves_what_is_chosen_as_it_was():
    mode = found("base-4-eager-58", 0.5, phases.TECH)
    begun = mode.touch(next(one for one in mode.seen.lit if isinstance(one, Technology)))
    assert begun.seen.chosen
    asked = begun.with_pending_hint()
    learn = next(one for one in mode.turn.legal if one.verb == "tech")
    come = asked.with_hint(Advice("so", "because", Decision((learn,), Message("because"))))
    assert isinstance(come, ShowingPlan)
    assert asked.seen.chosen == come.seen.chosen == begun.seen.chosen
    assert come.tray == begun.tray
    assert come.press(PLAN_CLOSE) == begun


def test_a_plan_is_played_step_by_step_or_whole_and_its_places_are_numbered_in_order():
    mode = found("base-4-eager-58", 0.45, phases.TURN, 8)
    decision = decide(player_named("explorer", 3), mode.view)
    shown = mode.with_pending_hint().with_hint(Advice("so", "because", decision))
    assert isinstance(shown, ShowingPlan)
    steps = shown.plan.steps
    assert len(steps) > 1
    outlined = shown.shown().outlined
    for number, step in enumerate(steps, 1):
        assert all(str(number) in outlined[place].split(",") for place in step.places)
    assert shown.press(PLAN_ALL) == Play(shown.plan.actions)
    step = shown.press(PLAN_STEP)
    assert step == Play(steps[0].actions, shown.plan.rest)
    after = mode.after(step)
    assert isinstance(after, ShowingPlan)
    assert after.plan.steps == steps[1:]
    assert [row.number for row in shown.shown().handover.rows] == [*range(1, len(steps) + 1)]


def test_what_a_hint_would_begin_with_is_picked_among_the_cards():
    mode = found("base-2-eager-56", 0, phases.KEEP)
    decision = decide(player_named("novice", 3), mode.view)
    shown = mode.with_pending_hint().with_hint(Advice("so", "because", decision))
    chosen = {card.option for row in shown.tray.rows for card in row.cards if card.chosen}
    assert chosen == {WealthTile(tile) for tile in decision.actions[0].tiles}
    assert shown.looks[PLAN_STEP].final


def test_whoever_begs_is_asked_for_the_temple():
    match = position("tpnq-5-eager-111", 0.5, lambda state: may_beg(state) and at("turn")(state))
    mode = mode_at(match)
    begging = mode.touch(BEG)
    assert isinstance(begging, Choosing)
    assert begging.task != mode.task
    assert "temple" in str(begging.task[0])
    temple = begging.choice.groups[-1].options[0]
    asked = begging.touch(temple)
    lines = (asked if isinstance(asked, Play) else asked.touch(temple)).actions
    before = match.state.copy()
    apply(before, lines[0])
    assert f"{before.corn[match.state.seat]} corn" in str(begging.task[1])


def test_what_two_groups_offer_is_lit_once():
    """Two temples of Tikal 5 are chosen in one view."""
    state = picked("tikal 5", corn=9, wood=2)
    mode = decision_mode(Turn(state, (), state.seat))
    while len(mode.choice.groups) < 3 or mode.choice.actions is None:
        last = mode.choice.groups[-1]
        mode = mode.pick(f"{len(mode.choice.groups) - 1}/x", last.options[-1])
    assert len(set(mode.seen.lit)) == len(mode.seen.lit)
    assert len(set(mode.seen.chosen)) == len(mode.seen.chosen)


@pytest.mark.parametrize("way", ["beg", "burn"])
def test_whoever_goes_down_on_a_temple_sees_where_to_and_what_it_costs(way):
    """The temples lie open, the lower step of each has a shadow, and each card tells both steps."""

    def goes_down(state):
        return sum(line.verb == way for line in legal_actions(state)) > 1

    mode = mode_at(position("base-2-eager-56", 0, goes_down))
    seat, on = mode.view.seat, mode.view.temples[3 * mode.view.seat :]
    asked = mode.touch(VerbOption(way))
    temples = [one for one in asked.choice.groups[-1].options if isinstance(one, Temple)]
    assert temples
    assert asked.shown().drawer == "temples"
    assert asked.seen.shadows == {Temple(one.temple, on[one.temple] - 1): seat for one in temples}
    cards = {card.option: str(card.note) for row in asked.tray.rows for card in row.cards}
    for one in temples:
        was, comes = (TEMPLE_POINTS[one.temple][on[one.temple] - less] for less in (0, 1))
        points = "point" if comes == 1 else "points"
        assert cards[one] == f"{was} → {comes} {points}".replace("-", "−")


def test_what_burning_costs_and_brings_is_told_before_a_temple_is_chosen():
    mode = found("base-2-eager-56", 0.3, phases.JUNGLE, 2)
    cards = {card.option: card for row in mode.tray.rows for card in row.cards}
    burnt = mode.touch(BURN).choice.ends[0]
    corn = burnt.corn[burnt.seat] - mode.view.corn[burnt.seat]
    (line,) = cards[BURN].signs
    assert line[1:] == (sign.down(sign.TEMPLE), sign.TO, sign.more(sign.CORN, corn))
    assert cards[BURN].short
    assert cards[WOOD].short == cards[WOOD].note
