"""Somebody who taps more than once wherever he taps, at any game's table."""

import random

LOOKED = 2.0
"""Seconds after which a player aims at what he sees."""
SERIES = 40
"""Of each kind of game."""


class Slipping:
    """Mixed into a window on a table (`tests.windows.Viewer`) whose ``scene`` plays by ``play``;
    the clock goes on frame by frame."""

    chance: random.Random
    onward: tuple[str, ...]
    """How the ids of what leads on begin, and of what leads away from the game."""
    elsewhere: tuple[str, ...]

    def under(self, spot):
        """What is there for whom: a button, a space, or nothing."""
        there = [one.id for one in self.stage.elements() if one.rect.collidepoint(spot)]
        return there[-1:], self.scene.mode.decider, self.stage.top is self.scene

    def played(self, spot):
        """What is played by a tap there; what others do while the finger lies is not."""
        mine = []
        play = self.scene.play
        self.scene.play = lambda lines, rest: (mine.extend(lines), play(lines, rest))
        self.tap_at(spot)
        self.scene.play = play
        return mine

    def lit(self, able):
        """What on the board leads on, of what can be touched."""
        raise NotImplementedError

    def aim(self):
        """Somewhere, mostly where it leads on."""
        able = [one for one in self.stage.elements() if one.enabled]
        onward = [one for one in able if one.id.startswith(self.onward)] + self.lit(able)
        onward = onward if self.chance.random() < 0.8 else []
        some = [one for one in able if not one.id.startswith(self.elsewhere)]
        return self.spot_in(self.chance.choice(onward or some or able))

    def spot_in(self, element):
        """Where it is tapped."""
        return element.rect.center

    def series(self):
        """Two taps or more on one spot, 100 to 600 ms apart: what lay there at first, and for each
        tap after the first what it played and what lay there by then."""
        spot = self.aim()
        aimed = self.under(spot)
        self.tap_at(spot)
        again = []
        for _tap in range(self.chance.choice((1, 1, 3, 6))):
            self.wait(self.chance.uniform(0.05, 0.55))  # and 0.05 that the finger lies
            there = self.under(spot)
            again.append((self.played(spot), there))
        return aimed, again

    def rest(self):
        """Waits until he aims at what he sees."""
        self.wait(LOOKED)
