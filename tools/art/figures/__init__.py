"""The players' pieces. Each kind is built with its foot in the middle of an empty scene.

Pieces lean back, since a camera from high above would see only the hat of a figure that stands
upright. A plate in the shape and colour of the player's mark stands before each.
"""
