"""A kept game as its card shows it: what its record says at once, the rest once it is read."""

from collections.abc import Iterator, Sequence

from pygame import Surface

from game.core.game import AnyMatch
from game.core.outline import Outline, named, outline
from game.core.record import RecordError
from game.games import game_called, game_of, reading
from game.platform import platform
from game.scenes import shelf
from game.scenes.saved import standing_of
from game.table import autosave
from game.table.players import Player, players_of
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.screen import Screen


class Entry:
    """A kept game.

    Attributes:
        file: its name in the storage.
        ended: True for a finished one.
        trouble: why it cannot be read; empty if it can, as far as is known.
        picture: its board as it stands; None until it has been drawn.
        gone: True once it has been thrown away; it can be brought back as long as it is shown.
    """

    def __init__(self, file: str, text: str, *, ended: bool) -> None:
        self.file, self.text, self.ended = file, text, ended
        self.trouble = ""
        self.picture: Surface | None = None
        self.gone = False
        self._outline: Outline | None = None
        self._match: AnyMatch | None = None
        try:
            self._outline = outline(text)
        except RecordError as error:
            self.trouble = str(error)

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at it."""
        return players_of(self._outline.players) if self._outline else ()

    @property
    def name(self) -> str:
        """What the player has called it; empty for no name."""
        return self._outline.name if self._outline else ""

    @property
    def title(self) -> str:
        """Its name, or what is played."""
        if self._outline is None:
            return self.file
        game = game_called(self._outline.game)
        if self.name or game is None or game.wording is None:
            return self.name or self._outline.game
        return game.wording().title(self._outline.variant)

    @property
    def standing(self) -> str:
        """Where it stands, in a line; empty until it has been read."""
        if self.trouble:
            return _("This game cannot be read.")
        if self._match is None:
            return ""
        if not self._match.over:
            return standing_of(self._match)
        return _result(self._match, self.players)

    @property
    def origin(self) -> str:
        """Where it branched off, in a line; empty if it did not."""
        origin = self._outline.origin if self._outline else None
        if origin is None:
            return ""
        told = ngettext(
            "Branched off after {after} action of {of}",
            "Branched off after {after} actions of {of}",
            origin.after,
        )
        return told.format(after=origin.after, of=origin.of)

    @property
    def match(self) -> AnyMatch | None:
        """The match, read at once if it has not been; None where it cannot be read."""
        for _action in self._read():
            pass
        return self._match

    def rename(self, name: str) -> None:
        """Calls it so from now on, in its record.

        Raises:
            StorageError: it could not be kept so.
        """
        if match := self.match:
            match.extra = named(match.extra, name)
            self.text = match.record()
            self._outline = outline(self.text)
            platform.storage.write(self.file, self.text)

    def look(self, screen: Screen, size: tuple[int, int]) -> Iterator[None]:
        """Reads it if it has not been, and draws its picture in this size, part by part."""
        yield from self._read()
        if self._match and (table := game_of(self._match).table):
            self.picture = yield from table().picture(self._match, screen, size)

    def _read(self) -> Iterator[None]:
        if self._match or self.trouble:
            return
        try:
            self._match = yield from reading(self.text)
        except RecordError as error:
            self.trouble = str(error)


def _result(match: AnyMatch, players: Sequence[Player]) -> str:
    """Who has won, and with how many points."""
    points = game_of(match).rules().points(match.state)
    most = max(points)
    names = [one.name for one, own in zip(players, points, strict=True) if own == most]
    told = ngettext("{names}: {points} point", "{names}: {points} points", int(most))
    # a game may know quarters of points
    return told.format(names=_(" and ").join(names), points=f"{most:g}")


def entries() -> list[Entry]:
    """All that is kept, the game on the table first, then the one that was put away last.

    Raises:
        StorageError: the storage is forbidden.
    """
    places = [shelf.Place(0, autosave.SLOT), *shelf.places()]
    texts = ((place, platform.storage.read(place.file)) for place in places)
    return [Entry(place.file, text, ended=place.ended) for place, text in texts if text is not None]
