"""Everything on the table is explained, with what it costs now."""

from itertools import product

import pygame
import pytest

from game.table.players import Player
from game.table.things import Seat
from game.tzolkin.rules.data.board import (
    ALL_TEETH,
    FOOD_DAYS,
    FOOD_TEETH,
    GEARS,
    HIGHEST_ACTION,
    HIGHEST_BONUS,
    KINDS,
    TEMPLES,
    TOP_STEP,
    TRACKS,
)
from game.tzolkin.rules.data.expansion import PROPHECIES, TRIBES
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.effects import steps
from game.tzolkin.rules.rounds import worker_meals
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining import Viewer, explain, screen_reader_label
from game.tzolkin.table.explaining.panels import explain_owned
from game.tzolkin.table.foresight.ahead import state_in_days as turned
from game.tzolkin.table.panels import words_fit
from game.tzolkin.table.things import (
    Ahead,
    BuildingTile,
    Calendar,
    Cube,
    Gear,
    MonumentTile,
    Plate,
    ProphecyTile,
    QuickSpaces,
    Space,
    StartSpace,
    Technology,
    Temple,
    Thing,
    TribeTile,
    WealthTile,
)
from game.tzolkin.words import goods
from game.ui import i18n, text
from game.ui.input import Tap
from game.ui.screen import Canvas
from game.ui.sentence import Words
from tests.tzolkin.rules.positions import display, force, own, picked, play, position, stand, tooth
from tests.tzolkin.table.foresight.positions import game_of, positions
from tests.tzolkin.words.test_words import is_for_people
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES
from tools.gallery.windows import WINDOWS

PLAYERS = [Player(name, "red") for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]
THINGS: list[Thing] = [
    StartSpace(),
    QuickSpaces(),
    Calendar(),
    *map(Gear, range(len(GEARS))),
    *map(Space, range(ALL_TEETH)),
    *(Plate(gear, n) for gear in range(len(GEARS)) for n in range(1, HIGHEST_ACTION[gear] + 2)),
    *map(Ahead, range(4)),
    *map(Temple, range(len(TEMPLES))),
    *(
        Temple(temple, step)
        for temple in range(len(TEMPLES))
        for step in range(TOP_STEP[temple] + 1)
    ),
    *map(Technology, range(len(TRACKS))),
    *(Technology(track, level) for track in range(len(TRACKS)) for level in range(5)),
    *map(BuildingTile, range(len(BUILDINGS))),
    *map(MonumentTile, range(len(MONUMENTS))),
    *map(WealthTile, range(len(WEALTH))),
    *map(TribeTile, range(1, len(TRIBES) + 1)),
    *map(ProphecyTile, range(1, len(PROPHECIES) + 1)),
    *map(Seat, range(2)),
    *map(Cube, range(len(KINDS))),
]


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_everything_is_explained_at_any_time(first: int) -> None:
    for state in positions(first, 4, 0.01):
        for seat, ahead in product(range(2), (-1, 0)):  # while the gears turn, too
            asked = Viewer(state, seat, PLAYERS, ahead)
            for thing in THINGS:
                told = str(explain(asked, thing).words)
                assert is_for_people(told), (thing, told)


@pytest.mark.parametrize("language", i18n.languages())
def test_no_explanation_says_its_name_twice(language: str) -> None:
    i18n.use(language)
    asked = Viewer(position(), 0, PLAYERS)
    explained = [explain(asked, thing) for thing in THINGS]
    again = [one.name for one in explained for told in one.lines if begins(told, one.name)]
    i18n.use("en")
    assert again == []


def begins(told: Words, name: Words) -> bool:
    return str(told).startswith(f"{name}") and not str(told)[len(str(name)) :][:1].isalnum()


def told(state: State, thing: Thing, seat: int = 0) -> list[str]:
    return str(explain(Viewer(state, seat, PLAYERS), thing).words).split("\n")


def test_a_gear_says_what_the_next_worker_costs() -> None:
    state = play(own(position(), corn=2), "place tikal", "place tikal")
    assert told(state, Gear(2))[-1] == "The next worker costs 4 corn here. You lack 4 corn."
    assert told(state, Gear(2), seat=1)[-1] == "Technologies, buildings and monuments."


