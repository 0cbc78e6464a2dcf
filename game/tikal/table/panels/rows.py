"""Which rows of a panel have room: the most important ones first."""

from collections.abc import Mapping


def fitting(heights: Mapping[str, int], room: int) -> dict[str, int]:
    """Return the height of each row that is shown, by name.

    ``heights`` are in order of priority, ``room`` is the height for all. The first row is always
    shown, cut if it has to be. A row that does not fit leaves its room to those after it.
    """
    shown: dict[str, int] = {}
    for name, height in heights.items():
        if height <= room or not shown:
            shown[name] = max(0, min(height, room))
            room -= shown[name]
    return shown
