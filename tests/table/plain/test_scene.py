"""The plain table in a window, played by what can be touched there, with every game."""

import math
from functools import partial
from itertools import combinations
from random import Random

import pytest

from game.core.game import SetupChoices
from game.table import ids as shared
from game.table.plain.shown import END, NEXT, ActionGroup, Space
from game.table.plain.table import plain_table
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN
from game.ui import text, theme
from tests.hexes.description import HEXES
from tests.windows import Viewer

PEOPLE = tuple({"name": name, "kind": "human"} for name in ("Marisol", "Heinrich", "Ana", "Cleo"))
STARTS = [(HEXES, 2, "three"), (TIKAL, 2, "basic"), (TIKAL, 4, "auction"), (TZOLKIN, 3, "base")]
MOST_TOUCHES = 20
SIZES = [(1280, 800, 1), (390, 844, 1), (844, 390, 1), (1024, 600, 1)]
every_game = pytest.mark.parametrize("start", STARTS, ids=lambda one: f"{one[0].id}-{one[1]}")
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda one: "{}x{}".format(*one))


class Table(Viewer):
    """A match at the plain table, after so many random actions of it."""

    def __init__(self, start, actions=0, size=SIZES[0]):
        super().__init__(*size)
        game, seats, variant = start
        rules, chance = game.rules(), Random(7)
        self.ended = None
        self.plain = plain_table(game)
        self.match = rules.new_match(rules.setup(SetupChoices(PEOPLE[:seats], 0, 3, variant)))
        while len(self.match.actions) < actions:
            self.match.play(rules.random_action(self.match.state, chance))
        self.plain.open(self.stage, self.match, title=lambda: None, finished=self.finish)
        self.look()
        self.take()

    def finish(self, match):
        self.ended = match

    def take(self):
        """The device, where it is handed over."""
        for _touch in range(MOST_TOUCHES):
            if not self.ended and "hand-over/take" in self.ids():
                self.tap("hand-over/take")

    @property
    def scene(self):
        return self.stage.bottom

    @property
    def played(self):
        return [str(action) for action in self.match.actions]

    def choices(self):
        """All that can be chosen, on any page and on the board."""
        there = set()
        for _page in range(self.scene.picture.plan.pages):
            there |= {id for id in self.ids() if id.startswith(("play/", "choice/", "space/"))}
            if NEXT in self.ids():
                self.tap(NEXT)
        return there | ({END} & set(self.ids()))

    def choose(self, id):
        """Touches it, on whichever page it lies."""
        for _page in range(self.scene.picture.plan.pages):
            if id not in self.ids():
                self.tap(NEXT)
        self.tap(id)

    def check_buttons(self):
        """All but the log's lines, which are read."""
        screen = self.stage.screen
        there = [one for one in self.stage.elements() if not one.id.startswith("log/")]
        assert len(there) > 3
        for one in there:
            assert screen.safe.contains(one.rect), one
            assert min(one.rect.size) >= screen.px(theme.TOUCH), one
        for one, other in combinations(there, 2):
            assert not one.rect.colliderect(other.rect), (one, other)

    def play(self, chance):
        """Any action, touch by touch."""
        before = len(self.match.actions)
        for _touch in range(MOST_TOUCHES):
            self.choose(chance.choice(sorted(self.choices())))
            if len(self.match.actions) > before:
                break
        self.take()


@pytest.fixture(autouse=True)
def prepared(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)


def expected(mode):
    """What of a mode's options has to be found in the window, as a button or on the board."""
    options = [option.choice for row in mode.rows for option in row.options]
    return options, {option.space for row in mode.rows for option in row.options if option.space}


@every_size
@every_game
def test_every_option_lies_on_some_page_or_on_the_board(start, size):
    for actions in (0, 6, 15):
        table = Table(start, actions if start[0] is not HEXES else min(actions, 4), size)
        options, spaces = expected(table.scene.mode)
        there = table.choices()
        buttons = {id for id in there if not id.startswith("space/")} - {END}
        assert buttons <= {one.id for one in options}
        for one in options:
            assert isinstance(one, ActionGroup)
            assert one.id in there or Space(one.parts[-1]).id in there
        assert {id for id in there if id.startswith("space/")} <= {
            Space(name).id for name in table.scene.mode.lit | spaces
        }


