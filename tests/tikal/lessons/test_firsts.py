"""The help of a first game: when it comes, that it is true, and how it is read."""

import random
import re

import pytest

from game.lessons.learnt import FirstTimeHints
from game.settings.store import Settings, save_settings
from game.tikal import rules
from game.tikal.rules.board import INDEX, NAMES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.hidden import view as view_of
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import AUCTION, BASIC, MINI, Options, new_setup
from game.tikal.table.scene import open_table
from game.tikal.words.firsts import firsts
from game.ui import theme
from tests.tikal.rules import oracle
from tests.tikal.rules.referee import random_action, strength
from tests.windows import Viewer

PLAYERS = [{"name": "Ana", "kind": "human"}, {"name": "Bo", "kind": "human"}]
AGAINST_NOVICE = [PLAYERS[0], {"name": "Bo", "kind": "ai:novice"}]


def positions(variant, seed):
    """Every position of a random game, with the words of its legal actions by the oracle."""
    options = Options(length=("whole", "short")[seed % 2])
    state, chance = (
        rules.new_game(new_setup(PLAYERS, 0, seed, options, variant)),
        random.Random(seed),
    )
    while state.phase != "over":
        yield state
        rules.apply(state, random_action(state, chance))


def strongest_at(state, space):
    """Whether the seat to act is paid for a temple that nobody guards."""
    own, other = (strength(state, one, space) for one in (state.seat, 1 - state.seat))
    return state.value[space] and own > other


def holds(id, state):
    """Whether what a line says is so, by the board and the oracle alone."""
    acts = {one.split()[0] for one in oracle.legal(state)}
    own, seat = state.members[state.seat], state.seat
    kind = HEXAGONS[state.hand].kind if state.hand >= 0 else ""
    last = len(state.scorings) // 2 + 1 == (2 if state.options.length == "short" else 4)
    if id in ("final", "volcano"):
        if state.variant is MINI:
            last = len(state.scorings) // 2 == 1
        return bool(state.scoring_queue) and state.ap > 0 and last == (id == "final")
    if id in ("temple", "jungle", "lay-volcano", "ruins"):
        named = {"lay-volcano": "volcano", "ruins": "treasure"}.get(id, id)
        return state.phase == "place" and kind == named
    if id == "guard":
        return any(
            one.startswith("guard") and state.value[rules.actions.parse(one).space] >= 4
            for one in oracle.legal(state)
        )
    if id == "together":
        return any(
            state.value[space] and state.guard[space] < 0 and strength(state, 1 - seat, space)
            for space in own
        )
    if id == "payout":
        guarded = seat in state.guard
        return guarded or any(state.treasures[seat]) or any(strongest_at(state, one) for one in own)
    if id == "alone":
        seats = range(state.seats)
        empty = (not any(strength(state, one, space) for one in seats) for space in range(64))
        return bool(own) and any(
            state.value[space] and state.guard[space] < 0 and nobody
            for space, nobody in enumerate(empty)
        )
    verbs = {"uncover": "dig", "recover": "recover", "exchange": "exchange", "camp": "camp"}
    verbs |= {"walk": "move", "enter": "enter"}
    if id in verbs:
        return verbs[id] in acts and (id != "enter" or not own)
    return {
        "goal": not own and not state.scorings,
        "auction": state.phase == "auction",
        "choose": state.phase == "choose",
        "place": state.phase == "place" and kind != "volcano",
        "stack": state.phase == "place" and state.seats < state.drawn < len(state.deck),
        "points": state.ap == 10,
        "one-left": state.options.length == "short"
        and len(state.scorings) // 2 == 1
        and not state.scoring_queue
        and state.variant is not MINI,
        "final-sign": state.phase == "act" and 0 < state.ap < 10,
        "looks": state.phase == "act" and state.drawn > state.seats,
        "end": acts == {"end"} and state.ap == 0,
    }[id]


def is_meant(id, state, space):
    """Whether what a line says is so of the space that is ringed."""
    verbs = {"uncover": "dig", "recover": "recover", "guard": "guard"}
    there = [strength(state, seat, space) for seat in range(state.seats)]
    if id in verbs:
        return f"{verbs[id]} {NAMES[space]}" in {
            line[: len(verbs[id]) + 3] for line in oracle.legal(state)
        }
    is_open = state.value[space] and state.guard[space] < 0
    return is_open and (not any(there) if id == "alone" else all(there))


