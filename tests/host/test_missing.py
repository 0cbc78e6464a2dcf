"""A package that is missing is added where the program runs."""

import shlex
import sys
from pathlib import Path

from game.host.missing import how_to_add


def test_pip_adds_it_to_the_environment_of_the_program(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shlex.split(how_to_add("tornado")) == [sys.executable, "-m", "pip", "install", "tornado"]


def test_a_terminal_that_finds_this_python_is_told_its_name_alone(monkeypatch):
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert how_to_add("tornado") == "python -m pip install tornado"


def test_windows_has_quotes_of_its_own(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", r"C:\Ana Maria\python.exe")
    assert how_to_add("tornado") == r'"C:\Ana Maria\python.exe" -m pip install tornado'


def test_pipx_adds_it_to_its_own(tmp_path, monkeypatch):
    (tmp_path / "pipx_metadata.json").touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert how_to_add("tornado") == "pipx inject tikal tornado"
