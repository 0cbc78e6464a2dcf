"""The table, played through what a player can touch."""

import random
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.platform import platform
from game.rulebook.scene import RulebookScene
from game.table import autosave
from game.tikal import rules
from game.tikal.rules.actions import Exchange
from game.tikal.rules.records import TikalMatch, dump, read, write
from game.tikal.rules.scoring import Breakdown, treasure_points
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import ACT, OVER
from game.tikal.rules.turns import is_final_round
from game.tikal.table.match.telling import Scoring
from game.tikal.table.modes.choices import PartyChoice
from game.tikal.table.modes.deciding import ShowingPlan
from game.tikal.table.modes.interludes import Counting
from game.tikal.table.overlays import volcano_overlay
from game.tikal.table.scene import TableScene
from game.tikal.table.shown.shown import Desk
from game.tikal.table.view.places import lay_out
from game.ui import theme
from game.ui.input import Drag, Key, Phase, Pinch, Press, Release, Tap, Wheel
from game.ui.screen import Screen
from tests.storages import refusal
from tests.windows import PLAYABLE, Viewer, beside_the_gallery, check_lines, sized

RECORDS = Path(__file__).parents[2] / "records"
NOTHING = Breakdown((), 0)
NAMES = ("Marisol", "Heinrich", "Yun-seo", "Ana")


def new_match(seats=2, seed=5, actions=0):
    """A match after so many random actions that rather do something than end."""
    players = [{"name": name, "kind": "human"} for name in NAMES[:seats]]
    match = TikalMatch(new_setup(players, 0, seed))
    chance = random.Random(seed)
    for _ in range(actions):
        legal = rules.legal_actions(match.state)
        match.play(chance.choice(legal if chance.random() < 0.1 else legal[1:] or legal))
    return match


class Table(Viewer):
    """A table in a window, with what it asked for: the title, or the results."""

    def __init__(self, match=None, size=(1280, 800, 1), hand_over=False):
        super().__init__(*size)
        self.titles, self.ended = [], []
        self.match = match or new_match()
        self.scene = TableScene(
            self.stage,
            self.match,
            title=lambda: self.titles.append(1),
            finished=self.ended.append,
        )
        self.scene.session.hands_over = hand_over
        self.stage.go(self.scene)
        self.look()

    @property
    def show(self):
        """The scoring that is counted now."""
        mode = self.scene.mode
        return mode if isinstance(mode, Counting) else None

    @property
    def notation(self):
        return [str(action) for action in self.match.actions]

    def tap_space(self, name):
        self.tap(f"space/{name}")

    def pass_time(self, seconds):
        self.now += seconds
        self.look()

    def score(self, paid=NOTHING):
        """Count something, as if it had just been played."""
        self.scene.session.news.append(Scoring(self.scene.session.view, 0, paid))
        self.scene._look_again()
        self.look()

    def place(self):
        """Lay the hexagon in hand on the first space that takes it."""
        self.tap_space(str(self.scene.mode.turn.legal_actions[0]).split()[1])
        self.tap("confirm")


@beside_the_gallery()
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("actions", [0, 1, 200])
def test_buttons_lie_apart_within_the_window(size, seats, actions):
    table = Table(new_match(seats, actions=actions), size)
    buttons = [one for one in table.stage.elements() if not one.id.startswith("space/")]
    screen = table.stage.screen
    for one in buttons:
        assert screen.safe.contains(one.rect), one
        if size in PLAYABLE:
            assert min(one.rect.size) >= screen.px(theme.TOUCH), one
    for one, other in combinations(buttons, 2):
        assert not one.rect.colliderect(other.rect), (one, other)


@sized()
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_lie_apart(size, seats):
    screen = Viewer(*size).stage.screen
    for desk in Desk:
        layout = lay_out(screen, seats, desk)
        panels = [layout.board, layout.ribbon, *layout.seats, layout.context, layout.points]
        for one, other in combinations(
            [*panels, *([layout.end_button] if layout.has_end_button else [])], 2
        ):
            assert not one.colliderect(other)


