"""Every figure that a mode shows is the rules', at every position of whole random games."""

from collections import Counter
from dataclasses import dataclass, field, replace

import pytest

from game.settings.store import Pace
from game.table.outcome import OthersState, Play, Tempo
from game.table.players import players_of
from game.tikal.rules import apply, legal_actions
from game.tikal.rules.actions import (
    Discard,
    EndTurn,
    PlaceTile,
    Recover,
    Uncover,
)
from game.tikal.rules.board import NEIGHBOURS, OFF_BOARD
from game.tikal.rules.components import HEXAGON_KINDS, HEXAGONS, STONES, TEMPLE_TILES, VOLCANO
from game.tikal.rules.game_rules import RULES, random_match
from game.tikal.rules.setup import VARIANTS
from game.tikal.rules.state import AUCTION, CHOOSE, NONE, PLACE
from game.tikal.table.match.telling import scoring_of
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.mode import Turn
from game.tikal.table.modes.which import Now, counting_mode, mode_now
from game.tikal.table.shown.auction import AuctionShown
from game.tikal.table.shown.cards import HandShown, SelectionShown
from game.tikal.table.things import SPACE
from game.tikal.table.verbs import VERBS
from tests.tikal.table.standing import costs_in, lit_in

EVERY = 4
"""Positions are looked at so many actions apart."""
NAMES = ("Ana", "Ben", "Cleo", "Dan")
GAMES = [(variant, seats) for variant in VARIANTS.values() for seats in variant.seats]


@dataclass
class Ledger:
    """What an onlooker would note down, action by action."""

    unlaid: list
    on_board: int = 0
    turns_scored: int = 0
    tiles: list = field(default_factory=lambda: list(TEMPLE_TILES))

    def note(self, before, action):
        match action:
            case PlaceTile():
                self.on_board += HEXAGONS[before.hand].masks
                self.unlaid.remove(before.hand)
            case Discard():
                self.unlaid.remove(before.hand)
            case Recover():
                self.on_board -= 1
            case EndTurn():
                self.turns_scored += bool(before.scoring_queue)
            case Uncover(space=space):
                self.tiles[before.value[space] + 1] -= 1


def now(view):
    players = players_of([{"name": NAMES[i], "kind": "human"} for i in range(view.seats)])
    others = OthersState(view.seat, (), "", Pace.NATURAL, Tempo.STEADY, busy=False)
    return Now(Turn(view, players), None, (), others, range(view.seats), still=True, undone=None)


def after(state, outcome):
    """The position when what a mode wants to be played was played."""
    there = state.copy()
    for action in outcome.actions:
        assert action in legal_actions(there)
        apply(there, action)
    return there


@pytest.mark.parametrize(("variant", "seats"), GAMES, ids=str)
def test_every_figure_is_the_rules(variant, seats):
    match = random_match(variant, seats, 7 * seats)
    ledger = Ledger([number for part in variant.hexagon_sets for number in part])
    seen = Counter()
    for index, action in enumerate(match.actions):
        state = match.before(index)
        if index % EVERY == 0:
            mode = mode_now(now(RULES.view(state, state.seat)))
            seen[type(mode).__name__] += 1
            check(mode.shown(), state, ledger)
            if isinstance(mode, Acting):
                seen["picked"] += check_picked(mode, state)
                check_verbs(mode, state)
            if state.phase == PLACE:
                seen["laid"] += check_laid(mode, state)
        seen["scored"] += check_scoring(match, index)
        ledger.note(state, action)
    assert {"Placing", "Acting", "picked", "laid", "scored"} <= seen.keys()


def check_scoring(match, index):
    """A scoring is counted line by line up to what it has brought."""
    state, after = match.before(index), match.before(index + 1)
    scoring = scoring_of(RULES.view(state, state.seat), match.actions[index])
    if scoring is None:
        return False
    mode = counting_mode(replace(now(RULES.view(after, state.seat)), interlude=scoring), scoring)
    for count in range(len(mode.scoring.lines) + 1):
        shown = replace(mode, count=count).shown()
        paid = sum(line.points for line in shown.panel.lines)
        assert (len(shown.panel.lines), shown.panel.points) == (count, paid)
        assert shown.scores[state.seat] == state.score[state.seat] + paid
    assert shown.panel.count == count
    assert list(shown.scores) == after.score
    return True


