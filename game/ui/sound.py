"""Sounds by name, at the player's volumes; nothing is heard before the first tap or key.

A game's own sounds lie in a folder, which is part of their names: "folder/name".

Browsers allow no sound before a tap or a key, and the desktop behaves in the same way. Without a
sound device the game stays silent and writes one warning into the log.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.platform import LoadingState, platform
from game.ui.assets import SOUNDS
from game.ui.sentence import Words

AMBIENCE: Final = "ambience"
"""The file of the ambience, in every folder that has one of its own."""
TAP: Final = "tap"
RATE = 32_000
BUFFER = 1024  # samples: 32 ms, as long as the longest frame in a browser
GAP = 0.11  # least seconds between the beginnings of two sounds
MOST_WAITING = 3
FADE = 1500  # milliseconds of the ambience's fade-in


class Speaker:
    """Plays effects one after another, and the ambience in a loop.

    Attributes:
        awake: True while the sound device is open.
        words: what sounds tell, by their names, for whoever does not hear them.
        latest: the name of the last sound that was to be played, also of one that nobody can hear;
            empty for none. Whoever tells of it makes it empty.
    """

    def __init__(self, folder: Path = SOUNDS) -> None:
        self.awake = False
        self.words: Mapping[str, Words] = {}
        self.latest = ""
        self._folder = folder
        self._surroundings = AMBIENCE
        self._deaf = False
        self._effects = self._ambience = 1.0
        self._muted = False
        self._variants: dict[str, deque[str]] = {}
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._chores: deque[Callable[[], object]] = deque()
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._free = 0.0
        self._paused = False

    def set_volumes(self, effects: float, ambience: float, muted: bool) -> None:
        """Set both volumes, from 0 to 1 as loudness is perceived; they hold at once."""
        self._effects, self._ambience, self._muted = effects**2, ambience**2, muted
        if self.awake:
            pygame.mixer.music.set_volume(self._ambience)

    @property
    def ambience(self) -> str:
        """The name of the ambience; one that is set begins at once, or when the speaker wakes."""
        return self._surroundings

    @ambience.setter
    def ambience(self, name: str) -> None:
        if name != self._surroundings:
            self._surroundings = name
            if self._variants:
                self._chores.appendleft(self._begin_ambience)

    def wake(self) -> None:
        """Open the sound device unless all is muted; call it on a tap or key."""
        if self.awake or self._deaf or not self._wanted:
            return
        try:
            pygame.mixer.init(RATE, -16, 1, BUFFER)
        except pygame.error as error:
            self._deaf = True
            logging.getLogger(__name__).warning("There is no sound: %s", error)
            return
        self.awake = True
        self._find()

    def play(self, name: str) -> None:
        """Queue a sound; of those that wait only the latest MOST_WAITING are kept.

        Does nothing while muted or before the list of sounds is loaded. The sound of a tap gives
        way to any other that waits. Raises KeyError with the name if the folder lacks the sound.
        """
        if name in self.words:
            self.latest = name
        if not self._variants or self._muted or not self._effects:
            return
        if name not in self._variants:
            self._list(name.rpartition("/")[0])
        if name not in self._variants:
            raise KeyError(name)
        if name == TAP and self._waiting:
            return
        if TAP in self._waiting:
            self._waiting.remove(TAP)
        self._waiting.append(name)

    def update(self, now: float) -> None:
        """Start the next sound that waits, or else load one more; call it every frame.

        ``now`` is in monotonic seconds.
        """
        if not self.awake:
            return
        if not self._variants:
            self._find()
        self._attend()
        if self._waiting and now >= self._free:
            self._free = now + GAP
            self._start(self._waiting.popleft())
        elif self._chores:
            self._chores.popleft()()

    def close(self) -> None:
        """Fall silent and close the sound device."""
        if self.awake:
            pygame.mixer.quit()
        self.awake = False
        self._loaded.clear()
        self._variants.clear()
        self._chores.clear()
        self._waiting.clear()

    @property
    def _wanted(self) -> bool:
        """True if anything could be heard at the present volumes."""
        return not self._muted and bool(self._effects or self._ambience)

    def _find(self) -> None:
        """List the shared sounds, once their files are here; does nothing before."""
        if platform.loading_state() is not LoadingState.LOADED:
            return
        self._list("")
        self._chores.appendleft(self._begin_ambience)

    def _list(self, folder: str) -> None:
        """List the sounds of a folder with their variants, and queue their loading."""
        within = f"{folder}/" if folder else ""
        files = sorted(file.stem for file in (self._folder / folder).glob("*.ogg"))
        for name in (f"{within}{file}" for file in files if file != AMBIENCE):
            self._variants.setdefault(re.sub(r"_\d+$", "", name), deque()).append(name)
            self._chores.append(partial(self._load, name))

    def _begin_ambience(self) -> None:
        pygame.mixer.music.load(self._folder / f"{self._surroundings}.ogg")
        pygame.mixer.music.set_volume(self._ambience)
        pygame.mixer.music.play(-1, fade_ms=FADE)

    def _attend(self) -> None:
        """Pause all sounds while muted or while the window is hidden."""
        paused = self._muted or not pygame.display.get_active()
        if paused == self._paused:
            return
        self._paused = paused
        for playing in (pygame.mixer, pygame.mixer.music):
            if paused:
                playing.pause()
            else:
                playing.unpause()

    def _start(self, name: str) -> None:
        variants = self._variants[name]
        variants.rotate(-1)
        sound = self._load(variants[0])
        sound.set_volume(self._effects)
        sound.play()

    def _load(self, name: str) -> pygame.mixer.Sound:
        if name not in self._loaded:
            self._loaded[name] = pygame.mixer.Sound(self._folder / f"{name}.ogg")
        return self._loaded[name]


speaker: Final = Speaker()
"""The speaker of the whole program."""
