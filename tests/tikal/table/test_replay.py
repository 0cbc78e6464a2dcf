"""A match shown again: every moment of it, by finger and key; nothing is played or kept."""

import json
from pathlib import Path

import pytest

from game.journey import Journey
from game.scenes import kept_matches
from game.scenes.results import ResultsScene
from game.table import autosave
from game.tikal.description import TIKAL
from game.tikal.ending.outcome import course_of
from game.tikal.rules.records import read
from game.tikal.table.replay import Replay
from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.input import Drag, Key, Phase, Press, Release, Tap
from tests.windows import Viewer

RECORDS = Path(__file__).parents[2] / "records"
FOUR = (RECORDS / "basic-4-6.json").read_text("utf-8")


class Watched(Viewer):
    """A finished game of four, shown again from its results."""

    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.match = read(FOUR)
        self.journey = Journey(self.stage)
        self.journey.results(self.match)
        self.look()
        if "results/replay" in self.ids():
            self.tap("results/replay")
        else:
            self.tap("results/more")
            self.tap("dialog/replay")
        self.look()

    @property
    def scene(self):
        assert isinstance(self.stage.bottom, Replay)
        return self.stage.bottom

    @property
    def shown(self):
        return self.scene.session.shown

    def strike(self, *names):
        for name in names:
            self.stage.handle(Key(name))
            self.look()


@pytest.fixture
def watched():
    return Watched()


def test_it_begins_at_the_beginning_and_leads_back(watched):
    assert watched.shown == 0
    assert str(watched.scene.mode.words[0]) == "The beginning"
    watched.tap("replay/leave")
    assert isinstance(watched.stage.bottom, ResultsScene)


def test_every_moment_shows_its_own_position(watched):
    match, scene = watched.match, watched.scene
    for index in (1, 77, len(match.actions), 200, 0):
        scene.seek(index)
        state = match.before(index)
        assert scene.picture.drawn.view.hexagon == state.hexagon
        assert list(scene.picture.shown.scores) == list(state.score)
    assert autosave.record_if_readable() is None


def test_steps_and_turns_by_keys(watched):
    film = watched.scene.film
    watched.strike("right", "right")
    assert watched.shown == 2
    watched.strike("left")
    assert watched.shown == 1
    watched.strike("down", "down")
    assert watched.shown == film.turn_starts[2]
    watched.strike("up")
    assert watched.shown == film.turn_starts[1]
    watched.strike("end")
    assert watched.shown == film.count
    watched.strike("right", "down")
    assert watched.shown == film.count
    watched.strike("home", "left", "up")
    assert watched.shown == 0


def test_scorings_are_found_one_after_another(watched):
    match, scene = watched.match, watched.scene
    for turn in course_of(match).scorings:
        watched.strike("v")
        assert watched.shown == scene.film.turn_starts[turn]
    watched.strike("v")
    assert watched.shown == scene.film.turn_starts[course_of(match).scorings[0]]


def test_what_an_action_brings_in_points_is_told(watched):
    match = watched.match
    index = next(i for i in range(1, 400) if match.before(i).score != match.before(i - 1).score)
    watched.scene.seek(index)
    assert "more" in str(watched.scene.mode.words[1])
    watched.scene.seek(index - 1)
    assert str(watched.scene.mode.words[1]).startswith("Turn ")


def test_it_goes_on_by_itself_until_it_is_held_or_ends(watched):
    scene = watched.scene
    scene.seek(scene.film.count - 4)
    watched.strike("space")
    assert scene.playback.running
    for _turn in range(3):
        watched.now += theme.STEP
        watched.look()
    assert scene.film.count - 4 < watched.shown
    for _turn in range(12):
        watched.now += theme.STEP
        watched.look()
    assert watched.shown == scene.film.count
    assert not scene.playback.running
    watched.strike("home", "space")
    assert scene.playback.running
    watched.tap("replay/run")
    assert not scene.playback.running


def test_whatever_is_touched_holds_it(watched):
    for touched in ("right", "left", "down", "up", "end", "home", "v"):
        watched.scene.seek(50)
        watched.strike("space", touched)
        assert not watched.scene.playback.running


