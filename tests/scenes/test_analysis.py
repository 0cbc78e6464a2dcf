"""The analysis is worked out between the frames, and can be left at any time."""

import pytest
from pygame import Surface

from game.outcome import Analysis, CostlyTurn, PointsHistory, Standing, TurnLine
from game.scenes.analysis import AnalysisScene
from game.scenes.sliced_work import SlicedWork, analysis_work
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


COLOURS = {None: theme.JUNGLE, 1: theme.RUST, 2: theme.GOLD_BRIGHT}
"""What is painted when so many steps are marked."""


def paint(marked):
    def painted(_screen, size):
        yield
        surface = Surface(size)
        surface.fill(COLOURS[marked])
        yield
        return surface

    return painted


def costly(turn, seat):
    steps = [("A worker from Jungle (a2) to Temple 3 (b1)", 1), ("Uncovers Temple 3 (b1)", 2)]
    return CostlyTurn(
        turn,
        seat,
        7.2,
        1.3,
        24,
        TurnLine(steps, paint),
        TurnLine([("The leader goes to Temple 5", 3)], paint),
        "Takes the temple at g5 for 5.",
        [("Temple 5 (g5)", 5), ("Treasures (d3)", 1)],
    )


CHANCES = PointsHistory(((25, 25, 25, 25), (40, 10, 20, 30), (0, 0, 0, 100)), scorings=(2,))
TURNS = (costly(12, 0), costly(31, 3), costly(4, 1))
ANALYSIS = Analysis(1.0, COURSE, CHANCES, 2, TURNS)
AS_IT_COMES = (
    Analysis(0.0),
    Analysis(0.2, COURSE, CHANCES, 2),
    Analysis(0.5, COURSE, CHANCES, 2, TURNS[1:2]),
    Analysis(0.8, COURSE, CHANCES, 2, TURNS[:2]),
)
"""The analysis while it is worked out."""
PAGES = [f"analysis/page/{page}" for page in ("course", "chances", "turns")]


class Reader(Viewer):
    """Opens an analysis that comes in so many parts, each of them the one that was told last."""

    def __init__(self, size=(1280, 800, 1), parts=3, analysis=ANALYSIS, so_far=AS_IT_COMES[:1]):
        super().__init__(*size)
        self.parts = 0

        def work():
            for _part in range(parts):
                self.parts += 1
                yield so_far[min(self.parts, len(so_far)) - 1]
            return analysis

        self.stage.go(Below(self.stage))
        self.work = SlicedWork(work())
        self.open()

    def open(self):
        self.scene = AnalysisScene(self.stage, STANDINGS, self.work)
        self.stage.push(self.scene)

    def finish(self):
        while self.scene.busy:
            self.look()
        self.look()

    def work_a_part(self):
        """One turn of the loop."""
        self.now += 0.05
        self.stage.update(self.now)
        self.stage.draw(self.surface)


def one_part_a_slice(monkeypatch):
    """Let a slice end after one part of the work."""
    times = iter(range(10**9))
    monkeypatch.setattr("game.scenes.sliced_work.time.perf_counter", lambda: next(times))
    monkeypatch.setattr(theme, "ANALYSING_SLICE", 1.5)


@sized()
def test_layout_while_it_is_worked_out(size):
    reader = Reader(size)
    reader.look()
    reader.check_layout()


@sized()
def test_layout_while_turns_are_proved(size):
    reader = Reader(size, parts=10**9, so_far=AS_IT_COMES)
    reader.look()
    reader.tap("analysis/page/turns")
    reader.look()
    reader.check_layout()


@beside_the_gallery()
@pytest.mark.parametrize("page", ["course", "chances", "turns"])
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
    monkeypatch.setattr(theme, "ANALYSING_SLICE", 0.0)
    reader.look()
    assert reader.parts == 0


def test_whoever_comes_back_finds_what_was_found():
    reader = Reader(parts=10**9, so_far=AS_IT_COMES)
    reader.look()
    done = reader.parts
    reader.stage.handle(Key("escape"))
    reader.open()
    reader.look()
    assert reader.parts > done
    assert set(PAGES) <= set(reader.ids())


