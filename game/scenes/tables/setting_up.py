"""The set-up of a host's table: who may sit there, what is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.entry import BANKS
from game.core.game import AnyMatch
from game.description import Game
from game.players.opponents import PERSON, LevelOrTemper, Opponents
from game.scenes.setup import NewGame, SetupScene, begin_at_random
from game.scenes.tables.words import WORDS, time_of
from game.ui.controls.radio_group import RadioGroup
from game.ui.controls.text_field import TextField
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.scene import Stage
from game.ui.sentence import Words
from game.ui.widgets import Button, Widget

_ANYBODY = LevelOrTemper(PERSON, NC_("player", "Person"), N_("On a device of their own"))


class TableSetup(SetupScene):
    """The set-up of a table: all seats are for people at first, and the host draws who starts.

    Whoever makes it takes the first seat of a person; the others have no names yet.
    """

    def __init__(
        self,
        stage: Stage,
        game: Game,
        name: str,
        *,
        back: Callable[[], None],
        start: Callable[[AnyMatch, int], None],
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            game: the game to set up.
            name: the name of who makes the table, as far as it is known.
            back: leaves the set-up.
            start: makes a table as the match is set up, with so many minutes for each person.
        """
        party = NewGame.default(game)
        for seat in party.seats:
            seat.kind = PERSON
        party.seats[0].typed_name = name
        self._bank = BANKS[0]
        super().__init__(
            stage,
            game=game,
            back=back,
            start=lambda match: start(match, self._bank),
            party=party,
        )
        self._go.label = WORDS["open-table"]

    @property
    def _opponents(self) -> Opponents:
        return replace(super()._opponents, people=(_ANYBODY,))

    def _seat_widgets(self, number: int) -> list[Widget]:
        widgets = super()._seat_widgets(number)
        for one in widgets:
            if isinstance(one, TextField) and self.party.seats[number].kind == PERSON:
                one.enabled = number == self._own_seat
                one.placeholder = WORDS["name" if one.enabled else "whoever"]
        return widgets

    def _note_kind(self, number: int, roomy: bool) -> None:
        super()._note_kind(number, roomy)
        button = self.form[f"setup/seat{number + 1}/kind"]
        if isinstance(button, Button) and button.note and number == self._own_seat:
            button.note = WORDS["you-here"]

    @property
    def _own_seat(self) -> int:
        kinds = [seat.kind for seat in self.party.seats]
        return kinds.index(PERSON) if PERSON in kinds else 0

    @property
    def _last_question(self) -> Words:
        return WORDS["bank"]

    @property
    def _starters(self) -> list[tuple[str, Words]]:
        """How many minutes each person may have, in place of who starts: that the host draws."""
        return [(str(one), time_of(one) if one else WORDS["no-bank"]) for one in BANKS]

    def _starts(self) -> RadioGroup:
        return RadioGroup(
            "setup/starts",
            self._last_question,
            options=self._starters,
            value=str(self._bank),
            on_change=self._choose_starter,
        )

    def _choose_starter(self, value: str) -> None:
        self._bank = int(value)
        if self._bank:
            self.stage.toast(WORDS["bank-over"])

    def _begin(self) -> None:
        self._start(begin_at_random(self.party))
