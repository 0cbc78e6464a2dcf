"""A compositor in memory: it floats pictures over a window, and what would be seen can be asked."""

import pygame

from game.platform import PlacedPicture


class Sheets:
    """Attributes:
    moves: how often the pictures were placed."""

    def __init__(self, window):
        self.window = window
        self.moves = 0
        self.drop()

    def hide(self, part):
        self._hidden = part.copy()

    def bared_by(self, part):
        return part.union(self._box) if self._bares(part) else part

    def drawn(self, part):
        if self._bares(part):
            self.drop()
        self._hidden = pygame.Rect(0, 0, 0, 0)

    def _bares(self, part):
        return self.floats and part.colliderect(self._box) and not self._hidden.contains(part)

    @property
    def floats(self):
        return self._lifted is not None

    def lift(self, box, ground):
        self._box, self._ground = box.copy(), ground
        self._lifted = self.window.subsurface(box).copy()
        self._places = PlacedPicture(*box.topleft, 1.0), PlacedPicture(*box.topleft, 1.0)

    def underlay(self, picture):
        yield
        self._beneath = picture.copy()

    def move(self, lifted, beneath):
        self.moves += 1
        self._places = lifted, beneath

    def drop(self):
        self._lifted = self._beneath = self._places = None
        self._hidden = pygame.Rect(0, 0, 0, 0)

    def seen(self):
        """The window with what floats over it."""
        seen = self.window.copy()
        if not self.floats:
            return seen
        seen.set_clip(self._box)
        seen.fill(self._ground)
        for picture, place in zip(
            (self._beneath, self._lifted), reversed(self._places), strict=True
        ):
            if picture:
                large = pygame.transform.smoothscale_by(picture, place.scale)
                seen.blit(large, (round(place.x), round(place.y)))
        seen.set_clip(None)
        return seen
