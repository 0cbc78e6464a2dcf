"""The program: a house with several board games in it.

``NAME`` is what windows, pages and the house's title call it; which games it holds, the list of
games says. ``SLUG`` names folders, storage keys and the command: it never changes, so that nothing
kept is lost.
"""

from typing import Final

NAME: Final = "Temple & Wheel"
SLUG: Final = "tikal"
