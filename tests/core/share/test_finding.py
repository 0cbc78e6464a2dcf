"""The game in what people paste."""

import time
from pathlib import Path
from random import Random

import pytest

from game.core.share import SourceKind, encode, find_game
from game.core.share.code import VERSION, seal
from game.games import game_of_record

RECORD = (Path(__file__).parents[2] / "records" / "mini-2-1.json").read_text("utf-8").strip()
CODE = encode(RECORD, game_of_record(RECORD).rules())
PAGE = "http://localhost:8000/tikal/#g="


def broken(text, width, between="\n"):
    return between.join(text[i : i + width] for i in range(0, len(text), width))


LINKS = [
    PAGE + CODE,
    f"  {PAGE}{CODE}\n",
    f"Look at my game: {PAGE}{CODE} !",
    f"Look at my game: {PAGE}{CODE}! And after that again at mine",
    f"<{PAGE}{CODE}>",
    f"(see {PAGE}{CODE}).",
    PAGE + CODE.lower(),
    broken(PAGE + CODE, 76),
    "> " + broken(PAGE + CODE, 60, "\n> "),
    f"{PAGE}{CODE}\nafter a good game\nAnne",
    PAGE.replace("#g=", "%23g%3D") + CODE,
    f"{PAGE}AEBC and then {PAGE}{CODE}",
]
CODES = [
    CODE,
    f"\n{CODE} ",
    CODE.lower(),
    CODE.capitalize(),
    f"My code is {CODE} have fun",
    f"after ages: {CODE}.",
    broken(CODE, 70),
    broken(CODE, 8, " "),
    f"Hello Ana\nhere it comes\n{broken(CODE, 64)}\nsee you again",
    broken(CODE, 64, "\u200b"),
    f"Tikal, the daily game of 2026-11-22\nAna 160, Ben 140\n{CODE}",
]
RECORDS = [RECORD, f"\ufeff{RECORD}\n", f"My game: {RECORD} so far"]
NOTHING = [
    "",
    " ",
    "hello",
    "ABC23",
    "1234567",
    "https://example.org/#other",
    "a }{ b",
    "{ not } x"[2:],
]


@pytest.mark.parametrize("text", LINKS)
def test_a_link_is_found_in_a_message(text):
    assert find_game(text) == (SourceKind.LINK, CODE)


@pytest.mark.parametrize("text", CODES)
def test_a_code_is_found_in_a_message(text):
    assert find_game(text) == (SourceKind.CODE, CODE)


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_is_found_in_a_message(text):
    assert find_game(text) == (SourceKind.RECORD, RECORD)


@pytest.mark.parametrize("text", NOTHING)
def test_in_other_texts_there_is_none(text):
    assert find_game(text) is None


@pytest.mark.parametrize("text", [PAGE + CODE[:-1], f"see {PAGE}", PAGE + "x"])
def test_a_damaged_link_is_a_link_still(text):
    assert find_game(text).kind is SourceKind.LINK


def test_a_damaged_code_is_a_code_still():
    assert find_game(f"look: {CODE[:-1]}") == (SourceKind.CODE, CODE[:-1])


def test_a_code_of_a_later_version_is_found(monkeypatch):
    monkeypatch.setattr("game.core.share.code.VERSION", VERSION + 4)
    later = seal(b"whatever comes in a later version")
    monkeypatch.undo()
    assert find_game(PAGE + later) == (SourceKind.LINK, later)
    assert find_game(f" {later.lower()}\n") == (SourceKind.CODE, later)


LONG = 1_000_000
TIRESOME = {
    "letters": "A" * LONG,
    "words": "ae " * (LONG // 3),
    "long words": ("ae" * 30 + " ") * (LONG // 61),
    "braces": '{"' * (LONG // 2),
    "braces behind": "x" + '{"' * (LONG // 2),
    "links": "#g=" * (LONG // 3),
    "links with words": "#g=ae ae " * (LONG // 9),
    "blanks": "x" + " " * LONG + "x",
    "any": "".join(Random(5).choices('aeAE2 \n{"}#g=.', k=LONG)),
}


@pytest.mark.parametrize("text", TIRESOME.values(), ids=TIRESOME)
def test_nothing_takes_long(text):
    begun = time.process_time()
    find_game(text)
    assert time.process_time() - begun < 2
