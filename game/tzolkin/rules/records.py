"""Records of matches, the position dump, and the seal that proves the draw (rules, part 4)."""

import hashlib
import json
from collections.abc import Generator, Iterable
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from game.core import record as common
from game.core.game import SetupError
from game.core.match import GameMatch
from game.core.match import catch_up as catch_up_by_actions
from game.core.message import Refusal
from game.tzolkin import rules
from game.tzolkin.rules.actions import Action, parse
from game.tzolkin.rules.data.board import CHICHEN, FIRST_TOOTH, GEARS, JUNGLE_SPACES, TEETH
from game.tzolkin.rules.data.expansion import PROPHECIES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.scoring import totals_in_quarters
from game.tzolkin.rules.setup import (
    NUMBERS,
    OPTION_NAMES,
    Options,
    Setup,
    new_setup,
    order_names,
    orders,
)
from game.tzolkin.rules.state import DUMMY, OVER, State

RECORD_FORMAT: Final = "tzolkin-record/1"
GAME: Final = "tzolkin"


class TzolkinMatch(GameMatch[State, Action]):
    """A match of Tzolk'in with its set-up.

    An action can be undone unless it passed the turn on or revealed hidden information.

    Attributes:
        setup: the set-up from which the match started.
        extra: keys of the record's set-up that this version does not know; written back unchanged.
    """

    game = GAME
    hidden = (*orders(Options(tribes=True, prophecies=True, quick_actions=True)), "seed")
    setup: Setup

    def __init__(self, setup: Setup, extra: dict[str, Any] | None = None) -> None:
        super().__init__(rules, rules.new_game(setup))
        self.setup = setup
        self.extra = extra or {}

    def record(self) -> str:
        """Return the match as the text of a record."""
        return write(self)

    def undoable(self, index: int) -> bool:
        """Return True if action number ``index``, from 0, can be undone."""
        return self.before(index).irreversible_events == self.before(index + 1).irreversible_events

    def would_bind(self, actions: Iterable[Action]) -> bool:
        state = self.state.copy()
        for action in actions:
            rules.check(state, action)
            rules.apply(state, action)
        return state.irreversible_events != self.state.irreversible_events


def write(match: TzolkinMatch) -> str:
    """Return the match as the text of a record; reading it gives back the same match."""
    setup = match.setup
    own: dict[str, Any] = {"options": asdict(setup.options), **order_names(setup)}
    if setup.seed is not None:
        own["seed"] = setup.seed
    return common.write(
        common.Record(
            format=RECORD_FORMAT,
            game=GAME,
            variant="",
            players=list(setup.players),
            first_player=setup.first_player,
            actions=[str(action) for action in match.actions],
            taken_back=[(one.after, list(map(str, one.actions))) for one in match.taken_back],
            setup={**own, **match.extra},
        )
    )


def read(source: str | bytes) -> TzolkinMatch:
    """Return the match of a record, played from its set-up to its last action.

    ``source`` is the record's text or the bytes of its file.

    Raises:
        RecordError: the record is invalid. The message names the wrong part; an action by its
            number, from 1.
    """
    return common.run_to_end(reading(source))


def reading(source: str | bytes) -> Generator[None, None, TzolkinMatch]:
    """Read a record as ``read`` does, one action at each step of the generator.

    The generator returns the match. It serves callers that have only a moment in each frame.

    Raises:
        RecordError: as ``read`` does.
    """
    record = common.parse(source, RECORD_FORMAT, GAME, has_variants=False)
    setup = _setup(record)
    known = {"options", "seed", *order_names(setup)}
    extra = {key: value for key, value in record.setup.items() if key not in known}
    match = TzolkinMatch(setup, extra)
    yield from common.play_through(record, partial(_play, match), match.take_back)
    return match


