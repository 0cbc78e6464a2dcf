"""The games of the house as environments of PettingZoo, one agent a seat (docs/bots.md)."""

from operator import sub
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.core.game import Options, Setup, Start
from game.core.match import OVER
from game.description import Game
from game.games import GAMES

Observation = dict[str, Any]
"""``observation``: a seat's view in numbers; ``action_mask``: 1 for what it may do now."""

_SEEDS: Final = 2**32


class UnknownEnvironment(ValueError):
    """There is no such game, or it is not given in numbers."""


def env(
    game: str,
    seats: int = 2,
    variant: str = "",
    options: Options | None = None,
    render_mode: str | None = None,
) -> Any:  # noqa: ANN401 (a wrapper of PettingZoo's, which has no types)
    """A game's environment, guarded as PettingZoo's own are: who acts illegally is rewarded with
    -1, and the game ends there.

    Raises:
        UnknownEnvironment: no game of this name is given in numbers.
        SetupError: the variant is not for so many, or an option is not known.
    """
    made = Environment(_called(game), seats, variant, options, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def _called(name: str) -> Game:
    known = {one.id: one for one in GAMES if one.encoding}
    if name not in known:
        raise UnknownEnvironment(f"no environment is called '{name:.40}'; {', '.join(known)} are")
    return known[name]


class Environment(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game for learning players.

    Everybody sees what a player sees. An agent is rewarded with the points that it gains, by
    whomever they come; the rewards of a game add up to the points of its end, less those of its
    beginning.

    Attributes:
        features: what each number of an observation tells, by name.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        variant: str = "",
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        assert game.encoding
        self._rules, self._encoding = game.rules(), game.encoding()
        self._variant = variant or self._rules.first_variant
        self._options = self._rules.completed(options or {})
        self._number = {action: number for number, action in enumerate(self._encoding.actions)}
        self._chance = Random()
        self.render_mode = render_mode
        self.features = self._encoding.features
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        seen = Dict(
            observation=Box(least, most, (len(self.features),), np.int16),
            action_mask=Box(0, 1, (len(self._number),), np.int8),
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        taken = Discrete(len(self._number))
        self.action_spaces = dict.fromkeys(self.possible_agents, taken)
        self._setup(0)

    def observation_space(self, agent: str) -> Dict:
        """Numbers and mask, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's)
        """A new game; all its chance follows from the seed, or goes on from the last one."""
        if seed is not None:
            self._chance.seed(seed)
        self._match = self._rules.match(self._setup(int(self._chance.random() * _SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.state.seat]

    def _setup(self, seed: int) -> Setup:
        people = tuple({"name": agent, "kind": "learning"} for agent in self.possible_agents)
        first = seed % len(people)
        return self._rules.setup(Start(people, first, seed, self._variant, self._options))

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees; nothing may be done but by the agent to act."""
        seat, state = self._seats[agent], self._match.state
        view = self._rules.view(state, seat)
        mask = np.zeros(len(self._number), np.int8)
        if state.phase != OVER and state.seat == seat:
            legal = self._rules.engine.legal_actions(view)
            mask[[self._number[action] for action in legal if action in self._number]] = 1
        numbers = np.array(self._encoding.observe(view, seat), np.int16)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent to act does something.

        Raises:
            ValueError: it breaks a rule; which one is said.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        before = tuple(self._rules.points(self._match.state))
        self._match.play(self._encoding.actions[int(action)])
        state = self._match.state
        gained = map(sub, self._rules.points(state), before)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, map(float, gained), strict=True))
        self._accumulate_rewards()
        if state.phase == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.seat]

    def record(self) -> str:
        """The game so far as a record, which the game itself opens."""
        return self._match.record()

    def render(self) -> str:
        """Where the game stands, in a line."""
        return str(self._rules.audit.line(self._match.state))

    def close(self) -> None:
        """Nothing is held."""
