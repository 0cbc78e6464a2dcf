"""Everything the game shows is made here: scenes rendered with Blender, flat art drawn with Pillow.

``render`` and ``flat`` fill ``build/art``, ``pack`` makes ``sprites/`` of it. See docs/art.md.
"""
