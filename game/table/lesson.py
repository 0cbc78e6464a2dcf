"""A lesson of any game, played at its table with a card beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.core.game import AnyMatch
from game.lessons import card
from game.lessons.card import LessonCard
from game.lessons.lesson import Lesson, LessonProgress, LessonState, Onward
from game.lessons.menu import lesson_menu
from game.platform.node import Node
from game.players.player import Player
from game.settings.store import open_settings
from game.table.ids import END_TURN, HINT
from game.table.keys import HINT_KEYS, KEY_WORDS
from game.table.modes.mode import AnyMode, Shown
from game.table.others import Others
from game.table.rings import draw_rings
from game.table.scene import TableScene
from game.ui import theme
from game.ui.dialog import Dialog
from game.ui.input import Gesture, Hover
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words
from game.ui.shortcuts import Shortcut
from game.ui.sound import speaker

LOCK: Final = "lock"
"""The id by which a lesson hides the sign of what cannot be undone."""


def _keep_nothing(_match: AnyMatch) -> None:
    """Save nothing: the match that is kept is the player's own, not the lesson's."""


class LessonScene(TableScene):
    """A table with a lesson's card beside it. Its match is never saved as a game of the player.

    A game's lesson table is this and the game's own table. It leaves the card its room, says which
    button brings out what is put away, and draws rings where the shared ones do not suit.

    Attributes:
        course: the learner's progress.
        card: the card with the lesson's text and buttons.
        ringed: the ids of the elements that the hint points at.
        doors: the ids of the buttons that bring out what a window has no room for.
    """

    doors: Collection[str] = ()

    def __init__(
        self,
        stage: Stage,
        write: Callable[[], Lesson],
        *,
        leave: Callable[[], None],
        learnt: Callable[[], None],
        onward: Onward,
    ) -> None:
        """Begin the lesson.

        ``write`` makes the lesson in the language in use, ``leave`` leaves it, ``learnt`` is called
        when the last goal is reached, and ``onward`` is what comes after the lesson.
        """
        self._write, lesson = write, write()
        self.about = lesson.id
        self.course = LessonProgress(lesson)
        self.card = LessonCard(stage.screen, self.course, self._press_card, onward=onward)
        self._leave, self._learnt, self._onward = leave, learnt, onward
        self.kit = replace(self.kit, save=_keep_nothing, firsts=tuple)
        match = lesson.new_match()
        self._beginning = len(match.actions)
        self.ringed = frozenset[str]()
        self._spoken_of = self.course.spoken_of
        super().__init__(stage, match, title=leave, finished=lambda _match: None)
        self.picture.draw_extra = self.card.draw
        self.form.widgets += self.card.buttons.values()
        self._follow_course()

    def _computers(self) -> Mapping[int, Player]:
        rival: Mapping[int, Player] = self.course.lesson.opponents
        return rival

    @property
    def next_id(self) -> str:
        return self.card.next_id or super().next_id

    @property
    def _explains(self) -> bool:
        return True

    # what is told

    @property
    def title(self) -> str:
        return str(self.course.lesson.title)

    def nodes(self) -> list[Node]:
        """Return the lesson, then the table."""
        return sorted(super().nodes(), key=lambda node: node.id != card.TEXT)

    def table_nodes(self) -> list[Node]:
        return [*self.card.nodes(), *super().table_nodes()]

    def _show(self, shown: Shown) -> None:
        looks = {id: look for id, look in shown.looks.items() if not self.course.hides(id)}
        if self.course.hides(LOCK):
            looks = {id: replace(look, final=False) for id, look in looks.items()}
        super()._show(replace(shown, words=self._told(shown.words), looks=looks))

    def _told(self, words: tuple[Words, Words]) -> tuple[Words, Words]:
        """Return the ribbon's words: the lesson's while the learner has begun nothing."""
        idle = self.mode.decider is not None and words == self._mode_now().words
        return self.card.task(words) if idle else words

    # the learner's progress

    @property
    def _played(self) -> int:
        """The number of actions that were played in the lesson and shown."""
        return self.session.shown - self._beginning

    def _enter(self, mode: AnyMode) -> None:
        super()._enter(mode)
        self._follow_course()

    def _follow_course(self, before: LessonState | None = None) -> None:
        """Update the learner's progress and the card; sound the goals that are reached.

        ``before`` is what the learner was to do before, if the progress has moved on already.
        """
        before, number = before or self.course.state, self.course.number
        self.course.follow(self.session.view, self._played)
        if self.course.number > number:
            speaker.play("point")
        if self.course.state is LessonState.DONE is not before:
            speaker.play("scored")
            self._learnt()
        self._show_card()

    def _show_card(self) -> None:
        self.card.undoes = self.match.can_undo
        self.card.show()
        if self._spoken_of != self.course.spoken_of:
            self._spoken_of = self.course.spoken_of
            self._show_spoken()
        if self.picture.shown.words != self._told(self.mode.words):
            self.refresh()
        self._show_controls()
        self.redraw(self.card.rect)
        self.redraw_widgets()
        self._point()

    def _show_spoken(self) -> None:
        """Show what a step has spoken of now, and hide what none has any more."""
        self.refresh()

    def _show_controls(self) -> None:
        """Leave out the table's hint, as the lesson has its own; while a button of the card leads
        on, none of the table is red; the one that ends the turn only where the step asks for it."""
        before = {id: self.controls.buttons[id].look for id in self.controls.red}
        super()._show_controls()
        self.controls.buttons[HINT].visible = False
        asked = self.course.step.hint_targets
        for id, look in before.items():
            button = self.controls.buttons[id]
            early = id == END_TURN and END_TURN not in asked
            self.controls.show_red(button, not (early or self.card.next_id))
            if button.look is not look:
                self.redraw(button.rect)

    def _point(self) -> None:
        """Draw rings around what the step names and around what its hint is about."""
        before, self.ringed = self.ringed, frozenset(self._hinted)
        self.name_things(frozenset(self._named) - self.ringed)
        if before != self.ringed:
            self.dirty_rects.add(self.screen.rect)  # rings may lie anywhere

    def _deny(self, why: RuleText) -> None:
        super()._deny(why)
        if self.mode.decider is not None:  # while others act, no tap is a mistake
            self.course.note_refusal()
            self._show_card()

    def ask_for_hint(self) -> None:
        """Show the lesson's own hint, which replaces the hint of a computer player."""
        self.course.toggle_hint()
        self._show_card()

    # the card's buttons

    def _press_card(self, button: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            card.NEXT: self._read_on,
            card.HINT: self.ask_for_hint,
            card.ANEW: self._begin_step_anew,
            card.AGAIN: self._begin_again,
            card.ON: self._onward.go,
            card.LEAVE: self._leave,
        }
        acts[button]()

    def _read_on(self) -> None:
        """Go on to the next step. A learner who has left its path while reading begins that step
        again from the step's own position."""
        before = self.course.state
        self.course.read_on(self.session.view, self._played)
        self._follow_course(before)
        if self.course.state is LessonState.GOAL_LOST:
            self._begin_step_anew()

    def _begin_step_anew(self) -> None:
        """Take back actions to where the step began, or further if its goal was out of reach
        then."""
        seen = lambda count: self.session.view_at(self._beginning + count)  # noqa: E731
        self._take_back_to(self.course.actions_to_keep(seen))

    def _begin_again(self) -> None:
        self.course.restart()
        self._take_back_to(0)

    def _take_back_to(self, played: int) -> None:
        """Return to the position after ``played`` actions of the lesson, and stop computer players
        from thinking on."""
        self.session.take_back_to(self._beginning + played)
        self.others = Others(self.session, self.course.lesson.opponents, self.others.pace)
        self._look_again()

    def _menu(self) -> Dialog:
        return lesson_menu(
            self.stage,
            self.course.lesson.title,
            again=self._begin_again,
            settings=partial(open_settings, self.stage, self._change_settings),
            rules=partial(self.open_rulebook, ""),
            leave=self._leave,
        )

    # what is seen

    def layout(self, screen: Screen) -> None:
        self.course.lesson = self._write()
        super().layout(self.card.lay_out(screen))

    def handle(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Hover):
            self.course.reset_idle_time()
        super().handle(gesture)

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return also Enter, which reads on while the card has only something to tell, and the
        table's keys for a hint."""
        reads, offers = self.course.state is LessonState.READING, self.course.offers_hint
        on = Shortcut(("return", "enter"), KEY_WORDS["go-on"], lambda _key: self._read_on())
        hint = Shortcut(HINT_KEYS, card.WORDS["hint"], lambda _key: self.ask_for_hint())
        return [*[on] * reads, *[hint] * offers, *super().shortcuts()]

    def update(self, now: float) -> None:
        if self._waits:
            self.course.reset_idle_time()
        if self.course.update(now):
            self._show_card()
        super().update(now)

    @property
    def _waits(self) -> bool:
        """True while the learner cannot act: others act, something moves, or a dialog is open."""
        return self.picture.is_animating or self.mode.decider is None or self.covered

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_rings(canvas, self._places(self.ringed, enabled=True), theme.HINTED)

    def _door_to(self, id: str) -> str:
        """Return the id of the button that brings out what is put away; the id itself for what is
        in sight, or has no such button."""
        return id

    @property
    def _hinted(self) -> Collection[str]:
        """The ids that the hint points at, less those chosen already. Before a hint was asked for,
        only the button that brings out the next thing to touch, if that is put away."""
        if self.course.state is not LessonState.PLAYING:
            return ()
        targets = {*self.course.step.hint_targets}
        left = self._not_chosen(targets)
        points, doors = {*map(self._door_to, left)}, {*self.doors}
        if not (self.card.hint and self.course.hint_shown):
            return points & doors
        return points if left == targets else points - doors

    @property
    def _named(self) -> Collection[str]:
        """The ids of what the step names, less those chosen already. A button stands for what it
        brings out."""
        if self.course.state not in (LessonState.READING, LessonState.PLAYING):
            return ()
        offered = {card.HINT} if self.course.hint_offered and not self.course.hint_shown else set()
        return offered | {*self._not_chosen({*map(self._door_to, self.course.step.names)})}

    def _not_chosen(self, ids: Collection[str]) -> Collection[str]:
        """Return these ids without those of buttons that are chosen now."""
        looks = self.mode.looks
        return {id for id in ids if not (id in looks and looks[id].chosen)}
