"""The log of every table: all actions so far, turn by turn, with the player's name and mark.

``Log`` makes its lines from a session. ``LogPanel`` shows them in a rectangle beside the board,
``LogDialog`` in a dialog. How an action reads, what it cost and what it touched is in the
``ActionReport`` of its game.
"""
