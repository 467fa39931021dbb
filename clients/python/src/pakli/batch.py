"""Many tables of one game in one process, for training: one write and one read for a move at all of them."""
from __future__ import annotations

from array import array
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence

from .engine import Engine, EngineError, Options
from .table import Encoding, Observation, Table


class Step(NamedTuple):
    """What a move at one table has brought."""

    #: Who moved.
    seat: int
    #: What the deal that ended with it brought each seat, or None.
    payoffs: Optional[List[float]]
    #: The match is over, and another has begun in its place.
    over: bool
    #: Match totals at its end, else None.
    totals: Optional[List[float]]


class Batch:
    """`size` matches side by side. One that is over begins anew, each match with a seed of its own.

        batch = Batch(engine, "ulti", 64, seed=1)
        while True:
            steps = batch.step([choose(one) for one in batch.observations])
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        size: int,
        options: Options = None,
        *,
        seats: Optional[int] = None,
        seed: int = 0,
    ) -> None:
        self.engine = engine
        self.encoding: Encoding = engine.encoding(game, options, seats)
        self._options = options
        self._seed = seed
        self._names = [engine.table_name() for _ in range(size)]
        replies = engine.ask_all(self._new(name) for name in self._names)
        self.tables: List[Table] = [Table(engine, name, reply) for name, reply in zip(self._names, replies)]

    def _new(self, name: str) -> Dict[str, Any]:
        request: Dict[str, Any] = {"do": "new", "table": name, "game": self.encoding.game}
        request.update(seats=self.encoding.seats, seed=self._seed, observe=True)
        if self._options is not None:
            request["options"] = self._options
        self._seed += 1
        return request

    @property
    def observations(self) -> List[Observation]:
        """Of the seat at turn, at every table."""
        return [_seen(table.observation) for table in self.tables]

    def numbers(self) -> "array[float]":
        """All observations in one array, a row for every table: `numpy.frombuffer(..., "f4").reshape(len(tables), -1)`."""
        joined = array("f")
        for seen in self.observations:
            joined.extend(seen.numbers)
        return joined

    def step(self, actions: Sequence[int]) -> List[Step]:
        """An action at every table. One that may not be done is raised as an error when all others are played."""
        if len(actions) != len(self.tables):
            raise ValueError(f"{len(self.tables)} actions are expected, not {len(actions)}")
        seats = [_seen(table.observation).seat for table in self.tables]
        # All of them before the first is played: what is no number plays nothing.
        chosen = [int(action) for action in actions]
        replies = self.engine.replies_to(
            {"do": "play", "table": name, "action": action, "observe": True}
            for name, action in zip(self._names, chosen)
        )
        steps: List[Step] = []
        ended: List[int] = []
        for index, (table, reply) in enumerate(zip(self.tables, replies)):
            if not reply["ok"]:
                continue
            table.update(reply)
            totals = table.totals if table.over else None
            steps.append(Step(seats[index], table.payoffs, table.over, totals))
            if table.over:
                ended.append(index)
        fresh: List[Mapping[str, Any]] = [self._new(self._names[index]) for index in ended]
        for index, reply in zip(ended, self.engine.ask_all(fresh)):
            self.tables[index] = Table(self.engine, self._names[index], reply)
        for reply in replies:
            if not reply["ok"]:
                raise EngineError(reply["error"])
        return steps

    def close(self) -> None:
        """Forgets all tables."""
        self.engine.ask_all({"do": "close", "table": name} for name in self._names)


def _seen(observation: Optional[Observation]) -> Observation:
    if observation is None:
        raise ValueError("a table without a seat at turn")
    return observation
