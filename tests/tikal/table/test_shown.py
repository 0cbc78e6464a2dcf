"""What the table shows is a value: the same in thirty positions of the gallery as it was, and
free of all that draws."""

import subprocess
import sys

import pytest
from pygame import Rect

from tools.shown import FOLDER, POSITIONS, facts, file_of, shown_in


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_shows_what_it_showed(name):
    """``python -m tools.shown`` writes the files anew."""
    assert shown_in(name) == file_of(name).read_text("utf-8")


def test_no_file_is_left_over():
    assert {file.stem for file in FOLDER.iterdir()} == set(POSITIONS)


@pytest.mark.parametrize("other", [Rect(0, 0, 1, 1), str.upper, object()])
def test_what_draws_or_acts_is_not_shown(other):
    with pytest.raises(TypeError):
        facts({"label": other})


def test_modes_and_what_they_show_come_without_pygame():
    script = "import sys; sys.modules['pygame'] = None; import game.tikal.table.modes.which"
    subprocess.run([sys.executable, "-c", script], check=True)
