"""What is told of scenes that differ from those of another commit."""

import subprocess

import pygame
import pytest

from game.ui.element import Element
from tools import compare_scenes
from tools.compare_scenes import WINDOWS, chosen, differences, look

SMALL = "360x560@1 title"


def test_a_scene_looks_the_same_twice():
    assert look(SMALL) == look(SMALL)
    assert list(differences({SMALL: look(SMALL)}, {SMALL: look(SMALL)})) == []


def test_one_point_or_one_element_is_a_difference():
    then = look(SMALL)
    first, *others = then["elements"]
    now = {**then, "elements": [first.replace("Rect(", "Rect(1"), *others]}
    (told,) = differences({SMALL: now}, {SMALL: then})
    assert told.startswith(f"{SMALL}: other elements\n  - {first}\n  + ")
    (told,) = differences({SMALL: {**then, "picture": ""}}, {SMALL: then})
    assert told == f"{SMALL}: looks otherwise"
    (told,) = differences({SMALL: {**then, "elements": [*others, first]}}, {SMALL: then})
    assert told == f"{SMALL}: elements in another order"


def test_an_element_is_told_with_its_rectangle_and_all_that_it_says():
    element = Element("end", "End turn", pygame.Rect(1, 2, 3, 4), enabled=False)
    assert all(
        part in repr(element) for part in ("'end'", "'End turn'", "Rect(1, 2, 3, 4)", "False")
    )
    assert any("title/tikal" in one for one in look(SMALL)["elements"])


def test_what_is_new_or_gone_is_told():
    there = {SMALL: look(SMALL)}
    assert list(differences(there, {})) == [f"{SMALL}: new"]
    assert list(differences({}, there)) == [f"{SMALL}: gone"]


def test_words_choose_among_all_scenes_in_all_windows():
    assert len(chosen([], [])) == len(compare_scenes.SCENES) * len(WINDOWS)
    assert chosen(["title-first"], ["360x560"]) == ["360x560@1 title-first"]


def test_a_commit_that_there_is_not_is_an_error():
    with pytest.raises(subprocess.CalledProcessError):
        compare_scenes.then("no-such-commit", [SMALL])
