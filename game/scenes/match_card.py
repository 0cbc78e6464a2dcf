"""A kept match and its card: the board, the name, the players, and whose turn it is."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.game import AnyMatch
from game.core.message import Message
from game.core.outline import Outline, outline, with_name
from game.core.record import RecordError
from game.games import game_by_id, game_of, read_in_steps, table_of
from game.platform import platform
from game.players.opponents import computer_name
from game.scenes import kept_matches
from game.scenes.kept_matches import describe_standing
from game.scenes.words import describe_dates, who_plays
from game.table import autosave
from game.table.by_link import describe_origin
from game.table.players import Player, players_of
from game.ui import panels, sprites, text, theme
from game.ui.element import Element
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.input import Pos
from game.ui.nodes import flat
from game.ui.punctuation import listed, listed_apart
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, lines, phrases, sentence
from game.ui.text import fitting_style
from game.ui.widgets import Widget

_PAD: Final = 10
_SHAPE: Final = 1.3
"""The picture's width divided by its height."""
_HEAD: Final = 27
_LINE: Final = (17, 22)
"""The least and greatest height of a line, in dp."""
_FOUR: Final = 420
"""The card's width for words, in dp, from which four seats stand side by side."""

WORDS: Final = phrases(
    __name__,
    {
        "this-game-cannot-be-read": N_("This game cannot be read."),
        "thrown-away": N_("Thrown away"),
    },
)


@sentence
def computers(levels: tuple[Words, ...]) -> str:
    """List the levels and tempers of the computer players."""
    return _("Computer: {levels}").format(levels=listed_apart(levels))


class MatchEntry:
    """A kept match as its card shows it; the record's keys are read at once, its actions later.

    Attributes:
        file: the name of its file in the storage.
        text: its record.
        ended: True if the match is finished.
        read_error: why the record cannot be read; None as long as no error is known.
        picture: the board as it stands; None until it has been drawn.
        thrown_away: True once it has been thrown away; it can be brought back while it is shown.
    """

    def __init__(self, file: str, record: str, *, ended: bool) -> None:
        self.file, self.text, self.ended = file, record, ended
        self.read_error: Message | None = None
        self.picture: Surface | None = None
        self.thrown_away = False
        self._outline: Outline | None = None
        self._match: AnyMatch | None = None
        try:
            self._outline = outline(record)
        except RecordError as error:
            self.read_error = error.message

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
        game = game_by_id(self._outline.game)
        if self.name or game is None or game.wording is None:
            return self.name or self._outline.game
        return game.wording().title(self._outline.variant)

    @property
    def standing(self) -> Words:
        """A line that says where the match stands or how it ended; empty until it is read."""
        if self.read_error:
            return WORDS["this-game-cannot-be-read"]
        if self._match is None:
            return ""
        if not self._match.over:
            return describe_standing(self._match)
        return _result(self._match, self.players)

    @property
    def computer_levels(self) -> Words:
        """A line with the levels and tempers of the computer players; empty if there are none."""
        if self._outline is None:
            return ""
        game = game_by_id(self._outline.game)
        levels = tuple(who_plays(game, one.kind) for one in self.players if computer_name(one.kind))
        return computers(levels) if levels else ""

    @property
    def dates(self) -> Words:
        """A line with the dates on which it was played; empty if the record has none."""
        own = self._outline
        return describe_dates(own.begun, own.ended) if own else ""

    @property
    def lines(self) -> list[Words]:
        """All lines below the title, without the empty ones."""
        return [
            one for one in (self.standing, self.computer_levels, self.dates, self.origin) if one
        ]

    @property
    def card_lines(self) -> list[Words]:
        """The lines on its card: all, or only that it has been thrown away."""
        return [WORDS["thrown-away"]] if self.thrown_away else self.lines

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
            match.extra = with_name(match.extra, name)
            self.text = match.record()
            self._outline = outline(self.text)
            platform.storage.write(self.file, self.text)

    def paint_picture(self, screen: Screen, size: tuple[int, int]) -> Iterator[None]:
        """Read the match if needed and draw its picture of ``size`` device pixels, part by part."""
        yield from self._read()
        if self._match and (game := game_of(self._match)).wording:
            self.picture = yield from table_of(game).picture(self._match, screen, size)

    def _read(self) -> Iterator[None]:
        """Read the match action by action; keep the error if it cannot be read."""
        if self._match or self.read_error:
            return
        try:
            self._match = yield from read_in_steps(self.text)
        except RecordError as error:
            self.read_error = error.message


