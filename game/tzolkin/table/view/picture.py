"""The picture of the table: it draws what is shown, and knows where everything lies."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from game.table import picture
from game.table.handover_card import CardLayout, HandoverCardPart
from game.table.log.panel import LogPanel
from game.table.modes import ButtonState
from game.table.part import draw_ribbon
from game.table.players import Player
from game.table.things import Seat
from game.tzolkin.table import ids, tooltips
from game.tzolkin.table.board import draw_ground
from game.tzolkin.table.board.lizard import Lizard
from game.tzolkin.table.board.train import CalendarTurner
from game.tzolkin.table.board.workers import draw_worker
from game.tzolkin.table.explaining import Viewer, explain, screen_reader_label
from game.tzolkin.table.foresight.ahead import days_to_come
from game.tzolkin.table.motion.motion import Motion
from game.tzolkin.table.motion.step import Played
from game.tzolkin.table.options import Option, VerbOption
from game.tzolkin.table.panels import draw_info, tooltip_if_cut
from game.tzolkin.table.panels.tile import picture_of
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.signs import signs_of
from game.tzolkin.table.things import Ahead, Calendar, Hand, Space, Thing
from game.tzolkin.table.touch import Target, targets
from game.tzolkin.table.tray import CardKind
from game.tzolkin.table.view import over_board
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.parts import Parts, VisibleParts, visible_parts
from game.tzolkin.table.view.places import LayoutFunction, TableFacts, nowhere
from game.tzolkin.table.view.tray import TrayPlan, draw_page, draw_tray, plan_page, plan_tray
from game.tzolkin.words.belongings import sums_of
from game.ui import panels, theme
from game.ui.controls.form import Form
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen, around
from game.ui.sentence import RuleText, Words

_WORKER: Final = 52
"""The size of a carried worker, in dp."""


class Picture(picture.Picture[Shown, Option]):
    """The gears with everything around them.

    Attributes:
        parts: what lies on the table.
        places: the rectangles of everything.
        asked_about: the thing explained; None for none.
        layout_for: returns the places for a window.
        motion: what moves now.
    """

    def __init__(
        self,
        screen: Screen,
        players: Sequence[Player],
        table: TableFacts,
        form: Form,
        log: LogPanel,
    ) -> None:
        super().__init__(screen, form, log)
        self.parts = Parts(players)
        self.layout_for: LayoutFunction = choose_layout
        self._usual = self.places = choose_layout(screen, table)
        self.asked_about: Thing | None = None
        self.motion = Motion([player.mark for player in players])
        self.parts.train.turner = CalendarTurner(self.motion.hold)
        self._visible_parts: VisibleParts | None = None
        self._table, self._laid = table, False
        self._lizard = Lizard(self._is_bare)
        self._moved: list[Rect] = []

    def show(self, shown: Shown, still: bool) -> list[Rect]:
        """Show a new value, with a drawer open if something in it is to be chosen; return the
        rectangles that look different."""
        if shown.drawer in self.places.drawers and shown.drawer != self.parts.open_drawer:
            self.toggle_drawer(shown.drawer)
        self._shown = shown
        self.motion.turn_to(shown.seen.turned, still)
        self.parts.train.turner.set_days(shown.seen.turned, days_to_come(shown.seen.state))
        self.parts.show(self._pictured)
        left = self._lizard.startle(self._screen)
        return [*self._differences(), *([left] if left else [])]

    def _differences(self) -> list[Rect]:
        """Return the rectangles that look different from what was shown before."""
        self._give_room()
        before, pictured = self._visible_parts, self._pictured
        there = self.parts.part_rects
        self._visible_parts = visible_parts(self.shown, pictured, self.places, there, self.about)
        found = self._visible_parts.changed(before) if before else None
        if found is None or self.shown.tray.large:
            return [self._screen.rect]
        return [panels.reach(self._screen, rect) for rect in found]

    def _give_room(self) -> None:
        """Let the words about what was asked have the log's room, too, while they need it."""
        told = None if self.about == Calendar() else explain(self.viewer, self.about)
        self.places = over_board.with_room_for(self._screen, self._usual, told)
        if self.log.rect != self.places.log:
            self.log.layout(self._screen, self.places.log)

    def toggle_drawer(self, drawer: str) -> None:
        """Open a drawer; close it if it is open and lies over the gears."""
        closes = drawer == self.parts.open_drawer and self.places.over
        self.parts.open_drawer = "" if closes else drawer
        self.parts.lay_out(self._screen, self.places)

    def ask_about(self, thing: Option) -> None:
        """Explain a touched thing; for a seat, its drawer shows what the seat has."""
        if isinstance(thing, VerbOption | Ahead):
            return
        self.asked_about = thing
        if isinstance(thing, Seat) and "seat" in self.places.drawers:
            self.parts.belongings.seat = thing.seat
            self._visible_parts = None
            if self.parts.open_drawer != "seat":
                self.toggle_drawer("seat")

    def forget(self) -> None:
        self.asked_about = self.parts.belongings.seat = None

    def turn(self) -> None:
        """Switch between the gears in mesh and unrolled."""
        self.parts.unrolled = not self.parts.unrolled
        self._visible_parts = None  # the ground is another one
        self.parts.lay_out(self._screen, self.places)

    @property
    def ribbon(self) -> Rect:
        return self.places.ribbon

    @property
    def notes(self) -> Rect:
        return self.places.notes if self.places.notes.w else self.ribbon

    @property
    def help_bands(self) -> Sequence[Rect]:
        return self._usual.help_bands(bool(self._shown and self._shown.drawer))

    @property
    def board_area(self) -> Rect:
        return panels.reach(self._screen, self.places.board)

    def layout(self, screen: Screen) -> None:
        if not self._laid or self._screen.size != screen.size:
            self.parts.unrolled, self._laid = self.layout_for(screen, self._table).tracks, True
        lay_over = self.places.over
        self._screen, self._usual = screen, self.layout_for(screen, self._table)
        self.places = self._usual
        if self.places.over and not lay_over:  # what was open beside the gears would cover them
            self.parts.open_drawer = self._shown.drawer if self._shown else ""
        elif self.places.drawers and not self.places.over and not self.parts.open_drawer:
            self.parts.open_drawer = self.places.drawers[0]
        self.parts.lay_out(screen, self.places)
        self._lizard.startle(screen)
        self.log.layout(screen, self.places.log)

    @property
    def tray(self) -> TrayPlan:
        """The layout of the tray's cards and words; empty under a card."""
        screen, tray = self._screen, self.shown.tray
        if tray.large:
            return plan_page(screen, self.places.page, self._words, tray)
        if self.card and any(map(self.places.tray.colliderect, self.card.papers)):
            return TrayPlan(nowhere(), ())
        there = [rect for id, rect in self.places.in_tray.items() if id in self.shown.looks]
        taken = max((rect.w + screen.px(theme.GAP) for rect in there), default=0)
        return plan_tray(screen, self.places.tray, tray, self._lies_on_table, taken)

    @property
    def _words(self) -> Rect:
        """The tray without the buttons at its right end."""
        tray = self.places.tray
        left = min(
            (r.x for id, r in self.places.in_tray.items() if id in self.shown.looks), default=0
        )
        return Rect(tray.x, tray.y, left - tray.x, tray.h) if left else tray

    def _lies_on_table(self, option: Option) -> bool:
        """Return True if an option can be touched on the table.

        Days ahead and workers always need cards: the hub has only some of the days, and workers
        stand close on the gears.
        """
        return (
            not isinstance(option, VerbOption | Ahead | Space)
            and self.parts.place_of(option) is not None
        )

    @property
    def looks(self) -> dict[str, ButtonState]:
        return {**self.shown.looks, **self._tabs}

    @property
    def buttons(self) -> dict[str, Rect]:
        return {**self.places.buttons, **over_board.buttons_of(self.card)}

    @property
    def card(self) -> CardLayout | None:
        """The layout of the card beside the gears; None without one."""
        return over_board.plan_card(self._screen, self.places, self.shown.handover)

    @property
    def _tabs(self) -> dict[str, ButtonState]:
        """The looks of the drawers' tabs."""
        opened = self.parts.open_drawer
        return {ids.drawer(one): ButtonState(chosen=one == opened) for one in self.places.drawers}

    def targets(self) -> list[Target]:
        """Return the targets of the things that can be touched to go on."""
        seen = self.shown.seen
        return targets(self._screen, self.parts, seen.lit, seen.handles)

    def takes(self, target: Target, pos: Pos) -> bool:
        """Return True if a tap at a pixel is meant for a target."""
        return target.takes(pos, self.parts)

    def screen_reader_label(self, thing: Thing) -> Words:
        """Return what a screen reader says of a thing."""
        return screen_reader_label(self.viewer, thing)

    # motion

    @property
    def _pictured(self) -> Seen:
        """What is seen; while something moves, the position below it."""
        return self.motion.seen_meanwhile(self.shown.seen)

    @property
    def is_animating(self) -> bool:
        return not self.motion.done

    def set_in_motion(self, played: Sequence[Played], lasting: float) -> None:
        self.motion.begin(played, lasting)

    def skip(self) -> None:
        self.motion.skip()

    def grip(self, pos: Pos) -> Option | None:
        """Return what can be dragged from a pixel; the next worker lies in the tray."""
        hand = (rect for card, rect in self.tray.cards if card.kind is CardKind.NEXT)
        in_hand = any(rect.collidepoint(pos) for rect in hand)
        return Hand() if in_hand else super().grip(pos)

    def _box_of(self, what: Option, pos: Pos) -> Rect:  # noqa: ARG002 (nothing else is carried)
        """Return the rectangle of the carried worker, around the finger."""
        side = self._screen.px(_WORKER)
        return Rect(0, 0, side, side).move_to(center=(round(pos[0]), round(pos[1])))

    def steer(self, gesture: Gesture) -> bool | Option:
        """Turn the calendar by a gesture, unless something covers it."""
        covered = self.shown.cover or (self.places.over and self.parts.open_drawer)
        return False if covered else self.parts.board.steer(gesture)

    def lives(self, now: float) -> Rect | None:
        busy = self.is_animating or self.shown.cover or self.card or self.shown.tray.large
        return None if busy else self._lizard.advance(now, self._screen, self.places.gears)

    def _is_bare(self, pos: Pos) -> bool:
        """Return True where the court lies open."""
        covered = [*self.parts.part_rects.values(), *self.places.buttons.values()]
        return (
            not self.parts.unrolled
            and self.places.gears.collidepoint(pos)
            and not any(rect.collidepoint(pos) for rect in covered)
            and self.parts.pick(pos) is None
        )

    def update(self, now: float) -> tuple[list[Rect], bool]:
        changed = self.motion.update(now)
        if changed:
            self.parts.show(self._pictured)
        before, self._moved = self._moved, self.motion.reach(self._screen, self.parts.place_of)
        gears = [self.parts.area] if self.motion.gears_turned else []
        return [*before, *self._moved, *gears], changed

    def seat_rect(self, seat: int) -> Rect | None:
        return self.parts.place_of(Seat(seat))

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        return tooltips.tooltip_at(self, pos)

    def cut_at(self, pos: Pos) -> Tooltip | None:
        """Return the words of the panel if it has no room for them, else None."""
        return tooltip_if_cut(self._screen, self.places.info, explain(self.viewer, self.about), pos)

    def sum_at(self, pos: Pos) -> Tooltip | None:
        """Return the tooltip for a seat's figures in a sheet over the board, or None."""
        shown = self.shown
        there = over_board.seat_at(self._screen, self.places.board, len(shown.sums), pos)
        if there is None:
            return None
        seat, place = there
        words = sums_of(shown.players[seat].name, shown.sums[seat].message)
        return Tooltip(place, words, shown.sums[seat].rule)

    def explanation_of(self, thing: Thing) -> RuleText:
        """Return the explanation of a thing."""
        explanation = explain(self.viewer, thing)
        return RuleText(explanation.words, explanation.rule)

    @property
    def viewer(self) -> Viewer:
        """The point of view from which things are explained: what is told is what is seen."""
        seen = self._pictured
        return Viewer(seen.state, seen.seat, self.parts.players, seen.ahead, seen.hidden)

    # drawing

    def draw(self, canvas: Canvas, still: bool) -> None:
        self.cache.draw(canvas)
        if not still:
            self._lizard.draw(canvas)
        self.log.draw(canvas)
        shown = self.shown
        if not (self.places.over and self.parts.open_drawer) and not shown.tray.large:
            self.parts.board.paint(canvas, self._pictured)
        if shown.cover and self.motion.done:
            over_board.draw_cover(canvas, self.places.board, shown.cover, shown.players)
        else:
            self.motion.draw(canvas, self.parts.place_of)
        if (plan := self.card) and self.motion.done:
            over_board.draw_description(
                canvas, shown.outlined, self.parts.place_of, plan, self.places
            )
        if (box := self._carried_box).w:
            draw_worker(canvas, shown.players[shown.seat].mark, box.center, box.w)

    def prepare_next(self) -> Iterator[None]:
        """Make the words and signs of a sheet that will lie over the board when motion ends."""
        if cover := self.shown.cover:
            over_board.prepare_cover(self._screen, self.places.board, cover, self.shown.players)
            yield

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        return self.motion.ahead(canvas, self.parts.place_of)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw everything around the gears, then the gears, yielding after each part."""
        yield from self._form.prepare(canvas)
        yield from self.cache.prepare(canvas)
        yield from self.log.prepare(canvas)
        shown = self.shown
        over = shown.cover or shown.tray.large or self.card or self.parts.open_drawer
        bare = not over and self.motion.done
        yield from around(self.places.board, self._screen.rect) if bare else ()
        yield from self.parts.board.prepare(canvas, self._pictured)

    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Paint wood, panels, parts and buttons, yielding between them."""
        shown, places = self.shown, self.places
        panels.wood(canvas)
        yield
        if panels.seen(canvas, places.ribbon):
            draw_ribbon(canvas, places.ribbon, shown.players[shown.seat], shown.words)
        if panels.seen(canvas, places.board):
            draw_ground(canvas, places.board, overgrown=not self.parts.unrolled)
        if places.paper.w and panels.seen(canvas, places.paper):
            panels.draw(canvas, places.paper)
        if places.drawer.w and self.parts.open_drawer and panels.seen(canvas, places.drawer):
            panels.draw(canvas, places.drawer, panels.PARCHMENT_DIM)
        yield
        yield from self.parts.paint(canvas, self._pictured)
        if panels.seen(canvas, places.tray):
            draw_tray(canvas, places.tray, shown.tray, self.tray)
        if places.info.w and panels.seen(canvas, places.info):
            self._paint_info(canvas, places.info)
        if panels.seen(canvas, self.log.rect):
            self.log.draw_paper(canvas)
        if shown.tray.large:
            draw_page(canvas, places.page, shown.tray)
        if shown.handover and (plan := self.card):
            HandoverCardPart(shown.handover).draw(canvas, plan)
        self.draw_extra(canvas)
        yield
        self._form.draw(canvas)

    @property
    def about(self) -> Thing:
        """The thing that is explained beside the board."""
        return self.shown.explained or self.asked_about or Calendar()

    def _paint_info(self, canvas: Canvas, rect: Rect) -> None:
        """Paint the panel with the explained thing: signs, name and facts."""
        one, state = self.about, self.shown.seen.state
        draw_info(canvas, rect, explain(self.viewer, one), signs_of(one, state), picture_of(one))

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel; None where the card lies."""
        covers = self.card and self.card.covers(pos)
        return None if covers else self.parts.pick(pos)
