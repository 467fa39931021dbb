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
from .batch import Batch, Step
from .engine import Engine, EngineClosed, EngineError, find_command
from .player import Go, Player, serve
from .table import Encoding, Field, Observation, Table

__all__ = [
    "Batch",
    "Encoding",
    "Engine",
    "EngineClosed",
    "EngineError",
    "Field",
    "Go",
    "Observation",
    "Player",
    "Step",
    "Table",
    "find_command",
    "serve",
]
__version__ = "0.1.0"
