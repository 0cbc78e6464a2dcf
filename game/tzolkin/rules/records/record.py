"""Records of Tzolk'in: write a match as text and read it back (rules, part 4)."""

from collections.abc import Generator
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from game.core import catching_up
from game.core import record as common
from game.core.game import SetupError
from game.core.match import GameMatch
from game.core.message import Refused
from game.tzolkin import rules
from game.tzolkin.rules.actions import Action, parse
from game.tzolkin.rules.data.tile_names import NUMBERS, order_names
from game.tzolkin.rules.setup import OPTION_NAMES, Options, Setup, orders
from game.tzolkin.rules.state import State

FORMAT: Final = "tzolkin-record/1"
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
        return self.before(index).decided == self.before(index + 1).decided


def write(match: TzolkinMatch) -> str:
    """Return the match as the text of a record; reading it gives back the same match."""
    setup = match.setup
    own: dict[str, Any] = {"options": asdict(setup.options), **order_names(setup)}
    if setup.seed is not None:
        own["seed"] = setup.seed
    return common.write(
        common.Record(
            format=FORMAT,
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
    return common.whole(reading(source))


def reading(source: str | bytes) -> Generator[None, None, TzolkinMatch]:
    """Read a record as ``read`` does, one action at each step of the generator.

    The generator returns the match. It serves callers that have only a moment in each frame.

    Raises:
        RecordError: as ``read`` does.
    """
    record = common.parse(source, FORMAT, GAME, has_variants=False)
    setup = _setup(record)
    known = {"options", "seed", *order_names(setup)}
    extra = {key: value for key, value in record.setup.items() if key not in known}
    match = TzolkinMatch(setup, extra)
    yield from common.play_through(record, partial(_play, match), match.take_back)
    return match


def catch_up(match: TzolkinMatch, source: str) -> bool:
    """Bring the match up to a later record of the same game by undoing and playing actions.

    Return False if ``source`` is not a later record of this game (``core.catching_up``).

    Raises:
        RecordError: as ``read`` does.
    """
    ours, theirs = (
        common.parse(text, FORMAT, GAME, has_variants=False) for text in (write(match), source)
    )
    return catching_up.catch_up(match, ours, theirs, partial(_play, match))


def _play(match: TzolkinMatch, number: int, notation: str) -> None:
    try:
        match.play(parse(notation))
    except Refused as error:
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
        raise common.RecordError.as_told(error.message, game=GAME) from error


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
