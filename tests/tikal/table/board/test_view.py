"""The board's picture: it shows the position, and is remade only when something changed."""

import pygame
import pytest

from game.table.things import CHOSEN, LIT, ThingState
from game.tikal import rules
from game.tikal.rules.actions import ENTER, WORKER, PlaceTile
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.rules.setup import MINI
from game.tikal.rules.state import NONE
from game.tikal.table.board import BoardView, ground, parchment, pieces, tiles
from game.tikal.table.board.geometry import Layout
from game.tikal.table.shown.shown import BoardLook, BoardShown, Preview, Pulse
from game.tikal.table.things import SPACE, space_of
from game.ui import theme
from game.ui.painting import surfaces
from game.ui.screen import Canvas, Screen
from tests.tikal.table.board.conftest import played

MARKS = ("red", "blue", "yellow", "white")
RECT = pygame.Rect(12, 12, 984, 676)
SCREENS = [
    (Screen(1280, 800), RECT),
    (Screen(1024, 768), pygame.Rect(10, 10, 790, 640)),
    (Screen(390, 844), pygame.Rect(8, 66, 374, 290)),
    (Screen(780, 1688, ratio=2), pygame.Rect(16, 132, 748, 580)),
    (Screen(200, 100), pygame.Rect(2, 2, 90, 60)),
]


def view_of(state, screen=SCREENS[0][0], rect=RECT):
    view = BoardView(screen, rect, MARKS)
    view.show(BoardShown(view=state))
    return view


def draw(view, canvas, **lit):
    """What it shows, with nothing lit but this."""
    shown = view._shown
    if lit or shown != BoardShown(view=shown.view):
        shown = BoardShown(view=shown.view, **lit)
    view.paint(canvas, shown)


def picture(view, canvas, **lit):
    canvas.surface.fill((0, 0, 0))
    draw(view, canvas, **lit)
    return canvas.surface.copy()


def changed(before, after):
    """The rectangle in which two pictures differ; None where they are equal."""
    mask = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), after)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else None


@pytest.mark.parametrize(("screen", "rect"), SCREENS)
@pytest.mark.parametrize(("seats", "actions"), [(2, 40), (3, 150), (4, 300)])
def test_every_explored_hexagon_is_drawn_over_the_map(screen, rect, seats, actions):
    state = played(seats, actions, seed=actions)
    canvas = Canvas(pygame.Surface((screen.width, screen.height)).convert(), screen)
    view = view_of(state, screen, rect)
    draw(view, canvas)
    map_only = Canvas(pygame.Surface(rect.size).convert(), screen)
    layout = view.layout
    local = Layout(layout.x - rect.x, layout.y - rect.y, layout.width)
    parchment.draw_map(map_only, local, view.camera.whole)
    for space in range(SPACES):
        if state.hexagon[space] != NONE:
            box = view.rect_of(space)
            here = pygame.transform.average_color(canvas.surface, box)
            below = pygame.transform.average_color(map_only.surface, box.move(-rect.x, -rect.y))
            assert here[0] < below[0] - 15, "green is darker than parchment"
    assert canvas.surface.get_at((rect.right + 1, rect.bottom + 1))[:3] == (0, 0, 0)


@pytest.mark.parametrize(("screen", "rect"), SCREENS)
def test_only_the_spaces_in_play_fill_the_view(screen, rect):
    view, whole = (BoardView(screen, rect, MARKS, area) for area in (MINI.area, range(SPACES)))
    assert view.camera.fit_zoom > whole.camera.fit_zoom * 1.2
    assert all(rect.contains(view.rect_of(space)) for space in MINI.area)
    assert all(rect.contains(whole.rect_of(space)) for space in range(SPACES))


@pytest.fixture
def painted(monkeypatch):
    """How many pieces of the ground, or bands of the whole, have been painted."""
    made = []
    draw = parchment.draw_map
    monkeypatch.setattr(parchment, "draw_map", lambda *a: (made.append(1), draw(*a)))
    return made


