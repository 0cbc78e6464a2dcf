"""A match as text and back (a record), and the dump of a position (docs/record-format.md)."""

import json
from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.core import record as common
from game.core.game import SetupError
from game.core.match import GameMatch
from game.core.match import catch_up as catch_up_by_actions
from game.core.message import Refusal
from game.tikal import rules
from game.tikal.rules.actions import Action, parse
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGON_INDEX, HEXAGONS, HIGHEST_TEMPLE
from game.tikal.rules.setup import OPTION_NAMES, VARIANTS, WHOLE, Options, Setup, length_if_short
from game.tikal.rules.state import IN_SUPPLY, NONE, State

FORMAT: Final = "tikal-record/1"
GAME: Final = "tikal"
_ORDERS: Final = "orders"
"""Key of a record's list of the number of actions in each order; an undo takes back an order."""
_OWN_KEYS: Final = ("options", "deck", "treasures", "seed", _ORDERS)


class TikalMatch(GameMatch[State, Action]):
    """A match of Tikal with its set-up; ``extra`` keeps unknown keys of the record it came from."""

    game = GAME
    hidden = ("deck", "treasures", "seed")
    setup: Setup

    def __init__(self, setup: Setup, extra: dict[str, Any] | None = None) -> None:
        super().__init__(rules, rules.new_game(setup))
        self.setup = setup
        self.extra = extra or {}

    def record(self) -> str:
        """Return the match as the text of a record."""
        return write(self)


def write(match: TikalMatch) -> str:
    """Return the match as the text of a record; ``read`` makes the same match of it."""
    setup = match.setup
    own: dict[str, Any] = {
        "options": {
            "camp_rule": setup.options.camp_rule,
            "a4_value": setup.options.a4_value,
            **length_if_short(setup.options),
        },
        "deck": [HEXAGONS[number].id for number in setup.deck],
        "treasures": list(setup.treasures),
    }
    if setup.seed is not None:
        own["seed"] = setup.seed
    if max(orders := match.orders, default=1) > 1:
        own[_ORDERS] = orders
    return common.write(
        common.Record(
            format=FORMAT,
            game=GAME,
            variant=setup.variant.name,
            players=list(setup.players),
            first_player=setup.first_player,
            actions=[str(action) for action in match.actions],
            taken_back=[(one.after, list(map(str, one.actions))) for one in match.taken_back],
            setup=own | match.extra,
        )
    )


def read(source: str | bytes) -> TikalMatch:
    """Return the match of a record (text, or bytes of a file), played to its last action.

    Raises:
        RecordError: names the part that is wrong; an action is named by its number, from 1.
    """
    return common.run_to_end(reading(source))


def reading(source: str | bytes) -> Generator[None, None, TikalMatch]:
    """Read a record as ``read`` does, but yield between actions; return the match at the end."""
    record = common.parse(source, FORMAT, GAME)
    if record.variant not in VARIANTS:
        raise common.RecordError("no-variant", name=record.variant[:40], names=tuple(VARIANTS))
    match = TikalMatch(_setup(record), _unknown(record))
    yield from common.play_through(record, partial(_play, match), match.take_back)
    _group(match, record)
    return match


def catch_up(match: TikalMatch, source: str) -> bool:
    """Bring a match up to a later record of the same game, by undoing and playing actions.

    This is cheaper than reading the whole record. Returns False if the record is of another
    game, or if an action that it lacks cannot be undone; the match may then be changed in part.

    Raises:
        RecordError: as ``read`` does.
    """
    ours, theirs = (common.parse(text, FORMAT, GAME) for text in (write(match), source))
    play = partial(_play, match)
    if not catch_up_by_actions(match, _orderless(ours), _orderless(theirs), play):
        return False
    _group(match, theirs)
    return True


def _orderless(record: common.Record) -> common.Record:
    """Return the record without its ``orders``, so that grouping does not count in a comparison."""
    setup = {key: value for key, value in record.setup.items() if key != _ORDERS}
    return replace(record, setup=setup)


