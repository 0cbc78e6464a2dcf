"""What a finger finds and what can be read at a table of five with all options, in every window."""

from collections import Counter

import pytest

from game.table.things import Seat
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.data.board import GEARS, HIGHEST_ACTION
from game.tzolkin.table.board import plates, track_cells, wheels
from game.tzolkin.table.foresight.food_day import account
from game.tzolkin.table.panels import panel
from game.tzolkin.table.panels.panel import Panel
from game.tzolkin.table.panels.seat_card import goods_of
from game.tzolkin.words import names
from game.ui import text
from game.ui.input import Press, Release, Tap
from game.ui.screen import Screen
from tests.sizes import EVERY_WINDOW, EXPLAINS, PLAYS, too_small_to_read, too_small_to_touch
from tools.gallery.tzolkin import SCENES, at
from tools.gallery.tzolkin import table as in_game
from tools.gallery.visit import visit
from tools.gallery.windows import LAYOUTS

EVERY = {**LAYOUTS, "1024x600@1": Screen(1024, 600)}
BROAD = ("2560x1440@1", "1920x1080@1", "1600x900@1")
SEATS = range(5)
RIM, NARROW = (5, 8), 62
"""Between a card's edge and what is written on it, in dp, on cards narrower than that and others:
its rim lies there."""
FULL = {
    "technology-5": in_game("tpnq-5-eager-111", 0.4, at(phases.TECH, 3)),
    "worker-5": in_game("tpnq-5-eager-111", 0.2, at(phases.WORKER, 3)),
    "temple-5": in_game("tpnq-5-eager-111", 0.4, at(phases.TEMPLE, 3)),
    **{name: SCENES[name] for name in ("keeping-5", "turn-5", "placing-5", "building-5")},
    "look-end-5": SCENES["look-end-5"],
}
"""Every kind of panel, with five seats."""
LOW = 400
"""In windows whose shorter side has fewer dp, unrolled rows share what height there is: their
figures, and how large their cells are, are told in docs/tzolkin-table.md."""
TWICE = 35
"""The least width in dp of each of two prices on neighbouring teeth, which lie no farther apart:
tribe T10 places on a gear's second space too."""


@pytest.fixture(scope="module")
def table():
    """The table of five in a window, as it is shown first."""
    opened = {}

    def open_table(window):
        if window not in opened:
            with text.record_drawn_lines() as lines:
                shown = visit(SCENES["turn-5"], EVERY[window])
            opened[window] = shown, lines
        shown, lines = opened[window]
        return shown, shown.stage.bottom, lines

    return open_table


def told_in(lines, place):
    """The figures that are drawn in a place, and how often."""
    return Counter(line.shown for line in lines if place.contains(line.box))


def goods_told(state, seat, lines, place):
    """True if all goods of a seat, and its points, are told in a place."""
    wanted = Counter(str(count) for _sign, count in goods_of(state, seat))
    wanted[str(state.score[seat]).replace("-", "−")] += 1
    return wanted <= told_in(lines, place)


def touch(shown, pos):
    with text.record_drawn_lines() as lines:
        for gesture in (Press(pos), Tap(pos), Release()):
            shown.stage.handle(gesture)
        shown.look()
    return lines


@pytest.mark.parametrize("window", EVERY)
def test_the_goods_of_every_seat_are_seen_or_one_tap_away(window, table):
    shown, scene, lines = table(window)
    parts, state = scene.picture.parts, scene.picture.shown.seen.state
    for seat in SEATS:
        card = parts.place_of(Seat(seat))
        if not goods_told(state, seat, lines, card):
            assert "seat" in scene.picture.places.drawers
            told = touch(shown, card.center)
            assert goods_told(state, seat, told, parts.part_rects["seat"])


@pytest.mark.parametrize("window", EVERY)
def test_ones_own_goods_are_always_seen(window, table):
    _shown, scene, lines = table(window)
    there, seen = scene.picture.parts.part_rects, scene.picture.shown.seen
    rows = [there[name] for name in ("seats", "goods") if name in there]
    assert goods_told(seen.state, seen.seat, lines, rows[0].unionall(rows))


@pytest.mark.parametrize("window", EVERY)
def test_what_one_needs_on_the_next_food_day_is_seen_beside_what_one_has(window, table):
    _shown, scene, lines = table(window)
    there, seen = scene.picture.parts.part_rects, scene.picture.shown.seen
    own = account(seen.state, seen.seat)
    told = f"{own.has + own.harvest.corn}/{own.needs}"
    if scene.picture.parts.unrolled:
        assert told_in(lines, there["goods"])[told] == 1
    else:
        assert told in {line.shown for line in lines}
        assert not [line for line in lines if line.cut and "/" in line.meant]


