"""What a share code contains: a head and the packed actions, made of a match and read again.

The head holds the chosen set-up and whatever does not follow from it; it is JSON without the usual
values, deflated with a dictionary.
"""

import json
import zlib
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from game.core import strict_json
from game.core.game import AnyMatch, GameRules, SetupChoices, SetupError
from game.core.message import Refusal
from game.core.outline import shareable_entries
from game.core.record import (
    MAX_ACTIONS,
    MAX_TAKEN_BACK,
    VEILED,
    Record,
    expect,
    expect_list,
    play_through,
    run_to_end,
    veil,
)
from game.core.share.code import CodeError, seal, unseal

# All actions of a game as one number: the index of each action among the legal ones.
#
# Legal actions are sorted by notation, so the number depends on the rules and not on the order in
# which this engine lists them. A forced action takes no room.

Stretch = tuple[int, int]
"""A stretch of play that ends with an agreed take-back or with the last action.

The numbers are those of the actions played at its end, and of the actions that stayed. After the
last stretch all stay.
"""


@dataclass
class PlayedGame:
    """The actions of a game in packed form.

    Attributes:
        stretches: the stretches, in order.
        packed_actions: the indices of all actions in one number: each step is
            ``index + count * rest``, where count is the number of legal actions; the first action
            is least significant.
        unlisted: notations of actions that ``legal_actions`` lists in another form, by the number
            of actions played before them (as text, for JSON).
    """

    stretches: Sequence[Stretch]
    packed_actions: int = 0
    unlisted: dict[str, str] = field(default_factory=dict)


def pack(rules: GameRules, match: AnyMatch) -> PlayedGame:
    """Pack all actions of a match, including those taken back."""
    stretches = [(one.after + len(one.actions), one.after) for one in match.taken_back]
    played = PlayedGame([*stretches, (len(match.actions), len(match.actions))])
    again = rules.new_match(match.setup)
    places: list[tuple[int, int]] = []

    def play(_number: int, notation: str) -> None:
        listed = _listed(rules, again)
        if notation in listed:
            places.append((listed.index(notation), len(listed)))
        else:
            played.unlisted[str(len(places) + len(played.unlisted))] = notation
        again.play(rules.parse(notation))

    for _action in play_through(_frame(match), play, again.take_back):
        pass
    for place, count in reversed(places):
        played.packed_actions = played.packed_actions * count + place
    return played


def unpack_in_steps(
    rules: GameRules, match: AnyMatch, played: PlayedGame
) -> Generator[None, None, None]:
    """Play packed actions into a match that has none yet; yield after each action.

    Raises:
        CodeError: the actions cannot be played: other rules packed them, or somebody by hand.
    """
    _check_course(played.stretches)
    whole, number = played.packed_actions, 0
    for end, stays in played.stretches:
        while len(match.actions) < end:
            notation = played.unlisted.get(str(number))
            if notation is None:
                whole, notation = _next(whole, _listed(rules, match))
            _play(rules, match, notation)
            number += 1
            yield
        if stays < end:
            match.take_back(stays)
    if whole:
        raise CodeError("code-fits-nothing")


def _check_course(course: Sequence[Stretch]) -> None:
    """Check the stretches before anything is played."""
    played = stayed = 0
    for end, stays in course:
        if not stayed <= end or not 0 <= stays <= end:
            raise CodeError("code-fits-nothing")
        played, stayed = played + end - stayed, stays
    if len(course) > MAX_TAKEN_BACK + 1 or played > MAX_ACTIONS:
        raise CodeError("too-many-actions", most=MAX_ACTIONS)


def _next(whole: int, listed: list[str]) -> tuple[int, str]:
    """Take the next action's notation off the number; return the rest and the notation."""
    if not listed:
        raise CodeError("code-fits-nothing")
    whole, place = divmod(whole, len(listed))
    return whole, listed[place]


def _play(rules: GameRules, match: AnyMatch, notation: str) -> None:
    number = len(match.actions) + 1
    try:
        match.play(rules.parse(notation))
    except Refusal as error:
        raise CodeError.of_action(match.game, number, notation, error) from error


def _listed(rules: GameRules, match: AnyMatch) -> list[str]:
    """Return the notations of the legal actions, sorted, each once."""
    return sorted({str(action) for action in rules.engine.legal_actions(match.state)})


