"""Whatever is grey says why when it is tapped."""

import random

import pytest

from game.table.outcome import Refuse
from game.tikal import rules
from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import Breakdown
from game.tikal.rules.setup import AUCTION as AUCTIONED
from game.tikal.rules.state import ACT, AUCTION, PLACE
from game.tikal.table.match.telling import Scoring
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.auction import Bidding
from game.tikal.table.modes.buttons import why_nowhere
from game.tikal.table.modes.placing import Placing
from game.tikal.table.view.controls import KEYS
from game.ui.input import Key
from tests.tikal.table.test_modes import acting, after, now, start, turn
from tests.tikal.table.test_scene import Table, new_match


def silent(mode):
    """The grey buttons that say nothing."""
    return {id for id, look in mode.looks.items() if not look.enabled and not look.why}


@pytest.mark.parametrize("phase", ["place", "act", "auction", "choose", "over"])
def test_every_grey_button_says_why_in_every_mode(phase):
    state = start(variant=AUCTIONED)
    state.phase = phase
    there = now(state)
    modes = [there.mode, there.watching]
    there.session.news.append(Scoring(state, 0, Breakdown((), 0)))
    for mode in [*modes, there.mode]:
        assert silent(mode) == set()


@pytest.mark.parametrize("seed", range(6))
def test_every_grey_button_says_why_at_every_moment_of_a_game(seed):
    chance, state = random.Random(seed), start(seed)
    for _ in range(300):
        legal = rules.legal_actions(state)
        if not legal:
            break
        mode = {PLACE: Placing, ACT: Acting, AUCTION: Bidding}[state.phase](turn(state))
        assert silent(mode) == set()
        if state.phase == ACT:
            for space in state.members[state.seat]:
                came = mode.touch(space)
                assert silent(came.mode if isinstance(came, Refuse) else came) == set()
        rules.apply(state, chance.choice(legal if chance.random() < 0.1 else legal[1:] or legal))


@pytest.mark.parametrize(
    ("lines", "verb", "said"),
    [
        ((), "dig", "None of your members stands at a temple."),
        ((), "recover", "None of your members stands where treasures lie."),
        ((), "move", "None of your members has arrived yet."),
        (
            (),
            "shuttle",
            "Secret paths lead from camp to camp; you have no camp yet.",
        ),
        ((), "exchange", "You have no treasure to give in exchange."),
        (("enter w a5",) * 10, "move", "That costs 1 AP and you have 0."),
        (("enter w a5",) * 6, "guard", "That costs 5 AP and you have 4."),
        (
            ("enter w a5", "move w a5 b5", "dig b5"),
            "dig",
            "This level needs 2 of your members in b5. The leader counts as one.",
        ),
    ],
)
def test_the_rule_that_is_in_the_way_is_named(lines, verb, said):
    state = after(*lines)
    assert verb not in turn(state).legal_verbs
    assert why_nowhere(state, verb).words == said
    assert Acting(turn(state)).looks[f"action/{verb}"].why.words == said


def test_all_members_in_the_jungle_and_no_camp_left_are_told():
    state = after()
    state.workers[0], state.leader[0] = 0, INDEX["a5"]
    assert why_nowhere(state, "enter").words == "All of your members are in the jungle already."
    state.camps_left[0] = 0
    assert why_nowhere(state, "camp").words == "You have no camp left."


def test_which_treasure_can_be_given_is_told_to_who_has_some():
    state = after()
    assert why_nowhere(state, "exchange").words == "You have no treasure to give in exchange."
    state.treasures[0][2] = 3
    told = "The treasure you give must be a single one of yours."
    assert why_nowhere(state, "exchange").words == told


def test_members_away_from_the_camps_cannot_shuttle():
    mode = acting("enter w a5", "move w a5 b5")
    mode.view.homes[0] = (INDEX["a5"], INDEX["b4"])
    told = "None of your members stands in the base camp or a camp of yours."
    assert why_nowhere(mode.view, "shuttle").words == told


def test_a_grey_button_tells_why_by_tap_and_by_key():
    table = Table(new_match(2))
    table.tap("confirm")
    assert table.stage.toasts.current_text == "Lay the hexagon on a space first."
    table.place()
    (letter,) = (one.keys[0] for one in KEYS if "action/move" in one.buttons)
    table.stage.handle(Key(letter))
    assert table.stage.toasts.current_text == "None of your members has arrived yet."
    assert len(table.notation) == 1


def test_what_could_not_be_bid_is_told():
    bidding = Bidding(turn(start(variant=AUCTIONED)))
    assert bidding.looks["bid/less"].why.words == "A bid must be higher than 0."
    for _ in range(40):
        bidding = bidding.press("bid/more")
    assert bidding.looks["bid/more"].why.words == "You have 20 points and can bid no more."
