"""Tzolk'in's players in C++ and in Python: the same decisions in the same positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import add
from pathlib import Path

import pytest

from game.core.match import OVER
from game.players.player import decide
from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture, schedule
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.evaluation import Evaluation
from game.tzolkin.players.roster import LEVELS
from game.tzolkin.players.rounds import Level
from game.tzolkin.players.weights import TEMPERS, tuned, weight_sets
from game.tzolkin.rules import apply, legal_actions, new_game, view
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.rules.state import TURN, State
from tests.players.watched import decisions
from tests.tools.programs import made, run
from tools.fast.games import Course, ProgramError, course_of
from tools.fast_tzolkin import SOURCES
from tools.fast_tzolkin.games import Candidate, line_of, play_all
from tools.fast_tzolkin.tables import HABITS

pytestmark = pytest.mark.long(minutes=0.2)

EXPANSION = tuple(
    (part, True) for part in ("tribes", "prophecies", "new_buildings", "quick_actions")
)
EVERY = {"novice": 2, "explorer": 3, "archaeologist": 9, "master": 30, "grandmaster": 60}
"""Of so many decisions Python is asked for one too: a Master thinks long, a Grandmaster longer."""
GAMES = [
    ("novice", 2, ()),
    ("novice", 5, EXPANSION),
    ("explorer", 3, EXPANSION),
    ("explorer", 4, ()),
    ("archaeologist", 2, EXPANSION),
    ("archaeologist", 3, ()),
    ("master", 2, ()),
    ("master", 3, EXPANSION),
    ("grandmaster", 2, EXPANSION),
]


@pytest.fixture(scope="module")
def program() -> Path:
    return made(SOURCES)


def followed(fixture: Fixture, decisions: list[str]) -> Iterator[tuple[State, str]]:
    """The positions of a game, each with what was decided there; it is legal and ends the game."""
    state = new_game(fixture.setup())
    for decision in decisions:
        yield state, decision
        for action in decision.split(", "):
            apply(state, {str(one): one for one in legal_actions(state)}[action])
    assert state.phase == OVER
    yield state, ""


@pytest.mark.parametrize(("level", "seats", "options"), GAMES)
def test_both_decide_alike(
    program: Path, level: str, seats: int, options: tuple[tuple[str, bool], ...]
) -> None:
    fixture = Fixture(TZOLKIN, (level,) * seats, seed=seats, rotation=1, options=options)
    *told, answer = run(program, line_of(fixture), "--decisions").stdout.splitlines()
    asked = 0
    for number, (state, decision) in enumerate(followed(fixture, told)):
        if number % EVERY[level] == 0 and state.phase != OVER:
            entrant = (state.seat - fixture.rotation) % seats
            player = TZOLKIN.opponents().player(level, fixture.player_seed(entrant))
            actions = decide(player, view(state, state.seat)).actions
            assert ", ".join(map(str, actions)) == decision, (number, state.seat)
            asked += 1
    points = course_of(fixture, answer).points
    assert [RULES.points(state)[fixture.seat_of(one)] for one in range(seats)] == points
    assert asked


@pytest.mark.parametrize(("seats", "options"), [(2, ()), (5, EXPANSION)])
def test_both_expect_the_same_to_the_last_digit(
    program: Path, seats: int, options: tuple[tuple[str, bool], ...]
) -> None:
    fixture = Fixture(TZOLKIN, ("novice",) * seats, seed=7, options=options)
    *lines, _ = run(program, line_of(fixture), "--terms").stdout.splitlines()
    told = [line.partition(" terms=")[2].split(";") for line in lines if " terms=" in line]
    positions = followed(fixture, [line for line in lines if " terms=" not in line])
    turns = [state.copy() for state, _ in positions if state.phase == TURN]
    assert len(told) == len(turns)
    for terms, state in zip(told, turns, strict=True):
        expected = [Evaluation(state, seat, tuned(state)) for seat in range(seats)]
        points = [sum_of(map(float, one.split(","))) for one in terms]
        assert points == [one.expected_points(state) for one in expected]


def sum_of(terms: Iterable[float]) -> float:
    """The plain sum, rounded after each term as the evaluation does."""
    return reduce(add, terms)


@pytest.mark.usefixtures("program")
def test_points_and_habits_are_by_entrant_and_those_of_python() -> None:
    bent = TEMPERS["priest"].applied_to(weight_sets()["", 2])
    priest = Candidate(Level(beam_width=1, searched_turns=2, rounds_ahead=1), bent)
    fixtures = schedule(Fixture(TZOLKIN, ("novice", priest), seed=3), 2)
    courses = dict(play_all(fixtures, jobs=2))
    assert list(map(courses.get, fixtures)) == [counted(one) for one in fixtures]


def counted(fixture: Fixture) -> Course:
    """A game in Python, with the habits that the program counts."""
    habits = [Counter(dict.fromkeys(HABITS, 0)) for _ in fixture.entrants]
    names = {kind: name for name, kind in HABITS.items()}
    for state, decision in decisions(fixture):
        done = habits[(state.seat - fixture.rotation) % state.seats]
        done.update(names[type(one)] for one in decision.actions if type(one) in names)
    return Course(list(play_game(fixture).points), habits)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats=2", "seats=5", "the game: the game is not for so many"),
        ("seats=2", "seats=3", "the game: there is not one player for each seat"),
        ("first_player=1", "first_player=2", "the game: the first player has no seat"),
        ("wealth=", "wealth=20,", "the game: wealth has not the tiles of the game"),
        ("option.tribes=0", "option.tribes=1", "the game: tribes has not the tiles of the game"),
        ("beam_width=2", "beam_width=0", "player 1: beam_width is less than 1"),
        ("light=", "lights=", "player 1: light is missing"),
        ("light=", "more=1 light=", "player 1: more is not known"),
    ],
)
def test_a_bad_line_is_refused_with_the_reason(program: Path, old: str, new: str, why: str) -> None:
    line = line_of(Fixture(TZOLKIN, ("explorer", "explorer"), seed=1))
    assert old in line
    done = run(program, line.replace(old, new, 1))
    assert done.returncode == 2
    assert done.stderr.startswith(f"line 1: {why}")


@pytest.mark.usefixtures("program")
def test_a_weight_that_the_program_does_not_know_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def and_one_more(fixture: Fixture) -> str:
        return f"{line_of(fixture)} patience=0.5"

    monkeypatch.setattr("tools.fast_tzolkin.games.line_of", and_one_more)
    fixture = Fixture(TZOLKIN, ("explorer", "explorer"), seed=1)
    with pytest.raises(ProgramError, match="line 1: player 2: patience is not known"):
        list(play_all([fixture], jobs=1))


@pytest.mark.parametrize(
    "fixture",
    [
        Fixture(TZOLKIN, ("random", "explorer"), seed=1),
        Fixture(TZOLKIN, ("explorer:priest", "explorer"), seed=1),
        Fixture(TIKAL, ("explorer", "explorer"), seed=1),
    ],
)
def test_what_it_does_not_play_is_refused(fixture: Fixture) -> None:
    with pytest.raises(ValueError, match=r"an entrant is|is Tzolk'in"):
        line_of(fixture)


def test_every_level_is_compared() -> None:
    assert {level for level, *_ in GAMES} == set(LEVELS)