def _frame(match: AnyMatch) -> Record:
    """Return a record of a match with only what ``play_through`` needs."""
    return Record(
        format="",
        game=match.game,
        variant="",
        players=[],
        first_player=0,
        actions=[str(action) for action in match.actions],
        taken_back=[
            (one.after, [str(action) for action in one.actions]) for one in match.taken_back
        ],
    )


MAX_HEAD_BYTES: Final = 50_000
"""The largest unpacked head, in bytes; a usual one has a few hundred.

Without the limit a code of 2,500 letters could unpack to a million bytes.
"""
_DICTIONARY: Final = (
    b'"own":{"orders":[1,2,1],"deck":["A1"],"unlisted":{"lacks":["seed"],"veiled":true,"options":{'
    b'"kind":"ai:novice"},"kind":"ai:explorer"},"kind":"ai:archaeologist"},"kind":"ai:master",'
    b'"mark":"white"},"mark":"yellow"},"mark":"blue"},"mark":"red"},"kind":"human",'
    b'{"game":"","variant":"","players":[{"name":"","kind":"human","mark":"'
    b'"}],"first_player":0,"seed":1,"course":[['
)
"""Phrases that heads have in common. Part of the format: never change them."""


@dataclass(frozen=True)
class Head:
    """A record without its actions.

    Attributes:
        game: the game's id.
        choices: the chosen set-up; all chance follows from its seed.
        stretches: the stretches of play (see ``PlayedGame``).
        unlisted: the actions not listed as legal (see ``PlayedGame``).
        extra_entries: entries of the record that do not follow from the set-up and the actions.
        missing_keys: keys that would follow from the set-up but are missing in the record.
        veiled: True if the record hides its secrets (``game.core.record.veil``).
    """

    game: str
    choices: SetupChoices
    stretches: list[Stretch]
    unlisted: dict[str, str] = field(default_factory=dict)
    extra_entries: dict[str, Any] = field(default_factory=dict)
    missing_keys: list[str] = field(default_factory=list)
    veiled: bool = False

    def compressed(self) -> bytes:
        """Return the head as deflated bytes.

        Raises:
            CodeError: the head is so long that it could not be opened again.
        """
        start = self.choices
        data = {
            "game": self.game,
            "variant": start.variant,
            "players": list(start.players),
            "first_player": start.first_player,
            "seed": start.seed,
            "course": self.stretches,
            "options": dict(start.options),
            "unlisted": self.unlisted,
            "own": self.extra_entries,
            "lacks": self.missing_keys,
            "veiled": self.veiled,
        }
        told = {key: value for key, value in data.items() if value or key == "course"}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        if len(text) >= MAX_HEAD_BYTES:
            raise CodeError("too-much-for-code")
        press = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_DICTIONARY)
        return press.compress(text) + press.flush()


def read_head(content: bytes) -> tuple[Head, bytes]:
    """Read the head at the beginning of these bytes; return it and the bytes behind it.

    Raises:
        RecordError: there is no head, or it is malformed.
    """
    text, rest = _unpressed(content)
    try:
        data = expect(strict_json.load(text), dict, "head")
    except strict_json.JsonError as error:
        raise CodeError("code-fits-nothing") from error
    start = SetupChoices(
        tuple(expect_list(data.get("players", []), dict, "players")),
        expect(data.get("first_player", 0), int, "first_player"),
        expect(data.get("seed", 0), int, "seed"),
        expect(data.get("variant", ""), str, "variant"),
        expect(data.get("options", {}), dict, "options"),
    )
    head = Head(
        expect(data.get("game", ""), str, "game"),
        start,
        [_stretch(one) for one in expect_list(data.get("course", []), list, "course")],
        _texts(data.get("unlisted", {}), "unlisted"),
        expect(data.get("own", {}), dict, "own"),
        expect_list(data.get("lacks", []), str, "lacks"),
        expect(data.get("veiled", False), bool, "veiled"),
    )
    return head, rest


def _texts(value: object, what: str) -> dict[str, str]:
    texts = expect(value, dict, what)
    expect_list(list(texts.values()), str, what)
    return texts


def _stretch(value: list[Any]) -> Stretch:
    end, stays = (*expect_list(value, int, "course"), 0, 0)[:2]
    return end, stays


