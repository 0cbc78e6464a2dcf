"""Where the results of a first game lead."""

import random

import pytest

from game.games import GAMES
from game.journey import Journey
from game.outcome import MOST_FACTS, Loss
from game.players.opponents import PERSON
from game.rulebook.scene import RulebookScene
from game.scenes.leading_on import deciding_facts, greatest_loss, is_first_game
from game.scenes.results import ResultsScene
from game.scenes.setup import NewGame, SetupScene
from game.ui import sprites, text
from tests.windows import PLAYABLE, Viewer, sized


def first_match(game, seed=3, length=-1):
    """A first game, of the shortest length, that both played at random."""
    rules, party = game.rules(), NewGame.for_beginner(game)
    party.options = game.first_game().lengths[length].options
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
def test_only_after_a_short_game_the_full_one_is_new(game):
    for length in game.first_game().lengths:
        viewer = AtTheEnd(first_match(game, length=game.first_game().lengths.index(length)))
        told = "Now the full game" if length.options else "Another game"
        assert viewer.element("results/full-game").label == told


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


def told(viewer):
    """What is told of what decided the match, in the order of reading."""
    nodes = (one for root in viewer.stage.top.nodes() for one in root.walk())
    return [one.name for one in nodes if one.id.startswith("results/decided/")]


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_a_few_sentences_say_what_decided_it(game):
    match = first_match(game)
    viewer, facts = AtTheEnd(match), deciding_facts(match)
    assert 1 <= len(facts) <= MOST_FACTS + 1
    assert all(sprites.info(one.picture) for one in facts)
    for words, one in zip(told(viewer), facts, strict=True):
        side = "ahead" if one.ahead > 0 else "behind"
        assert words.startswith(str(one.words))
        assert f"{abs(one.ahead):g} point" in words.removeprefix(str(one.words))
        assert words.endswith(f" {side}.")


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.id)
def test_every_sentence_has_room_in_every_window(game):
    match = first_match(game)
    for size in PLAYABLE:
        with text.record_drawn_lines() as lines:
            viewer = AtTheEnd(match, size)
        assert not [one for one in lines if one.cut], size
        assert len(told(viewer)) == len(deciding_facts(match))


def test_what_decided_it_can_be_left_for_the_points():
    viewer = AtTheEnd(first_match(GAMES[0]))
    assert told(viewer)
    viewer.tap("results/page/points")
    assert not told(viewer)


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
