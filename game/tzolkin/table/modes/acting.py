"""The mode of a turn: workers are placed or picked up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.table.modes import ButtonState, Outcome, Play, Refuse
from game.table.things import Seat
from game.tzolkin.rules.actions import END_TURN, Action, Place, PlaceQuick, PlaceStart
from game.tzolkin.rules.data.board import FIRST_TOOTH, GEAR_OF
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.state import PICKING
from game.tzolkin.table import ids
from game.tzolkin.table.choice import Choice, refusal
from game.tzolkin.table.foresight import placing as foresight
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.modes.choosing import Choosing
from game.tzolkin.table.modes.mode import Deciding, Mode, Rewind
from game.tzolkin.table.options import BEG, Option, VerbOption
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import Gear, Hand, Plate, QuickSpaces, Space, StartSpace, Thing
from game.tzolkin.table.tray import Tray, tray_of_turn
from game.tzolkin.table.verbs import options_of
from game.tzolkin.words import table
from game.tzolkin.words.gears_and_tracks import BOARD_WORDS, next_costs
from game.tzolkin.words.refusals import refusal_sentence
from game.tzolkin.words.table import LABELS, TRAY_WORDS
from game.tzolkin.words.tasks import task_of
from game.ui.sentence import RuleText, Words


@dataclass(frozen=True)
class Acting(Deciding):
    """A turn in which a touch places or picks up a worker at once.

    Attributes:
        over: the thing over which a worker from the hand is carried; None while none is.
    """

    carried_over: Thing | None = None

    @property
    def task(self) -> tuple[Words, Words]:
        headline, hint = task_of(self.view)
        return headline, self._told_over or hint

    @property
    def _told_over(self) -> Words:
        """What the carried worker would cost there, or why he cannot be placed there."""
        if self.carried_over is None:
            return ""
        if price := foresight.prices(self.view).get(self.carried_over):
            return next_costs(price.corn, price.lacking)
        aimed_at = self._aimed_at
        if aimed_at and (error := refusal(self.view, aimed_at)):
            return refusal_sentence(error.message)
        return BOARD_WORDS["lowest"] if aimed_at != self.carried_over else ""

    @property
    def _aimed_at(self) -> Thing | None:
        """The thing that the worker is carried over; for a space, its gear."""
        over = self.carried_over
        return Gear(GEAR_OF[over.tooth]) if isinstance(over, Space) else over

    @cached_property
    def _lines(self) -> dict[Option, list[Action]]:
        """What can be touched, with the lines that begin with it."""
        found: dict[Option, list[Action]] = {}
        for line in self.turn.legal:
            found.setdefault(options_of(self.view, line)[0], []).append(line)
        return found

    @property
    def seen(self) -> Seen:
        lit = [one for one in self._lines if not isinstance(one, VerbOption)]
        prices = {} if self.view.phase == PICKING else self._prices
        return Seen(
            state=self.view,
            seat=self.turn.viewer,
            lit=lit,
            handles={one: self._tooth_of(one) for one in lit if isinstance(one, Gear)},
            dim=[one for one, price in prices.items() if price.lacking],
            prices=prices,
            shadows=self._shadows,
        )

    @property
    def _shadows(self) -> Mapping[Thing, int]:
        """Where the carried worker would stand, with his seat."""
        there = self.carried_over if self.carried_over in self._places else self._aimed_at
        return {self._tooth_of(there): self.seat} if there and there in self._places else {}

    @cached_property
    def _places(self) -> frozenset[Option]:
        """Everything that a worker can be placed on."""
        lines = self._lines.items()
        return frozenset(
            thing
            for thing, (line, *_more) in lines
            if isinstance(line, Place | PlaceStart | PlaceQuick)
        )

    @property
    def _prices(self) -> dict[Thing, Price]:
        """What the next worker would cost, by the space where he would stand."""
        found = foresight.prices(self.view)
        return {self._tooth_of(thing): price for thing, price in found.items()}

    def _tooth_of(self, thing: Thing) -> Thing:
        """Return a gear's lowest free space; any other thing as it is."""
        return (
            Space(placing.tooth_for_next_worker(self.view, thing.gear))
            if isinstance(thing, Gear)
            else thing
        )

    @property
    def tray(self) -> Tray:
        return tray_of_turn(self.turn)

    @property
    def own_looks(self) -> Mapping[str, ButtonState]:
        ends = END_TURN in self.turn.legal
        placed = self.view.workers_placed
        note = table.workers_placed(placed) if placed else ""
        why = RuleText(TRAY_WORDS["no-worker"], "turn")
        return {
            ids.END_TURN: ButtonState(
                ends, label=LABELS[ids.END_TURN], note=note, why=why, binds=True
            )
        }

    def touch(self, thing: Option) -> Outcome:
        found = self._lines.get(thing)
        if not found:
            error = refusal(self.view, self._priced(thing))
            return Refuse(error, self) if error else self
        if thing == BEG:
            path = Choice(self.view, (BEG,), is_begging=True)
            return Choosing(self.turn, self.advice, begun=path, under=self)
        return Play((found[0],))

    def carries(self, thing: Option) -> Option | None:
        """Return the next worker if dragged from the tray or from his player's goods, else None."""
        own = thing in (Hand(), Seat(self.seat))
        return Hand() if own and self._places else None

    def held_over(self, what: Option, onto: Option | None) -> Mode:  # noqa: ARG002
        return replace(self, carried_over=self._placed_on(onto))

    def drop(self, what: Option, onto: Option | None) -> Outcome:
        """Place the worker on a gear's lowest free space, or beside the gears.

        Over any other space he stays in hand, since he would stand elsewhere than where he was let
        go.
        """
        there = self._placed_on(onto)
        if what != Hand() or there is None:
            return self
        elsewhere = isinstance(there, Space) and there not in self._places
        return self if elsewhere else self.touch(there)

    def _placed_on(self, onto: Option | None) -> Thing | None:
        """Return what a worker is placed on if he is let go over a thing; None if it is no place.

        A gear's lowest free space stands for the gear. A space that Vacub-Caquix may skip to stands
        for itself.
        """
        match onto:
            case Space() if onto in self._places:
                return onto
            case Space():
                return self._lowest_of(onto)
            case Plate(gear, number):
                return self._lowest_of(Space(FIRST_TOOTH[gear] + number))
            case Gear() | StartSpace() | QuickSpaces():
                return onto
        return None

    def _priced(self, thing: Option) -> Option:
        """Return the gear for the space that the next worker would take; else the thing itself."""
        return self._lowest_of(thing) if isinstance(thing, Space) else thing

    def _lowest_of(self, space: Space) -> Gear | Space:
        """Return a space's gear if the next worker would stand on it; else the space itself."""
        gear = Gear(GEAR_OF[space.tooth])
        return gear if self._tooth_of(gear) == space else space

    def press(self, button: str) -> Outcome:
        if button == ids.END_TURN:
            return Play((END_TURN,))
        room, _slash, number = button.partition("/")
        return self._back_to(int(number)) if room == "done" else self

    def _back_to(self, index: int) -> Outcome:
        """Take one placing back, and place the others again at their new prices.

        A worker who was picked up goes back with all that followed.
        """
        if self.view.phase == PICKING:
            return Rewind(index)
        done = [one.action for one in self.turn.done]
        rank = index - self.turn.first
        left = foresight.replay_without(self.turn.done[0].before, done, rank)
        return Rewind(index, left.kept[rank:])
