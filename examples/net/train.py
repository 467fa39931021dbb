"""Trains a net from nothing by playing against itself (proximal policy optimisation).

    python3 examples/net/train.py --out net.npz

The game is Duel (examples/duel.ts); `--game` names another whose actions are few.
"""
from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import List, NamedTuple

# The matrix products are small: more than one thread costs more than it gains, and NumPy reads this only once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import net
import numpy as np
from net import Floats, Weights
from numpy.typing import NDArray
from pakli import Batch, Engines

DUEL = Path(__file__).resolve().parents[1] / "duel.ts"
TABLES, STEPS = 256, 32
#: How far the odds of an action may move in one round, and the weights of the other loss terms.
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01
#: How much of a surprise is credited to earlier choices.
TRACE = 0.9
EPOCHS, PART = 3, 2048


class Plays(NamedTuple):
    """One step at every table."""

    seats: NDArray[np.int32]
    seen: Floats
    legal: NDArray[np.bool_]
    actions: NDArray[np.int64]
    odds: Floats
    values: Floats
    #: The payoff of a deal that ended with the step, minus the value of the next position.
    ended: NDArray[np.bool_]
    payoffs: NDArray[np.float64]


def choose(weights: Weights, batch: Batch, chance: np.random.Generator) -> Plays:
    """A sampled action at every table."""
    rows = np.arange(batch.size)
    # The arrays of a batch are overwritten by its next step.
    seen, legal, seats = batch.numbers.copy(), batch.mask(), batch.seats.copy()
    _, liking, values = net.think(weights, seen)
    odds = net.chances(liking, legal)
    lots = chance.random((batch.size, 1), np.float32)
    actions = np.minimum((odds.cumsum(axis=1) <= lots).sum(axis=1), legal.shape[1] - 1)
    actions = np.where(legal[rows, actions], actions, odds.argmax(axis=1))
    batch.step(actions)
    return Plays(seats, seen, legal, actions, odds[rows, actions], values, batch.ends > 0, batch.payoffs.copy())


def surprises(plays: List[Plays], fair: float) -> List[Floats]:
    """The advantage of each choice over the expectation; NaN where the deal continues beyond the last step."""
    size, seats = plays[0].payoffs.shape
    rows = np.arange(size)
    expected = np.full((size, seats), np.nan, np.float32)
    trace = np.zeros((size, seats), np.float32)
    found: List[Floats] = []
    for step in reversed(plays):
        expected[step.ended] = step.payoffs[step.ended] - fair
        trace[step.ended] = 0
        surprise = expected[rows, step.seats] - step.values + TRACE * trace[rows, step.seats]
        trace[rows, step.seats] = surprise
        # Before it, the seat expected what it expects now.
        expected[rows, step.seats] = np.where(np.isnan(surprise), np.nan, step.values)
        found.append(surprise)
    return found[::-1]


def learn(weights: Weights, adam: net.Adam, plays: List[Plays], fair: float, rate: float, chance: np.random.Generator) -> None:
    surprise = np.concatenate(surprises(plays, fair))
    known = ~np.isnan(surprise)
    surprise = surprise[known]
    seen, legal, actions, before, values = (
        np.concatenate([getattr(step, name) for step in plays])[known]
        for name in ("seen", "legal", "actions", "odds", "values")
    )
    goal = values + surprise
    surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(len(goal)), max(1, len(goal) // PART)):
            rows = np.arange(len(part))
            hidden, liking, expects = net.think(weights, seen[part])
            odds = net.chances(liking, legal[part])
            ratio = odds[rows, actions[part]] / before[part]
            too_far = np.where(surprise[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(too_far, 0, -surprise[part] * ratio)
            on_liking = -odds * push[:, None]
            on_liking[rows, actions[part]] += push
            logs = np.log(odds + 1e-8)
            on_liking += ENTROPY_WEIGHT * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            on_value = VALUE_WEIGHT * (expects - goal[part])[:, None]
            slopes = net.slopes(weights, seen[part], hidden, on_liking / len(part), on_value / len(part))
            adam.update(weights, slopes, rate)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--rounds", type=int, default=400, help="rounds of learning, 8,192 moves each")
    parser.add_argument("--engines", type=int, default=2, help="processes that deal and keep the rules")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = np.random.default_rng(given.seed)
    with Engines(given.engines, guests=[DUEL]) as engines:
        batch = Batch(engines, given.game, TABLES, seed=1_000_000 * given.seed)
        weights = net.new_weights(batch.encoding.size, batch.encoding.actions, chance)
        adam, began = net.Adam(weights), time.monotonic()
        for number in range(1, given.rounds + 1):
            plays = [choose(weights, batch, chance) for _ in range(STEPS)]
            paid = np.concatenate([step.payoffs[step.ended] for step in plays])
            learn(weights, adam, plays, float(paid.mean()), 2e-3 * (1 - 0.95 * number / given.rounds), chance)
            if number % 20 == 0 or number == given.rounds:
                sure = np.concatenate([step.odds for step in plays]).mean()
                print(f"round {number}, {time.monotonic() - began:.0f} s: chooses with {sure:.0%}", flush=True)
    net.save(weights, given.out)


if __name__ == "__main__":
    main()
