"""Plays random games beside the engine: a model of a game, written from its rules alone, has to agree at every step.

A model is a class with the members of `Model`. It shares no code with the engine, so a mistake has to be made twice
to stay hidden. `main` is the command of such a model:

    python3 examples/schnapsen/test/model.py --games 10000 --seed 1
"""
from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Type

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "clients" / "python" / "src"))
from pakli import Engine  # noqa: E402


class Model:
    """One deal: `turn` is a seat, "chance" or "over"."""

    turn: Any

    def __init__(self, options: Dict[str, Any], starter: int) -> None:
        raise NotImplementedError

    def legal(self) -> List[str]:
        """The moves in the engine's order."""
        raise NotImplementedError

    def step(self, text: str) -> None:
        """A move of the seat to move, or the cards dealt."""
        raise NotImplementedError

    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        """Parts of a seat's view, by the engine's names."""
        raise NotImplementedError

    def texts(self) -> List[str]:
        """Texts that are moves in some position; where they are not listed they must be refused."""
        raise NotImplementedError

    def scores(self) -> List[int]:
        raise NotImplementedError


class Differs(Exception):
    pass


def expect(what: str, engine: Any, model: Any) -> None:
    if engine != model:
        raise Differs(f"{what}: the engine says {engine}, the model {model}")


def play_one(engine: Engine, game: str, model_of: Type[Model], rules: str, seed: int) -> int:
    """One match of one deal, by random moves; returns the number of moves."""
    chance = random.Random(seed)
    engine.ask("new", game=game, options=rules, seed=seed, chance="ask")
    state = engine.ask("state")
    model = model_of(state["options"], state["starter"])
    seats: List[Optional[int]] = [*range(state["seats"]), None]
    moves = 0
    turn = state["turn"]
    while True:
        expect("turn", turn, model.turn)
        if turn == "over":
            break
        if turn == "chance":
            request: Dict[str, Any] = {"do": "deal"}
        else:
            legal = model.legal()
            wrong = chance.choice(model.texts())
            answers: List[Dict[str, Any]] = [{"do": "moves"}]
            if chance.random() < 0.25:
                answers.append({"do": "view", "seat": chance.choice(seats)})
            if wrong not in legal:
                answers.append({"do": "play", "move": wrong})
            listed, *rest = engine.replies_to(answers)
            expect("moves", listed["moves"], legal)
            for reply in rest:
                if "view" in reply:
                    for key, value in model.view(reply["seat"]).items():
                        expect(f"{key} of seat {reply['seat']}", reply["view"][key], value)
                elif reply["ok"]:
                    raise Differs(f"{wrong} is accepted; the model lists {legal}")
            request = {"do": "play", "move": chance.choice(legal)}
            moves += 1
        [reply] = engine.ask_all([request])
        for step in reply["steps"]:
            model.step(step["text"])
        turn = "over" if reply["over"] else reply["turn"]
    expect("totals", reply["totals"], model.scores())
    return moves


def main(game: str, module: Path, model_of: Type[Model], rule_sets: Sequence[str]) -> None:
    options = argparse.ArgumentParser(description=f"random games of {game} beside the engine")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    moves = 0
    with Engine(guests=[module]) as engine:
        for number in range(given.games):
            seed, rules = given.seed + number, rule_sets[number % len(rule_sets)]
            try:
                moves += play_one(engine, game, model_of, rules, seed)
            except Differs as difference:
                sys.exit(f"{game}, rules '{rules}', seed {seed}: {difference}\n{engine.ask('record')['record']}")
    print(f"{game}: {given.games} games from seed {given.seed}, {moves} moves, no difference")
