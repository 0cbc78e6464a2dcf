"""A kept game as its card shows it: what its record says at once, the rest once it is read."""

from collections.abc import Iterator, Sequence

from pygame import Surface

from game.core.game import AnyMatch
from game.core.message import Message
from game.core.outline import Outline, named, outline
from game.core.record import RecordError
from game.games import game_called, game_of, reading, table_of
from game.platform import platform
from game.players.opponents import computer
from game.scenes import shelf
from game.scenes.matches.words import WORDS, computers
from game.scenes.saved import standing_of
from game.scenes.words import dates
from game.scenes.words.kinds import who_plays
from game.table import autosave
from game.table.by_link.telling import told_of_origin
from game.table.players import Player, players_of
from game.ui.screen import Screen
from game.ui.sentence import Words


class MatchEntry:
    """A kept game.

    Attributes:
        file: its name in the storage.
        ended: True for a finished one.
        trouble: why it cannot be read; None if it can, as far as is known.
        picture: its board as it stands; None until it has been drawn.
        gone: True once it has been thrown away; it can be brought back as long as it is shown.
    """

    def __init__(self, file: str, text: str, *, ended: bool) -> None:
        self.file, self.text, self.ended = file, text, ended
        self.trouble: Message | None = None
        self.picture: Surface | None = None
        self.gone = False
        self._outline: Outline | None = None
        self._match: AnyMatch | None = None
        try:
            self._outline = outline(text)
        except RecordError as error:
            self.trouble = error.message

    @property
    def players(self) -> Sequence[Player]:
        """Who sits at it."""
        return players_of(self._outline.players) if self._outline else ()

    @property
    def name(self) -> str:
        """What the player has called it; empty for no name."""
        return self._outline.name if self._outline else ""

    @property
    def title(self) -> Words:
        """Its name, or what is played."""
        if self._outline is None:
            return self.file
        game = game_called(self._outline.game)
        if self.name or game is None or game.wording is None:
            return self.name or self._outline.game
        return game.wording().title(self._outline.variant)

    @property
    def standing(self) -> Words:
        """Where it stands, in a line; empty until it has been read."""
        if self.trouble:
            return WORDS["this-game-cannot-be-read"]
        if self._match is None:
            return ""
        if not self._match.over:
            return standing_of(self._match)
        return _result(self._match, self.players)

    @property
    def who(self) -> Words:
        """The levels and tempers of the computer players, in a line; empty without any."""
        if self._outline is None:
            return ""
        game = game_called(self._outline.game)
        levels = tuple(who_plays(game, one.kind) for one in self.players if computer(one.kind))
        return computers(levels) if levels else ""

    @property
    def when(self) -> Words:
        """When it was played, in a line; empty where its record does not say."""
        own = self._outline
        return dates.told_of(own.begun, own.ended) if own else ""

    @property
    def lines(self) -> list[Words]:
        """All that there is to be told below what it is called."""
        return [one for one in (self.standing, self.who, self.when, self.origin) if one]

    @property
    def origin(self) -> Words:
        """Where it branched off, in a line; empty if it did not."""
        return told_of_origin(self._outline.origin if self._outline else None)

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
        if self._match and (game := game_of(self._match)).wording:
            self.picture = yield from table_of(game).picture(self._match, screen, size)

    def _read(self) -> Iterator[None]:
        if self._match or self.trouble:
            return
        try:
            self._match = yield from reading(self.text)
        except RecordError as error:
            self.trouble = error.message


def _result(match: AnyMatch, players: Sequence[Player]) -> str:
    """The points of all, the most first."""
    points = game_of(match).rules().points(match.state)
    had = sorted(zip(players, points, strict=True), key=lambda one: -one[1])
    # a game may know quarters of points
    return ", ".join(f"{player.name} {own:g}" for player, own in had)


def entries() -> list[MatchEntry]:
    """All that is kept, the game on the table first, then the one that was put away last.

    Raises:
        StorageError: the storage is forbidden.
    """
    texts = [(one, platform.storage.read(one.file)) for one in shelf.places()]
    texts.insert(0, (shelf.KeptPlace(0, autosave.SLOT), autosave.record()))
    return [
        MatchEntry(place.file, text, ended=place.ended) for place, text in texts if text is not None
    ]
