"""A referee who watches a game and keeps his own books (all sections).

He counts every worker, skull, tile and dummy after every action, and has the plain engine play
along: both must list the same lines and show the same position, corn, cubes and points included.
"""

import json
import random
from collections import Counter
from collections.abc import Mapping
from math import prod

from game.tzolkin import rules
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.records import TzolkinMatch, position_values, write
from game.tzolkin.rules.scoring import winners
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import State
from tests.tzolkin.rules.plain.game import Game
from tests.tzolkin.rules.plain.table import CUBES, TRACKS

SKULLS, WORKERS = 13, 6
LONGEST = 6 * 5 * 4 + 7 * 5
"""No list of legal lines can be longer: on Tikal 4 six buildings anew or from one of four others,
plain or with one of three cubes spared, and seven monuments. Seen are seldom more than 42."""
GEAR_TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}


def random_action(state: State, source: random.Random) -> Action:
    """Any legal action; every other one by its verb first, so that rare kinds come up."""
    legal = rules.legal_actions(state)
    if source.random() < 0.5:
        return source.choice(legal)
    verbs = sorted({action.verb for action in legal})
    verb = source.choice(verbs)
    return source.choice([action for action in legal if action.verb == verb])


LIKING = {"build": 30, "buy": 2, "sell": 0.3, "beg": 0.2, "nothing": 0.15, "decline": 0.3}
"""How a player who wants to get on likes what he may do; 1 where nothing is said."""


def eager_action(state: State, source: random.Random) -> Action:
    """A legal action of a player who wants to get on: he builds, and lets workers ride."""
    return wished_action(state, source, {})


def wished_action(state: State, source: random.Random, wishes: Mapping[str, float]) -> Action:
    """The same of one who is after something: how much more he likes lines that begin so."""
    legal = rules.legal_actions(state)
    lines = [str(action) for action in legal]
    likings = [
        _liking(line) * prod(wishes[begins] for begins in wishes if line.startswith(begins))
        for line in lines
    ]
    return source.choices(legal, likings)[0]


def _liking(line: str) -> float:
    verb, *words = line.split()
    if verb == "build" and words[0].startswith("M"):
        return 400
    if verb == "pick":
        return 0.05 + 0.6 * int(words[1]) ** 2
    if verb == "do":
        return 2 * int(words[-1])
    return LIKING.get(verb, 1)


