"""Nobody but the modes asks what mode the table is in."""

import re

from tools.mode_flags import TABLE, asked

OF_POSITIONS = {"the phase", "the queue"}
"""What is asked of a position that is told or heard, whatever the table does meanwhile."""
MOST_OUTSIDE = 20
"""It were 123 before there were modes."""


def outside():
    """The flags that each file beside the modes asks."""
    return {
        where.as_posix(): asked((TABLE / where).read_text("utf-8"))
        for where in (file.relative_to(TABLE) for file in TABLE.rglob("*.py"))
        if where.parts[0] != "modes"
    }


def test_no_flag_of_the_mode_is_asked_outside_of_the_modes():
    found = {where: set(flags) - OF_POSITIONS for where, flags in outside().items()}
    assert not any(found.values())
    assert sum(sum(flags.values()) for flags in outside().values()) <= MOST_OUTSIDE


def test_nobody_asks_for_a_modes_type():
    kinds = re.compile(r"isinstance\([^)]*(Placing|Acting|Bidding|Choosing|Watching|Counting|Over)")
    for file in TABLE.rglob("*.py"):
        assert not kinds.search(file.read_text("utf-8")), file
