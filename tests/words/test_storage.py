"""What storages refuse with has its sentence."""

import ast
from pathlib import Path

import game.platform
from game.platform import StorageError, Trouble
from game.words.storage import STORAGE_SENTENCES, storage_error_text
from tests.words.sayings import fields as told_in
from tests.words.sayings import is_whole, sentences

HOUSE = Path(game.platform.__file__).parents[1]
ADDED = {
    ("files.py", "_as_storage_error"): {"folder", "reason"},
    ("desktop.py", "_as_storage_error"): {"reason"},
    ("file_reading.py", "as_storage_error"): {"reason"},
    ("browser.py", "as_storage_error"): {"reason"},
}
"""What these functions know besides what they are given."""


def refused():
    """The names in the platforms' sources, with their fields."""
    for path in (HOUSE / "platform").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            more = set() if called == "StorageError" else ADDED.get((path.name, called))
            names = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if more is not None and names:
                yield names[0], {one.arg for one in node.keywords if one.arg} | more


def test_every_name_has_a_sentence_with_its_fields():
    for name, fields in refused():
        assert told_in(STORAGE_SENTENCES.templates[name]) == fields, name


def test_every_sentence_is_of_some_refusal_or_of_a_damaged_file():
    damaged = {name for name in STORAGE_SENTENCES.templates if name.endswith("-damaged")}
    assert len(damaged) == 5
    assert {name for name, _fields in refused()} == STORAGE_SENTENCES.templates.keys() - damaged


def test_every_sentence_is_whole():
    assert all(map(is_whole, sentences(STORAGE_SENTENCES)))


def test_a_reason_is_told_with_the_systems_own():
    error = StorageError(
        Trouble.FULL, "not-saved", file="a.json", folder="/home", reason="No space left on device"
    )
    assert (
        str(storage_error_text(error))
        == "'a.json' cannot be saved in /home: No space left on device."
    )
