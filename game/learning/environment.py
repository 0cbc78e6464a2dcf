"""The games as PettingZoo environments, with one agent per seat (docs/bots.md)."""

from operator import sub
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.core.game import Options, Setup, SetupChoices
from game.core.match import OVER
from game.description import Game
from game.games import GAMES

Observation = dict[str, Any]
"""A seat's observation.

``observation`` is its view as numbers; ``action_mask`` has a 1 for each action that it may take
now.
"""

_SEEDS: Final = 2**32


class UnknownEnvironment(ValueError):
    """There is no game of this id with a numeric encoding."""


def env(
    game: str,
    seats: int = 2,
    variant: str = "",
    options: Options | None = None,
    render_mode: str | None = None,
) -> Any:  # noqa: ANN401 (a wrapper of PettingZoo's, which has no types)
    """Return a game's environment with PettingZoo's usual wrappers.

    An agent that takes an illegal action gets a reward of -1, and the game ends.

    Args:
        game: the game's id.
        seats: the number of agents.
        variant: the variant; empty for the game's first one.
        options: the options that differ from the usual.
        render_mode: ``ansi``, or None.

    Raises:
        UnknownEnvironment: there is no game of this id with a numeric encoding.
        SetupError: the variant cannot be played by this number, or an option is unknown.
    """
    made = Environment(_called(game), seats, variant, options, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def _called(name: str) -> Game:
    """Return the game with this id; raise UnknownEnvironment if it has no numeric encoding."""
    known = {one.id: one for one in GAMES if one.encoding}
    if name not in known:
        raise UnknownEnvironment(f"no environment is called '{name:.40}'; {', '.join(known)} are")
    return known[name]


class Environment(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game as an environment.

    Agents observe their seat's view only. After every action each agent's reward is the change of
    its points, whoever caused it; so the rewards of a game add up to the difference between its
    points at the end and at the beginning.

    Attributes:
        features: the name of each number in an observation.
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
        self._variant = variant or self._rules.default_variant
        self._options = self._rules.with_defaults(options or {})
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
        """Return the space of observation and action mask, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of all actions of the game, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's)
        """Begin a new game.

        Its chance follows from ``seed``; without one the random sequence of the last seed goes on.
        """
        if seed is not None:
            self._chance.seed(seed)
        self._match = self._rules.new_match(self._setup(int(self._chance.random() * _SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.state.seat]

    def _setup(self, seed: int) -> Setup:
        """Make the set-up of a new game; the first player depends on the seed."""
        people = tuple({"name": agent, "kind": "learning"} for agent in self.possible_agents)
        first = seed % len(people)
        return self._rules.setup(SetupChoices(people, first, seed, self._variant, self._options))

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; only the agent to act has actions in its mask."""
        seat, state = self._seats[agent], self._match.state
        view = self._rules.view(state, seat)
        mask = np.zeros(len(self._number), np.int8)
        if state.phase != OVER and state.seat == seat:
            legal = self._rules.engine.legal_actions(view)
            mask[[self._number[action] for action in legal if action in self._number]] = 1
        numbers = np.array(self._encoding.observe(view, seat), np.int16)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action, given by its number, for the agent to act.

        Raises:
            ValueError: the action breaks a rule, which the message names.
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
        """Return the game so far as a record, which the program can open."""
        return self._match.record()

    def render(self) -> str:
        """Return the state of the game in one line."""
        return str(self._rules.audit.summary(self._match.state))

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
