"""The rulebook's figures, painted part by part and kept while the book is open."""

from collections.abc import Iterable, Iterator

from pygame import Surface

from game.rulebook.figure import Illustration, Paint
from game.rulebook.pieces import PlacedFigure
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas, Screen


class Pictures:
    """Paints figures by the game's ``paint`` function, in the sizes that the pages need."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._painted: dict[tuple[Illustration, tuple[int, int]], Surface] = {}

    def clear(self) -> None:
        """Drop all pictures."""
        self._painted.clear()

    def find(self, piece: PlacedFigure) -> Surface | None:
        """Return the picture of a figure; None as long as it is not painted."""
        return self._painted.get((piece.figure, piece.size))

    def paint(self, pieces: Iterable[PlacedFigure], screen: Screen) -> Iterator[None]:
        """Paint the figures that are not painted yet, part by part."""
        for piece in pieces:
            if self.find(piece) is None:
                canvas = Canvas(clear(piece.size), screen)
                yield from self._paint(piece.figure.shown, canvas)
                self._painted[piece.figure, piece.size] = canvas.surface
                yield
