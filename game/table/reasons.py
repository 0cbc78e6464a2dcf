"""Why decisions were made."""

from game.core.message import Message


class Reasons:
    """The reasons of decisions, each of one or more actions of a match."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[int, Message]] = {}

    def add(self, begun: int, end: int, reason: Message) -> None:
        """Add the reason of the actions from ``begun`` to before ``end``."""
        self._told[begun] = end, reason

    def of(self, index: int) -> tuple[int, int, Message] | None:
        """Return the decision of an action: its first action, the first after it, its reason."""
        begun = max((one for one in self._told if one <= index), default=None)
        if begun is None or self._told[begun][0] <= index:
            return None
        return begun, *self._told[begun]

    def forget_after(self, count: int) -> None:
        """Forget the decisions that are not among the first ``count`` actions as a whole."""
        self._told = {one: told for one, told in self._told.items() if told[0] <= count}