@pytest.mark.parametrize("variant", [BASIC, AUCTION, MINI], ids=lambda one: one.name)
def test_help_comes_only_where_it_holds(variant):
    came = set()
    for seed in range(2):
        for state in positions(variant, seed):
            for one in firsts():
                if one.applies(view_of(state)):
                    came.add(one.id)
                    assert holds(one.id, state), (one.id, seed, str(state.phase))
                    about = list(one.about(view_of(state)))
                    assert about
                    for space in (INDEX[id[6:]] for id in about if id.startswith("space/")):
                        assert is_meant(one.id, state, space), (one.id, seed, space)
    if variant is BASIC:
        assert came == {one.id for one in firsts()} - {"auction", "choose"}
    else:
        assert came >= {"auction", "choose", "final", "volcano"}


def test_help_is_short():
    for one in firsts():
        for said in re.split(r"(?<=[.!?;]) ", str(one.words)):
            assert len(said.split()) <= 14, said


def table(players, size=(1280, 800, 1), *, wanted=True, seed=5):
    save_settings(Settings(explain=wanted))
    viewer = Viewer(*size)
    match = TikalMatch(new_setup(players, 0, seed))
    open_table(viewer.stage, match, title=print, finished=print)
    viewer.look()
    return viewer


@pytest.mark.parametrize("wanted", [True, False])
def test_the_table_helps_who_wants_it(wanted):
    viewer = table(PLAYERS, wanted=wanted)
    assert ("help/read" in viewer.ids()) == wanted


@pytest.mark.parametrize("size", [(1280, 800, 1), (820, 1180, 1), (390, 844, 1), (667, 331, 1)])
def test_help_stays_in_full_size_until_it_is_read(size, lines):
    viewer = table(PLAYERS, size)
    help_line = viewer.stage.bottom.help_line
    words = help_line.label
    lines.clear()
    viewer.stage.bottom.redraw()
    viewer.look()
    sizes = [size for shown, size, _rect in lines if shown and shown in words.split("\n")[0]]
    assert sizes
    assert min(sizes) >= 15
    assert viewer.stage.screen.safe.contains(help_line.rect)
    viewer.wait(20 * theme.TOAST)
    assert help_line.label == words
    viewer.tap("help/read")
    assert help_line.label != words


@pytest.mark.parametrize("size", [(1280, 800, 1), (1180, 820, 1), (390, 844, 1)])
def test_help_never_hides_what_it_names(size):
    viewer = table(PLAYERS, size)
    scene, chance, told = viewer.stage.bottom, random.Random(2), set()
    for _action in range(50):
        viewer.look()
        if scene.help_line.visible:
            told.add(scene.help_line.hint.id)
            named = [one.rect for one in scene.elements() if one.id in scene.named]
            assert scene.help_line.rect.collidelist(named) < 0, scene.help_line.hint.id
            viewer.tap("help/read")
        else:
            scene.play([random_action(scene.match.state, chance)])
    assert len(told) > 5


def test_help_never_comes_in_anothers_turn():
    viewer = table(AGAINST_NOVICE)
    scene = viewer.stage.bottom
    chance = random.Random(1)
    for _action in range(60):
        viewer.look()
        theirs = scene.mode.decider is None
        assert not (theirs and scene.help_line.visible)
        if not theirs:
            scene.play([random_action(scene.match.state, chance)])


def test_what_was_done_is_not_explained_any_more():
    helped = FirstTimeHints("tikal", firsts())
    match = TikalMatch(new_setup(PLAYERS, 0, 5))
    assert helped.hint_for(RULES.view(match.state, 0)).id == "goal"
    match.play(rules.legal_actions(match.state)[0])
    helped.note_action(match.actions[0])
    assert helped.hint_for(RULES.view(match.state, 0)).id == "points"
    match.undo()
    assert helped.hint_for(RULES.view(match.state, 0)).id == "place"


def test_help_gives_way_to_a_hint_and_to_an_overlay():
    viewer = table(PLAYERS)
    line = viewer.stage.bottom.help_line
    assert line.visible
    viewer.tap("look/reach")
    assert not line.visible
    viewer.tap("look/reach")
    assert line.visible
    viewer.tap("hint")
    assert not line.visible