class Referee:
    """Follows one game and fails with an AssertionError at the first thing that is wrong."""

    def __init__(self, setup: Setup, *, with_plain: bool = True) -> None:
        self.setup = setup
        self.state = rules.new_game(setup)
        self.actions: list[Action] = []
        self.burnt = 0
        self.monuments = len(self.state.displayed_monuments)
        self.turns: Counter[int] = Counter()
        record = json.loads(write(TzolkinMatch(setup)))
        self.plain = Game(record) if with_plain else None
        self.dummies = 0
        self.look()

    def play(self, action: Action) -> None:
        """Let the engines apply the action, and look at the position."""
        state = self.state
        self.burnt += action.verb == "burn"
        if state.phase == "turn" and action.verb not in ("beg", "trade"):
            self.turns[state.round] += 1
        round_, tooth, seat, decided = (
            state.round,
            state.days_passed,
            state.seat,
            state.irreversible_events,
        )
        rules.apply(state, action)
        # what another seat has been asked after is never taken back
        assert state.irreversible_events - decided >= int(state.seat != seat)
        assert state.round - round_ in (0, 1)
        assert state.days_passed - tooth in (0, 1, 2)
        self.actions.append(action)
        if self.plain:
            self.plain.play(str(action))
        self.look()

    def gift(self, seat: int, corn: int, cubes: list[int], techs: list[int], skull: bool) -> None:
        """A player is given something that no rule gives, in both engines."""
        state = self.state
        state.corn[seat] += corn
        for kind in range(3):
            state.cubes[3 * seat + kind] += cubes[kind]
        state.techs[4 * seat : 4 * seat + 4] = techs
        taken = skull and state.skulls_left > 0
        state.skulls[seat] += taken
        state.skulls_left -= taken
        if self.plain:
            player = self.plain.players[seat]
            player.corn += corn
            player.cubes.update(dict(zip(CUBES, cubes, strict=True)))
            player.tech = dict(zip(TRACKS, techs, strict=True))
            player.skulls += taken
            self.plain.skulls -= taken
            self.plain.ask_again()

    def look(self) -> None:
        """Everything that must hold in any position."""
        state, shown = self.state, position_values(self.state)
        board = shown["state"]
        self._workers(board)
        self._skulls(board)
        self._jungle(board)
        self._tiles(board)
        self._people(board)
        legal = [str(action) for action in rules.legal_actions(state)]
        assert len(legal) == len(set(legal))
        assert len(legal) <= LONGEST
        assert bool(legal) == (state.phase != "over")
        if self.plain:
            assert sorted(legal) == sorted(self.plain.lines)
            assert shown == self.plain.shown()

    def _workers(self, board) -> None:
        """Every worker is somewhere, and the dummies are as many as they were."""
        on_gears: Counter[object] = Counter()
        for name, teeth in board["gears"].items():
            assert len(teeth) == GEAR_TEETH[name]
            on_gears.update(teeth)
        others = [*board.get("quick_board", []), board["start_space"]]
        for seat, player in enumerate(board["players"]):
            away = on_gears[seat] + others.count(seat)
            # who is picked up and has not acted yet is in the hand
            assert player["hand"] + player["bank"] + away == WORKERS
            assert min(player["hand"], player["bank"]) >= 0
        if self.turns:
            self.dummies = self.dummies or on_gears["dummy"]
            assert on_gears["dummy"] == self.dummies

    def _skulls(self, board) -> None:
        held = sum(p["skulls"] + p.get("building_skulls", 0) for p in board["players"])
        assert board["skulls"] + held + len(board["offered"]) == SKULLS
        assert board["skulls"] >= 0

    def _jungle(self, board) -> None:
        seats = len(board["players"])
        corn = sum(tiles[0] for tiles in board["jungle"].values())
        wood = sum(tiles[1] for tiles in board["jungle"].values())
        assert corn + sum(p["corn_tiles"] for p in board["players"]) == 4 * seats
        assert wood + sum(p["wood_tiles"] for p in board["players"]) + self.burnt == 3 * seats
        assert all(0 <= wood <= corn for corn, wood in board["jungle"].values())

    def _tiles(self, board) -> None:
        """No building or monument is lost or there twice."""
        owned = [id_ for p in board["players"] for id_ in p["buildings"] + p.get("rebuilt", [])]
        known = owned + board["buildings"]
        assert len(known) == len(set(known))
        of_age_1, of_age_2 = len(self.setup.buildings1), len(self.setup.buildings2)
        young = [id_ for id_ in known if id_ < "B15" or "X01" <= id_ <= "X04"]
        if board["age"] == 1:
            assert len(young) == len(known)
            assert board["deck_left"][0] + len(known) == of_age_1
        else:
            assert board["deck_left"][0] == 0
            assert board["deck_left"][1] + len(known) - len(young) == of_age_2
        monuments = [id_ for p in board["players"] for id_ in p["monuments"]]
        assert len(set(monuments + board["monuments"])) == self.monuments
        assert len(monuments + board["monuments"]) == self.monuments

    def _people(self, board) -> None:
        tops = (6, 8, 7)
        for player in board["players"]:
            assert min(player[kind] for kind in ("corn", "wood", "stone", "gold", "skulls")) >= 0
            assert all(0 <= level <= 3 for level in player["techs"])
            steps = zip(player["temples"], tops, strict=True)
            assert all(0 <= step <= top for step, top in steps)
        for temple, top in enumerate(tops):
            assert sum(p["temples"][temple] == top for p in board["players"]) <= 1

    def sign(self) -> None:
        """The game is over and was of the right length (sections 3, 10 and 12)."""
        state = self.state
        assert state.phase == "over"
        assert rules.legal_actions(state) == []
        assert state.food_days_done == 4
        jumps = state.days_passed - state.round
        assert 0 <= jumps == sum(str(action) == "advance 2" for action in self.actions)
        assert state.days_passed in (27, 28)
        assert state.round <= 27
        assert set(self.turns) == set(range(1, state.round + 1))
        assert set(self.turns.values()) == {state.seats}
        if self.plain:
            assert winners(state) == self.plain.winners()
