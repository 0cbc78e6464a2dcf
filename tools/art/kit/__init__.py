"""The Blender kit. One unit is the radius of a hexagon, x points east, y north, z up.

Hexagons are flat on top with corners at x = -1 and 1, and the ground is z = 0.
"""

import bpy  # noqa: F401  (mathutils, which everything here uses, comes with it)
