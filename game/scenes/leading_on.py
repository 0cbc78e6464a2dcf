"""Where the results of a first game lead: to the full game, and to what cost most points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.games import game_of, table_of
from game.outcome import DecidingFact, Loss, most_telling
from game.platform.node import Node
from game.players.opponents import PERSON
from game.scenes.deciding import WORDS as DECIDING
from game.scenes.dialogs import show_rules
from game.scenes.lessons import show_lesson
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, phrases
from game.ui.widgets import Button

_HEIGHT: Final = 52
"""The height of the line about a loss, in dp."""
_LOW: Final = 420
"""The height of the results, in dp, up to which the line lies beside the verdict."""
_VERDICT: Final = 0.36
"""The part of the width that is left to the verdict then."""
_GAP: Final = 10
_LINK: Final = 92
"""The part of its width that says where it leads, in dp."""
_PAD: Final = 12

WORDS: Final = phrases(
    __name__,
    {
        "another-game": N_("Another game"),
        "full-game": N_("Now the full game"),
        "lesson": NC_("button", "Lesson"),
        "rules": NC_("button", "Rules"),
    },
)


@dataclass(frozen=True)
class LeadingOn:
    """Where the results of a first game lead.

    Attributes:
        onward: the label of the button that opens the set-up of a full game.
        full_game: opens it.
        loss: what cost the player most; None if nothing did.
        learn: opens the lesson or the rules about that.
        facts: what decided the match, the greatest fact first.
    """

    onward: Words
    full_game: Callable[[], None]
    loss: Loss | None
    learn: Callable[[Loss], None]
    facts: Sequence[DecidingFact] = ()


def is_first_game(match: AnyMatch) -> bool:
    """Return True for a match of one person against the easiest computer player."""
    kinds = [one["kind"] for one in match.setup.players]
    return sorted(kinds) == sorted([PERSON, game_of(match).opponents().easiest_kind])


def greatest_loss(match: AnyMatch) -> Loss | None:
    """Return what cost the person in a match most points; None if nothing did."""
    table = table_of(game_of(match))
    if not table.losses:
        return None
    losses = [one for one in table.losses(match, _person(match)) if one.cost > 0]
    return max(losses, key=lambda one: one.cost, default=None)


def deciding_facts(match: AnyMatch) -> list[DecidingFact]:
    """Return what decided a match for its person, the greatest fact first."""
    table = table_of(game_of(match))
    if not table.decided:
        return []
    return most_telling(table.decided(match, _person(match)), DECIDING["rest"])


def _person(match: AnyMatch) -> int:
    return [one["kind"] for one in match.setup.players].index(PERSON)


def lead_on(
    stage: Stage,
    match: AnyMatch,
    back: Callable[[], None],
    begin: Callable[[AnyMatch], None],
    full_game: Callable[[], None],
) -> LeadingOn | None:
    """Return where the results of a first game lead; None for any other match.

    Args:
        stage: the stage that shows the lesson or the rules.
        match: the match.
        back: returns to the results from a lesson.
        begin: opens the first match that is offered after the last lesson.
        full_game: opens the set-up of a full game.
    """
    if not is_first_game(match):
        return None
    game = game_of(match)

    def learn(loss: Loss) -> None:
        if loss.lesson:
            show_lesson(stage, game, loss.lesson, back, begin)
        else:
            variant, options = game.rules().variant_and_options(match.setup)
            show_rules(stage, game, variant, options, loss.rule)

    onward = WORDS["full-game" if _was_short(match) else "another-game"]
    return LeadingOn(onward, full_game, greatest_loss(match), learn, deciding_facts(match))


def _was_short(match: AnyMatch) -> bool:
    """Return True if a match was of one of the shorter lengths that a first game is offered in."""
    game = game_of(match)
    _variant, chosen = game.rules().variant_and_options(match.setup)
    lengths = game.first_game().lengths if game.first_game else ()
    return any(one.options and one.options.items() <= chosen.items() for one in lengths)


class LossLine(Button):
    """The line that says what cost most points; a tap leads to the lesson or the rules."""

    def __init__(self, loss: Loss, learn: Callable[[Loss], None]) -> None:
        super().__init__("results/learn", loss.words, lambda: learn(loss))
        self._link: Words = WORDS["lesson" if loss.lesson else "rules"]

    def lay_out(self, screen: Screen, area: Rect, verdict: Rect, heading: int) -> int:
        """Lay the line out below the heading of the results; return how much higher that gets.

        In a low window it lies beside the verdict, which gets narrower. ``heading`` is the height
        of the heading so far.
        """
        gap = screen.px(_GAP)
        if screen.portrait or area.h > screen.px(_LOW):
            self.rect = Rect(area.x, area.y + heading, area.w, screen.px(_HEIGHT))
            return self.rect.h + gap
        verdict.w = round(area.w * _VERDICT)
        left, high = verdict.right + gap, max(heading, screen.px(theme.TOUCH))
        self.rect = Rect(left, verdict.y, area.right - left, high)
        return 0

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        pad, link = canvas.px(_PAD), min(canvas.px(_LINK), self.rect.w // 3)
        words = Rect(self.rect.x + pad, self.rect.y, self.rect.w - link - 2 * pad, self.rect.h)
        words = words.inflate(0, -canvas.px(8))
        text.paragraph(canvas, self.label, words, theme.BODY, "lm")
        middle = (words.right + pad + link // 2, self.rect.centery)
        text.draw(canvas, str(self._link), middle, theme.LABEL, "mm", theme.RUST, link - pad)

    def nodes(self) -> list[Node]:
        """Return the button, which says where it leads, too."""
        told = _("{loss} {link}").format(loss=self.label, link=self._link)
        return [one._replace(name=told) for one in super().nodes()]
