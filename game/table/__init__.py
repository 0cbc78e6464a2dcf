"""The parts that every game's table is put together from; none of them names a game.

``Session`` plays a match, saves it and knows how much of it has been shown. ``Others`` plays and
shows the turns of all who do not sit here. ``Hint`` thinks of a hint. They ask a game's
``Telling`` how its actions look, sound and read. Beside them: the players at the table
(``players``), the ribbon that says what is to be done (``ribbon``), the board's camera by hand
(``steering``), animations step by step (``playing``), and the opening of a table, also for a record
with unknown computer players (``strangers``).

A table is always in exactly one mode (``docs/table.md``). ``modes`` holds what modes of every table
have in common, ``scene`` what their scenes do alike with the match.
"""
