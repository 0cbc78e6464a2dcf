"""What every game's table is put together from; none of it names a game.

``Session`` plays a match, keeps it and has shown so much of it; ``Others`` plays and shows the
turns of all who do not sit here; ``Hint`` thinks of an advice. They ask a ``Telling`` what the
game's actions look, sound and read like. Around them: who sits at the table (``players``), the
line that says what is to be done (``ribbon``), the camera by hand (``steering``), motion step by
step (``playing``), and how a table is opened whose players this version may not know
(``strangers``).

A table keeps these parts, and is always in exactly one mode (``docs/table.md``); ``modes`` holds
what modes of any table have in common, ``scene`` what their scenes do alike with the match.
"""
