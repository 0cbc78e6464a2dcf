"""What a host does at once, because its tables are in a file."""


def finished(doing):
    """What a coroutine returns that never has to wait."""
    try:
        doing.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits")
