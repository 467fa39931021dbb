"""Spaces of observations and actions: Gymnasium's where it is installed, otherwise small ones of our own."""
from __future__ import annotations

import random
from typing import Any, Dict, Mapping, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

try:
    from gymnasium import spaces as gymnasium_spaces
except ImportError:
    gymnasium_spaces = None  # type: ignore[assignment]


class Space:
    """The permitted values."""

    def contains(self, value: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, value: Any) -> bool:
        return self.contains(value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))


class Discrete(Space):
    """A whole number below `n`."""

    def __init__(self, n: int) -> None:
        self.n = n

    def contains(self, value: Any) -> bool:
        return bool(int(value) == value and 0 <= value < self.n)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        if mask is None:
            return random.randrange(self.n)
        return random.choice([number for number in range(self.n) if mask[number]])


class Box(Space):
    """A vector of numbers between two bounds."""

    def __init__(self, low: float, high: float, shape: Sequence[int]) -> None:
        self.low, self.high, self.shape = low, high, tuple(shape)

    def contains(self, value: Any) -> bool:
        return len(value) == self.shape[0] and all(self.low <= number <= self.high for number in value)


class DictSpace(Space):
    """Values by name."""

    def __init__(self, spaces: Mapping[str, Space]) -> None:
        self.spaces: Dict[str, Space] = dict(spaces)

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def contains(self, value: Any) -> bool:
        return set(value) == set(self.spaces) and all(self.spaces[key].contains(value[key]) for key in value)


def action_space(actions: int) -> Any:
    return Discrete(actions) if gymnasium_spaces is None else gymnasium_spaces.Discrete(actions)


def observation_space(size: int, actions: int) -> Any:
    """The numbers of an observation next to the action mask, as in the classic environments."""
    if gymnasium_spaces is None:
        return DictSpace({"observation": Box(0, 1, (size,)), "action_mask": Box(0, 1, (actions,))})
    return gymnasium_spaces.Dict(
        {
            "observation": gymnasium_spaces.Box(0, 1, (size,), dtype=numpy.float32),
            "action_mask": gymnasium_spaces.Box(0, 1, (actions,), dtype=numpy.int8),
        }
    )


def floats(numbers: Any) -> Any:
    """As NumPy has them, or as they are."""
    return numbers if numpy is None else numpy.frombuffer(numbers, dtype=numpy.float32).copy()


def mask(actions: Sequence[int], space: int) -> Any:
    """The actions as 0 and 1."""
    found: Any = bytearray(space) if numpy is None else numpy.zeros(space, numpy.int8)
    for action in actions:
        found[action] = 1
    return found
