"""The replay of a match: the film, what runs it, and the controls below the picture.

A game's own table shows the positions; nothing here names a game. ``Film`` knows where turns begin,
``Playback`` when the next action is due. ``Controls`` are the buttons and the bar with its graph.
"""