def test_the_ground_is_painted_only_for_new_hexagons(canvas, painted):
    state = played(3, 60, seed=2)
    view = view_of(state)
    draw(view, canvas)
    pieces = len(painted)
    view.show(BoardShown(view=state.copy()))
    draw(view, canvas)
    draw(view, canvas, things={SPACE[3]: LIT, SPACE[4]: LIT})
    assert len(painted) == pieces
    space = next(one for one in range(SPACES) if state.value[one])
    state.value[space] += 1
    view.show(BoardShown(view=state))
    draw(view, canvas)
    assert 0 < len(painted) - pieces < len(view._ground._afar_keys) / 2


def test_a_board_that_is_painted_whole_has_every_hexagon_painted_once(canvas, monkeypatch):
    state, drawn, paint = played(3, 150, seed=2), [], tiles._draw_ground

    def noted(canvas, state, space, *where):
        drawn.append(space)
        paint(canvas, state, space, *where)

    monkeypatch.setattr(tiles, "_draw_ground", noted)
    draw(view_of(state), canvas)
    assert sorted(drawn) == [one for one in range(SPACES) if state.hexagon[one] != NONE]


def test_pieces_look_as_the_whole_does(canvas):
    """They are laid on it where hexagons change."""
    view = view_of(played(3, 150, seed=2))
    whole = picture(view, canvas)
    painter = ground._Painter(view._canvas(), view._shown.view, view.camera)
    afar, (first, *others) = pygame.Surface(RECT.size), painter.places()
    view._ground._afar, view._ground._afar_keys = afar, {first: painter.key(first)}
    view._key = None
    pieced = picture(view, canvas)
    for place in others:
        box = pygame.Rect(painter.corner(place), (painter.side, painter.side))
        box = box.move(RECT.topleft).clip(RECT)
        colours = (pygame.transform.average_color(one, box) for one in (whole, pieced))
        assert max(abs(a - b) for a, b in zip(*colours, strict=True)) <= 1


def test_pieces_of_the_whole_board_are_not_kept_beside_it(canvas):
    """Position after position they would drive out all that is drawn again."""
    for moves in (20, 40, 60):
        view = view_of(played(3, moves, seed=2))
        draw(view, canvas)
        assert not len(view._ground._pieces)


def test_pieces_outlast_what_they_are_painted_from(painted):
    """Where not all of it has room, nothing is painted twice."""
    screen, rect = Screen(2360, 1640, ratio=2), pygame.Rect(20, 120, 1821, 1300)
    view = view_of(played(3, 150, seed=2), screen, rect)
    canvas = Canvas(pygame.Surface((screen.width, screen.height)).convert(), screen)
    view.camera.zoom_at(rect.center, 4.0)
    surfaces.set_budget_for_window((1600, 1200))
    for _part in view.prepare(canvas, view._shown):
        pass
    pieces = len(painted)
    draw(view, canvas)
    assert not view.pending
    assert len(painted) == pieces


def test_a_zoomed_board_is_stretched_at_once_and_sharp_when_it_rests(canvas, painted, monkeypatch):
    view = view_of(played(3, 60, seed=2))
    draw(view, canvas)
    from_afar = len(painted)
    view.camera.zoom_at((500, 300), 1.5)
    draw(view, canvas)
    assert view.pending
    assert len(painted) == from_afar, "nothing is painted while the fingers move"
    stretched = picture(view, canvas)
    monkeypatch.setattr(theme, "PAINTING_SLICE", 0.0)
    monkeypatch.setattr(theme, "ZOOM_RESTS", 0.0)
    for _frame in range(100):
        draw(view, canvas)
        if not view.pending:
            break
    assert not view.pending
    assert changed(stretched, picture(view, canvas))
    sharp = len(painted)
    view.camera.pan(-20, -10)
    view.camera.pan(20, 10)
    draw(view, canvas)
    assert len(painted) == sharp


