"""What each player of a match has not seen: all between two of his own actions."""

from game.table.telling import PlayedAction


def unseen(match):
    """Per place where another seat begins to act, what was played since its own last action."""
    for index in range(1, len(match.actions)):
        seat = match.before(index).seat
        if match.before(index - 1).seat == seat:
            continue
        since = index
        while since and match.before(since - 1).seat != seat:
            since -= 1
        yield (
            seat,
            [
                PlayedAction(match.before(one), match.actions[one], match.before(one + 1))
                for one in range(since, index)
            ],
        )