def _unpressed(content: bytes) -> tuple[str, bytes]:
    """Inflate the head; return its JSON text and the bytes behind it."""
    press = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_DICTIONARY)
    try:
        text = press.decompress(content, MAX_HEAD_BYTES).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise CodeError("code-fits-nothing") from error
    if not press.eof:
        raise CodeError("code-fits-nothing")
    return text, press.unused_data


_PLAYED: Final = ("actions", "taken_back")
"""The keys of the actions in a record; a code holds the actions in packed form instead."""


def encode(source: str | bytes, rules: GameRules) -> str:
    """Return the share code of a record.

    Raises:
        RecordError: the record is refused, or does not fit into a code.
    """
    return code_of(rules.read(source), rules, veiled=VEILED in json.loads(source))


def code_of(match: AnyMatch, rules: GameRules, *, veiled: bool) -> str:
    """Return the share code of a match; ``veiled`` if its record is to hide secrets.

    Raises:
        CodeError: the record does not fit into a code.
    """
    record, played, start = json.loads(match.record()), pack(rules, match), _start(rules, match)
    drawn = json.loads(rules.new_match(rules.setup(start)).record())
    own = record.keys() - drawn.keys() | {key for key in drawn if record.get(key) != drawn[key]}
    head = Head(
        match.game,
        start,
        list(played.stretches),
        played.unlisted,
        extra_entries=_own({key: record[key] for key in record if key in own}),
        missing_keys=[key for key in drawn if key not in record],
        veiled=veiled,
    )
    number = played.packed_actions
    return seal(head.compressed() + number.to_bytes((number.bit_length() + 7) // 8))


class DecodedGame(NamedTuple):
    """The content of a share code.

    Attributes:
        match: the match.
        veiled: True if the record that was encoded hid its secrets.
    """

    match: AnyMatch
    veiled: bool

    @property
    def record(self) -> str:
        """The record that the code was made from, apart from what stays on a device."""
        text = self.match.record()
        return veil(text, self.match.hidden) if self.veiled else text


RulesOf = Callable[[str], GameRules | None]
"""Returns the rules of the game with an id, or None if there is no such game here."""


def decode(code: str, rules_of: RulesOf) -> str:
    """Return the record in a share code.

    Raises:
        RecordError: the code is damaged, of another version, of an unknown game, or its content is
            refused.
    """
    return run_to_end(decode_in_steps(code, rules_of)).record


def decode_in_steps(code: str, rules_of: RulesOf) -> Generator[None, None, DecodedGame]:
    """Decode a share code, yielding after every part and action; the result is the return value.

    Raises:
        RecordError: the code is damaged, of another version, of an unknown game, or its content is
            refused.
    """
    content = unseal(code)
    yield
    head, rest = read_head(content)
    yield
    head = replace(head, extra_entries=_own(head.extra_entries))
    rules = rules_of(head.game)
    if rules is None:
        raise CodeError("code-of-no-game", name=head.game[:40])
    try:
        match = _begun(rules, head)
    except SetupError as error:
        raise CodeError("code-setup", game=head.game, reason=error.message) from error
    yield
    yield from unpack_in_steps(
        rules, match, PlayedGame(head.stretches, int.from_bytes(rest), head.unlisted)
    )
    record = json.dumps(json.loads(match.record()) | head.extra_entries, ensure_ascii=False)
    return DecodedGame((yield from rules.read_in_steps(record)), head.veiled)


def _own(entries: dict[str, Any]) -> dict[str, Any]:
    """Return the entries that a code may carry: neither actions nor what stays on a device."""
    return {key: value for key, value in shareable_entries(entries).items() if key not in _PLAYED}


def _start(rules: GameRules, match: AnyMatch) -> SetupChoices:
    """Return what was chosen before a match; options only where they differ from the usual."""
    setup, usual = match.setup, rules.with_defaults({})
    variant, options = rules.variant_and_options(setup)
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    return SetupChoices(setup.players, setup.first_player, setup.seed or 0, variant, chosen)


def _begun(rules: GameRules, head: Head) -> AnyMatch:
    """Make the match before its first action; other entries of the record are added later."""
    drawn: dict[str, Any] = json.loads(rules.new_match(rules.setup(head.choices)).record())
    own = {key: value for key, value in head.extra_entries.items() if key in drawn}
    begun = {key: value for key, value in (drawn | own).items() if key not in head.missing_keys}
    return rules.read(json.dumps(begun, ensure_ascii=False))
