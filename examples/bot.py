#!/usr/bin/env python3
"""An outside player for Pakli: one JSON object per line in, one out (docs/engine-protocol.md).

It knows a little about Buddy Bluff: it gives packages to the player with the
fewest cards, and otherwise throws a card on the pool. In any other game it
chooses the first legal move. Try it:

    pakli play buddy-bluff --against "cmd:python3 examples/bot.py"
"""
from __future__ import annotations

import json
import sys
from typing import Any


def choose(request: dict[str, Any]) -> str:
    """Moves are texts; the answer must be one of them."""
    moves: list[str] = request["moves"]
    view: dict[str, Any] = request["view"]
    if request["game"] != "buddy-bluff":
        return moves[0]
    slots = view["slots"]

    def cost(move: str) -> tuple[int, int]:
        card, _, target = move.partition(">")
        if not target:
            return (1, 0)
        if int(target) == view["seat"]:
            return (2, 0)
        return (0, len(slots[int(target)]["cards"]))

    return min(moves, key=cost)


def answer(request: dict[str, Any]) -> dict[str, Any]:
    do = request.get("do")
    if do == "hello":
        return {"ok": True, "protocol": 1, "name": "bot.py", "version": "1"}
    if do == "go":
        return {"ok": True, "move": choose(request)}
    if do == "stop":
        return {"ok": True}
    message = "hello, go or stop is expected"
    return {"ok": False, "error": {"id": "unknown-request", "at": "do", "message": message}}


for line in sys.stdin:
    if line.strip():
        request = json.loads(line)
        reply = answer(request)
        if "id" in request:
            reply["id"] = request["id"]
        print(json.dumps(reply), flush=True)
