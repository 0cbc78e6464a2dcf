"""The parts that every game's table is put together from; none of them names a game.

``Session`` plays a match, saves it and knows how much of it has been shown. ``Others`` plays and
shows the turns of all who do not sit here. They ask a game's ``Telling`` how its actions look,
sound and read. A ``Kit`` is what a game gives to its table; ``opening`` opens one.

A table is always in exactly one mode (``docs/table.md``). ``modes`` holds what modes of every table
have in common, ``scene`` what their scenes do alike with the match, ``picture`` and ``part`` what
their pictures do.
"""
