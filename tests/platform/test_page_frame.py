"""The page's frames as a task awaits them: within the page's own call."""

from __future__ import annotations

import asyncio

import pytest

from game.platform.page_display import PageFrame


async def _asleep() -> None:
    """Gives every other task its turn."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_the_task_goes_on_within_the_pages_call() -> None:
    frame = PageFrame()
    seen: list[int] = []

    async def game() -> None:
        for number in range(3):
            await frame
            seen.append(number)

    async def page() -> None:
        playing = asyncio.create_task(game())
        await _asleep()
        assert seen == []
        for number in range(3):
            await called(frame)
            assert seen == [*range(number + 1)]
        await playing

    asyncio.run(page())


def test_a_frame_that_nobody_awaits_is_let_go() -> None:
    async def page() -> None:
        await called(PageFrame())

    asyncio.run(page())


def test_an_error_of_the_game_is_its_tasks(caplog: pytest.LogCaptureFixture) -> None:
    async def page() -> None:
        frame = PageFrame()
        playing = asyncio.create_task(failing(frame))
        await _asleep()
        await called(frame)
        with pytest.raises(RuntimeError, match="oh"):
            await playing

    asyncio.run(page())
    assert caplog.records == []


def test_a_task_is_cancelled_when_the_frame_comes() -> None:
    async def page() -> None:
        frame = PageFrame()
        playing = asyncio.create_task(failing(frame))
        await _asleep()
        playing.cancel()
        await called(frame)
        await _asleep()
        assert playing.cancelled()

    asyncio.run(page())


async def failing(frame: PageFrame) -> None:
    await frame
    raise RuntimeError("oh")


async def called(frame: PageFrame) -> None:
    """The page calls, and goes on as soon as its call is over: behind it nobody has a turn."""
    asyncio.get_running_loop().call_soon(frame.due, 16.7)
    await asyncio.sleep(0)
