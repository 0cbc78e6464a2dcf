"""The results of a finished match: the ranking, the points, and what to do next."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.games import game_of, table_of
from game.outcome import PointsHistory, Results, Row
from game.platform.node import Node
from game.players.opponents import computer_name
from game.scenes.analysis import AnalysisScene
from game.scenes.deciding import WORDS as DECIDING
from game.scenes.deciding import draw_facts, fact_nodes
from game.scenes.leading_on import LeadingOn, LossLine
from game.scenes.ranking import LOW_CARD, draw_card, final_node, ranking, ranking_nodes, verdict
from game.scenes.setup.daily import daily_buttons, daily_date
from game.scenes.setup.words import daily
from game.scenes.sliced_work import analysis_work
from game.scenes.statistics import show_statistics
from game.scenes.words import describe_match_dates, who_plays
from game.table.charts import draw_graph, draw_table
from game.table.dialogs.share import open_share_dialog, save_record
from game.table.nodes import history
from game.ui import panels, text, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.dialog import Dialog, DialogButton
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import joined, paragraphs, table, without
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, lines, phrases, sentence
from game.ui.sound import speaker
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

WIDEST, HIGHEST = 1080, 700
_NARROW: Final = 640
_LOW: Final = 560
"""Below this width or height, in dp, one button opens the further choices in a dialog."""
_CAPTION: Final = 16
_TOLD: Final = 20
"""The height of the line below the verdict, in dp."""
_POINTS, _COURSE, _WHY = "points", "course", "why"
VERDICT = theme.TextStyle("head", 44, theme.GOLD_BRIGHT, 3)
VERDICT_SMALL = theme.TextStyle("head", 30, theme.GOLD_BRIGHT, 2.5)

WORDS: Final = phrases(
    __name__,
    {
        "analysis": NC_("button", "Analysis"),
        "draw-order": N_("Draw order"),
        "points": NC_("heading", "Points"),
        "rematch": NC_("button", "Rematch"),
        "replay": NC_("button", "Replay"),
        "statistics": NC_("button", "Statistics"),
        "turns": NC_("heading", "Turns"),
    },
)


@sentence
def played(game: Words, when: Words) -> str:
    """Say which game it was, and when it was played."""
    return _("{game}. {when}").format(game=game, when=when)


@sentence
def level(player: str, level: Words) -> str:
    """Say which level a computer player has."""
    return _("{player}: {level}").format(player=player, level=level)


class ResultsScene(Scene):
    """The results of a match on several pages, with buttons that lead on."""

    def __init__(
        self,
        stage: Stage,
        outcome: Results,
        *,
        rematch: Callable[[], None],
        title: Callable[[], None],
        ways: Sequence[DialogButton],
        leading_on: LeadingOn | None = None,
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            outcome: the results to show.
            rematch: begins a new match of the same players.
            title: goes back to the title.
            ways: what else can be done with the match.
            leading_on: where a first game leads; a rematch is a further choice then. None for
                any other match.
        """
        super().__init__(stage)
        self.outcome = outcome
        self.standings = outcome.standings
        self._title = Button("results/title", BUTTONS["title"], title)
        self._more = Button("results/more", BUTTONS["more"], self._show_more)
        self._ways = list(ways)
        if leading_on:
            self._ways.insert(0, DialogButton("rematch", WORDS["rematch"], rematch))
            onward, act = leading_on.onward, leading_on.full_game
            self._main = Button("results/full-game", onward, act, look=RED)
        else:
            self._main = Button("results/rematch", WORDS["rematch"], rematch, look=RED)
        self._facts = leading_on.facts if leading_on else ()
        loss = leading_on.loss if leading_on else None
        self._loss = [LossLine(loss, leading_on.learn)] if leading_on and loss else []
        if show := outcome.show_draw:
            self._ways.append(DialogButton("draw", WORDS["draw-order"], lambda: show(stage)))
        self._beside = [
            Button(f"results/{one.id}", one.label, one.act, style=theme.LABEL) for one in self._ways
        ]
        self._page = RadioGroup(
            "results/page",
            BUTTONS["page"],
            options=self._pages(),
            value=_WHY if self._facts else _POINTS,
            on_change=lambda _page: self.redraw(),
        )
        self._page.visible = len(self._page.options) > 1
        main = [*self._loss, self._page, self._title, self._more, *self._beside, self._main]
        self.form.widgets = main
        self.form.escape = title
        self._heading = Rect(0, 0, 0, 0)
        self._cards: list[Rect] = []
        self._table = Rect(0, 0, 0, 0)
        speaker.play("win")

    def _pages(self) -> list[tuple[str, Words]]:
        """Return (id, label) of the pages."""
        why = [(_WHY, DECIDING["why"])] if self._facts else []
        course = [(_COURSE, WORDS["turns"])] if self.outcome.history else []
        further = [(one.id, one.label) for one in self.outcome.pages]
        return [*why, (_POINTS, WORDS["points"]), *course, *further]

    def _show_more(self) -> None:
        """Show the further choices in a dialog, with the levels that small cards leave out."""
        answers = [DialogButton("stay", BUTTONS["close"]), *self._ways]
        levels = [
            level(one.name, one.player_kind)
            for one in self.standings
            if one.player_kind and min(card.h for card in self._cards) < self.screen.px(LOW_CARD)
        ]
        told = lines((*self._told, *levels))
        self.stage.push(Dialog(self.stage, verdict(self.standings), told, answers))

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, gap = screen.px, screen.px(10)
        safe = screen.safe.inflate(-px(24), -px(20))
        area = Rect(0, 0, min(safe.w, px(WIDEST)), min(safe.h, px(HIGHEST)))
        if screen.portrait:
            area.h = min(safe.h, px(920))
        area.center = safe.center
        heading = px(76 if screen.portrait else 64 if area.h > px(420) else 44)
        self._heading = Rect(area.x, area.y - px(8), area.w, heading)
        top = self._place_buttons(area, gap)
        for line in self._loss:
            heading += line.lay_out(screen, area, self._heading, heading)
        middle = Rect(area.x, area.y + heading, area.w, 0)
        middle.h = max(1, top - gap - middle.y)
        ranks, pages = self._halves(middle, gap)
        self._cards = self._rows(ranks, gap)
        tabs = min(px(theme.TOUCH), pages.h // 3) if self._page.visible else 0
        self._page.rect = Rect(pages.x, pages.y, pages.w, tabs)
        below = tabs + (px(6) if tabs else 0)
        self._table = Rect(pages.x, pages.y + below, pages.w, max(1, pages.h - below))

    def _halves(self, middle: Rect, gap: int) -> tuple[Rect, Rect]:
        """Return the rectangles of the ranking, and of the pages beside or below it."""
        if self.screen.portrait:
            high = (middle.h - gap) * 44 // 100
            ranks = Rect(middle.x, middle.y, middle.w, high)
            return ranks, Rect(middle.x, ranks.bottom + gap, middle.w, middle.h - high - gap)
        wide = (middle.w - gap) * 44 // 100
        ranks = Rect(middle.x, middle.y, wide, middle.h)
        return ranks, Rect(ranks.right + gap, middle.y, middle.w - wide - gap, middle.h)

    def _place_buttons(self, area: Rect, gap: int) -> int:
        """Place the buttons at the foot, and return the top edge of them all.

        A roomy window has the further choices in a row above the main buttons; in any other one the
        button "more" stands for them. The rightmost main button is the widest.
        """
        px = self.screen.px
        roomy = area.w >= px(_NARROW) and area.h >= px(_LOW)
        high = px(theme.BUTTON_HEIGHT)
        bar = Rect(area.x, area.bottom - high, area.w, high)
        main = [self._title] if roomy else [self._title, self._more]
        part = bar.w * 29 // 100
        for i, button in enumerate(main):
            button.rect = Rect(bar.x + i * part, bar.y, part - gap, high)
        rest = len(main) * part
        self._main.rect = Rect(bar.x + rest, bar.y, bar.w - rest, high)
        self._more.visible = not roomy
        row = Rect(area.x, bar.y - gap - px(theme.TOUCH), area.w, px(theme.TOUCH))
        step = (row.w + gap) / max(1, len(self._beside))
        for i, button in enumerate(self._beside):
            button.visible = roomy
            left, right = row.x + round(i * step), row.x + round((i + 1) * step) - gap
            button.rect = Rect(left, row.y, right - left, row.h)
        return row.y if roomy and self._beside else bar.y

    def _draw_course(self, canvas: Canvas, course: PointsHistory) -> None:
        """Draw the graph of the points with its caption about the thin lines."""
        inner = self._table.inflate(-canvas.px(20), -canvas.px(16))
        if course.if_scored:
            inner.h -= canvas.px(_CAPTION)
            below = (inner.centerx, inner.bottom + canvas.px(_CAPTION) // 2)
            text.draw(canvas, _thin(), below, theme.NOTE, max_width=inner.w)
        draw_graph(canvas, inner, course, [one.mark for one in self.standings])

    def _rows(self, area: Rect, gap: int) -> list[Rect]:
        """Return a row for each player of the ranking; winners get higher rows."""
        shares = [1.5 if place == 1 else 1.0 for place, _one in ranking(self.standings)]
        room = area.h - gap * (len(shares) - 1)
        tallest = self.screen.px(280)
        rows, y = [], area.y
        for share in shares:
            high = min(round(room * share / sum(shares)), round(tallest * share / 1.5))
            rows.append(Rect(area.x, y, area.w, high))
            y += high + gap
        spare = (area.bottom - rows[-1].bottom) // 2
        return [row.move(0, spare) for row in rows]

    @property
    def title(self) -> str:
        return str(verdict(self.standings))

    def nodes(self) -> list[Node]:
        choice = self._page.nodes() if self._page.visible else []
        return [
            final_node(self.standings),
            *paragraphs("results/told", self._told),
            *ranking_nodes(self.standings),
            *choice,
            *self._page_nodes(),
            *without(super().nodes(), choice),
        ]

    @property
    def _told(self) -> list[Words]:
        """Which game it was and when it was played, and why it ended when it did."""
        return [told for told in (self.outcome.subtitle, self.outcome.ended) if told]

    def _page_nodes(self) -> list[Node]:
        """Return the tables of the page that is chosen."""
        names, chosen = [one.name for one in self.standings], self._page.value
        if chosen == _WHY:
            return fact_nodes(self._facts)
        name = dict(self._page.options)[chosen]
        if chosen == _COURSE and (course := self.outcome.history):
            return [
                *history("results/course", name, course.points, names),
                *history("results/thin", _thin(), course.if_scored, names),
            ]
        rows = [row for group in self._shown for row in group]
        legend = self.outcome.legend if chosen == _POINTS else ""
        told = paragraphs("results/legend", [legend])
        return [*told, *table("results/table", name, rows, names)]

    @property
    def _shown(self) -> Sequence[Sequence[Row]]:
        """The groups of rows of the page that is chosen."""
        pages = {one.id: one.table for one in self.outcome.pages}
        return pages.get(self._page.value, self.outcome.table)

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Draw the buttons into the caches, then the rest part by part."""
        yield from self.form.prepare(canvas)
        yield from self._paint(canvas)

    def draw(self, canvas: Canvas) -> None:
        for _part in self._paint(canvas):
            pass
        super().draw(canvas)

    def _paint(self, canvas: Canvas) -> Iterator[None]:
        """Paint the background, the verdict, each card, and the page, part by part."""
        panels.wood(canvas)
        yield
        large = self._heading.w > canvas.px(700) and self._heading.h > canvas.px(60)
        style = VERDICT if large else VERDICT_SMALL
        heading = self._heading
        told = joined(self._told) if large else self.outcome.ended
        if told and heading.h > canvas.px(60):
            below = heading.midbottom[0], heading.bottom - canvas.px(_TOLD // 2)
            note = text.in_row(canvas.screen, theme.NOTE_LIGHT, canvas.px(_TOLD))
            text.draw(canvas, told, below, note, "mm", max_width=heading.w)
            heading = Rect(heading.x, heading.y, heading.w, heading.h - canvas.px(_TOLD))
        text.draw_in(canvas, verdict(self.standings), heading, style, "m")
        for rect, (place, one) in zip(self._cards, ranking(self.standings), strict=True):
            draw_card(canvas, rect, place, one)
            yield
        panels.draw(canvas, self._table)
        self._draw_page(canvas)
        yield

    def _draw_page(self, canvas: Canvas) -> None:
        """Draw the page that is chosen: a graph or a table."""
        chosen, course = self._page.value, self.outcome.history
        if chosen == _WHY:
            draw_facts(canvas, self._table, self._facts)
            return
        if chosen == _COURSE and course:
            self._draw_course(canvas, course)
            return
        marks = [one.mark for one in self.standings]
        draw_table(canvas, self._table, marks, self._shown, sums=chosen == _POINTS)


def _thin() -> str:
    """Return the caption about the thin lines of the graph."""
    return _("Thin: the points if it had been scored then")


__all__ = ["ResultsScene", "complete_results", "further_choices"]


# What no game tells of its results by itself: the computer players' levels, title, date.


def complete_results(match: AnyMatch, outcome: Results) -> Results:
    """Return the results with the computer players' levels, and with the game's title and dates."""
    game, players = game_of(match), match.setup.players
    kinds = [one["kind"] if computer_name(one["kind"]) else "" for one in players]
    standings = [
        replace(one, player_kind=who_plays(game, kind) if kind else "")
        for one, kind in zip(outcome.standings, kinds, strict=True)
    ]
    return replace(outcome, standings=standings, subtitle=_subtitle(match))


def _subtitle(match: AnyMatch) -> Words:
    """Return the line with the game's title and the match's dates, or the day of a daily match."""
    game = game_of(match)
    variant, _options = game.rules().variant_and_options(match.setup)
    title = game.wording().title(variant) if game.wording else game.name
    if date := daily_date(match):
        return daily(title, date)
    when = describe_match_dates(match.extra)
    return played(title, when) if when else title


# What to do next.


def further_choices(
    stage: Stage, match: AnyMatch, replay: Callable[[], None] | None
) -> list[DialogButton]:
    """Return the buttons in their order; ``replay`` is None if the match cannot be replayed."""
    again = [DialogButton("replay", WORDS["replay"], replay)] if replay else []
    return [
        *daily_buttons(stage, match),
        *again,
        *_analysis(stage, match),
        DialogButton(
            "share",
            BUTTONS["share"],
            partial(open_share_dialog, stage, match, game_of(match).rules()),
        ),
        DialogButton("save", BUTTONS["save-record"], partial(save_record, stage, match)),
        DialogButton("statistics", WORDS["statistics"], partial(show_statistics, stage)),
    ]


def _analysis(stage: Stage, match: AnyMatch) -> list[DialogButton]:
    """Return the button of the analysis; none if the game has no analysis."""
    table = table_of(game_of(match))
    if not (analyse := table.analyse):
        return []

    def show() -> None:
        work = analysis_work(match, analyse)
        stage.push(AnalysisScene(stage, table.outcome(match).standings, work))

    return [DialogButton("analysis", WORDS["analysis"], show)]
