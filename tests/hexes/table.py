"""A plain table: a button for each space, put together from what any table shares."""

from functools import partial

from pygame import Rect, Surface

from game.core.match import OVER
from game.players.guarded import Guarded
from game.players.opponents import computer
from game.settings.use import recalled
from game.table import autosave
from game.table.news import Ended
from game.table.others import Others
from game.table.players import players_of
from game.table.ribbon import draw_ribbon
from game.table.session import Session
from game.table.strangers import ask_who_plays, first_stranger
from game.table.telling import Step
from game.ui import panels
from game.ui.scene import Scene
from game.ui.widgets import Button
from tests.hexes import rules
from tests.hexes.players import OPPONENTS
from tests.hexes.record import RULES, catch_up


class Telling:
    """How an action is told and heard (``game.table.telling``)."""

    def is_over(self, state):
        return state.phase == OVER

    def ends_turn(self, action):
        return True

    def is_secret(self, state):
        return False

    def is_bid(self, action):
        return False

    def begins_turn(self, played):
        return True

    def sound(self, played):
        return "tile"

    def greeting(self, player):
        return f"{player.name} lays"

    def news(self, played, players, people):
        yield f"{players[played.before.seat].name} has laid {played.action.space}"

    def step(self, played, players):
        return Step(str(played.action))

    def reason(self, before, reason):
        return str(reason)


def seated(match):
    """The computer players, by seat."""
    names = [computer(one["kind"]) for one in match.setup.players]
    return {
        seat: Guarded(OPPONENTS.player(name, (match.setup.seed or 0) + seat), rules)
        for seat, name in enumerate(names)
        if name in OPPONENTS.names
    }


class HexesTable(Scene):
    """Whoever is to act taps a space; the others' turns are shown."""

    def __init__(self, stage, match, *, title, finished, people=None):
        super().__init__(stage)
        self.match, self.finished = match, finished
        self.players = players_of(match.setup.players)
        computers = seated(match) if people is None else {}
        here = set(range(2)) - set(computers) if people is None else people
        keep = partial(autosave.save, match)
        self.session = Session(match, self.players, here, Telling(), view=RULES.view, keep=keep)
        self.others = Others(self.session, computers, recalled(stage).pace)
        leave = Button("hexes/title", "Title", title)
        spaces = [Button(f"hexes/{one}", one, partial(self.lay, one)) for one in rules.NAMES]
        self.form.widgets = [*spaces, leave]
        self.refresh()

    def lay(self, space):
        self.session.play([rules.Lay(space)])
        self.session.show_all()
        self.tell()

    def tell(self):
        """Tell the news; the game's end leads to the results."""
        for one in self.session.take_news():
            if isinstance(one, Ended):
                self.finished(self.match)
            else:
                self.stage.toast(one)
        self.refresh()

    def refresh(self):
        state, mine = self.session.view, self.session.view.seat in self.session.people
        *spaces, _leave = self.form.widgets
        for button in spaces:
            action = rules.Lay(button.label)
            button.enabled = mine and rules.why_not(state, action) is None
        self.redraw()

    @property
    def busy(self):
        return self.others.busy

    def update(self, now):
        if self.others.update(now, moving=False):
            self.tell()
        return super().update(now)

    def layout(self, screen):
        super().layout(screen)
        safe, size = screen.safe, min(screen.safe.w, screen.safe.h) // 8
        *spaces, leave = self.form.widgets
        for button in spaces:
            q, r = rules.NAMES[button.label]
            button.rect = Rect(0, 0, size * 9 // 10, size * 9 // 10)
            button.rect.center = safe.centerx + q * size, safe.centery + (2 * r + q) * size // 2
        leave.rect = Rect(safe.x, safe.bottom - size, 2 * size, size * 9 // 10)

    def draw(self, canvas):
        panels.wood(canvas)
        seat = self.session.view.seat
        band = Rect(0, 0, canvas.screen.rect.w, canvas.px(48))
        draw_ribbon(canvas, band, self.players[seat], (self.players[seat].name, ""))
        super().draw(canvas)


class LookOn(HexesTable):
    """The table as another window plays it."""

    def __init__(self, stage, match, *, title, finished, another, take):
        super().__init__(stage, match, title=title, finished=finished, people=frozenset())
        self.another = another
        self.form.widgets.append(Button("hexes/take", "Play here", take))

    def layout(self, screen):
        *others, take = self.form.widgets
        self.form.widgets = others
        super().layout(screen)
        self.form.widgets = [*others, take]
        take.rect = others[-1].rect.move(0, -others[-1].rect.h)

    def refresh(self):
        for button in self.form.widgets[: len(rules.NAMES)]:
            button.enabled = False
        self.redraw()

    def update(self, now):
        kept = autosave.glance()
        if kept and not catch_up(self.match, kept):
            self.another()
        return super().update(now)


def open_table(stage, match, *, title, finished, since=None):
    """Show the table; ask first who plays a seat that nobody knows."""
    table = HexesTable(stage, match, title=title, finished=finished)
    stage.go(table)
    if (seat := first_stranger(match, OPPONENTS)) is None:
        if since is not None:
            table.others.repeat(since)
        table.session.begin()
        table.tell()
    else:
        again = partial(open_table, stage, match, title=title, finished=finished, since=since)
        ask_who_plays(stage, match, OPPONENTS, seat, again)


def picture_of(match, screen, size):
    """The stones, as many of them as there are."""
    picture = Surface(size)
    for number in range(len(match.actions)):
        picture.fill("white", Rect(number % 5 * 10, number // 5 * 10, 8, 8))
        yield
    return picture
