"""Which rows of a panel are shown: the most important ones first."""

from collections.abc import Mapping


def fitting(heights: Mapping[str, int], room: int) -> dict[str, int]:
    """The rows that are shown in so much room, of those whose heights come in order of priority.

    The first is always shown, and cut where it has to be; one that does not fit leaves its room
    to the ones behind it.
    """
    shown: dict[str, int] = {}
    for name, height in heights.items():
        if height <= room or not shown:
            shown[name] = max(0, min(height, room))
            room -= shown[name]
    return shown
