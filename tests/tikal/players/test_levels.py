"""The levels: all play whole games, each looks further than the one below."""

import pytest

from game.players.opponents import UnknownPlayer
from game.players.player import decide
from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tikal.players.level import Level
from game.tikal.players.planning import search
from game.tikal.players.roster import LEVELS, OPPONENTS, Thinker, player_named
from game.tikal.rules.state import ACT, PLACE
from tests.players.effort import steps
from tests.tikal.players.situations import views

# temperaments differ in weights alone: one variant will do for them
SLOW = ("master", "grandmaster")
GAMES = [(name, "mini", 2) for name in OPPONENTS.names if name not in SLOW] + [
    (name, variant, seats)
    for name in OPPONENTS.names
    if name not in SLOW and ":" not in name
    for variant, seats in (("auction", 3), ("basic", 2))
]


@pytest.mark.parametrize(("name", "variant", "seats"), GAMES)
def test_every_player_ends_its_games_without_losing_a_decision(name, variant, seats):
    result = play_game(Fixture(TIKAL, (name,) * seats, 5, variant=variant))
    assert result.lost == (0,) * seats


@pytest.mark.parametrize("name", SLOW)
def test_who_thinks_long_plays_a_whole_game(name):
    result = play_game(Fixture(TIKAL, (name, "explorer"), 3, variant="mini"))
    assert result.lost == (0, 0)


@pytest.mark.long(minutes=0.15)
@pytest.mark.parametrize("phase", [ACT, PLACE])
def test_each_level_thinks_more_than_the_one_below(phase):
    few = list(views(phase, every=131))[:6]
    efforts = [sum(steps(player_named(name, 1), view) for view in few) for name in LEVELS]
    assert efforts == sorted(efforts)
    assert efforts[-1] > 3 * efforts[0]


def test_the_same_seed_and_view_give_the_same_decision():
    for view in list(views(ACT, every=301))[:4]:
        for name in LEVELS:
            first, again = (decide(player_named(name, 9), view) for _ in range(2))
            assert first.actions == again.actions


def test_a_surprise_is_one_of_the_temperaments_or_none_and_stays_so():
    view = next(views(ACT, every=3, ap=10))
    decisions = {
        tuple(map(str, decide(player_named("archaeologist:surprise", seed), view).actions))
        for seed in range(8)
    }
    plain = {
        tuple(map(str, decide(player_named(name, 0), view).actions))
        for name in (
            "archaeologist",
            *(n for n in OPPONENTS.names if n.startswith("archaeologist:")),
        )
    }
    assert decisions <= plain


def test_an_unknown_name_is_refused_with_those_that_are_known():
    with pytest.raises(UnknownPlayer, match="no computer player is called 'deep thought'; random"):
        player_named("deep thought", 0)
    assert all(f"{level}:builder" in OPPONENTS.names for level in OPPONENTS.levels_with_temper)


def test_a_master_looks_wider_at_a_table_of_more_than_two():
    master = LEVELS["master"]
    assert master.for_seats(2) is master
    four = master.for_seats(4)
    assert (four.placements, four.replies) == (2 * master.placements, 2 * master.replies)
    assert four.width == master.width
    assert all(LEVELS[name].for_seats(4) == LEVELS[name] for name in LEVELS if name != "master")


def test_a_turn_of_every_rival_is_imagined(monkeypatch):
    planned = []

    def spy(state, *how):
        planned.append(state.seat)
        return turns_of(state, *how)

    turns_of = search.planned_turns
    monkeypatch.setattr(search, "planned_turns", spy)
    for view in list(views(ACT, every=97, ap=10))[:8]:
        if not view.scoring_queue:
            planned.clear()
            decide(Thinker(Level(width=1, placements=1, replies=1), 1), view)
            assert planned == [(view.seat + step) % view.seats for step in range(view.seats)]
