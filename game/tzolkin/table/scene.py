"""The scene of Tzolk'in's table, its kit, and how the table is opened."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from typing import Final

from pygame import Rect

from game.core.message import IllegalAction
from game.platform.node import Node
from game.table import opening
from game.table.dialogs.menu import latest_actions, take_back_label
from game.table.kit import Kit
from game.table.modes import Outcome, Play
from game.table.opening import make_open_table
from game.table.scene import table
from game.table.session import Session
from game.table.things import Seat
from game.tzolkin.players.roster import OPPONENTS
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.records import TzolkinMatch, catch_up
from game.tzolkin.rules.setup import Setup
from game.tzolkin.rules.state import State
from game.tzolkin.table import commands, ids, nodes, telling
from game.tzolkin.table.explaining import describe_card
from game.tzolkin.table.modes.mode import Mode, Rewind
from game.tzolkin.table.modes.overlaid import Overlaid, touched
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.watching import LookingBack, LookingOn
from game.tzolkin.table.modes.which import mode_now
from game.tzolkin.table.options import Option, VerbOption
from game.tzolkin.table.things import Ahead, Thing
from game.tzolkin.table.touch import TableQueries
from game.tzolkin.table.tray import CardKind, TrayCard
from game.tzolkin.table.view.controls import KEYS, Controls
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import TableFacts
from game.tzolkin.table.walking import Askable
from game.tzolkin.words.action_log import log_line
from game.tzolkin.words.firsts import firsts
from game.tzolkin.words.refusals import REFUSALS, refusal_sentence
from game.tzolkin.words.sounds import SOUNDS
from game.tzolkin.words.wording import WORDING
from game.ui.element import Element
from game.ui.input import Pos
from game.ui.scene import Stage
from game.ui.sentence import RuleText, Sentence, lines

# For the table's menu: the game so far, and the rules.


def describe_start(setup: Setup, session: Session[State, View, Action]) -> Sentence:
    """Return which game is played, and what was done last."""
    game = WORDING.options(asdict(setup.options)) or WORDING.title("")
    done = latest_actions(session, lambda played: log_line(played.before, played.action))
    return lines((game, done))


def show_rules(stage: Stage, match: TzolkinMatch, rule: str = "") -> None:
    """Open the rulebook at a section, or at its beginning if ``rule`` is empty."""
    from game.rulebook.scene import RulebookScene  # noqa: PLC0415 (read by few)
    from game.tzolkin.table.figure import paint_figure  # noqa: PLC0415

    write = partial(WORDING.book, "", asdict(match.setup.options))
    stage.push(RulebookScene(stage, write, paint_figure, rule))


def turn_in(session: Session[State, View, Action]) -> Turn:
    """Return the shown position, as the modes need it."""
    match, view = session.match, session.view
    here = view.seat in session.people
    first = session.turn_start(session.shown)
    return Turn(
        view=view,
        players=session.players,
        viewer=view.seat if here else min(session.people, default=0),
        first=first,
        done=tuple(session.played_since(first)),
        undo=match.can_undo,
        redo=match.can_redo,
        agreed=take_back_label(session),
    )


def reason(error: IllegalAction) -> RuleText:
    """Return why an action is refused, as a sentence with its rule."""
    return RuleText(refusal_sentence(error.message), REFUSALS.rule(error.message))


KIT: Final = Kit(
    rules=RULES,
    telling=telling,
    make_turn=turn_in,
    make_mode=mode_now,
    overlaid=Overlaid,
    looking_back=LookingBack,
    looking_on=LookingOn,
    catch_up=catch_up,
    keys=KEYS,
    opponents=OPPONENTS,
    refusal_text=reason,
    menu_text=describe_start,
    open_rulebook=show_rules,
    firsts=firsts,
    guide=commands,
    sounds=SOUNDS,
    ambience="tzolkin/ambience",
    aside=("card/done/", "card/look/", ids.LOOK_AT_TABLE),
)

PARTS: Final = {
    "temple": "temples",
    "technology": "technologies",
    "building": "buildings",
    "monument": "monuments",
    "prophecy": "prophecies",
}
"""The part of the table in which a thing lies, by the beginning of the thing's id."""