@pytest.mark.parametrize("window", EVERY)
def test_figures_keep_clear_of_the_rim_of_their_seats_card(window, table):
    _shown, scene, lines = table(window)
    parts, px = scene.picture.parts, EVERY[window].px
    cards = [parts.place_of(Seat(seat)) for seat in SEATS]
    told = [(card, line) for card in cards for line in lines if card.contains(line.box)]
    assert len(told) >= 3 * len(cards)
    for card, line in told:
        margin = px(RIM[card.w >= px(NARROW)])
        assert card.inflate(-2 * margin, 0).contains(line.box), line


@pytest.mark.parametrize("window", EVERY)
def test_every_gear_is_named_where_the_train_is_seen(window, table):
    _shown, scene, lines = table(window)
    if scene.picture.parts.unrolled:
        return
    told = {word for line in lines for word in line.shown.split()}
    for gear in range(len(GEARS)):
        assert set(str(names.gear(gear)).split()) <= told


@pytest.mark.parametrize("window", BROAD)
def test_in_a_broad_window_what_was_done_lies_beside_the_table(window, table):
    shown, scene, _lines = table(window)
    screen, places = EVERY[window], scene.picture.places
    assert places.log.w >= screen.px(220)
    assert places.log.h >= screen.px(500)
    others = [places.board, places.tray, places.ribbon, *places.parts.values(), places.info]
    assert places.log.collidelist(others) == -1
    assert any(one.role == "option" for one in shown.stage.elements())


@pytest.fixture
def rows(monkeypatch):
    """What is written in the cells of unrolled rows; no picture is kept from before."""
    told, paint = [], track_cells._painted

    def painted(*about):
        with text.record_drawn_lines() as lines:
            picture = paint(*about)
        told.extend(lines)
        return picture

    monkeypatch.setattr(track_cells, "_painted", painted)
    for kept in (track_cells._kept, panel._kept, plates._kept, wheels._kept):
        kept.clear()
    return told


def is_low(screen):
    return min(screen.safe.size) < LOW * screen.scale


def explains(element):
    """Seats tell what they own; a line of the log shows on the board what was done."""
    return element.role == "option" or element.id.startswith("seat/")


def on_the_table(elements):
    """What is touched there and has no card in the tray that does the same; two prices on
    neighbouring teeth apart."""
    ids = {one.id for one in elements}
    cards = [id for id in ids if id.startswith("card/")]
    alone = [
        one
        for one in elements
        if one.role == "gridcell" and not any(id.endswith(f"/{one.id}") for id in cards)
    ]
    gears = [id.removeprefix("gear/") for id in ids if id.startswith("gear/")]
    second = {f"space/{gear}/1" for gear in gears} & ids
    twice = second | {id.replace("space", "gear").removesuffix("/1") for id in second}
    return [one for one in alone if one.id not in twice], [one for one in alone if one.id in twice]


def too_small_to_ask(parts, screen):
    """What is too small to be found and explained, with its half of the gap around it."""
    placed = [part for part in parts._shown.values() if isinstance(part, Panel)]
    there = [(thing, rect) for part in placed for thing, rect in part.places.items()]
    least = screen.px(EXPLAINS) - 2 * screen.px(1)
    found = [thing for thing, rect in there if min(rect.size) < least]
    if parts.unrolled and parts.board.enlarged is None:
        layout, half = parts.board.layout, screen.px(EXPLAINS) // 2
        for tooth in (
            (gear, n) for gear, count in enumerate(HIGHEST_ACTION) for n in range(count + 1)
        ):
            x, y = layout.cell(*tooth).center
            about = [(x, y - half + 1), (x, y + half - 1), (x - half + 1, y), (x + half - 1, y)]
            found += [tooth for spot in about if layout.tooth_at(spot) != tooth]
    return found


@pytest.mark.parametrize("window", EVERY_WINDOW)
@pytest.mark.parametrize("name", FULL)
def test_a_finger_finds_everything_and_every_figure_can_be_read(name, window, rows):
    screen = LAYOUTS[window]
    with text.record_drawn_lines() as lines:
        stage = visit(FULL[name], screen).stage
    elements = stage.elements()
    single, twice = on_the_table(elements)
    least = (EXPLAINS, EXPLAINS) if is_low(screen) else (PLAYS, TWICE)
    buttons = [one for one in elements if one.role != "gridcell"]
    assert too_small_to_touch(buttons, screen, explains) == []
    for there, side in zip((single, twice), least, strict=True):
        assert [one for one in there if min(one.rect.size) < screen.px(side)] == []
    if is_low(screen):
        for line in rows:
            lines.remove(line)
    assert too_small_to_read(lines, screen) == []
    if hasattr(stage.bottom, "picture"):
        assert too_small_to_ask(stage.bottom.picture.parts, screen) == []