@pytest.mark.parametrize("size", [(1280, 800, 1), (1024, 768, 1), (390, 844, 1)])
def test_what_is_written_stays_in_the_window(size, lines):
    table = Table(new_match(4, actions=150), size)
    screen = table.stage.screen
    lines.clear()
    table.scene.redraw()
    table.look()
    assert lines
    assert all(screen.rect.contains(rect) for _words, _size, rect in lines)
    assert [one for one in lines if one[0] and one[1] < theme.SMALLEST - 0.5] == []
    # the ribbon and the seats' names are never cut
    check_lines([one for one in lines if one[0] in NAMES], screen)


def test_a_turn_by_taps():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap_space("b4")
    assert table.notation[1:] == ["enter w a5", "move w a5 b4"]
    table.tap("end-turn")
    table.tap("dialog/end")
    assert table.match.state.seat == 1


def test_the_party_buttons_bring_two_workers_and_the_leader():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap("party/more")
    table.tap("party/leader")
    table.tap_space("a5")
    assert table.notation[1:] == ["enter l a5", "enter w a5", "enter w a5"]


def test_undo_redo_and_restart_stop_where_the_turn_began():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap("party/more")
    table.tap_space("b4")
    before = dump(table.match.state)
    table.tap("tool/undo")
    assert len(table.notation) == 1
    table.tap("tool/redo")
    assert dump(table.match.state) == before
    table.tap("tool/restart")
    assert table.notation == []
    assert not table.element("tool/undo").enabled


def test_held_undo_goes_by_single_steps():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap_space("b4")
    place = table.element("tool/undo").rect.center
    table.stage.handle(Press(place))
    table.wait(theme.HOLD + 0.1)
    table.stage.handle(Tap(place))
    table.stage.handle(Release())
    table.look()
    assert table.notation[1:] == ["enter w a5"]
    table.tap("tool/redo")
    assert table.notation[1:] == ["enter w a5", "move w a5 b4"]


def test_an_order_is_still_one_after_the_game_is_opened_again():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap_space("b4")
    again = Table(autosave.load(read))
    again.tap("tool/undo")
    assert len(again.notation) == 1


def test_a_recovered_treasure_is_named_and_cannot_be_taken_back():
    match = next_with("recover")
    table = Table(match)
    space = str(next(a for a in rules.legal_actions(match.state) if a.verb == "recover")).split()[1]
    table.tap("action/recover")
    table.tap_space(space)
    assert table.notation[-1] == f"recover {space}"
    assert not table.element("tool/undo").enabled
    assert "recovers" in table.stage.toasts.current_text


def next_with(verb):
    """A match in which an action of this verb is legal now."""
    match = new_match(3)
    chance = random.Random(1)
    while all(action.verb != verb for action in rules.legal_actions(match.state)):
        legal = rules.legal_actions(match.state)
        match.play(chance.choice(legal if chance.random() < 0.1 else legal[1:] or legal))
    return match


def exchange_told(state, exchange):
    """What the treasures of both pay before it and after it."""
    after = state.copy()
    rules.apply(after, exchange)
    return [
        f"treasures pay {treasure_points(state.treasures[seat])} → "
        f"{treasure_points(after.treasures[seat])}"
        for seat in (state.seat, exchange.seat)
    ]


def test_an_exchange_is_chosen_from_both_hands(lines):
    table = Table(next_with("exchange"))
    wanted = next(a for a in rules.legal_actions(table.match.state) if isinstance(a, Exchange))
    table.tap("action/exchange")
    assert not table.element("exchange/confirm").enabled
    table.tap(f"exchange/give/{wanted.give}")
    table.tap(f"exchange/take/p{wanted.seat}/{wanted.take}")
    told = exchange_told(table.match.state, wanted)
    assert [words for words, *_ in lines if words in told][-2:] == told
    table.tap("exchange/confirm")
    assert table.match.actions[-1] == wanted


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 1)])
def test_a_scoring_is_shown_until_it_is_left(size):
    match = new_match(2, seed=2)
    while not match.state.scoring_queue:
        legal = rules.legal_actions(match.state)
        match.play(legal[-1] if legal[0].verb == "tile" else legal[0])
    table = Table(match, size)
    seat = match.state.seat
    table.tap("end-turn")
    if "dialog/end" in table.ids():
        table.tap("dialog/end")
    assert table.show is not None
    assert table.show.seat == seat
    assert table.ids() == [one for one in table.ids() if not one.startswith("space/")]
    shown = table.show.points
    assert shown == match.state.score[seat]
    table.tap("scoring/continue")
    assert table.show is None


