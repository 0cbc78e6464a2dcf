"""The list of a host's tables: one's own seats, then the tables at which seats are free."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.core.entry import MOST_OWN
from game.description import Game
from game.games import game_by_id
from game.platform.node import Node
from game.players.opponents import PERSON
from game.scenes.matches import lay_out_page
from game.scenes.tables.asking import Connect
from game.scenes.tables.seats import OwnSeat
from game.scenes.tables.words import (
    WORDS,
    at_own_seat,
    computer_there,
    go_on_as,
    of_game,
    time_for_each,
    who_is_away,
    who_is_there,
)
from game.scenes.words import who_plays
from game.table.guest.line import Line
from game.table.guest.words import WORDS as GUEST
from game.table.guest.words import refused
from game.table.words import turn_of
from game.ui import panels, text, theme
from game.ui.nodes import in_list, paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

_AGAIN: Final = 3.0
"""Seconds after which the host is asked for its tables again."""
_OWN_AGAIN: Final = 30.0
"""Seconds after which it is asked again how those with own seats stand, which takes it longer."""
_BESIDE: Final = 12
"""What a card has beside its second line, in dp."""
_CARD: Final = theme.SUBHEADING
_MIDDLE: Final = theme.TextStyle("head", 20, theme.CREAM)
Table = Mapping[str, Any]
"""What a host tells of a table at which seats are free."""


class TablesScene(Scene):
    """A host's tables as cards on pages."""

    def __init__(
        self,
        stage: Stage,
        connect: Connect,
        seats: Sequence[OwnSeat],
        *,
        back: Callable[[], None],
        make: Callable[[], None],
        sit: Callable[[OwnSeat], None],
        look: Callable[[Table], None],
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            connect: opens a connection to the host.
            seats: the seats that were taken on this device.
            back: goes back to the title.
            make: makes a table.
            sit: goes to one's own seat.
            look: asks what to do at a table.
        """
        super().__init__(stage)
        keys = {one.place.table: one.place.key for one in seats[:MOST_OWN]}
        self._with_own = {"do": "list", "seats": keys}
        self._line = Line(connect, lambda: [self._with_own])
        self._seats, self._sit, self._look = seats, sit, look
        self._tables: Sequence[Table] | None = None
        self._own: Mapping[str, Table] = {}
        self._due = self._own_due = 0.0
        self._page = 0
        self._back = Button("tables/back", BUTTONS["back"], back)
        self._previous = Button("tables/previous", BUTTONS["previous"], partial(self._turn, -1))
        self._next = Button("tables/next", BUTTONS["next"], partial(self._turn, 1))
        self._make = Button("tables/make", WORDS["make"], make, look=RED, style=theme.RED_SMALL)
        self._foot = [self._back, self._previous, self._next, self._make]
        self._sheet = lay_out_page(stage.screen)
        self.form.escape = back

    @property
    def busy(self) -> bool:
        """True until the host has told its tables."""
        return self._tables is None

    def update(self, now: float) -> None:
        """Hear of the tables, and ask for them again now and then."""
        before = self._told
        for message in self._line.hear(now):
            if "tables" in message:
                self._take(message)
        if now >= self._due:
            self._ask(now)
        if self._told != before:
            self.redraw()
        super().update(now)

    def _ask(self, now: float) -> None:
        self._due = now + _AGAIN
        if now >= self._own_due:
            self._own_due = now + _OWN_AGAIN
            self._line.say(self._with_own)
        else:
            self._line.say({"do": "list"})

    def _take(self, message: Mapping[str, Any]) -> None:
        """Take over how the tables stand; the cards are made anew only if they say something new.

        Cards that come and go every time would lose the keys' focus.
        """
        before = self._tables, list(map(_said, self._cards))
        self._tables, self._own = message["tables"], message.get("own", self._own)
        if before != (self._tables, list(map(_said, self._cards))):
            self._turn(0)

    def leave(self) -> None:
        self._line.close()
        super().leave()

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self._sheet = lay_out_page(screen)
        for button, place in zip(self._foot, self._sheet.foot, strict=True):
            button.rect = place
        self._turn(0)

    def _turn(self, by: int) -> None:
        """Go forward by that many pages, within the pages there are."""
        pages = max(1, -(-len(self._cards) // len(self._sheet.cards)))
        self._page = min(max(0, self._page + by), pages - 1)
        self._previous.visible = self._next.visible = pages > 1
        self._previous.enabled, self._next.enabled = self._page > 0, self._page + 1 < pages
        self._deal()

    @property
    def _cards(self) -> list[Button]:
        """One's own seats, then the tables of others."""
        own = {one.place.table for one in self._seats}
        tables = [one for one in self._tables or () if one["table"] not in own]
        return [
            *(self._seat_card(number, one) for number, one in enumerate(self._seats, 1)),
            *(self._table_card(number, one) for number, one in enumerate(tables, 1)),
        ]

    def _seat_card(self, number: int, seat: OwnSeat) -> Button:
        go = partial(self._sit, seat)
        stands = self._own.get(seat.place.table)
        room = self._sheet.cards[0].w - self.stage.screen.px(_BESIDE)
        notes = own_seat(stands) if stands else [go_on_as(seat.name)]
        fits = partial(text.fits, self.stage.screen, style=theme.NOTE, width=room)
        note = next(filter(fits, notes), notes[-1])
        return _card(f"seat/{number}", (seat.game, seat.variant), note, go)

    def _table_card(self, number: int, table: Table) -> Button:
        of = table["game"], table["variant"]
        return _card(f"table/{number}", of, there(table), partial(self._look, table))

    def _deal(self) -> None:
        """Make the cards of the page anew."""
        count = len(self._sheet.cards)
        seen = self._cards[self._page * count : (self._page + 1) * count]
        for card, place in zip(seen, self._sheet.cards, strict=False):
            card.rect = place
        self.form.widgets = [*seen, *self._foot]
        self.redraw()

    @property
    def title(self) -> str:
        return str(WORDS["tables"])

    @property
    def _told(self) -> Words:
        """What stands beside the heading."""
        if self._line.lost:
            return GUEST["lost"]
        if self._tables is None:
            return WORDS["asking"]
        return "" if self._cards else WORDS["none"]

    def nodes(self) -> list[Node]:
        told, foot = super().nodes(), {one.id for one in self._foot}
        return [
            *paragraphs("tables/told", [self._told]),
            *in_list("tables/cards", self.title, [one for one in told if one.id not in foot]),
            *(one for one in told if one.id in foot),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, the heading with what is told, and the cards."""
        panels.wood(canvas)
        head, told = self._sheet.heading, str(self._told)
        title = text.draw(canvas, self.title, head.midleft, theme.DISPLAY, "lm", theme.CREAM)
        if self._cards:
            room = head.right - title.right - canvas.px(16)
            style = text.fitting_style(canvas.screen, told, theme.NOTE_LIGHT, room)
            text.draw(canvas, told, head.midright, style, "rm", max_width=room)
        else:
            middle = self._sheet.cards[0].unionall(self._sheet.cards)
            text.paragraph(canvas, told, middle, _MIDDLE, "mm")
        super().draw(canvas)


def name_of_game(game: str, variant: str) -> Words:
    """Return what a game is called, with its variant."""
    description = game_by_id(game)
    if description is None or description.wording is None:
        return game
    title = description.wording().title(variant)
    return title if description.name in str(title) else of_game(description.name, title)


def open_seats(table: Table) -> list[int]:
    """Return the seats of a table that people can still take."""
    return [
        seat
        for seat, player in enumerate(table.get("players", ()))
        if player["kind"] == PERSON and not player["name"]
    ]


def own_seat(table: Table) -> list[Words]:
    """Return how a table stands at which one has a seat: who acts, what time is left, with whom.

    Where that is too long, what comes after it says less.
    """
    if "acts" not in table:
        return [there(table)]
    if (acts := table["acts"]) is None:
        return [refused("too-late")]
    seat, players = table["seat"], table["players"]
    whose = GUEST["your-turn"] if acts == seat else turn_of(players[acts]["name"])
    names = [one["name"] for other, one in enumerate(players) if other not in (seat, acts)]
    left = table.get("left", {}).get(str(seat))
    return [at_own_seat(whose, tuple(names), left), at_own_seat(whose, (), left)]


def about_time(table: Table) -> list[Words]:
    """Return how much time each person has at a table, and what follows; nothing if it is any."""
    bank = table.get("bank", 0)
    return [time_for_each(bank), WORDS["bank-over"]] if bank else []


def there(table: Table, away: Collection[int] = ()) -> Words:
    """Return who sits at a table, who of them is ``away``, and how many seats are free."""
    game, free = game_by_id(table["game"]), open_seats(table)
    names = tuple(
        _who(game, player, away=seat in away)
        for seat, player in enumerate(table["players"])
        if seat not in free
    )
    return who_is_there(names, len(free))


def _who(game: Game | None, player: Mapping[str, Any], *, away: bool) -> Words:
    if player["kind"] != PERSON:
        return computer_there(player["name"], who_plays(game, player["kind"]))
    name: str = player["name"]
    return who_is_away(name) if away else name


def _said(card: Button) -> tuple[str, str]:
    """Return what a card says."""
    return card.label, card.note


def _card(id: str, of: tuple[str, str], note: Words, go: Callable[[], None]) -> Button:
    """Return the card of a table, or of a seat of one's own; ``of``: the game and its variant."""
    card = Button(id, name_of_game(*of), go, style=_CARD)
    card.note = note
    return card