def test_a_match_has_one_analysis():
    class Match:
        def __init__(self, record):
            self.record = lambda: record

    begun = []

    def analyse(match):
        begun.append(match)
        yield Analysis()
        return ANALYSIS

    first = analysis_work(Match("one"), analyse)
    assert analysis_work(Match("another"), analyse) is not first
    assert analysis_work(Match("one"), analyse) is first


def test_what_is_found_is_shown_while_the_rest_is_worked_out(monkeypatch):
    one_part_a_slice(monkeypatch)
    reader = Reader(parts=10**9, so_far=AS_IT_COMES)
    seen = []
    for _part in AS_IT_COMES:
        reader.work_a_part()
        seen.append(reader.ids())
    assert seen[0] == ["analysis/close"]
    assert PAGES[1] in seen[1]
    assert PAGES[2] not in seen[1]
    assert PAGES[2] in seen[2]


def test_the_turn_that_is_shown_stays_when_worse_ones_are_found(monkeypatch, lines):
    one_part_a_slice(monkeypatch)
    reader = Reader(parts=9, so_far=AS_IT_COMES)
    for _part in range(3):
        reader.work_a_part()
    reader.scene._page.choose("turns")
    reader.work_a_part()
    assert "Heinrich, turn 31 (1 of 1)" in [one for one, *_ in lines]
    reader.finish()
    assert "Heinrich, turn 31 (2 of 3)" in [one for one, *_ in lines]


def test_the_course_then_the_turns_that_cost_most(lines):
    reader = Reader()
    reader.finish()
    assert reader.ids() == [*PAGES, "analysis/close"]
    reader.tap("analysis/page/turns")
    reader.finish()
    said = " ".join(one for one, *_ in lines)
    assert "Marisol, turn 12 (1 of 3)" in said
    assert "This turn cost about 7 points." in said
    lines.clear()
    reader.tap("analysis/another")
    reader.tap("analysis/line/better")
    reader.finish()
    said = " ".join(one for one, *_ in lines)
    assert "Heinrich, turn 31 (2 of 3)" in said
    assert "This brings about 7 points more." in said
    assert "The leader goes to Temple 5" in said
    lines.clear()
    reader.tap("analysis/before")
    reader.tap("analysis/before")
    reader.finish()
    assert "Yun-seo, turn 4 (3 of 3)" in [one for one, *_ in lines]


def test_how_it_was_proved_and_where_it_differs_is_told():
    reader = Reader()
    reader.finish()
    told = lambda: " ".join(node.name for node in reader.stage.tree().walk())  # noqa: E731
    reader.tap("analysis/page/turns")
    assert "24 dealt games: 7.2 points of lead, give or take 1.3." in told()
    reader.tap("analysis/line/better")
    assert "Where the two differ most: Temple 5 (g5), 5 points; Treasures (d3), 1 point." in told()


def test_its_picture_is_painted_part_by_part_and_kept():
    reader = Reader()
    reader.finish()
    reader.tap("analysis/page/turns")
    reader.finish()
    middle = reader.scene._board.center
    assert reader.surface.get_at(middle)[:3] == theme.JUNGLE
    reader.tap("analysis/page/course")
    reader.tap("analysis/page/turns")
    assert not reader.scene.busy


def test_the_steps_are_shown_one_after_the_other_and_then_all():
    reader = Reader()
    reader.finish()
    reader.tap("analysis/page/turns")
    for steps in (1, 2, None):
        reader.tap("analysis/step")
        reader.finish()
        assert reader.surface.get_at(reader.scene._board.center)[:3] == COLOURS[steps]


def test_of_a_faultless_game_it_says_that_no_turn_was_costly():
    reader = Reader(analysis=Analysis(1.0, COURSE, CHANCES, 1))
    reader.finish()
    assert reader.ids() == [*PAGES, "analysis/close"]
    reader.tap("analysis/page/turns")
    told = " ".join(node.name for node in reader.stage.tree().walk())
    assert "No turn was costly." in told


def test_the_points_and_the_chances_are_told():
    reader = Reader()
    reader.finish()
    told = lambda: " ".join(node.name for node in reader.stage.tree().walk())  # noqa: E731
    assert "Everybody's final points, as forecast" in told()
    reader.tap("analysis/page/chances")
    assert "Turn 2 decided most: Heinrich, 30 to 100 percent" in told()
