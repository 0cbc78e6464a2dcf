"""A record as a code, and back: the set-up as it was chosen, then what was played."""

import json
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from game.core.game import AnyMatch, GameRules, SetupError, Start
from game.core.outline import for_others
from game.core.record import whole
from game.core.share.envelope import CodeError, open_up, seal_up
from game.core.share.head import Head, read_head
from game.core.share.played import Played, pack, unpacking
from game.core.veil import VEILED, veil

_PLAYED: Final = ("actions", "taken_back")
"""Keys of a record that tell what was played; a code tells that otherwise."""


def encode(source: str | bytes, rules: GameRules) -> str:
    """The code of a record.

    Raises:
        RecordError: the record is refused, or holds more than a code can.
    """
    return code_of(rules.read(source), rules, veiled=VEILED in json.loads(source))


def code_of(match: AnyMatch, rules: GameRules, *, veiled: bool) -> str:
    """The code of a match's record, or of its record for other eyes.

    Raises:
        CodeError: the record holds more than a code can.
    """
    record, played, start = json.loads(match.record()), pack(rules, match), _start(rules, match)
    drawn = json.loads(rules.match(rules.setup(start)).record())
    own = record.keys() - drawn.keys() | {key for key in drawn if record.get(key) != drawn[key]}
    head = Head(
        match.game,
        start,
        list(played.course),
        played.unlisted,
        own=_own({key: record[key] for key in record if key in own}),
        lacks=[key for key in drawn if key not in record],
        veiled=veiled,
    )
    number = played.whole
    return seal_up(head.pressed() + number.to_bytes((number.bit_length() + 7) // 8))


class Shared(NamedTuple):
    """What a code stood for: a match, and whether what is hidden in it was veiled."""

    match: AnyMatch
    veiled: bool

    @property
    def record(self) -> str:
        """The record that the code was made of."""
        text = self.match.record()
        return veil(text, self.match.hidden) if self.veiled else text


RulesOf = Callable[[str], GameRules | None]
"""The rules of a game by its name in records; None for none that is here."""


def decode(code: str, rules_of: RulesOf) -> str:
    """The record of a code.

    Raises:
        RecordError: the code is damaged, of a newer version or of a game that is not here; or what
            it holds is refused.
    """
    return whole(decoding(code, rules_of)).record


def decoding(code: str, rules_of: RulesOf) -> Generator[None, None, Shared]:
    """The match of a code, action by action, for whoever has but a moment at a time."""
    head, rest = read_head(open_up(code))
    head = replace(head, own=_own(head.own))
    rules = rules_of(head.game)
    if rules is None:
        raise CodeError("code-of-no-game", name=head.game[:40])
    try:
        match = _begun(rules, head)
    except SetupError as error:
        raise CodeError("code-setup", game=head.game, reason=error.message) from error
    yield from unpacking(rules, match, Played(head.course, int.from_bytes(rest), head.unlisted))
    record = json.dumps(json.loads(match.record()) | head.own, ensure_ascii=False)
    return Shared((yield from rules.reading(record)), head.veiled)


def _own(entries: dict[str, Any]) -> dict[str, Any]:
    """What a code takes over of a record's keys, and what is taken from a code."""
    return {key: value for key, value in for_others(entries).items() if key not in _PLAYED}


def _start(rules: GameRules, match: AnyMatch) -> Start:
    """What was chosen before a match; its options only where they are not as they come."""
    setup, usual = match.setup, rules.completed({})
    variant, options = rules.chosen(setup)
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    return Start(setup.players, setup.first_player, setup.seed or 0, variant, chosen)


def _begun(rules: GameRules, head: Head) -> AnyMatch:
    """The match before its first action; what its record has beside the set-up comes later."""
    drawn: dict[str, Any] = json.loads(rules.match(rules.setup(head.start)).record())
    own = {key: value for key, value in head.own.items() if key in drawn}
    begun = {key: value for key, value in (drawn | own).items() if key not in head.lacks}
    return rules.read(json.dumps(begun, ensure_ascii=False))
