"""A record and its code: the same again, short, and never half."""

import json
import zlib
from pathlib import Path
from random import Random

import pytest

from game.core.game import SetupChoices
from game.core.message import Message
from game.core.record import RecordError
from game.core.share import CodeError, decode, encode
from game.core.share.code import seal
from game.core.share.content import Head
from game.games import GAMES, game_of_record, read, record_from_code
from game.tikal.rules.records import read as read_tikal

GOLDEN = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
LONGEST = 2_500
"""Letters that a complete game of four may take."""


def code_of(source):
    return encode(source, game_of_record(source).rules())


def canonical(source):
    return read(source).record()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_comes_back_and_is_short(path):
    source = path.read_text("utf-8")
    code = code_of(source)
    assert record_from_code(code) == canonical(source)
    assert len(code) < LONGEST / 4
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_with_every_option_come_back(game):
    rules = game.rules()
    for seed, variant in enumerate(rules.variants):
        options = {name: values[-1] for name, values in rules.options.items()}
        record = begun(rules, variant, options, seed, max(rules.variants[variant]))
        match = rules.read(record)
        source = Random(seed)
        while (action := rules.random_action(match.state, source)) is not None:
            match.play(action)
        for text in (record, match.record()):
            assert record_from_code(code_of(text)) == text


def begun(rules, variant, options, seed, seats):
    players = tuple({"name": f"Ä{i} 火", "kind": "human", "eyes": i} for i in range(seats))
    start = SetupChoices(players, seats - 1, seed, variant, options)
    return rules.new_match(rules.setup(start)).record()


def tikal(**changes):
    return json.dumps(json.loads(GOLDEN[-1].read_text("utf-8")) | changes)


def test_a_draw_that_no_seed_gave_comes_back():
    record = json.loads(tikal(seed=7))
    assert canonical(json.dumps(record)) == record_from_code(code_of(json.dumps(record)))
    del record["seed"]
    assert canonical(json.dumps(record)) == record_from_code(code_of(json.dumps(record)))


