"""The plain table as a game's ``Table``: its kit, its scenes, results and small pictures."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Sequence
from functools import partial
from typing import Any, Final

from pygame import Surface

from game.core.game import NOBODY, Action, AnyMatch, OwnMatch, Setup, State
from game.core.match import OVER, catch_up_with
from game.core.message import IllegalAction, Message
from game.description import Game, Replays, Table
from game.outcome import PointsHistory, Results, Standing
from game.players.player import Decision
from game.rulebook.scene import RulebookScene
from game.table import opening
from game.table.dialogs.menu import latest_actions, take_back_label
from game.table.ids import TOOL_MENU
from game.table.kit import Kit
from game.table.modes import Outcome, Play
from game.table.news import News
from game.table.opening import make_open_table
from game.table.plain.known import GameKnowledge
from game.table.plain.modes.looking import LookingBack, LookingOn, Overlaid, Replaying, mode_now
from game.table.plain.modes.mode import TriedSpace, Turn
from game.table.plain.shown import NEXT, PREVIOUS, Shown
from game.table.plain.view.board import Board
from game.table.plain.view.controls import KEYS, Controls
from game.table.plain.view.facts import FactLines
from game.table.plain.view.picture import Picture
from game.table.plain.words import SAID
from game.table.players import Player, players_of
from game.table.replay import scene
from game.table.scene import table
from game.table.session import Session
from game.table.telling import ActionReport, PlayedAction
from game.table.things import Thing
from game.table.words import master_advises, turn_begins
from game.ui import theme
from game.ui.figures import number_text
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Sentence, Words, lines
from game.ui.shortcuts import Shortcut

# The kit. Actions are told in the game's words, else in their notation.


class PlainTelling:
    """Tells actions of a game of which only the rules and the words are known."""

    def __init__(self, known: GameKnowledge) -> None:
        self._known = known

    def is_over(self, view: State) -> bool:
        """Return True when the match has ended."""
        phase: str = view.phase
        return phase == OVER

    def ends_turn(self, action: Action) -> bool:
        """Return True for an action after which a turn begins."""
        return self._known.rules.ends_turn(action)

    def is_bid(self, _action: Action) -> bool:
        """Return False: the rules do not say which actions are bids."""
        return False

    def begins_turn(self, _played: PlayedAction[Any, Any]) -> bool:
        """Return True: every change of the seat to act counts as a new turn."""
        return True

    def is_secret(self, view: State) -> bool:
        """Return True if the seat to act sees more than all players may see."""
        return self._known.is_secret(view)

    def sound(self, played: PlayedAction[Any, Any]) -> str:
        """Return the sound of a turn's end where the seat changes, else that of an action."""
        return "turn" if played.before.seat != played.after.seat else "tile"

    def greeting(self, player: Player) -> Sentence:
        """Return what a player is told whose turn it is."""
        return turn_begins(player.name)

    def news(
        self,
        played: PlayedAction[Any, Any],
        players: Sequence[Player],
        people: Collection[int],
    ) -> Iterable[News]:
        """Yield the greeting of the next player where a turn begins for a seat of ``people``."""
        after = played.after
        passed = played.before.seat != after.seat or self.ends_turn(played.action)
        if passed and after.seat in people and not self.is_over(after):
            yield self.greeting(players[after.seat])

    def step(self, played: PlayedAction[Any, Any], _players: Sequence[Player]) -> ActionReport:
        """Return an action as others are told of it, with the spaces that it names."""
        before, action, _after = played
        return ActionReport(
            self._known.public_words(before, action), spaces=self._known.spaces(before, action)
        )

    def reason(self, view: State, reason: Message) -> Words:
        """Return why another player decided so; empty in a position that is secret."""
        return "" if self.is_secret(view) else self._known.reason_words(reason)

    def advice(
        self,
        seen: State,
        decision: Decision,
        players: Sequence[Player],  # noqa: ARG002
    ) -> tuple[Words, Words]:
        """Return what a strong player would do, and why."""
        does = self._known.action_words(seen, decision.actions[0])
        return master_advises(does), self._known.reason_words(decision.reason)


_Session = Session[Any, Any, Any]


def kit_of(known: GameKnowledge) -> Kit:
    """Return the kit of a game that has none of its own."""
    return Kit(
        rules=known.rules,
        telling=PlainTelling(known),
        make_turn=partial(_turn_in, known),
        make_mode=mode_now,
        overlaid=Overlaid,
        looking_back=LookingBack,
        looking_on=LookingOn,
        catch_up=partial(_catch_up, known),
        keys=KEYS,
        opponents=known.opponents,
        refusal_text=partial(_reason, known),
        menu_text=partial(_so_far, known),
        open_rulebook=partial(_show_rules, known),
    )


def _turn_in(known: GameKnowledge, session: _Session) -> Turn:
    """Return the position that a session shows."""
    match, view = session.match, session.view
    return Turn(
        known=known,
        view=view,
        players=session.players,
        over=session.telling.is_over(view),
        undo=match.can_undo,
        redo=match.can_redo,
        agreed=take_back_label(session),
    )


def _catch_up(known: GameKnowledge, match: OwnMatch, source: str) -> bool:
    return catch_up_with(match, known.rules.parse, source)


def _reason(known: GameKnowledge, error: IllegalAction) -> RuleText:
    return known.message_words(error.message)


