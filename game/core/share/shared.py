"""A record as a code, and back: the set-up as it was chosen, then what was played."""

import json
from collections.abc import Callable
from typing import Any, Final

from game.core.game import AnyMatch, GameRules, SetupError, Start
from game.core.match import HERE
from game.core.share.envelope import CodeError, open_up, seal_up
from game.core.share.head import Head, read_head
from game.core.share.played import Played, pack, unpack
from game.core.veil import VEILED, veil

_ELSEWHERE: Final = ("actions", "taken_back", HERE)
"""Keys of a record that tell what was played, or stay on this device."""


def encode(source: str | bytes, rules: GameRules) -> str:
    """The code of a record.

    Raises:
        RecordError: the record is refused.
    """
    return code_of(rules.read(source), rules, veiled=VEILED in json.loads(source))


def code_of(match: AnyMatch, rules: GameRules, *, veiled: bool) -> str:
    """The code of a match's record, or of its record for other eyes."""
    record, played, start = json.loads(match.record()), pack(rules, match), _start(rules, match)
    drawn = json.loads(rules.match(rules.setup(start)).record())
    own = record.keys() - drawn.keys() | {key for key in drawn if record.get(key) != drawn[key]}
    head = Head(
        match.game,
        start,
        list(played.course),
        played.unlisted,
        own={key: record[key] for key in record if key in own and key not in _ELSEWHERE},
        lacks=[key for key in drawn if key not in record],
        veiled=veiled,
    )
    whole = played.whole
    return seal_up(head.pressed() + whole.to_bytes((whole.bit_length() + 7) // 8))


def decode(code: str, rules_of: Callable[[str], GameRules | None]) -> str:
    """The record of a code; ``rules_of`` gives the rules of a game by its name in records.

    Raises:
        RecordError: the code is damaged, of a newer version or of a game that is not here; or what
            it holds is refused.
    """
    head, rest = read_head(open_up(code))
    rules = rules_of(head.game)
    if rules is None:
        raise CodeError(f"this share code is of '{head.game:.40}', which is no game here")
    try:
        match = _begun(rules, head)
    except SetupError as error:
        raise CodeError(f"the set-up of this share code: {error}") from error
    unpack(rules, match, Played(head.course, int.from_bytes(rest), head.unlisted))
    record = json.dumps(json.loads(match.record()) | head.own, ensure_ascii=False)
    whole = rules.read(record).record()
    return veil(whole, match.hidden) if head.veiled else whole


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
