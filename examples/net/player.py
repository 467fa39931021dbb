"""A trained net as a player: pakli arena duel --with examples/duel.ts --players "cmd:python3 examples/net/player.py,casual" """
from __future__ import annotations

import sys
from pathlib import Path

import net
import numpy as np
from pakli import Go, Player, serve

WEIGHTS = Path(__file__).with_name("duel.npz")


class NetPlayer(Player):
    """Chooses the action that the net prefers."""

    name = "net"
    #: Requests numbers and actions from the host.
    observe = True

    def __init__(self, weights: Path) -> None:
        self.weights = net.load(weights)

    def choose(self, go: Go) -> str:
        seen = np.frombuffer(go.numbers, np.float32)[None]
        if seen.shape[1] != len(self.weights["hidden"]):
            raise ValueError(f"this net was not trained on {go.game} by these rules")
        _, liking, _ = net.think(self.weights, seen)
        return go.moves[int(liking[0, go.actions].argmax())]


if __name__ == "__main__":
    serve(NetPlayer(Path(sys.argv[1]) if len(sys.argv) > 1 else WEIGHTS))