def test_a_whole_game_by_taps_ends_with_the_results():
    table = Table(new_match(2, seed=9))
    chance = random.Random(4)
    for _ in range(1500):
        if table.ended:
            break
        step(table, chance)
    assert table.ended == [table.match]
    assert table.match.state.phase == OVER


def step(table, chance):
    """One thing that a player might do next; turns are ended often enough to get on."""
    table.pass_time(theme.SETTLE_BINDING)
    ids = {one.id for one in table.stage.elements() if one.enabled}
    if "scoring/continue" in ids:
        table.tap("scoring/continue")
    elif "dialog/end" in ids:
        table.tap("dialog/end")
    elif table.match.state.phase == "place":
        table.place()
    elif chance.random() < 0.25:
        table.tap("end-turn")
    else:
        table.tap(chance.choice([one for one in sorted(ids) if one[:5] in ("space", "actio")]))
        if "exchange/cancel" in table.ids():
            table.tap("exchange/cancel")


def test_every_action_is_kept(storage):
    table = Table()
    table.place()
    assert storage.read(autosave.SLOT) == write(table.match)
    table.tap("tool/undo")
    assert storage.read(autosave.SLOT) == write(table.match)
    loaded = autosave.load(read)
    assert isinstance(loaded, TikalMatch)
    assert dump(loaded.state) == dump(table.match.state)


class Full:
    """A storage that has room for nothing."""

    lock = SimpleNamespace(term=1)
    may_vanish = False

    def persist(self):
        pass

    def read(self, name):
        return None

    def write(self, name, text):
        raise refusal("the storage is full")


def test_the_menu_tells_that_the_storage_is_full_and_the_game_goes_on(monkeypatch):
    monkeypatch.setattr(platform, "storage", Full())
    table = Table()
    table.place()
    table.tap("action/enter")
    table.tap_space("a5")
    assert table.notation[-1] == "enter w a5"
    table.tap("tool/menu")
    assert table.stage.top.title == "Menu: your game is not saved"
    assert "Make room" in table.stage.top.body


def test_panning_and_pinching_never_play():
    table = Table()
    table.place()
    played = table.notation
    centre = table.scene.picture.places.layout.board.center
    table.stage.handle(Pinch(centre, 1.6, (0, 0), Phase.MOVE))
    table.stage.handle(Wheel(centre, 2))
    zoomed = table.scene.picture.board.camera.zoom
    table.stage.handle(Drag(centre, (centre[0] + 60, centre[1]), (60, 0), Phase.MOVE))
    table.stage.handle(Drag(centre, centre, (0, 0), Phase.CANCEL))
    table.look()
    assert zoomed > table.scene.picture.board.camera.fit_zoom
    assert table.notation == played


def test_the_keyboard_works_the_buttons():
    table = Table()
    table.place()
    table.stage.handle(Key("a"))
    assert isinstance(table.scene.mode.choice, PartyChoice)
    table.stage.handle(Key("z", ctrl=True))
    assert table.notation == []


def test_a_tap_beside_everything_puts_down_what_is_picked_up():
    table = Table()
    table.place()
    table.tap("action/enter")
    table.stage.handle(
        Tap(
            (
                table.scene.picture.places.layout.board.right - 3,
                table.scene.picture.places.layout.board.y + 3,
            )
        )
    )
    assert not isinstance(table.scene.mode.choice, PartyChoice)