def catch_up(match: TzolkinMatch, source: str) -> bool:
    """Bring the match up to a later record of the same game by undoing and playing actions.

    Return False if ``source`` is not a later record of this game (``core.match.catch_up``).

    Raises:
        RecordError: as ``read`` does.
    """
    ours, theirs = (
        common.parse(text, RECORD_FORMAT, GAME, has_variants=False)
        for text in (write(match), source)
    )
    return catch_up_by_actions(match, ours, theirs, partial(_play, match))


def _play(match: TzolkinMatch, number: int, notation: str) -> None:
    try:
        match.play(parse(notation))
    except Refusal as error:
        raise common.RecordError.of_action(GAME, number, notation, error) from error


def _setup(record: common.Record) -> Setup:
    own = record.setup
    try:
        options = _options(common.expect(own.get("options", {}), dict, "options"))
        wanted = tuple(name for name, tiles in orders(options).items() if tiles)
        common.require(own, wanted)
        drawn: dict[str, Any] = {name: _order(name, own[name]) for name in wanted}
        return Setup(
            players=tuple(
                common.expect_player(i, player) for i, player in enumerate(record.players)
            ),
            first_player=record.first_player,
            options=options,
            seed=None if own.get("seed") is None else common.expect(own["seed"], int, "seed"),
            **drawn,
        )
    except SetupError as error:
        raise common.RecordError.from_message(error.message, game=GAME) from error


def _order(name: str, value: object) -> tuple[int, ...] | tuple[str, ...]:
    ids = common.expect_list(value, str, name)
    numbers = NUMBERS.get(name)
    if numbers is None:
        return tuple(ids)
    unknown = next((id_ for id_ in ids if id_ not in numbers), None)
    if unknown is not None:
        raise common.RecordError("no-tile", game=GAME, name=name, text=unknown[:40])
    return tuple(numbers[id_] for id_ in ids)


def _options(options: dict[str, Any]) -> Options:
    unknown = sorted(set(options) - set(OPTION_NAMES))
    if unknown:
        raise common.RecordError("no-option", name=unknown[0][:40], names=OPTION_NAMES)
    standard = asdict(Options())
    return Options(
        **{
            name: common.expect(value, type(standard[name]), f"options.{name}")
            for name, value in options.items()
        }
    )


# The position dump: a text that is the same for every implementation.


def dump(state: State) -> str:
    """Return the position as JSON with sorted keys, without blanks, in ASCII only."""
    return json.dumps(position_values(state), sort_keys=True, separators=(",", ":"))


def position_values(state: State) -> dict[str, Any]:
    """Return the position as plain values: phase, player to act, points, and the board."""
    return {
        "phase": state.phase,
        "player": None if state.phase == OVER else state.seat,
        "scores": state.score,
        "totals": totals_in_quarters(state),
        "state": board_values(state),
    }


def board_values(state: State) -> dict[str, Any]:
    """Return everything that lies on the table as plain values."""
    return {
        "tooth": state.days_passed,
        "round": state.round,
        "food_day": state.food_day or None,
        "food_days_done": state.food_days_done,
        "age": state.age,
        "first_player": state.first_player,
        "start_space": _standing(state.start_space),
        "teeth_corn": state.calendar_corn,
        "gears": {
            name: [_standing(seat) for seat in state.teeth[first : first + teeth]]
            for name, first, teeth in zip(GEARS, FIRST_TOOTH, TEETH, strict=True)
        },
        "jungle": {
            str(space): [state.jungle_corn[space - 2], state.jungle_wood[space - 2]]
            for space in JUNGLE_SPACES
        },
        "skulls": state.skulls_left,
        "offered": [space for space in range(TEETH[CHICHEN]) if state.offered_spaces >> space & 1],
        "buildings": _building_ids(state.displayed_buildings),
        "deck_left": [len(state.deck1), len(state.deck2)],
        "monuments": sorted(MONUMENTS[number].id for number in state.displayed_monuments),
        "players": [_player(state, seat) for seat in range(state.seats)],
        **_options_dump(state),
    }


