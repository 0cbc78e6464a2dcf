"""What the film's buttons do."""

from collections.abc import Callable
from dataclasses import dataclass

from game.outcome import Course
from game.table.replay.film import Film
from game.table.replay.reel import Reel


@dataclass(frozen=True)
class Uses:
    """What a scene does: show the position after so many actions, show the next action on its way,
    branch off after so many, leave."""

    seek: Callable[[int], None]
    step: Callable[[], None]
    play_on: Callable[[int], None]
    leave: Callable[[], None]


class Projector:
    """Runs a film.

    Attributes:
        film: where its turns begin.
        reel: whether it goes on by itself, and how fast.
    """

    def __init__(self, film: Film, course: Course, uses: Uses) -> None:
        self.film, self.reel = film, Reel()
        self._course, self._uses = course, uses

    def press(self, button: str, shown: int) -> None:
        """A button by its id, after so many actions."""
        film, reel, uses = self.film, self.reel, self._uses
        acts: dict[str, Callable[[], None]] = {
            "replay/step": uses.step,
            "replay/back": lambda: uses.seek(shown - 1),
            "replay/turn": lambda: uses.seek(film.turn_after(shown)),
            "replay/turn-back": lambda: uses.seek(film.turn_before(shown)),
            "replay/begin": lambda: uses.seek(0),
            "replay/end": lambda: uses.seek(film.count),
            "replay/scoring": lambda: uses.seek(self._next_scoring(shown)),
            "replay/speed": lambda: reel.change_speed(1),
            "replay/slower": lambda: reel.change_speed(-1),
            "replay/play-on": lambda: uses.play_on(shown),
            "replay/leave": uses.leave,
        }
        if button == "replay/run":
            reel.run(not reel.running and shown < film.count)
        elif button not in ("replay/speed", "replay/slower"):
            reel.run(False)
        if button in acts:
            acts[button]()

    def _next_scoring(self, shown: int) -> int:
        """Where the next scoring is over; past the last one comes the first."""
        ends = [self.film.begins[turn] for turn in self._course.scorings]
        return next((end for end in ends if end > shown), ends[0] if ends else 0)