def test_a_screen_reader_says_who_stands_where_and_what_it_costs() -> None:
    state = stand(stand(own(position(), corn=4), "tikal 0"), "tikal 1", "tikal 3", seat=1)
    said = str(screen_reader_label(Viewer(state, 0, PLAYERS), Gear(2)))
    assert said == "Tikal: 0 you, 1 Ben, 3 Ben. The next worker costs 2 corn here."
    mine = screen_reader_label(Viewer(state, 0, PLAYERS), Space(tooth("tikal 0")))
    assert str(mine) == "Your worker on Tikal\u00a00"
    temple = screen_reader_label(Viewer(state, 0, PLAYERS), Temple(0))
    assert str(temple) == "Chaac: you are on the step of 0 points"
    assert str(screen_reader_label(Viewer(state, 0, PLAYERS), BuildingTile(0))) == (
        "farm (1 worker eats nothing), costs 1 wood"
    )


def test_a_worker_says_what_comes_of_waiting() -> None:
    state = stand(own(position(), corn=5), "yaxchilan 4")
    state.skulls_left = 0
    words = told(state, Space(tooth("yaxchilan 4")))
    assert [line.replace("\u00a0", " ") for line in words] == [
        "Yaxchilan 4",
        "Take 1 crystal skull.",
        "Ada's worker: pushed off without an action in 4 days.",
        "Today: Yaxchilan 1 (3 corn), Yaxchilan 2 (2 corn), Yaxchilan 3 (1 corn).",
        "In 1 day: Yaxchilan 1 (4 corn), Yaxchilan 2 (3 corn), Yaxchilan 3 (2 corn), Yaxchilan 5.",
        "In 2 days: Yaxchilan 1, Yaxchilan 2, Yaxchilan 3, Yaxchilan 5.",
        "In 3 days: Yaxchilan 1, Yaxchilan 2, Yaxchilan 3, Yaxchilan 5.",
    ]


def test_on_the_last_day_a_worker_stays_to_the_end() -> None:
    state = stand(own(position(), corn=5), "yaxchilan 3")
    state.days_passed = FOOD_TEETH[-1]
    (stays, today) = told(state, Space(tooth("yaxchilan 3")))[2:]
    assert stays == "Ada's worker: he stays there to the end of the game."
    assert today.startswith("Today: Yaxchilan")
    state.days_passed -= 1
    assert len(told(state, Space(tooth("yaxchilan 3")))[2:]) == 3, "there is one day more"


def test_while_looking_ahead_a_space_says_who_stands_there_then() -> None:
    state = stand(own(position(), corn=5), "yaxchilan 3")
    told = told_ahead(state, "yaxchilan 4", 1)
    assert told[2:4] == [
        "Ada's worker: pushed off without an action in 5 days.",
        "In 1 day: Yaxchilan 1 (3 corn), Yaxchilan 2 (2 corn), Yaxchilan 3 (1 corn), Yaxchilan 4.",
    ]
    assert len(told_ahead(state, "yaxchilan 3", 1)) == 2, "he has left it"


def told_ahead(state: State, space: str, ahead: int) -> list[str]:
    asked = Viewer(state, 0, PLAYERS, ahead)
    words = str(explain(asked, Space(tooth(space))).words)
    return words.replace("\u00a0", " ").split("\n")


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_ahead_every_space_tells_of_the_worker_whom_the_rules_bring_there(first: int) -> None:
    for state in positions(first, 4, 0.05):
        for days in range(1, 4):
            later = turned(state, days)
            asked = Viewer(state, 0, PLAYERS, days)
            for one in range(ALL_TEETH):
                told = str(explain(asked, Space(one)).words)
                there = [player.name for player in PLAYERS if f"{player.name}'s worker" in told]
                seat = later.teeth[one]
                assert there == ([PLAYERS[seat].name] if seat >= 0 else [])


def in_days(state: State, days: int) -> str:
    return told(state, Ahead(days))[1]


