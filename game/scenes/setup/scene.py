"""The scene in which the seats are filled."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.game import AnyMatch, Options
from game.core.record import MAX_NAME
from game.description import Game, Wording
from game.platform import StorageError, platform
from game.players.opponents import split
from game.scenes.rules import show_rules
from game.scenes.setup.card import FreeSeat, MarkButton, draw_remark
from game.scenes.setup.layout import SetupLayout, lay_out, lay_out_card
from game.scenes.setup.options import OptionsDialog
from game.scenes.setup.party import Party, begun_by_lot, colour_name
from game.scenes.setup.remembered import recall, remember
from game.scenes.setup.who import WhoDialog
from game.ui import panels, text, theme
from game.ui.controls.choice import Choice
from game.ui.controls.field import TextField
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.painting.fitting import style_for
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button, Widget

LOT = "lot"
NOTED = 54
"""The height in dp from which on a button tells how somebody plays."""
START = replace(theme.BUTTON_RED, size=22)
SPRITES = [
    f"{kind}_{mark}" for kind in ("leader", "mark") for mark in ("red", "blue", "yellow", "white")
]


class SetupScene(Scene):
    """Fills a party and opens the table with it."""

    def __init__(
        self,
        stage: Stage,
        *,
        game: Game,
        back: Callable[[], None],
        start: Callable[[AnyMatch], None],
        party: Party | None = None,
    ) -> None:
        super().__init__(stage)
        self.party = party or self._fresh(game)
        self._start = start
        self._places: SetupLayout = lay_out(stage.screen, self.party.most)
        self._free: list[FreeSeat] = []
        self.form.escape = back
        self._back = Button("setup/back", _("Back"), back)
        self._go = Button("setup/start", _("Start"), self._begin, look=RED, style=START)
        self._rules = Button("setup/rules", _("Rules"), self._show_rules)
        self._options = Button("setup/options", _("Options"), self._choose_options)
        self._rebuild()

    def _fresh(self, game: Game) -> Party:
        """A party like the last one."""
        try:
            return recall(game) or Party.usual(game)
        except StorageError as error:
            self.stage.warn(_("Your last choices cannot be read: {reason}").format(reason=error))
            return Party.usual(game)

    @property
    def _wording(self) -> Wording:
        """The game in words; whatever is offered here has some."""
        wording = self.party.game.wording
        assert wording
        return wording()

    @property
    def _remark(self) -> str:
        """What must be said of the variant that is chosen."""
        return self._wording.remark(self.party.variant)

    def _changing(self, change: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            change()
            self._rebuild()

        return act

    def _rebuild(self) -> None:
        """Makes the widgets anew for the seats there are, and keeps the keyboard where it was."""
        focus = self.form.focus.id if self.form.focus else ""
        rows: list[Widget] = []
        for number in range(len(self.party.seats)):
            rows += self._seat_widgets(number)
        self._free = self._free_seats()
        choices = [self._variant(), self._starts(), self._rules, self._options]
        self.form.widgets = [*rows, *self._free, *choices, self._back, self._go]
        self.form.set_focus(next((one for one in self.form.widgets if one.id == focus), None))
        self._refresh()
        self.layout(self.screen)
        self.redraw()

    def _figure(self, mark: str) -> str:
        return self._wording.figure(mark)

    def _free_seats(self) -> list[FreeSeat]:
        """A card for each seat that is free, the first one for whoever was removed last; the last
        one gives way to a remark."""
        marks, party = self.party.free_marks, self.party
        if self._remark:
            marks = marks[:1]
        cards = []
        if marks and party.removed:
            label = _("Bring back {name}").format(name=party.removed[-1].seat.name)
            back = self._changing(party.bring_back)
            mark = party.removed[-1].seat.mark
            cards.append(FreeSeat("setup/bring-back", label, back, mark, self._figure(mark)))
            marks = [mark for mark in marks if mark != cards[0].mark][: len(marks) - 1]
        add = self._changing(party.add)
        return cards + [
            FreeSeat(f"setup/add{number or ''}", _("Add a player"), add, mark, self._figure(mark))
            for number, mark in enumerate(marks)
        ]

    def _seat_widgets(self, number: int) -> list[Widget]:
        seat, party = self.party.seats[number], self.party
        seat_id = f"setup/seat{number + 1}"
        mark = MarkButton(
            f"{seat_id}/mark",
            _("Mark of {name}: {colour}").format(name=seat.name, colour=colour_name(seat.mark)),
            self._changing(partial(party.change_mark, number)),
            seat.mark,
            self._figure(seat.mark),
        )
        name = TextField(
            f"{seat_id}/name",
            _("Name of player {number}").format(number=number + 1),
            value=seat.typed,
            most=MAX_NAME,
            change=partial(self._rename, number),
            placeholder=seat.name,
            ask=partial(self._ask, number),
        )
        remove = Button(
            f"{seat_id}/remove",
            _("Remove {name}").format(name=seat.name),
            self._changing(partial(party.remove, number)),
            "icon_close",
        )
        remove.shows_label = False
        remove.visible = party.may_remove
        return [mark, name, self._kind(number), remove]

    def _kind(self, number: int) -> Button:
        """Who plays a seat; a tap lets somebody else sit down."""
        seat, opponents = self.party.seats[number], self.party.game.opponents()

        def sit(kind: str) -> None:
            seat.kind = kind
            self._rebuild()

        return Button(
            f"setup/seat{number + 1}/kind",
            _(opponents.label(split(seat.kind)[0])),
            lambda: self.stage.push(WhoDialog(self.stage, opponents, seat.kind, sit)),
            style=theme.SUBHEADING,
        )

    def _note_kind(self, number: int, roomy: bool) -> None:
        """Tells below who plays what his temper is, or where there is room how he plays."""
        opponents = self.party.game.opponents()
        level, temper = split(self.party.seats[number].kind)
        button = self.form[f"setup/seat{number + 1}/kind"]
        assert isinstance(button, Button)
        plain = opponents.kinds[level].note if roomy else ""
        named = opponents.temper(temper).label if temper else plain
        button.note = _(named) if named else ""

    def _variant(self) -> Choice:
        variant = self._wording.variant
        return Choice(
            "setup/variant",
            _("Game"),
            options=[(one, variant(one)) for one in self.party.variants],
            value=self.party.variant,
            change=self._choose_variant,
        )

    def _choose_variant(self, value: str) -> None:
        self.party.choose(value)
        self._rebuild()

    def _show_rules(self) -> None:
        show_rules(self.stage, self.party.game, self.party.variant, self.party.settled)

    def _choose_options(self) -> None:
        options = self.party.game.rules().completed(self.party.settled)
        asked, table = self._wording.questions(), self.party.game.table
        paint = table().paint if table else None
        self.stage.push(OptionsDialog(self.stage, asked, options, self._take_options, paint))

    def _take_options(self, options: Options) -> None:
        self.party.options = options
        self._refresh()

    def _starts(self) -> Choice:
        seats = self.party.seats
        starter = self.party.starter
        return Choice(
            "setup/starts",
            _("Who starts"),
            options=[(LOT, _("Draw lots")), *((seat.mark, seat.name) for seat in seats)],
            value=LOT if starter is None else seats[starter].mark,
            change=self._choose_starter,
            icons={seat.mark: f"mark_{seat.mark}" for seat in seats},
        )

    def _choose_starter(self, value: str) -> None:
        marks = [seat.mark for seat in self.party.seats]
        self.party.starter = None if value == LOT else marks.index(value)

    def _rename(self, number: int, typed: str) -> None:
        self.party.seats[number].typed = typed
        self._refresh()

    def _ask(self, number: int) -> None:
        """Where the field itself cannot be typed into, the platform asks for the name."""

        async def asking() -> None:
            seat = self.party.seats[number]
            prompt = _("Name of player {number}").format(number=number + 1)
            given = await platform.ask_text(prompt, seat.typed, MAX_NAME)
            if given is not None and number < len(self.party.seats):
                seat.typed = given[:MAX_NAME]
                self._rebuild()

        self.stage.start(asking)

    def _refresh(self) -> None:
        """What the start button says: how many play, or what keeps them from starting."""
        double = self.party.double_name
        self._go.enabled = double is None
        self._options.note = self._wording.options(self.party.settled)
        count = len(self.party.seats)
        players = ngettext("{count} player", "{count} players", count).format(count=count)
        self._go.note = (
            players if double is None else _("Two are called {name}").format(name=double)
        )

    def _begin(self) -> None:
        match = begun_by_lot(self.party)
        try:
            remember(self.party)
        except StorageError as error:
            self.stage.warn(_("These choices cannot be saved: {reason}").format(reason=error))
        self._start(match)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self._places = places = lay_out(screen, self.party.most)
        for number in range(len(self.party.seats)):
            removable = self.party.may_remove
            card = lay_out_card(screen, places.cards[number], removable=removable)
            for part in ("mark", "name", "kind", "remove"):
                self.form[f"setup/seat{number + 1}/{part}"].rect = getattr(card, part)
            self._note_kind(number, card.kind.h >= screen.px(NOTED))
        empty = places.cards[len(self.party.seats) :]
        for free, card_rect in zip(self._free, empty, strict=False):
            free.rect = card_rect.copy()
        self.form["setup/variant"].rect = places.variant
        self.form["setup/starts"].rect = places.starts
        self._rules.rect, self._options.rect = places.rules, places.options
        self._back.rect, self._go.rect = places.back, places.start

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        places = self._places
        heading = theme.DISPLAY
        text.draw(canvas, _("Who sets out?"), places.heading, heading, colour=theme.CREAM)
        for rect in places.cards[: len(self.party.seats)]:
            panels.draw(canvas, rect)
        if self._remark:
            draw_remark(canvas, places.cards[-1], self._remark)
        label, words = places.starts_label, _("Who starts")
        style = style_for(canvas.screen, words, theme.SUBHEADING, label.w)
        text.draw(canvas, words, label.midleft, style, "lm", theme.CREAM_SOFT, label.w)
        super().draw(canvas)
