"""A bounded store of drawn surfaces: the oldest used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps surfaces up to a sum of pixels; one larger than that is made but not kept."""

    def __init__(self, most_pixels: int) -> None:
        self.most_pixels = most_pixels
        self.pixels = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key, made and kept if there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        size = made.get_width() * made.get_height()
        if size <= self.most_pixels:
            self._kept[key] = made
            self.pixels += size
        while self.pixels > self.most_pixels:
            _, dropped = self._kept.popitem(last=False)
            self.pixels -= dropped.get_width() * dropped.get_height()
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.pixels = 0
