"""The help of a first game of Tzolk'in: when it comes, that it is true, and how it is read."""

import random
import re

import pytest

from game.settings.store import Settings, save_settings
from game.tzolkin import rules
from game.tzolkin.rules.data import board
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.rounds import turn_gears, worker_meals
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.table.scene import open_table
from game.tzolkin.words.firsts import firsts
from tests.tzolkin.rules.referee import eager_action, random_action
from tests.windows import Viewer

PLAYERS = [{"name": "Ana", "kind": "human"}, {"name": "Bo", "kind": "human"}]
AGAINST_NOVICE = [PLAYERS[0], {"name": "Bo", "kind": "ai:novice"}]
EXPANSION = Options(tribes=True, prophecies=True, quick_actions=True, new_buildings=True)
BY_PHASE = {
    **dict.fromkeys(("tribe", "pay", "temple", "gain", "favour", "market"), ""),
    **{"technology": "tech", "any-action": "action", "lower": "", "bonus": "", "days": "advance"},
}
"""The lines that come with a choice, and its phase where that is not called the same."""
BY_VERB = {"mercy": "mercy", "beg": "beg", "build": "build", "monument": "build"}


def positions(options, seed):
    """Every position of a random game of a player who wants to get on."""
    match = TzolkinMatch(new_setup(PLAYERS, 0, seed, options))
    state, chance = match.state.copy(), random.Random(seed)
    while state.phase != "over":
        yield state
        choose = eager_action if chance.random() < 0.8 else random_action
        rules.apply(state, choose(state, chance))


def stands(state):
    """The gear and space of each worker of the seat to act."""
    return [
        (board.GEAR_OF[tooth], board.SPACE_OF[tooth])
        for tooth, seat in enumerate(state.teeth)
        if seat == state.seat
    ]


def holds(id, state):
    """Whether what a line says is so, by the position and the words of its actions."""
    lines = [str(action) for action in rules.legal_actions(state)]
    verbs, seat = {one.split()[0] for one in lines}, state.seat
    workers, spaces = stands(state), [space for _gear, space in stands(state)]
    after = state.copy()
    if id in BY_PHASE:
        return state.phase == (BY_PHASE[id] or id)
    if id in BY_VERB:
        return BY_VERB[id] in verbs
    if id in board.TRACKS:
        return f"tech {id}" in lines
    if id.startswith("uxmal-"):
        own = state.phase == "worker" and state.phase_args == (board.UXMAL, int(id[-1]))
        return own and f"do {id[-1]}" in lines
    if id in board.GEARS:
        return state.phase == "worker" and board.GEARS[state.phase_args[0]] == id
    if id in ("food-now", "temples-give", "temples-pay", "last-round"):
        wanted = {"temples-give": (1, 3), "temples-pay": (2, 4), "last-round": (4,)}
        return state.phase == "turn" and state.food_day in wanted.get(id, (1, 2, 3, 4))
    if id == "first-worker":
        price = dict.fromkeys(lines)
        cheapest = [one for one in price if one.startswith("place ") and "start" not in one]
        line = next(one for one in cheapest if one.split()[1] in board.GEARS)
        action = next(one for one in rules.legal_actions(state) if str(one) == line)
        rules.apply(after, action)
        (tooth,) = [n for n, one in enumerate(after.teeth) if one != state.teeth[n]]
        return not workers and state.corn[seat] - after.corn[seat] == board.SPACE_OF[tooth]
    if id == "start-space":
        return "place start" in lines and state.calendar_corn > 0 and state.first_player != seat
    return {
        "keep": state.phase == "keep" and all(len(one.split()) == 3 for one in lines),
        "goal": state.round == 1 and state.food_days_done == 0,
        "hand-empty": state.workers_in_hand[seat] == 0 and "pick" in verbs,
        "riding": state.round > 1 and bool(workers),
        "rode-far": max(spaces, default=0) >= 3 and "pick" in verbs,
        "place-or-pick": {"place", "pick"} <= verbs and state.phase == "turn",
        "one-more": state.workers_placed > 0 and "place" in verbs and "end" in verbs,
        "more-to-pick": {"pick", "end"} <= verbs,
        "food-soon": state.food_day == 0 and state.corn[seat] >= sum(worker_meals(state, seat)),
        "food-short": state.food_day == 0 and state.corn[seat] < sum(worker_meals(state, seat)),
        "climb": state.phase == "turn"
        and next(day for day in range(1, 5) if day > state.food_days_done) in (2, 4)
        and any(one.startswith("place ") for one in lines),
        "skull": state.skulls[seat] > [gear for gear, _space in workers].count(board.CHICHEN),
        "quick": any(one.startswith("place quick") for one in lines),
        "falls-off": any(space == board.LAST_SPACE[gear] for gear, space in workers)
        or state.options.tribes,
        "lower-action": len(verbs & {"do"}) == 1 and state.phase == "worker",
        "harvest": state.phase == "jungle" and "take" in verbs,
        "second-age": state.food_days_done >= 2,
    }[id]


