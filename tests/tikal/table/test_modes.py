"""Taps and buttons become the right actions, whatever mode the table is in (ux, "The table")."""

import random
from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest

from game.core.message import Message
from game.players.player import Decision
from game.table.modes import GoOn, Moment, ThinkOn
from game.table.modes.deciding import Advice
from game.table.modes.mode import ModeFacts
from game.table.others import Others
from game.table.outcome import Play, Refuse
from game.table.players import players_of
from game.table.session import Session
from game.tikal import rules
from game.tikal.rules.actions import END_TURN, PASS, Bid, Enter, PlaceTile, parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import BASE_CAMP_SPACE, HEXAGON_KINDS, VOLCANO
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import Breakdown
from game.tikal.rules.setup import AUCTION as AUCTIONED
from game.tikal.rules.setup import BASIC, new_setup
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, OVER, PLACE
from game.tikal.table.match import telling
from game.tikal.table.match.telling import Scoring
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.auction import Bidding, Choosing
from game.tikal.table.modes.choices import NoChoice, VerbChoice
from game.tikal.table.modes.interludes import Counting
from game.tikal.table.modes.mode import AskToEnd, ChooseExchange, CountRest, LookAt, Turn
from game.tikal.table.modes.placing import Placing
from game.tikal.table.modes.watching import Over, Watching
from game.tikal.table.modes.which import mode_now
from game.tikal.table.scene import current_turn
from game.tikal.table.things import SPACE, Displayed
from tests.tikal.table.standing import chosen_in, lit_in

SEATS = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo")]
PLAYERS = players_of(SEATS)
PACE = SimpleNamespace(step=0.4, reading=2.0)


def start(seed=3, variant=BASIC):
    return rules.new_game(new_setup(SEATS, 0, seed, variant=variant))


def turn(state):
    return Turn(rules.view(state), PLAYERS)


def after(*lines):
    """The first player's action phase after the first legal placement and these actions."""
    state = start()
    rules.apply(state, rules.legal_actions(state)[0])
    for line in lines:
        action = parse(line)
        rules.check(state, action)
        rules.apply(state, action)
    return state


def acting(*lines):
    return Acting(turn(after(*lines)))


def notation(outcome):
    assert isinstance(outcome, Play)
    return [str(action) for action in outcome.actions]


def advice(action):
    """An advice that has come."""
    return Advice("A master's advice", "so", Decision((action,), Message("plays-safe")))


# which mode it is


@dataclass
class There:
    """A match as far as it is shown, and those who do not sit here."""

    session: Session
    others: Others

    @property
    def now(self):
        session = self.session
        return ModeFacts(
            turn=current_turn(session),
            interlude=session.interlude,
            unseen=session.unseen,
            others=self.others.state,
            people=frozenset(session.people),
            still=True,
            undone=session.match.undone,
        )

    @property
    def mode(self):
        return mode_now(self.now)

    @property
    def watching(self):
        return Watching(self.now.turn, self.others.state)


def now(state=None, *, computers=(), people=(0, 1, 2), variant=BASIC):
    match = TikalMatch(new_setup(SEATS, 0, 3, variant=variant))
    match.state = state or match.state
    seen = lambda state, _seat: rules.view(state)  # noqa: E731
    session = Session(match, PLAYERS, people, telling, view=seen, keep=lambda: None)
    return There(session, Others(session, dict.fromkeys(computers), PACE))


@pytest.mark.parametrize(
    ("phase", "mode"),
    [(PLACE, Placing), (ACT, Acting), (AUCTION, Bidding), (CHOOSE, Choosing), (OVER, Over)],
)
def test_somebody_here_decides_what_the_phase_asks_for(phase, mode):
    state = start(variant=AUCTIONED)
    state.phase = phase
    assert type(now(state).mode) is mode


def test_others_are_watched_while_they_are_to_act_or_to_be_shown():
    assert type(now(computers=[0]).mode) is Watching
    assert type(now(computers=[1]).mode) is Placing
    behind = now()
    behind.session.play(rules.legal_actions(behind.session.match.state)[:1])
    assert type(behind.mode) is Watching


def test_a_scoring_is_counted_before_anything_else():
    there = now(computers=[0])
    there.session.news.append(Scoring(there.session.view, 0, Breakdown((), 0)))
    assert type(there.mode) is Counting
    there.session.leave_interlude()
    assert type(there.mode) is Watching


@pytest.mark.parametrize("phase", [PLACE, ACT, AUCTION, CHOOSE, OVER])
def test_every_mode_says_all_that_there_is_to_be_seen(phase):
    state = start(variant=AUCTIONED)
    state.phase = phase
    there = now(state)
    modes = [there.mode, there.watching]
    there.session.news.append(Scoring(state, 0, Breakdown(((24, 3),), 0)))
    for mode in [*modes, there.mode]:
        assert mode.words[0]
        assert mode.panel
        assert mode.looks["tool/menu"].enabled
        assert len(mode.scores) == len(mode.scores_after_bid) == 3
        assert mode.shown() == mode.shown()


# placing