def _so_far(known: GameKnowledge, setup: Setup, session: _Session) -> Words:
    """Return which game is played, and the latest actions."""
    wording, (variant, options) = known.wording, known.rules.variant_and_options(setup)
    game = wording.options(options) or wording.title(variant)
    return lines(
        (game, latest_actions(session, lambda one: known.public_words(one.before, one.action)))
    )


def _show_rules(known: GameKnowledge, stage: Stage, match: AnyMatch, rule: str) -> None:
    variant, options = known.rules.variant_and_options(match.setup)
    write = partial(known.wording.book, variant, options)
    stage.push(RulebookScene(stage, write, rule=rule))


# The scenes: a match, and its replay.


class PlainTableScene(table.TableScene):
    """A match on the plain table: the choices lie beside the position, on pages.

    Attributes:
        known: the game's rules, words and computer players.
    """

    known: GameKnowledge
    picture: Picture
    controls: Controls

    def _made(self) -> tuple[Picture, Controls]:
        picture = Picture(self.stage.screen, self.players, self.form, self.log)
        return picture, Controls(self.press, self.touch)

    def _set_in_motion(self, played: Sequence[Any]) -> None:
        """Do nothing: the plain table has no animations."""

    def _follow_own(self, outcome: Outcome) -> None:
        """Tell why nothing can be done with a space, or explain it."""
        assert isinstance(outcome, TriedSpace)
        if why := self.known.why_refused(self.session.view, outcome.notation):
            self._deny(why)
        elif told := self.picture.tooltip_of(outcome.space):
            self._explaining.show(told)

    # touches

    def press(self, button: str) -> None:
        if button in (NEXT, PREVIOUS):
            self.picture.turn_page(1 if button == NEXT else -1)
            self.refresh()
        else:
            super().press(button)

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return also the numbers of the choices on the page."""
        options = {str(number): one for number, one in enumerate(self.controls.shown_options, 1)}
        numbers = tuple(number for number in options if len(number) == 1)
        choose = lambda key: self._press_by_key(options[key], key)  # noqa: E731
        chosen = [Shortcut(numbers, SAID["choose-by-number"], choose)] if numbers else []
        return [*chosen, *super().shortcuts()]

    # drawing

    def _show_controls(self) -> None:
        super()._show_controls()
        picture = self.picture
        self.controls.show_options(picture.plan.options, self._plays)
        self.controls.show_spaces(picture.touchable(), self._plays)

    def _plays(self, thing: Thing) -> bool:
        """Return True if a touch on a thing plays an action at once."""
        return isinstance(self.mode.touch(thing), Play)


_PAD: Final = 6
"""The margin around the replay's controls, in dp."""


class PlainReplay(scene.Replay, PlainTableScene):
    """The replay's scene; its controls lie where the choices do in a match."""

    def _mode_now(self) -> Replaying:
        return Replaying(self._now.turn, self._actor, self._steps, self._turns)

    def _place_film(self) -> None:
        places, pad = self.picture.places, -2 * self.screen.px(_PAD)
        self.replay_controls.place(
            self.screen, places.choices.inflate(pad, pad), places.buttons[TOOL_MENU]
        )


# A small picture of a match: its board, or the first lines about its position.


def picture_of(
    known: GameKnowledge, match: AnyMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """Paint a match's position as everybody may see it, part by part; return the picture.

    ``size`` is in device pixels.
    """
    picture = Surface(size).convert()
    picture.fill(theme.PAPER)
    view = known.rules.view(match.state, NOBODY)
    diagram, players = known.diagram(view), players_of(match.setup.players)
    shown = Shown(
        players=players, points=(), seat=view.seat, words=("", ""), diagram=diagram, looks={}
    )
    part = Board() if diagram.spaces else FactLines()
    part.lay_out(screen, picture.get_rect())
    part.show(shown)
    yield
    part.paint(Canvas(picture, screen), shown)
    return picture


# How a match ended, by the points that its rules count.


def outcome_of(known: GameKnowledge, match: AnyMatch) -> Results:
    """Return the results of a finished match: the points, and their course over its turns."""
    points = known.rules.points(match.state)
    standings = [
        Standing(player.name, player.mark, own)
        for player, own in zip(players_of(match.setup.players), points, strict=True)
    ]
    table = [[(SAID["points"], list(map(number_text, points)))]]
    return Results(standings, table, history=course_of(known, match))


def course_of(known: GameKnowledge, match: AnyMatch) -> PointsHistory:
    """Return the points at the beginning and after every turn, as whole numbers."""
    rules = known.rules
    ends = [i for i, action in enumerate(match.actions, start=1) if rules.ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends)]
    return PointsHistory(tuple(tuple(map(int, rules.points(state))) for state in seen))


def plain_table(game: Game) -> Table:
    """Return the plain table for a game that has words but no table of its own.

    A game that has its own results or pictures of matches replaces these.
    """
    own = GameKnowledge(game)

    class TableScene(PlainTableScene):
        """The scene in which the game is played."""

        known, kit = own, kit_of(own)

    class LookOn(opening.LookOnScene, TableScene):
        """The scene that watches what another window plays."""

    class Replay(PlainReplay, TableScene):
        """The scene in which a match is replayed."""

    return Table(
        open=make_open_table(TableScene),
        watch=LookOn,
        scene=TableScene,
        outcome=partial(outcome_of, own),
        picture=partial(picture_of, own),
        replays=Replays(partial(course_of, own), Replay),
    )