def _group(match: TikalMatch, record: common.Record) -> None:
    """Group the match's actions into the orders of a record; without them each action is one.

    Raises:
        RecordError: ``orders`` does not fit the actions.
    """
    orders = common.expect_list(record.setup.get(_ORDERS, []), int, _ORDERS)
    try:
        match.set_orders(orders)
    except ValueError as error:
        raise common.RecordError("orders-of-nothing") from error


def _unknown(record: common.Record) -> dict[str, Any]:
    return {key: value for key, value in record.setup.items() if key not in _OWN_KEYS}


def _play(match: TikalMatch, number: int, notation: str) -> None:
    try:
        match.play(parse(notation))
    except Refusal as error:
        raise common.RecordError.of_action(GAME, number, notation, error) from error


def _setup(record: common.Record) -> Setup:
    own = record.setup
    common.require(own, ("deck", "treasures"))
    try:
        return Setup(
            players=tuple(
                common.expect_player(i, player) for i, player in enumerate(record.players)
            ),
            first_player=record.first_player,
            deck=tuple(_hexagon(id_) for id_ in common.expect_list(own["deck"], str, "deck")),
            treasures=tuple(common.expect_list(own["treasures"], int, "treasures")),
            options=_options(common.expect(own.get("options", {}), dict, "options")),
            seed=None if own.get("seed") is None else common.expect(own["seed"], int, "seed"),
            variant=VARIANTS[record.variant],
        )
    except SetupError as error:
        raise common.RecordError.from_message(error.message, game=GAME) from error


def _hexagon(id_: str) -> int:
    if id_ not in HEXAGON_INDEX:
        raise common.RecordError("no-hexagon-in-deck", game=GAME, text=id_[:40])
    return HEXAGON_INDEX[id_]


def _options(options: dict[str, Any]) -> Options:
    unknown = sorted(set(options) - set(OPTION_NAMES))
    if unknown:
        raise common.RecordError("no-option", name=unknown[0][:40], names=OPTION_NAMES)
    return Options(
        camp_rule=common.expect(options.get("camp_rule", "free"), str, "options.camp_rule"),
        a4_value=common.expect(options.get("a4_value", 1), int, "options.a4_value"),
        length=common.expect(options.get("length", WHOLE), str, "options.length"),
    )


def dump(state: State) -> str:
    """Return the public parts of a position as JSON: sorted keys, no blanks, ASCII only."""
    return json.dumps(public_position(state), sort_keys=True, separators=(",", ":"))


def public_position(state: State) -> dict[str, Any]:
    """Return the public parts of a position as values that JSON can hold."""
    seats = range(state.seats)
    return {
        "board": {
            NAMES[space]: _space(state, space)
            for space, hexagon in enumerate(state.hexagon)
            if hexagon != NONE
        },
        "supply": [[int(state.leader[s] == IN_SUPPLY), state.workers[s]] for s in seats],
        "camps_left": state.camps_left,
        "guards_left": state.guards_left,
        "treasures": state.treasures,
        "temple_tiles": {str(n): state.temple_tiles[n] for n in range(2, HIGHEST_TEMPLE + 1)},
        "tiles_left": len(state.deck) - state.drawn,
        "hand": None if state.hand == NONE else HEXAGONS[state.hand].id,
        "display": sorted(HEXAGONS[number].id for number in state.display),
        "bids": _bids(state),
    }


def _space(state: State, space: int) -> dict[str, Any]:
    return {
        "tile": HEXAGONS[state.hexagon[space]].id,
        "r": state.rotation[space],
        "value": state.value[space] or None,
        "treasures": len(state.ruin_treasures[space]),
        "camp": _seat(state.camp[space]),
        "guard": _seat(state.guard[space]),
        "members": [
            [int(state.leader[s] == space), state.workers_at(s, space)] for s in range(state.seats)
        ],
    }


def _bids(state: State) -> dict[str, Any] | None:
    bids = state.bids
    return bids and {
        "high": bids.high,
        "high_bidder": _seat(bids.high_bidder),
        "in": sorted(bids.still_in),
        "first_pass": _seat(bids.first_pass),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat
