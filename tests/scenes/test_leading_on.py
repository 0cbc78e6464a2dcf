"""Where the results of a first game lead."""

import random

import pytest

from game.games import GAMES
from game.journey import Journey
from game.outcome import Loss
from game.players.opponents import PERSON
from game.rulebook.scene import RulebookScene
from game.scenes.leading_on import greatest_loss, is_first_game
from game.scenes.results import ResultsScene
from game.scenes.setup import NewGame, SetupScene
from tests.windows import Viewer, sized


def first_match(game, seed=3):
    """A first game that both played at random."""
    rules, party = game.rules(), NewGame.for_beginner(game)
    party.options = game.first_game().lengths[-1].options
    match = party.begin(lambda _seats: 0, seed)
    chance = random.Random(seed)
    while action := rules.random_action(match.state, chance):
        match.play(action)
    return match


class AtTheEnd(Viewer):
    def __init__(self, match, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.journey.results(match)
        self.look()


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_the_full_game_is_set_up_by_all_usual_rules(game):
    viewer = AtTheEnd(first_match(game))
    viewer.tap("results/full-game")
    setup = viewer.stage.top
    assert isinstance(setup, SetupScene)
    assert setup.party.variant == game.rules().default_variant
    assert dict(setup.party.options) == {}
    viewer.tap("setup/back")


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_the_line_says_what_cost_most_and_leads_to_where_it_is_learnt(game):
    match = first_match(game)
    seat = [one["kind"] for one in match.setup.players].index(PERSON)
    losses, loss = game.table().losses(match, seat), greatest_loss(match)
    assert isinstance(loss, Loss)
    assert loss.cost == max(one.cost for one in losses) > 0
    viewer = AtTheEnd(match)
    assert viewer.element("results/learn").label == str(loss.words)
    viewer.tap("results/learn")
    if loss.lesson:
        assert viewer.stage.top.course.lesson.id == loss.lesson
        viewer.tap("lesson/leave")
    else:
        assert isinstance(viewer.stage.top, RulebookScene)


def test_a_lesson_that_was_left_leads_to_the_list_and_back_to_the_results():
    game = GAMES[0]
    viewer = AtTheEnd(match := first_match(game))
    loss = greatest_loss(match)
    assert loss
    assert loss.lesson
    viewer.tap("results/learn")
    viewer.tap("lesson/leave")
    viewer.tap("lessons/back")
    assert isinstance(viewer.stage.top, ResultsScene)


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_other_matches_end_as_ever(game):
    match = first_match(game)
    match.setup.players[1]["kind"] = PERSON
    assert not is_first_game(match)
    viewer = AtTheEnd(match)
    assert not {"results/full-game", "results/learn"} & {*viewer.ids()}
    assert "results/rematch" in viewer.ids()


@sized(playable_only=True)
def test_everything_has_its_place(size):
    viewer = AtTheEnd(first_match(GAMES[0]), size)
    viewer.check_layout()
    assert {"results/full-game", "results/learn"} <= {*viewer.ids()}
