"""The sheets hold what is foreseen, and the table waits while they are counted."""

from game.table.players import Player
from game.tzolkin.table.sheets import final_sheet, food_day_sheet
from tests.tzolkin.rules.positions import force, on_food_day, own, position
from tests.tzolkin.table.foresight.positions import positions
from tests.tzolkin.words.test_words import is_for_people

PLAYERS = [Player(name, "red") for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]


def rows(sheet) -> dict[str, list[str]]:
    return {str(label): list(map(str, cells)) for group in sheet.groups for label, cells in group}


def test_a_food_day_with_points() -> None:
    state = own(own(position(), corn=5, chaac=2), 1, corn=9, kukulcan=0)
    told = food_day_sheet(on_food_day(state, 2), PLAYERS)
    assert str(told.title) == "Food day 2"
    assert rows(told) == {
        "Workers": ["3", "3"],
        "Needs": ["6", "6"],
        "Has": ["5", "9"],
        "Pays": ["4", "6"],
        "Unfed": ["1: −3", "–"],
        "Chaac": ["2 + 6", "0"],
        "Quetzalcoatl": ["0 + 1", "0 + 1"],
        "Kukulcan": ["0 + 4", "−3"],
        "Points": ["+10", "−2"],
    }
    assert [one.words for one in told.sums] == [
        "Food day 2: needs 6 corn, has 5 corn. Loses 3 points.\nPoints: −3 + 8 + 1 + 4 = 10",
        "Food day 2: needs 6 corn, has 9 corn.\nPoints: 1 − 3 = −2",
    ]
    assert " ".join(map(str, told.note)) == (
        "Ada leads Chaac alone: 6 points. Ada, Ben share Quetzalcoatl: 1 point each. "
        "Ada leads Kukulcan alone: 4 points."
    )


def test_a_food_day_with_goods_in_some_days() -> None:
    told = food_day_sheet(own(position(), corn=6, chaac=4, kukulcan=5), PLAYERS)
    assert str(told.title) == "Food day 1, in 7 days"
    assert rows(told)["Stone"] == ["2", "–"]
    assert rows(told)["Skulls"] == ["1", "–"]


def test_what_a_prophecy_takes_is_told() -> None:
    state = position(prophecies=True, new_buildings=True)
    state = force(own(state, corn=7, quetzalcoatl=5, kukulcan=5), "P07")
    state.food_days_done, state.days_passed = 2, 15
    told = rows(food_day_sheet(state, PLAYERS))
    assert (told["Gold"], told["Corn for the gold"]) == (["1", "–"], ["−1", "–"])
    told = rows(food_day_sheet(force(state, "P08"), PLAYERS))
    assert (told["Skulls"], told["Temple steps down"]) == (["1", "–"], ["−1", "–"])
    state.food_days_done, state.days_passed = 3, 21
    told = rows(food_day_sheet(own(state, buildings="X02"), PLAYERS))
    assert (told["Skulls"], told["Temple steps down"]) == (["1", "–"], ["−1", "–"])
    assert told["Chaac"] == ["−1", "0 + 2"]


def test_the_end_is_counted_monument_by_monument() -> None:
    sheet = final_sheet(own(position(), corn=3, skulls=1, monuments="M01 M02", score=-4))
    assert sheet.sums[0].words.startswith("Points: −4 + 0.25 + 3 + 8 + 4 = 11.25\n")
    assert rows(sheet) == {
        "Points so far": ["−4", "0"],
        "Last food day": ["0", "−3"],  # six points of the temples each
        "Goods left": ["0.25", "0"],
        "Skulls": ["3", "0"],
        "Monument: Tombs": ["8", "–"],
        "Monument: Builders": ["4", "–"],
        "Points": ["11.25", "−3"],
    }
    assert "last food day" in str(sheet.hint)


def test_once_it_is_over_no_food_day_is_counted() -> None:
    state = position()
    state.phase, state.food_days_done, state.days_passed = "over", 4, 27
    assert "Last food day" not in rows(final_sheet(state))
    assert food_day_sheet(state, PLAYERS).groups == ()


def test_all_sheets_can_be_read() -> None:
    for state in positions(70, 6, 0.02):
        for sheet in (food_day_sheet(state, PLAYERS), final_sheet(state)):
            assert is_for_people(str(sheet.title))
            assert is_for_people(str(sheet.hint))
            assert all(map(is_for_people, rows(sheet)))
            assert all(len(cells) == state.seats for cells in rows(sheet).values())
            assert len(rows(sheet)) == sheet.rows
