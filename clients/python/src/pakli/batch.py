"""Many matches of one game for training: one write and one read per step, and arrays over one block of memory.

    with Engines(2) as engines:
        batch = Batch(engines, "ulti", 256, seed=1)
        chance = np.random.default_rng(1)
        while True:
            for row in batch.step(batch.random_actions(chance)):
                print("a deal at table", row, "has paid", batch.payoffs[row])

The engine and the arrays are described in docs/engine-protocol.md, "Batches". NumPy is needed.
"""
from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any, List, NamedTuple, Optional, Sequence, Union

from .engine import Engine, EngineClosed, EngineError, Options
from .table import Encoding, Observation

try:
    import numpy as np
except ImportError:
    np = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

_HEADER = struct.Struct("<BBHI")
_ERROR, _STEP = 0, 1

#: How a step left a table: in `Batch.ends`.
GOES_ON, DEAL_ENDED, MATCH_ENDED = 0, 1, 2


class _Share(NamedTuple):
    """The rows of one engine."""

    engine: Engine
    number: int
    rows: slice


class Batch:
    """`size` matches side by side. A finished match is replaced by a new one, each with its own seed.

    All arrays are overwritten by the next step: copy what you keep. The engines of a batch change nothing about its
    matches; with several, each plays a part of them on a core of its own.
    """

    #: What the seat to move knows, one row per table.
    numbers: NDArray[np.float32]
    #: The seat to move.
    seats: NDArray[np.int32]
    #: The number of its legal actions.
    counts: NDArray[np.int32]
    #: Where the actions of each table begin in `legal`; one entry more than there are tables.
    starts: NDArray[np.int64]
    #: The actions of all tables one after another.
    legal: NDArray[np.int32]
    #: GOES_ON, DEAL_ENDED, or MATCH_ENDED where a new match has begun.
    ends: NDArray[np.int32]
    #: What the deal that ended with the last step paid each seat; 0 if none ended.
    payoffs: NDArray[np.float64]
    #: The totals of the match after that deal; 0 if none ended.
    totals: NDArray[np.float64]
    #: The seed of the match at each table: `engine.new(game, seed=...)` deals the same cards.
    seeds: NDArray[np.int64]

    def __init__(
        self,
        engine: Union[Engine, Sequence[Engine]],
        game: str,
        size: int,
        options: Options = None,
        *,
        seats: Optional[int] = None,
        seed: int = 0,
    ) -> None:
        if np is None:
            raise ImportError("a Batch needs NumPy: pip install numpy")
        engines = [engine] if isinstance(engine, Engine) else list(engine)[:size]
        if not engines:
            raise ValueError("a Batch needs an engine and a table")
        self.size = size
        self.encoding: Encoding = engines[0].encoding(game, options, seats)
        self._shares: List[_Share] = []
        for index, one in enumerate(engines):
            rows = slice(size * index // len(engines), size * (index + 1) // len(engines))
            one.allow_frames()
            reply = one.ask(
                "batch",
                game=game,
                options=options,
                seats=self.encoding.seats,
                size=rows.stop - rows.start,
                seed=seed + rows.start,
                stride=size,
            )
            self._shares.append(_Share(one, reply["batch"], rows))
        self.numbers = np.zeros((size, self.encoding.size), "<f4")
        self.payoffs = np.zeros((size, self.encoding.seats), "<f8")
        self.totals = np.zeros_like(self.payoffs)
        self.seats, self.counts, self.ends = (np.zeros(size, "<i4") for _ in range(3))
        self.starts = np.zeros(size + 1, np.int64)
        self.seeds = seed + np.arange(size, dtype=np.int64)
        self._rows = np.arange(size)
        self._exchange(None)

    def step(self, actions: ArrayLike) -> NDArray[np.int64]:
        """Plays an action per table; returns the tables where a deal ended. A wrong action plays nothing."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.size,):
            raise ValueError(f"{self.size} actions are expected, not an array of shape {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        self._check(chosen)
        self._exchange(chosen.astype("<i4", copy=False))
        self.seeds[self.ends == MATCH_ENDED] += self.size
        ended: NDArray[np.int64] = np.flatnonzero(self.ends)
        return ended

    def rows_of_legal(self) -> NDArray[np.int64]:
        """The table of each action in `legal`."""
        rows: NDArray[np.int64] = np.repeat(self._rows, self.counts)
        return rows

    def random_actions(self, chance: np.random.Generator) -> NDArray[np.int32]:
        """Any legal action at every table."""
        picks = (chance.random(self.size) * self.counts).astype(np.int64)
        actions: NDArray[np.int32] = self.legal[self.starts[:-1] + picks]
        return actions

    def mask(self) -> NDArray[np.bool_]:
        """The legal actions as a table of truth values, for games whose actions are few."""
        mask = np.zeros((self.size, self.encoding.actions), np.bool_)
        mask[self.rows_of_legal(), self.legal] = True
        return mask

    def actions(self, row: int) -> NDArray[np.int32]:
        """The legal actions at one table."""
        return self.legal[self.starts[row] : self.starts[row + 1]]

    @property
    def observations(self) -> List[Observation]:
        """Table by table, for programs that do not need speed."""
        return [
            Observation(int(self.seats[row]), self.numbers[row], self.actions(row).tolist()) for row in range(self.size)
        ]

    def close(self) -> None:
        """Forgets all tables."""
        for engine, number, _ in self._shares:
            engine.ask("close", batch=number)

    def _check(self, actions: NDArray[Any]) -> None:
        found = np.bitwise_or.reduceat(self.legal == np.repeat(actions, self.counts), self.starts[:-1])
        if found.all():
            return
        row = int(np.flatnonzero(~found)[0])
        legal = ", ".join(map(str, self.actions(row).tolist()))
        message = f"table {row} of {self.size}: action {actions[row]} may not be done now, but {legal}"
        raise EngineError({"id": "not-an-action", "at": f"actions[{row}]", "message": message})

    def _exchange(self, actions: Optional[NDArray[np.int32]]) -> None:
        try:
            for engine, number, rows in self._shares:
                body = b"" if actions is None else actions[rows].tobytes()
                engine.send_bytes(_HEADER.pack(0, _STEP, number, len(body)) + body)
            parts = [self._receive(engine, rows) for engine, _, rows in self._shares]
        except KeyboardInterrupt:
            # The rest of a half-read frame would pass for the answer to the next request.
            for engine, _, _ in self._shares:
                engine.close()
            raise
        self.legal = parts[0] if len(parts) == 1 else np.concatenate(parts)
        np.cumsum(self.counts, out=self.starts[1:])

    def _receive(self, engine: Engine, rows: slice) -> NDArray[np.int32]:
        _, kind, _, length = _HEADER.unpack(engine.receive_bytes(_HEADER.size))
        if kind == _ERROR:
            raise EngineError(json.loads(engine.receive_bytes(length)))
        parts: List[Any] = [self.payoffs, self.totals, self.numbers, self.seats, self.counts, self.ends]
        for part in parts:
            length -= engine.receive_into(memoryview(part[rows]).cast("B"))
        if length < 0:
            raise EngineClosed("the engine and this package are of different versions")
        return np.frombuffer(engine.receive_bytes(length), "<i4")
