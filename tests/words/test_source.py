"""Messages are values: sentences stand in tables, where catalogues find them, and nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

HOUSE = Path(game.__file__).parent
FOLDERS = ("core", "players", "*/rules", "*/players")
SILENT = sorted(path for folder in FOLDERS for path in HOUSE.glob(f"{folder}/**/*.py"))
"""What knows no language."""
SPEAKING = sorted(path for path in HOUSE.rglob("*.py") if " Template(" in path.read_text("utf-8"))


REFUSING = (
    *("IllegalAction", "NotationError", "HiddenInformation"),
    *("SetupError", "RecordError", "CodeError"),
)


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def short(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()


def test_no_message_is_named_or_filled_by_a_sentence():
    texts = [
        (short(path), node.value)
        for path in SILENT
        for call in calls(path, "Message", *REFUSING)
        for node in ast.walk(call)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert len(texts) > 100
    assert [(path, text) for path, text in texts if " " in text.strip()] == []


def test_there_is_something_to_look_at():
    assert len(SILENT) > 80
    assert len(SPEAKING) > 1


@pytest.mark.parametrize("path", SPEAKING, ids=short)
def test_every_template_is_marked_for_catalogues(path):
    forms = {"N_": 1, "NC_": 2, "ngettext_noop": 2}
    for call in calls(path, "Template"):
        marked = call.args[0]
        assert isinstance(marked, ast.Call)
        assert isinstance(marked.func, ast.Name)
        assert [type(one) for one in marked.args] == [ast.Constant] * forms[marked.func.id]