def test_looking_ahead_tells_only_what_is_to_be_had() -> None:
    state = stand(own(position(), corn=5), "palenque 2")
    assert in_days(state, 1) == "Palenque\u00a03: 2 wood or burn the wood for 5 corn."
    assert in_days(state, 2) == "Palenque\u00a04: 3 wood or burn the wood for 7 corn."
    state.jungle_wood[1] -= 1
    assert in_days(state, 1) == "Palenque\u00a03: 5 corn or 2 wood."
    state.jungle_wood[1] = 0
    assert in_days(state, 1) == "Palenque\u00a03: 5 corn."
    state.jungle_corn[1] = 0
    assert in_days(state, 1) == "Palenque\u00a03: nothing that you could do as it is."
    own(state, agriculture=3, extraction=1)
    assert in_days(state, 1) == "Palenque\u00a03: 8 corn."
    assert in_days(state, 2) == "Palenque\u00a04: 10 corn or 4 wood."


def test_looking_ahead_counts_technologies_and_what_is_paid() -> None:
    state = stand(own(position(), corn=5, extraction=2), "yaxchilan 1")
    assert in_days(state, 1) == "Yaxchilan\u00a02: 1 corn, 2 stone."
    state = stand(own(position(), skulls=1, theology=1), "chichen 1")
    assert in_days(state, 1) == "Chichen Itza\u00a02: 1 skull → 5 points, Chaac +1."
    state.offered_spaces = 1 << 2
    assert in_days(state, 1) == "Chichen Itza\u00a02: Chichen Itza\u00a03."


@pytest.mark.parametrize("temple", range(len(TEMPLES)))
def test_the_figures_beside_a_temple_are_told_in_a_sentence(temple: int) -> None:
    """Both before the second food day, the last one after it; also to who holds the figures."""
    first, last = (goods.points(bonus[temple]) for bonus in HIGHEST_BONUS)
    state = position()
    both = f"Whoever is highest here gets {first} on food day 2, and {last} on food day 4."
    assert both in told(state, Temple(temple))
    state.food_days_done = 2
    one = f"Whoever is highest here gets {last} on food day 4."
    assert one in told(state, Temple(temple))
    picture = visit(SCENES["turn-2"], WINDOWS["390x844@1"]).stage.top.picture
    row = picture.parts.place_of(Temple(temple))
    assert both in str(picture.explains((row.right - 12, row.y + 8), True).words)


def test_a_plate_says_why_it_is_dim() -> None:
    state = picked("tikal 3", corn=9)
    assert told(state, Plate(2, 1))[-1] == ("You have too few resources for any technology step.")
    assert told(state, Plate(2, 5))[-1] == "Action 5 cannot be reached from space 3."
    assert told(state, Plate(4, 5))[-1] == "Your worker on Tikal\u00a03 does not reach it."
    state = picked("yaxchilan 3", corn=9)
    assert told(state, Plate(1, 1))[-1] == "Costs 2 corn for going there."


def test_a_tile_says_what_is_lacking() -> None:
    state = display(own(position(), wood=1, monuments="M01"), "B06 M13")
    assert told(state, BuildingTile(5))[-1] == "You lack 1 wood, 1 stone."
    assert told(state, MonumentTile(0))[-1] == "Ada's; now it scores 4 points."
    assert "Built now it would score 0 points for you." in told(state, MonumentTile(12))


def test_a_prophecy_says_what_it_would_score() -> None:
    state = force(own(position(prophecies=True), gold=3), "P07")
    assert told(state, ProphecyTile(7))[-1] == "You count 3: 0 points."


def test_a_seat_says_what_it_has() -> None:
    state = own(position(), corn=3, wood=2, skulls=1, score=4)
    assert told(state, Seat(0)) == [
        "Ada",
        "4 points; 3 corn, 2 wood, 1 skull.",
        "Workers: 3 in hand, 0 on gears, 3 in the bank.",
        "The board is light: two days at once are possible.",
        "Food day 1: needs 6 corn, has 3 corn. Loses 6 points.",
        "If it ended now: 8.25 points.",
    ]


def owned(state: State, seat: int, name: str) -> str:
    return str(explain_owned(Viewer(state, 0, PLAYERS), seat, name).words)


