"""Lines that are to stay whole as long as they can be read."""

from __future__ import annotations

from dataclasses import replace

from game.ui import text, theme
from game.ui.screen import Screen
from game.ui.sentence import Words
from game.ui.theme import TextStyle


def style_for(screen: Screen, words: Words, style: TextStyle, room: float) -> TextStyle:
    """The style in which a line fits into the room (device pixels): this one, which may be drawn
    a little smaller, else that of labels, which goes down to the smallest letters there are."""
    least = replace(style, size=style.size * text.MOST_SHRINK)
    return style if text.measure(screen, words, least)[0] <= room else theme.LABEL