def test_the_menu_tells_what_was_played_and_leads_to_the_title():
    table = Table()
    table.place()
    table.tap("tool/menu")
    assert "Marisol: places" in table.stage.top.body
    table.tap("dialog/title")
    assert table.titles == [1]


@pytest.mark.parametrize("size", PLAYABLE)
def test_a_hint_is_one_tap_away_and_in_the_menu(size):
    table = Table(size=size)
    table.tap("hint")
    mode = table.scene.mode  # a plan is there at once where thinking was quick
    assert isinstance(mode, ShowingPlan) or mode.advice
    table.tap("tool/menu")
    assert "dialog/hint" in table.ids()


def test_nobody_asks_for_a_hint_while_a_scoring_is_shown():
    table = Table(new_match(2, actions=20))
    assert table.element("hint").enabled
    table.score()
    assert not table.element("hint").enabled
    assert "hint" not in table.scene.mode.menu


def test_the_rules_are_in_the_menu_and_lead_back_to_the_same_position():
    table = Table(new_match(2, actions=20))
    before = dump(table.scene.mode.view)
    table.tap("tool/menu")
    table.tap("dialog/rules")
    assert isinstance(table.stage.top, RulebookScene)
    table.tap("rulebook/close")
    assert table.stage.top is table.scene
    assert dump(table.scene.mode.view) == before


def test_a_tap_on_the_ribbon_tells_all_of_it(lines):
    table = Table(size=(390, 844, 1))
    lines.clear()
    for gesture in (Press, Tap):
        table.stage.handle(gesture(table.scene.picture.places.layout.ribbon.center))
    table.stage.handle(Release())
    table.look()
    told = [words for words, *_ in lines]
    assert told == ["Marisol: place the hexagon", "Temple: choose a space for it"]
    assert table.notation == []


def golden(name, part):
    whole = read((RECORDS / f"{name}.json").read_text("utf-8"))
    match = TikalMatch(whole.setup)
    for action in whole.actions[: round(part * len(whole.actions))]:
        match.play(action)
    return match


@pytest.mark.parametrize(
    ("part", "said"),
    [(0.1, "Next hexagon"), (0.1, "0 of 4 scorings"), (0.9, "3 of 4 scorings")],
)
def test_the_context_tells_what_is_still_to_come(lines, part, said):
    match = golden("basic-4-6", part)
    while match.state.phase != ACT:
        match.play(rules.legal_actions(match.state)[0])
    Table(match)
    assert any(words.startswith(said) for words, *_ in lines)


def test_when_the_stack_is_gone_it_tells_what_follows(lines):
    match = golden("basic-4-6", 0.9)
    while not is_final_round(match.state):
        match.play(rules.legal_actions(match.state)[0])
    Table(match)
    told = [words for words, *_ in lines]
    assert "The last scoring" in told
    assert "The game ends after this scoring." in told


def test_a_short_game_says_that_it_ends_and_what_it_leaves_over_is_not_to_come(lines):
    match = golden("basic-2-short", 0.5)
    while not is_final_round(match.state):
        match.play(rules.legal_actions(match.state)[0])
    assert match.state.drawn < len(match.state.deck)
    table = Table(match)
    told = [words for words, *_ in lines]
    assert "The game ends after this scoring." in told
    assert "the game ends after this scoring: spend your AP" in told
    assert not [one for one in told if one.startswith("Next hexagon")]
    assert volcano_overlay(table.scene.session.view, table.scene.players, 0).rows == ()


def test_a_finished_match_goes_on_to_its_results():
    match = new_match(2, seed=9)
    while rules.legal_actions(match.state):
        match.play(rules.legal_actions(match.state)[0])
    table = Table(match)
    table.scene.resume()
    assert table.ended == [match]


def test_the_window_may_change_at_any_moment():
    table = Table()
    table.place()
    table.tap("action/enter")
    for width, height, ratio in ((390, 844, 1), (200, 100, 1), (1, 1, 1), (2560, 1600, 2)):
        table.stage.layout(Screen(width, height, ratio))
        table.look()
    assert isinstance(table.scene.mode.choice, PartyChoice)
