"""At the plain table everything that any game allows can be chosen, in whole random games."""

from random import Random

import pytest

from game.core.game import SetupChoices
from game.table.ids import HINT
from game.table.outcome import Play
from game.table.plain.known import GameKnowledge, parts_of
from game.table.plain.modes.choosing import Choosing
from game.table.plain.modes.mode import Turn
from game.table.plain.shown import BACK, END, Space
from game.table.players import players_of
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN
from game.ui.figures import number_text
from tests.hexes.description import HEXES

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]
MOST = 12
"""Actions of a position that are looked for: any of them."""
EVERY = 5
"""Of so many positions of a game one is looked at."""
STARTS = [
    (HEXES, 2, "three", {}),
    (TIKAL, 2, "basic", {}),
    (TIKAL, 3, "auction", {"camp_rule": "own"}),
    (TZOLKIN, 2, "base", {}),
    (TZOLKIN, 4, "base", dict.fromkeys(("tribes", "prophecies", "quick_actions"), True)),
]


def positions(game, seats, variant, options, seed):
    """Some of a random game, as whoever is to act sees them."""
    rules, chance = game.rules(), Random(seed)
    if variant not in rules.variants:
        variant = next(iter(rules.variants))
    match = rules.new_match(
        rules.setup(SetupChoices(tuple(PEOPLE[:seats]), 0, seed, variant, options))
    )
    while (action := rules.random_action(match.state, chance)) is not None:
        if len(match.actions) % EVERY == 0:
            yield rules.view(match.state, match.state.seat)
        match.play(action)


def turns(start, seed=1):
    game, seats, *_more = start
    known = GameKnowledge(game)
    for view in positions(*start, seed):
        yield Turn(known, view, players_of(PEOPLE[:seats]))


def touches(mode, action):
    """Chooses an action touch by touch; what was played then, and by how many touches."""
    count = 0
    while not isinstance(mode, Play):
        count += 1
        mode = mode.touch(next_choice(mode, action)) if not is_end(mode, action) else end(mode)
        assert count <= len(parts_of(action)) + 1
    return mode.actions, count


def is_end(mode, action):
    return mode.end_action is not None and mode.end_action.action == action


def end(mode):
    return mode.press(END)


def next_choice(mode, action):
    """The one of all options that leads to an action."""
    parts = parts_of(action)
    options = [option.choice for row in mode.rows for option in row.options]
    (found,) = [
        one
        for one in options
        if (one.parts == parts if one.whole else one.parts == parts[: len(one.parts)])
    ]
    return found


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0].id}-{start[1]}")
def test_every_legal_action_is_chosen_by_what_is_shown(start):
    chance, seen = Random(3), 0
    for turn in turns(start):
        legal = turn.known.rules.engine.legal_actions(turn.view)
        for action in chance.sample(legal, min(MOST, len(legal))):
            played, _count = touches(Choosing(turn), action)
            assert played == (action,)
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0].id}-{start[1]}")
def test_figures_and_words_follow_from_the_rules(start):
    for turn in turns(start, seed=2):
        shown = Choosing(turn).shown()
        rules = turn.known.rules
        assert shown.points == tuple(number_text(own) for own in rules.points(turn.view))
        assert shown.seat == turn.view.seat
        assert len(turn.offers) == len(rules.engine.legal_actions(turn.view))
        labels = [option.label for row in shown.rows for option in row.options]
        assert all(str(label) for label in labels)
        assert (HINT in shown.looks) == bool(turn.known.opponents.levels)
        bare = turn.public
        assert bare.points == shown.points or bare.view != turn.view


def test_escape_goes_back_choice_by_choice():
    for turn in turns(STARTS[1]):
        mode, depth = Choosing(turn), 0
        while not isinstance(mode, Play) and (rows := mode.rows):
            options = [option.choice for row in rows for option in row.options]
            mode, depth = mode.touch(options[0]), depth + 1
            if isinstance(mode, Play):
                break
            back = mode
            for _step in range(depth):
                back = back.escape()
            assert back == Choosing(turn)
            assert mode.press(BACK) == mode.escape()


def test_a_space_that_is_not_lit_is_tried_and_refused_by_the_rules():
    turn = next(turns(STARTS[0]))
    known, mode = turn.known, Choosing(turn)
    view = turn.view.copy()
    view.stones[(-2, 2)] = 0
    mode = Choosing(Turn(known, view, turn.players))
    dark = next(name for name in mode.turn.spaces if name not in mode.lit)
    tried = mode.touch(Space(dark))
    assert str(known.why_refused(view, tried.notation).message) == f"{dark} is taken."