def test_no_step_leads_onto_a_volcano_that_is_laid_for_a_look():
    state = start()
    state.hand = HEXAGON_KINDS.index(VOLCANO)
    mode = Placing(turn(state))
    beside = next(space for space in lit_in(mode) if space != BASE_CAMP_SPACE)
    assert mode.touch(SPACE[beside]).look(None).preview.way_costs == {}


def test_a_tap_lays_the_hexagon_for_a_look_and_a_second_one_turns_it():
    mode = Placing(turn(start()))
    space, rests = next((s, r) for s, r in mode.turn.placements.items() if len(r) > 1)
    mode = mode.touch(SPACE[space])
    assert mode.tried == rests[0]
    mode = mode.touch(SPACE[space])
    assert mode.tried == rests[1]
    assert mode.press("confirm") == Play((rests[1],))
    assert mode.press("rotate").tried == rests[2 % len(rests)]


def test_nothing_can_be_confirmed_before_a_space_is_chosen():
    mode = Placing(turn(start()))
    assert not mode.looks["confirm"].enabled
    refused = mode.touch(SPACE[BASE_CAMP_SPACE])
    assert (str(refused.error), refused.mode) == ("explored-already (space: a5)", mode)


def test_an_advice_leaves_what_was_laid_for_a_look_as_it_was():
    bare = Placing(turn(start()))
    (mine, _), (its, rests), *_others = bare.turn.placements.items()
    for begun in (bare, bare.touch(SPACE[mine]), bare.touch(SPACE[mine]).touch(SPACE[mine])):
        asked = begun.with_pending_hint()
        assert asked.look(None).preview == begun.look(None).preview
        assert asked.update(Moment(0, False, False)) == ThinkOn()
        come = asked.with_hint(advice(rests[0]))
        assert come.look(None).preview.space == its
        assert come.touch(SPACE[its]).tried == rests[0]
        for put_away in (come.press("plan/close"), come.escape()):
            assert put_away == begun


def test_a_late_advice_is_laid_only_where_nothing_was_done_meanwhile():
    bare = Placing(turn(start()))
    (mine, _), (its, rests), *_others = bare.turn.placements.items()
    asked = bare.with_pending_hint().touch(SPACE[mine])
    laid = asked.tried
    come = asked.with_hint(advice(rests[0]))
    assert come.tried == laid
    assert tuple(map(str, come.words)) == ("A master's advice", "so")
    assert come.update(Moment(0, False, False)) is None
    assert chosen_in(come) is None
    assert chosen_in(come.escape()) == its


# acting


def test_a_member_from_the_supply_walks_on_for_the_cost_shown():
    state = after()
    mode = Acting(turn(state)).press("action/enter")
    space = INDEX["b4"]
    cost = mode.choice.reachable[space]
    came = mode.touch(SPACE[space])
    assert came.actions[0] == Enter("w", BASE_CAMP_SPACE)
    for action in came.actions:
        rules.check(state, action)
        rules.apply(state, action)
    assert state.ap == 10 - cost
    assert state.members[0] == {space: 1}


def test_a_party_of_three_costs_three_times_as_much_and_moves_together():
    state = after("enter w a5", "enter w a5", "enter l a5")
    mode = Acting(turn(state)).touch(SPACE[BASE_CAMP_SPACE])
    alone = mode.choice.reachable
    mode = mode.press("party/more").press("party/leader")
    assert mode.choice.size == 3
    reach = mode.choice.reachable
    space = min(reach, key=reach.__getitem__)
    assert reach[space] == 3 * alone[space]
    for action in mode.touch(SPACE[space]).actions:
        rules.check(state, action)
        rules.apply(state, action)
    assert state.members[0] == {space: 3}
    assert state.leader[0] == space


def test_a_site_action_is_done_at_once_where_it_is_possible():
    mode = acting("enter w a5", "move w a5 b5").touch(SPACE[INDEX["b5"]])
    assert notation(mode.press("action/dig")) == ["dig b5"]


def test_a_site_action_without_a_chosen_space_waits_for_a_lit_one():
    mode = acting("enter w a5", "move w a5 b5").press("action/dig")
    assert isinstance(mode.choice, VerbChoice)
    assert mode.looks["action/dig"].chosen
    assert lit_in(mode) == (INDEX["b5"],)
    refused = mode.touch(SPACE[BASE_CAMP_SPACE])
    assert isinstance(refused, Refuse)
    assert "no-temple" in str(refused.error)
    assert refused.mode == mode
    assert notation(mode.touch(SPACE[INDEX["b5"]])) == ["dig b5"]
    assert isinstance(mode.press("action/dig").choice, NoChoice)


def test_ending_is_worth_a_question_only_while_something_could_be_done():
    assert acting().press("end-turn") == AskToEnd(10)
    spent = acting(*["enter w a5"] * 10)
    assert spent.press("end-turn") == Play((END_TURN,))


def test_an_exchange_is_asked_for():
    assert acting().press("action/exchange") == ChooseExchange(())