@pytest.mark.parametrize("options", [Options(), EXPANSION], ids=["base", "expansion"])
def test_help_comes_only_where_it_holds(options):
    came = set()
    for seed in range(3):
        for state in positions(options, seed):
            view = rules.view(state, state.seat)
            for one in firsts():
                if one.applies(view):
                    came.add(one.id)
                    assert holds(one.id, state), (one.id, seed, state.phase)
    assert len(came) >= 30
    assert ("climb" in came) != options.prophecies


def test_who_is_told_that_a_worker_falls_off_has_him_back_after_a_day():
    """Nobody picks up as long as he need not: so workers come to the end of their gears."""
    falls_off, told = next(one for one in firsts() if one.id == "falls-off"), 0
    state, chance = rules.new_game(new_setup(PLAYERS, 0, 5)), random.Random(5)
    while state.phase != "over":
        if falls_off.applies(rules.view(state, state.seat)):
            later, told = state.copy(), told + 1
            turn_gears(later)
            assert later.workers_in_hand[state.seat] > state.workers_in_hand[state.seat]
        legal = rules.legal_actions(state)
        rules.apply(state, chance.choice([one for one in legal if one.verb != "pick"] or legal))
    assert told


def test_who_is_told_of_a_food_day_and_has_no_corn_loses_three_points_a_worker():
    food_now, told = next(one for one in firsts() if one.id == "food-now"), 0
    for state in positions(Options(), 1):
        seat = state.seat
        last = (seat + 1) % state.seats == state.first_player
        if not (last and state.food_day in (1, 3) and food_now.applies(rules.view(state, seat))):
            continue
        hungry = state.copy()
        hungry.corn[seat], hungry.phase, hungry.workers_placed = 0, "placing", 1
        points, workers = hungry.score[seat], 6 - hungry.workers_in_bank[seat]
        rules.apply(hungry, rules.actions.END_TURN)
        assert points - hungry.score[seat] == 3 * workers
        told += 1
    assert told


def test_every_action_of_uxmal_and_every_technology_has_a_line_of_its_own():
    ids = {one.id for one in firsts()}
    assert {f"uxmal-{number}" for number in range(1, 6)} <= ids
    assert set(board.TRACKS) <= ids


def test_help_is_short():
    for one in firsts():
        for said in re.split(r"(?<=[.!?;:]) ", str(one.words)):
            assert len(said.split()) <= 14, said


def table(players, size=(1280, 800, 1), *, wanted=True):
    save_settings(Settings(explain=wanted))
    viewer = Viewer(*size)
    match = TzolkinMatch(new_setup(players, 0, 5, Options()))
    open_table(viewer.stage, match, title=print, finished=print)
    viewer.look()
    return viewer


