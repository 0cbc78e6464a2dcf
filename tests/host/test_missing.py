"""A package that is missing is added where the program runs."""

import shlex
import sys

from game.host.missing import how_to_add


def test_pip_adds_it_to_the_environment_of_the_program():
    assert shlex.split(how_to_add("tornado")) == [sys.executable, "-m", "pip", "install", "tornado"]


def test_pipx_adds_it_to_its_own(tmp_path, monkeypatch):
    (tmp_path / "pipx_metadata.json").touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert how_to_add("tornado") == "pipx inject tikal tornado"
