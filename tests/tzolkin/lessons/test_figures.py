"""The figures that lessons say are those of the rules and of the positions they begin with."""

from game.tzolkin.lessons import lessons
from game.tzolkin.rules.data import board
from game.tzolkin.rules.state import DUMMY
from tests.tzolkin.lessons.learner import LEARNER, READ, Learner

LESSONS = {one.id: one for one in lessons()}


def words(lesson):
    """All that a lesson's steps say."""
    return " ".join(str(step.words) for step in LESSONS[lesson].steps)


def gained(learner, *lines):
    """The corn and the wood, stone and gold that the learner gets by doing this."""
    before, cubes = learner.view.corn[LEARNER], learner.view.cubes_of(LEARNER)
    learner.does(*lines)
    after = learner.view.cubes_of(LEARNER)
    return (
        learner.view.corn[LEARNER] - before,
        *(now - had for now, had in zip(after, cubes, strict=True)),
    )


def test_what_placing_costs():
    assert f"The game lasts {board.FOOD_TEETH[-1] + 1} days" in words("place")
    assert "three workers in your hand" in words("place")
    learner = Learner(LESSONS["place"])
    assert learner.view.workers_in_hand[LEARNER] == 3
    assert "This was space 0, so it was free" in words("place")
    learner.does(READ, READ)
    assert gained(learner, "place palenque")[0] == 0
    assert "Space 1 costs 1, a second worker 1 more" in words("place")
    assert gained(learner, READ, "place palenque")[0] == -2


def test_where_dummies_stand_and_what_the_next_worker_pays():
    step = next(step for step in LESSONS["first-turn"].steps if "dummies" in step.words)
    learner = Learner(LESSONS["first-turn"])
    state = learner.match.state
    for id in step.names:
        _space, gear, number = id.split("/")
        tooth = board.FIRST_TOOTH[board.GEARS.index(gear)] + int(number)
        assert state.teeth[tooth] == DUMMY
    assert "space 1, and pays 1 corn" in words("first-turn")
    learner.does("keep W12 W16")
    assert gained(learner, "place palenque")[0] == -1


def test_what_yaxchilan_gives():
    assert "1 gives wood. 2 gives stone and corn. 3 gives gold and corn" in words("ride")
    given = []
    for space in (1, 2, 3):
        learner = Learner(LESSONS["building"])
        state = learner.match.state
        state.teeth[:] = [-1] * board.ALL_TEETH
        state.teeth[board.FIRST_TOOTH[board.YAXCHILAN] + space] = LEARNER
        given.append(gained(learner, f"pick yaxchilan {space}", f"do {space}"))
    assert given == [(0, 1, 0, 0), (1, 0, 1, 0), (2, 0, 0, 1)]


def test_where_wood_lies():
    assert "On 3, 4 and 5 wood lies" in words("corn")
    assert [space for space, wood in enumerate(board.LOGGING_WOOD) if wood] == [3, 4, 5]


def test_who_is_hungry_on_the_food_day():
    assert "Three workers eat 6; you have 5" in words("food")
    view = Learner(LESSONS["food"]).view
    assert view.corn[LEARNER] == 5
    assert board.WORKERS - view.workers_in_bank[LEARNER] == 3
    assert "Food days 2 and 4 pay points" in words("food")
