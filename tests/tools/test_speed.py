"""What the speed guard says; what it measures is timed in no test."""

import json

import pytest

from tools.bench.speed import FIGURES, VERSION, verdict


def test_a_figure_a_quarter_down_is_still_good():
    assert "75.0 random actions" in verdict(75.0, {VERSION: 100.0})


def test_less_fails_with_the_figures_and_what_to_do():
    with pytest.raises(SystemExit, match=r"74\.9 .*at least 75\.0\n(.*\n)?.*speed --commit"):
        verdict(74.9, {VERSION: 100.0})


def test_a_python_without_a_figure_is_held_to_the_least_of_the_others():
    figures = {"3.98": 120.0, "3.99": 100.0}
    assert "committed for 3.99" in verdict(75.0, figures)
    with pytest.raises(SystemExit, match=r"committed for 3\.99"):
        verdict(74.9, figures)


def test_the_file_has_a_figure_for_every_version_it_names():
    figures = json.loads(FIGURES.read_text("utf-8"))
    assert figures
    assert all(figure > 0 for figure in figures.values())