def test_nothing_is_made_while_the_fingers_move(canvas, painted, monkeypatch):
    widths = []
    monkeypatch.setattr(pieces, "draw_standing", lambda *given: widths.append(given[3]))
    view = view_of(played(3, 60, seed=2))
    draw(view, canvas)
    from_afar = len(painted)
    for factor in (1.2, 1.2, 1.2, 0.9):
        view.camera.zoom_at((500, 300), factor)
        draw(view, canvas)
    assert len(painted) == from_afar
    assert set(widths) == {view.camera.fit_zoom}


def test_the_sharp_picture_comes_as_a_whole(canvas, monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", 0.0)
    monkeypatch.setattr(theme, "ZOOM_RESTS", 0.0)
    view = view_of(played(3, 60, seed=2))
    draw(view, canvas)
    view.camera.zoom_at((500, 300), 1.5)
    pictures = [picture(view, canvas)]
    while view.pending:
        pictures.append(picture(view, canvas))
    assert len(pictures) > 10
    assert not any(changed(pictures[0], one) for one in pictures[:-1])
    assert changed(*pictures[-2:])


def test_what_happens_while_the_zoom_changes_is_seen(canvas):
    state = played(2, 1, seed=5)
    view = view_of(state)
    draw(view, canvas)
    view.camera.zoom_at(view.layout.centre(BASE_CAMP_SPACE), 1.3)
    before = picture(view, canvas)
    rules.apply(state, ENTER[WORKER][BASE_CAMP_SPACE])
    view.show(BoardShown(view=state))
    assert view.rect_of(BASE_CAMP_SPACE).collidepoint(changed(before, picture(view, canvas)).center)


@pytest.mark.parametrize(("first", "then"), [(1.0, 2.0), (1.0, 1.05), (2.5, 0.5), (2.5, 1.2)])
def test_a_stretched_board_looks_like_the_sharp_one(canvas, monkeypatch, first, then):
    """Each thing is where it will be, whatever it is stretched from."""
    monkeypatch.setattr(theme, "ZOOM_RESTS", 0.0)
    monkeypatch.setattr(theme, "PREPARING_SLICE", 60.0)
    view = view_of(played(4, 300, seed=9))
    view.camera.zoom_at((300, 200), first)
    draw(view, canvas)
    view.camera.zoom_at((500, 300), then)
    monkeypatch.setattr(theme, "ZOOM_RESTS", 60.0)
    blurred = picture(view, canvas)
    monkeypatch.setattr(theme, "ZOOM_RESTS", 0.0)
    sharp = picture(view, canvas)
    assert not view.pending
    one, other = (
        pygame.surfarray.array3d(pygame.transform.box_blur(shot, 4)).astype(int)
        for shot in (blurred, sharp)
    )
    assert changed(blurred, sharp)
    assert abs(one - other).mean() < 4


@pytest.mark.parametrize("zoom", [1.0, 2.3])
def test_pieces_fit_together(canvas, zoom, monkeypatch):
    """The picture in pieces is the one in one piece, but for what cannot be seen."""
    state = played(4, 300, seed=9)
    pictures = []
    for side in (64, 512):
        monkeypatch.setattr(ground, "_SIDE", side)
        monkeypatch.setattr(theme, "PAINTING_SLICE", 60.0)
        monkeypatch.setattr(theme, "ZOOM_RESTS", 0.0)
        view = view_of(state)
        view.camera.zoom_at((500, 300), zoom)
        draw(view, canvas)
        draw(view, canvas)
        assert not view.pending
        pictures.append(picture(view, canvas))
    small, whole = (pygame.surfarray.array3d(one).astype(int) for one in pictures)
    assert abs(small - whole).mean() < 1
    assert (abs(small - whole).max(axis=2) > 24).mean() < 0.002


def test_a_change_of_the_position_shows_where_it_happened(canvas):
    state = played(2, 1, seed=5)
    view = view_of(state)
    before = picture(view, canvas)
    rules.apply(state, ENTER[WORKER][BASE_CAMP_SPACE])
    assert changed(before, picture(view, canvas)) is None, "the view keeps what it was shown"
    view.show(BoardShown(view=state))
    box = changed(before, picture(view, canvas))
    assert view.rect_of(BASE_CAMP_SPACE).contains(box)
    assert box.collidepoint(view.foot(BASE_CAMP_SPACE, state.seat))


@pytest.mark.parametrize(
    "lit",
    [
        {"things": {SPACE[INDEX["e3"]]: LIT}},
        {"things": {SPACE[INDEX["e3"]]: CHOSEN}},
        {"things": {SPACE[INDEX["e3"]]: ThingState(lit=True, cost=4)}},
        {"look": BoardLook(last_action=(INDEX["e3"],))},
        {"look": BoardLook(pulse=Pulse(INDEX["e3"], 6, 1))},
    ],
)
def test_what_is_lit_shows_around_its_space_only(canvas, lit):
    view = view_of(played(4, 1, seed=3))
    before = picture(view, canvas)
    box = changed(before, picture(view, canvas, **lit))
    around = view.rect_of(INDEX["e3"])
    assert around.inflate(around.w // 6, around.h // 4).contains(box)
    assert box.w > around.w * 0.8
    assert changed(before, picture(view, canvas)) is None


def test_a_hexagon_in_hand_is_laid_for_a_look_with_its_costs(canvas):
    state = played(2, 0, seed=4)
    action = next(a for a in rules.legal_actions(state) if isinstance(a, PlaceTile))
    view = view_of(state)
    before = picture(view, canvas)
    preview = Preview(action.space, state.hand, action.rotation, {0: 2})
    shown = picture(view, canvas, look=BoardLook(preview=preview))
    x, y = view.side_at(action.space, 0)
    assert changed(before, shown).collidepoint(view.layout.centre(action.space))
    assert shown.get_at((round(x), round(y) + 3)) != before.get_at((round(x), round(y) + 3))


def test_a_route_is_drawn_from_the_first_to_the_last_space(canvas):
    view = view_of(played(2, 0, seed=4))
    before = picture(view, canvas)
    route = [INDEX["a5"], INDEX["b4"], INDEX["c4"]]
    box = changed(before, picture(view, canvas, look=BoardLook(path=route)))
    assert box.collidepoint(view.layout.centre(INDEX["b4"]))
    assert box.right < view.layout.centre(INDEX["c4"])[0] + view.layout.width / 8


def test_spaces_are_picked_after_panning_and_zooming_but_not_beside_the_board():
    view = view_of(played(2, 0, seed=1))
    view.camera.zoom_at((300, 300), 2)
    view.camera.pan(-40, 25)
    seen = [s for s in range(SPACES) if view.rect.collidepoint(view.layout.centre(s))]
    assert seen
    assert all(space_of(view.pick(view.layout.centre(space))) == space for space in seen)
    assert view.pick((RECT.right + 5, 300)) is None


def test_resizing_keeps_what_is_seen():
    view = view_of(played(2, 0, seed=1))
    view.lay_out(Screen(390, 844), pygame.Rect(8, 66, 374, 290))
    assert view.seen.compact
    assert view.camera.fitted
    assert view.rect == (8, 66, 374, 290)


def test_marks_for_every_seat_and_a_position_are_needed(canvas):
    with pytest.raises(ValueError, match="4 seats need as many marks"):
        BoardView(Screen(1280, 800), RECT, MARKS[:3]).show(BoardShown(view=played(4, 0, seed=1)))
    with pytest.raises(RuntimeError, match="show"):
        draw(BoardView(Screen(1280, 800), RECT, MARKS), canvas)
