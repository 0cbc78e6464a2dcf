"""The players in C++ and in Python: the same decisions in the same positions, the same points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from game.core.match import OVER
from game.players.player import decide
from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture, schedule
from game.tikal.description import TIKAL
from game.tikal.players.level import GRANDMASTER_FILE, Level, weight_sets
from game.tikal.players.roster import LEVELS, Thinker
from game.tikal.rules import apply, legal_actions, new_game, view
from game.tikal.rules.setup import SHORT
from game.tikal.rules.state import State
from tests.players.watched import decisions
from tests.tools.programs import made, run
from tools.fast.games import Course, ProgramError, course_of
from tools.fast_tikal import SOURCES
from tools.fast_tikal.games import HABITS, Candidate, line_of, play_all

pytestmark = pytest.mark.long(minutes=0.02)

TRIALS = Level(width=2, placements=2, replies=3, reply_width=2, trials=2, deals=1, ahead=3)
EVERY = {"novice": 2, "explorer": 1, "archaeologist": 1, "master": 10, "grandmaster": 20}
"""Of so many decisions Python is asked for one too: a Master thinks long."""
GAMES = [
    ("basic", "novice", 2),
    ("basic", "explorer", 3),
    ("basic", "archaeologist", 4),
    ("basic", "master", 2),
    ("basic", "master", 3),
    ("auction", "novice", 4),
    ("auction", "explorer", 2),
    ("auction", "archaeologist", 3),
    ("auction", "master", 4),
    ("auction", "grandmaster", 2),
    ("mini", "novice", 2),
    ("mini", "explorer", 2),
    ("mini", "archaeologist", 2),
    ("mini", "master", 2),
]


@dataclass(frozen=True)
class Played:
    """What the program printed of a game: its decisions and its answer."""

    decisions: list[str]
    answer: str


@pytest.fixture(scope="module")
def program() -> Path:
    return made(SOURCES)


def played(program: Path, fixture: Fixture) -> Played:
    done = run(program, line_of(fixture), "--decisions")
    *decisions, answer = done.stdout.splitlines()
    return Played(decisions, answer)


def followed(fixture: Fixture, decisions: list[str]) -> Iterator[tuple[State, str]]:
    """The positions of a game, each with what was decided there; it is legal and ends the game."""
    state = new_game(fixture.setup())
    for decision in decisions:
        yield state, decision
        for action in decision.split(", "):
            apply(state, {str(one): one for one in legal_actions(state)}[action])
    assert state.phase == OVER
    yield state, ""


def hold_to_python(program: Path, fixture: Fixture, level: Level, every: int) -> None:
    """Python decides alike whenever it is asked, and counts the same points in the end."""
    game, asked = played(program, fixture), 0
    for number, (state, decision) in enumerate(followed(fixture, game.decisions)):
        if number % every == fixture.seed % every and state.phase != OVER:
            entrant = (state.seat - fixture.rotation) % state.seats
            player = Thinker(level, fixture.player_seed(entrant))
            actions = decide(player, view(state)).actions
            assert ", ".join(map(str, actions)) == decision, (number, state.seat)
            asked += 1
    points = course_of(fixture, game.answer).points
    assert [state.score[fixture.seat_of(one)] for one in range(state.seats)] == points
    assert asked


@pytest.mark.parametrize(("variant", "level", "seats"), GAMES)
def test_both_decide_alike(program: Path, variant: str, level: str, seats: int) -> None:
    fixture = Fixture(TIKAL, (level,) * seats, seed=seats, rotation=1, variant=variant)
    hold_to_python(program, fixture, LEVELS[level], EVERY[level])


@pytest.mark.parametrize(("variant", "seats"), [("basic", 2), ("auction", 3), ("mini", 2)])
def test_both_end_a_short_game_alike(program: Path, variant: str, seats: int) -> None:
    options = (("length", SHORT),)
    fixture = Fixture(TIKAL, ("explorer",) * seats, seed=seats, variant=variant, options=options)
    hold_to_python(program, fixture, LEVELS["explorer"], EVERY["explorer"])


def test_both_try_their_turns_alike(program: Path) -> None:
    level = replace(TRIALS, weights=LEVELS["grandmaster"].weights)
    candidate = Candidate(level, weight_sets(GRANDMASTER_FILE)["basic", 2])
    fixture = Fixture(TIKAL, (candidate, candidate), seed=5, variant="basic")
    hold_to_python(program, fixture, replace(level, weights=lambda _state: candidate.weights), 3)


@pytest.mark.usefixtures("program")
def test_points_and_habits_are_by_entrant_and_those_of_python() -> None:
    hasty = Candidate(Level(width=1, placements=1), weight_sets()["mini", 2])
    fixtures = schedule(Fixture(TIKAL, ("explorer", hasty), seed=3, variant="mini"), 4)
    courses = dict(play_all(fixtures, jobs=2))
    assert list(map(courses.get, fixtures)) == [counted(one) for one in fixtures]


def counted(fixture: Fixture) -> Course:
    """A game in Python, with the habits that the program counts."""
    habits = [Counter(dict.fromkeys(HABITS, 0)) for _ in fixture.entrants]
    for state, decision in decisions(fixture):
        entrant = (state.seat - fixture.rotation) % state.seats
        habits[entrant].update(one.verb for one in decision.actions if one.verb in HABITS)
    return Course(list(play_game(fixture).points), habits)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("variant=basic", "variant=chess", "the game: there is no variant 'chess'"),
        ("first_player=1", "first_player=2", "the game: the first player has no seat"),
        ("first_player=1", "first_player=x", "the game: first_player is no whole number: x"),
        ("deck=", "deck=35,", "the game: deck has not the hexagons of the variant, set by set"),
        ("treasures=", "treasures=7,", "the game: treasures are not those of the variant"),
        ("width=1 ", "width=0 ", "player 1: width is less than 1"),
        ("hold=", "hold=nan", "player 1: hold is no number: nan"),
        ("hold=", "holds=", "player 1: hold is missing"),
        ("hold=", "more=1 hold=", "player 1: more is not known"),
        ("hold=", "hold=1 hold=", "player 1: hold is there twice"),
        ("hold=", "hold hold=", "player 1: 'hold' is not of the form name=value"),
        (" player", " ", "the game: ahead is not known"),
    ],
)
def test_a_bad_line_is_refused_with_the_reason(program: Path, old: str, new: str, why: str) -> None:
    line = line_of(Fixture(TIKAL, ("explorer", "explorer"), seed=1, variant="basic"))
    assert old in line
    done = run(program, line.replace(old, new, 1))
    assert done.returncode == 2
    assert done.stderr.startswith(f"line 1: {why}")


@pytest.mark.usefixtures("program")
def test_a_weight_that_the_program_does_not_know_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def and_one_more(fixture: Fixture) -> str:
        return f"{line_of(fixture)} patience=0.5"

    monkeypatch.setattr("tools.fast_tikal.games.line_of", and_one_more)
    fixture = Fixture(TIKAL, ("explorer", "explorer"), seed=1, variant="mini")
    with pytest.raises(ProgramError, match="line 1: player 2: patience is not known"):
        list(play_all([fixture], jobs=1))


@pytest.mark.parametrize(
    "fixture",
    [
        Fixture(TIKAL, ("random", "explorer"), seed=1),
        Fixture(TIKAL, ("explorer:builder", "explorer"), seed=1),
        Fixture(TIKAL, ("explorer", "explorer"), seed=1, options=(("camp_rule", "own"),)),
    ],
)
def test_what_it_does_not_play_is_refused(fixture: Fixture) -> None:
    with pytest.raises(ValueError, match=r"an entrant is|options as they come"):
        line_of(fixture)