@every_size
@every_game
def test_for_the_left_hand_all_lies_apart_too(start, size):
    table = Table(start, 2, size)
    before = table.element(shared.TOOL_UNDO).rect
    table.stage.adapt(left_handed=True, captions=False)
    table.look()
    table.check_buttons()
    undo, hint = (table.element(id).rect for id in (shared.TOOL_UNDO, shared.HINT))
    assert undo != before
    assert undo.x < hint.x


@every_size
@every_game
def test_nothing_is_cut_covered_or_too_small_for_a_finger(start, size, lines):
    table, chance = Table(start, size=size), Random(2)
    for _action in range(4):
        lines.clear()
        table.stage.layout(table.stage.screen)
        table.look()
        table.check_buttons()
        assert lines
        for words, size_in_dp, _place in lines:
            assert not words.endswith(text.ELLIPSIS), words
            assert size_in_dp >= theme.SMALLEST - 0.5, words
        table.play(chance)


@every_game
def test_a_game_goes_on_by_touches_alone_and_the_log_tells_it(start):
    table, chance = Table(start), Random(4)
    for _action in range(6):
        table.play(chance)
    rules = start[0].rules()
    again = rules.new_match(table.match.setup)
    for notation in table.played:
        again.play(rules.parse(notation))
    assert rules.audit.full_state(again.state) == rules.audit.full_state(table.match.state)
    last = len(table.match.actions) - 1
    view = rules.view(table.match.before(last), table.match.before(last).seat)
    told = str(table.scene.known.public_words(view, table.match.actions[last])).lower()
    if shared.TOOL_LOG in table.ids():
        table.tap(shared.TOOL_LOG)
    log = [one.label.lower() for one in table.stage.elements() if one.id.startswith("log/")]
    assert any(told in line for line in log)


@every_game
def test_a_hint_is_asked_for_and_leads_to_the_action(start):
    table = Table(start)
    table.tap(shared.HINT)
    for _turn in range(4000):
        if (advice := table.scene.mode.advice) and advice.decision:
            break
        table.look()
    action = table.scene.mode.advice.action
    assert action in table.scene.known.rules.engine.legal_actions(table.scene.session.view)
    assert table.played == []


@pytest.mark.parametrize("start", STARTS[1:], ids=lambda one: f"{one[0].id}-{one[1]}")
def test_what_may_be_undone_is_undone_and_done_again(start):
    table, chance = Table(start), Random(1)
    while not table.match.can_undo:
        table.play(chance)
    before = table.played
    table.tap(shared.TOOL_UNDO)
    assert table.played == before[:-1]
    table.tap(shared.TOOL_REDO)
    assert table.played == before


def test_the_end_leads_to_the_results_with_the_points_of_the_rules():
    table, chance = Table(STARTS[0]), Random(5)
    while not table.ended:
        table.play(chance)
    outcome = table.plain.outcome(table.ended)
    assert [one.score for one in outcome.standings] == table.match.state.score
    assert outcome.history.points[-1] == tuple(table.match.state.score)


@every_size
def test_a_replay_is_read_in_its_log_and_leaves_no_hole_in_the_head(size):
    table = Table(STARTS[0], 5, size)
    again, left = table.plain.replays, []
    course = again.history(table.match)
    leave, play_on = partial(left.append, "left"), left.append
    table.stage.go(again.open(table.stage, table.match, course, leave=leave, play_on=play_on))
    table.look()
    table.tap("replay/step")
    assert table.scene.picture.ribbon.right + 10 >= table.element("replay/leave").rect.x
    if table.scene.log.rect.w:
        assert table.element("log/0").label.startswith("Marisol: ")
    table.check_buttons()


@every_size
def test_numbers_of_what_was_done_cover_no_name_of_a_space(size, lines):
    table = Table(STARTS[0], 3, size)
    lines.clear()
    table.tap("space/c3")
    for _turn in range(MOST_TOUCHES):
        table.look()
    places = {words: place for words, _size, place in lines if words in {"1", "c2", "b3", "c3"}}
    assert set(places) >= {"1", "c2", "c3"}
    number = places.pop("1").inflate(8, 8)
    assert number.collidelist(list(places.values())) == -1
