"""What moves at the table: for which action, how it ends, what ends it, and when nothing does."""

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.settings.store import Pace
from game.tikal import rules
from game.tikal.rules.actions import Enter, Move, Recover
from game.tikal.rules.board import SPACES
from game.tikal.rules.records import TikalMatch, read
from game.tikal.rules.scoring import breakdown, winners
from game.tikal.rules.state import OVER
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.match.telling import Played
from game.tikal.table.motion import (
    Step,
    StepAnimation,
    moves,
    scoring_steps,
    steps_of,
    victory_steps,
)
from game.ui import theme
from game.ui.input import Hover, Key, Press
from tests.tikal.table.test_computers import ME, Watched
from tests.tikal.table.test_computers import new_match as match_with
from tests.tikal.table.test_scene import Table, new_match

RECORDS = Path(__file__).parents[2] / "records"
FRAME = 0.03
SIZES = [(1280, 800, 1), (390, 844, 1)]
VERBS = {
    "tile": (moves.Drop, moves.Puff),
    "enter": (moves.Walk,),
    "shuttle": (moves.Dive,),
    "move": (moves.Walk,),
    "dig": (moves.Grow, moves.Puff),
    "recover": (moves.Puff, moves.FlyWafer),
    "exchange": (moves.FlyWafer, moves.FlyWafer),
    "camp": (moves.Rise, moves.Puff),
    "guard": (moves.Sink, moves.Rise, moves.Puff),
    "bid": (moves.FlyBid,),
    "choose": (moves.TakeHexagon,),
    "discard": (moves.LeaveMatch,),
}
"""The kinds of moves of every action that is seen."""


def golden(name):
    return read((RECORDS / f"{name}.json").read_text("utf-8"))


def played_in(match):
    return [
        Played(match.before(i), action, match.before(i + 1))
        for i, action in enumerate(match.actions)
    ]


def find(verb):
    """An action of this kind in a golden game, and how many come before it."""
    for path in sorted(RECORDS.glob("*.json")):
        match = golden(path.stem)
        for index, one in enumerate(played_in(match)):
            if one.action.verb == verb and index > 20:
                return match, index, one
    raise AssertionError(f"no golden game has {verb}")


def kinds(step):
    return tuple(dict.fromkeys(type(move) for move in step.moves))


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("verb", VERBS)
def test_every_kind_of_action_has_its_moves(verb, compact):
    _match, _index, played = find(verb)
    step = steps_of([played], seen=HexagonView(compact))[0]
    assert kinds(step) == tuple(dict.fromkeys(VERBS[verb]))


def test_a_pass_and_the_end_of_a_turn_move_nothing():
    for verb in ("pass", "end"):
        assert steps_of([find(verb)[2]], seen=HexagonView()) == []


def test_a_volcano_that_is_drawn_or_chosen_breaks_out():
    verbs = set()
    for name in ("basic-3-0", "auction-3-0"):
        for played in played_in(golden(name)):
            begins = (
                played.after.scoring_queue
                and not played.before.scoring_queue
                and played.after.hand >= 0
            )
            steps = steps_of([played], seen=HexagonView())
            erupts = [move for step in steps for move in step.moves if type(move) is moves.Erupt]
            assert [move.stage for move in erupts] == ([0, 1, 2] if begins else [])
            verbs |= {played.action.verb} if begins else set()
    assert verbs == {"end", "choose"}


def test_no_step_is_long():
    for name in ("basic-4-0", "auction-3-0", "mini-2-0"):
        for played in played_in(golden(name)):
            for step in steps_of([played], seen=HexagonView()):
                assert 0.15 <= step.length < 0.4
    counted = scoring_steps(0, breakdown(golden("basic-2-0").state, 0))
    assert all(step.length < 0.4 for step in [*counted, *victory_steps([0])])


def test_a_walk_has_a_hop_for_every_slab():
    for played in played_in(golden("basic-3-0")):
        if isinstance(played.action, Move):
            (step,) = steps_of([played], seen=HexagonView())
            stones = played.before.ap - played.after.ap
            assert step.moves[0].hops == stones + 1


def test_what_is_under_way_is_not_drawn_at_its_goal():
    for name in ("basic-4-0", "auction-3-0"):
        for played in played_in(golden(name)):
            for step in steps_of([played], seen=HexagonView()):
                check_under(played, step.background)


def check_under(played, under):
    """The position below lacks just what moves."""
    before, action, after = played
    seat = before.seat
    match action.verb:
        case "enter" | "move" | "shuttle":
            arrived = after.members[seat][action.space]
            assert under.members[seat].get(action.space, 0) == arrived - 1
            assert under.workers == after.workers
        case "tile":
            assert under.hexagon == before.hexagon
        case "dig":
            assert under.value == before.value
        case "camp":
            assert under.camp == before.camp
        case "guard":
            assert under.guard == before.guard
            assert under.members == after.members
        case "recover":
            assert under.treasures == before.treasures
            assert under.ruin_treasures == after.ruin_treasures
        case "exchange":
            assert sum(map(sum, under.treasures)) == sum(map(sum, after.treasures)) - 2


