"""Players in Python that sit down at Pakli's tables and in its arena.

    class First(Player):
        name = "first"

        def choose(self, go: Go) -> str:
            return go.moves[0]

    serve(First())

    $ pakli arena mulle --players "cmd:python3 first.py,random"
"""
from __future__ import annotations

import json
import os
import sys
import traceback
from array import array
from typing import Any, Dict, List, Mapping, NamedTuple, Optional

from .table import Observation, observation_of


class Go(NamedTuple):
    """A decision for a player: one of `moves`, for the seat whose view it is."""

    game: str
    version: int
    options: Any
    #: `pakli.views` has its type, game by game.
    view: Any
    moves: List[str]
    #: `{"ms": N}` or `{"steps": N}`.
    budget: Dict[str, float]
    #: For a player with `observe = True`.
    observation: Optional[Observation] = None

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    @property
    def numbers(self) -> "array[float]":
        """What the seat knows, as numbers (docs/encodings.md)."""
        numbers: "array[float]" = self._observed().numbers
        return numbers

    @property
    def actions(self) -> List[int]:
        """The action of each of `moves`."""
        return self._observed().actions

    def move_of(self, action: int) -> str:
        """The text of a legal action."""
        actions = self.actions
        if action not in actions:
            raise ValueError(f"action {action} may not be done now, but {', '.join(map(str, actions))}")
        return self.moves[actions.index(action)]

    def _observed(self) -> Observation:
        if self.observation is None:
            raise ValueError("no numbers were sent: set observe = True in the player, and play with a newer pakli")
        return self.observation


class Player:
    """Override `choose`. With `observe = True` the player also receives numbers and actions."""

    observe: bool = False

    name: str = "python"
    version: str = "1"

    def choose(self, go: Go) -> str:
        """One of `go.moves`."""
        raise NotImplementedError


def answer(player: Player, request: Mapping[str, Any]) -> Dict[str, Any]:
    """The reply to one request of the player half."""
    do = request.get("do")
    if do == "hello":
        reply = {"ok": True, "protocol": 1, "name": player.name, "version": player.version}
        return {**reply, "observe": True} if player.observe else reply
    if do == "stop":
        return {"ok": True, "stopped": False}
    if do != "go":
        return _refusal("unknown-request", "do", "one of hello, go, stop is expected")
    try:
        go = Go(
            game=request["game"],
            version=request["version"],
            options=request.get("options"),
            view=request["view"],
            moves=request["moves"],
            budget=request["budget"],
            observation=_observation_in(request),
        )
    except KeyError as error:
        return _refusal("bad-request", str(error.args[0]), "is missing")
    try:
        return {"ok": True, "move": player.choose(go)}
    except Exception as error:  # The host gets the error; the reason is in the log.
        traceback.print_exc(file=sys.stderr)
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{os.path.basename(place.filename)}, line {place.lineno}"
        return _refusal("internal", "do", f"{type(error).__name__}: {error} ({where})")


def _observation_in(request: Mapping[str, Any]) -> Optional[Observation]:
    seen = request.get("observation")
    return None if seen is None else observation_of({"seat": request["view"]["seat"], **seen})


def _refusal(id: str, at: str, message: str) -> Dict[str, Any]:
    return {"ok": False, "error": {"id": id, "at": at, "message": message}}


def serve(player: Player) -> None:
    """Answers on stdin and stdout until stdin ends. `choose` may print: its output goes to stderr."""
    out = sys.stdout
    sys.stdout = sys.stderr
    try:
        for line in sys.stdin:
            if not line.strip():
                continue
            try:
                request = json.loads(line)
            except ValueError as error:
                request, reply = {}, _refusal("bad-json", "line", str(error))
            else:
                if isinstance(request, dict):
                    reply = answer(player, request)
                else:
                    request, reply = {}, _refusal("bad-request", "line", "a JSON object is expected")
            if "id" in request:
                reply["id"] = request["id"]
            out.write(json.dumps(reply) + "\n")
            out.flush()
    finally:
        sys.stdout = out
