"""What is shared names no game: neither in its imports nor in its words."""

import ast
import tomllib
from pathlib import Path

import pytest

import game
from game.games import GAMES

HOUSE = Path(game.__file__).parent
NAMES = {word for one in GAMES for word in (one.id, one.name.lower())}
FOLDERS = {one.id for one in GAMES}
ALLOWED = {"games.py", "__init__.py"}
"""The list of games, and the name of the program, which is that of the first of them."""
SHARED = [
    path
    for path in sorted(HOUSE.rglob("*.py"))
    if path.relative_to(HOUSE).parts[0] not in FOLDERS
    and path.relative_to(HOUSE).as_posix() not in ALLOWED
]


def test_there_is_something_to_look_at():
    assert len(SHARED) > 100
    assert {"tikal", "tzolkin"} <= FOLDERS
    assert all((HOUSE / folder).is_dir() for folder in FOLDERS)


def test_no_shared_module_names_a_game():
    texts = {path.relative_to(HOUSE).as_posix(): path.read_text("utf-8") for path in SHARED}
    assert [path for path, text in texts.items() if any(one in text.lower() for one in NAMES)] == []


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_no_game_imports_another(folder):
    others = tuple(f"game.{other}" for other in FOLDERS - {folder})
    for path in (HOUSE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            named += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            assert not [name for name in named if name.startswith(others)], path


@pytest.mark.parametrize("game", [one.id for one in GAMES])
def test_every_game_stands_in_the_contracts(game):
    """Layers cannot be told by a pattern: a new game has to be listed in these places."""
    told = tomllib.loads((HOUSE.parent / "pyproject.toml").read_text("utf-8"))
    contracts = {one["name"]: one for one in told["tool"]["importlinter"]["contracts"]}
    one_way = contracts["arrows point one way"]["layers"]
    assert any(f"game.{game}" in layer.split(" | ") for layer in one_way)
    inside = "in a game too: the table knows the words, the players and the rules"
    assert f"game.{game}" in contracts[inside]["containers"]
    bare = contracts["rules and players know no pygame"]["source_modules"]
    assert {f"game.{game}.rules", f"game.{game}.players"} <= set(bare)


@pytest.mark.parametrize("folder", [HOUSE, HOUSE.parent / "tools"], ids=lambda path: path.name)
def test_no_file_is_over_400_lines(folder):
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in folder.rglob("*.py")}
    assert len(lines) > 100
    assert [path for path, count in lines.items() if count > 400] == []