def test_a_recovered_treasure_is_the_one_that_lay_on_top():
    seen = 0
    for played in played_in(golden("basic-4-0")):
        if isinstance(played.action, Recover):
            (wafer,) = (
                move
                for move in steps_of([played], seen=HexagonView())[0].moves
                if isinstance(move, moves.FlyWafer)
            )
            assert wafer.kind == played.before.ruin_treasures[played.action.space][-1]
            assert wafer.hidden
            seen += 1
    assert seen


def test_a_party_goes_together():
    match = new_match(2)
    while match.state.phase != "act":
        match.play(rules.legal_actions(match.state)[0])
    table = Table(match)
    table.tap("action/enter")
    table.tap("party/more")
    table.tap("party/leader")
    count = len(match.actions)
    table.tap_space("b4")
    decision = played_in(match)[count:]
    assert [type(one.action) for one in decision] == [Enter, Move] * 3
    steps = steps_of(decision, seen=HexagonView())
    assert [len(step.moves) for step in steps] == [3, 3]
    assert sum(match.state.members[0].values()) == sum(steps[0].background.members[0].values()) + 3


class Lively(Table):
    """A table at which things move, with a clock that goes on frame by frame."""

    def __init__(self, match, size=SIZES[0], still=False):
        super().__init__(match, size)
        self.stage.toast("")
        self.stage.reduced_motion = still
        self.look()

    def play(self, *actions):
        self.scene.play(list(actions))
        self.stage.toast("")

    def frame(self, seconds=FRAME):
        self.now += seconds
        if self.stage.update(self.now):
            self.stage.draw(self.surface)

    def run(self):
        """Frame by frame until nothing moves; how many frames that took."""
        frames = 0
        while not self.scene.picture.playing.done:
            self.frame()
            frames += 1
            assert frames < 400
        self.frame()
        return frames

    @property
    def pixels(self):
        return pygame.image.tobytes(self.surface, "RGB")

    @property
    def board_pixels(self):
        return pygame.image.tobytes(self.surface.subsurface(self.scene.picture.board.rect), "RGB")


def until(match, count, players=()):
    """The same match after its first actions, played by people, or by these players."""
    players = players or [{"name": one["name"], "kind": ME} for one in match.setup.players]
    shorter = TikalMatch(replace(match.setup, players=tuple(players)))
    for action in match.actions[:count]:
        shorter.play(action)
    return shorter


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("verb", [*VERBS, "end"])
def test_the_end_is_the_true_picture(verb, size):
    match, index, played = find(verb)
    pictures = []
    for still in (True, False):
        table = Lively(until(match, index), size, still)
        table.play(played.action)
        if not still:
            table.frame()
            assert table.scene.picture.playing.done == (verb == "end")
        table.run()
        table.frame(theme.SETTLE_BINDING)  # the red button that has come takes a touch now
        table.stage.reduced_motion = True  # no leaf in the picture
        table.scene.redraw()
        table.frame()
        pictures.append(table.pixels)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("verb", VERBS)
def test_something_is_seen_on_the_way(verb, size):
    match, index, played = find(verb)
    table = Lively(until(match, index), size)
    table.play(played.action)
    table.frame()
    first = table.pixels
    for _frame in range(4):
        table.frame()
    later = table.pixels
    table.run()
    assert len({first, later, table.pixels}) == 3


@pytest.mark.parametrize("ends", [Press((5, 5)), Key("f1")])
def test_whatever_a_player_begins_ends_what_moves(ends):
    match, index, played = find("dig")
    table = Lively(until(match, index))
    table.play(played.action)
    table.frame()
    table.stage.handle(Hover((5, 5)))
    table.frame()
    assert table.scene.picture.playing.step
    table.stage.handle(ends)
    table.frame()
    board = table.surface.subsurface(table.scene.picture.board_area)
    skipped = pygame.image.tobytes(board, "RGB")
    assert table.scene.picture.playing.done
    table.frame(1)
    assert pygame.image.tobytes(board, "RGB") == skipped


def test_the_next_action_ends_the_one_before():
    table = Lively(new_match(2))
    table.place()
    first = table.scene.picture.playing
    table.frame()
    table.tap("action/enter")
    assert first.done
    table.tap_space("a5")
    assert table.notation[-1] == "enter w a5"
    assert table.scene.picture.playing is not first


def test_reduced_motion_shows_the_end_at_once():
    match, index, played = find("move")
    table = Lively(until(match, index), still=True)
    table.play(played.action)
    assert table.scene.picture.playing.done
    for _frame in range(2):
        table.frame(theme.SETTLE_BINDING)
    shown = table.pixels
    table.frame()
    assert table.pixels == shown


def test_what_is_taken_back_does_not_move():
    match, index, played = find("dig")
    table = Lively(until(match, index))
    before = table.board_pixels
    table.play(played.action)
    table.frame()
    table.tap("tool/undo")
    assert table.scene.picture.playing.done
    assert table.board_pixels == before


