"""Lines are broken where each script allows it, and nowhere else."""

import pytest

from game.ui.line_breaking import units, without_last_number


def joined(paragraph):
    return "".join(gap + unit for gap, unit in units(paragraph))[1:]


@pytest.mark.parametrize(
    "paragraph",
    [
        "Place the tile.",
        "你有10个行动点（AP）。选“进场”，再选a5。",
        "신전에서 점수를 얻어요.",
        "",
        "a  b",
    ],
)
def test_nothing_is_lost(paragraph):
    assert joined(paragraph) == paragraph


def test_chinese_is_broken_between_its_letters_and_not_inside_words_of_letters():
    assert [unit for _gap, unit in units("移到Palenque用12点再走")] == [
        *("移", "到", "Palenque", "用", "12", "点", "再走")
    ]


@pytest.mark.parametrize("mark", "，。、！？；：）》」』】〉”’…—%")
def test_what_closes_never_begins_a_line(mark):
    assert [unit for _gap, unit in units(f"营地{mark}神庙")] == ["营", f"地{mark}", "神庙"]
    assert [unit for _gap, unit in units(f"营AP{mark}{mark}神")] == ["营", f"AP{mark}{mark}", "神"]


@pytest.mark.parametrize("mark", "（《「『【〈“‘(")
def test_what_opens_never_ends_one(mark):
    assert [unit for _gap, unit in units(f"营地{mark}神庙")] == ["营", "地", f"{mark}神庙"]
    assert [unit for _gap, unit in units(f"营{mark}{mark}AP神")] == ["营", f"{mark}{mark}AP", "神"]


@pytest.mark.parametrize(
    ("told", "last"), [("各版说法不同。", "不同。"), ("再选a5。", "a5。"), ("是", "是")]
)
def test_no_letter_is_left_alone_on_the_last_line(told, last):
    assert [unit for _gap, unit in units(told)][-1] == last


def test_korean_is_broken_at_spaces_only():
    told = "{일꾼}은 신전으로 (가요). “탐험가”!"
    assert [unit for _gap, unit in units(told)] == told.split(" ")


@pytest.mark.parametrize("mark", ";:!?»")
def test_the_narrow_spaces_of_french_are_never_broken(mark):
    told = f"Joue\u202f{mark} «\u202fOui\u202f»"
    assert [unit for _gap, unit in units(told)] == told.split(" ")


@pytest.mark.parametrize(
    ("line", "kept", "number"),
    [
        ("You need 6", "You need", "6"),
        ("Jetzt verlierst du −3", "Jetzt verlierst du", "−3"),
        ("im Schnitt 12,25", "im Schnitt", "12,25"),
    ],
)
def test_a_number_goes_with_what_it_counts(line, kept, number):
    assert without_last_number(line) == (kept, number)


@pytest.mark.parametrize("line", ["6", "a4", "on a4", "Temple 6.", "It pays"])
def test_what_counts_nothing_ends_its_line(line):
    assert without_last_number(line) == (line, "")
