"""The constant that asyncio's events are declared with; a page has no processes."""

PIPE = -1
