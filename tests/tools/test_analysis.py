"""Fresh games from a position of a match: what is seen stays, what is hidden is dealt anew."""

from random import Random

import pytest

from game.core.game import NOBODY
from game.players.tournament.fixture import Fixture
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN
from tests.tools.programs import made
from tools.analysis.checked import Checked, played_match, summary
from tools.analysis.fresh import FRESH
from tools.analysis.playing_on import played_on_fast

GAMES = {game.id: game for game in (TIKAL, TZOLKIN)}


def random_match(game, actions):
    """A match of chance after so many actions."""
    rules = GAMES[game].rules()
    match = rules.new_match(Fixture(GAMES[game], ("random", "random"), 3).setup())
    chance = Random(3)
    for _action in range(actions):
        match.play(chance.choice(rules.engine.legal_actions(match.state)))
    return match


@pytest.mark.parametrize("game", FRESH)
def test_what_is_seen_stays_in_every_deal(game):
    match, rules = random_match(game, 60), GAMES[game].rules()
    setups = [FRESH[game].deal(match, 60, Random(deal)) for deal in range(5)]
    assert len(set(map(str, setups))) == 5
    for setup in setups:
        state = rules.engine.new_game(setup)
        for action in match.actions:
            rules.engine.check(state, action)
            rules.engine.apply(state, action)
        seen, was = (rules.view(one, NOBODY) for one in (state, match.state))
        assert rules.audit.full_state(seen) == rules.audit.full_state(was)


@pytest.mark.long(minutes=0.02)
@pytest.mark.parametrize("game", FRESH)
def test_players_take_over_where_the_actions_end(game):
    made(FRESH[game].program)
    rules, match = GAMES[game].rules(), random_match(game, 80)
    ends = [n for n, one in enumerate(match.actions) if rules.ends_turn(one)]
    first, turn = ends[-2] + 1, match.actions[ends[-2] + 1 : ends[-1]]
    leads = FRESH[game].leads(match, first, turn, 4, "some deals")
    assert len(set(leads)) > 1
    assert leads == FRESH[game].leads(match, first, turn, 4, "some deals")


@pytest.mark.long(minutes=0.1)
@pytest.mark.parametrize("game", FRESH)
def test_the_programs_play_on_as_the_analysis_does(game):
    made(FRESH[game].program)
    match, reviewable = played_match(game, "novice", 3)
    fast = played_on_fast(match, reviewable)
    for first, end in reviewable.turns[3::8]:
        turn = ended(fast.judge(first, end))
        if not turn:
            continue
        for way in (turn.played, turn.better):
            endings = [
                ended(one.play_on(turn.view, way, Random(first))) for one in (fast, reviewable)
            ]
            assert endings[0] == endings[1]


def ended(work):
    """What a generator returns in the end."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


def test_how_many_are_confirmed_is_summed_up():
    checked = [
        Checked("master", 1, 5, False, 6.0, 1.5, 5.0, 1.0),
        Checked("novice", 2, 60, True, 4.0, 0.2, 1.0, 1.0),
        Checked("novice", 3, 7, False, 5.0, 1.0, -3.0, 1.0),
    ]
    first, *_others = summary(checked).splitlines()
    assert first.split() == (
        ["all", "3", "said", "5.0", "found", "1.0", "confirmed", "1", "open", "1", "opposite", "1"]
    )
