"""Part 3: the notation."""

import pytest

from game.tzolkin.rules.records.notation import NotationError, parse


@pytest.mark.parametrize(
    "line",
    [
        "keep W03 W14",
        "keep W03 W14 W21",
        "tribe T05",
        "place chichen",
        "place tikal skip",
        "place start",
        "place quick",
        "pick chichen 12",
        "do 9",
        "do uxmal 5",
        "pay wood wood stone gold",
        "gain stone gold",
        "build B07 save stone",
        "build B22 from X03 save gold",
        "build B22 from X03 plain",
        "build M05 from X01",
        "advance 2",
        "gold 0",
    ],
)
def test_every_line_is_written_as_it_is_read(line):
    assert str(parse(line)) == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action"),
        ("fly tikal", "'fly' is no action"),
        ("END", "'END' is no action"),
        ("end ", "'end' takes 0 words after it, not 1"),
        ("place  tikal", "'tikal' says nothing after 'place'"),
        ("place", "'place' takes 1 or 2 words"),
        ("place Tikal", "'Tikal' is no gear"),
        ("place start skip", "'start' is no gear"),
        ("place tikal jump", "'jump' says nothing after 'place'"),
        ("pick tikal", "'pick' takes 2 words"),
        ("pick tikal 10", "'10' is no space; write 0 to 9"),
        ("pick tikal 03", "'03' is no space"),
        ("pick chichen 13", "'13' is no space"),
        ("do 0", "'0' is no action; write 1 to 9"),
        ("do 10", "'10' is no action"),
        ("do tikal 6", "'6' is no action; write 1 to 5"),
        ("do chichen 1", "'chichen' is no gear here"),
        ("do ５", "is no action"),
        ("keep W14 W03", "in ascending order"),
        ("keep W03 W03", "in ascending order"),
        ("keep W03", "'keep' takes 2 or 3 words"),
        ("keep W03 W22", "'W22' is no wealth tile; they are W01 to W21"),
        ("tribe T14", "'T14' is no tribe"),
        ("beg ah", "'ah' is no temple"),
        ("tech gold", "'gold' is no technology"),
        ("pay corn", "'corn' is no resource"),
        ("pay stone wood", "in the order wood, stone, gold"),
        ("pay wood wood wood wood wood", "'pay' takes 1 or 4 words"),
        ("gain gold wood", "in the order wood, stone, gold"),
        ("gold 3", "'3' is no gold; write 0 to 2"),
        ("take gold", "'gold' is no harvest"),
        ("advance 3", "'3' is no number of days"),
        ("build", "'build' takes 1 or 5 words"),
        ("build B33", "'B33' is no building; they are B01 to X08"),
        ("build M05 plain", "'M05' is no building"),
        ("build B07 save", "'save' says nothing after 'build'"),
        ("build B07 save corn", "'corn' is no resource"),
        ("build B07 from", "'from' says nothing after 'build'"),
        ("build B07 from B01", "'B01' is no building to rebuild"),
        ("build B07 save wood plain", "says nothing after 'build'"),
        ("build B07 save wood from X01", "'save wood from X01' says nothing after 'build'"),
    ],
)
def test_anything_else_is_refused(line, reason):
    with pytest.raises(NotationError) as caught:
        parse(line)
    assert reason in str(caught.value)
