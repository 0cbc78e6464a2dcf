"""What the games in C++ share: compiling, tables out of Python, and playing on all cores.

A game has its rules and computer players in a folder of its own (``tools/fast_tikal``,
``tools/fast_tzolkin``); ``cpp`` here holds what of Python itself both need.
"""
