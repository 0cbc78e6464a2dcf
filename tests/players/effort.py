"""How much a computer player thinks."""


def steps(player, view):
    """How many steps a decision takes."""
    thinking, count = player.think(view), 0
    while True:
        try:
            next(thinking)
        except StopIteration:
            return count
        count += 1
