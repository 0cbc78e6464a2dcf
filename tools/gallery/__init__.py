"""Every scene and dialog of the game in telling positions, drawn without a window."""

from tools.gallery.scenes import SCENES
from tools.gallery.visit import Visit, visit

__all__ = ["SCENES", "Visit", "visit"]
