"""A kept match as its card shows it; the record's keys are read at once, its actions later."""

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
from game.table.by_link.telling import describe_origin
from game.table.players import Player, players_of
from game.ui.screen import Screen
from game.ui.sentence import Words


class MatchEntry:
    """A kept match.

    Attributes:
        file: the name of its file in the storage.
        text: its record.
        ended: True if the match is finished.
        trouble: why the record cannot be read; None as long as no error is known.
        picture: the board as it stands; None until it has been drawn.
        gone: True once it has been thrown away; it can be brought back while it is shown.
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
        """The players by seat; empty if the record cannot be read."""
        return players_of(self._outline.players) if self._outline else ()

    @property
    def name(self) -> str:
        """The name that the player has given the match; empty without one."""
        return self._outline.name if self._outline else ""

    @property
    def title(self) -> Words:
        """The match's name, or its game and variant, or its file if the record cannot be read."""
        if self._outline is None:
            return self.file
        game = game_called(self._outline.game)
        if self.name or game is None or game.wording is None:
            return self.name or self._outline.game
        return game.wording().title(self._outline.variant)

    @property
    def standing(self) -> Words:
        """A line that says where the match stands or how it ended; empty until it is read."""
        if self.trouble:
            return WORDS["this-game-cannot-be-read"]
        if self._match is None:
            return ""
        if not self._match.over:
            return standing_of(self._match)
        return _result(self._match, self.players)

    @property
    def who(self) -> Words:
        """A line with the levels and tempers of the computer players; empty if there are none."""
        if self._outline is None:
            return ""
        game = game_called(self._outline.game)
        levels = tuple(who_plays(game, one.kind) for one in self.players if computer(one.kind))
        return computers(levels) if levels else ""

    @property
    def when(self) -> Words:
        """A line with the dates on which it was played; empty if the record has none."""
        own = self._outline
        return dates.describe_dates(own.begun, own.ended) if own else ""

    @property
    def lines(self) -> list[Words]:
        """All lines below the title, without the empty ones."""
        return [one for one in (self.standing, self.who, self.when, self.origin) if one]

    @property
    def origin(self) -> Words:
        """A line that says where the match branched off from another; empty if it did not."""
        return describe_origin(self._outline.origin if self._outline else None)

    @property
    def match(self) -> AnyMatch | None:
        """The match, which is read now if it has not been; None if it cannot be read."""
        for _action in self._read():
            pass
        return self._match

    def rename(self, name: str) -> None:
        """Give the match a name and store its record.

        Raises:
            StorageError: the record cannot be stored.
        """
        if match := self.match:
            match.extra = named(match.extra, name)
            self.text = match.record()
            self._outline = outline(self.text)
            platform.storage.write(self.file, self.text)

    def look(self, screen: Screen, size: tuple[int, int]) -> Iterator[None]:
        """Read the match if needed and draw its picture of ``size`` device pixels, part by part."""
        yield from self._read()
        if self._match and (game := game_of(self._match)).wording:
            self.picture = yield from table_of(game).picture(self._match, screen, size)

    def _read(self) -> Iterator[None]:
        """Read the match action by action; keep the error if it cannot be read."""
        if self._match or self.trouble:
            return
        try:
            self._match = yield from reading(self.text)
        except RecordError as error:
            self.trouble = error.message


def _result(match: AnyMatch, players: Sequence[Player]) -> str:
    """Return the names and points of all players, the most points first."""
    points = game_of(match).rules().points(match.state)
    had = sorted(zip(players, points, strict=True), key=lambda one: -one[1])
    # some games count quarters of a point
    return ", ".join(f"{player.name} {own:g}" for player, own in had)


def entries() -> list[MatchEntry]:
    """Return all kept matches: the one on the table first, then the latest put away first.

    Raises:
        StorageError: the storage is forbidden.
    """
    texts = [(one, platform.storage.read(one.file)) for one in shelf.places()]
    texts.insert(0, (shelf.KeptPlace(0, autosave.SLOT), autosave.record()))
    return [
        MatchEntry(place.file, text, ended=place.ended) for place, text in texts if text is not None
    ]
