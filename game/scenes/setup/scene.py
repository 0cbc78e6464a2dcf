"""The set-up scene, in which the seats are filled."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.game import AnyMatch, Options
from game.core.record import MAX_NAME
from game.description import Game, Wording
from game.games import table_of
from game.platform import StorageError
from game.platform.node import Node
from game.players.opponents import Opponents, split_kind
from game.questions import Question
from game.questions.dialog import QuestionsDialog
from game.scenes.dialogs import show_rules
from game.scenes.match_history import has_finished
from game.scenes.setup import layout
from game.scenes.setup.party import NewGame, begin_at_random, load_party, store_party
from game.scenes.setup.seat_dialogs import WhoDialog
from game.scenes.setup.words import (
    COLOURS,
    WORDS,
    bring_back,
    choices_not_read,
    choices_not_saved,
    mark_of,
    name_of,
    players,
    same_name_twice,
    take_away,
)
from game.table.words import translated
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.controls.text_field import TextField
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.letters import warn_of_missing
from game.ui.nodes import group, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.text import fitting_style
from game.ui.widgets import RED, Button, Widget
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

LOT = "lot"
NOTED = 54
"""The height in dp from which a button that says who plays also says how."""
START = replace(theme.BUTTON_RED, size=22)
SPRITES = [
    f"{kind}_{mark}" for kind in ("leader", "mark") for mark in ("red", "blue", "yellow", "white")
]


class SetupScene(Scene):
    """Lets the player choose seats, variant and options of a new match, and begins it."""

    def __init__(
        self,
        stage: Stage,
        *,
        game: Game,
        back: Callable[[], None],
        start: Callable[[AnyMatch], None],
        party: NewGame | None = None,
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            game: the game to set up.
            back: leaves the set-up.
            start: opens the table with the new match.
            party: the choices to begin with; by default those of the last set-up.
        """
        super().__init__(stage)
        self.party = party or self._fresh(game)
        self._start = start
        self._places: layout.SetupLayout = layout.lay_out(stage.screen, self.party.max_seats)
        self._free: list[layout.FreeSeat] = []
        self.form.escape = back
        self._back = Button("setup/back", BUTTONS["back"], back)
        self._go = Button("setup/start", WORDS["start"], self._begin, look=RED, style=START)
        self._rules = Button("setup/rules", BUTTONS["rules"], self._show_rules)
        self._options = Button("setup/options", WORDS["options"], self._choose_options)
        self._rebuild()

    def _fresh(self, game: Game) -> NewGame:
        """Return the party of the last set-up, or the usual one; warn if it cannot be read."""
        try:
            return load_party(game) or _first_offer(game)
        except StorageError as error:
            self.stage.warn(choices_not_read(storage_error_text(error)))
            return NewGame.default(game)

    @property
    def _wording(self) -> Wording:
        """The game's words; every game that is offered here has some."""
        wording = self.party.game.wording
        assert wording
        return wording()

    @property
    def _opponents(self) -> Opponents:
        """Who can sit down."""
        return self.party.game.opponents()

    def _changing(self, change: Callable[[], None]) -> Callable[[], None]:
        """Return a function that makes a change and then rebuilds the widgets."""

        def act() -> None:
            change()
            self._rebuild()

        return act

    def _rebuild(self) -> None:
        """Make all widgets anew for the present seats, and keep the keyboard focus."""
        focus = self.form.focus.id if self.form.focus else ""
        rows: list[Widget] = []
        for number in range(len(self.party.seats)):
            rows += self._seat_widgets(number)
        self._free = self._free_seats()
        self._variants = [] if self._lone else [self._variant()]
        choices = [*self._variants, self._starts(), self._rules, self._options]
        self.form.widgets = [*rows, *self._free, *choices, self._back, self._go]
        self.form.set_focus(next((one for one in self.form.widgets if one.id == focus), None))
        self._refresh()
        self.layout(self.screen)
        self.redraw()

    def _figure(self, mark: str) -> str:
        return self._wording.figure(mark)

    def _free_seats(self) -> list[layout.FreeSeat]:
        """Return a card for each free seat; the first one brings back whoever was removed last."""
        marks, party = self.party.free_marks, self.party
        cards = []
        if marks and party.removed:
            label = bring_back(party.removed[-1].seat.shown_name)
            back = self._changing(party.bring_back)
            mark = party.removed[-1].seat.mark
            cards.append(layout.FreeSeat("setup/bring-back", label, back, mark, self._figure(mark)))
            marks = [mark for mark in marks if mark != cards[0].mark]
        add = self._changing(party.add)
        return cards + [
            layout.FreeSeat(
                f"setup/add{number or ''}", WORDS["add-a-player"], add, mark, self._figure(mark)
            )
            for number, mark in enumerate(marks)
        ]

    def _seat_widgets(self, number: int) -> list[Widget]:
        """Return the widgets of a seat's card: mark, name, kind, and the remove button."""
        seat, party = self.party.seats[number], self.party
        seat_id = f"setup/seat{number + 1}"
        mark = layout.MarkButton(
            f"{seat_id}/mark",
            "",  # _name_seats names it
            self._changing(partial(party.change_mark, number)),
            seat.mark,
            self._figure(seat.mark),
        )
        name = TextField(
            f"{seat_id}/name",
            name_of(number + 1),
            value=seat.typed_name,
            max_length=MAX_NAME,
            on_change=partial(self._rename, number),
            placeholder=seat.shown_name,
            stage=self.stage,
        )
        remove = Button(
            f"{seat_id}/remove",
            "",
            self._changing(partial(party.remove, number)),
            "icon_close",
        )
        remove.shows_label = False
        remove.visible = party.can_remove
        return [mark, name, self._kind(number), remove]

    def _kind(self, number: int) -> Button:
        """Return the button that says who plays a seat; a tap opens the dialog to change that."""
        seat, opponents = self.party.seats[number], self._opponents

        def sit(kind: str) -> None:
            seat.kind = kind
            self._rebuild()

        return Button(
            f"setup/seat{number + 1}/kind",
            translated(opponents.label(split_kind(seat.kind)[0])),
            lambda: self.stage.push(
                WhoDialog(self.stage, opponents, seat.shown_name, seat.kind, sit)
            ),
            style=theme.SUBHEADING,
        )

    def _note_kind(self, number: int, roomy: bool) -> None:
        """Note on the button who plays: the temper, or if roomy how a player without one plays."""
        opponents = self._opponents
        level, temper = split_kind(self.party.seats[number].kind)
        button = self.form[f"setup/seat{number + 1}/kind"]
        assert isinstance(button, Button)
        plain = opponents.kinds[level].note if roomy else ""
        named = opponents.temper(temper).label if temper else plain
        button.note = translated(named) if named else ""

    @property
    def _lone(self) -> bool:
        """True if so many can play only one variant, so that there is nothing to choose."""
        return len(self.party.variants) == 1

    def _variant(self) -> RadioGroup:
        wording, variants = self._wording, self.party.variants
        return RadioGroup(
            "setup/variant",
            WORDS["game"],
            options=[(one, wording.variant(one)) for one in variants],
            value=self.party.variant,
            on_change=self._choose_variant,
            notes={one: wording.notice(one) for one in variants},
        )

    def _choose_variant(self, value: str) -> None:
        self.party.choose(value)
        self._rebuild()

    def _show_rules(self) -> None:
        show_rules(self.stage, self.party.game, self.party.variant, self.party.all_options)

    def _choose_options(self) -> None:
        options = self.party.game.rules().with_defaults(self.party.all_options)
        paint = table_of(self.party.game).paint
        dialog = QuestionsDialog(
            self.stage, WORDS["options"], self._ask, options, self._take_options, paint=paint
        )
        self.stage.push(dialog)

    def _ask(self) -> list[Question]:
        """Return the questions that the chosen variant leaves open."""
        every, variant = self._wording.questions(), self.party.variant
        return [one for one in every if not one.variants or variant in one.variants]

    def _take_options(self, options: Options) -> None:
        self.party.options = options
        self._refresh()

    def _starts(self) -> RadioGroup:
        seats = self.party.seats
        starter = self.party.starter
        return RadioGroup(
            "setup/starts",
            self._last_question,
            options=self._starters,
            value=LOT if starter is None else seats[starter].mark,
            on_change=self._choose_starter,
            icons={seat.mark: f"mark_{seat.mark}" for seat in seats},
        )

    @property
    def _last_question(self) -> Words:
        """What is asked below the variant."""
        return WORDS["who-starts"]

    @property
    def _starters(self) -> list[tuple[str, Words]]:
        seats = self.party.seats
        return [(LOT, WORDS["draw-lots"]), *((seat.mark, seat.shown_name) for seat in seats)]

    def _choose_starter(self, value: str) -> None:
        marks = [seat.mark for seat in self.party.seats]
        self.party.starter = None if value == LOT else marks.index(value)

    def _rename(self, number: int, typed: str) -> None:
        seat = self.party.seats[number]
        seat.typed_name = typed
        warn_of_missing(self.stage, typed)
        self._refresh()

    def _refresh(self) -> None:
        """Update what follows from names and options; two equal names disable the start."""
        self._name_seats()
        double = self.party.duplicate_name
        self._go.enabled = double is None
        self._options.note = self._wording.options(self.party.all_options)
        count = len(self.party.seats)
        self._go.note = players(count) if double is None else same_name_twice(double)

    def _name_seats(self) -> None:
        """Name what the players' names are told by."""
        for number, seat in enumerate(self.party.seats, start=1):
            name = seat.shown_name
            self.form[f"setup/seat{number}/mark"].label = mark_of(name, COLOURS[seat.mark])
            self.form[f"setup/seat{number}/remove"].label = take_away(name)
        starts = self.form["setup/starts"]
        assert isinstance(starts, RadioGroup)
        starts.options = self._starters

    def _begin(self) -> None:
        """Begin the match, and store the party for the next set-up."""
        match = begin_at_random(self.party)
        try:
            store_party(self.party)
        except StorageError as error:
            self.stage.warn(choices_not_saved(storage_error_text(error)))
        self._start(match)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self._places = places = layout.lay_out(screen, self.party.max_seats, lone=self._lone)
        for number in range(len(self.party.seats)):
            removable = self.party.can_remove
            card = layout.lay_out_card(screen, places.cards[number], removable=removable)
            for part in ("mark", "name", "kind", "remove"):
                self.form[f"setup/seat{number + 1}/{part}"].rect = getattr(card, part)
            self._note_kind(number, card.kind.h >= screen.px(NOTED))
        empty = places.cards[len(self.party.seats) :]
        for free, card_rect in zip(self._free, empty, strict=False):
            free.rect = card_rect.copy()
        for choice in self._variants:
            choice.rect = places.variant
        self.form["setup/starts"].rect = places.starts
        self._rules.rect, self._options.rect = places.rules, places.options
        self._back.rect, self._go.rect = places.back, places.start

    @property
    def title(self) -> str:
        return pgettext("heading", "Players")

    def nodes(self) -> list[Node]:
        widgets, seats = super().nodes(), list[Node]()
        free = [one for one in widgets if one.id.startswith("setup/add")]
        widgets = without(widgets, free)
        for number, (seat, card) in enumerate(
            zip(self.party.seats, self._places.cards, strict=False), 1
        ):
            own = [
                _of_seat(one, seat.shown_name)
                for one in widgets
                if one.id.startswith(f"setup/seat{number}/")
            ]
            seats += group(f"setup/seat{number}", seat.shown_name, own, card)
        added = [_numbered(one, rank) for rank, one in enumerate(free, len(self.party.seats) + 1)]
        rest = without(widgets, seats)
        return [*seats, *added, *rest]

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        places = self._places
        heading = theme.DISPLAY
        text.draw(canvas, self.title, places.heading, heading, colour=theme.CREAM)
        for rect in places.cards[: len(self.party.seats)]:
            panels.draw(canvas, rect)
        if places.note.h:
            note = self._wording.notice(self.party.variant)
            text.paragraph(canvas, note, places.note, theme.NOTE_LIGHT, "mm")
        if self.form["setup/starts"].visible:
            label, words = places.starts_label, str(self._last_question)
            style = fitting_style(canvas.screen, words, theme.SUBHEADING, label.w)
            text.draw(canvas, words, label.midleft, style, "lm", theme.CREAM_SOFT, label.w)
        super().draw(canvas)


def _first_offer(game: Game) -> NewGame:
    """Return what is offered before anything was chosen: who has never finished this game meets the
    easiest opponent."""
    return NewGame.default(game) if has_finished(game.id) else NewGame.for_beginner(game)


def _of_seat(node: Node, player: Words) -> Node:
    """Return the node of a part of a seat; who plays it is told with the player's name."""
    if not node.id.endswith("/kind"):
        return node
    told = _("{player} is played by: {who}")
    return node._replace(name=told.format(player=player, who=node.name))


def _numbered(node: Node, number: int) -> Node:
    """Return the node of a free seat, named apart from the other ones."""
    told = _("{add}, number {number}")
    return node._replace(name=told.format(add=node.name, number=number))
