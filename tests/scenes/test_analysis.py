"""The analysis is worked out between the frames, and can be left at any time."""

import pytest
from pygame import Surface

from game.outcome import Analysis, CostlyTurn, PointsHistory, Standing, TurnLine
from game.scenes.analysis import AnalysisScene
from game.ui import theme
from game.ui.input import Key
from game.ui.scene import Scene
from tests.windows import Viewer, beside_the_gallery, sized

NAMES = ("Marisol", "Yun-seo", "Ana", "Heinrich")
STANDINGS = [
    Standing(name, mark, 10 * seat)
    for seat, (name, mark) in enumerate(zip(NAMES, theme.MARKS, strict=False))
]
COURSE = PointsHistory(((0, 0, 0, 0), (12, 4, 9, 3), (30, 22, 9, 41)), scorings=(2,))


class Below(Scene):
    """What the analysis lies over."""


def paint(_screen, size):
    yield
    surface = Surface(size)
    surface.fill(theme.JUNGLE)
    yield
    return surface


def costly(turn, seat):
    steps = [("A worker from Jungle (a2) to Temple 3 (b1)", 1), ("Uncovers Temple 3 (b1)", 2)]
    played, better = TurnLine(steps, paint), TurnLine([("The leader goes to Temple 5", 3)], paint)
    return CostlyTurn(turn, seat, 7, played, better, "Takes the temple at g5 for 5.")


CHANCES = PointsHistory(((25, 25, 25, 25), (40, 10, 20, 30), (0, 0, 0, 100)), scorings=(2,))
ANALYSIS = Analysis(COURSE, CHANCES, [costly(12, 0), costly(31, 3), costly(4, 1)])


class Reader(Viewer):
    def __init__(self, size=(1280, 800, 1), parts=3, analysis=ANALYSIS):
        super().__init__(*size)
        self.parts = 0

        def work():
            for part in range(parts):
                self.parts += 1
                yield part / parts
            return analysis

        self.stage.go(Below(self.stage))
        self.scene = AnalysisScene(self.stage, STANDINGS, work())
        self.stage.push(self.scene)

    def finish(self):
        while self.scene.busy:
            self.look()
        self.look()


@sized()
def test_layout_while_it_is_worked_out(size):
    reader = Reader(size)
    reader.look()
    reader.check_layout()


@beside_the_gallery()
@pytest.mark.parametrize("page", ["course", "chances", "0", "2"])
def test_layout(size, page):
    reader = Reader(size)
    reader.finish()
    reader.tap(f"analysis/page/{page}")
    reader.finish()
    reader.look()
    reader.check_layout()


def test_it_can_be_left_at_any_time():
    reader = Reader(parts=10**9)
    reader.look()
    assert reader.scene.busy
    reader.stage.handle(Key("escape"))
    assert isinstance(reader.stage.top, Below)
    done = reader.parts
    reader.look()
    assert reader.parts == done


def test_a_slice_takes_no_longer_than_it_may(monkeypatch):
    reader = Reader(parts=10**6)
    monkeypatch.setattr(theme, "THINKING_SLICE", 0.0)
    reader.look()
    assert reader.parts == 0


def test_the_course_then_the_turns_that_cost_most(lines):
    reader = Reader()
    reader.finish()
    turns = [f"analysis/page/{page}" for page in ("course", "chances", "0", "1", "2")]
    assert reader.ids() == [*turns, "analysis/close"]
    lines.clear()
    reader.tap("analysis/page/1")
    reader.finish()
    said = [one for one, *_ in lines]
    assert "Heinrich" in said
    assert "This turn cost about 7 points, as the computer judges." in said
    reader.tap("analysis/line/better")
    reader.finish()
    said = [one for one, *_ in lines]
    assert "The leader goes to Temple 5" in said


def test_its_picture_is_painted_part_by_part_and_kept():
    reader = Reader()
    reader.finish()
    reader.tap("analysis/page/0")
    reader.finish()
    middle = reader.scene._board.center
    assert reader.surface.get_at(middle)[:3] == theme.JUNGLE
    reader.tap("analysis/page/course")
    reader.tap("analysis/page/0")
    assert not reader.scene.busy


def test_a_faultless_game_has_its_course_and_chances_alone():
    reader = Reader(analysis=Analysis(COURSE, CHANCES, []))
    reader.finish()
    assert reader.ids() == ["analysis/page/course", "analysis/page/chances", "analysis/close"]


def test_the_points_and_the_chances_are_told():
    reader = Reader()
    reader.finish()
    told = lambda: " ".join(node.name for node in reader.stage.tree().walk())  # noqa: E731
    assert "Everybody's final points, as forecast" in told()
    reader.tap("analysis/page/chances")
    assert "Everybody's chance to win, in percent" in told()
