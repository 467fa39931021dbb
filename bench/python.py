"""Steps of random play through a Batch: processor microseconds per step of this process and of its engine, as JSON.

bench/python.ts runs it with a game; comparing a short and a long run cancels the engine's start-up.
"""
import json
import resource
import sys
import time

import numpy as np
from pakli import Batch, Engine

TABLES, SHORT, LONG = 128, 50, 450


def engine_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(game, steps):
    """Processor seconds of both sides."""
    chance, before = np.random.default_rng(1), engine_seconds()
    with Engine() as engine:
        batch = Batch(engine, game, TABLES, seed=1)
        began = time.process_time()
        for _ in range(steps):
            batch.step(batch.random_actions(chance))
        own = time.process_time() - began
    return own, engine_seconds() - before


short, long = run(sys.argv[1], SHORT), run(sys.argv[1], LONG)
python, engine = ((b - a) / (LONG - SHORT) / TABLES * 1e6 for a, b in zip(short, long))
print(json.dumps({"python": python, "engine": engine}))