def test_speeds_do_not_hold_it(watched):
    watched.strike("space", "+", "-", "-")
    assert watched.scene.playback.running
    assert watched.scene.playback.speed == 0.5
    assert watched.element("replay/speed").label == "×0.5"


def test_a_tap_and_a_slide_on_the_bar_go_there(watched):
    scene = watched.scene
    bar = watched.element("replay/bar").rect
    middle = (bar.centerx, bar.y + 12)
    for gesture in (Press(middle), Tap(middle), Release()):
        watched.stage.handle(gesture)
    there = watched.shown
    assert 0.3 * scene.film.count < there < 0.7 * scene.film.count
    end = (bar.right + 400, bar.y - 300)  # it may leave the bar on its way
    for phase in (Phase.MOVE, Phase.END):
        watched.stage.handle(Drag(middle, end, (5, 5), phase))
    assert watched.shown == scene.film.count


def test_its_keys_are_listed(watched):
    watched.strike("f1")
    assert ("V", "The next scoring", "") in watched.stage.top.keys


def test_the_board_can_be_moved_and_seats_looked_at(watched):
    watched.tap("seat/2")
    assert watched.stage.top is not watched.scene


def test_it_is_played_on_from_here_by_chosen_seats(watched):
    scene = watched.scene
    scene.seek(100)
    watched.look()
    watched.tap("replay/play-on")
    for seat, kind in ((1, "human"), (2, "explorer"), (3, "human"), (4, "human")):
        watched.tap(f"branch/seat{seat}")
        watched.tap(f"who/{kind}")
        watched.tap("who/done")
    watched.tap("branch/begin")
    table = watched.stage.bottom
    assert type(table) is TableScene
    kept = read(autosave.record_if_readable())
    kinds = [one["kind"] for one in kept.setup.players]
    assert kinds == ["human", "ai:explorer", "human", "human"]
    assert kept.actions[:100] == watched.match.actions[:100]
    origin = json.loads(autosave.record_if_readable())["origin"]
    assert origin.pop("id")  # tells the branch from all others
    assert origin == {"after": 100, "of": len(watched.match.actions)}
    assert len(watched.match.actions) == scene.film.count


def test_a_branch_puts_the_game_on_the_table_away(storage):
    storage.write(autosave.SLOT, "some other game")
    watched = Watched()
    watched.tap("replay/play-on")
    watched.tap("branch/begin")
    assert storage.read(kept_matches.list_places()[0].file) == "some other game"


def test_nothing_branches_off_after_the_end(watched):
    watched.strike("end")
    assert not watched.element("replay/play-on").enabled
    watched.strike("left")
    assert watched.element("replay/play-on").enabled


def test_a_game_that_goes_on_can_be_seen_from_its_beginning(storage):
    match = read(FOUR)
    record = json.loads(FOUR)
    record["actions"] = record["actions"][:120]
    autosave.save(read(json.dumps(record)))
    viewer = Viewer(1280, 800, 1)
    Journey(viewer.stage).matches(TIKAL)
    while viewer.stage.busy:
        viewer.look()
    viewer.tap("match/1/more")
    viewer.tap("dialog/replay")
    scene = viewer.stage.bottom
    scene.seek(120)
    viewer.look()
    assert scene.picture.drawn.view.hexagon == match.before(120).hexagon
    assert viewer.element("replay/play-on").enabled
    viewer.tap("replay/leave")
    assert "match/1" in viewer.ids()


@pytest.mark.parametrize("size", [(360, 560, 1), (667, 331, 1), (820, 1180, 1)])
def test_another_window_shows_the_same_moment(watched, size):
    watched.scene.seek(150)
    watched.stage.layout(Viewer(*size).stage.screen)
    watched.look()
    assert watched.shown == 150
    bar = watched.element("replay/bar").rect
    assert watched.stage.screen.safe.contains(bar)


def test_on_the_board_arrows_walk_and_tab_leads_back_to_the_film(watched):
    watched.strike("right", "right")
    assert watched.shown == 2
    while not watched.scene.form.is_on_thing:
        watched.strike("tab")
    before = watched.scene.form.focus_id
    watched.strike("right")
    assert watched.scene.form.focus_id != before
    watched.strike("f3")
    assert watched.scene.explained
    watched.strike("tab", "right")
    assert watched.shown == 3