class TableScene(table.TableScene):
    """The table of Tzolk'in, with a tray of cards and drawers for parts that have no room."""

    kit = KIT
    picture: Picture
    controls: Controls
    mode: Mode

    def _made(self) -> tuple[Picture, Controls]:
        table = self._facts
        picture = Picture(self.stage.screen, self.players, table, self.form, self.log)
        self._askable = Askable(picture)
        uses = TableQueries(self.touch, picture.takes, picture.explanation_of)
        return picture, Controls(self.press, uses, table.drawers)

    @property
    def _facts(self) -> TableFacts:
        """What the layout of this table depends on besides the window."""
        return TableFacts(self.match.setup.seats, self.match.setup.options)

    def _play(self, actions: Sequence[Action]) -> None:
        """Play each action by itself, so that each can be undone alone."""
        for line in actions:
            self.session.play((line,))

    def _follow_own(self, outcome: Outcome) -> None:
        """Go back in the turn, and play the outcome's lines as far as the rules allow."""
        assert isinstance(outcome, Rewind)
        self.session.undo_to(outcome.index)
        legal = legal_actions(self.session.latest_view)
        self.play([line for line in outcome.actions if line in legal])

    # what is touched

    def press(self, button: str) -> None:
        room, _slash, name = button.partition("/")
        if button == ids.TOOL_VIEW:
            self.turn()
        elif room == "drawer":
            self.picture.toggle_drawer(name)
            self.refresh()
        else:
            super().press(button)

    def _pressed(self, button: str) -> Outcome:
        """Return the outcome of a button; a card of the tray stands for its option."""
        room, _slash, name = button.partition("/")
        return self._pick(name) if room == "card" else super()._pressed(button)

    def _pick(self, id: str) -> Outcome:
        rows = self.picture.shown.tray.rows
        card = next(one for row in rows for one in row.cards if one.id == id)
        if card.option is not None and not isinstance(card.option, VerbOption | Ahead):
            self.picture.asked_about = card.option
        return self._meant(card)

    def _card_plays(self, card: TrayCard) -> bool:
        return card.enabled and _plays(self._meant(card))

    def _meant(self, card: TrayCard) -> Outcome:
        """Return the outcome of a touch on a card."""
        if card.option is None or card.kind is CardKind.DONE:
            return super()._pressed(card.id)
        return self.mode.pick(card.id, card.option)

    def touch(self, thing: Option) -> None:
        """Touch a thing on the table, and explain it in the panel."""
        self.picture.ask_about(thing)
        super().touch(thing)

    def _touched(self, thing: Option) -> Outcome:
        return touched(self.mode, thing)

    def touch_at(self, pos: Pos) -> None:
        """Explain what lies at a pixel, or a sum in a sheet over the board.

        A lit thing is touched only within its own target (``Lit``).
        """
        if told := self.picture.sum_at(pos):
            self._answer(RuleText(told.words, told.rule))
        elif (thing := self.picture.pick(pos)) is not None:
            self._ask_about(thing, pos)
        elif cut := self.picture.cut_at(pos):
            self._explaining.show(cut)

    def _ask_about(self, thing: Option, pos: Pos) -> None:
        """Explain a thing that was tapped outside its target, or tell why it cannot be had."""
        outcome = self.mode if thing in self.picture.shown.seen.lit else self._touched(thing)
        self.picture.ask_about(thing)
        if outcome is self.mode and not isinstance(thing, Seat) and not self.busy:
            self._explain_at(pos)
        self._follow(outcome)

    def _explain_at(self, pos: Pos) -> None:
        """Explain what lies at a pixel, on a card if the window has no panel for that."""
        if not self.picture.places.info.w and (told := self.picture.explains(pos, held=False)):
            self._explaining.show(told)

    # the keyboard

    def other_elements(self) -> list[Element]:
        """Return also what can be asked about."""
        taken = {one.rect.center for one in self.form.elements()}
        asked = [one for one in self._askable.elements() if one.rect.center not in taken]
        return [*super().other_elements(), *asked]

    def _work_thing(self, id: str) -> None:
        """Ask about a thing, as a tap on it does."""
        thing = self.thing_of(id)
        place = self.picture.parts.place_of(thing) if isinstance(thing, Thing) else None
        if thing is None or place is None:
            super()._work_thing(id)
        else:
            self._ask_about(thing, place.center)

    def table_nodes(self) -> list[Node]:
        return nodes.table_nodes(self.picture)

    def thing_of(self, id: str) -> Option | None:
        seen = self.picture.shown.seen
        there = (*nodes.things_on(seen.state), *seen.lit)
        return next((thing for thing in there if thing.id == id), None)

    def door_to(self, id: str) -> str:
        """Return the drawer's button for a thing that is put away in it."""
        part = PARTS.get(id.partition("/")[0], "")
        there = part in self.picture.places.drawers and part not in self.picture.parts.part_rects
        return ids.drawer(part) if there else id

    def _rects_of(self, named: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Yield also the rectangles of things that only can be asked about, or of their drawers."""
        seen = {self.door_to(id) for id in named}
        yield from super()._rects_of(seen, enabled=enabled)
        there = {one.id for one in self.elements()} if seen else set()
        for id in () if enabled else seen - there:
            thing = self.thing_of(id)
            if isinstance(thing, Thing) and (place := self.picture.parts.place_of(thing)):
                yield place

    def _strike(self, thing: Option) -> None:
        lit = self.controls.lit_for(thing)
        self.form.activate_by_key(lit) if lit else self.touch(thing)

    # what is seen

    def _show_controls(self) -> None:
        super()._show_controls()
        # the cards are about the position, however far the gears have been wound or have turned
        tell = partial(describe_card, replace(self.picture.viewer, ahead=0))
        self.controls.show_cards(self.picture.tray.cards, tell, self._card_plays)
        self.controls.show_lit(
            (one, self.picture.screen_reader_label(one.thing), _plays(self._touched(one.thing)))
            for one in self.picture.targets()
        )

    def on_widget_action(self) -> None:
        self.refresh()


def _plays(outcome: Outcome) -> bool:
    """Return True for an outcome that must not follow an accidental second touch."""
    return isinstance(outcome, Play | Rewind)


open_table: Final = make_open_table(TableScene)


class LookOn(opening.LookOnScene, TableScene):
    """The table that follows a match played in another window."""
