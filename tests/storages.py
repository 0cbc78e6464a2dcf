"""A storage that refuses."""

from game.platform import StorageError, Trouble


def refusal(reason: str, trouble: Trouble = Trouble.FULL) -> StorageError:
    """What it refuses with, as of a file in a folder."""
    return StorageError(trouble, "not-saved", file="a.json", folder="home", reason=reason)