def test_escape_puts_down_what_is_chosen_and_nothing_else():
    mode = acting("enter w a5")
    assert mode.escape() is None
    for chosen in (
        mode.touch(SPACE[BASE_CAMP_SPACE]),
        mode.press("action/dig"),
        mode.touch(SPACE[INDEX["b5"]]),
    ):
        assert chosen.escape() == mode
        assert chosen.looks["put-down"].enabled
        assert chosen.press("put-down") == mode
    assert "put-down" not in mode.looks


# auction


def test_a_bid_is_made_ready_within_what_the_rules_allow():
    mode = Bidding(turn(start(variant=AUCTIONED)))
    assert (mode.points, mode.press("bid/less").points) == (1, 1)
    for _ in range(40):
        mode = mode.press("bid/more")
    assert mode.points == 20
    assert not mode.looks["bid/more"].enabled
    assert mode.scores_after_bid[mode.seat] is None  # nothing is bid yet
    assert str(mode.looks["bid/place"].note) == "0 left if it wins"
    assert mode.press("bid/place") == Play((Bid.of(20),))
    assert mode.press("bid/pass") == Play((PASS,))


def test_the_display_is_looked_at_until_one_is_to_be_chosen():
    state = start(variant=AUCTIONED)
    assert Bidding(turn(state)).touch(Displayed(state.display[0])) == LookAt(state.display[0])
    state.phase = CHOOSE
    came = Choosing(turn(state)).touch(Displayed(state.display[1]))
    assert notation(came)[0].startswith("choose ")
    there = now(state)
    assert there.watching.touch(Displayed(state.display[1])) == LookAt(state.display[1])


# others and scorings


def test_a_scoring_is_first_counted_to_its_end_and_then_left():
    there = now()
    there.session.news.append(Scoring(start(), 0, Breakdown(((24, 3),), 6)))
    mode = mode_now(replace(there.now, still=False))
    assert mode.scores[0] == 0
    assert mode.touch(None) == CountRest()
    assert mode.update(Moment(0.0, moving=True, covered=False, steps_done=1)).scores[0] == 3
    mode = mode.update(Moment(0.0, moving=False, covered=False, steps_done=2))
    assert mode.scores[0] == 9
    assert mode.press("scoring/continue") == GoOn(left=True)


@pytest.mark.parametrize(("people", "left"), [((0, 1, 2), None), ((1, 2), GoOn(left=True))])
def test_ones_own_scoring_stands_the_others_go_on_by_themselves(people, left):
    there = now(people=people)
    there.session.news.append(Scoring(start(), 0, Breakdown((), 0)))
    mode = there.mode
    assert mode.update(Moment(0.0, True, False)) is None
    mode = mode.update(Moment(0.0, False, False))
    mode = mode.update(Moment(1.0, False, False)) or mode
    assert mode.update(Moment(1.0 + PACE.reading, False, True)) is None
    assert mode.update(Moment(1.0 + PACE.reading, False, False)) == left


def test_what_others_score_waits_for_somebody_who_learns():
    there = now(people=(1, 2))
    there.session.news.append(Scoring(start(), 0, Breakdown((), 0)))
    mode = mode_now(replace(there.now, explains=True))
    mode = mode.update(Moment(0.0, moving=False, covered=False)) or mode
    assert mode.update(Moment(9 * PACE.reading, moving=False, covered=False)) is None
    assert mode.press("scoring/continue") == GoOn(left=True)


# all together


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_touched_only_legal_actions_come_out(seed):
    chance = random.Random(seed)
    state = start(seed)
    mode = Placing(turn(state))
    for _ in range(400):
        if state.phase not in (PLACE, ACT):
            break
        came = something(mode, chance)
        if isinstance(came, Play):
            for action in came.actions:
                rules.check(state, action)
                rules.apply(state, action)
            came = (Placing if state.phase == PLACE else Acting)(turn(state))
            came = came.after(Play((action,)))
        if isinstance(came, Refuse):
            came = came.mode
        mode = came if isinstance(came, Placing | Acting) else mode


def something(mode, chance):
    """What a tap on a random space or a random button brings about."""
    if isinstance(mode, Placing):
        rests = list(mode.turn.placements)
        laid = mode.touch(chance.choice([*rests, 0]))
        if isinstance(laid, Refuse):
            return laid
        ready = laid.looks["confirm"].enabled
        return laid.press("confirm") if ready and chance.random() < 0.5 else laid
    always = {"end-turn"} if mode.view.ap else set()
    button = chance.choice(sorted(set(mode.looks) - always))
    if chance.random() < 0.4:
        return mode.touch(chance.choice([None, *SPACE]))
    look = mode.looks.get(button)
    return mode.press(button) if look and look.enabled else mode


def test_the_hexagon_in_hand_is_laid_by_a_legal_action():
    mode = Placing(turn(start()))
    for rests in mode.turn.placements.values():
        assert all(isinstance(rest, PlaceTile) for rest in rests)


def test_what_cannot_be_undone_says_so_beforehand():
    acting = Acting(turn(after())).looks
    final = {id for id, look in acting.items() if look.final}
    assert final == {"end-turn", "action/recover"}
    bidding = Bidding(turn(start(variant=AUCTIONED))).looks
    assert {id for id, look in bidding.items() if look.final} == {
        "end-turn",
        "bid/pass",
        "bid/place",
    }
