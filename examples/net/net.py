"""A small net in NumPy alone: it maps an observation to a preference for each action and an expected payoff."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, Tuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
#: Losses may be summed in 64 bits.
Slopes = NDArray[np.floating[Any]]
Weights = Dict[str, Floats]
HIDDEN = 128


def new_weights(numbers: int, actions: int, chance: np.random.Generator) -> Weights:
    """The outputs start near 0, so that all actions start out equal."""

    def layer(rows: int, columns: int, scale: float) -> Floats:
        return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

    return {
        "hidden": layer(numbers, HIDDEN, (2 / numbers) ** 0.5),
        "hidden_bias": np.zeros(HIDDEN, np.float32),
        "liking": layer(HIDDEN, actions, 0.01),
        "liking_bias": np.zeros(actions, np.float32),
        "value": layer(HIDDEN, 1, 0.01),
        "value_bias": np.zeros(1, np.float32),
    }


def think(weights: Weights, seen: Floats) -> Tuple[Floats, Floats, Floats]:
    """The hidden layer, the net's preference for each action, and its expected payoff of the deal."""
    hidden = np.maximum(seen @ weights["hidden"] + weights["hidden_bias"], 0)
    liking = hidden @ weights["liking"] + weights["liking_bias"]
    value = hidden @ weights["value"] + weights["value_bias"]
    return hidden, liking, value[:, 0]


def chances(liking: Floats, legal: NDArray[np.bool_]) -> Floats:
    """The probability of each action, given the preferences (softmax)."""
    liked = np.where(legal, liking, np.float32(-1e9))
    weights = np.exp(liked - liked.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found


def slopes(weights: Weights, seen: Floats, hidden: Floats, on_liking: Slopes, on_value: Slopes) -> Weights:
    """The gradient of a loss with respect to each weight, given that of the two outputs."""
    on_hidden = on_liking @ weights["liking"].T + on_value @ weights["value"].T
    on_hidden[hidden <= 0] = 0
    return {
        "hidden": seen.T @ on_hidden,
        "hidden_bias": on_hidden.sum(axis=0),
        "liking": hidden.T @ on_liking,
        "liking_bias": on_liking.sum(axis=0),
        "value": hidden.T @ on_value,
        "value_bias": on_value.sum(axis=0),
    }


class Adam:
    """The Adam optimiser."""

    def __init__(self, weights: Weights) -> None:
        self.first: Weights = {name: np.zeros_like(part) for name, part in weights.items()}
        self.second: Weights = {name: np.zeros_like(part) for name, part in weights.items()}
        self.steps = 0

    def update(self, weights: Weights, found: Weights, rate: float) -> None:
        self.steps += 1
        scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in found.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            weights[name] -= scale * self.first[name] / (np.sqrt(self.second[name]) + 1e-6)


def save(weights: Weights, path: Path) -> None:
    """In 16 bits, which is exact enough for play."""
    halves: Dict[str, Any] = {name: part.astype(np.float16) for name, part in weights.items()}
    np.savez_compressed(path, **halves)


def load(path: Path) -> Weights:
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}
