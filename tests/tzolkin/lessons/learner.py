"""A learner in a lesson without a table: the match, the course through it, and Ben's turns."""

from game.lessons.lesson import LessonProgress, LessonState
from game.players.player import decide
from game.tzolkin.lessons.position import LEARNER, RIVAL
from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.state import KEEP, OVER, TRIBE

READ = "read"
"""Among the lines of a learner: he has read, and goes on."""


class Learner:
    """Plays a lesson's match in notation."""

    def __init__(self, lesson):
        self.lesson, self.course, self.match = lesson, LessonProgress(lesson), lesson.new_match()
        self.given = len(self.match.actions)
        self.follow()

    @property
    def state(self):
        return self.course.state

    @property
    def view(self):
        return view(self.match.state, LEARNER)

    @property
    def played(self):
        return len(self.match.actions) - self.given

    def follow(self):
        self.course.follow(self.view, self.played)

    def does(self, *lines):
        for line in lines:
            if line == READ:
                assert self.state is LessonState.READING, f"{line}: {self.course.step.words}"
                self.course.read_on(self.view, self.played)
            else:
                self.plays(parse(line))

    def plays(self, action):
        self.match.play(action)
        self.follow()
        while self.match.state.phase != OVER and self.match.state.seat == RIVAL:
            ben = self.lesson.opponents[RIVAL]
            self.match.play(decide(ben, view(self.match.state, RIVAL)).actions[0])
            self.follow()

    def begins_the_step_anew(self):
        position = lambda count: view(self.match.before(self.given + count), LEARNER)  # noqa: E731
        self.match.take_back(self.given + self.course.actions_to_keep(position))
        self.follow()

    def finishes(self):
        """Read and do what is asked for, whatever leads there, and begin lost steps anew."""
        for _try in range(20):
            match self.state:
                case LessonState.DONE:
                    return
                case LessonState.READING:
                    self.does(READ)
                case LessonState.GOAL_LOST:
                    self.begins_the_step_anew()
                    assert self.state is not LessonState.GOAL_LOST
                case LessonState.PLAYING:
                    for action in self.way() or self.way(far_sighted=False):
                        self.plays(action)
        raise AssertionError(self.course.step.words)

    def way(self, *, far_sighted=True):
        """Return the shortest actions of this turn after which the step's goal is reached, and with
        ``far_sighted`` no later one lost; empty if there are none."""
        step, *later = self.lesson.steps[self.course.number :]
        hopes = [one for one in later if one.goal and far_sighted]

        def reached(state):
            return step.goal(state) and not any(one.why_lost(state) for one in hopes)

        return self._way_to(reached)

    def _way_to(self, reached):
        ways = [(self.match.state, ())]
        while ways:
            longer = []
            for before, lines in ways:
                for action in legal_actions(before):
                    after = before.copy()
                    apply(after, action)
                    self._ben_keeps(after)
                    if reached(after):
                        return (*lines, action)
                    if after.seat == LEARNER and after.round == before.round:
                        longer.append((after, (*lines, action)))
            ways = longer
        return ()

    def _ben_keeps(self, state):
        """Let Ben choose what he begins with, if that is all that he has to do now."""
        while state.seat == RIVAL and state.phase in (TRIBE, KEEP):
            apply(state, legal_actions(state)[0])