def test_unknown_keys_orders_and_what_was_taken_back_come_back():
    match = read_tikal(tikal(note={"by": "Ana"}, origin=None))
    for _ in range(3):
        match.take_back(len(match.actions) * 2 // 3)
    while len(match.orders) < 3:
        match.play(match.state and GAMES[0].rules().engine.legal_actions(match.state)[-1])
    match.set_orders([2])
    record = match.record()
    assert json.loads(record)["orders"]
    assert len(json.loads(record)["taken_back"]) == 3
    assert record_from_code(code_of(record)) == record


def test_a_rotation_that_is_listed_under_another_number_comes_back():
    # a volcano has no stones: all its rotations are alike
    record = json.loads(GOLDEN[0].read_text("utf-8"))
    laid = next(i for i, one in enumerate(record["actions"]) if alone(record, i))
    record["actions"][laid] = record["actions"][laid].replace(" r0", " r4")
    text = json.dumps(record)
    assert json.loads(record_from_code(code_of(text)))["actions"][laid].endswith(" r4")
    assert record_from_code(code_of(text)) == canonical(text)


def alone(record, number):
    """Whether an action lays a hexagon that has but one rotation there."""
    before = read(json.dumps(record | {"actions": record["actions"][:number]}))
    legal = list(map(str, GAMES[0].rules().engine.legal_actions(before.state)))
    action = record["actions"][number]
    return action.startswith("tile ") and action.endswith(" r0") and action[:-1] + "1" not in legal


def test_what_was_veiled_is_veiled_again():
    begun = json.loads(tikal())
    match = read_tikal(json.dumps(begun | {"actions": begun["actions"][:9]}))
    veiled = match.record_for_sharing()
    assert record_from_code(code_of(veiled)) == veiled
    assert record_from_code(code_of(match.record())) == match.record()


def test_a_thousand_mutations_are_refused():
    source, rules = Random(12), GAMES[0].rules()
    code = code_of(tikal())
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abcxyz0189-_=+/.# \n\0ä"
    for _ in range(1_000):
        place = source.randrange(len(code))
        letter = source.choice(letters)
        mutated = source.choice(
            [
                code[:place] + letter + code[place + 1 :],
                code[:place] + letter + code[place:],
                code[:place] + code[place + 1 :],
                code[:place],
                code[place : place + 40] + code,
                code[place:] + code[:place],
                code[:place] + code[place:].lower(),
            ]
        )
        if mutated == code:
            continue
        with pytest.raises(CodeError, match=r"^(no-code|code-damaged|code-too-long)"):
            decode(mutated, lambda _name: rules)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "^code-damaged$"),
        ("{}", "^no-code$"),
        ("A" * 50_000, "^code-too-long"),
        (seal(b""), "^code-fits-nothing$"),
        (seal(b"\xff\xff\xff"), "^code-fits-nothing$"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(code, reason):
    with pytest.raises(CodeError, match=reason):
        record_from_code(code)


def pressed(**data):
    press = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return press.compress(json.dumps(data).encode()) + press.flush()


PLAYERS = [{"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"}]
MINI = {"game": "tikal", "variant": "mini", "players": PLAYERS, "seed": 1}


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ({"game": "chess"}, r"code-of-no-game \(name: chess\)"),
        ({"game": 5}, r"not-a-text \(what: game"),
        ({"game": "tikal"}, r"code-setup \(game: tikal, reason: no-variant \(name: ,"),
        (MINI | {"players": PLAYERS * 2}, "seats: 4"),
        (
            MINI | {"players": [{}, {}], "course": [[0, 0]]},
            r"keys-missing \(what: players\[0\], keys: name, kind",
        ),
        (MINI | {"options": {"a4_value": [1]}}, r"not-one-of \(name: a4_value"),
        (MINI | {"options": []}, r"not-an-object \(what: options"),
        (MINI | {"course": [[10**9, 10**9]]}, r"too-many-actions \(most: 2000\)"),
        (MINI | {"course": [[10, 4], [3, 3]]}, "code-fits-nothing"),
        (MINI | {"course": [[1, 5]]}, "code-fits-nothing"),
        (MINI | {"course": [[1, -5]]}, "code-fits-nothing"),
        (MINI | {"course": [5]}, "not-a-list"),
        (MINI | {"course": [[1, 1]], "unlisted": {"0": "jump"}}, r"reason: no-action \(text: jump"),
        (MINI | {"course": [[1, 1]], "unlisted": {"0": 5}}, "not-a-text"),
        (MINI | {"own": {"orders": 5}}, "not-a-list"),
        (MINI | {"lacks": ["deck"]}, r"record-keys-missing \(keys: deck\)"),
    ],
)
def test_what_somebody_made_up_is_refused_with_a_reason(head, reason):
    with pytest.raises(RecordError, match=reason):
        record_from_code(seal(pressed(**head)))


def test_a_code_with_more_than_was_played_fits_no_game():
    with pytest.raises(CodeError, match="code-fits-nothing"):
        record_from_code(seal(pressed(**MINI) + b"\1"))


def test_a_newer_version_asks_for_a_newer_game(monkeypatch):
    monkeypatch.setattr("game.core.share.code.VERSION", 2)
    newer = seal(b"whatever comes")
    monkeypatch.undo()
    with pytest.raises(CodeError) as refused:
        record_from_code(newer)
    assert refused.value.message == Message("code-of-other-version", {"version": 2, "known": 1})


def test_codes_of_before_open_as_before():
    for line in (Path(__file__).parent / "codes.tsv").read_text().splitlines():
        name, code = line.split("\t")
        record = next(path for path in GOLDEN if path.stem == name).read_text("utf-8")
        assert record_from_code(code) == canonical(record)


def test_a_head_leaves_out_what_is_as_usual():
    two = ({"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"})
    bare = Head("tikal", SetupChoices(two, 0, 0, "basic"), [(0, 0)])
    assert len(bare.compressed()) < 45


def with_diary(letters):
    """A record with a key of so many letters by chance that no game knows."""
    chance = Random(1)
    diary = "".join(chance.choice("abcdefghijklmnopqrstuvwxyz") for _letter in range(letters))
    return json.dumps(json.loads(GOLDEN[0].read_text("utf-8")) | {"diary": diary})


@pytest.mark.parametrize("letters", [49_000, 60_000, 90_000])
def test_a_code_that_would_be_refused_is_never_made(letters):
    with pytest.raises(CodeError, match="too-much-for-code"):
        code_of(with_diary(letters))


def test_what_a_game_does_not_know_comes_back_as_far_as_a_code_holds_it():
    source = with_diary(30_000)
    assert record_from_code(code_of(source)) == canonical(source)
