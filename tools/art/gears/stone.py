"""The unevenness of stone that never turns."""

from tools.art.flat.noise import layered
from tools.art.gears.relief import Field, Sheet


def plain(sheet: Sheet, seed: int) -> Field:
    """Uneven by about -0.5 to 0.5, for what never turns."""
    return layered(sheet.side, sheet.side, round(2.2 * sheet.module), seed, 5)