def check(shown, state, ledger):
    """What is always shown."""
    assert list(shown.scores) == state.score
    acts = state.phase not in (AUCTION, CHOOSE, PLACE)
    assert shown.ap == (state.ap if acts else None)
    stock = shown.stock
    assert stock.on_board == ledger.on_board
    assert stock.temples == {number: ledger.tiles[number] for number in stock.temples}
    stack = [HEXAGONS[number].letter for number in state.deck[state.drawn :]]
    assert stock.letters == Counter(stack)
    assert stock.top == (stack[0] if stack else None)
    unseen = set(state.deck[state.drawn :]) | set(state.display) | {state.hand}
    assert stock.to_come == sum(HEXAGONS[one].masks for one in unseen if one != NONE)
    assert stock.scorings == 1 + sum(HEXAGON_KINDS[one] == VOLCANO for one in state.deck)
    assert stock.scored == ledger.turns_scored // state.seats
    match shown.panel:
        case HandShown() as panel:
            assert panel.hexagon == state.hand
            assert panel.treasures == HEXAGONS[state.hand].masks
        case AuctionShown() as panel:
            check_auction(panel, shown.scores_after_bid, state)


def check_auction(panel, left, state):
    bids = state.bids
    for seat, one in enumerate(panel.bidders):
        leads = bids is not None and bids.high > 0 and bids.high_bidder == seat
        assert one.is_to_act == (seat == state.seat)
        assert left[seat] == (state.score[seat] - bids.high if leads else None)
        if leads:
            assert one.bid == bids.high
        if bids:
            assert one.is_still_in == (seat in bids.still_in)
    assert panel.is_choosing == (state.phase == CHOOSE)


def check_picked(mode, state):
    """Who stands on a hexagon, how strong; and that a walk costs what is told."""
    walked = 0
    for space, count in state.members[state.seat].items():
        picked = mode.touch(SPACE[space])
        shown = picked.shown()
        if isinstance(shown.panel, SelectionShown):
            told = {one.player.name: one.strength for one in shown.panel.pieces if one.strength}
            assert told == strengths(state, space)
            if party := shown.panel.party:
                assert party.most_workers + party.has_leader == count
        for target, ap in costs_in(picked).items():
            if isinstance(outcome := picked.touch(SPACE[target]), Play):
                assert state.ap - after(state, outcome).ap == ap
                walked += 1
    return walked


def strengths(state, space):
    found = {}
    for seat in range(state.seats):
        if count := state.members[seat].get(space, 0):
            found[NAMES[seat]] = count + 2 * (state.leader[seat] == space)
    return found


def check_verbs(mode, state):
    """What can be touched can be done, at its price; what cannot is grey."""
    legal = legal_actions(state)
    for verb, row in VERBS.items():
        own = [action for action in legal if action.verb == verb]
        look = mode.shown().looks[f"action/{verb}"]
        assert look.enabled == bool(own)
        assert bool(look.why) != look.enabled
        for action in own:
            there = state.copy()
            apply(there, action)
            paid = state.ap - there.ap
            assert paid >= row.cost if row.at_least else paid == row.cost


def check_laid(mode, state):
    """A hexagon laid for a look: the ways that open, at what they cost once it lies."""
    laid = 0
    for space in lit_in(mode):
        preview = (seen := mode.touch(SPACE[space])).shown().look.preview
        assert (preview.space, preview.hexagon) == (space, state.hand)
        there = after(state, seen.press("confirm"))
        stones = STONES[state.hand][preview.rotation]
        opened = {
            side: stones[side] + there.stones(beside)[(side + 3) % 6]
            for side, beside in enumerate(NEIGHBOURS[space])
            if beside != OFF_BOARD and there.hexagon_kind(beside) not in (None, VOLCANO)
        }
        wanted = (
            {}
            if HEXAGON_KINDS[state.hand] == VOLCANO
            else {s: ap for s, ap in opened.items() if ap}
        )
        assert preview.way_costs == wanted
        laid += 1
    return laid