@pytest.mark.parametrize("size", [(1280, 800, 1), (820, 1180, 1), (390, 844, 1), (667, 331, 1)])
def test_help_stays_in_full_size_until_it_is_read(size, lines):
    viewer = table(AGAINST_NOVICE, size)
    help_line = viewer.stage.bottom.help_line
    words = help_line.label
    lines.clear()
    viewer.stage.bottom.redraw()
    viewer.look()
    sizes = [size for shown, size, _rect in lines if shown and shown in words]
    assert max(sizes) >= 15
    assert viewer.stage.screen.safe.contains(help_line.rect)
    viewer.tap("help/read")
    assert help_line.label != words


@pytest.mark.parametrize("size", [(390, 844, 1), (390, 664, 1), (360, 560, 1), (844, 390, 1)])
def test_help_covers_nothing_on_a_phone_that_the_decision_needs(size):
    """Neither gears nor cards, nor the drawer if its things are chosen, nor the own goods."""
    viewer = table(AGAINST_NOVICE, size)
    scene, chance, told = viewer.stage.bottom, random.Random(2), set()
    for _action in range(90):
        viewer.look()
        help_line, picture = scene.help_line, scene.picture
        if help_line.visible:
            needed = [picture.places.parts["goods"], picture.places.tray]
            named = list(scene._rects_of(scene.named))
            in_drawer = picture.places.drawer.collidelist(named) >= 0
            chosen = picture.shown.drawer or in_drawer
            needed.append(picture.places.drawer if chosen else picture.places.board)
            needed += named if in_drawer else []
            told.add((help_line.hint.id, bool(chosen)))
            assert help_line.rect.collidelist(needed) < 0, help_line.hint.id
            assert viewer.stage.screen.safe.contains(help_line.rect)
        if scene.mode.decider is not None:
            scene.play([eager_action(scene.match.state, chance)])
        if "go-on" in viewer.ids():
            viewer.tap("go-on")
    assert len({id for id, _chosen in told}) > 6
    assert {chosen for _id, chosen in told} == {False, True}


@pytest.mark.parametrize("size", [(1600, 900, 1), (1280, 800, 1), (1180, 820, 1), (820, 1180, 1)])
def test_help_covers_nothing_in_a_large_window_that_is_read_to_decide(size):
    viewer = table(AGAINST_NOVICE, size)
    scene, chance, told = viewer.stage.bottom, random.Random(2), set()
    for _action in range(60):
        viewer.look()
        help_line, places = scene.help_line, scene.picture.places
        if help_line.visible:
            told.add(help_line.hint.id)
            needed = [places.ribbon, places.tray, *places.parts.values(), *places.buttons.values()]
            assert help_line.rect.collidelist(needed) < 0, help_line.hint.id
        if scene.mode.decider is not None:
            scene.play([eager_action(scene.match.state, chance)])
        if "go-on" in viewer.ids():
            viewer.tap("go-on")
    assert len(told) > 6


@pytest.mark.parametrize("size", [(390, 844, 1), (1280, 800, 1), (1180, 820, 1)])
def test_what_help_names_is_ringed_and_seen(size):
    viewer = table(AGAINST_NOVICE, size)
    scene, chance, told = viewer.stage.bottom, random.Random(2), set()
    for _action in range(90):
        viewer.look()
        if scene.help_line.visible and scene.named:
            named = list(scene._rects_of(scene.named))
            assert named, scene.help_line.hint.id
            assert scene.help_line.rect.collidelist(named) < 0, scene.help_line.hint.id
            told.add(scene.help_line.hint.id)
        if scene.mode.decider is not None:
            scene.play([eager_action(scene.match.state, chance)])
        if "go-on" in viewer.ids():
            viewer.tap("go-on")
    assert {"climb", "food-soon"} <= told


def test_help_never_comes_in_anothers_turn():
    viewer = table(AGAINST_NOVICE)
    scene, chance = viewer.stage.bottom, random.Random(1)
    for _action in range(60):
        viewer.look()
        theirs = scene.mode.decider is None
        assert not (theirs and scene.help_line.visible)
        if not theirs:
            scene.play([random_action(scene.match.state, chance)])
