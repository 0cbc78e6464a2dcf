"""Fits the forecast of a match's end to self-played games, and measures it on others.

    python -m tools.forecast --game tikal --fit 2000 --test 400 --out FILE

Games are drawn by chance: who plays (all levels, alike in half of the games), and all that a set-up
draws. They are played by the game's program in C++ (a compiler is needed); sums are done by numpy
(``pip install -e '.[tuning]'``). Every variant and number of seats gets a model of its own.
"""