def _result(match: AnyMatch, players: Sequence[Player]) -> str:
    """Return the names and points of all players, the most points first."""
    points = game_of(match).rules().points(match.state)
    had = sorted(zip(players, points, strict=True), key=lambda one: -one[1])
    return listed(f"{player.name} {number_text(own)}" for player, own in had)


def entries(game: str) -> list[MatchEntry]:
    """Return a game's kept matches: the one on the table first, then the latest put away first.

    What cannot be read is among those of every game.

    Args:
        game: the game's id.

    Raises:
        StorageError: the storage is forbidden.
    """
    records = [(one, platform.storage.read(one.file)) for one in kept_matches.list_places()]
    records.insert(0, (kept_matches.KeptPlace(0, autosave.SLOT), autosave.saved_record()))
    return [
        MatchEntry(place.file, record, ended=place.ended)
        for place, record in records
        if record is not None and kept_matches.may_be_of(game, record)
    ]


class MatchCard(Widget):
    """The card of a kept match; a tap resumes the match, or shows how it ended."""

    def __init__(self, id: str, entry: MatchEntry, go_on: Callable[[], None]) -> None:
        super().__init__(id, entry.title)
        self.entry = entry
        self.enabled = not entry.read_error and not entry.thrown_away
        self._go_on = go_on

    def elements(self) -> list[Element]:
        """Return the card as one element, labelled with the match's title and standing."""
        label = f"{self.entry.title}\n{self.entry.standing}".strip()
        return [Element(self.id, label, self.body, self.enabled, self.role)]

    def told(self, element: Element) -> str:  # noqa: ARG002 (the card has one)
        players = listed(player.name for player in self.entry.players)
        return flat(lines((self.entry.title, players, *self.entry.card_lines)))

    @property
    def body(self) -> Rect:
        """The part of the card that reacts to a tap; the strip beside it belongs to a button."""
        return Rect(self.rect.x, self.rect.y, self.rect.w - self._aside, self.rect.h)

    def menu_button_rect(self, screen: Screen) -> Rect:
        """Return the rectangle of the button at the card's right end, and reserve its strip."""
        side, pad = screen.px(theme.TOUCH), screen.px(_PAD)
        self._aside = side + 2 * pad
        return Rect(self.rect.right - pad - side, self.rect.y + pad, side, side)

    _aside = 0

    def picture_rect(self, screen: Screen) -> Rect:
        """Return the rectangle of the picture, in device pixels."""
        pad = screen.px(_PAD)
        high = self.rect.h - 2 * pad
        wide = min(round(high * _SHAPE), (self.rect.w - self._aside) * 2 // 5)
        return Rect(self.rect.x + pad, self.rect.y + pad, wide, high)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002 (a card is the same all over)
        self._go_on()

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, the picture if there is one of this size, and the words beside it."""
        skin = panels.PARCHMENT_ACTIVE if self.hovered and self.enabled else panels.PARCHMENT
        panels.draw(canvas, self.rect, panels.PARCHMENT_DIM if self.entry.thrown_away else skin)
        frame = self.picture_rect(canvas.screen)
        if self.entry.picture and self.entry.picture.get_size() == frame.size:
            canvas.surface.blit(self.entry.picture, frame)
            if self.entry.thrown_away:
                seen = frame.clip(canvas.surface.get_clip())  # a blending fill ignores the clip
                canvas.surface.fill((90,) * 3, seen, special_flags=pygame.BLEND_RGB_MULT)
        else:
            panels.draw(canvas, frame, panels.BUTTON_PRESSED)
        left = frame.right + canvas.px(_PAD + 2)
        self._write(canvas, Rect(left, frame.y, self.body.right - left, frame.h))

    def _write(self, canvas: Canvas, area: Rect) -> None:
        """Draw the title, the seats and the lines of words.

        Lines that lie below the button may reach to the card's right edge.
        """
        wide = self.rect.right - canvas.px(2 * _PAD) - area.x
        words = _plan(canvas.screen, self.entry, area, wide)
        head, count = canvas.px(_HEAD), len(words.seats) + len(words.lines)
        line = min(canvas.px(_LINE[1]), (area.h - head) // max(1, count))
        row = Rect(area.x, area.centery - (head + line * count) // 2, area.w, head)
        _write_line(canvas, row, self.entry.title, theme.SUBHEADING)
        row = Rect(area.x, row.bottom, area.w, line)
        for players in words.seats:
            _write_seats(canvas, row, players, words.beside, named=words.named)
            row.y += line
        for told in words.lines:
            row.w = wide if row.y >= area.y + canvas.px(theme.TOUCH) else area.w
            _write_line(canvas, row, told, text.in_row(canvas.screen, words.style, line))
            row.y += line


class _Words(NamedTuple):
    """The words on a card, as they fit.

    Attributes:
        seats: rows of players.
        beside: how many players stand side by side in a row.
        named: True if the players' names are written beside their marks.
        lines: the lines below the players.
        style: the style of these lines.
    """

    seats: Sequence[Sequence[Player]]
    beside: int
    named: bool
    lines: Sequence[str]
    style: theme.TextStyle


def _plan(screen: Screen, entry: MatchEntry, area: Rect, wide: int) -> _Words:
    """Choose what to write in an area; lines are ``wide`` device pixels long.

    If not everything fits, the words do not grow, the players are shown by their marks alone, and
    the last lines are left out.
    """
    most = (area.h - screen.px(_HEAD)) // screen.px(_LINE[0])
    beside = 4 if area.w > screen.px(_FOUR) else 2
    rows = [entry.players[i : i + beside] for i in range(0, len(entry.players), beside)]
    grown = text.in_row(screen, theme.NOTE_PLAIN, screen.px(_LINE[1]))
    for style in (grown, replace(theme.NOTE_PLAIN, most=0)):
        broken = [text.wrap(screen, words, style, wide) for words in entry.card_lines]
        if len(rows) + sum(map(len, broken)) <= most:
            return _Words(rows, beside, True, list(chain(*broken)), style)
    while len(broken) > 1 and 1 + sum(map(len, broken)) > most:
        broken.pop()
    lines = list(chain(*broken))[: most - 1]
    return _Words([entry.players], len(entry.players), False, lines, style)


def _write_line(canvas: Canvas, row: Rect, words: Words, style: theme.TextStyle) -> None:
    style = fitting_style(canvas.screen, words, style, row.w)
    text.draw(canvas, words, row.midleft, style, "lm", max_width=row.w)


def _write_seats(
    canvas: Canvas, row: Rect, players: Sequence[Player], beside: int, *, named: bool
) -> None:
    """Draw the players side by side in a row of ``beside`` places, with names if ``named``."""
    part, side = row.w // beside, canvas.px(17)
    for i, player in enumerate(players):
        box = Rect(row.x + i * part, 0, side, side)
        box.centery = row.centery
        sprites.draw_in(canvas, f"mark_{player.mark}", box)
        left = box.right + canvas.px(5)
        room = row.x + (i + 1) * part - left - canvas.px(4)
        if named:
            style = text.in_row(canvas.screen, theme.NOTE, row.h)
            text.draw(canvas, player.name, (left, row.centery), style, "lm", max_width=room)
