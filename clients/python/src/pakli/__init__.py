"""Card games with hidden cards for programs in Python.

    from pakli import Engine

    with Engine() as engine:
        table = engine.new("buddy-bluff", seed=1)
        while not table.over:
            table.play(table.moves()[0])
        print(table.totals)

`Table` is one match, `Batch` many of them for training, `pakli.env` an
environment with the interface of PettingZoo, and `Player` with `serve` a
program that sits down at Pakli's tables and in its arena. All of them speak to
`pakli engine`; nothing but Python itself is needed.
"""
from .batch import DEAL_ENDED, GOES_ON, MATCH_ENDED, Batch
from .engine import Engine, EngineClosed, EngineError, Engines, find_command
from .player import Go, Player, serve
from .table import Encoding, Field, Observation, Table

__all__ = [
    "Batch",
    "DEAL_ENDED",
    "Encoding",
    "Engine",
    "EngineClosed",
    "EngineError",
    "Engines",
    "Field",
    "GOES_ON",
    "Go",
    "MATCH_ENDED",
    "Observation",
    "Player",
    "Table",
    "find_command",
    "serve",
]
__version__ = "0.1.0"
