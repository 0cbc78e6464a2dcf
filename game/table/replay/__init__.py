"""A match shown again: a film of it, what runs it, and the controls under its picture.

A game's table shows the positions; none of this names a game. ``Film`` says where turns begin,
``Reel`` when the next action is due, ``Controls`` are the buttons and the bar with its graph.
"""