def _options_dump(state: State) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    if state.options.prophecies:
        parts["prophecies"] = [PROPHECIES[number - 1].id for number in state.prophecies]
        parts["prophecy"] = PROPHECIES[state.prophecy - 1].id if state.prophecy else None
    if state.options.quick_actions:
        parts["quick"] = state.current_quick_tile()
        parts["quick_board"] = [_standing(seat) for seat in state.quick_spaces]
    return parts


def _player(state: State, seat: int) -> dict[str, Any]:
    wood, stone, gold = state.cubes_of(seat)
    player = {
        "corn": state.corn[seat],
        "wood": wood,
        "stone": stone,
        "gold": gold,
        "skulls": state.skulls[seat],
        "hand": state.workers_in_hand[seat],
        "bank": state.workers_in_bank[seat],
        "temples": state.temples[3 * seat : 3 * seat + 3],
        "techs": state.techs[4 * seat : 4 * seat + 4],
        "light": state.light_side[seat],
        "buildings": _building_ids(state.buildings[seat]),
        "monuments": sorted(MONUMENTS[number].id for number in state.own_monuments[seat]),
        "corn_tiles": state.corn_tiles[seat],
        "wood_tiles": state.wood_tiles[seat],
        "wealth": sorted(WEALTH[number].id for number in state.wealth[seat]),
    }
    if state.options.tribes:
        player["tribe"] = TRIBES[state.tribe[seat] - 1] if state.tribe[seat] else None
    if state.options.new_buildings:
        player["rebuilt"] = _building_ids(state.buildings_given_up[seat])
        player["building_skulls"] = state.skulls_on_buildings[seat]
    return player


def _building_ids(numbers: tuple[int, ...]) -> list[str]:
    return sorted(BUILDINGS[number].id for number in numbers)


def _standing(seat: int) -> int | str | None:
    if seat == DUMMY:
        return "dummy"
    return None if seat < 0 else seat


# The seal of a set-up: proof that the draw was fixed before the first action.
#
# The seal is shown from the start of a game and does not reveal the draw. After the game, when the
# draw is known, anybody can compute it again: it is the first 16 hexadecimal digits of the SHA-256
# of the text that ``sealed_text`` returns, one line of ASCII without a newline (abridged here):
#
#     tzolkin-seal/1 seats=2 first_player=0 tribes=false ... wealth=W14,W03 buildings1=B03,B01 ...
#
# Its parts are separated by one space each: seats, first player and options, named as in a record,
# then the tiles of each order in drawing order. Orders of the expansion are included only if they
# are in the game. The output of ``printf %s 'THE LINE' | sha256sum`` begins with the seal.

SEAL_FORMAT: Final = "tzolkin-seal/1"
SEAL_DIGITS: Final = 16
"""Length of a seal, in hexadecimal digits."""


def sealed_text(setup: Setup) -> str:
    """Return the line of text that is sealed (see above)."""
    parts = {"seats": str(setup.seats), "first_player": str(setup.first_player)}
    parts |= {name: json.dumps(getattr(setup.options, name)) for name in OPTION_NAMES}
    parts |= {name: ",".join(ids) for name, ids in order_names(setup).items()}
    return " ".join([SEAL_FORMAT, *(f"{key}={value}" for key, value in parts.items())])


def seal(setup: Setup) -> str:
    """Return the seal of a set-up: 16 lower-case hexadecimal digits."""
    return hashlib.sha256(sealed_text(setup).encode("ascii")).hexdigest()[:SEAL_DIGITS]


def drawn_from_seed(setup: Setup) -> bool | None:
    """Return whether all orders are exactly those drawn from the seed; None without a seed."""
    if setup.seed is None:
        return None
    drawn = new_setup(setup.players, setup.first_player, setup.seed, setup.options)
    return order_names(drawn) == order_names(setup)
