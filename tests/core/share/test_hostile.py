"""What keeps nobody waiting: codes from strangers are refused or opened at once."""

import gc
import subprocess
import sys
import time

import pytest

from game.core.record import RecordError
from game.games import record_from_code
from game.refusals import refusal_text
from tests.core.share.hostile import HOSTILE

MOST_SECONDS = 0.6
"""Of the processor's time; a whole process has a second, and Python takes some of it to start."""
LONGEST_SAID = 410
SLOWEST = ("stretches-36000", "stretches-500", "stretches-far")


@pytest.fixture
def _no_collector():
    """The collector goes through all that the tests before have left, for some half a second in a
    worker that holds half a gigabyte of objects: that is not the code's time."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collector")
@pytest.mark.parametrize("code", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_code_is_opened_or_refused_at_once(code):
    begun, said = time.process_time(), ""
    try:
        record_from_code(code)
    except RecordError as error:
        said = str(refusal_text(error.message))
    assert time.process_time() - begun < MOST_SECONDS
    assert len(said) <= LONGEST_SAID


@pytest.mark.parametrize("name", SLOWEST)
def test_the_slowest_of_them_as_whole_processes(name):
    command = [sys.executable, "-m", "game", "open", HOSTILE[name]]
    process = subprocess.run(command, capture_output=True, timeout=20, check=False)
    assert process.returncode in (0, 1)
    assert b"Traceback" not in process.stderr
