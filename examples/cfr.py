#!/usr/bin/env python3
"""Counterfactual regret minimisation for Kuhn poker, and how much a best response still wins: python3 examples/cfr.py

Three cards, one for each of two players, one unit of ante. A player passes or bets one unit; a bet is folded or called,
and the higher card wins. The game is small enough for exact answers: perfect play loses 1/18 for the first player.
"""
from __future__ import annotations

import sys
from itertools import permutations
from typing import Dict, List, Mapping, Sequence, Tuple

CARDS = (0, 1, 2)
DEALS: Tuple[Tuple[int, ...], ...] = tuple(permutations(CARDS, 2))
PASS, BET = "p", "b"
Strategy = Dict[str, List[float]]


def payoff(history: str, deal: Sequence[int]) -> float | None:
    """What the first player wins, once the deal is over."""
    higher = 1 if deal[0] > deal[1] else -1
    results = {"pp": higher, "bb": 2 * higher, "pbb": 2 * higher, "bp": 1, "pbp": -1}
    return results.get(history)


class Node:
    """An information set: the regrets of both moves, and how often each was chosen."""

    def __init__(self) -> None:
        self.regrets = [0.0, 0.0]
        self.sums = [0.0, 0.0]

    def strategy(self) -> List[float]:
        return normal([max(regret, 0) for regret in self.regrets])


def normal(weights: Sequence[float]) -> List[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [0.5, 0.5]


def train(rounds: int) -> Strategy:
    nodes: Dict[str, Node] = {}

    def visit(history: str, deal: Sequence[int], reach: Tuple[float, float]) -> float:
        """The value for the player to move; `reach` is how likely each player comes here."""
        mover = len(history) % 2
        end = payoff(history, deal)
        if end is not None:
            return end if mover == 0 else -end
        node = nodes.setdefault(f"{deal[mover]}{history}", Node())
        chances = node.strategy()
        values = []
        for move, chance in zip((PASS, BET), chances):
            further = (reach[0] * chance, reach[1]) if mover == 0 else (reach[0], reach[1] * chance)
            values.append(-visit(history + move, deal, further))
        value = sum(chance * one for chance, one in zip(chances, values))
        for at in (0, 1):
            node.regrets[at] += reach[1 - mover] * (values[at] - value)
            node.sums[at] += reach[mover] * chances[at]
        return value

    for _ in range(rounds):
        for deal in DEALS:
            visit("", deal, (1.0, 1.0))
    return {key: normal(node.sums) for key, node in nodes.items()}


def value(strategy: Mapping[str, Sequence[float]], history: str, deal: Sequence[int]) -> float:
    """What the first player wins when both play the strategy."""
    end = payoff(history, deal)
    if end is not None:
        return end
    chances = strategy[f"{deal[len(history) % 2]}{history}"]
    return sum(chance * value(strategy, history + move, deal) for move, chance in zip((PASS, BET), chances))


def best_response(strategy: Mapping[str, Sequence[float]], seat: int) -> float:
    """The seat's payoff under a best response to the strategy, which it knows."""

    def visit(history: str, reach: Mapping[Tuple[int, ...], float]) -> float:
        """Summed over the deals that the seat cannot tell apart, weighted by how likely the other player gets here."""
        ends = [(payoff(history, deal), chance) for deal, chance in reach.items()]
        if ends[0][0] is not None:
            return sum((end or 0) * chance for end, chance in ends) * (1 if seat == 0 else -1)
        mover = len(history) % 2
        if mover == seat:
            return max(visit(history + move, reach) for move in (PASS, BET))
        total = 0.0
        for at, move in enumerate((PASS, BET)):
            further = {deal: chance * strategy[f"{deal[mover]}{history}"][at] for deal, chance in reach.items()}
            total += visit(history + move, further)
        return total

    return sum(visit("", {deal: 1 / len(DEALS) for deal in DEALS if deal[seat] == card}) for card in CARDS)


def main(rounds: int) -> None:
    strategy = train(rounds)
    for key in sorted(strategy):
        print(f"{'JQK'[int(key[0])]} {key[1:] or '-':3} bets {strategy[key][1]:.3f}")
    worth = sum(value(strategy, "", deal) for deal in DEALS) / len(DEALS)
    exploit = (best_response(strategy, 0) + best_response(strategy, 1)) / 2
    print(f"value for the first player {worth:.4f} (exactly -1/18 = {-1 / 18:.4f}), exploitability {exploit:.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
