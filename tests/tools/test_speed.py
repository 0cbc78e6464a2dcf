"""What the speed guard says; what it measures is timed in no test."""

import json

import pytest

from tools.bench.speed import FIGURES, VERSION, verdict


def test_a_figure_a_quarter_down_is_still_good():
    assert "75.0 random actions" in verdict(75.0, {VERSION: 100.0})


def test_less_fails_with_the_figures_and_what_to_do():
    with pytest.raises(SystemExit, match=r"74\.9 .*at least 75\.0\n(.*\n)?.*speed --commit"):
        verdict(74.9, {VERSION: 100.0})


def test_another_python_needs_a_figure_of_its_own():
    with pytest.raises(SystemExit, match="no figure is committed for Python"):
        verdict(100.0, {})


def test_the_file_has_a_figure_for_every_version_it_names():
    figures = json.loads(FIGURES.read_text("utf-8"))
    assert figures
    assert all(figure > 0 for figure in figures.values())
