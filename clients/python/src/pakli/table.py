"""One match, and what its seats know."""
from __future__ import annotations

import base64
import sys
from array import array
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, NamedTuple, Optional

if TYPE_CHECKING:
    from .engine import Engine


class Field(NamedTuple):
    """A group of related numbers in an observation."""

    name: str
    start: int
    size: int
    meaning: str


class Encoding(NamedTuple):
    """A game as numbers: `size` of them in an observation, and `actions` actions."""

    game: str
    version: int
    seats: int
    size: int
    actions: int
    fields: List[Field]


class Observation(NamedTuple):
    """What a seat knows as numbers from 0 to 1, and its legal actions."""

    seat: int
    #: An `array` of floats; a row of NumPy's in a batch.
    numbers: Any
    actions: List[int]

    def mask(self, space: int) -> bytearray:
        """The actions as 0 and 1."""
        mask = bytearray(space)
        for action in self.actions:
            mask[action] = 1
        return mask


def observation_of(reply: Mapping[str, Any]) -> Observation:
    numbers = array("f")
    numbers.frombytes(base64.b64decode(reply["numbers"]))
    if sys.byteorder == "big":
        numbers.byteswap()
    return Observation(reply["seat"], numbers, reply["actions"])


#: Left out: the seat at turn.
AT_TURN = -1


class Table:
    """A match at an engine. Its attributes hold the state after the last request."""

    game: str
    seats: int
    #: Counted from 1, of `deals` in the match.
    deal_number: int
    deals: int
    #: The seat to move; None while cards are to be dealt and at the end.
    turn: Optional[int]
    over: bool
    totals: List[float]
    #: At the end.
    places: Optional[List[int]]
    #: What the deal that ended with the last move paid each seat; None if none ended.
    payoffs: Optional[List[float]]
    #: Of the seat to move, if requested.
    observation: Optional[Observation]
    seed: Optional[int]

    def __init__(self, engine: Engine, name: str, reply: Mapping[str, Any]) -> None:
        self.engine = engine
        self.name = name
        self.seed = reply.get("seed")
        self.update(reply)

    def update(self, reply: Mapping[str, Any]) -> None:
        """Takes over what a reply says."""
        self.game = reply["game"]
        self.seats = reply["seats"]
        self.deal_number = reply["deal"]
        self.deals = reply["deals"]
        self.turn = reply["turn"] if isinstance(reply["turn"], int) else None
        self.over = reply["over"]
        self.totals = reply["totals"]
        self.places = reply.get("places")
        self.payoffs = reply.get("payoffs")
        seen = reply.get("observation")
        self.observation = None if seen is None else observation_of(seen)

    def _ask(self, do: str, **keys: Any) -> Dict[str, Any]:
        return self.engine.ask(do, table=self.name, **keys)

    def view(self, seat: Optional[int] = AT_TURN) -> Any:
        """All that a seat knows; None is a spectator, and the default is the seat to move.

        `pakli.views` has its type, game by game: `view: MulleView = table.view()`.
        """
        request: Dict[str, Any] = {"do": "view", "table": self.name}
        if seat != AT_TURN:
            request["seat"] = seat
        [reply] = self.engine.ask_all([request])
        return reply["view"]

    def moves(self) -> List[str]:
        """The legal moves of the seat to move, as texts."""
        moves: List[str] = self._ask("moves")["moves"]
        return moves

    def observe(self, seat: Optional[int] = None) -> Observation:
        """What a seat knows as numbers; the default is the seat to move."""
        return observation_of(self._ask("observe", seat=seat))

    def play(
        self,
        move: Optional[str] = None,
        *,
        action: Optional[int] = None,
        seat: Optional[int] = None,
        observe: bool = False,
    ) -> List[Dict[str, Any]]:
        """Plays a text or an action and returns the moves and deals that happened."""
        chosen = None if action is None else int(action)
        reply = self._ask("play", move=move, action=chosen, seat=seat, observe=observe or None)
        self.update(reply)
        steps: List[Dict[str, Any]] = reply["steps"]
        return steps

    def deal(self, outcome: Optional[str] = None) -> List[Dict[str, Any]]:
        """Deals at a table with `chance="ask"`: the given cards, or random ones."""
        reply = self._ask("deal", outcome=outcome)
        self.update(reply)
        steps: List[Dict[str, Any]] = reply["steps"]
        return steps

    def undo(self, seat: Optional[int] = None) -> int:
        """Takes back the last move of a seat, or of all; returns the seat that made it."""
        reply = self._ask("undo", seat=seat)
        self.update(reply)
        undone: int = reply["undone"]
        return undone

    def think(
        self,
        player: Optional[str] = None,
        *,
        steps: Optional[int] = None,
        ms: Optional[float] = None,
        seed: Optional[int] = None,
    ) -> str:
        """The move that one of Pakli's players would make, given the view of the seat to move."""
        reply = self._ask("view")
        view = reply["view"]
        budget = {"ms": ms} if ms is not None else {"steps": 1 if steps is None else steps}
        answer = self.engine.ask(
            "go",
            game=self.game,
            version=self._ask("state")["version"],
            options=view["options"],
            view=view,
            moves=reply["moves"],
            budget=budget,
            player=player,
            seed=seed,
        )
        move: str = answer["move"]
        return move

    def state(self) -> Dict[str, Any]:
        """The full state with all cards: for the table's operator, never for a player."""
        return self._ask("state")

    def record(self) -> str:
        """The match so far, for `load`, `pakli replay` and `pakli analyse`."""
        record: str = self._ask("record")["record"]
        return record

    def close(self) -> None:
        """Forgets the table."""
        self._ask("close")
