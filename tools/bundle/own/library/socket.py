"""The constants that asyncio's events are declared with; a page has no sockets."""

AF_UNSPEC = 0
AI_PASSIVE = 1