def test_computers_actions_move_one_after_another_within_their_pace():
    table = Watched(match_with("ai:novice", ME), Pace.NATURAL)
    table.stage.reduced_motion = False
    seen = set()
    for _frame in range(400):
        shown = table.shown()
        done = table.scene.picture.playing.done
        table.wait(FRAME * 2)
        if table.shown() != shown:
            assert done
            assert table.shown() == shown + 1
        if table.scene.picture.playing.step:
            seen.add(table.shown())
        if not table.others.busy:
            break
    assert len(seen) > 3


def test_computers_wait_for_the_end_of_an_eruption():
    match = golden("basic-2-0")
    index = next(
        i
        for i, one in enumerate(played_in(match))
        if one.action.verb == "end" and one.after.scoring_queue and not one.before.scoring_queue
    )
    seat = match.before(index + 1).seat
    players = [{"name": "Ana", "kind": ME}, {"name": "Ben", "kind": ME}]
    players[seat]["kind"] = "ai:novice"
    table = Watched(until(match, index, players), Pace.NATURAL)
    table.stage.reduced_motion = False
    table.scene.play([match.actions[index]])
    seconds = 0.0
    while not table.scene.picture.playing.done:
        assert table.shown() == index + 1
        table.wait(FRAME * 2)
        seconds += FRAME * 2
    assert seconds > Pace.NATURAL.step
    table.wait_until(lambda: table.shown() > index + 1)


def test_at_instant_pace_computers_actions_do_not_move():
    table = Watched(match_with("ai:novice", ME), Pace.INSTANT)
    table.stage.reduced_motion = False
    table.wait_until(lambda: not table.others.busy)
    assert table.notation
    assert table.scene.picture.playing.done


def test_points_fly_to_the_score_line_by_line():
    match = golden("basic-2-0")
    index = next(
        i
        for i, one in enumerate(played_in(match))
        if one.action.verb == "end"
        and one.before.scoring_queue
        and len(breakdown(one.before, one.before.seat).temples) > 1
    )
    before = match.before(index)
    table = Lively(until(match, index))
    table.play(match.actions[index])
    counted = []
    while not table.show.done:
        table.frame()
        counted.append(table.show.points)
    paid = breakdown(before, before.seat)
    sums = [points for _space, points in paid.temples] + [paid.treasures] * bool(paid.treasures)
    expected = [sum(sums[:count]) for count in range(len(sums) + 1)]
    assert sorted(set(counted)) == sorted(set(expected))


def test_a_tap_counts_the_rest_of_a_scoring_at_once():
    match, index = last_scoring("basic-2-0")
    table = Lively(until(match, index))
    table.play(match.actions[index])
    table.frame()
    table.frame(theme.SETTLE)
    table.tap("scoring/continue")
    assert table.show
    assert table.show.done
    table.tap("scoring/continue")
    assert table.ended


def last_scoring(name):
    match = golden(name)
    return match, len(match.actions) - 1


def test_the_winners_are_cheered_at_the_end():
    match, index = last_scoring("basic-2-0")
    table = Lively(until(match, index))
    table.play(match.actions[index])
    cheered = set()
    while not table.show.done:
        table.frame()
        step = table.scene.picture.playing.step
        cheered |= (
            {move.seat for move in step.moves if type(move) is moves.Cheer} if step else set()
        )
    assert sorted(cheered) == winners(match.state)


@pytest.mark.parametrize("name", ["basic-4-0", "auction-3-0", "mini-2-0"])
def test_a_whole_game_moves_to_its_end(name):
    match = golden(name)
    table = Lively(until(match, 0), SIZES[1])
    chance = random.Random(1)
    for action in match.actions:
        table.play(action)
        for _frame in range(chance.randrange(3)):
            table.frame(chance.random() / 4)
        while table.show:
            table.scene.press("scoring/continue")
    assert table.ended == [table.match]
    assert table.match.state.phase == OVER


def test_playing_passes_its_steps_in_order():
    steps = [Step(0.2, ()), Step(0.3, ())]
    playing = StepAnimation(steps, wait=0.5)
    seen = []
    for now in (0.0, 0.1, 0.25, 0.6, 0.75, 1.1, 1.6):
        moving = playing.update(now)
        seen.append((moving, playing.step and steps.index(playing.step), playing.steps_done))
    assert seen == [
        (True, 0, 0),
        (True, 0, 0),
        (True, None, 1),
        (False, None, 1),
        (True, 1, 1),
        (True, None, 2),
        (False, None, 2),
    ]
    assert playing.done


def test_spaces_beyond_the_boards_edge_are_met_at_it():
    table = Lively(new_match(2))
    table.scene.picture.board.camera.zoom_at((0, 0), 4)
    sight = table.scene.picture._geometry()
    for space in range(SPACES):
        place = sight.pixel((space / 5, space % 5))
        assert sight.board.rect.inflate(2, 2).collidepoint(place)
    assert theme.LONGEST < 0.4