@pytest.mark.parametrize("first", range(0, 8, 4))
def test_every_part_of_a_seats_card_tells_its_figure(first: int) -> None:
    for state in positions(first, 4, 0.03):
        for seat in range(state.seats):
            assert f"Has {goods.corn(state.corn[seat])}." in owned(state, seat, "corn")
            assert f"Has {goods.skulls(state.skulls[seat])}." in owned(state, seat, "skull")
            for kind, count in enumerate(state.cubes_of(seat)):
                assert f"Has {goods.cubes(kind, count)}." in owned(state, seat, KINDS[kind])
            assert f"{state.workers_in_hand[seat]} in hand" in owned(state, seat, "hand")
            begins = "Plays first" in owned(state, seat, "building")
            assert begins == (state.first_player == seat)


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_what_is_said_of_food_is_so_at_every_position(first: int) -> None:
    """Of the next food day on which nobody has eaten, what the rules want of the seat for it; that
    all have eaten while the temples give; and nothing of food once all are over."""
    held = over = 0
    for seed in range(first, first + 4):
        for state in game_of(seed):
            words = "\n".join(told(state, Calendar()))
            fed = any(step[0] == steps.REWARDED for step in state.pending_steps)
            assert ("everybody has eaten" in words) == fed
            day = state.food_days_done + 1 + fed
            if day > FOOD_DAYS:
                over += 1
                assert "All food days are over." in words
                assert "need" not in words
                assert not [one for one in told(state, Seat(0)) if one.startswith("Food day")]
                continue
            held += fed
            needs = goods.corn(sum(worker_meals(state, 0)))
            assert f"Food day {day} " in words
            assert f"You need {needs}, you have " in words
            assert (" is today" in words) == (day == state.food_day)
    assert over


def test_what_is_cut_beside_the_board_is_opened_whole_by_a_tap() -> None:
    stage = visit(SCENES["turn-2"], WINDOWS["1180x820@1"]).stage
    scene = stage.top
    state = scene.mode.view
    own = next(Space(tooth) for tooth, seat in enumerate(state.teeth) if seat == state.seat)
    for thing, whole in ((Calendar(), True), (own, False)):
        scene.picture.asked_about = thing
        info = scene.picture.places.info
        with text.record_drawn_lines() as lines:
            scene.picture._paint_info(Canvas(pygame.Surface(scene.screen.size), scene.screen), info)
        assert any(line.cut for line in lines) is not whole
        scene.gesture(Tap(info.center))
        shown = scene._explaining.shown
        assert (shown is None) is whole
    assert "In 3 days" in str(shown.words)
    stage.update(1e6)
    assert scene.screen.safe.contains(scene._explaining.card.box)


@pytest.mark.parametrize("window", ["1280x800@1", "1180x820@1", "1600x900@1"])
@pytest.mark.parametrize("scene", ["turn-2", "market-2"])
def test_no_words_beside_the_board_are_cut_that_have_room_with_the_log(
    window: str, scene: str
) -> None:
    table = visit(SCENES[scene], WINDOWS[window]).stage.bottom
    picture, log = table.picture, table.picture.log
    for thing in (*THINGS, *map(Seat, range(len(picture.parts.players)))):
        picture.asked_about = thing
        picture.show(picture.shown, still=True)
        told = explain(picture.viewer, thing)
        assert words_fit(table.screen, picture.places.info, told), thing
        assert not log.rect.colliderect(picture.places.info)
    picture.forget()
    picture.show(picture.shown, still=True)
    assert log.rect.w


def test_what_is_used_up_says_so_on_its_space_its_plate_and_its_label() -> None:
    state = stand(position(), "chichen 3")
    state.offered_spaces, state.jungle_corn, state.jungle_wood = 1 << 3, [0, 2, 2, 2], [0, 2, 2, 2]
    skull = "A skull lies here already. Nobody can do this action again."
    tile = "No tile is left here. Only agriculture from level 2 still brings corn."
    for gear, number, name, left in ((4, 3, "chichen 3", skull), (0, 2, "palenque 2", tile)):
        for thing in (Space(tooth(name)), Plate(gear, number)):
            assert left in told(state, thing)
            said = str(screen_reader_label(Viewer(state, 0, PLAYERS), thing))
            assert said.endswith(f"{number} (used up)")
    assert skull not in told(state, Plate(4, 4))
    assert tile not in told(state, Plate(0, 3))
