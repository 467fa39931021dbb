"""An environment with the interface of PettingZoo's AEC: its names, and its order of calls.

    from pakli.env import env

    world = env("buddy-bluff")
    world.reset(seed=1)
    for agent in world.agent_iter():
        observation, reward, termination, truncation, info = world.last()
        action = None if termination or truncation else choose(observation)
        world.step(action)
    world.close()

With PettingZoo installed it is a PettingZoo environment; without it, everything
still works. A reward is the deal's payoff for the seat, as a search counts it;
it comes when the deal ends.
"""
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Tuple

from . import spaces
from .engine import Engine, EngineError, Options
from .table import Observation, Table

try:
    from pettingzoo import AECEnv as Base
except ImportError:

    class Base:  # type: ignore[no-redef]
        """What PettingZoo's class does for its environments."""

        agents: List[str]
        possible_agents: List[str]
        agent_selection: str
        rewards: Dict[str, float]
        _cumulative_rewards: Dict[str, float]
        terminations: Dict[str, bool]
        truncations: Dict[str, bool]
        infos: Dict[str, Dict[str, Any]]

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> Any:
            return self

        def observe(self, agent: str) -> Any:
            raise NotImplementedError

        def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None
            return (
                seen,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            for _ in range(min(max_iter, 2**62)):
                if not self.agents:
                    return
                yield self.agent_selection

        def _clear_rewards(self) -> None:
            for agent in self.rewards:
                self.rewards[agent] = 0

        def _accumulate_rewards(self) -> None:
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action: Optional[int]) -> None:
            """An agent that has ended leaves with None; the next one that has ended is selected first."""
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for by_agent in (
                self.terminations,
                self.truncations,
                self.rewards,
                self._cumulative_rewards,
                self.infos,
            ):
                del by_agent[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            self._clear_rewards()

        def __str__(self) -> str:
            return type(self).__name__


class PakliEnv(Base):  # type: ignore[misc, unused-ignore]
    """One match at a time, of any game."""

    def __init__(
        self,
        game: str,
        options: Options = None,
        *,
        seats: Optional[int] = None,
        engine: Optional[Engine] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._own = engine is None
        self._engine = Engine() if engine is None else engine
        self._options = options
        self._game = game
        self._table: Optional[Table] = None
        self.encoding = self._engine.encoding(game, options, seats)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.seats)]
        self.agents: List[str] = []
        observed = spaces.observation_space(self.encoding.size, self.encoding.actions)
        chosen = spaces.action_space(self.encoding.actions)
        self.observation_spaces = {agent: observed for agent in self.possible_agents}
        self.action_spaces = {agent: chosen for agent in self.possible_agents}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        """The match, for callers who need more than numbers."""
        if self._table is None:
            raise ValueError("reset() comes first")
        return self._table

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """A new match; the same seed gives the same cards."""
        if self._table is not None:
            self._table.close()
        self._table = self._engine.new(
            self._game, self._options, seats=self.encoding.seats, seed=seed, observe=True
        )
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Dict[str, Any]:
        """`observation` and `action_mask`; the mask is empty unless it is the agent's turn."""
        seat = self.possible_agents.index(agent)
        seen = self.table.observation
        if seen is None or seen.seat != seat:
            seen = self.table.observe(seat)
        return self._as_dict(seen)

    def _as_dict(self, seen: Observation) -> Dict[str, Any]:
        return {
            "observation": spaces.floats(seen.numbers),
            "action_mask": spaces.mask(seen.actions, self.encoding.actions),
        }

    def step(self, action: Optional[int]) -> None:
        """An action of the selected agent; None once it has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has not ended: an action is expected")
        table = self.table
        try:
            table.play(action=int(action), observe=True)
        except EngineError as error:
            if error.id == "not-an-action":
                raise ValueError(f"action {action} is not one of the action mask of {agent}") from None
            raise
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if table.payoffs is not None:
            for seat, payoff in enumerate(table.payoffs):
                self.rewards[self.possible_agents[seat]] = payoff
        if table.over:
            self.terminations = {one: True for one in self.agents}
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        turn = self.table.turn
        for info in self.infos.values():
            info.clear()
        if turn is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[turn]
        seen = self.table.observation
        if seen is not None:
            self.infos[self.agent_selection]["action_mask"] = spaces.mask(seen.actions, self.encoding.actions)

    def render(self) -> Optional[str]:
        """What the seat at turn knows, as text."""
        table = self.table
        [reply] = self._engine.ask_all([{"do": "view", "table": table.name}])
        text: str = reply["text"]
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Ends the engine, if it was started for this environment."""
        if self._own:
            self._engine.close()
        elif self._table is not None:
            self._table.close()
            self._table = None


def env(game: str, options: Options = None, **more: Any) -> Any:
    """The environment; with PettingZoo installed, in the wrapper that checks the order of calls."""
    made = PakliEnv(game, options, **more)
    try:
        from pettingzoo.utils import wrappers
    except ImportError:
        return made
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(game: str, options: Options = None, **more: Any) -> PakliEnv:
    """The environment itself."""
    return PakliEnv(game, options, **more)
