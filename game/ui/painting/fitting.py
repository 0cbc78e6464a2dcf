"""Choosing a text style in which a line stays whole as long as it can be read."""

from __future__ import annotations

from dataclasses import replace

from game.ui import text, theme
from game.ui.screen import Screen
from game.ui.sentence import Words
from game.ui.theme import TextStyle


def style_for(screen: Screen, words: Words, style: TextStyle, room: float) -> TextStyle:
    """Return the style in which a line fits into the room (device pixels).

    It is the given style if the line fits, shrunk as far as is allowed; else ``theme.LABEL``,
    which can be shrunk to smaller letters.
    """
    least = replace(style, size=style.size * text.MOST_SHRINK)
    return style if text.measure(screen, words, least)[0] <= room else theme.LABEL
