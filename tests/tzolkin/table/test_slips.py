"""Double taps, and taps along in one spot: of what plays on the gears, in the tray and by buttons
nothing is done twice, and nothing by a tap that was aimed at something else."""

import random

import pytest

from game.settings.store import Pace, Settings, save_settings
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.data.board import ALL_TEETH
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import TURN
from game.tzolkin.table.foresight import placing as foresight
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.things import Gear, Plate, Space
from game.ui import theme
from game.ui.input import Key, Press, Release, Tap
from tests.slipping import SERIES, Slipping
from tests.windows import Viewer

ME = "human"
COMPUTER = "ai:novice"
WHOLE = Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)
WIDE, PHONE, TABLET = (1280, 800, 1), (390, 844, 1), (820, 1180, 1)
PLACED = "place palenque"


def turn(state):
    """Somebody is to place or pick up."""
    return state.phase == TURN


def rich(state):
    """He can place three workers."""
    return turn(state) and state.corn[state.seat] >= 6 and state.workers_in_hand[state.seat] >= 3


class Table(Slipping, Viewer):
    """A table at which people play, and perhaps computers."""

    onward = ("card/", "do", "end-turn", "go-on", "watch/", "hand-over")
    elsewhere = ("dialog/", "note", "hint", "look", "log", "tool/menu", "tool/log")

    def __init__(self, kinds, options=None, size=WIDE, hand_over=False, *, begins=turn):
        """In a game of its own, from the first such position on."""
        players = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
        self.match = TzolkinMatch(new_setup(players, 0, 5, options or Options()))
        chance = random.Random(1)
        while not begins(self.match.state):
            self.match.play(chance.choice(legal_actions(self.match.state)))
        save_settings(Settings(pace=Pace.INSTANT))
        super().__init__(*size)
        self.chance, self.ended = random.Random(len(kinds)), []
        self.scene = TableScene(
            self.stage, self.match, title=lambda: None, finished=self.ended.append
        )
        self.scene.session.hands_over = hand_over
        self.stage.go(self.scene)
        self.scene.resume()
        self.rest()

    def lit(self, able):
        return [one for one in able if one.role == "gridcell"]

    def spot_in(self, element):
        """Somewhere on it, at its rim too."""
        x, y, wide, high = element.rect
        return x + self.chance.randrange(wide), y + self.chance.randrange(high)

    def played_by(self, *taps):
        """What taps at these spots play, 0.3 s apart."""
        played = []
        for spot in taps:
            played += map(str, self.played(spot))
            self.wait(0.25)
        return played

    def middle(self, thing):
        return self.scene.picture.parts.place_of(thing).center


long = pytest.mark.long(minutes=0.5)


@pytest.mark.parametrize(
    ("kinds", "options", "size", "hand_over"),
    [
        ((ME, ME), None, WIDE, False),
        ((ME, ME, ME), WHOLE, PHONE, True),
        ((ME, COMPUTER, COMPUTER), None, PHONE, False),
        pytest.param((ME, ME, ME, ME), WHOLE, TABLET, False, marks=long),
        pytest.param((ME, ME, ME, ME, ME), WHOLE, WIDE, True, marks=long),
    ],
)
def test_of_taps_in_one_spot_only_the_first_may_play(kinds, options, size, hand_over):
    table = Table(kinds, options, size, hand_over)
    for _series in range(SERIES):
        if table.ended:
            break
        table.rest()
        aimed, again = table.series()
        assert all(not lines for lines, _there in again), (aimed, again)
    assert len(table.match.actions) >= SERIES // 4


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_second_worker_is_placed_by_a_tap_after_a_moment(size):
    table = Table((ME, ME), size=size, begins=rich)
    for _worker in range(2):
        spot = table.element("gear/palenque").rect.center
        assert table.played_by(spot, spot) == [PLACED]
        table.rest()
    assert [str(action) for action in table.match.actions[-2:]] == [PLACED, PLACED]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_two_gears_are_touched_as_fast_as_one_likes(size):
    table = Table((ME, ME), size=size, begins=rich)
    spots = [table.element(f"gear/{gear}").rect.center for gear in ("palenque", "tikal")]
    assert table.played_by(*spots) == [PLACED, "place tikal"]


def test_a_key_struck_twice_places_one_worker():
    table = Table((ME, ME), begins=rich)
    begun = len(table.match.actions)
    for _stroke in range(2):
        table.stage.handle(Key("1"))
        table.wait(0.3)
    assert len(table.match.actions) == begun + 1
    table.wait(theme.SETTLE_BINDING)
    for name in ("1", "3"):
        table.stage.handle(Key(name))
        table.wait(0.1)
    assert len(table.match.actions) == begun + 3


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_tap_beside_the_price_only_explains(size):
    table = Table((ME, ME), size=size, begins=rich)
    picture = table.scene.picture
    priced = set(table.scene.mode.seen.prices)
    beside = [Space(tooth) for tooth in range(ALL_TEETH) if Space(tooth) not in priced]
    beside += [Plate(gear, number) for gear in range(5) for number in range(1, 8)]
    begun = len(table.match.actions)
    for thing in beside:
        place = picture.parts.place_of(thing)
        if place and not any(one.takes(place.center, picture.parts) for one in picture.targets()):
            assert table.played_by(place.center) == [], thing
    assert len(table.match.actions) == begun


def test_a_tap_on_the_middle_of_a_gear_places_a_worker_there_once():
    table = Table((ME, ME), begins=rich)
    spot = table.middle(Gear(0))
    assert table.played_by(spot, spot) == [PLACED]


def test_a_tap_on_the_free_end_of_a_row_places_a_worker_on_its_gear():
    table = Table((ME, ME), size=PHONE, begins=rich)
    row = table.scene.picture.parts.tracks.layout.rest(4)
    assert table.played_by(row.center) == ["place chichen"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_held_a_price_is_explained_and_nothing_placed(size):
    table = Table((ME, ME), size=size, begins=rich)
    begun = len(table.match.actions)
    spot = table.element("gear/palenque").rect.center
    table.stage.handle(Press(spot))
    table.wait(theme.HOLD + 0.2)
    assert "Palenque" in table.scene._explaining.shown.words
    for gesture in (Tap(spot), Release()):
        table.stage.handle(gesture)
    assert len(table.match.actions) == begun


def test_on_a_phone_a_tap_on_a_cell_is_answered_by_a_card():
    table = Table((ME, ME), size=PHONE, begins=rich)
    spot = table.middle(Plate(2, 4))
    assert table.played_by(spot) == []
    shown = table.scene._explaining.shown
    assert "Tikal\u00a04" in str(shown.words)
    assert shown.rule == "tikal"


def test_a_price_that_cannot_be_paid_says_what_is_lacking():
    def poor(state):
        prices = foresight.prices(state) if turn(state) else {}
        return any(price.lacking for price in prices.values())

    table = Table((ME, ME), begins=poor)
    state = table.match.state
    dear = next(
        one
        for one, price in foresight.prices(state).items()
        if price.lacking and isinstance(one, Space)
    )
    begun = len(table.match.actions)
    table.tap_at(table.middle(dear))
    assert "corn" in table.stage.toasts.current_text
    assert len(table.match.actions) == begun
