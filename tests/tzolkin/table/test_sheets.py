"""The sheets hold what is foreseen, and the table waits while they are counted."""

from game.table.players import Player
from game.tzolkin.table.sheets.final import final_sheet
from game.tzolkin.table.sheets.food_day import food_day_sheet
from tests.tzolkin.rules.positions import on_food_day, own, position
from tests.tzolkin.table.foresight.positions import positions
from tests.tzolkin.words.test_words import is_for_people

PLAYERS = [Player(name, "red") for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")]


def rows(sheet) -> dict[str, list[str]]:
    return {label: list(cells) for group in sheet.groups for label, cells in group}


def test_a_food_day_with_points() -> None:
    state = own(own(position(), corn=5, chaac=2), 1, corn=9, kukulcan=0)
    told = food_day_sheet(on_food_day(state, 2), PLAYERS)
    assert told.title == "Food day 2"
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
    assert told.note == (
        "Ada leads Chaac alone: 6 points. Ada, Ben share Quetzalcoatl: 1 point each. "
        "Ada leads Kukulcan alone: 4 points."
    )


def test_a_food_day_with_goods_in_some_days() -> None:
    told = food_day_sheet(own(position(), corn=6, chaac=4, kukulcan=5), PLAYERS)
    assert told.title == "Food day 1, in 7 days"
    assert rows(told)["Stone"] == ["2", "–"]
    assert rows(told)["Skulls"] == ["1", "–"]


def test_the_end_is_counted_monument_by_monument() -> None:
    sheet = final_sheet(own(position(), corn=3, skulls=1, monuments="M01 M02", score=-4))
    assert sheet.sums[0].words.startswith("Points: −4 + 0.75 + 3 + 8 + 4 = 11.75\n")
    assert rows(sheet) == {
        "Points so far": ["−4", "0"],
        "Goods": ["0.75", "0"],
        "Skulls": ["3", "0"],
        "Monument: Tombs": ["8", "–"],
        "Monument: Builders": ["4", "–"],
        "Points": ["11.75", "0"],
    }


def test_all_sheets_can_be_read() -> None:
    for state in positions(70, 6, 0.02):
        for sheet in (food_day_sheet(state, PLAYERS), final_sheet(state)):
            assert is_for_people(sheet.title)
            assert is_for_people(sheet.hint)
            assert all(map(is_for_people, rows(sheet)))
            assert all(len(cells) == state.seats for cells in rows(sheet).values())
            assert len(rows(sheet)) == sheet.rows
