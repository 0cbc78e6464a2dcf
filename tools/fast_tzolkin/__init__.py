"""Tzolk'in's rules and computer players in C++: the same games to the point, many times as fast.

What plays games for people is the Python in ``game``; this is for learning from ten thousands of
games (``games.play_all``). Tests hold the two to each other, position by position and decision by
decision.
"""

from pathlib import Path
from typing import Final

from tools.fast.compiled import BUILD, Sources
from tools.fast_tzolkin import tables

SOURCES: Final = Sources(Path(__file__).parent / "cpp", tables.tables, BUILD / "fast_tzolkin")
"""The program's sources."""
