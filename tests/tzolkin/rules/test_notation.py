"""Part 3: the notation."""

import pytest

from game.core.message import NotationError
from game.tzolkin.rules.actions import parse


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
        ("", "no-action (text: "),
        ("fly tikal", "no-action (text: fly"),
        ("END", "no-action (text: END"),
        ("end ", "number-of-words (verb: end, count: 0, found: 1)"),
        ("place  tikal", "nothing-after-place (text: tikal)"),
        ("place", "words-from-to (verb: place, least: 1, most: 2, found: 0)"),
        ("place Tikal", "no-gear (text: Tikal"),
        ("place start skip", "no-gear (text: start"),
        ("place tikal jump", "nothing-after-place (text: jump)"),
        ("pick tikal", "number-of-words (verb: pick, count: 2, found: 1)"),
        ("pick tikal 10", "no-space (text: 10, least: 0, most: 9)"),
        ("pick tikal 03", "no-space (text: 03, least: 0, most: 9)"),
        ("pick chichen 13", "no-space (text: 13, least: 0, most: 12)"),
        ("do 0", "no-number-of-action (text: 0, least: 1, most: 9)"),
        ("do 10", "no-number-of-action (text: 10, least: 1, most: 9)"),
        ("do tikal 6", "no-number-of-action (text: 6, least: 1, most: 5)"),
        ("do chichen 1", "no-gear-of-action (text: chichen"),
        ("do ５", "no-number-of-action (text: ５, least: 1, most: 9)"),
        ("keep W14 W03", "order-of-wealth-tiles"),
        ("keep W03 W03", "order-of-wealth-tiles"),
        ("keep W03", "words-from-to (verb: keep, least: 2, most: 3, found: 1)"),
        ("keep W03 W22", "no-wealth-tile (text: W22, first: W01, last: W21)"),
        ("tribe T14", "no-tribe (text: T14, first: T01, last: T13)"),
        ("beg ah", "no-temple (text: ah, names: chaac, quetzalcoatl, kukulcan)"),
        ("tech gold", "no-technology (text: gold"),
        ("pay corn", "no-resource (text: corn, names: wood, stone, gold)"),
        ("pay stone wood", "order-of-resources"),
        ("pay wood wood wood wood wood", "words-from-to (verb: pay, least: 1, most: 4, found: 5)"),
        ("gain gold wood", "order-of-resources"),
        ("gold 3", "no-gold (text: 3, least: 0, most: 2)"),
        ("take gold", "no-harvest (text: gold, names: corn, wood)"),
        ("advance 3", "no-number-of-days (text: 3, least: 1, most: 2)"),
        ("build", "words-from-to (verb: build, least: 1, most: 5, found: 0)"),
        ("build B33", "no-building (text: B33, first: B01, last: X08)"),
        ("build M05 plain", "no-building (text: M05, first: B01, last: X08)"),
        ("build B07 save", "nothing-after-build (text: save)"),
        ("build B07 save corn", "no-resource (text: corn, names: wood, stone, gold)"),
        ("build B07 from", "nothing-after-build (text: from)"),
        ("build B07 from B01", "no-building-to-rebuild (text: B01, first: X01, last: X04)"),
        ("build B07 save wood plain", "nothing-after-build (text: save wood plain)"),
        ("build B07 save wood from X01", "nothing-after-build (text: save wood from X01)"),
    ],
)
def test_anything_else_is_refused(line, reason):
    with pytest.raises(NotationError) as caught:
        parse(line)
    assert reason in str(caught.value)
